"""What stands before the application, and who is let in."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from .client import Browser
from .conftest import Running, running
from .guard import HEADERS, POLICY, comes_from_us
from .logs import JsonLines
from .players import COOKIE, Signer
from .settings import Settings

Browsers = Callable[..., Browser]


# --- Players ---------------------------------------------------------------------------------------------------------


def test_a_guest_is_a_player_at_once_and_stays_one(browser: Browsers) -> None:
    guest = browser()
    first, second = guest.get("me"), guest.post("me", {"name": "Ada", "language": "hu"})
    assert first["player"] == second["player"]
    assert guest.get("me") == {"player": first["player"], "name": "Ada", "language": "hu"}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_pages(server: Running) -> None:
    cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    secure = httpx.get(f"{server.address}/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in secure


def test_a_forged_cookie_is_nobody(browser: Browsers) -> None:
    victim, thief = browser(), browser()
    player = victim.get("me")["player"]
    good = victim.http.cookies[COOKIE]
    forged = [player, f"{player}.", f"{player}.{'0' * 64}", good[:-1], good.replace(player, player[::-1]), "ž.ž"]
    for cookie in forged:
        answer = httpx.get(f"{thief.address}/api/me", headers=[(b"Cookie", f"{COOKIE}={cookie}".encode())])
        assert answer.json()["player"] != player
    assert Signer("another secret").read(good) is None


def test_a_cookie_names_the_epoch_it_was_signed_in() -> None:
    signer = Signer("secret")
    assert signer.read(signer.sign("ada")) == ("ada", 0)
    assert signer.read(signer.sign("ada", 7)) == ("ada", 7)
    assert signer.read(signer.sign("ada", 7).replace("-7", "-8")) is None
    assert signer.read(signer.sign("ada-x", 7)) is None


def test_a_recovery_link_moves_a_player_once(browser: Browsers) -> None:
    old, new, late = browser(), browser(), browser()
    player, word = old.get("me")["player"], old.post("me/recovery")["token"]
    assert new.post("recover", {"token": word})["player"] == player == new.get("me")["player"]
    answer = late.http.post("/api/recover", json={"token": word})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert late.get("me")["player"] != player


def test_a_cookie_from_before_a_move_is_nobody(browser: Browsers) -> None:
    old, new = browser(), browser()
    table, player = old.new_table("me", "neighbour")["table"], old.get("me")["player"]
    stolen = old.http.cookies[COOKIE]
    with old.sit(table) as sitting:
        sitting.until("snapshot")
        new.post("recover", {"token": old.post("me/recovery")["token"]})
        with pytest.raises(ConnectionClosed) as closed:
            sitting.until("gone")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    with old.sit(table) as again:
        assert again.receive()["say"]["message"] == "server-private"
    assert old.http.get(f"/api/tables/{table}").json()["code"] == "private"
    assert old.get("me")["player"] != player
    thief = browser()
    thief.http.cookies.clear()
    thief.http.cookies.set(COOKIE, stolen)
    assert thief.get("me")["player"] != player
    with new.sit(table) as sitting:
        sitting.until("snapshot")
        assert sitting.play()["type"] == "accepted"


def test_a_player_signs_out_everywhere_else(browser: Browsers) -> None:
    here, there = browser(), browser()
    there.http.cookies.clear()
    there.http.cookies.update(here.http.cookies)
    player, word = here.get("me")["player"], here.post("me/recovery")["token"]
    assert there.get("me")["player"] == player
    assert here.post("me/sign-out-others")["player"] == player == here.get("me")["player"]
    assert there.get("me")["player"] != player
    late = there.http.post("/api/recover", json={"token": word})
    assert late.json()["code"] == "bad-token"
    assert here.post("me/sign-out-others")["player"] == player


# --- Requests --------------------------------------------------------------------------------------------------------


def test_another_page_changes_nothing(browser: Browsers) -> None:
    guest = browser()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"):
        answer = guest.http.post("/api/me", json={"name": "Mallory"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert guest.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": guest.address}).is_success


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "ours"),
    [
        ("http://games.example", "games.example", "http", True),
        ("http://games.example:80", "games.example", "http", True),
        ("https://games.example", "games.example:443", "https", True),
        ("https://GAMES.example", "games.EXAMPLE", "wss", True),
        ("http://[::1]:8017", "[::1]:8017", "ws", True),
        ("https://other.example", "games.example", "http", True),  # named in the settings
        ("https://games.example", "games.example", "http", False),
        ("http://games.example", "games.example", "https", False),
        ("http://games.example:8017", "games.example", "http", False),
        ("http://other.example", "games.example", "http", False),
        ("http://games.example/page", "games.example", "http", False),
        ("http://ada@games.example", "games.example", "http", False),
        ("null", "null", "http", False),
        ("http://", "", "http", False),
        ("http://[", "[", "http", False),
        ("http://games.example:x", "games.example:x", "http", False),
        ("ftp://games.example", "games.example", "ftp", False),
    ],
)
def test_an_origin_is_scheme_host_and_port(origin: str, host: str, scheme: str, ours: bool) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    request = HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})
    assert comes_from_us(request, ("https://other.example",)) is ours


def test_behind_a_proxy_that_speaks_tls_the_origin_is_what_the_browser_sees(browser: Browsers) -> None:
    headers = {"Origin": browser().address.replace("http", "https")}
    assert browser().http.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 403
    forwarded = {**headers, "X-Forwarded-Proto": "https"}
    assert browser().http.post("/api/me", json={"name": "Ada"}, headers=forwarded).is_success


def test_only_a_trusted_proxy_says_where_somebody_comes_from(settings: Settings) -> None:
    for proxies, told in ((("127.0.0.1",), [200, 429, 200]), ((), [200, 429, 429])):
        lonely = replace(settings, address_rate=0.0, address_burst=1, proxies=proxies)
        with running(lonely) as server:
            addresses = ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1")
            answers = [httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": one}) for one in addresses]
        assert [answer.status_code for answer in answers] == told


def test_files_are_limited_by_address_too(settings: Settings) -> None:
    slow = replace(settings, page_rate=0.0, page_burst=3)
    with running(slow) as server, Browser(server.address) as guest:
        answers = [guest.http.get("/words/en.ftl") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert guest.get("me")


def test_a_page_that_the_settings_name_may_ask(settings: Settings) -> None:
    friendly = Settings(data=settings.data, origins=("https://games.example",))
    with running(friendly) as server, Browser(server.address, Origin="https://games.example") as friend:
        assert friend.post("me", {"name": "Ada"})["name"] == "Ada"


def test_a_large_request_is_refused_whether_it_says_so_or_not(browser: Browsers) -> None:
    guest = browser()
    said = guest.http.post("/api/me", content=b"x" * 100_000)
    unsaid = guest.http.post("/api/me", content=(b"x" * 1000 for _ in range(100)))
    assert [(answer.status_code, answer.json()["code"]) for answer in (said, unsaid)] == [(413, "too-large")] * 2


def test_who_asks_too_often_is_asked_to_wait(settings: Settings) -> None:
    slow = Settings(data=settings.data, rate=0.1, burst=5)
    with running(slow) as server, Browser(server.address) as guest:
        answers = [guest.http.get("/api/me") for _ in range(8)]
        health = guest.http.get("/healthz")
    assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2
    assert answers[-1].json()["code"] == "too-fast"
    assert health.is_success


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/me", b"{", 422, "malformed"),
        ("POST", "/api/me", b'{"name": ""}', 422, "malformed"),
        ("POST", "/api/me", b'{"name": "\\u0000\\u202e"}', 422, "malformed"),
        ("POST", "/api/me", b'{"name": "\\ud800"}', 422, "malformed"),
        ("POST", "/api/me", b'{"name": "' + b"x" * 41 + b'"}', 422, "too-long"),
        ("POST", "/api/me", b'{"language": "tlh"}', 422, "malformed"),
        ("POST", "/api/me", b'{"admin": true}', 422, "malformed"),
        ("POST", "/api/me", b"[" * 5000, 422, "malformed"),
        ("POST", "/api/me", b"\xff\xfe", 422, "malformed"),
        ("POST", "/api/recover", b'{"token": "nobody"}', 403, "bad-token"),
        ("GET", "/api/nothing", b"", 404, "not-found"),
        ("PUT", "/api/me", b"", 405, "method"),
        ("GET", "/words/xx.ftl", b"", 404, "not-found"),
        ("GET", "/assets/none.js", b"", 404, "not-found"),
        ("GET", "/api/tables/x/play", b"", 404, "not-found"),
    ],
)
def test_every_refusal_is_typed(browser: Browsers, method: str, path: str, body: bytes, status: int, code: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = browser().http.request(method, path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["say"]["message"] == f"server-{code}"


def test_every_answer_has_the_safe_headers(browser: Browsers) -> None:
    guest = browser()
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/words/en.ftl"):
        headers = guest.http.get(path).headers
        assert all(headers[name.decode()] == value.decode() for name, value in HEADERS)
    assert "unsafe" not in POLICY
    assert guest.http.get("/api/me").headers["cache-control"] == "no-store"


# --- Pages -----------------------------------------------------------------------------------------------------------


def test_the_client_is_served_and_finds_its_own_way(settings: Settings, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Storeys</title>")
    (web / "assets" / "index-abc.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    with running(Settings(data=settings.data, web=web)) as server, httpx.Client(base_url=server.address) as http:
        pages = [http.get(path) for path in ("/", "/new", "/table/abc", "/join/abc", "/rules/towers")]
        asset = http.get("/assets/index-abc.js")
        outside = [http.get(path) for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt")]
    assert {page.text for page in pages} == {"<title>Storeys</title>"}
    assert pages[0].headers["cache-control"] == "no-cache"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    assert not any("secret" in page.text for page in outside)


def test_the_words_are_those_of_the_program(browser: Browsers) -> None:
    answer = browser().http.get("/words/hu.ftl")
    assert "server-behind = Közben" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


# --- Watching over it ------------------------------------------------------------------------------------------------


def test_health_and_figures_can_be_asked_for(browser: Browsers) -> None:
    guest = browser()
    table = guest.new_table("me", "neighbour")["table"]
    with guest.sit(table) as sitting:
        sitting.until("snapshot")
        sitting.play()
        sitting.play({"do": "nonsense"})
        figures = guest.http.get("/metrics").text
    assert guest.http.get("/healthz").json() == {"status": "ok"}
    for figure in ("storeys_connections", "storeys_tables", 'storeys_refusals_total{code="illegal"}'):
        assert figure in figures
    assert 'storeys_moves_total{by="person"}' in figures
    assert table not in figures


def test_figures_are_for_this_machine_or_for_who_knows_the_token(settings: Settings) -> None:
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    for token, told in (("", [200, 403, 403, 403]), ("swordfish", [200, 403, 200, 403])):
        with running(replace(settings, metrics_token=token)) as server:
            keys: list[dict[str, str]] = [{}, elsewhere, elsewhere | bearer("swordfish"), elsewhere | bearer("x")]
            answers = [httpx.get(f"{server.address}/metrics", headers=headers) for headers in keys]
        assert [answer.status_code for answer in answers] == told
        assert answers[1].json()["say"]["message"] == "server-metrics"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_log_is_json_and_tells_no_secret(browser: Browsers, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="storeys")
    guest, other = browser(), browser()
    table = guest.new_table("me", "open")
    other.post("join", {"code": table["code"]})
    word = guest.post("me/recovery")["token"]
    other.http.get(f"/join/{table['table']}/{table['code']}")
    with other.sit(table["table"], f"?code={table['code']}") as sitting:
        sitting.until("snapshot")
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("storeys")]
    told = [json.loads(line) for line in lines]
    assert {"/api/tables", "/api/join"} <= {line.get("route") for line in told}
    for secret in (table["code"], word, guest.http.cookies[COOKIE], guest.get("me")["player"]):
        assert not any(secret in line for line in lines)
