"""Recorded matches opened in a browser: whole files are shown as they are, all others are refused in words."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.kit import SPECTATOR, Game
from storeys.play import FairChance, Match, files, golden
from storeys.words import LANGUAGES, Words

from . import pictures, protocol, records
from .client import Browser, Json, RefusedError
from .conftest import Running, running
from .records import Records
from .settings import Settings

Browsers = Callable[..., Browser]

NAME = "Évi's game.txt"


def asks(browser: Browser, path: str, content: bytes = b"", **query: Any) -> Any:
    return browser._ok(browser.http.post(f"/api/records{path}", content=content, params={"name": NAME, **query}))


def refusal(browser: Browser, content: bytes) -> protocol.Problem:
    with pytest.raises(RefusedError) as refused:
        asks(browser, "", content)
    return protocol.Problem.model_validate(refused.value.problem)


def a_file(game: Game) -> bytes:
    """The shortest: reading takes time."""
    return min((path.read_bytes() for path in golden.recorded(game)), key=len)


def unfinished(name: str = "blueprints", lines: int = 60) -> Match:
    match, whim = Match(name, 3, seed=5, players=["Ada", "greedy", "greedy"]), random.Random(5)
    while match.lines < lines:
        match.play(whim.choice(match.legal_actions()))
    return match


def sealed(body: str) -> bytes:
    return f"{body}end {body.count(chr(10))} {files._digest(body)}\n".encode()


def body_of(content: bytes) -> str:
    return "".join(content.decode().splitlines(keepends=True)[:-1])


# --- Good files ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_recorded_game_is_shown_whole_and_through_anybodys_eyes(game: Game, browser: Browsers) -> None:
    content = a_file(game)
    match, reader = files.read(content, NAME), browser()
    told = protocol.Snapshot.model_validate(asks(reader, "", content))
    assert (told.game, told.phase, told.seed, told.commitment) == (game.name, "over", match.seed, match.commitment)
    assert [line.action for line in told.log] == [entry.data for entry in match.log()]
    assert told.position
    assert told.position.scores == match.scores()
    assert told.position.ranks == match.ranks()
    assert [seat.mine for seat in told.seats] == [False] * match.seats
    middle = match.lines // 2
    for seat in (None, SPECTATOR, *range(match.seats)):
        eyes = {} if seat is None else {"seat": seat}
        seen = asks(reader, "/look", record=told.table, line=middle, **eyes)
        assert seen == json.loads(pictures.look(match, middle, seat).model_dump_json())


def test_a_file_of_earlier_rules_is_shown_by_these(browser: Browsers) -> None:
    content = min((path.read_bytes() for path in golden.earlier(GAMES["dice_city"])), key=len)
    told = asks(browser(), "", content)
    assert told["position"]["scores"] == files.read(content, NAME).scores()


def test_an_unfinished_file_shows_what_it_holds_and_nothing_else(browser: Browsers) -> None:
    """The authority's own file knows the seed; whoever opens it is not told, and chance goes no further."""
    match, reader = unfinished(), browser()
    content = files.text(match).encode()
    assert match.chance
    assert f"secret {match.chance.seed.hex()}" in content.decode()
    told = asks(reader, "", content)
    assert (told["phase"], told["seed"]) == ("playing", None)
    assert match.chance.seed.hex() not in json.dumps(told)
    assert [line["action"] for line in told["log"]] == [entry.data for entry in match.log()]
    assert told["position"]["choices"] == []
    every: list[Json] = [{}, {"seat": 0}, {"seat": SPECTATOR}]
    views = [asks(reader, "/look", record=told["table"], line=50, **eyes) for eyes in every]
    assert len({json.dumps(view) for view in views}) == 3
    with pytest.raises(RefusedError) as refused:
        asks(reader, "/draws", record=told["table"])
    assert refused.value.code == "not-over"


def test_a_file_that_ends_in_the_middle_of_a_deal_ends_there(browser: Browsers) -> None:
    match = unfinished("towers", 40)
    kept = [line for line in body_of(files.text(match).encode()).splitlines() if not line[0].isdigit()]
    first = [line for line in files.text(match).splitlines() if line.startswith("1 chance")]
    told = asks(browser(), "", sealed("\n".join([*kept, *first, ""])))
    assert len(told["log"]) == 1


def test_bots_are_called_as_everywhere_and_names_have_nothing_that_cannot_be_seen(browser: Browsers) -> None:
    match = unfinished()
    match.players[0] = "A\u202eda\u200b"
    seats = asks(browser(), "", files.text(match).encode())["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats] == [
        ("person", "Ada", None),
        ("bot", "", "greedy"),
        ("bot", "", "greedy"),
    ]


def test_the_dice_of_a_finished_file_can_be_checked(browser: Browsers) -> None:
    match, whim = Match("towers", 2, seed=3), random.Random(3)
    while not match.over:
        match.play(whim.choice(match.legal_actions()))
    reader, content = browser(), files.text(match).encode()
    told = asks(reader, "", content)
    assert told["seed"] == match.seed
    assert told["commitment"] == FairChance(bytes.fromhex(told["seed"])).commitment
    assert len(asks(reader, "/draws", record=told["table"])["draws"]) == len(list(match.draws()))


# --- Other files -----------------------------------------------------------------------------------------------------


def broken() -> dict[str, tuple[bytes, str]]:
    good = a_file(GAMES["towers"])
    body = body_of(good)
    return {
        "cut off": (good[: len(good) // 2], "file-truncated"),
        "nothing": (b"", "file-truncated"),
        "edited": (good.replace(b"seat 0", b"seat 1", 1), "file-edited"),
        "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "file-not-a-match"),
        "a letter": ("Kedves Évi!".encode(), "file-not-a-match"),
        "a later format": (good.replace(b"match 1", b"match 4", 1), "file-newer"),
        "later rules": (sealed(body.replace("game towers 1", "game towers 99")), "file-newer"),
        "earlier rules than are known": (sealed(body.replace("game towers 1", "game towers 0")), "file-older"),
        "another game": (sealed(body.replace("game towers", "game chess")), "match-unknown-game"),
        "a game for others": (sealed(body.replace("game towers 1", "game blueprints 1")), "file-illegal-move"),
        "too many seats": (sealed(body.replace("seats 2", "seats 9")), "match-seats"),
        "a strange option": (
            sealed(re.sub("^(commitment|1) ", r"option luck 7\n\1 ", body, count=1, flags=re.MULTILINE)),
            "match-bad-option",
        ),
    }


@pytest.mark.parametrize("kind", broken())
def test_whatever_is_wrong_with_a_file_is_said_in_every_language(kind: str, browser: Browsers) -> None:
    content, message = broken()[kind]
    problem = refusal(browser(), content)
    assert (problem.code, problem.say.message) == ("bad-file", message)
    for language in LANGUAGES:
        said = Words(language).say(problem.say.message, **problem.say.arguments)
        assert NAME in said or not message.startswith("file-")


def test_files_with_a_few_changes_are_shown_or_refused_and_never_trouble(browser: Browsers) -> None:
    reader, whim = browser(), random.Random(11)
    lines = a_file(GAMES["skyscrapers"]).splitlines(keepends=True)[:40]
    for _ in range(60):
        changed = list(lines)
        for _ in range(whim.randrange(1, 4)):
            place = whim.randrange(1, len(changed))
            words = bytearray(changed[place] or b" ")
            words[whim.randrange(len(words))] = whim.choice(b"0129 -:\n\xffaz")
            changed[place] = whim.choice([bytes(words), b"", whim.choice(lines)])
        body = b"".join(changed).decode(errors="replace")
        answer = reader.http.post("/api/records", content=sealed(body))
        assert answer.status_code in (200, 422), body
        if answer.is_error:
            protocol.Problem.model_validate(answer.json())


@pytest.mark.parametrize("query", [{"line": -1}, {"line": 10**30}, {"line": "x"}, {"line": 1, "seat": 7}, {}])
def test_moments_that_no_match_has_are_refused(query: Json, browser: Browsers) -> None:
    reader = browser()
    told = asks(reader, "", a_file(GAMES["towers"]))
    with pytest.raises(RefusedError) as refused:
        asks(reader, "/look", record=told["table"], **query)
    assert refused.value.code == "malformed"


# --- How much of it --------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_known_is_asked_for_again_and_may_come_with_the_question(settings: Settings) -> None:
    content = a_file(GAMES["towers"])
    with running(settings) as server, Browser(server.address) as reader:
        with pytest.raises(RefusedError) as refused:
            asks(reader, "/look", record="0" * 64, line=3)
        assert (refused.value.status, refused.value.code) == (404, "no-record")
        seen = asks(reader, "/look", content, record="0" * 64, line=3)
        name = asks(reader, "", content)["table"]
        assert asks(reader, "/look", record=name, line=3) == seen


def test_a_file_may_be_larger_than_other_requests_but_not_without_end(server: Running, browser: Browsers) -> None:
    settings, reader = server.settings, browser()
    assert refusal(reader, b"x" * (settings.body_size + 1)).code == "bad-file"
    assert refusal(reader, b"x" * (settings.record_size + 1)).code == "too-large"
    assert reader.http.post("/api/me", content=b"x" * (settings.body_size + 1)).status_code == 413


def test_a_file_that_takes_too_long_is_given_up(settings: Settings) -> None:
    with running(replace(settings, record_time=0.0)) as server, Browser(server.address) as reader:
        problem = refusal(reader, a_file(GAMES["towers"]))
    assert (problem.code, problem.say.arguments) == ("slow-file", {"path": NAME})


def test_one_address_opens_only_so_many_files_but_looks_as_often_as_it_likes(settings: Settings) -> None:
    limited = replace(settings, record_rate=0.0, record_burst=2)
    with running(limited) as server, Browser(server.address) as reader:
        content = a_file(GAMES["towers"])
        name = asks(reader, "", content)["table"]
        assert refusal(reader, b"another").code == "bad-file"
        assert refusal(reader, b"and another").code == "too-fast"
        assert [asks(reader, "/look", record=name, line=line)["line"] for line in range(9)] == list(range(9))


def test_only_so_many_files_and_bytes_are_remembered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match, kept = unfinished("towers", 10), Records(Settings(data=tmp_path, record_size=30), watch=None)  # type: ignore[arg-type]
    monkeypatch.setattr(records, "KEPT", 4)
    for number in range(9):
        kept._keep(records.File(f"{number}".encode(), NAME, "here"), match)
    assert [record.size for record in kept._known.values()] == [1] * 4
    kept._keep(records.File(b"x" * 60, NAME, "here"), match)
    assert [record.size for record in kept._known.values()] == [60]
