"""At a table of Skyscrapers: cards, slots, turnings, cells and workers, by mouse or by finger."""

from typing import Any, ClassVar, Self

from playwright.sync_api import Locator

from .screens import Way
from .seated import END, Seated
from .served import Served
from .staged import golden, just_before
from .visitor import Visitor

STILL = 4  # pictures, after which nothing moves any more
SLOT = "[data-slot]"
TURN = "[data-turn][aria-disabled=false]"
CARD = "[data-card].lit"
WORKER = "[data-worker][aria-disabled=false]"

# What is touched first by somebody who wants to build: a begun action is brought to its end, and cards come before
# workers. The bar has an answer even where the building hides all others.
IN_A_HURRY = (
    TURN,
    SLOT,
    "[data-cell]:not(.free)",
    "[data-cell]",
    "[data-storey][aria-expanded=false]",
    CARD,
    ".tool.act[aria-pressed=false]",
    WORKER,
    ".answers > .button:not([aria-disabled=true])",
)

# The middle of the first such thing that nothing else covers, when it has stayed there for so many pictures; nothing
# to press when the match is over.
UNCOVERED = """({ selectors, pictures, end }) => {
    if (document.querySelector(end)) return {};
    for (const piece of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
        piece.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = piece.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        if (width === 0 || document.elementFromPoint(middle.x, middle.y)?.closest("button") !== piece) continue;
        const seen = window.seenAt, stays = seen?.piece === piece && seen.x === middle.x && seen.y === middle.y;
        window.seenAt = { piece, ...middle, pictures: stays ? seen.pictures + 1 : 1 };
        return window.seenAt.pictures >= pictures ? middle : null;
    }
    return null;
}"""


class Rigger(Seated):
    """Somebody who builds with cards, on the turntable or on the plans."""

    game: ClassVar[str] = "skyscrapers"
    by_finger: ClassVar[bool] = False

    @classmethod
    def before(cls, server: Served, visitor: Visitor, name: str, words: str) -> Self:
        """In every chair of a recorded match, when this is about to be done there."""
        seated = cls.of(server, visitor, just_before(golden(cls.game, name), words))
        seated.page.locator(".board").wait_for()
        assert seated.asked()
        return seated

    @property
    def canvas(self) -> Locator:
        return self.page.locator(".stage canvas")

    @property
    def slots(self) -> Locator:
        """Slots that are seen now."""
        return self.page.locator(SLOT).locator("visible=true")

    def card(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f".hand [data-card={card}]").first

    def phase(self, *phases: str) -> None:
        """Wait until the game is in one of these."""
        self.page.locator(", ".join(f".board[data-phase={phase}]" for phase in phases)).wait_for()

    def touch(self, *selectors: str, pictures: int = STILL) -> None:
        """Press the first of such things, as soon as one is there, uncovered and still."""
        wanted = {"selectors": selectors, "pictures": pictures, "end": END}
        at: Any = self.page.wait_for_function(UNCOVERED, arg=wanted).json_value()
        if at:
            (self.page.touchscreen.tap if self.by_finger else self.page.mouse.click)(at["x"], at["y"])

    def drag(self, piece: Locator, target: str) -> None:
        """Take a piece along with the mouse and drop it on something that glows once it is held."""
        box, mouse = piece.bounding_box(), self.page.mouse
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2, box["y"] - 20, steps=3)
        goal = self.page.locator(target).locator("visible=true").first
        goal.wait_for()
        at = goal.bounding_box()
        assert at
        mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=3)
        mouse.up()

    def decide(self) -> None:
        """Press whatever brings the end nearer; who presses too early and misses is asked again."""
        self.touch(*IN_A_HURRY, pictures=1)

    def look(self, flat: bool) -> None:
        """See the building on plans or in space, whatever was seen before: the page remembers it."""
        now = self.page.locator(".tool.flat")
        if now.get_attribute("aria-pressed") != str(flat).lower():
            now.click()
        self.page.locator(".plans" if flat else ".stage canvas[data-frames]").wait_for()

    def drawn(self) -> int:
        """How many pictures of the turntable have been drawn, as soon as there is one."""
        self.page.locator(".stage canvas[data-frames]").wait_for()
        return int(self.canvas.get_attribute("data-frames") or "")

    def draws_again(self, before: int) -> None:
        """Wait for a newer picture."""
        newer = "before => Number(document.querySelector('.stage canvas').dataset.frames) > before"
        self.page.wait_for_function(newer, arg=before)


class Finger(Rigger):
    """Somebody who builds on a phone."""

    by_finger = True


# --- Moments worth a picture -----------------------------------------------------------------------------------------

TALL, FOUR = "a-hand-is-emptied-2-seats", "pairs-of-girders-4-seats"
THREE = "the-round-is-played-out-3-seats"


def at(server: Served, name: str, words: str, flat: bool = False) -> Way:
    """The way to a recorded match when this is about to be done, in space or on plans."""

    def go(visitor: Visitor, _: str) -> Rigger:
        seated = Rigger.before(server, visitor, name, words)
        seated.look(flat)
        visitor.page.mouse.move(1, 1)
        return seated

    return go


def moments(server: Served) -> dict[str, Way]:
    """What the pictures of this game show, at recorded matches, so that they are always the same."""
    return {
        "first-hire": at(server, TALL, "hire"),
        "acting": at(server, TALL, "card upright-LRT"),
        "placing": at(server, FOUR, "slot x@-1,-1,3"),
        "turning": at(server, TALL, "turn LTV"),
        "trapped": at(server, TALL, "hire -1,1,0"),
        "moving": at(server, FOUR, "move -2,-1,2"),
        "four-players": at(server, FOUR, "card floor-LR-worker"),
        "end-of-four": Rigger.ended(server, FOUR),
        "flat-placing": at(server, FOUR, "slot x@-1,-1,3", flat=True),
        "flat-turning": at(server, TALL, "turn LTV", flat=True),
        "flat-acting": at(server, TALL, "card upright-LRT", flat=True),
    }
