"""Everything without a mouse, and always a sign of where the focus is."""

from playwright.sync_api import expect

from .conftest import Welcome
from .focus import focus, tab_to
from .seated import Seated
from .visitor import DRAWN_TWICE, Visitor


def test_whole_rounds_are_played_with_tab_and_enter(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    visitor.go("/")
    play = visitor.card("towers").get_by_role("button", name=visitor.say("web-play-now"))
    play.wait_for()
    while not play.evaluate("here => here === document.activeElement"):
        visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    seated = Seated.here(visitor)
    asked: set[str] = set()
    while not {"take", "removing", "place"} <= asked:
        assert seated.asked()
        kind = kind_of(visitor, seated.question.inner_text())
        asked.add(kind)
        tab_to(visitor)
        if kind == "bid":
            bid_high(visitor)
            tab_to(visitor)  # when there was only one answer, the focus has left the page
        before = seated.told()
        visitor.page.keyboard.press("Enter")
        seated.hears(before + 1)
        assert seated.asked()
        expect(visitor.page.locator(".answers button:focus")).to_have_count(1)  # ready for the next answer


def kind_of(visitor: Visitor, question: str) -> str:
    """Which question of the game this is."""
    known = ("take", "place")
    beginnings = {kind: visitor.say(f"towers-ask-{kind}", cards=1).split("(")[0] for kind in known}
    beginnings["removing"] = visitor.say("towers-ask-removing")
    return next((kind for kind, words in beginnings.items() if question.startswith(words)), "bid")


def bid_high(visitor: Visitor) -> None:
    """With the first of several bids in focus, go on to a higher one."""
    for _ in range(3):
        visitor.page.keyboard.press("Tab")
        stop = focus(visitor)
        if not stop["there"] or stop["name"] == visitor.say("towers-do-pass"):
            visitor.page.keyboard.press("Shift+Tab")
            return


def test_single_keys_answer_open_panels_and_close_dialogs(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    keys = visitor.page.keyboard
    before = seated.told()
    keys.press("3")  # a number means the number it shows
    seated.hears(before + 1)
    players = [visitor.say("seat-name", seat=seat) for seat in (1, 2)]
    assert seated.log()[-1] in [visitor.say("towers-log-bid", who=player, cards=3) for player in players]
    keys.press("r")
    visitor.page.get_by_role("complementary", name=visitor.say("web-rules")).wait_for()
    keys.press("l")
    visitor.page.get_by_role("complementary", name=visitor.say("web-log")).wait_for()
    keys.press("?")
    dialog = visitor.page.get_by_role("dialog")
    dialog.wait_for()
    keys.press("Escape")
    expect(dialog).to_have_count(0)


# A sheet that was put away tells so some time later: before it does, the next one is opened.
OPEN_AT_ONCE = """settings => new Promise((done) => {
    const sheet = document.querySelector("dialog");
    sheet.addEventListener("close", () => done());
    sheet.close();
    settings.click();
})"""


def test_a_sheet_that_was_put_away_does_not_take_the_next_one_with_it(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    assert Seated.new(visitor, "me", "neighbour").asked()
    visitor.press_key("?")
    visitor.page.get_by_role("dialog", name=visitor.say("web-help")).wait_for()
    settings = visitor.page.locator("header button", has_text=visitor.say("web-settings"))
    settings.evaluate(OPEN_AT_ONCE)
    visitor.page.evaluate(DRAWN_TWICE)
    expect(visitor.page.get_by_role("dialog", name=visitor.say("web-settings"))).to_be_visible()


def test_shortcuts_rest_while_somebody_types(welcome: Welcome) -> None:
    visitor = welcome().prefer(autoplay=False)
    seated = Seated.new(visitor, "me", "neighbour")
    assert seated.asked()
    before = seated.told()
    visitor.page.keyboard.press("c")
    visitor.page.get_by_label(visitor.say("web-chat-line")).click()
    visitor.page.keyboard.type("1 hurls")
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_text("1 hurls").locator("visible=true").first.wait_for()
    visitor.page.keyboard.press("Escape")
    assert visitor.page.get_by_role("complementary", name=visitor.say("web-chat")).count() == 1
    visitor.press("web-log")
    seated.hears(before)
    assert seated.told() == before
