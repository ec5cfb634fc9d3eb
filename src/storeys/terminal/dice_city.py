"""The table of Dice City in text: one's own city with its dice, the cities of the others in small, and what can be had.

             1           2           3           4           5           6
     white    Forest      Mountain   ■Cave        Forest      Mountain    Cave
              +1 wood     +1 stone    +1 iron     +1 wood     +1 stone    +1 iron

A location has its short name and, under it, what it does. Marks tell where dice wait and what is deactivated; the
colour of a type only helps.
"""

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import set_cell_size
from rich.text import Text

from ..games.dice_city.cards import Type
from ..games.dice_city.picture_type import Offer, Picture, Player, Plot
from ..games.dice_city.state import COLUMNS, Row
from ..words import MINUS
from .layout import beside, rows, wrapped
from .scene import Scene

TYPES: dict[Type, str] = {  # as the cards are printed
    "resource": "green",
    "military": "red",
    "economic": "yellow",
    "cultural": "magenta",
    "civic": "bright_blue",
}
LABEL, CELL = 8, 12  # columns of the screen for the name of a row, and for a location of one's own city
LETTERS = 4  # of a card's name in the city of somebody else …
SMALL = LETTERS + 1  # … and columns for one of its locations
OFFER = 40  # columns for a card that can be built


def board(scene: Scene[Picture]) -> list[Text]:
    """The whole table."""
    seat = _reader(scene)
    return [
        *_header(scene),
        Text(),
        *_others(scene, seat),
        *_person(scene, seat, scene.width),
        *_city(scene, scene.view["players"][seat]),
        Text(),
        *_offers(scene),
        *_enemies(scene),
        *_legend(scene),
    ]


def _reader(scene: Scene[Picture]) -> int:
    """Whose city is shown in full: of those whose sum is not hidden the one to move, or else the first."""
    players = scene.view["players"]
    known = [seat for seat, player in enumerate(players) if player["points"] is not None] or list(range(len(players)))
    return scene.to_move if scene.to_move in known else known[0]


# --- The turn --------------------------------------------------------------------------------------------------------


def _header(scene: Scene[Picture]) -> list[Text]:
    view = scene.view
    numbers = {"round": view["round"], "rounds": view["rounds"]}
    message = "dice_city-cli-turn" if view["solo"] else "dice_city-cli-round"
    parts = [Text(scene.say(message, **numbers), "bold")]
    parts += [Text(scene.say("dice_city-step", step=view["step"]))] if view["step"] else []
    parts += [Text(scene.say("dice_city-cli-goal", points=scene.goal))] if scene.goal is not None else []
    parts += [Text(scene.say("dice_city-cli-last"), "bold")] if view["ending"] and view["step"] else []
    parts.append(Text(scene.say("dice_city-cli-deck", cards=view["deck"]["cards"])))
    return _listed(scene, parts)


def _listed(scene: Scene[Picture], parts: Sequence[Text]) -> list[Text]:
    return wrapped(parts, f" {scene.symbol('·', '-')} ", scene.width)


# --- Players ---------------------------------------------------------------------------------------------------------


def _person(scene: Scene[Picture], seat: int, width: int) -> list[Text]:
    """A player's name, and what they have besides the city."""
    player = scene.view["players"][seat]
    mark = scene.symbol("▶", ">") if seat == scene.to_move else " "
    name = Text(set_cell_size(f"{mark}{scene.names[seat]}", width - 1).rstrip(), "bold")
    has = wrapped([Text(part) for part in _belongings(scene, seat, player)], ", ", width - 2)
    return [name, *(Text(" ") + line for line in has)]


def _belongings(scene: Scene[Picture], seat: int, player: Player) -> list[str]:
    turn, stock = scene.view["turn"], player["stock"]
    has = [_points(scene, seat, player)]
    has += [scene.say(f"dice_city-{resource}", **{resource: count}) for resource, count in stock.items() if count]
    if player["pass_tokens"]:
        has.append(scene.say("dice_city-pass-tokens", passes=player["pass_tokens"]))
    if seat == scene.view["seat"] and turn["strength"] + turn["bandit_strength"]:
        strength = {"strength": turn["strength"], "bandits": turn["bandit_strength"]}
        has.append(scene.say("dice_city-cli-strength", **strength))
    return has + (_lasting(scene) if seat == scene.view["seat"] else [])


def _lasting(scene: Scene[Picture]) -> list[str]:
    """D-12: abilities that hold until the end of the turn, and how often they were used."""
    uses = {card: times for card, times in scene.view["turn"]["lasting"].items() if times}
    return [f"{times} {scene.symbol('×', 'x')} {_short(scene, card)}" for card, times in uses.items()]


def _points(scene: Scene[Picture], seat: int, player: Player) -> str:
    """D-32: the sum, or what of it is in sight."""
    if player["points"] is not None:
        return scene.say("points", points=player["points"])
    gained = scene.view["turn"]["gained"] if seat == scene.view["seat"] else 0
    return scene.say("dice_city-cli-in-sight", points=player["city_points"] + gained)


def _others(scene: Scene[Picture], reader: int) -> list[Text]:
    """The other cities side by side, clockwise from the reader's left."""
    players = len(scene.names)
    others = [(reader + step) % players for step in range(1, players)]
    lines: list[Text] = []
    for places in rows(len(others), COLUMNS * SMALL + 2, scene.width):
        width = scene.width // len(places)
        cities = [_other(scene, others[place], width) for place in places]
        lines += [*(beside(parts, width) for parts in zip_longest(*cities, fillvalue=Text())), Text()]
    return lines


def _other(scene: Scene[Picture], seat: int, width: int) -> list[Text]:
    """A city in small: the first letters of its cards, and a dot for what is printed."""
    city = scene.view["players"][seat]["city"]
    grid = [beside([_corner(scene, place) for place in row], SMALL) for row in city]
    return [*_person(scene, seat, width), *grid]


def _corner(scene: Scene[Picture], place: Plot) -> Text:
    if place["printed"]:
        return Text(_mark(scene, place)) + Text(scene.symbol("·", "."), "dim")
    return Text(_mark(scene, place)) + Text(_short(scene, place["card"])[:LETTERS], _style(place))


# --- One's own city --------------------------------------------------------------------------------------------------


def _city(scene: Scene[Picture], player: Player) -> list[Text]:
    """The city with the numbers of its columns, as many columns side by side as fit."""
    lines: list[Text] = []
    for columns in rows(COLUMNS, CELL, scene.width - LABEL):
        numbers = beside([Text(f" {column + 1}") for column in columns], CELL)
        lines.append(Text(" " * LABEL) + Text(numbers.plain, "dim"))
        for die, row in zip(player["dice"], player["city"], strict=True):
            lines += _row(scene, die, [row[column] for column in columns])
    return lines


def _row(scene: Scene[Picture], die: Row, places: Sequence[Plot]) -> list[Text]:
    label = set_cell_size(scene.say("dice_city-cli-row", row=die), LABEL)
    names = [Text(_die(scene, place), "bold") + Text(_short(scene, place["card"]), _style(place)) for place in places]
    gives = [Text(_cross(scene, place) + _gives(scene, place["card"]), "dim") for place in places]
    return [Text(label, "bold") + beside(names, CELL), Text(" " * LABEL) + beside(gives, CELL)]


def _short(scene: Scene[Picture], card: str) -> str:
    return scene.say("dice_city-short", card=card)


def _gives(scene: Scene[Picture], card: str) -> str:
    return scene.say("dice_city-gives", card=card).replace(MINUS, scene.symbol(MINUS, "-"))


def _die(scene: Scene[Picture], place: Plot) -> str:
    return scene.symbol("■", "#") if place["die"] else " "


def _cross(scene: Scene[Picture], place: Plot) -> str:
    return " " if place["active"] else scene.symbol("✗", "x")


def _mark(scene: Scene[Picture], place: Plot) -> str:
    """In small there is room for one mark; that a location cannot be used says more than where a die is."""
    return _die(scene, place) if place["active"] else _cross(scene, place)


def _style(place: Plot) -> str:
    """Cards stand out against what is printed, and what is deactivated stands back."""
    weight = "dim " if not place["active"] else "" if place["printed"] else "bold "
    return weight + TYPES[place["type"]]


# --- What can be had -------------------------------------------------------------------------------------------------


def _offers(scene: Scene[Picture]) -> list[Text]:
    """The display, its upper row on the left, and the piles that are always available."""
    display = [_slot(scene, slot, card) for slot, card in enumerate(scene.view["display"], 1)]
    piles = [_card(scene, card) + Text(f" ({card['left']})") for card in scene.view["piles"]]
    return [*_title(scene, "display"), *_shelves(scene, display), *_title(scene, "piles"), *_shelves(scene, piles)]


def _title(scene: Scene[Picture], of: str) -> list[Text]:
    return wrapped([Text(word, "bold") for word in scene.say(f"dice_city-cli-{of}").split()], " ", scene.width)


def _shelves(scene: Scene[Picture], cards: Sequence[Text]) -> list[Text]:
    """Cards in two columns, read downwards; in one, if the screen is narrow."""
    high = len(cards) if scene.width < 2 * OFFER else (len(cards) + 1) // 2
    return [beside(cards[row::high], OFFER) for row in range(high)]


def _slot(scene: Scene[Picture], slot: int, card: Offer | None) -> Text:
    return Text(f"{slot:>2}") + (_card(scene, card) if card else Text(f" {scene.symbol('·', '.')}", "dim"))


def _card(scene: Scene[Picture], card: Offer) -> Text:
    """One card to build: what it costs, defends, is worth and does."""
    mark = scene.symbol("✓", "*") if card["affordable"] else " "
    cost = "/".join(str(count) for count in card["cost"].values())
    worth = "X" if card["points"] is None else card["points"]
    name = Text(set_cell_size(_short(scene, card["card"]), CELL), TYPES[card["type"]])
    return Text(mark) + name + Text(f"{cost} {card['defense']} {worth} {_gives(scene, card['card'])}")


def _enemies(scene: Scene[Picture]) -> list[Text]:
    """Bandits and ships: what they cost, bring, and how many are left."""
    bandits = [(each["defense"], each["points"], each["left"]) for each in scene.view["bandits"]]
    ships = [(each["cost"]["wood"], each["points"], each["left"]) for each in scene.view["ships"]]
    lines: list[Text] = []
    for of, piles in (("bandits", bandits), ("ships", ships)):
        parts = [Text(_pile(scene, *pile)) for pile in piles]
        lines += [*_title(scene, of), *wrapped(parts, "   ", scene.width)]
    return lines


def _pile(scene: Scene[Picture], cost: int, points: int, left: int | None) -> str:
    """D-33: alone, nothing is used up."""
    return f"{cost}: {scene.say('points', points=points)}" + ("" if left is None else f" ({left})")


def _legend(scene: Scene[Picture]) -> list[Text]:
    marks = [
        (scene.symbol("■", "#"), "dice_city-cli-die"),
        (scene.symbol("✗", "x"), "dice_city-deactivated"),
        (scene.symbol("✓", "*"), "dice_city-cli-affordable"),
        (scene.symbol("·", "."), "dice_city-cli-printed"),
    ]
    return wrapped([Text(f"{mark} {scene.say(name)}", "dim") for mark, name in marks], "  ", scene.width)
