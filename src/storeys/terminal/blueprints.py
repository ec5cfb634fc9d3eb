"""The table of Blueprints in text: who took what, one's own building row by row as from the street, and the pool.

                 [■6]
                 [▲5]
          [♣3]   [◇5] [♣4]   [▲1]
      ▒▒   1      3    1      1    ▒▒
      row 1       row 2       row 3

The plan lies under the dice; what it wants and nobody has built yet is dotted. Materials are told apart by their
symbols; colour only helps.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.blueprints.dice import Material as MaterialName
from ..games.blueprints.picture_type import Building, Die, Picture, Player, Revealed, ScoredBuilding, TakenDie
from ..games.blueprints.plans import COLUMNS, ROWS
from .layout import beside, rows, wrapped
from .scene import Scene


@dataclass(frozen=True)
class Material:
    """How a material looks: a symbol, a letter where symbols cannot be written, and a colour of any terminal."""

    symbol: str
    letter: str
    colour: str


MATERIALS: dict[MaterialName, Material] = {
    "wood": Material("♣", "W", "yellow"),
    "recycled": Material("▲", "R", "green"),
    "stone": Material("■", "S", "white"),
    "glass": Material("◇", "G", "bright_cyan"),
}
LARGE, SMALL, GAP = 5, 2, 2  # columns for a square: of one's own building, of several side by side; between two rows
LOT = ROWS * (COLUMNS * SMALL + GAP) + GAP  # columns for one of several buildings


def board(scene: Scene[Picture]) -> list[Text]:
    """The whole table; after a round its buildings come first."""
    revealed = scene.view["revealed"]
    if revealed is not None and scene.view["phase"] == "ended":
        return _reveal(scene, revealed)
    before = [*_reveal(scene, revealed), Text()] if revealed is not None and _is_fresh(scene.view) else []
    return [*before, *_round(scene), Text(), *_players(scene), Text(), *_own(scene), *_pool(scene), *_legend(scene)]


def _is_fresh(view: Picture) -> bool:
    """Whether whoever looks has not begun this round yet."""
    readers = _seen(view["players"]) or view["players"]
    return view["die"] is None and not any(player["dice"] for player in readers)


def _seen(players: Sequence[Player]) -> list[Player]:
    """The players whose blueprints are not hidden from whoever looks."""
    return [player for player in players if player["plan"] is not None]


# --- The round -------------------------------------------------------------------------------------------------------


def _round(scene: Scene[Picture]) -> list[Text]:
    view = scene.view
    parts = [Text(scene.say("blueprints-cli-round", round=view["round"]), "bold"), *_demand(scene, view["demand"])]
    bag = Text(f"{scene.say('blueprints-cli-bag', dice=sum(view['bag'].values()))} ")
    for material, dice in view["bag"].items():
        bag += Text(f" {_symbol(scene, material)}{dice}", MATERIALS[material].colour)
    return wrapped([*parts, bag], f" {scene.symbol('·', '-')} ", scene.width)


def _demand(scene: Scene[Picture], demand: Sequence[MaterialName]) -> list[Text]:
    """B-6: the two materials; nothing while they are being drawn."""
    if len(demand) < COLUMNS:
        return []
    first, second = (f"{_symbol(scene, each)} {scene.say('blueprints-material', material=each)}" for each in demand)
    return [Text(scene.say("blueprints-cli-demand", first=first, second=second))]


def _pool(scene: Scene[Picture]) -> list[Text]:
    dice = [_die(scene, die) + _cross(scene, die["fits"] is False) for die in scene.view["pool"]]
    title = Text(f"{scene.say('blueprints-board-pool')}:", "bold")
    return [*wrapped([title, *dice], "  ", scene.width), Text()]


def _legend(scene: Scene[Picture]) -> list[Text]:
    materials = [Text(_named(scene, material), look.colour) for material, look in MATERIALS.items()]
    marks = [(scene.symbol("✗", "x"), "blueprints-cli-misfit"), (_hatching(scene), "blueprints-cli-hatched")]
    parts = [*materials, *(Text(f"{mark} {scene.say(name)}", "dim") for mark, name in marks)]
    return wrapped(parts, "  ", scene.width)


# --- Players ---------------------------------------------------------------------------------------------------------


def _players(scene: Scene[Picture]) -> list[Text]:
    """Everybody side by side: what is public of them."""
    lines: list[Text] = []
    for seats in rows(len(scene.names), LOT, scene.width):
        width = scene.width // len(seats)
        columns = [_player(scene, seat, width) for seat in seats]
        lines += [beside(parts, width) for parts in zip_longest(*columns, fillvalue=Text())]
    return lines


def _player(scene: Scene[Picture], seat: int, width: int) -> list[Text]:
    player = scene.view["players"][seat]
    mark = scene.symbol("▶", ">") if seat == scene.to_move else " "
    dice = [_die(scene, die) + _cross(scene, die["dead"]) for die in player["dice"]]
    return [
        Text(set_cell_size(f"{mark}{scene.names[seat]}", width - 1), "bold"),
        Text(set_cell_size(f" {scene.say('blueprints-cli-left', left=player['left'])}", width - 1), "italic"),
        *(Text(" ") + line for line in wrapped(dice or [Text()], " ", width - 2)),
        *(Text(set_cell_size(f" {line}", width - 1), "dim") for line in _honours(scene, player)),
    ]


def _honours(scene: Scene[Picture], player: Player) -> list[str]:
    """B-27: awards and prizes lie face down, unless the table has agreed otherwise."""
    if scene.view["open_awards"]:
        awards = [_honour(scene, award=won["award"]) for won in player["awards"] or []]
        return awards + [_honour(scene, prize=won["prize"]) for won in player["prizes"] or []]
    return [scene.say("blueprints-cli-face-down", cards=player["held"])] if player["held"] else []


def _honour(scene: Scene[Picture], **card: str) -> str:
    """The name of an award or of a prize."""
    return scene.say("blueprints-award" if "award" in card else "blueprints-prize", **card)


# --- Buildings -------------------------------------------------------------------------------------------------------


def _own(scene: Scene[Picture]) -> list[Text]:
    """One's own building, with the numbers of its rows; all of them where nothing is hidden."""
    players = _seen(scene.view["players"])
    if len(players) != 1:
        return _street(scene, scene.view["players"]) if players else []
    names = [scene.say("blueprints-cli-row", row=row + 1).center(COLUMNS * LARGE) for row in range(ROWS)]
    ground = Text((" " * GAP).join(names).rstrip(), "dim")
    score = scene.say("blueprints-cli-score", points=players[0]["score"])
    return [*_building(scene, players[0], LARGE), ground, Text(), Text(score)]


def _street(scene: Scene[Picture], players: Sequence[Building]) -> list[Text]:
    """Several buildings side by side, each under its owner's name."""
    lines: list[Text] = []
    for seats in rows(len(players), LOT, scene.width):
        lots = [_building(scene, players[seat], SMALL) for seat in seats]
        highest, width = max(map(len, lots)), scene.width // len(seats)
        level = [[Text()] * (highest - len(lot)) + lot for lot in lots]
        lines += [beside([Text(set_cell_size(scene.names[seat], LOT - 1), "bold") for seat in seats], width)]
        lines += [beside(parts, width) for parts in zip(*level, strict=True)]
    return lines


Cell = tuple[int | None, int | None, int]  # row, column and floor


def _building(scene: Scene[Picture], player: Building, square: int) -> list[Text]:
    """A building from its highest floor down to the plan it stands on; a hidden one is nothing."""
    if player["plan"] is None:
        return []
    wanted = [[0 if height == "X" else int(height) for height in row] for row in player["plan"].split("/")]
    placed = {(die["row"], die["column"], die["floor"]): die for die in player["dice"] if die["floor"]}
    floors = max([floor for _, _, floor in placed] + [height for row in wanted for height in row])
    levels = [_level(scene, wanted, placed, floor, square) for floor in range(floors, 0, -1)]
    ground = [[Text(str(height) if height else _hatching(scene)) for height in row] for row in wanted]
    return [*levels, _rank_and_file(ground, square)]


def _level(
    scene: Scene[Picture], wanted: list[list[int]], placed: Mapping[Cell, TakenDie], floor: int, square: int
) -> Text:
    cells = [
        [
            _cell(scene, placed.get((row, column, floor)), floor <= height, square)
            for column, height in enumerate(line, 1)
        ]
        for row, line in enumerate(wanted, 1)
    ]
    return _rank_and_file(cells, square)


def _cell(scene: Scene[Picture], die: TakenDie | None, is_wanted: bool, square: int) -> Text:
    """One floor of one square: a die, a place that the plan wants filled, or nothing."""
    if die is None:
        return Text(scene.symbol("··", ".."), "dim") if is_wanted else Text()
    face = f"{_symbol(scene, die['material'])}{die['value']}"
    has_edge = square == LARGE and not scene.has_colour
    return Text(f"[{face}]" if has_edge else face, f"bold black on {MATERIALS[die['material']].colour}")


def _rank_and_file(cells: Sequence[Sequence[Text]], square: int) -> Text:
    """The squares of all rows in one line, a gap between row and row."""
    return beside([beside([_centred(cell, square) for cell in row], square) for row in cells], COLUMNS * square + GAP)


def _centred(cell: Text, width: int) -> Text:
    return Text(" " * ((width - cell.cell_len + 1) // 2)) + cell


# --- After a round ---------------------------------------------------------------------------------------------------


def _reveal(scene: Scene[Picture], revealed: Revealed) -> list[Text]:
    """The buildings of the last round, their scores on a pad, and who won what."""
    title = Text(scene.say("blueprints-board-reveal", round=revealed["round"]), "bold")
    street = _street(scene, revealed["players"])
    demand = _demand(scene, revealed["demand"])
    return [title, Text(), *street, Text(), *_pad(scene, revealed["players"]), *demand, *_winners(scene, revealed)]


def _pad(scene: Scene[Picture], players: Sequence[ScoredBuilding]) -> list[Text]:
    """Points of every kind, a column for each player."""
    points = [{line["message"].split("-")[-1]: line["points"] for line in player["lines"] or []} for player in players]
    labels = {"bonus": f"{scene.symbol('★', '*')} {scene.say('blueprints-cli-bonus')}"}
    labels.update((material, _named(scene, material)) for material in MATERIALS)
    margin = max(map(cell_len, labels.values()))
    lines = [_pad_line(scene, "", scene.names, margin)]
    for kind, label in labels.items():
        lines.append(_pad_line(scene, label, [each.get(kind, 0) for each in points], margin))
    total = _pad_line(scene, scene.say("total"), [player["score"] for player in players], margin)
    return [*lines, Text(total.plain, "bold")]


def _pad_line(scene: Scene[Picture], label: str, entries: Sequence[object], margin: int) -> Text:
    width = (scene.width - margin) // len(entries)
    cells = [set_cell_size(str(entry), min(width - 1, cell_len(str(entry)))) for entry in entries]
    return Text(set_cell_size(label, margin) + "".join(cell.rjust(width) for cell in cells))


def _winners(scene: Scene[Picture], revealed: Revealed) -> list[Text]:
    ranked = sorted(zip(revealed["players"], scene.names, strict=True), key=lambda pair: pair[0]["rank"] or 0)
    won = [(_honour(scene, award=player["award"]), name) for player, name in ranked if player["award"]]
    won += [(_honour(scene, prize=prize), name) for player, name in ranked for prize in player["prizes"]]
    return [line for what, name in won for line in wrapped([Text(f"{what}:"), Text(name)], " ", scene.width)]


# --- Dice ------------------------------------------------------------------------------------------------------------


def _symbol(scene: Scene[Picture], material: MaterialName) -> str:
    return scene.symbol(MATERIALS[material].symbol, MATERIALS[material].letter)


def _named(scene: Scene[Picture], material: MaterialName) -> str:
    return f"{_symbol(scene, material)} {scene.say('blueprints-material', material=material)}"


def _die(scene: Scene[Picture], die: Die) -> Text:
    return Text(f"{_symbol(scene, die['material'])}{die['value']}", f"bold {MATERIALS[die['material']].colour}")


def _cross(scene: Scene[Picture], crossed: bool) -> Text:
    return Text(scene.symbol("✗", "x") if crossed else "", "dim")


def _hatching(scene: Scene[Picture]) -> str:
    return scene.symbol("▒▒", "//")
