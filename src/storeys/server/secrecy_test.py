"""Nothing that a reader may not know goes over the wire to it: tried on a game in which cards are hidden."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.checks import wager
from storeys.play import FairChance, Match

from .client import Browser, Sitting

Browsers = Callable[..., Browser]

CARDS = [f'"{card}"' for card in wager.CARDS]


@pytest.fixture(autouse=True)
def hidden_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "wager", wager.GAME)


def dealt(seed: int) -> list[str]:
    """The cards that chance deals from a seed."""
    match = Match(wager.GAME, 3, seed=seed)
    return [str((entry.data or {})["card"]) for entry in match.log()]


def seeds_that_differ_for(others: list[int], but_not_for: int) -> tuple[int, int]:
    first = dealt(0)
    for seed in range(1, 1000):
        cards = dealt(seed)
        if cards[but_not_for] == first[but_not_for] and all(cards[seat] != first[seat] for seat in others):
            return 0, seed
    raise AssertionError("no such seed")


def told(browser: Browsers, monkeypatch: pytest.MonkeyPatch, seed: int) -> dict[str, list[Any]]:
    """Everything that each reader of a table hears before the match is over."""
    monkeypatch.setattr(FairChance, "fresh", classmethod(lambda cls: cls.numbered(seed)))
    people = {name: browser() for name in ("seat 0", "seat 1", "seat 2", "spectator")}
    table = people["seat 0"].new_table("me", "open", "open", game="wager", listed=True)["table"]
    for name in ("seat 1", "seat 2"):
        people[name].post(f"tables/{table}/join", {})
    with ExitStack() as stack:
        sittings = {name: stack.enter_context(one.sit(table)) for name, one in people.items()}
        for sitting in sittings.values():
            sitting.until("snapshot")
        for seat in range(2):
            pry(sittings[f"seat {seat}"], seat)
            sittings[f"seat {seat}"].play({"do": "bet", "coins": 1 + seat}, id=f"the-bet-{seat}")
            for sitting in sittings.values():
                sitting.until_line(4 + seat)
        for name, sitting in sittings.items():
            pry(sitting, int(name[-1]) if name != "spectator" else 0)
        return {name: without_chance_names(sitting.heard, table) for name, sitting in sittings.items()}


def pry(sitting: Sitting, seat: int) -> None:
    """Ask everything a curious reader could ask."""
    number = len([text for text in sitting.heard if '"people"' not in text])  # who came when is a matter of luck
    sitting.ask("why", id=f"why-{number:08}", seat=seat, action={"do": "deal", "card": "high"})
    sitting.ask("play", id=f"try-{number:08}", seat=seat, at=len(sitting.log), action={"do": "bet", "coins": 9})
    sitting.ask("undo", id=f"und-{number:08}", seat=seat, at=0)
    for line in range(6):
        sitting.ask("look", id=f"look-{line:08}", line=line)


def without_chance_names(heard: list[str], table: str) -> list[Any]:
    """Messages without what is random and secret to nobody: the table's names, and who came when."""
    messages = [json.loads(text.replace(table, "TABLE")) for text in heard]
    for message in messages:
        for name in ("code", "commitment"):
            if message["type"] == "snapshot":
                message.pop(name)
    return [message for message in messages if message["type"] != "people" and message.pop("seats", True)]


@pytest.mark.parametrize(
    ("reader", "others"), [("seat 0", [1, 2]), ("seat 1", [0, 2]), ("seat 2", [0, 1])], ids=["0", "1", "2"]
)
def test_what_a_seat_is_told_does_not_depend_on_the_cards_of_others(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch, reader: str, others: list[int]
) -> None:
    one, two = seeds_that_differ_for(others, but_not_for=int(reader[-1]))
    assert told(browser, monkeypatch, one)[reader] == told(browser, monkeypatch, two)[reader]


def test_what_a_spectator_is_told_does_not_depend_on_any_card(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (told(browser, monkeypatch, seed)["spectator"] for seed in seeds_that_differ_for([0, 1], 2))
    assert first == second
    assert not any(card in json.dumps(first) for card in CARDS)


def test_the_comparison_would_find_a_leak(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storeys.server.pictures.reader_of", lambda match, mine: 0)
    one, two = seeds_that_differ_for([0, 2], but_not_for=1)
    assert told(browser, monkeypatch, one)["seat 1"] != told(browser, monkeypatch, two)["seat 1"]


# --- Neighbours at one screen ----------------------------------------------------------------------------------------


@pytest.fixture
def neighbours(browser: Browsers) -> Iterator[Sitting]:
    host = browser()
    table = host.new_table("me", "neighbour", "neighbour", game="wager")["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        yield sitting


def test_neighbours_are_shown_the_cards_of_whoever_is_to_move_and_nobody_elses(neighbours: Sitting) -> None:
    for seat in range(3):
        cards = (neighbours.position or {})["view"]["cards"]
        readable = [line["seat"] for line in neighbours.log if line["action"] and line["action"]["do"] == "deal"]
        assert [card != "hidden" for card in cards] == [other == seat for other in range(3)]
        assert len(readable) == 1
        neighbours.play({"do": "bet", "coins": 1})
    assert (neighbours.position or {})["over"]


def test_when_the_match_is_over_the_whole_log_is_open(neighbours: Sitting) -> None:
    for _ in range(3):
        neighbours.play({"do": "bet", "coins": 1})
    assert all(line["action"] for line in neighbours.log)
    assert "hidden" not in (neighbours.position or {})["view"]["cards"]
    assert neighbours.seed
