"""How Skyscrapers looks: the stage in every window, views by one key, floors by storeys, dragging, and watching."""

from playwright.sync_api import FloatRect, Locator, expect

from .conftest import Welcome
from .focus import tab_to
from .served import Served
from .skyscrapers import FOUR, SLOT, TALL, TURN, Finger, Rigger
from .staged import after, golden
from .visitor import PHONE, SMALL, Visitor

ZOOMED_IN = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}  # 1280 × 800 at 200 %
AFTER_OTHERS = 109  # decisions of a recorded match: three have just had their turns, and it is the first one's again
NOTE_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.className === "flying-points") window.flown += 1;
    }))).observe(document.body, { childList: true });
}"""


def box_of(piece: Locator) -> FloatRect:
    box = piece.bounding_box()
    assert box
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether neither covers any of the other."""
    across = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return across or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


# --- Room ------------------------------------------------------------------------------------------------------------


def test_at_200_percent_the_whole_stage_is_in_sight_above_the_bar(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**ZOOMED_IN).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "card upright-LRD")
    assert seated.drawn()
    stage, bar = box_of(seated.canvas), box_of(visitor.page.locator(".bar"))
    assert stage["y"] >= 0
    assert stage["y"] + stage["height"] <= bar["y"] + 1
    assert stage["height"] > 100
    visitor.page.locator(".hand [data-card]").first.scroll_into_view_if_needed()


def test_on_a_phone_the_turnings_lie_where_the_hand_was_and_cover_nothing(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Finger.before(house, visitor, TALL, "slot")
    assert seated.drawn()
    stage = box_of(seated.canvas)
    seated.touch(SLOT)
    seated.phase("turning")
    turnings = visitor.page.locator(".turnings")
    turnings.wait_for()
    assert box_of(seated.canvas) == stage, "the picture stays where it is"
    assert apart(box_of(turnings), stage)
    seated.touch(TURN)
    turnings.wait_for(state="detached")


# --- Looking ---------------------------------------------------------------------------------------------------------


def test_five_keys_look_from_each_side_and_from_above_and_nothing_covers_the_winds_or_points(
    welcome: Welcome, house: Served
) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "slot x@-1,-1,3")
    visitor.speak("hu")
    winds = visitor.page.locator(".compass [data-side]")
    assert sorted(wind.split("\n")[0] for wind in winds.all_inner_texts()) == ["D", "K", "Ny", "É"]
    for key in "wadxt":
        before = seated.drawn()
        visitor.press_key(key)
        seated.draws_again(before)
        boxes = [box_of(slot) for slot in seated.slots.all()]
        assert len(boxes) == 5
        assert all(apart(one, other) for number, one in enumerate(boxes) for other in boxes[:number]), key
        for wind in winds.all():
            wind.click(trial=True)  # which a button over it would catch
    expect(visitor.page.locator(".note.floor").locator("visible=true").first).to_be_visible()

    visitor.press_key("?")
    help_sheet = visitor.page.get_by_role("dialog")
    for side in ("north", "east", "south", "west", "above"):
        expect(help_sheet).to_contain_text(visitor.say(f"skyscrapers-board-from-{side}"))


def test_where_a_worker_can_go_is_shown_by_storeys_and_a_worker_is_dragged_there(
    welcome: Welcome, house: Served
) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Rigger.before(house, visitor, FOUR, "move -2,-1,2")
    storeys, cells = visitor.page.locator("[data-storey]"), visitor.page.locator("[data-cell]")
    expect(storeys).to_have_count(2)
    expect(cells).to_have_count(0)
    assert [each.get_attribute("data-storey") for each in storeys.all()] == ["2", "0"]
    tab_to(visitor, "[data-storey='2']")
    visitor.page.keyboard.press("Enter")
    cells.first.wait_for()
    tab_to(visitor, "[data-cell]:not(.free)")
    visitor.page.keyboard.press("Enter")
    seated.phase("acting", "aside")

    seated = Rigger.before(house, visitor, FOUR, "worker 3")
    assert seated.drawn()
    seated.drag(visitor.page.locator("[data-worker='3']"), "[data-storey='0']")
    expect(storeys).to_have_count(0)


# --- By hand ---------------------------------------------------------------------------------------------------------


def test_a_card_is_dragged_from_the_hand_into_a_slot_in_space_and_on_plans(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    for flat in (False, True):
        seated = Rigger.before(house, visitor, TALL, "card upright-LRT")
        seated.look(flat)
        seated.drag(seated.card("upright-LRT"), SLOT)
        seated.phase("turning")


# --- Watching --------------------------------------------------------------------------------------------------------


def test_what_another_does_is_gone_to_and_its_points_fly(welcome: Welcome, house: Served) -> None:
    """Leafed through, for then it is the same every time."""
    visitor = welcome(new=True, reduced_motion="no-preference", **SMALL).prefer(autoplay=False)
    bots = ["bot:greedy"] * 3
    seated = Rigger.of(house, visitor, after(golden(Rigger.game, FOUR), AFTER_OTHERS), *bots)
    assert seated.drawn()
    watched = visitor.page.locator(".stage[data-attending=true]")
    expect(watched).to_have_count(0)
    visitor.page.evaluate(NOTE_FLIGHTS)
    leaf(visitor, "ArrowLeft", 6)
    leaf(visitor, "ArrowRight", 5)
    watched.wait_for()
    visitor.page.wait_for_function("() => window.flown > 0")
    visitor.press_key("Escape")
    expect(watched).to_have_count(0)


def leaf(visitor: Visitor, key: str, times: int) -> None:
    """Line by line, each as soon as the one before is on the board."""
    for _ in range(times):
        seen = visitor.page.locator(".board").get_attribute("data-line")
        visitor.press_key(key)
        expect(visitor.page.locator(".board")).not_to_have_attribute("data-line", seen or "")
