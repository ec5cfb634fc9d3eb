"""Why a move is better than the next: from what a search has found to a sentence."""

from collections.abc import Sequence
from typing import Any

import pytest

from storeys.games.kit import Game, Note
from storeys.games.towers import GAME
from storeys.words import LANGUAGES, Words

from . import telling
from .search import Option
from .telling import gain, reasons

SURE, UNSURE = 0.01, 0.2  # standard errors


def option(share: float, points: float, error: float = SURE, seat: int = 0) -> Option:
    """A way to move as the seat to move sees it; the other seat has the rest."""
    shares, results = [1 - share, share], [0.0, points]
    turned = (shares[::-1], results[::-1]) if seat == 0 else (shares, results)
    return Option((1,), 400, tuple(turned[0]), tuple(turned[1]), error, share)


def told(best: tuple[float, float], instead: tuple[float, float], error: float = SURE, alone: bool = False) -> Note:
    return gain(0, option(*best, error), option(*instead, error), alone)


@pytest.mark.parametrize(
    ("best", "instead", "message", "arguments"),
    [
        ((0.62, 31.8), (0.55, 30.0), "hint-both", {"wins": 7, "more": 1.8}),
        ((0.62, 30.2), (0.55, 30.0), "hint-wins", {"wins": 7}),
        ((0.62, 28.0), (0.55, 30.0), "hint-wins", {"wins": 7}),  # with fewer points, but it wins
        ((0.56, 31.8), (0.55, 30.0), "hint-points", {"more": 1.8}),
        ((0.55, 30.1), (0.55, 30.0), "hint-equal", {}),
        ((0.55, 28.0), (0.55, 30.0), "hint-equal", {}),
    ],
)
def test_what_a_move_brings_is_told_by_wins_and_points_as_far_as_they_differ(
    best: tuple[float, float], instead: tuple[float, float], message: str, arguments: dict[str, Any]
) -> None:
    assert told(best, instead) == Note(message, arguments)


def test_a_difference_that_could_be_chance_is_none() -> None:
    assert told((0.62, 30.0), (0.55, 30.0), UNSURE) == Note("hint-equal", {})
    assert told((0.62, 31.0), (0.55, 30.0), UNSURE) == Note("hint-points", {"more": 1.0})


def test_alone_it_is_about_the_goal() -> None:
    assert told((0.62, 55.0), (0.55, 50.0), alone=True) == Note("hint-goal", {"wins": 7})


def test_the_seat_to_move_counts() -> None:
    assert gain(1, option(0.62, 31.8, seat=1), option(0.55, 30.0, seat=1), alone=False).message == "hint-both"


def test_that_nothing_else_can_be_done_is_said_only_where_it_is_so() -> None:
    placing = (
        "seats 2, starter 0, passes 0\nbuilding 0, spoken 2, bid {} by 0\ndisplay {} plant-4 scrap-5 spooky-6\n0:\n1:"
    )
    one, two = (GAME.parse(placing.format(*each)) for each in ((1, "candy-7* sand-12"), (2, "candy-7* sand-12*")))
    alone = [option(0.5, 30.0)]
    assert reasons(GAME, one, 0, alone) == [Note("hint-only", {})]
    assert reasons(GAME, two, 0, alone) == [Note("hint-settled", {})]  # in whatever order, it comes to the same


def test_what_the_game_has_to_say_comes_first_and_it_may_have_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    own: list[Note | None] = [Note("towers-hint-sand", {"value": 5}), None]

    def tell(view: Any, seat: int, option: Option, instead: Option) -> Note | None:
        assert option.shares[seat] > instead.shares[seat]
        return own.pop(0)

    def tell_of(game: Game) -> telling.Tell:
        return tell

    monkeypatch.setattr(telling, "_tell_of", tell_of)
    ways: Sequence[Option] = [option(0.62, 31.8), option(0.55, 30.0), option(0.4, 20.0)]
    assert [note.message for note in reasons(GAME, None, 0, ways)] == ["towers-hint-sand", "hint-both"]
    assert [note.message for note in reasons(GAME, None, 0, ways)] == ["hint-both"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_with_what_it_is_given(language: str) -> None:
    words = Words(language)
    pairs = [((0.62, 31.8), (0.55, 30.0)), ((0.62, 30.2), (0.55, 30.0)), ((0.55, 31.8), (0.55, 30.0))]
    notes = [told(*pair) for pair in pairs] + [told((0.5, 1.0), (0.5, 1.0)), told((0.9, 1.0), (0.5, 1.0), alone=True)]
    sentences = [words.say(note.message, **note.arguments, instead="X") for note in notes]
    assert len(set(sentences)) == len(notes)
    assert all("X" in sentence for sentence in sentences)


def test_a_decimal_is_written_as_the_language_does() -> None:
    said = {language: Words(language).say("hint-points", more=1.8, instead="X") for language in LANGUAGES}
    assert said["en"] == "About 1.8 points better than “X”."
    assert said["pl"] == "Mniej więcej o 1,8 punktu lepiej niż „X”."
    assert said["hu"] == "Körülbelül 1,8 ponttal jobb, mint „X”."
    assert said["ro"] == "Cu aproximativ 1,8 puncte mai bine decât „X”."
