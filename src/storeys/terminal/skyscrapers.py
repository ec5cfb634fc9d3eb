"""The table of Skyscrapers in text: the building in plans, everybody's workers and points, and one's own hand.

The plans are drawn in `skyscrapers_plans.py`. A player's workers are marked with a letter and their number.
"""

from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.text import Text

from ..games.skyscrapers.cards import KIND_NAMES, Kind
from ..games.skyscrapers.picture_type import Picture, Player
from .layout import wrapped
from .scene import Scene
from .skyscrapers_plans import COLOURS, choice, letter, plans


def board(scene: Scene[Picture]) -> list[Text]:
    """The whole table."""
    people = [line for seat in range(len(scene.names)) for line in _player(scene, seat)]
    return [*_moment(scene), Text(), *plans(scene), *people, Text(), *_hand(scene), *_offers(scene), *_legend(scene)]


def _listed(scene: Scene[Picture], parts: Sequence[Text]) -> list[Text]:
    return wrapped(parts, f" {scene.symbol('·', '-')} ", scene.width)


def _moment(scene: Scene[Picture]) -> list[Text]:
    view, idle = scene.view, scene.view["idle"]
    parts = [Text(scene.say("skyscrapers-cli-actions", actions=view["actions"]), "bold")]
    parts.append(Text(scene.say("skyscrapers-cli-top", top=view["top"])))
    if idle["turns"]:
        parts.append(Text(scene.say("skyscrapers-cli-idle", turns=idle["turns"], limit=idle["limit"])))
    if view["braced"]:
        parts.append(Text(scene.say("skyscrapers-cli-braced")))
    return _listed(scene, parts)


# --- Players ---------------------------------------------------------------------------------------------------------


def _player(scene: Scene[Picture], seat: int) -> list[Text]:
    """A name, and under it what is public: points, cards, workers."""
    mark = scene.symbol("▶", ">") if seat == scene.to_move else " "
    name = set_cell_size(f"{mark}{letter(seat)} {scene.names[seat]}", scene.width - 1).rstrip()
    has = wrapped(_belongings(scene, scene.view["players"][seat]), ", ", scene.width - 2)
    stand = _workers(scene, seat)
    where = wrapped(stand, "  ", scene.width - 2) if stand else []
    return [Text(name, f"bold {COLOURS[seat]}"), *(Text("  ") + line for line in [*has, *where])]


def _belongings(scene: Scene[Picture], player: Player) -> list[Text]:
    parts = [scene.say("points", points=player["score"])]
    if player["out"]:
        parts.append(scene.say("skyscrapers-cli-out"))
    parts.append(scene.say("skyscrapers-cli-hand", cards=player["hand"]))
    parts.append(scene.say("skyscrapers-cli-bases", bases=player["bases"]))
    parts.append(scene.say("skyscrapers-cli-reserve", reserve=player["reserve"]))
    return [Text(part) for part in parts]


def _workers(scene: Scene[Picture], seat: int) -> list[Text]:
    """Those on the site by their cells, and those who have fallen."""
    found = []
    for worker in scene.view["players"][seat]["workers"]:
        own = f"{letter(seat)}{worker['worker']}"
        if worker["where"] == "fallen":
            found.append(Text(f"{own} {scene.say('skyscrapers-cli-fallen')}"))
        elif worker["cell"] is not None:
            how = [scene.say(f"skyscrapers-cli-{what}") for what in ("trapped", "lying") if worker[what]]
            found.append(Text(f"{own} {worker['cell']}{''.join(f' ({word})' for word in how)}"))
    return found


# --- One's own hand --------------------------------------------------------------------------------------------------


def _hand(scene: Scene[Picture]) -> list[Text]:
    """The cards of whoever looks, by kind; nothing if they are hidden or everybody's are open."""
    hands = {seat: player["cards"] for seat, player in enumerate(scene.view["players"]) if player["cards"] is not None}
    seat = scene.to_move if scene.to_move in hands else next(iter(hands), None)
    if seat is None or (len(hands) > 1 and seat != scene.to_move):
        return []
    parts = [_cards(scene, kind, [card for card in hands[seat] if card.startswith(kind)]) for kind in KIND_NAMES]
    return [part for part in parts if part]


def _cards(scene: Scene[Picture], kind: Kind, cards: Sequence[str]) -> Text:
    """S-11: the girders of cards of one kind, and a star for a printed worker; base cards are only counted."""
    if not cards:
        return Text()
    drawn = [card.removeprefix(f"{kind}-").replace("-worker", "*") for card in cards]
    shown = str(len(cards)) if kind == "base" else " ".join(drawn)
    return Text(f"{scene.say('skyscrapers-kind', kind=kind)}: ", "bold") + Text(shown)


def _offers(scene: Scene[Picture]) -> list[Text]:
    """The card that is being built, and what its places or its turnings would bring."""
    card, slots = scene.view["chosen"]["card"], scene.view["slots"]
    if card is None:
        return [Text()]
    turnings = slots[0]["turnings"] if scene.view["phase"] == "turning" else []
    offers = [(turning["girders"], turning["points"]) for turning in turnings]
    offers = offers or [(slot["slot"], slot["points"]) for slot in slots]
    told = [Text(f"{name} ({scene.say('points', points=points)})") for name, points in offers]
    chosen = Text(scene.say("skyscrapers-cli-chosen", card=card), "bold")
    return [Text(), chosen, *wrapped(told, ", ", scene.width), Text()]


def _legend(scene: Scene[Picture]) -> list[Text]:
    marks = [
        (scene.symbol("·", "."), "skyscrapers-cli-open"),
        (scene.symbol("×", "x"), "skyscrapers-cli-closed"),
        (scene.symbol("▒", "#"), "skyscrapers-cli-deck"),
        (choice(scene).plain, "skyscrapers-cli-possible"),
        ("*", "skyscrapers-cli-printed"),
    ]
    parts = [f"{mark} {scene.say(name)}" for mark, name in marks] + [scene.say("skyscrapers-cli-corner")]
    return wrapped([Text(part, "dim") for part in parts], "  ", scene.width)
