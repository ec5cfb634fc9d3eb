"""Windows that are used again: a new one costs three times as much as one that already has the scripts."""

from typing import Any

from playwright.sync_api import Browser, Page

PLAIN = "/healthz"  # a page of the server without any scripts: whoever looks at it is connected to no table
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Windows:
    """The windows of a browser that nobody is using, by what they are like, if they are kept."""

    def __init__(self, browser: Browser, kept: bool = True) -> None:
        self.browser, self.kept = browser, kept
        self._free: dict[str, list[Page]] = {}

    def open(self, address: str, options: dict[str, Any]) -> Page:
        """A window that remembers nothing but files of the server; it does not show anything yet."""
        free = self._free.setdefault(name_of(address, options), [])
        if free:
            return free.pop()
        page = self.browser.new_context(base_url=address, **options).new_page()
        page.goto(PLAIN)
        return page

    def close(self, page: Page, address: str, options: dict[str, Any]) -> None:
        """Keep it for somebody else, with one page that shows nothing."""
        if not self.kept:
            page.context.close()
            return
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")  # answers that a test has put in
        page.goto(PLAIN)
        page.evaluate(FORGET)
        page.context.clear_cookies()
        self._free[name_of(address, options)].append(page)


def name_of(address: str, options: dict[str, Any]) -> str:
    return f"{address} {sorted(options.items())}"
