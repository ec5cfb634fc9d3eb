"""5 Towers on the screen: everybody on a phone, whoever is at work in front, and a whole set built in one go."""

from playwright.sync_api import Locator, expect

from .conftest import Welcome
from .seated import Seated
from .served import Served
from .staged import after, golden
from .visitor import DESKTOP, PHONE, SMALL, Visitor

ASKED = 105  # decisions after which the first of five players builds
BIDS_ALL = 163  # decisions after which the first of four players may bid for the whole display
OTHERS = ".others .player"


def names(visitor: Visitor) -> list[str]:
    """The names of the others as they are seen, shortened or not."""
    shown: list[str] = visitor.page.locator(f"{OTHERS} .seat-name").evaluate_all(
        "all => all.map(each => each.dataset.short ?? each.innerText.trim())"
    )
    return shown


def width(panel: Locator) -> float:
    box = panel.bounding_box()
    assert box
    return box["width"]


def test_everybody_is_in_sight_on_a_phone_and_no_two_names_look_alike(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Seated.of(house, visitor, after(golden("towers", "random-5-seats"), ASKED), *["bot:greedy"] * 4)
    assert seated.asked()
    assert visitor.overflow() == 0
    for number in range(4):
        assert visitor.in_sight(f"{OTHERS} >> nth={number}")
    assert len(set(names(visitor))) == 4


def test_whoever_is_at_work_comes_to_the_front_and_goes_back(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**DESKTOP).prefer(autoplay=False)
    match = after(golden("towers", "greedy-4-seats"), BIDS_ALL - 1)
    seated = Seated.of(house, visitor, match, *["neighbour"] * 3)
    assert seated.asked()
    expect(visitor.page.locator(f"{OTHERS}.ahead")).to_have_count(0)

    watched = Seated.of(house, visitor, match, *["open"] * 3)
    front = watched.page.locator(f"{OTHERS}.ahead")
    expect(front).to_have_attribute("data-seat", "3")
    assert width(front) > 2 * width(watched.page.locator(f"{OTHERS}:not(.ahead)").first)


def test_a_whole_set_is_taken_and_built_in_one_go_up_to_what_must_be_decided(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    match = after(golden("towers", "greedy-4-seats"), BIDS_ALL)
    seated = Seated.of(house, visitor, match, *["bot:greedy"] * 3)
    assert seated.asked()
    built = visitor.page.locator(".own [data-place=seat-0]")
    before, offer = built.count(), visitor.page.locator("[data-offer]")
    seated.answer("towers-do-bid", cards=5)
    expect(offer).to_have_text(visitor.say("towers-board-go-taking", cards=5))
    offer.click()

    visitor.sees("towers-ask-must-remove")  # which card is for the player to say
    expect(offer).to_have_count(0)
    seated.answer("towers-do-remove", suit="plant", value=5)
    expect(built).to_have_count(before - 1 + 5)


def test_a_card_is_carried_to_its_tower_and_all_of_the_bid_are_built(welcome: Welcome, house: Served) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    match = after(golden("towers", "greedy-4-seats"), BIDS_ALL)
    seated = Seated.of(house, visitor, match, *["bot:greedy"] * 3)
    seated.answer("towers-do-bid", cards=5)
    built = visitor.page.locator(".own [data-place=seat-0]")
    before = built.count()
    for card in ("spooky-9", "plant-8", "sand-14", "candy-14", "plant-2"):
        visitor.page.locator(f"[data-card={card}][aria-disabled=false]").drag_to(visitor.page.locator(".own .towers"))
        expect(visitor.page.locator(f"[data-card={card}].taken")).to_have_count(1)
    seated.answer("towers-do-remove", suit="plant", value=5)
    expect(built).to_have_count(before - 1 + 5)
