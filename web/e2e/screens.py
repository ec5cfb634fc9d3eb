"""Every screen, and how to come there; a finished table of the game is watched."""

from collections.abc import Callable
from functools import partial

from storeys.games import GAMES

from .seated import Seated
from .visitor import UNPLUGGED, Visitor

Way = Callable[..., object]  # for a visitor and the number of a finished table; some also for another game


def home(visitor: Visitor, _: str) -> None:
    visitor.go("/")
    visitor.card("towers").wait_for()


def own_tables(visitor: Visitor, _: str) -> None:
    """At home, where it is one's turn at one table and another one waits."""
    visitor.api("POST", "tables", {"game": "dice_city", "chairs": [{"kind": "me"}]})
    visitor.api("POST", "tables", {"game": "towers", "chairs": [{"kind": "me"}, {"kind": "open"}]})
    visitor.go("/rules/towers")
    visitor.go("/")
    visitor.page.locator(".own .room").first.wait_for()


def broken_invitation(visitor: Visitor, _: str) -> None:
    visitor.expected = UNPLUGGED
    created = visitor.api("POST", "tables", {"game": "towers", "chairs": [{"kind": "open"}, {"kind": "open"}]})
    visitor.context.clear_cookies()
    visitor.go(f"/join/{created['table']}/wrong")
    visitor.sees("web-invitation-broken")


def house(visitor: Visitor, finished: str) -> None:
    waiting_room(visitor, finished)
    visitor.sees("web-house-ask")


def new_table(visitor: Visitor, _: str, game: str = "towers") -> None:
    visitor.go(f"/new/{game}")
    visitor.page.get_by_role("button", name=visitor.say("web-set-up")).wait_for()


def invitation(visitor: Visitor, _: str) -> None:
    chairs = [{"kind": "open"}, {"kind": "bot"}, {"kind": "open"}]
    created = visitor.api("POST", "tables", {"game": "towers", "chairs": chairs})
    visitor.go(f"/join/{created['table']}/{created['code']}")
    visitor.page.get_by_role("button", name=visitor.say("web-sit-down")).first.wait_for()


def waiting_room(visitor: Visitor, _: str) -> None:
    Seated.new(visitor, "me", "bot", "open")
    visitor.sees("web-waiting")


def table(visitor: Visitor, _: str, *others: str, decisions: int = 6, game: str = "towers") -> Seated:
    seated = Seated.new(visitor, "me", *(others or ["bot:greedy"]), game=game)
    seated.play(decisions)
    assert seated.asked()
    return seated


def full_table(visitor: Visitor, finished: str) -> Seated:
    return table(visitor, finished, "bot:greedy", "bot:random", "bot:greedy", "bot:random", decisions=4)


def at_a_table(visitor: Visitor, finished: str, game: str = "towers") -> None:
    """Stay where we are, if that is a table."""
    if visitor.page.locator(".bar").count() == 0:
        table(visitor, finished, game=game)


def chat(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.press("web-chat")
    visitor.page.get_by_label(visitor.say("web-chat-line")).wait_for()


def rulebook_beside(visitor: Visitor, finished: str, game: str = "towers") -> None:
    at_a_table(visitor, finished, game)
    visitor.press("web-rules")
    visitor.page.locator("aside .rules").wait_for()


def hint(visitor: Visitor, finished: str, game: str = "towers") -> None:
    at_a_table(visitor, finished, game)
    visitor.press_key("h")
    visitor.page.locator("[data-hint]").wait_for()


def end(visitor: Visitor, finished: str, game: str = "towers") -> None:
    Seated.at(visitor, finished).finish()


def rulebook(visitor: Visitor, _: str, game: str = "towers") -> None:
    rules = [rule for _, section in GAMES[game].rulebook for rule in section]
    visitor.go(f"/rules/{game}/{rules[len(rules) // 2]}")
    visitor.page.locator(".sought").wait_for()


def settings(visitor: Visitor, finished: str) -> None:
    home(visitor, finished)
    visitor.press("web-settings")
    visitor.page.get_by_role("dialog").wait_for()


def keys(visitor: Visitor, finished: str) -> None:
    at_a_table(visitor, finished)
    visitor.press_key("?")
    visitor.page.get_by_role("dialog").wait_for()


def lesson(visitor: Visitor, _: str, game: str = "towers") -> None:
    visitor.sit_down_to(game, "web-lesson")
    visitor.page.get_by_role("complementary", name=visitor.say("web-lesson")).wait_for()


def looking_back(visitor: Visitor, finished: str, game: str = "towers") -> None:
    at_a_table(visitor, finished, game)
    visitor.press_key("ArrowLeft")
    past, board = visitor.page.get_by_role("region", name=visitor.say("web-past")), visitor.page.locator(".bar")
    past.or_(board).first.wait_for()
    if not past.count():  # the board was drawn anew in another language just then
        visitor.press_key("ArrowLeft")
    past.wait_for()


def cleared_away(visitor: Visitor, _: str) -> None:
    visitor.expected = UNPLUGGED
    visitor.go("/table/nowhere")
    visitor.sees("server-no-table")


SCREENS: dict[str, Way] = {
    "home": home,
    "own-tables": own_tables,
    "new-table": new_table,
    "invitation": invitation,
    "broken-invitation": broken_invitation,
    "waiting-room": house,
    "table": table,
    "chat": chat,
    "rulebook-beside": rulebook_beside,
    "hint": hint,
    "looking-back": looking_back,
    "keys": keys,
    "full-table": full_table,
    "end": end,
    "rulebook": rulebook,
    "lesson": lesson,
    "settings": settings,
    "cleared-away": cleared_away,
}

# Those on which every game has something of its own to show and to say.
OF_A_GAME = ("new-table", "table", "rulebook-beside", "looking-back", "end", "rulebook", "lesson")


def screens_of(game: str) -> dict[str, Way]:
    """The screens of another game."""
    return {name: partial(SCREENS[name], game=game) for name in OF_A_GAME}
