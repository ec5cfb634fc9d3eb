"""Two people by link, neither of whom is told the other's blueprint or places before the round is scored."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import pytest
from playwright.sync_api import Browser

from .blueprints import Architect
from .links import invite, sit_down, whoever_is_asked
from .served import Served
from .visitor import Visitor
from .wire import Message, overheard

pytestmark = pytest.mark.xdist_group("secrets")  # so that one worker plays the round for all
LOOKS_BACK = {4: 0, 9: 1}  # after so many decisions, who leafs back in the log


@dataclass
class Side:
    """One of the two: the screen, and everything that came over the line to it."""

    seated: Architect
    heard: list[Message]

    @property
    def before_the_reveal(self) -> list[Message]:
        return self.heard[: next(number for number, message in enumerate(self.heard) if revealed(message))]

    def plan(self, seat: int) -> str:
        """Somebody's blueprint, as it came with the reveal."""
        players = next(found for found in map(revealed, self.heard) if found)
        plan: str = players[seat]["plan"]
        return plan

    def built(self, seat: int) -> list[str]:
        """A revealed building as its squares are read aloud on this screen."""
        return self.seated.page.locator(f".revealed[data-seat='{seat}'] [data-square] .unseen").all_inner_texts()


def view_of(message: Message) -> Message:
    view: Message = (message.get("position") or {}).get("view") or {}
    return view


def revealed(message: Message) -> list[Message]:
    """The buildings of a scored round, if a message shows them."""
    players: list[Message] = (view_of(message).get("revealed") or {}).get("players", [])
    return players


@pytest.fixture(scope="module")
def sides(browser: Browser, house: Served) -> Iterator[list[Side]]:
    """A round, played to its reveal by two people."""
    visitors = [Visitor(browser, house.address).prefer(autoplay=False, flat=True) for _ in range(2)]
    heard = [overheard(visitor.page) for visitor in visitors]
    sit_down(visitors[1], invite(visitors[0], Architect.game))
    seats = [Architect.here(visitor) for visitor in visitors]
    for decision in count():
        decide(seats)
        if decision in LOOKS_BACK:
            look_back(seats[LOOKS_BACK[decision]])
        if all(seated.reveal.count() for seated in seats):
            break
    yield [Side(seated, messages) for seated, messages in zip(seats, heard, strict=True)]
    assert [trouble for visitor in visitors for trouble in visitor.leave()] == []


def decide(seats: list[Architect]) -> None:
    """Whoever is asked decides, and both hear of it."""
    asked = whoever_is_asked(*seats)
    before = asked.told()
    asked.decide()
    for seated in seats:
        seated.hears(before + 1)


def look_back(seated: Architect) -> None:
    past = seated.page.get_by_role("region", name=seated.visitor.say("web-past"))
    seated.page.keyboard.press("ArrowLeft")
    past.wait_for()
    seated.page.keyboard.press("Escape")
    past.wait_for(state="detached")


def told_of(seat: int, plan: str, messages: list[Message]) -> set[str]:
    """What messages tell of somebody's building: its blueprint in any words at all, its dice's places, its score."""
    found = {"blueprint" for message in messages if plan in json.dumps(message)}
    for message in messages:
        player = view_of(message).get("players", {seat: {}})[seat]
        found |= {"score" for name in ("lines", "score") if player.get(name) is not None}
        found |= {"place" for die in player.get("dice", []) if (die["row"], die["column"], die["floor"]) != (None,) * 3}
        moves = [line["action"] or {} for line in message.get("log", []) if line["seat"] == seat]
        found |= {"move" for move in moves if move.get("do") == "place"}
    return found


@pytest.mark.parametrize("reader", [0, 1])
def test_nobody_is_told_of_the_others_building_before_the_reveal(sides: list[Side], reader: int) -> None:
    other = 1 - reader
    heard = sides[reader].before_the_reveal
    assert {"snapshot", "moves", "looked"} <= {message["type"] for message in heard}
    assert told_of(other, sides[reader].plan(other), heard) == set()


@pytest.mark.parametrize("owner", [0, 1])
def test_the_same_check_finds_everything_in_what_the_owner_is_told(sides: list[Side], owner: int) -> None:
    heard = sides[owner].before_the_reveal
    assert told_of(owner, sides[owner].plan(owner), heard) == {"blueprint", "place", "score", "move"}


def test_at_the_reveal_both_see_both_buildings(sides: list[Side]) -> None:
    for seat in range(2):
        mine, theirs = [side.built(seat) for side in sides]
        assert mine == theirs
        assert len(mine) == 6
    assert sides[0].built(0) != sides[0].built(1)
