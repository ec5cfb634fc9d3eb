"""How much one player, or one address, may have of everything; each limit says so in a sentence of its own."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from ..play.take_backs import IN_A_TURN
from .client import Browser, RefusedError
from .conftest import Running, running
from .settings import Settings
from .store import CHAT_KEPT

Browsers = Callable[..., Browser]


@pytest.fixture
def strict(settings: Settings) -> Iterator[Running]:
    """A server that allows little."""
    with running(
        replace(settings, player_tables=3, player_listed=1, address_listed=2, chat_rate=0.0, chat_burst=2)
    ) as server:
        yield server


def refused(asking: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(RefusedError) as refusal:
        asking()
    return refusal.value.code, str(refusal.value.problem["say"]["message"])


# --- Tables ----------------------------------------------------------------------------------------------------------


def test_a_player_has_only_so_many_matches_going_on(strict: Running) -> None:
    with Browser(strict.address) as ada:
        tables = [ada.new_table("me", "open")["table"] for _ in range(3)]
        assert refused(lambda: ada.new_table("me", "open")) == ("many-tables", "server-many-tables")
        ada.delete(f"tables/{tables[0]}")
        assert ada.new_table("me", "open")


def test_chairs_at_the_tables_of_others_count_too(strict: Running) -> None:
    with Browser(strict.address) as ada, Browser(strict.address) as bob:
        codes = [ada.new_table("me", "open")["code"] for _ in range(3)]
        bob.new_table("me", "open")
        for code in codes[:2]:
            bob.post("join", {"code": code})
        assert refused(lambda: bob.post("join", {"code": codes[2]}))[0] == "many-tables"
        bob.post("join", {"code": codes[0]})  # where Bob sits already


def test_a_match_that_is_over_counts_no_longer(strict: Running) -> None:
    with Browser(strict.address) as ada:
        for _ in range(4):
            with ada.sit(ada.new_table("me", "bot:random")["table"]) as sitting:
                sitting.until("snapshot")
                while not (sitting.position or {})["over"]:
                    sitting.until_my_turn()
                    if (sitting.position or {})["choices"]:
                        sitting.play()


def test_matches_of_bots_alone_are_their_makers(strict: Running) -> None:
    with Browser(strict.address) as ada, Browser(strict.address) as bob:
        made = {ada.new_table("bot:random", "bot:random")["table"] for _ in range(3)}
        assert refused(lambda: ada.new_table("me", "open"))[0] == "many-tables"
        assert {table["table"] for table in ada.get("tables?mine=true")} == made
        assert bob.new_table("me", "open")


def test_only_some_tables_of_a_player_stand_in_the_list(strict: Running) -> None:
    with Browser(strict.address) as ada:
        ada.new_table("me", "open", listed=True)
        assert refused(lambda: ada.new_table("me", "open", listed=True)) == ("many-listed", "server-many-listed")
        assert ada.new_table("me", "open", listed=False)


def test_only_some_tables_of_an_address_stand_in_the_list(strict: Running) -> None:
    with Browser(strict.address) as ada, Browser(strict.address) as bob, Browser(strict.address) as eve:
        ada.new_table("me", "open", listed=True)
        bob.new_table("me", "open", listed=True)
        assert refused(lambda: eve.new_table("me", "open", listed=True))[0] == "many-listed"
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}  # the tests come from this machine, which may be a proxy
        with Browser(strict.address, **elsewhere) as far:
            assert far.new_table("me", "open", listed=True)


def test_the_address_itself_is_not_stored(strict: Running) -> None:
    with Browser(strict.address) as ada:
        table = ada.new_table("me", "open")["table"]
        with ada.sit(table) as sitting:
            sitting.until("snapshot")
            mark = strict.server.tables.live[table].row.address
        assert len(mark) == 64
        assert "127.0.0.1" not in mark


# --- Chat and names --------------------------------------------------------------------------------------------------


def test_somebody_who_talks_without_end_is_asked_to_wait_at_every_table(strict: Running) -> None:
    with Browser(strict.address) as ada:
        for lines, table in enumerate(ada.new_table("me", "open")["table"] for _ in range(2)):
            with ada.sit(table) as sitting:
                sitting.until("snapshot")
                for _ in range(2 - 2 * lines):
                    assert sitting.ask("chat", text="Hello!")["type"] == "accepted"
                answer = sitting.ask("chat", text="Hello again!")
                assert (answer["code"], answer["say"]["message"]) == ("too-fast", "server-too-fast")


def test_a_line_of_chat_and_a_name_that_are_too_long_are_refused_as_such(browser: Browsers) -> None:
    ada = browser()
    assert refused(lambda: ada.post("me", {"name": "A" * 41})) == ("too-long", "server-too-long")
    assert refused(lambda: ada.post("me", {"name": 41}))[0] == "malformed"
    with ada.sit(ada.new_table("me", "open")["table"]) as sitting:
        sitting.until("snapshot")
        answer = sitting.ask("chat", text="A" * 501)
        assert (answer["code"], answer["say"]["message"]) == ("too-long", "server-too-long")
        assert sitting.ask("ping")["type"] == "pong"


def test_lines_of_chat_that_nobody_is_shown_any_more_are_not_kept(browser: Browsers) -> None:
    ada = browser()
    table = ada.new_table("me", "open")["table"]
    with ada.sit(table) as sitting:
        sitting.until("snapshot")
        for number in range(CHAT_KEPT + 5):
            sitting.ask("chat", text=f"line {number}")
    with ada.sit(table) as sitting:
        lines = sitting.until("snapshot")["chat"]
    assert [line["number"] for line in lines] == list(range(6, CHAT_KEPT + 6))


# --- Take-backs ------------------------------------------------------------------------------------------------------


def test_taking_back_without_end_is_refused_and_no_longer_offered(browser: Browsers) -> None:
    ada = browser()
    with ada.sit(ada.new_table("me", "neighbour")["table"]) as sitting:
        sitting.until("snapshot")
        seat = (sitting.position or {})["to_move"]
        for _ in range(IN_A_TURN):
            sitting.play()
            assert (sitting.position or {})["can_undo"]
            assert sitting.ask("undo", seat=seat, at=len(sitting.log))["type"] == "accepted"
        sitting.play()
        assert (sitting.position or {})["can_undo"] == []
        answer = sitting.ask("undo", seat=seat, at=len(sitting.log))
        assert (answer["code"], answer["say"]["message"]) == ("cannot-undo", "match-cannot-undo-turn")
