"""The table in a terminal: boards, questions and answers, logs, score sheets and tables of figures."""
