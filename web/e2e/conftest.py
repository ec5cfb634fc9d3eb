"""The browser, the servers, and the visitors of the tests."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .served import Served, running
from .visitor import PATIENCE, WITHOUT_WEBGL, Visitor, launch
from .windows import Windows

Welcome = Callable[..., Visitor]


# Not for the whole session: Playwright's event loop would be in the way of the tests of other folders.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def plain_browser(browser: Browser) -> Iterator[Browser]:
    """One that can draw nothing in space."""
    chromium = launch(browser.browser_type, *WITHOUT_WEBGL)
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server that most tests share; each comes with visitors of its own."""
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="package")
def fragile_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tests may kill, if they start it again."""
    with running(tmp_path_factory.mktemp("fragile")) as server:
        yield server


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """Those that tests share, one after another."""
    return Windows(browser)


@pytest.fixture
def welcome(browser: Browser, windows: Windows, request: pytest.FixtureRequest) -> Iterator[Welcome]:
    """Lets visitors in, each with a language and a screen; at the end no console may have complained.

    Who comes for the first time, or does to a window what it cannot forget, has a `new` one: its clock, its line, its
    light and size, and who listens to it.
    """
    visitors: list[Visitor] = []

    def let_in(language: str = "en", spatial: bool = True, new: bool = False, **screen: object) -> Visitor:
        shared = browser if new else windows
        server: Served = request.getfixturevalue(
            "fragile_house" if "fragile_house" in request.fixturenames else "house"
        )
        chromium = shared if spatial else request.getfixturevalue("plain_browser")
        visitors.append(Visitor(chromium, server.address, language, **screen))
        return visitors[-1]

    yield let_in
    assert [trouble for visitor in visitors for trouble in visitor.leave()] == []


@pytest.fixture(scope="package")
def finished(house: Served) -> str:
    """A table, open to everybody, at which two bots have played to the end."""
    return house.set_up("bot:greedy", "bot:greedy", listed=True)
