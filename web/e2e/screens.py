"""Every screen, and how to come there; a finished table is watched."""

from collections.abc import Callable

from .seated import END, Seated
from .visitor import Visitor

Way = Callable[[Visitor, str], object]


def home(visitor: Visitor, _: str) -> None:
    visitor.go("/")
    visitor.page.get_by_role("button", name=visitor.say("web-play-now")).wait_for()


def new_table(visitor: Visitor, _: str) -> None:
    visitor.go("/new/towers")
    visitor.page.get_by_role("button", name=visitor.say("web-set-up")).wait_for()


def invitation(visitor: Visitor, _: str) -> None:
    chairs = [{"kind": "open"}, {"kind": "bot"}, {"kind": "open"}]
    created = visitor.api("POST", "tables", {"game": "towers", "chairs": chairs})
    visitor.go(f"/join/{created['table']}/{created['code']}")
    visitor.page.get_by_role("button", name=visitor.say("web-sit-down")).first.wait_for()


def waiting_room(visitor: Visitor, _: str) -> None:
    Seated.new(visitor, "me", "bot", "open")
    visitor.sees("web-waiting")


def table(visitor: Visitor, _: str, *others: str, decisions: int = 6) -> Seated:
    seated = Seated.new(visitor, "me", *(others or ["bot:greedy"]))
    seated.play(decisions)
    assert seated.asked()
    return seated


def full_table(visitor: Visitor, finished: str) -> Seated:
    return table(visitor, finished, "bot:greedy", "bot:random", "bot:greedy", "bot:random", decisions=4)


def at_a_table(visitor: Visitor, finished: str) -> None:
    """Stay where we are, if that is a table."""
    if visitor.page.locator(".board").count() == 0:
        table(visitor, finished)


def chat(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.press("web-chat")
    visitor.page.get_by_label(visitor.say("web-chat-line")).wait_for()


def rulebook_beside(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.press("web-rules")
    visitor.page.locator("aside .rules").wait_for()


def end(visitor: Visitor, finished: str) -> None:
    visitor.go(f"/table/{finished}")
    visitor.page.locator(END).wait_for(timeout=60_000)


def rulebook(visitor: Visitor, _: str) -> None:
    visitor.go("/rules/towers/T-14")
    visitor.page.locator(".sought").wait_for()


def settings(visitor: Visitor, finished: str) -> None:
    home(visitor, finished)
    visitor.press("web-settings")
    visitor.page.get_by_role("dialog").wait_for()


def keys(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("dialog").wait_for()


def guided(visitor: Visitor, finished: str) -> None:
    home(visitor, finished)
    visitor.press("web-guided")
    visitor.page.get_by_role("complementary", name=visitor.say("web-guided")).wait_for()


def looking_back(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.get_by_role("region", name=visitor.say("web-past")).wait_for()


def cleared_away(visitor: Visitor, _: str) -> None:
    visitor.go("/table/nowhere")
    visitor.sees("server-no-table")


SCREENS: dict[str, Way] = {
    "home": home,
    "new-table": new_table,
    "invitation": invitation,
    "waiting-room": waiting_room,
    "table": table,
    "chat": chat,
    "rulebook-beside": rulebook_beside,
    "looking-back": looking_back,
    "keys": keys,
    "full-table": full_table,
    "end": end,
    "rulebook": rulebook,
    "guided": guided,
    "settings": settings,
    "cleared-away": cleared_away,
}
