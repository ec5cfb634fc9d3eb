"""What hands spoil at a served table, fed by the test: falls, put-backs, loose rivets, elimination and collapse."""

from collections.abc import Callable
from typing import Any

import pytest

from storeys.games.kit import copy
from storeys.games.skyscrapers import GAME
from storeys.games.skyscrapers.kinds import COLLAPSE, FELL, LOOSE, SETTLED
from storeys.games.skyscrapers.state import CROWD, WORKERS, State
from storeys.hands import Answer
from storeys.play.episodes import Errand

from .client import Browser, Json, Sitting
from .conftest import Running
from .hands import Handiwork

Browsers = Callable[..., Browser]
Spoil = Callable[[State], list[int]]


def feed(monkeypatch: pytest.MonkeyPatch, *wanted: Spoil) -> None:
    """Let one thing after the other go wrong, each as soon as it can; everything else goes well."""
    left = list(wanted)

    async def carry_out(_: Handiwork, game: Any, errand: Errand, poses: str | None, __: str) -> Answer:
        after = copy(errand.before)
        game.apply_action(after, errand.action)
        events = left[0](after) if left else []
        if events:
            left.pop(0)
        ends = events and events[-1] == COLLAPSE
        return Answer((*events, *([] if ends else [SETTLED])), f"{poses or ''}.", b"motion", "fed", False, 0.0)

    monkeypatch.setattr(Handiwork, "carry_out", carry_out)


def somebody_else_falls(after: State) -> list[int]:
    """A worker of a player who did not do it."""
    others = (number for number in range(CROWD) if number // WORKERS != after.seat)
    return next(([FELL + number] for number in others if GAME.can_happen(after, FELL + number)), [])


def loose(after: State) -> list[int]:
    return [LOOSE] if GAME.can_happen(after, LOOSE) else []


def collapse(after: State) -> list[int]:
    return [COLLAPSE] if GAME.can_happen(after, COLLAPSE) else []


def watched(browser: Browser, until: Callable[[Json], bool], seats: int = 3) -> Sitting:
    """A match of bots, as far as that."""
    options = {"hands": 1, "lowest_space": -10}
    name = browser.new_table(*["bot:greedy"] * seats, game=GAME.name, options=options, speed="once")["table"]
    with browser.sit(name) as sitting:
        assert sitting.until_log(lambda log: any(map(until, log)))
    return sitting


def does(line: Json, do: str) -> bool:
    return bool(line["action"]) and line["action"]["do"] == do


@pytest.mark.rule("S-28")
def test_a_fall_costs_the_culprit_and_its_owner_puts_the_worker_back(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed(monkeypatch, somebody_else_falls)
    log = watched(browser(), lambda line: does(line, "return")).log
    fell = next(place for place, line in enumerate(log) if does(line, "fell"))
    back = next(place for place, line in enumerate(log) if does(line, "return"))
    assert log[fell]["motion"]
    assert does(log[fell + 1], "settled")
    assert (log[back]["seat"], back) == (log[fell]["action"]["seat"], fell + 2)
    assert log[fell - 1]["seat"] not in (None, log[back]["seat"])
    assert not any(line["motion"] for line in log[back : back + 1])  # a put-back is not simulated


@pytest.mark.rule("S-31")
def test_a_loose_rivet_is_pressed_home_in_an_episode_of_its_own(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed(monkeypatch, loose)
    log = watched(browser(), lambda line: does(line, "pressed")).log
    pressed = next(place for place, line in enumerate(log) if does(line, "pressed"))
    first = next(place for place, line in enumerate(log) if does(line, "loose"))
    assert log[first]["motion"]
    assert not log[pressed]["motion"]  # that it is pressed is certain; what comes of it is not
    assert len([line for line in log[first:pressed] if line["motion"]]) == 1


@pytest.mark.rule("S-30")
def test_a_collapse_ends_the_game_at_once(server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, collapse)
    sitting = watched(browser(), lambda line: does(line, "collapse"))
    position = sitting.position or {}
    culprit = next(line["seat"] for line in reversed(sitting.log) if line["seat"] is not None)
    assert position["over"]
    assert (does(sitting.log[-1], "collapse"), sitting.log[-1]["motion"]) == (True, True)
    assert position["ranks"][culprit] == 3
    assert sitting.seed


@pytest.mark.rule("S-29")
def test_whoever_lets_too_many_fall_is_out(server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, *[somebody_else_falls] * 100)
    sitting = watched(browser(), lambda line: any(note["message"] == "skyscrapers-note-out" for note in line["notes"]))
    assert sum(does(line, "fell") for line in sitting.log) > 2
