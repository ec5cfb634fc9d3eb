"""A whole match with real hands, as a table plays it, saved to a file that `storeys verify` can check.

    python -m storeys.lab.skyscrapers.shaken FILE [--hands trembling] [--seats 3] [--seed N] [--player middling]
                                             [--careless]

Everybody plays like the greedy bot, or, being careless, as it would with calm hands; the first move that can be taken
back is taken back once. Where everybody uses a hand of their own, the paths are those of a simulated player.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ...bots import make
from ...games.kit import OWN_HAND, generator
from ...games.skyscrapers import GAME
from ...games.skyscrapers.state import CALM, OWN, STEADY, TREMBLING, State
from ...hands.skyscrapers import hands
from ...hands.skyscrapers.players import PLAYERS, Player
from ...play import Match
from ...play.episodes import Record

HANDS = {"steady": STEADY, "trembling": TREMBLING, "own": OWN}
BY_NAME = {player.name: player for player in PLAYERS}


def played(mode: str, seats: int, seed: int, player: Player, careless: bool = False) -> Iterator[Match]:
    """The match after every episode, and at its end."""
    match = Match(GAME, seats, {"hands": HANDS[mode]}, seed=seed, hands=True)
    poses, mind, whim, took_back = hands.first_poses(), make("greedy", GAME), generator(seed), False
    while not match.over:
        if match.awaits_hand:
            poses = settle(match, poses)
            yield match
            continue
        action = mind.choose(seen(match, careless), match.to_move, 1.0, whim)
        match.play(action, hand=partial(path_for, f"{seed} {match.lines}".encode(), player))
        if not took_back and not match.awaits_hand and match.can_undo():
            match.undo()
            took_back = True
    yield match


def seen(match: Match, careless: bool) -> State:
    """What the bot decides by; one that is careless plays as if nothing could fall."""
    view: State = match.view(match.to_move)
    if careless:
        view.hands = CALM
    return view


def settle(match: Match, poses: str) -> str:
    """What a simulation finds is what happens; how everything stands after it."""
    errand = match.errand()
    answer = hands.simulate(hands.question(errand.before, errand.action, errand.tremor, errand.path, poses))
    match.settle(answer.events, Record(answer.engine, answer.calm))
    return answer.poses


def path_for(noise: bytes, player: Player, whose: int) -> str | None:
    """The path with which a decision is carried out, if it needs one."""
    if whose != OWN_HAND:
        return None
    return hands.path([list(sample) for sample in player.by_pointer(noise).path])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m storeys.lab.skyscrapers.shaken")
    parser.add_argument("out", type=Path)
    parser.add_argument("--hands", choices=HANDS, default="trembling")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", choices=BY_NAME, default="middling")
    parser.add_argument("--careless", action="store_true")
    chosen = parser.parse_args()
    *_, match = played(chosen.hands, chosen.seats, chosen.seed, BY_NAME[chosen.player], chosen.careless)
    match.save(chosen.out)
    print(match.question().message, *match.scores())


if __name__ == "__main__":
    main()
