"""Where the focus is while somebody goes on without a mouse."""

from typing import Any

from .seated import POSSIBLE
from .visitor import Visitor

FOCUS = """(selector) => {
    const here = document.activeElement, style = getComputedStyle(here);
    return {
        name: here.innerText || here.getAttribute("aria-label") || here.tagName,
        lost: here === document.body,
        there: here.matches(selector),
        visible: here.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none"),
    };
}"""


def focus(visitor: Visitor, selector: str = POSSIBLE) -> Any:
    """What has the focus, and whether it is what is looked for."""
    return visitor.page.evaluate(FOCUS, selector)


def tab_to(visitor: Visitor, selector: str = POSSIBLE) -> None:
    """Go on with Tab until such a thing has the focus, an answer unless told otherwise; it is seen at every stop."""
    for _ in range(80):
        if focus(visitor, selector)["there"]:
            return
        visitor.page.keyboard.press("Tab")
        stop = focus(visitor, selector)
        assert stop["lost"] or stop["visible"], stop
    raise AssertionError(f"{selector} cannot be reached")
