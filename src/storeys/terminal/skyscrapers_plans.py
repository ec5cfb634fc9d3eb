"""The building of Skyscrapers in plans, one for each height: what stands there, and who.

        -1   0   1   2
     1   │       │
         │ ·   · │ ·
     0   1───0───2
         │ A1  · │ B2
    -1   │       │

Lines are cards that stand, seen from above; dots are cells with room for a worker. Every card has its number where its
rivet is. A plan shows the unit above its height; nobody can stand at height 1, so what is there is seen on the ground.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rich.text import Text

from ..games.skyscrapers.picture_type import Picture, Place, Standing
from .layout import beside, rows, wrapped
from .scene import Scene

Point = tuple[int, int]

COLOURS = ("bright_red", "bright_blue", "green", "yellow")  # of the workers, by seat
WIDE, NARROW = 3, 1  # columns for a cell
MARGIN, GAP = 3, 3  # columns for the numbers at the side, and between two plans
TITLE = 24  # columns that a title may always have


@dataclass
class Plan:
    """One height: cells by their south-western corners, walls by the end they begin at."""

    height: int
    along: set[Point] = field(default_factory=set)  # walls from (x, y) to (x + 1, y)
    across: set[Point] = field(default_factory=set)  # walls from (x, y) to (x, y + 1)
    cells: dict[Point, Text] = field(default_factory=dict)
    rivets: dict[Point, Text] = field(default_factory=dict)

    def extent(self) -> tuple[range, range]:
        """The lines of the lattice from west to east, and from north to south."""
        corners = [*self.rivets, *self.cells, *self.along, *self.across]
        ends = [(x + 1, y + 1) for x, y in self.cells] + [(x + 1, y) for x, y in self.along]
        ends += [(x, y + 1) for x, y in self.across]
        xs, ys = zip(*corners, *ends, strict=True)
        return range(min(xs), max(xs) + 1), range(max(ys), min(ys) - 1, -1)


def letter(seat: int) -> str:
    """What a player's workers are marked with."""
    return "ABCD"[seat]


def plans(scene: Scene[Picture]) -> list[Text]:
    """All plans from the ground up, as many side by side as fit."""
    found = list(_plans(scene))
    longest = max(len(plan.extent()[0]) for plan in found)
    cell = WIDE if MARGIN + longest * (WIDE + 1) <= scene.width else NARROW
    sheets = [_sheet(scene, plan, cell) for plan in found]
    width = max(line.cell_len for sheet in sheets for line in sheet)
    lines: list[Text] = []
    for row in rows(len(sheets), width + GAP, scene.width + GAP):
        parts = zip_longest(*(sheets[number] for number in row), fillvalue=Text())
        lines += [beside(part, width + GAP) for part in parts]
    return lines


# --- What is seen at a height ----------------------------------------------------------------------------------------


def _plans(scene: Scene[Picture]) -> Iterator[Plan]:
    places = [*scene.view["cards"], *scene.view["slots"]]
    for height in sorted({height for place in places for height in _heights(place)}):
        plan = Plan(height)
        for number, card in enumerate(scene.view["cards"]):
            _add_card(scene, plan, card, number)
        _add_cells(scene, plan)
        _add_choices(scene, plan)
        yield plan


def _heights(place: Place) -> set[int]:
    """The plans on which a card is seen: of its own height, and of the one below if it stands."""
    own = _height(place)
    return {own} if place["normal"] == "z" or own == 0 else {own, own - 1} - {1}


def _height(place: Place) -> int:
    """The plan on which a rivet is seen."""
    return 0 if place["z"] == 1 else int(place["z"])


def _add_card(scene: Scene[Picture], plan: Plan, card: Standing, number: int) -> None:
    x, y, height = card["x"], card["y"], plan.height
    if height == _height(card):
        plan.rivets[x, y] = Text(str(number), "dim")
    if height not in _heights(card):
        return
    if card["normal"] == "x":
        plan.across |= {(x, y - 1), (x, y)}
    elif card["normal"] == "y":
        plan.along |= {(x - 1, y), (x, y)}
    elif not card["standable"]:
        hatched = Text(scene.symbol("▒", "#") * WIDE, "dim")
        plan.cells |= {(x + dx, y + dy): hatched for dx in (-1, 0) for dy in (-1, 0)}


def _add_cells(scene: Scene[Picture], plan: Plan) -> None:
    """Where somebody can stand, and who does."""
    for cell in (cell for cell in scene.view["cells"] if cell["z"] == plan.height):
        mark = Text(scene.symbol("·", ".") if cell["open"] else scene.symbol("×", "x"), "dim")
        plan.cells[cell["x"], cell["y"]] = _crowd(scene, cell["cell"]) or mark


def _crowd(scene: Scene[Picture], cell: str) -> Text | None:
    """The first worker in a cell by its number, and a plus if there are more."""
    here = [
        (seat, worker["worker"])
        for seat, player in enumerate(scene.view["players"])
        for worker in player["workers"]
        if worker["cell"] == cell
    ]
    if not here:
        return None
    seat, worker = here[0]
    return Text(f"{letter(seat)}{worker if len(here) == 1 else '+'}", f"bold {COLOURS[seat]}")


def _add_choices(scene: Scene[Picture], plan: Plan) -> None:
    """Slots and cells that can be chosen now."""
    for slot in (slot for slot in scene.view["slots"] if _height(slot) == plan.height):
        plan.rivets[slot["x"], slot["y"]] = choice(scene)
    for target in scene.view["targets"]:
        x, y, z = map(int, target["cell"].split(","))
        if z == plan.height and not plan.cells[x, y].plain[0].isalpha():
            plan.cells[x, y] = choice(scene)


def choice(scene: Scene[Picture]) -> Text:
    return Text(scene.symbol("◦", "o"), "bold")


# --- On paper --------------------------------------------------------------------------------------------------------


def _sheet(scene: Scene[Picture], plan: Plan, cell: int) -> list[Text]:
    across, down = plan.extent()
    lines = [*_title(scene, plan.height, MARGIN + len(across) * (cell + 1)), _numbers(across, cell)]
    for y in down:
        lines.append(Text(f"{y:>{MARGIN - 1}} ", "dim") + _lattice_line(scene, plan, across, y, cell))
        if y > down[-1]:
            lines.append(Text(" " * MARGIN) + _cells_line(scene, plan, across, y - 1, cell))
    return [*lines, Text()]


def _title(scene: Scene[Picture], height: int, width: int) -> list[Text]:
    own = scene.say("skyscrapers-cli-height", height=height) if height else scene.say("skyscrapers-cli-ground")
    numbers = sorted({level["number"] for level in scene.view["levels"] if level["height"] == height})
    levels = [Text(scene.say("skyscrapers-cli-level", level=number)) for number in numbers]
    return wrapped([Text(own, "bold"), *levels], f" {scene.symbol('·', '-')} ", max(width, TITLE))


def _numbers(across: Sequence[int], cell: int) -> Text:
    """The numbers of the lattice lines; where there is little room only the even ones."""
    shown = [str(x) if cell == WIDE or x % 2 == 0 else "" for x in across]
    return Text(" " * MARGIN + "".join(f"{number:<{cell + 1}}" for number in shown).rstrip(), "dim")


def _lattice_line(scene: Scene[Picture], plan: Plan, across: Sequence[int], y: int, cell: int) -> Text:
    line = Text()
    for x in across:
        corner = plan.rivets.get((x, y)) or Text(_corner(scene, plan, x, y))
        wall = scene.symbol("─", "-") if (x, y) in plan.along else " "
        line += corner + Text(wall * (cell + 1 - corner.cell_len) if x < across[-1] else "")
    return line


def _corner(scene: Scene[Picture], plan: Plan, x: int, y: int) -> str:
    level = {(x - 1, y), (x, y)} & plan.along
    upright = {(x, y - 1), (x, y)} & plan.across
    if level and upright:
        return scene.symbol("┼", "+")
    return scene.symbol("─", "-") if level else scene.symbol("│", "|") if upright else " "


def _cells_line(scene: Scene[Picture], plan: Plan, across: Sequence[int], y: int, cell: int) -> Text:
    line = Text()
    for x in across:
        line += Text(scene.symbol("│", "|") if (x, y) in plan.across else " ")
        line += _fitted(plan.cells, x, y, cell) if x < across[-1] else Text()
    return line


def _fitted(cells: Mapping[Point, Text], x: int, y: int, width: int) -> Text:
    """What is in a cell, in the middle of it or, if there is little room, the first sign of it."""
    mark = cells.get((x, y), Text())[:width]
    left = (width - mark.cell_len + 1) // 2
    return Text(" " * left) + mark + Text(" " * (width - left - mark.cell_len))
