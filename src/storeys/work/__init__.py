"""Work that is done beside a server: in other processes, on this machine or on another one.

Everything that computes for long is a *kind* of work with a name (`kinds.py`): what comes of a hand, what a bot does,
what a hint says, what a review finds. A question of a kind and its answer are JSON (`wire.py`); a worker (`worker.py`)
is a process that is asked line by line and answers line by line. It knows the rules and the bots, but no server, no
table and no database, and whoever asks for a decision gives it nothing but a view.
"""
