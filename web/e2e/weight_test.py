"""The first page is light, and what the browser is told about it is strict."""

from .conftest import Welcome

MOST = 200_000  # bytes over the line


def test_the_first_page_is_light_and_comes_compressed(welcome: Welcome) -> None:
    visitor = welcome("pl", new=True)  # whose letters need a second file of the font
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    plain: list[str] = []
    visitor.page.on("response", lambda answer: plain.append(answer.url) if is_plain_text(answer.headers) else None)
    visitor.go("/")
    visitor.card("towers").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST
    assert plain == []


def is_plain_text(headers: dict[str, str]) -> bool:
    """Whether a text of some length came as it is."""
    kind, length = headers.get("content-type", ""), int(headers.get("content-length", "0"))
    text = kind.startswith(("text/", "application/json", "application/javascript"))
    return text and length > 1_500 and "content-encoding" not in headers
