"""Dice City on the screen: games to their end, dice, attacks, buildings and goals, by mouse, finger and keyboard."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from storeys.bots import make
from storeys.games.dice_city import GAME
from storeys.games.dice_city.goals import FIRST_GOAL, RAISE
from storeys.games.kit import generator
from storeys.play import Match, load

from .conftest import Welcome
from .dice_city import FOUR, WAITING, Finger, Mayor, moments
from .focus import tab_to
from .screens import screens_of
from .served import Served
from .sheets import download, ended_as_told, totals
from .staged import after, begun, decisions, golden, just_before, made_at, open_to_everybody, stage
from .visitor import PHONE, SMALL, Visitor
from .walks import on_every_device, walk
from .whole import played_from


@pytest.fixture(scope="module")
def solo() -> Match:
    return golden("dice_city", "solo-normal")


@pytest.fixture(scope="module")
def rivals() -> Match:
    """Three that attack and copy a lot."""
    return golden("dice_city", "open-totals-3-seats")


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    return welcome(new=True).prefer(autoplay=False)


@pytest.fixture
def builder(house: Served, visitor: Visitor, solo: Match) -> Mayor:
    """Somebody who can pay for a quarry, and for nothing else."""
    seated = Mayor.of(house, visitor, just_before(solo, "build quarry"))
    assert seated.asked()
    return seated


# --- To the end ------------------------------------------------------------------------------------------------------


@played_from(-9)
def test_a_recorded_solo_game_is_clicked_to_its_end_and_to_the_letter(
    welcome: Welcome, house: Served, solo: Match, tmp_path: Path, start: int
) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Mayor.of(house, visitor, after(solo, start))
    visitor.sees("dice_city-board-solo-turn", round=15 if start else 1, rounds=15)
    for entry in list(decisions(solo))[start:]:
        seated.do(entry.data or {})
    [points] = solo.scores()
    visitor.sees("web-solo-missed", points=points, goal=FIRST_GOAL, missing=FIRST_GOAL - points)
    assert load(download(visitor, tmp_path)).log() == solo.log()
    for _ in ("this visit", "the next one"):
        tells_the_record(visitor, goal=FIRST_GOAL, reached=0)
        visitor.page.reload()


def test_a_goal_that_is_reached_is_followed_by_a_higher_one(visitor: Visitor, house: Served) -> None:
    seated = Mayor.of(house, visitor, last_decision_of_a_good_game())
    seated.answer("dice_city-do-finish", step="build")
    seated.finish()
    [points] = totals(visitor).values()
    assert points >= FIRST_GOAL
    visitor.sees("web-solo-reached", points=points)
    visitor.sees("web-solo-next", next=FIRST_GOAL + RAISE)
    tells_the_record(visitor, goal=FIRST_GOAL + RAISE, reached=1)
    visitor.press("web-set-up")
    visitor.sees("dice_city-board-solo-goal", points=0, goal=FIRST_GOAL + RAISE)


def last_decision_of_a_good_game() -> Match:
    """A solo game as the greedy bot plays it, when only the last step is to be finished."""
    bot, chance = make("greedy", GAME), generator(1)
    match = Match(GAME, 1, seed=1)
    while True:
        choice = bot.choose(match.view(0), 0, 1.0, chance)
        if GAME.words(match.view(0), choice) == "finish build" and is_last_turn(match):
            return match
        match.play(choice)


def is_last_turn(match: Match) -> bool:
    view = GAME.as_json(match.view(0))
    return bool(view["round"] == view["rounds"])


def tells_the_record(visitor: Visitor, goal: int, reached: int) -> None:
    """The screen for a new table does, as soon as one chair is left."""
    visitor.go("/new/dice_city")
    for seat in (3, 2):
        visitor.press("web-remove-chair", seat=seat)
    visitor.sees("web-solo-goal", points=goal)
    visitor.sees("web-solo-so-far", games=1, reached=reached)


@played_from(-40)
def test_a_game_against_bots_is_clicked_to_its_score_sheet_and_verified(
    welcome: Welcome, house: Served, tmp_path: Path, start: int
) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    bots = ["random"] * 3  # who refresh a lot, too: the deck is soon empty
    seated = Mayor.of(house, visitor, after(golden(GAME.name, FOUR), start), *(f"bot:{bot}" for bot in bots))
    while seated.hurry():
        pass

    ended_as_told(visitor, tmp_path, *bots)


# --- Decisions -------------------------------------------------------------------------------------------------------


def test_every_kind_of_decision_of_a_solo_game_is_made_on_the_board_or_in_the_bar(
    visitor: Visitor, house: Served, solo: Match
) -> None:
    first = {(entry.data or {})["do"]: entry for entry in reversed(list(decisions(solo)))}
    for entry in first.values():
        before = just_before(solo, entry.words or "")
        seated = Mayor.of(house, visitor, before)
        seated.do(entry.data or {})
        seated.hears(len(before.log()) + 1)
        assert made_at(house, seated.table)[len(before.log())] == entry.words
    assert first.keys() >= {"use", "move", "refresh", "discard", "build", "fight", "supply", "muster", "adorn", "place"}


# --- Dice ------------------------------------------------------------------------------------------------------------


def test_four_cards_are_discarded_and_four_new_ones_turned_up(visitor: Visitor, house: Served, solo: Match) -> None:
    seated = Mayor.of(house, visitor, just_before(solo, "refresh"))
    seated.under("blue").click()
    seated.use("refresh").click()
    for left in (4, 3, 2, 1):
        expect(seated.question).to_have_text(visitor.say("dice_city-ask-refreshing", left=left))
        expect(visitor.page.locator(".offer.glows")).to_have_count(4 + left)
        visitor.page.locator(".offer.glows").first.click()
    expect(seated.question).to_have_text(visitor.say("dice_city-ask-dice-done", passes=0))
    expect(visitor.page.locator("[data-place^=display]")).to_have_count(8)


def test_a_die_in_the_hand_shows_what_it_can_do_and_is_put_back_by_a_second_touch(
    visitor: Visitor, house: Served, solo: Match
) -> None:
    seated = Mayor.of(house, visitor, just_before(solo, "move white yellow 3"))
    die = visitor.page.get_by_role("button", name=visitor.say("dice_city-board-die", die="white"), exact=True)
    die.click()
    expect(seated.ghost("yellow", 3)).to_be_visible()
    expect(seated.use("reactivate")).to_be_disabled()
    expect(seated.entry(visitor.say("dice_city-do-use", die="white", card="mountain"))).to_be_visible()
    die.click()
    expect(seated.chosen).to_have_count(0)
    expect(seated.use("use")).to_have_count(0)


def test_a_die_is_dragged_to_the_next_plot_and_another_one_pays_for_it(
    visitor: Visitor, house: Served, solo: Match
) -> None:
    before = just_before(solo, "move white yellow 3")
    seated = Mayor.of(house, visitor, before)
    asked = seated.page.get_by_text(visitor.say("dice_city-board-pay-with"))
    seated.under("yellow").drag_to(seated.plot("yellow", 3))
    expect(asked).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    seated.under("yellow").drag_to(seated.plot("yellow", 3))
    seated.under("white").click()
    seated.hears(len(before.log()) + 1)
    assert made_at(house, seated.table)[len(before.log())] == "move white yellow 3"


def test_a_chain_of_copies_is_followed_and_nothing_comes_twice(visitor: Visitor, house: Served, rivals: Match) -> None:
    """A church copies a cemetery, and that a mine on its row."""
    seated = Mayor.of(house, visitor, just_before(rivals, "use black church"))
    cemetery = seated.under("red")
    expect(cemetery).to_have_attribute("data-card", "cemetery")
    church = seated.under("black")
    place = church.locator("..").get_attribute("data-plot") or ""
    for _ in range(2):
        church.click()
    expect(seated.page.locator("[data-card=church] .link")).to_have_text("1")
    row, column = place.split("-")
    says_why(seated, seated.plot(row, int(column)), "D-14", "in-chain", card="church", row=row, column=column)
    seated.page.locator(".plot.glows [data-card=cemetery]").click()
    expect(seated.page.locator("[data-card=cemetery] .link")).to_have_text("2")
    cards = [visitor.say("dice_city-card", card=card) for card in ("church", "cemetery")]
    visitor.sees("dice_city-board-chain", locations=" → ".join(cards))
    says_why(seated, seated.plot("white", 1), "D-13", "not-this-row", row="red")
    seated.page.locator(".plot.glows [data-card=mine]").first.click()
    expect(seated.page.locator(".link")).to_have_count(0)
    expect(seated.page.locator("[data-card=cemetery] .token")).to_be_visible()


def test_a_market_place_asks_what_to_pay_and_what_to_get(visitor: Visitor, house: Served) -> None:
    match = just_before(golden("dice_city", "ships-run-out-2-seats"), "exchange wood stone stone")
    seated = Mayor.of(house, visitor, match)
    for resource in ("wood", "stone"):
        heading = visitor.say("dice_city-board-pay", resource=resource)
        expect(seated.entry(f"{heading}…")).to_be_visible()
    seated.do({"do": "exchange", "pay": "wood", "get": "stone", "also": "stone"})
    who = visitor.say("seat-name", seat=match.to_move + 1)
    seated.logs("exchange", who=who, pay="wood", get="stone", also="stone")


# --- Attack ----------------------------------------------------------------------------------------------------------


def test_a_location_that_can_be_attacked_shows_its_cost_and_gain(
    visitor: Visitor, house: Served, rivals: Match
) -> None:
    seated = Mayor.of(house, visitor, just_before(rivals, "attack 1 white 5 regular_army 1"))
    expect(seated.city(1)).to_have_class(re.compile("glows"))
    seated.city(1).click()
    army = seated.plot("white", 5)
    expect(army.locator(".tag")).to_have_text("–3+1")
    expect(army).to_contain_text(visitor.say("dice_city-board-attack", defense=3, points=1))
    printed = seated.page.locator(".ground:has(.printed)").first
    says_why(seated, printed, "D-20", "no-defense", card=printed.get_attribute("data-card"))
    army.click()
    names = [visitor.say("seat-name", seat=seat) for seat in (1, 2)]
    place = {"row": "white", "column": 5, "card": "regular_army", "points": 1}
    seated.logs("attack", who=names[0], name=names[1], **place)


# --- Watching --------------------------------------------------------------------------------------------------------

FLOWN = """() => {
    globalThis.flown = [];
    const seen = ({ className, textContent }) => className === "flying-points" && flown.push(textContent);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(seen)))
        .observe(document.body, { childList: true });
}"""


def test_whoever_is_at_work_is_seen_large_and_points_fly_from_their_cause(
    welcome: Welcome, visitor: Visitor, house: Served, rivals: Match
) -> None:
    attack = just_before(rivals, "attack 1 white 5 regular_army 1")
    table = stage(house, visitor, attack)
    open_to_everybody(house, table)
    player = Mayor.at(visitor, table)
    guest = welcome(new=True, viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    watcher = Mayor.at(guest, table)
    expect(watcher.city(attack.to_move)).to_have_attribute("aria-pressed", "true")
    expect(watcher.plot("white", 1).locator("..")).to_have_attribute("data-of", str(attack.to_move))
    watcher.city(2).click()
    expect(watcher.plot("white", 1).locator("..")).to_have_attribute("data-of", "2")
    guest.page.evaluate(FLOWN)
    player.do({"do": "attack", "seat": 1, "row": "white", "column": 5})
    guest.page.wait_for_function("() => flown.includes('+1')")


# --- Building --------------------------------------------------------------------------------------------------------


def has_built(seated: Mayor, row: str, column: int) -> None:
    """The quarry stands there, and the log says so."""
    expect(seated.plot(row, column)).to_have_attribute("data-card", "quarry")
    who = seated.visitor.say("seat-name", seat=1)
    seated.logs("build", who=who, card="quarry", row=row, column=column)


def test_a_card_lights_the_sensible_plots_first_and_the_others_after_one_more_touch(builder: Mayor) -> None:
    lit = builder.page.locator(".plot.glows .ground")
    builder.offer("quarry").click()
    expect(builder.chosen).to_have_attribute("data-card", "quarry")
    expect(lit).to_have_count(4)  # mountains that their rows have twice
    expect(lit.and_(builder.page.locator("[data-card=mountain]"))).to_have_count(4)
    lit.first.hover()
    expect(lit.first.locator(".brings")).to_be_visible()
    builder.plot("red", 4).click(force=True)
    expect(lit).to_have_count(30)
    expect(builder.everywhere).to_have_count(0)
    builder.plot("red", 4).click()
    has_built(builder, "red", 4)


def test_a_card_is_dragged_to_its_plot_and_let_go_elsewhere_it_stays(builder: Mayor) -> None:
    builder.offer("quarry").drag_to(builder.page.locator("[data-ship='5']"))
    expect(builder.chosen).to_have_count(0)
    expect(builder.page.locator(".carried")).to_have_count(0)
    builder.offer("quarry").drag_to(builder.plot("black", 6))
    has_built(builder, "black", 6)


def test_a_card_is_built_with_three_keys(builder: Mayor) -> None:
    builder.page.keyboard.press("1")
    expect(builder.page.locator(".answers .leads-on")).to_have_count(5)
    builder.page.keyboard.press("5")
    expect(builder.page.locator(".answers .act")).to_have_count(6)
    builder.page.keyboard.press("2")
    has_built(builder, "black", 2)


def test_the_bar_leads_from_heading_to_heading_and_escape_leads_back(builder: Mayor, visitor: Visitor) -> None:
    answers = builder.page.locator(".answers button:not(.back)")
    quarry, yellow = (
        visitor.say("dice_city-board-build", card="quarry"),
        visitor.say("dice_city-board-row", row="yellow"),
    )
    finish = visitor.say("dice_city-do-finish", step="build")
    expect(answers).to_have_text([f"{quarry}…", finish])
    board = builder.page.locator(".board").bounding_box()
    builder.entry(f"{quarry}…").click()
    expect(builder.chosen).to_have_attribute("data-card", "quarry")
    builder.entry(f"{yellow}…").click()
    space = {"card": "quarry", "slot": 0, "row": "yellow"}
    expect(answers).to_have_text([visitor.say("dice_city-do-build", **space, column=column) for column in range(1, 7)])
    expect(builder.page.locator(".back")).to_contain_text(f"{quarry} › {yellow}")
    assert builder.page.locator(".board").bounding_box() == board, "however many answers there are, the board stays"
    builder.page.keyboard.press("Escape")
    expect(answers).to_have_count(5)
    builder.page.keyboard.press("Escape")
    expect(answers).to_have_text([f"{quarry}…", finish])
    expect(builder.chosen).to_have_count(0)


# --- What cannot be done, and what things are ------------------------------------------------------------------------


def says_why(seated: Mayor, piece: Locator, rule: str, reason: str, **given: object) -> None:
    """Trying the impossible is answered, with the rule."""
    piece.click(force=True)
    seated.visitor.sees(f"dice_city-why-{reason}", **given)
    name = seated.visitor.say("rule-number", rule=rule)
    expect(seated.page.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_the_impossible_says_why_and_opens_its_rule(builder: Mayor, visitor: Visitor) -> None:
    says_why(builder, builder.offer("mine"), "D-23", "too-dear", card="mine", wood=0, stone=0, iron=2)
    says_why(builder, builder.page.locator("[data-ship='20']"), "D-25", "ship-too-dear", ship=20)
    says_why(builder, builder.page.locator("[data-bandits='5']"), "D-39", "build-first")
    visitor.press("rule-number", rule="D-39")
    expect(visitor.page.locator("aside [aria-current=true]")).to_contain_text(visitor.say("dice_city-rule-D-39"))


def test_the_dice_step_is_not_finished_before_all_dice_are_spent(visitor: Visitor, house: Served, solo: Match) -> None:
    seated = Mayor.of(house, visitor, begun(solo))
    assert seated.asked()
    seated.step("dice").click(force=True)
    visitor.sees("dice_city-why-dice-left", dice=5)
    visitor.press("rule-number", rule="D-10")


def test_cards_explain_themselves_to_the_mouse_and_to_the_keyboard(builder: Mayor, visitor: Visitor) -> None:
    builder.offer("mine").hover()
    expect(builder.explanation).to_contain_text(visitor.say("dice_city-card", card="mine"))
    expect(builder.explanation).to_contain_text(visitor.say("dice_city-board-cost", wood=0, stone=0, iron=2))
    visitor.page.mouse.move(1, 1)
    expect(builder.explanation).to_have_count(0)
    tab_to(visitor, "[data-card=quarry][data-slot]")
    expect(builder.explanation).to_contain_text(visitor.say("dice_city-card-about-quarry"))
    expect(builder.offer("quarry")).to_have_attribute("aria-describedby", re.compile("."))
    visitor.page.keyboard.press("Escape")
    expect(builder.explanation).to_have_count(0)


def test_the_reference_card_tells_what_is_lacking_now_and_is_printed_on_one_page(
    builder: Mayor, visitor: Visitor
) -> None:
    visitor.press_key("f")
    card = visitor.page.get_by_role("region", name=visitor.say("web-reference"))
    expect(card).to_contain_text(visitor.say("dice_city-board-lacking-strength", number=3))
    expect(card).to_contain_text(visitor.say("dice_city-reference-points-cathedral"))
    visitor.page.emulate_media(media="print")
    expect(visitor.page.locator(".bar")).to_be_hidden()
    expect(card).to_be_visible()
    assert len(re.findall(rb"/Type /Page\b", visitor.page.pdf())) == 1
    visitor.page.emulate_media(media="screen")
    builder.page.locator("[data-ship='5']").hover()
    expect(builder.explanation).to_contain_text(visitor.say("dice_city-board-lacking", goods="").split(":")[0])


# --- Room ------------------------------------------------------------------------------------------------------------

CRAMPED = """() => [...document.querySelectorAll(".told, .offer .face, .goal")]
    .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
    .map((box) => `${box.className}: ${box.innerText}`)"""
NAMED = (
    """() => [...document.querySelectorAll(".cities .seat-name")].map((name) => name.dataset.short ?? name.innerText)"""
)


def test_with_four_cities_every_name_token_and_card_keeps_its_room(welcome: Welcome, house: Served) -> None:
    visitor = welcome(viewport={"width": 1280, "height": 800}).prefer(autoplay=False)
    match = just_before(golden(GAME.name, FOUR), "use blue traveller")
    seated = Mayor.of(house, visitor, match, *["bot:greedy"] * 3)
    assert seated.asked()
    if not visitor.page.locator("aside").count():
        visitor.press_key("l")
    expect(visitor.page.locator("aside")).to_be_visible()
    for screen in ({"viewport": {"width": 1280, "height": 800}}, PHONE):
        with visitor.seeing(screen):
            assert visitor.page.evaluate(CRAMPED) == []
            assert len(set(visitor.page.evaluate(NAMED))) == 4
            expect(visitor.page.locator(".cities .passes").locator("visible=true")).to_have_count(4)


# --- Phone and keyboard ----------------------------------------------------------------------------------------------


def test_whole_turns_are_played_on_a_phone_with_everything_asked_in_sight(
    welcome: Welcome, house: Served, solo: Match
) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Finger.of(house, visitor, begun(solo))
    for entry in decisions(solo):
        assert seated.asked()
        assert visitor.overflow() == 0
        assert visitor.in_sight(".bar .question")
        assert visitor.in_sight(".answers")
        if (entry.words or "").startswith("finish build"):
            break
        seated.do(entry.data or {})


def test_a_phone_leads_to_the_cards_that_are_asked_for(welcome: Welcome, house: Served, solo: Match) -> None:
    visitor = welcome(**PHONE).prefer(autoplay=False)
    seated = Finger.of(house, visitor, just_before(solo, "build quarry"))
    expect(seated.page.locator(".offer.glows").first).to_be_in_viewport(ratio=1)
    seated.touch(seated.offer("quarry"))
    expect(seated.page.locator(".plot.glows").first).to_be_in_viewport(ratio=1)


def test_a_turn_is_played_by_keyboard_alone(welcome: Welcome, house: Served, solo: Match) -> None:
    visitor = welcome(**SMALL).prefer(autoplay=False)
    seated = Mayor.of(house, visitor, just_before(solo, "use black mountain"))
    for left in range(5, 0, -1):
        expect(visitor.page.locator(WAITING)).to_have_count(left)
        press(visitor, WAITING)
        press(visitor, "[data-use=use]")
    press(visitor, "[data-finish=dice].glows")
    while not visitor.page.locator(".offer.glows").count():
        visitor.page.locator(".offer.glows, [data-finish=attack].glows").first.wait_for()
        if visitor.page.locator("[data-finish=attack].glows").count():
            press(visitor, "[data-finish=attack].glows")
    press(visitor, ".offer.glows")
    press(visitor, ".plot.glows .ground")
    expect(seated.page.locator(".plot .face:not(.printed)")).to_have_count(1)


def press(visitor: Visitor, selector: str) -> None:
    visitor.page.locator(selector).first.wait_for()
    tab_to(visitor, selector)
    visitor.page.keyboard.press("Enter")


# --- Everywhere ------------------------------------------------------------------------------------------------------

SEEN = ("dice", "copying", "attack", "building", "exchange", "alone", "end-of-four")
AROUND = ("new-table", "rulebook-beside", "rulebook", "lesson")


@on_every_device
def test_every_screen_keeps_nobody_out_fits_and_speaks_one_language(
    welcome: Welcome, house: Served, device: str
) -> None:
    known = {**moments(house), **screens_of(Mayor.game)}
    assert walk(welcome, {name: known[name] for name in (*SEEN, *AROUND)}, "", device, Mayor.game) == {}
