"""The files of the client: compressed where it helps, and never anything from outside their folder."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from .pages import Compressed, pages
from .refusals import Refusal


class Reader:
    """Asks an application for its pages, without a server in between."""

    def __init__(self, app: FastAPI) -> None:
        self.transport = httpx.ASGITransport(app=app)

    def get(self, path: str, method: str = "GET") -> httpx.Response:
        return asyncio.run(self._ask(method, path))

    async def _ask(self, method: str, path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=self.transport, base_url="http://localhost") as client:
            return await client.request(method, path)


@pytest.fixture
def browser(tmp_path: Path) -> Reader:
    (tmp_path / "secret.txt").write_text("secret")
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + " " * 2000)
    (client / "assets" / "index-1a2b.js").write_text("let x = 1;" * 300)
    app = FastAPI()
    app.include_router(pages(client))
    app.add_middleware(Compressed)
    return Reader(app)


def test_scripts_and_words_are_compressed(browser: Reader) -> None:
    for path in ("/assets/index-1a2b.js", "/words/pl.ftl", "/"):
        assert browser.get(path).headers["content-encoding"] == "gzip"


def test_a_script_is_kept_for_ever_and_the_page_is_asked_for_again(browser: Reader) -> None:
    assert "immutable" in browser.get("/assets/index-1a2b.js").headers["cache-control"]
    assert browser.get("/").headers["cache-control"] == "no-cache"


def test_every_address_of_the_client_is_its_one_page(browser: Reader) -> None:
    assert browser.get("/table/abc").text == browser.get("/").text
    assert browser.get("/", "HEAD").status_code == 200


def test_nothing_outside_the_folder_is_served(browser: Reader) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in asked(browser, path)


def asked(browser: Reader, path: str) -> str:
    try:
        return browser.get(path).text
    except Refusal:
        return ""
