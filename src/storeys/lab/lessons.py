"""A workbench for whoever writes a lesson: what happens after a seed and the learner's moves, bots answering greedily.

    python -m storeys.lab.lessons towers 3 17 "bid 3" "take sand 12"     # game, seats, seed, the learner's moves

It prints every decision as a lesson's script wants it, then the position and what the learner may do there.
"""

import sys

from ..bots import make, policies_for
from ..games.kit import generator
from ..play import Match

BUDGET = 1.0


def played(game: str, seats: int, seed: int, moves: list[str]) -> Match:
    """The match after the learner's moves and the answers to them; the learner sits in the first seat."""
    match, to_come = Match(game, seats, seed=seed), list(moves)
    bot = make(policies_for(match.game)[-1], match.game)
    while not match.over and (match.to_move != 0 or to_come):
        seat = match.to_move
        if seat == 0:
            match.play(to_come.pop(0), seat)
        else:
            match.play(bot.choose(match.view(seat), seat, BUDGET, generator(match.standing)), seat)
    return match


def main(game: str, seats: str, seed: str, *moves: str) -> None:
    """Print what a script of these moves would be, and where it leads."""
    match = played(game, int(seats), int(seed), list(moves))
    for entry in match.log():
        print(f"{entry.seat:3d} {entry.words}")
    print(match.game.show(match.view(0)))
    print(*(match.words(action) for action in match.legal_actions()), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
