"""The ladder: bots play blocks of matches, and it is told who is stronger, by how much, and how sure that is.

A *block* is one seed of chance, played by all line-ups of the players over all rotations of their seats: luck of the
seat and luck of the draw are the same for everybody in it. So blocks are independent of each other and matches of one
block are not, and every interval is one over blocks.

    plan.py      what a ladder is
    lineups.py   who sits where in each match of a block
    players.py   who plays: a bot by its name, or a search with a budget
    matches.py   one match
    crew.py      many at once, in processes
    record.py    what was played, in a file that survives being cut off
    shares.py    who took how much of the wins, with intervals; solitaire.py for those who play alone
    betting.py   when it is sure enough to stop
    rating.py    one number for the strength of each player
    running.py   all of it in order
    figures.py   the rows that come of it, drawing.py a picture of them

Nothing here needs more than NumPy, and Numba where a player does: `python -m storeys.lab.ladder` runs on a machine that
has only these.
"""
