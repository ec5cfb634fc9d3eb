"""The end: who won in the first line, points counted on the board where they were made, then the sheets; a picture."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from storeys.games.dice_city.goals import FIRST_GOAL
from storeys.play import Match
from storeys.server.client import Browser
from storeys.server.players import COOKIE

from .conftest import Welcome
from .seated import END, Seated
from .served import Served
from .sheets import totals
from .staged import after, decisions, golden
from .visitor import Visitor

ENDS = {
    "towers": "greedy-4-seats",
    "dice_city": "ships-run-out-2-seats",
    "skyscrapers": "a-hand-is-emptied-2-seats",
}
MOVING = {"reduced_motion": "no-preference", "viewport": {"width": 1280, "height": 800}}
PNG = b"\x89PNG\r\n\x1a\n"
# What is shown only for a while is written down as it comes: on a busy machine it is gone before anybody looks.
NOTED = """() => {
    const noted = { rose: [], verdicts: [], sums: [] };
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const rising = added.filter(({ className }) => className === 'flying-points');
        noted.rose.push(...rising.map((points) => points.textContent));
        const verdict = document.querySelector('.board') && document.querySelector('.end-bar .verdict');
        if (verdict) noted.verdicts.push(verdict.textContent);
        const sums = [...document.querySelectorAll('.end-bar [data-score-of]')].map((sum) => sum.textContent);
        noted.sums.push(JSON.stringify(sums));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return noted;
}"""


def before_the_end(house: Served, visitor: Visitor, whole: Match) -> Seated:
    """In every chair, when one decision is left."""
    seated = Seated.of(house, visitor, after(whole, -1))
    seated.question.wait_for()
    return seated


def last_decision(house: Served, seated: Seated, whole: Match) -> None:
    """The same player makes it in another browser: what is clicked for it is not what is looked at here."""
    [*_, entry] = decisions(whole)
    [key] = [cookie["value"] for cookie in seated.visitor.context.cookies() if cookie["name"] == COOKIE]
    with Browser(house.address) as elsewhere:
        elsewhere.http.cookies.set(COOKIE, key)
        with elsewhere.sit(seated.table) as sitting:
            sitting.until("snapshot")
            assert sitting.play(entry.data, entry.seat)["type"] == "accepted"


@pytest.mark.parametrize("game", ENDS)
def test_points_are_counted_on_the_board_and_then_the_sheets_come(welcome: Welcome, house: Served, game: str) -> None:
    whole = golden(game, ENDS[game])
    visitor = welcome(**MOVING).prefer(autoplay=False)
    seated = before_the_end(house, visitor, whole)
    noted = visitor.page.evaluate_handle(NOTED)
    last_decision(house, seated, whole)
    visitor.page.locator(END).wait_for()
    seen = noted.json_value()
    assert winner(visitor, whole) in seen["verdicts"][0]  # over the board, where points are counted
    assert seen["rose"][0][0] in "+–"
    sums = [str(score).replace("-", "–") for score in whole.scores()]
    assert json.dumps(sums, ensure_ascii=False, separators=(",", ":")) in seen["sums"]
    assert sorted(totals(visitor).values()) == sorted(whole.scores())


def winner(visitor: Visitor, whole: Match) -> str:
    return visitor.say("seat-name", seat=whole.ranks().index(1) + 1)


def test_whoever_does_not_want_to_wait_presses_a_key_and_nothing_but_the_end_is_shown(
    welcome: Welcome, house: Served
) -> None:
    whole = golden("dice_city", "somebody-declares-the-end-3-seats")
    visitor = welcome(**MOVING).prefer(autoplay=False)
    seated = before_the_end(house, visitor, whole)
    last_decision(house, seated, whole)
    visitor.page.locator(".end-bar").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(END).wait_for()
    assert visitor.page.locator("main .bar").count() == 0
    visitor.sees("web-wins", name=winner(visitor, whole))
    visitor.sees("dice_city-tie", what="locations", own=10, others=8)
    buttons = visitor.page.locator(".ways .button").all_inner_texts()
    assert len(set(buttons)) == len(buttons)
    assert visitor.page.locator(".ways .act").all_inner_texts() == [visitor.say("web-rematch")]
    visitor.press("web-show-board")
    expect(visitor.page.locator(".end-bar [data-score-of]")).to_have_text([str(score) for score in whole.scores()])
    visitor.press("web-show-sheet")
    visitor.page.locator(END).wait_for()


def test_a_picture_of_the_result_is_saved_and_a_solo_game_is_seen_among_those_before(
    welcome: Welcome, house: Served, tmp_path: Path
) -> None:
    whole = golden("dice_city", "solo-normal")
    visitor = welcome().prefer(autoplay=False)
    seated = before_the_end(house, visitor, whole)
    last_decision(house, seated, whole)
    [points] = whole.scores()
    visitor.sees("web-solo-missed", points=points, goal=FIRST_GOAL, missing=FIRST_GOAL - points)
    cells = visitor.page.get_by_role("table", name=visitor.say("web-solo-record")).get_by_role("cell")
    expect(cells).to_have_text([str(points), str(FIRST_GOAL)])
    with visitor.page.expect_download() as started:
        visitor.press("web-picture-save")
    assert re.fullmatch(r"dice-city-\d{4}-\d\d-\d\d\.png", started.value.suggested_filename)
    started.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(PNG)
    assert visitor.obstacles() == []
