"""A kept match once more: its log in sentences, a position, the score sheets."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..games.kit import SPECTATOR, Json
from ..play import Entry, Match, load
from .board import draw_view
from .narration import with_hints
from .problems import NoSuchMove, NoSuchSeat
from .screen import Screen
from .sheet import show_sheets, show_winners
from .sitters import seated


def replay(screen: Screen, path: Path, move: int | None, seat: int | None, as_json: bool) -> None:
    """The log up to a move and the position there, as a seat or somebody who only watches may see them."""
    whole = load(path)
    check(whole, move, seat)
    viewer = SPECTATOR if seat is None else seat
    match = whole if move is None else rewound(whole, move)
    log = whole.log(viewer)[:move]
    view = match.state if whole.over else match.view(viewer)
    if as_json:
        screen.write_json(_rows(match, log, view))
        return
    sitters = seated(match.players, screen.words)
    names = [sitter.name for sitter in sitters]
    screen.write(*with_hints(whole, log, sitters, screen.words))
    draw_view(screen, match.game, view, log, names)
    show_sheets(screen, match, names, view)
    if match.over:
        show_winners(screen, match, sitters)


def check(match: Match, move: int | None, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise NoSuchSeat(seat=seat, last=match.seats - 1)
    if move is not None and not 0 <= move <= len(match.log()):
        raise NoSuchMove(move=move, last=len(match.log()))


def rewound(match: Match, move: int) -> Match:
    """The match as it stood after so many lines of its log."""
    again = Match(match.game, match.seats, match.options, chance=None, players=match.players, version=match.version)
    for entry in match.log()[:move]:
        again.repeat(entry.seat, entry.words, entry.undo, entry.hand)
    return again


def _rows(match: Match, log: list[Entry], view: Any) -> Iterator[Json]:
    """One object a move, then the position, then how it stands."""
    for number, entry in enumerate(log, 1):
        yield {"move": number, **asdict(entry)}
    yield {"position": match.game.as_json(view), "to_move": match.to_move}
    yield {"scores": match.scores(view), "ranks": match.ranks(view), "over": match.over, "players": match.players}
