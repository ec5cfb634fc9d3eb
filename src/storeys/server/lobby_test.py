"""Setting tables up, joining, leaving, playing again, clearing away."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from storeys.bots.levels import NAMES
from storeys.games import GAMES

from .client import Browser, RefusedError
from .lobby import again, new_row, solos
from .protocol import Chair, NewTable
from .rows import SoloRow

Browsers = Callable[..., Browser]


def refusal(act: Callable[[], Any]) -> RefusedError:
    with pytest.raises(RefusedError) as refused:
        act()
    return refused.value


# --- Games -----------------------------------------------------------------------------------------------------------


def test_the_games_are_listed_with_their_rules_and_bots(browser: Browsers) -> None:
    towers = next(game for game in browser().get("games") if game["name"] == "towers")
    assert (towers["least"], towers["most"]) == (2, 5)
    assert towers["bots"] == list(NAMES)  # old tables have others, which are not offered any more
    assert (towers["minutes"], towers["difficulty"]) == (30, 1)
    first = towers["rulebook"][0]
    assert first["title"] == "towers-section-cards"
    assert first["rules"][0] == {"number": "T-1", "message": "towers-rule-T-1"}
    numbers = [tuple(rule["number"] for rule in section["rules"]) for section in towers["rulebook"]]
    assert numbers == [rules for _, rules in GAMES["towers"].rulebook]


def test_an_option_says_for_how_many_it_is(browser: Browsers) -> None:
    dice_city = next(game for game in browser().get("games") if game["name"] == "dice_city")
    assert {option["name"]: option["seats"] for option in dice_city["options"]} == {
        "open_totals": [1, 2, 3, 4],
        "hard": [1],
    }


# --- Alone -----------------------------------------------------------------------------------------------------------


def row(points: int, **options: int) -> SoloRow:
    return SoloRow("table", "player", "dice_city", options, 50, points, 1.0)


@pytest.mark.rule("D-36")
def test_normal_and_hard_have_goals_and_results_of_their_own() -> None:
    game, rows = GAMES["dice_city"], [row(50), row(55, hard=0, open_totals=1), row(70, hard=1), row(20, hard=1)]
    normal, hard = (solos(game, variant, rows) for variant in game.variants())
    assert (normal.options, normal.goal, [each.points for each in normal.results]) == ({"hard": 0}, 60, [50, 55])
    assert (hard.options, hard.goal, [each.points for each in hard.results]) == ({"hard": 1}, 55, [70, 20])


@pytest.mark.rule("D-36")
def test_who_has_played_nothing_alone_has_the_first_goal_in_every_variant(browser: Browsers) -> None:
    records = browser().get("me/solos")
    assert [(each["game"], each["options"], each["goal"]) for each in records] == [
        ("dice_city", {"hard": 0}, 50),
        ("dice_city", {"hard": 1}, 50),
    ]


@pytest.mark.rule("D-34")
def test_a_rematch_drops_what_the_rules_no_longer_leave_open() -> None:
    old = replace(new_row(GAMES["dice_city"], "player", wish()), options={"hard": 1, "open_totals": 1})
    assert again(old, 2).options == {"open_totals": 1}
    assert again(old, 1).options == {"hard": 1, "open_totals": 1}


def wish() -> NewTable:
    return NewTable(game="dice_city", chairs=[Chair(kind="me")])


# --- Setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "chairs": [{"kind": "me"}, {"kind": "bot"}]}, "bad-table"),
        ({"game": "towers", "chairs": [{"kind": "me"}]}, "bad-table"),
        ({"game": "towers", "chairs": [{"kind": "me"}] * 2}, "chairs"),
        ({"game": "towers", "chairs": [{"kind": "bot"}, {"kind": "neighbour"}]}, "chairs"),
        ({"game": "towers", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "chairs"),
        ({"game": "towers", "chairs": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": 1}}, "bad-table"),
        ({"game": "skyscrapers", "chairs": [{"kind": "me"}, {"kind": "bot"}], "options": {"hands": 4}}, "bad-table"),
        ({"game": "dice_city", "chairs": [{"kind": "me"}, {"kind": "bot"}], "options": {"hard": 1}}, "bad-table"),
        ({"game": "towers", "chairs": [{"kind": "me"}] * 9}, "malformed"),
        ({"game": "towers", "chairs": "me"}, "malformed"),
        ({"game": "towers", "chairs": [{"kind": "king"}]}, "malformed"),
        ({"chairs": []}, "malformed"),
        ([], "malformed"),
        (None, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(browser: Browsers, wish: Any, code: str) -> None:
    refused = refusal(lambda: browser().post("tables", wish))
    assert (refused.status, refused.code) == (422, code)


def test_a_table_waits_until_its_chairs_are_taken(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open")
    with host.sit(table["table"]) as sitting:
        snapshot = sitting.until("snapshot")
        waiting = sitting.ask("play", seat=0, at=0, action={"do": "bid", "cards": 1})
        guest.post(f"tables/{table['table']}/join", {"code": table["code"]})
        sitting.until("snapshot")
    assert (snapshot["phase"], snapshot["position"], waiting["code"]) == ("waiting", None, "waiting")
    assert snapshot["code"] == table["code"]
    assert snapshot["commitment"] == sitting.snapshot["commitment"] is not None
    assert sitting.snapshot["phase"] == "playing"
    assert sitting.position is not None


def test_names_are_shown_and_can_be_changed(browser: Browsers) -> None:
    host = browser()
    host.post("me", {"name": "  Zoë <script>  "})
    chairs = [{"kind": "me"}, {"kind": "neighbour", "name": "Łukasz"}]
    table = host.post("tables", {"game": "towers", "chairs": chairs})["table"]
    with host.sit(table) as sitting:
        sitting.until("snapshot")
        assert [seat["name"] for seat in sitting.seats] == ["Zoë <script>", "Łukasz"]
        host.post("me", {"name": "Robert'); DROP TABLE players;--"})
        sitting.until("people")
        assert [seat["name"] for seat in sitting.seats] == ["Robert'); DROP TABLE players;--", "Łukasz"]


# --- Joining ---------------------------------------------------------------------------------------------------------


def test_a_link_used_twice_brings_the_player_back_to_his_seat(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open", "open")
    first, second = (guest.post(f"tables/{table['table']}/join", {"code": table["code"]}) for _ in range(2))
    assert first == second == {"table": table["table"], "seat": 1, "commitment": table["commitment"]}
    assert host.post(f"tables/{table['table']}/join", {"code": "no matter"})["seat"] == 0


def test_a_code_is_enough_however_it_is_typed(browser: Browsers) -> None:
    table = browser().new_table("me", "open")
    code = f" {table['code'][:4].upper()}-{table['code'][4:]} "
    assert browser().post("join", {"code": code})["seat"] == 1


def test_a_chair_can_be_chosen(browser: Browsers) -> None:
    table = browser().new_table("me", "open", "open")
    assert browser().post("join", {"code": table["code"], "seat": 2})["seat"] == 2
    assert refusal(lambda: browser().post("join", {"code": table["code"], "seat": 2})).code == "full"
    assert refusal(lambda: browser().post("join", {"code": table["code"], "seat": -7})).code == "full"


def test_who_finds_a_full_table_may_watch_it(browser: Browsers) -> None:
    host, late = browser(), browser()
    table = host.new_table("me", "neighbour")
    refused = refusal(lambda: late.post(f"tables/{table['table']}/join", {"code": table["code"]}))
    assert (refused.status, refused.code, refused.problem["table"]) == (409, "full", table["table"])
    with late.sit(table["table"]) as sitting:
        assert sitting.until("snapshot")["code"] is None


def test_a_wrong_code_opens_nothing(browser: Browsers) -> None:
    table = browser().new_table("me", "open")
    assert refusal(lambda: browser().post(f"tables/{table['table']}/join", {"code": "wrong"})).code == "bad-code"
    assert refusal(lambda: browser().post(f"tables/{table['table']}/join", {})).code == "bad-code"
    assert refusal(lambda: browser().post("join", {"code": "wrong"})).code == "bad-code"


def test_a_private_table_is_shown_only_to_those_who_know_its_code(browser: Browsers) -> None:
    host, stranger = browser(), browser()
    table = host.new_table("me", "neighbour")
    with stranger.sit(table["table"]) as sitting:
        assert sitting.receive()["say"]["message"] == "server-private"
        with pytest.raises(ConnectionClosed):
            sitting.receive()
    assert refusal(lambda: stranger.get(f"tables/{table['table']}")).code == "private"
    assert refusal(lambda: stranger.get(f"tables/{table['table']}/file")).code == "private"
    with stranger.sit(table["table"], f"?code={table['code']}") as sitting:
        assert sitting.receive()["type"] == "snapshot"


@pytest.mark.parametrize("name", ["nothing", "x" * 500, "%00", "..%2f..%2fetc%2fpasswd", "' OR 1=1 --"])
def test_a_table_that_does_not_exist_is_not_found(browser: Browsers, name: str) -> None:
    assert refusal(lambda: browser().get(f"tables/{name}")).status == 404


def test_tables_are_listed_for_their_people_and_if_wished_for_all(browser: Browsers) -> None:
    host, stranger = browser(), browser()
    private = host.new_table("me", "neighbour")["table"]
    listed = host.new_table("me", "open", listed=True)["table"]
    assert host.get(f"tables/{private}")["phase"] == "playing"
    mine = {table["table"]: table for table in host.get("tables?mine=1")}
    everybodys = {table["table"] for table in stranger.get("tables?listed=1")}
    assert set(mine) == {private, listed}
    assert mine[private]["my_turn"]
    assert mine[listed]["phase"] == "waiting"
    assert listed in everybodys
    assert private not in everybodys
    assert stranger.get("tables?mine=1") == []


# --- Leaving ---------------------------------------------------------------------------------------------------------


def test_a_table_tells_who_invites(browser: Browsers) -> None:
    host, guest = browser(), browser()
    created = host.new_table("bot", "me", "open")
    assert guest.get(f"tables/{created['table']}?code={created['code']}")["host"] == 1
    bots = host.new_table("bot", "bot", listed=True)
    assert guest.get(f"tables/{bots['table']}")["host"] is None


def test_a_glance_shows_the_position_without_answers_and_sheets(browser: Browsers) -> None:
    maker, stranger = browser(), browser()
    table = maker.new_table("me", "bot")["table"]
    seen = maker.get(f"tables/{table}/glance")
    assert seen["view"]["display"]
    assert (seen["choices"], seen["sheet"], len(seen["scores"])) == ([], [], 2)
    assert refusal(lambda: stranger.get(f"tables/{table}/glance")).code == "private"
    waiting = maker.new_table("me", "open")["table"]
    assert refusal(lambda: maker.get(f"tables/{waiting}/glance")).code == "waiting"


def test_neighbours_at_one_screen_are_shown_what_everybody_may_see(browser: Browsers) -> None:
    maker = browser()
    plans = []
    for chairs in (("me", "bot"), ("me", "neighbour")):
        table = maker.new_table(*chairs, game="blueprints")["table"]
        plans.append([player["plan"] for player in maker.get(f"tables/{table}/glance")["view"]["players"]])
    alone, together = plans
    assert alone[0]
    assert alone[1] is None
    assert together == [None, None]


def test_a_dismissed_table_is_out_of_its_players_sight_and_found_by_its_link(browser: Browsers) -> None:
    host, guest = browser(), browser()
    created = host.new_table("me", "open")
    table = created["table"]
    guest.post(f"tables/{table}/join", {"code": created["code"]})
    for _ in range(2):
        host.post(f"tables/{table}/dismiss", {"dismissed": True})
    assert table not in [each["table"] for each in host.get("tables?mine=1")]
    assert table in [each["table"] for each in guest.get("tables?mine=1")]
    assert host.get(f"tables/{table}")["seats"][0]["mine"]
    stranger = browser()
    assert refusal(lambda: stranger.post(f"tables/{table}/dismiss", {"dismissed": True})).code == "not-yours"
    host.post(f"tables/{table}/dismiss", {"dismissed": False})
    assert table in [each["table"] for each in host.get("tables?mine=1")]


def test_a_bot_takes_the_chair_of_who_leaves(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open")
    guest.post("join", {"code": table["code"]})
    with host.sit(table["table"]) as sitting:
        sitting.until("snapshot")
        guest.post(f"tables/{table['table']}/leave")
        sitting.until(lambda message: message.get("seats", [{}])[-1].get("kind") == "bot")
        for _ in range(3):
            sitting.until_my_turn()
            assert sitting.play()["type"] == "accepted"
    assert {line["seat"] for line in sitting.log} == {None, 0, 1}
    [still_mine] = guest.get("tables?mine=1")  # from there one comes back
    assert (still_mine["my_turn"], still_mine["seats"][1]["back"]) == (False, True)


def test_where_bots_are_not_wanted_the_chair_is_open_again(browser: Browsers) -> None:
    host, guest, third = browser(), browser(), browser()
    table = host.new_table("me", "open", bots_take_over=False)
    guest.post("join", {"code": table["code"]})
    guest.post(f"tables/{table['table']}/leave")
    info = host.get(f"tables/{table['table']}")
    assert (info["phase"], info["seats"][1]["kind"]) == ("playing", "open")
    assert third.post("join", {"code": table["code"]})["seat"] == 1


def test_who_left_cannot_act_any_more(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open", bots_take_over=False, listed=True)
    guest.post("join", {"code": table["code"]})
    with guest.sit(table["table"]) as sitting:
        sitting.until("snapshot")
        guest.post(f"tables/{table['table']}/leave")
        answer = sitting.ask("play", seat=1, at=len(sitting.log), action={"do": "bid", "cards": 0})
    assert answer["code"] == "not-yours"


def test_a_table_where_nobody_waits_any_more_is_cleared_away(browser: Browsers) -> None:
    host = browser()
    table = host.new_table("me", "open")["table"]
    host.post(f"tables/{table}/leave")
    assert refusal(lambda: host.get(f"tables/{table}")).code == "no-table"


# --- Again, and the end ----------------------------------------------------------------------------------------------


def test_a_rematch_seats_everybody_again_and_is_made_once(browser: Browsers) -> None:
    host, guest = browser(), browser()
    host.post("me", {"name": "Ada"})
    table = host.new_table("me", "open")
    guest.post("join", {"code": table["code"]})
    early = refusal(lambda: host.post(f"tables/{table['table']}/rematch"))
    with host.sit(table["table"]) as first, guest.sit(table["table"]) as second:
        first.until("snapshot")
        second.until("snapshot")
        while not (first.position or {})["over"]:
            active = first if (first.position or {})["choices"] else second
            active.play()
            first.until_line(len(active.log))
            second.until_line(len(active.log))
        new = host.post(f"tables/{table['table']}/rematch")
        link = second.until(lambda message: message.get("next_table"))["next_table"]
    assert early.code == "not-over"
    assert new["table"] == link == guest.post(f"tables/{table['table']}/rematch")["table"]
    seats = guest.get(f"tables/{new['table']}")["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ada", False), ("", True)]
    assert refusal(lambda: browser().post(f"tables/{table['table']}/rematch")).code == "not-yours"
    host.post("me", {"name": "Countess"})
    assert guest.get(f"tables/{new['table']}")["seats"][0]["name"] == "Countess"


def test_only_its_maker_clears_a_table_away_and_all_are_told(browser: Browsers) -> None:
    host, guest = browser(), browser()
    table = host.new_table("me", "open")
    guest.post("join", {"code": table["code"]})
    with guest.sit(table["table"]) as sitting:
        sitting.until("snapshot")
        assert refusal(lambda: guest.delete(f"tables/{table['table']}")).code == "not-yours"
        host.delete(f"tables/{table['table']}")
        assert sitting.until("gone")["say"]["message"] == "server-gone"
        with pytest.raises(ConnectionClosed) as closed:
            sitting.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with guest.sit(table["table"]) as sitting:
        assert sitting.receive()["say"]["message"] == "server-no-table"
