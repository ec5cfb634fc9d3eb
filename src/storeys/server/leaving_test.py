"""Leaving in mid-game and coming back; and chairs that the maker gives to bots before it begins."""

from collections.abc import Callable

import pytest

from .client import Browser, Json
from .lobby_test import refusal

Browsers = Callable[..., Browser]


def two_at(host: Browser, guest: Browser, **wishes: object) -> str:
    """A table of two, Anna having joined."""
    table: str = host.new_table("me", "open", listed=True, **wishes)["table"]
    guest.post("me", {"name": "Anna"})
    guest.post(f"tables/{table}/join", {})
    return table


def told(seat: Json) -> tuple[object, ...]:
    return tuple(seat[name] for name in ("name", "kind", "mine", "left", "back"))


@pytest.mark.parametrize(("bots_take_over", "heir"), [(True, "bot"), (False, "open")])
def test_the_chair_of_who_leaves_keeps_its_name_and_its_player_may_come_back(
    browser: Browsers, bots_take_over: bool, heir: str
) -> None:
    host, guest = browser(), browser()
    table = two_at(host, guest, bots_take_over=bots_take_over)
    with host.sit(table) as mine, guest.sit(table) as theirs:
        for sitting in (mine, theirs):
            sitting.until("snapshot")
        guest.post(f"tables/{table}/leave")
        for sitting in (mine, theirs):
            sitting.until(lambda message: message.get("seats", [{}])[-1].get("left"))
        assert told(mine.seats[1]) == ("Anna", heir, False, True, False)
        assert told(theirs.seats[1]) == ("Anna", heir, False, True, True)
        assert not theirs.seats[1]["here"]
        assert guest.post(f"tables/{table}/join", {})["seat"] == 1
        snapshot = theirs.until(lambda message: message["type"] == "snapshot" and message["seats"][1]["mine"])
        assert told(snapshot["seats"][1]) == ("Anna", "person", True, False, False)
        while not (mine.position or {})["choices"] and not (theirs.position or {})["choices"]:
            mine.receive()  # whoever is to move is asked again
        acting = mine if (mine.position or {})["choices"] else theirs
        assert acting.play()["type"] == "accepted"


def test_nobody_comes_back_when_it_is_over_or_when_somebody_else_sits_there(browser: Browsers) -> None:
    host, guest, third = browser(), browser(), browser()
    table = two_at(host, guest, bots_take_over=False)
    guest.post(f"tables/{table}/leave")
    assert third.post(f"tables/{table}/join", {})["seat"] == 1
    assert refusal(lambda: guest.post(f"tables/{table}/join", {})).code == "full"
    assert not host.get(f"tables/{table}")["seats"][1]["left"]


def test_the_maker_gives_an_open_chair_to_a_bot_and_opens_it_again(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open", "open", listed=True)["table"]

    def give(seat: int, to: str, who: Browser = host) -> str:
        who.post(f"tables/{table}/chair", {"seat": seat, "to": to})
        kind: str = host.get(f"tables/{table}")["seats"][seat]["kind"]
        return kind

    assert [give(1, "bot"), give(1, "bot"), give(1, "open"), give(2, "bot")] == ["bot", "bot", "open", "bot"]
    assert refusal(lambda: give(1, "bot", guest)).code == "not-yours"
    assert refusal(lambda: give(0, "bot")).code == "taken"
    assert refusal(lambda: give(7, "bot")).code == "taken"
    give(1, "bot")  # the last chair: the match begins
    with host.sit(table) as sitting:
        sitting.until_my_turn()
    assert refusal(lambda: give(1, "open")).code == "begun"


def test_at_a_rematch_bots_sit_where_they_played_on(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = two_at(host, guest)
    guest.post(f"tables/{table}/leave")
    with host.sit(table) as sitting:
        while not (sitting.position or {}).get("over"):
            sitting.until_my_turn()
            if (sitting.position or {})["choices"]:
                sitting.play()
        sitting.until(lambda message: message.get("phase") == "over")
    new = host.post(f"tables/{table}/rematch")["table"]
    assert told(host.get(f"tables/{new}")["seats"][1]) == ("", "bot", False, False, False)
