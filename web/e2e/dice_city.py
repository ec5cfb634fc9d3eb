"""At a table of Dice City: every decision as it is made with a mouse on the board, or else in the bar."""

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator

from .screens import Way
from .seated import END, Seated
from .served import Served
from .staged import golden, just_before
from .visitor import Visitor

Action = dict[str, Any]

WAITING = ".ground[aria-disabled=false]:has([data-die])"  # a plot whose die can be spent


class Mayor(Seated):
    """Somebody who runs a city."""

    game: ClassVar[str] = "dice_city"

    # --- The board ---

    def plot(self, row: str, column: int) -> Locator:
        """A plot of the city that is shown large."""
        return self.page.locator(f"[data-plot={row}-{column}] .ground")

    def under(self, die: str) -> Locator:
        """The plot on which a die waits."""
        return self.page.locator(f".ground:has([data-die={die}])")

    def ghost(self, row: str, column: int) -> Locator:
        """Where a die could be brought."""
        return self.page.locator(f"[data-plot={row}-{column}] .ghost")

    def use(self, way: str) -> Locator:
        """What the chosen die can be spent on."""
        return self.page.locator(f"[data-use={way}]")

    def offer(self, card: str, slot: int = 0) -> Locator:
        """A card of the display, or of its pile."""
        return self.page.locator(f"[data-card={card}][data-slot='{slot}']")

    def city(self, seat: int) -> Locator:
        """A city in small."""
        return self.page.locator(f"[data-city='{seat}']")

    def step(self, step: str) -> Locator:
        """The button that ends a step."""
        return self.page.locator(f"[data-finish={step}]")

    @property
    def everywhere(self) -> Locator:
        """The button that lights all plots for a card, and not only the sensible ones."""
        return self.page.locator(".everywhere")

    @property
    def chosen(self) -> Locator:
        return self.page.locator(".offer.chosen, .plot.chosen")

    @property
    def explanation(self) -> Locator:
        return self.page.get_by_role("tooltip")

    def entry(self, label: str) -> Locator:
        """An answer of the bar, or a heading there."""
        return self.page.locator(".answers").get_by_role("button", name=label, exact=True)

    # --- Deciding ---

    def touch(self, piece: Locator) -> None:
        self.ready(piece).click()

    def ready(self, piece: Locator) -> Locator:
        """It, once it can be touched: before the last move has come back, a die may be found where it was."""
        return piece.and_(self.page.locator(":not([aria-disabled=true])"))

    def do(self, action: Action) -> None:
        """Make a decision where it is made most naturally; every click waits until it is possible."""
        if action["do"] in ON_THE_BOARD:
            for piece in ON_THE_BOARD[action["do"]](self, action):
                self.touch(piece)
        else:
            self.answer_in_the_bar(action)

    def answer_in_the_bar(self, action: Action) -> None:
        """Answer under the heading that leads there, unless all answers are seen at once."""
        given = {name: value for name, value in action.items() if name != "do"}
        answer = self.entry(self.visitor.say(f"dice_city-do-{action['do']}", **given))
        if action["do"] in HEADINGS:
            name, about = HEADINGS[action["do"]]
            heading = self.visitor.say(f"dice_city-board-{name}", **{to: given[by] for to, by in about.items()})
            leads_on = self.entry(f"{heading}…")
            answer.or_(leads_on).first.wait_for()
            if not answer.count():
                self.touch(leads_on)
        self.touch(answer)

    def logs(self, kind: str, **particulars: object) -> None:
        """Wait until the log tells of this."""
        told = self.visitor.say(f"dice_city-log-{kind}", **particulars)
        self.unfold().get_by_text(told).last.wait_for()

    def hurry(self) -> bool:
        """Do what brings the end near: refresh whenever that can be done; whether there was anything to do."""
        self.page.locator(", ".join((*IN_A_HURRY, END))).first.wait_for()
        for wanted in IN_A_HURRY:
            if self.page.locator(wanted).count():
                self.page.locator(wanted).first.click()
                return True
        return False


class Finger(Mayor):
    """Somebody who runs a city on a phone."""

    def touch(self, piece: Locator) -> None:
        self.ready(piece).tap()


Pieces = Callable[[Mayor, Action], list[Locator]]

# What is clicked one after another, for each kind of decision that can be made on the board.
ON_THE_BOARD: dict[str, Pieces] = {
    "use": lambda me, it: [me.under(it["die"]), me.under(it["die"])],
    "move": lambda me, it: [me.under(it["die"]), me.ghost(it["moved"], it["column"])],
    "shift": lambda me, it: [me.ghost(it["die"], it["column"])],
    "refresh": lambda me, it: [me.under(it["die"]), me.use("refresh")],
    "pass": lambda me, it: [me.under(it["die"]), me.use("pass")],
    "forfeit": lambda me, it: [me.under(it["die"]), me.use("forfeit")],
    "discard": lambda me, it: [me.offer(it["card"], it["slot"])],
    "copy": lambda me, it: [me.plot(it["row"], it["column"])],
    "place": lambda me, it: [me.everywhere, me.plot(it["row"], it["column"])],
    "fight": lambda me, it: [me.page.locator(f"[data-bandits='{it['bandits']}']")],
    "attack": lambda me, it: [me.city(it["seat"]), me.plot(it["row"], it["column"])],
    "build": lambda me, it: [me.offer(it["card"], it["slot"]), me.everywhere, me.plot(it["row"], it["column"])],
    "trade": lambda me, it: [me.page.locator(f"[data-ship='{it['ship']}']")],
    "finish": lambda me, it: [me.step(it["step"])],
}

# The headings of the bar, and the particulars of an answer that they name.
HEADINGS: dict[str, tuple[str, dict[str, str]]] = {
    "supply": ("tokens", {}),
    "muster": ("tokens", {}),
    "disrupt": ("tokens", {}),
    "exchange": ("pay", {"resource": "pay"}),
    "adorn": ("stones", {"number": "stone"}),
}

IN_A_HURRY = (
    "[data-use=refresh][aria-disabled=false]",
    ".plot.glows .ground",
    "[data-use=pass][aria-disabled=false]",
    "[data-use=forfeit][aria-disabled=false]",
    ".offer.glows",
    WAITING,
    "[data-bandits][aria-disabled=false]",
    "[data-finish].glows",
    ".answers .act",
)


# --- Moments worth a picture -----------------------------------------------------------------------------------------

RIVALS, FOUR, ALONE = "open-totals-3-seats", "random-players-empty-the-deck-4-seats", "solo-normal"


def at(server: Served, name: str, words: str, *clicks: str) -> Way:
    """The way to a recorded match when this is about to be done, and to what some clicks show there."""

    def go(visitor: Visitor, _: str) -> Mayor:
        seated = Mayor.of(server, visitor, just_before(golden(Mayor.game, name), words))
        assert seated.asked()
        for selector in clicks:
            visitor.page.locator(selector).first.click()
        visitor.page.mouse.move(1, 1)
        return seated

    return go


def moments(server: Served) -> dict[str, Way]:
    """What the pictures of this game show, at recorded matches, so that they are always the same."""
    return {
        "dice": at(server, RIVALS, "use black church", ".ground:has([data-die=black])"),
        "copying": at(server, RIVALS, "copy white 1 quarry"),
        "attack": at(server, RIVALS, "attack 0 white 3 town_hall", "[data-city='0']"),
        "building": at(server, RIVALS, "build church 2 blue 4", ".offer.glows"),
        "exchange": at(server, RIVALS, "exchange wood iron none"),
        "dice-of-four": at(server, FOUR, "use blue traveller", WAITING),
        "alone": at(server, ALONE, "build regular_army 0 white 1", "[data-card=regular_army].offer"),
        "end-of-four": Mayor.ended(server, FOUR),
        "end-alone": Mayor.ended(server, ALONE),
    }
