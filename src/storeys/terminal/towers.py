"""The table of 5 Towers in text: everybody's towers side by side, and the display under them.

      ▶ Ada                     greedy
        21 points                 17 points
        bids 3                    passes

         /\
        [ 5]
        [ 8]      [ 9]          [12]      [ 7]
          ♥    ☾    ♣    ■    ▲    ♥    ☾    ♣    ■    ▲
          3         1              1         1

Suits are told apart by their symbols; colour only helps. A roof looks like one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.kit import CHANCE, OVER
from ..games.towers.cards import Suit as SuitName
from ..games.towers.picture_type import Picture, Player, Slot
from ..play import Entry
from ..words import MINUS
from .layout import beside, rows, wrapped
from .scene import Scene

ROOF = "/\\"


@dataclass(frozen=True)
class Suit:
    """How a suit looks: a symbol, a letter where symbols cannot be written, and a colour of any terminal."""

    symbol: str
    letter: str
    colour: str


SUITS: dict[SuitName, Suit] = {
    "candy": Suit("♥", "C", "bright_magenta"),
    "spooky": Suit("☾", "K", "bright_blue"),
    "plant": Suit("♣", "P", "green"),
    "scrap": Suit("■", "R", "white"),
    "sand": Suit("▲", "S", "yellow"),
}
COLUMN = {2: 7, 3: 5, 4: 4, 5: 3}  # columns of the screen for one tower, by the number of players side by side
BRICK = 4  # from this width on a card has an edge: [15]
CARD = 15  # columns for one card of the display


def board(scene: Scene[Picture]) -> list[Text]:
    """The whole table."""
    streets = rows(len(scene.names), 5 * COLUMN[5] + 1, scene.width)
    houses = [line for seats in streets for line in _street(scene, seats)]
    return [*houses, Text(), *_display(scene), *_piles(scene), *_legend(scene)]


# --- Towers ----------------------------------------------------------------------------------------------------------


def _street(scene: Scene[Picture], seats: range) -> list[Text]:
    levels = max(len(tower) for seat in seats for tower in _towers(scene, seat).values())
    width = scene.width // len(seats)
    column = min(COLUMN[max(2, len(seats))], width // 5)
    houses = [_house(scene, seat, width, column, max(levels, 1)) for seat in seats]
    return [beside(parts, width) for parts in zip_longest(*houses, fillvalue=Text())]


def _house(scene: Scene[Picture], seat: int, width: int, column: int, levels: int) -> list[Text]:
    """One player from the name down to the ground, all houses of a street equally high."""
    player, towers = scene.view["players"][seat], _towers(scene, seat)
    mark = scene.symbol("▶", ">") if seat == scene.to_move else " "
    return [
        Text(set_cell_size(f"{mark}{scene.names[seat]}", width), "bold"),
        Text(set_cell_size(f" {scene.say('points', points=player['score'])}", width)),
        Text(set_cell_size(f" {_said(scene, seat)}", width), "italic"),
        *(_level(scene, towers, level, column) for level in reversed(range(levels))),
        _row([scene.symbol(look.symbol, look.letter) for look in SUITS.values()], column),
        _row([str(len(tower) or "") for tower in towers.values()], column),
        Text(set_cell_size(f" {_removed(scene, player)}", width), "dim"),
    ]


def _towers(scene: Scene[Picture], seat: int) -> Mapping[SuitName, list[int]]:
    return scene.view["players"][seat]["towers"]


def _said(scene: Scene[Picture], seat: int) -> str:
    """What a player bid in this auction; before that, who is to open it."""
    said = {} if scene.to_move == OVER else bids(scene.moves)
    if seat in said:
        bid = said[seat]
        return scene.say("towers-cli-passed") if bid is None else scene.say("towers-cli-has-bid", cards=bid)
    opens = seat == scene.view["starter"] and scene.view["phase"] == "bidding"
    return scene.say("cli-starts") if opens else ""


def bids(moves: Sequence[Entry]) -> dict[int, int | None]:
    """What everybody has said since chance moved last; None: passed."""
    said: dict[int, int | None] = {}
    for entry in reversed(moves):
        if entry.seat == CHANCE:
            break
        if entry.data and entry.data["do"] in ("bid", "pass"):
            said[entry.seat] = entry.data.get("cards")
    return said


def _removed(scene: Scene[Picture], player: Player) -> str:
    cards = len(player["removed"])
    cost = cards * (cards + 1) // 2
    return f"{scene.symbol('✗', 'x')} {cards} ({scene.symbol(MINUS, '-')}{cost})" if cards else ""


def _level(scene: Scene[Picture], towers: Mapping[SuitName, list[int]], level: int, column: int) -> Text:
    line = Text()
    for suit, values in towers.items():
        line += _segment(scene, suit, values[level] if level < len(values) else None, column)
    return line


def _segment(scene: Scene[Picture], suit: SuitName, value: int | None, column: int) -> Text:
    """One card of a tower, at the right of its column."""
    look, brick = SUITS[suit], column > BRICK
    if value is None:
        return Text(" " * column)
    if value == 0:
        return Text(f"{ROOF} ".rjust(column) if brick else ROOF.rjust(column), f"bold {look.colour}")
    edges = "[]" if brick and not scene.has_colour else "  " if brick else ("", "")
    card = f"{edges[0]}{value:>2}{edges[1]}"
    return Text(" " * (column - len(card))) + Text(card, f"bold black on {look.colour}")


def _row(marks: Sequence[str], column: int) -> Text:
    """Something small under every tower."""
    line = Text()
    for mark, look in zip(marks, SUITS.values(), strict=True):
        line += Text((f"{mark} " if column > BRICK else mark).rjust(column), look.colour)
    return line


# --- The display and the piles ---------------------------------------------------------------------------------------


def _display(scene: Scene[Picture]) -> list[Text]:
    """The cards to be had, and those in the winner's hand; a card that was placed leaves a gap."""
    cards = [_card(scene, card) for card in scene.view["display"]]
    shelves = [[cards[slot] for slot in slots] for slots in rows(len(cards), CARD, scene.width)]
    return [beside(parts, CARD) for shelf in shelves for parts in zip(*shelf, strict=True)]


def _card(scene: Scene[Picture], card: Slot | None) -> list[Text]:
    if card is None:
        return [Text()] * 4
    look, inner = SUITS[card["suit"]], CARD - 3
    corners = scene.symbol("┌┐└┘─│", "++++-|")
    value = f"{card['value']:>2}" + (f" {ROOF}" if card["value"] == 0 else "")
    hand = f"{scene.symbol('✓', '*')} " if card["taken"] else ""
    symbol = hand + scene.symbol(look.symbol, look.letter)
    face = f" {value}{' ' * (inner - 2 - cell_len(value) - cell_len(symbol))}{symbol} "
    name = set_cell_size(f" {scene.say('towers-suit', suit=card['suit'])}", inner)
    style = f"bold black on {look.colour}" if card["taken"] else f"bold {look.colour}"
    edge = corners[5]
    return [
        Text(f"{corners[0]}{corners[4] * inner}{corners[1]}", look.colour),
        Text(edge, look.colour) + Text(face, style) + Text(edge, look.colour),
        Text(edge, look.colour) + Text(name, style) + Text(edge, look.colour),
        Text(f"{corners[2]}{corners[4] * inner}{corners[3]}", look.colour),
    ]


def _piles(scene: Scene[Picture]) -> list[Text]:
    pile = scene.view["pile"]
    parts = [
        scene.say("draw-pile", cards=pile["cards"]),
        scene.say("towers-cli-passes", passes=pile["passes"]),
        scene.say("discard-pile", cards=len(scene.view["discards"])),
    ]
    return wrapped([Text(part) for part in parts], f" {scene.symbol('·', '-')} ", scene.width)


def _legend(scene: Scene[Picture]) -> list[Text]:
    suits = [
        Text(f"{scene.symbol(look.symbol, look.letter)} {scene.say('towers-suit', suit=suit)}", look.colour)
        for suit, look in SUITS.items()
    ]
    marks = [(ROOF, "towers-cli-roof"), (scene.symbol("✗", "x"), "towers-cli-removed")]
    return wrapped([*suits, *(Text(f"{mark} {scene.say(name)}", "dim") for mark, name in marks)], "  ", scene.width)
