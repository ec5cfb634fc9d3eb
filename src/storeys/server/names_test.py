"""Names can be seen, are nobody else's at the table, and not those of bots."""

import threading
from collections.abc import Callable

import pytest

from ..words import LANGUAGES, Words
from . import names
from .client import Browser
from .letters import likeness, visible
from .lobby_test import refusal
from .names import is_reserved, told_apart, unlike
from .rows import SeatRow

Browsers = Callable[..., Browser]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("A\u0000d\na", "A d a"),
        ("Zoe\u0308", "Zoë"),
        ("\u3164\u115fAda\u2800", "Ada"),
        ("Ada\U000e0041", "Ada"),
        ("Łukasz Őry Ștefan", "Łukasz Őry Ștefan"),
        ("Анна 安娜 🙂", "Анна 安娜 🙂"),
        ("a" + "\u0301" * 30, "á\u0301\u0301"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(written: str, shown: str) -> None:
    assert visible(written) == shown


@pytest.mark.parametrize(
    "written", ["", " ", "\u200b\u200c", "\u3164", "\u2800", "\u00a0\u2003", "\u0301", "\ufe0f\u00ad"]
)
def test_a_name_of_which_nothing_can_be_seen_is_none(browser: Browsers, written: str) -> None:
    assert visible(written) == ""
    if written:
        assert refusal(lambda: browser().post("me", {"name": written})).code == "malformed"


@pytest.mark.parametrize(
    "other",
    ["ada", "ADA", "A d a", "Ａｄａ", "Аdа", "Ädá", "A\u200bda", "Ada\u0301"],
)
def test_names_that_look_alike_are_alike(other: str) -> None:
    assert likeness(other) == likeness("Ada")


@pytest.mark.parametrize("other", ["Adam", "Eda", "Ada!", "Ada 2", "安娜"])
def test_names_that_look_different_are_different(other: str) -> None:
    assert likeness(other) != likeness("Ada")


def test_of_equal_names_the_later_has_a_number_and_no_number_is_there_twice() -> None:
    names = ["Ada", "Ada (2)", "ada", "", "Bob", "Аdа", ""]
    seats = told_apart([SeatRow(seat, "person", name=name) for seat, name in enumerate(names)])
    assert [seat.name for seat in seats] == ["Ada", "Ada (2)", "ada (3)", "", "Bob", "Аdа (4)", ""]
    assert unlike("Eve", ["Ada", "Bob"]) == "Eve"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_a_bot_a_chair_or_chance(language: str) -> None:
    words = Words(language)
    for name in (
        words.say("bot-name", bot="greedy", number=2),
        words.say("bot-name", bot="random", number=1).upper(),
        "Greedy",
        words.say("seat-name", seat=3),
        words.say("chance"),
    ):
        assert is_reserved(name)
    assert not is_reserved("Ada")
    assert not is_reserved("Robot")


def test_a_reserved_name_is_refused_with_a_sentence(browser: Browsers) -> None:
    host = browser()
    assert refusal(lambda: host.post("me", {"name": "Greedy  bot\u200b 1"})).problem["say"] == {
        "message": "server-reserved-name",
        "arguments": {},
        "rule": None,
    }
    chairs = [{"kind": "me"}, {"kind": "neighbour", "name": "Random bot 1"}]
    assert refusal(lambda: host.post("tables", {"game": "towers", "chairs": chairs})).code == "reserved-name"


def test_at_a_table_everybody_has_a_name_of_his_own_also_in_chat(browser: Browsers) -> None:
    host, guest, watcher = browser(), browser(), browser()
    for one in (host, guest, watcher):
        one.post("me", {"name": "Ada"})
    table = host.new_table("me", "open", listed=True)["table"]
    guest.post(f"tables/{table}/join", {})
    assert [seat["name"] for seat in host.get(f"tables/{table}")["seats"]] == ["Ada", "Ada (2)"]
    with host.sit(table) as sitting, guest.sit(table) as second, watcher.sit(table) as third:
        for number, speaker in enumerate((sitting, second, third)):
            speaker.until("snapshot")
            speaker.send("chat", text=f"line {number}", id=f"the-line-{number}")
            assert sitting.until("chat")["line"]["name"] == ["Ada", "Ada (2)", "Ada (3)"][number]
    listed = {info["table"]: info for info in watcher.get("tables?listed=1")}
    assert [seat["name"] for seat in listed[table]["seats"]] == ["Ada", "Ada (2)"]


def test_what_bots_and_chairs_are_called_is_read_beside_the_loop(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All words of all languages are read for it, which takes a second."""
    readers: list[str] = []

    def nothing_reserved() -> frozenset[str]:
        readers.append(threading.current_thread().name)
        return frozenset()

    monkeypatch.setattr(names, "_reserved", nothing_reserved)
    host = browser()
    host.post("me", {"name": "Ada"})
    host.post("tables", {"game": "towers", "chairs": [{"kind": "me"}, {"kind": "neighbour", "name": "Bea"}]})
    assert len(readers) == 2
    assert all(reader.startswith("rules") for reader in readers)
