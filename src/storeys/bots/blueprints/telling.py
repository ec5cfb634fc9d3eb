"""Why a move of Blueprints is better than another, in one sentence: what it is ahead in most.

Both moves are made on a sketch of the building, and what it may come to is taken apart: points of every material, the
blueprint, each prize, and what the next player is denied. What is told is true by the rules; the search only says which
of the two moves is the better one.
"""

from dataclasses import dataclass
from typing import Any

from ...games.blueprints.awards import EQUAL_MATERIALS, EQUAL_VALUES, PRIZE_NAMES
from ...games.blueprints.buildings import BONUS, DEAD, RECYCLED_POINTS, Building
from ...games.blueprints.dice import GLASS, MATERIAL_NAMES, RECYCLED, STONE, VALUES, material_of, value_of
from ...games.blueprints.kinds import KINDS, PLACE, TAKE
from ...games.blueprints.plans import on_square
from ...games.blueprints.rules import place, take
from ...games.blueprints.state import PLACING, TAKING, State, own_building
from ...games.kit import Note, copy
from ..search import Option
from .greedy import next_counts, worth_of
from .outlook import (
    EQUALS,
    NEW_VALUES,
    POINT,
    PRIZE,
    RECYCLED_WORTH,
    SAME_MATERIAL,
    height_chance,
    plan_chance,
    wood_worth,
)
from .rivals import VALUES_FROM, longing, missed
from .sketch import Sketch, add, counted, draw_up, points_of

WORTH_TELLING = 40  # hundredths of a point
ALL = 100  # percent
RIVAL = 2  # one part in so many of what the next player misses is told as ours


def tell(view: State, seat: int, option: Option, instead: Option) -> Note | None:
    """Why a seat should rather do this than that; nothing where there is nothing to say."""
    if view.phase in (TAKING, PLACING):
        ours, other = made(view, option.plan), made(view, instead.plan)
        if (ours.die, ours.square) != (other.die, other.square):
            return _about_building(view, ours, other)
        view = after(view, ours)
    mine, theirs = _discarded(option), _discarded(instead)
    return _about_discard(view, mine, theirs) if mine is not None and theirs is not None else None


def _note(name: str, **arguments: Any) -> Note:
    return Note(f"blueprints-hint-{name}", arguments)


# --- What a move is --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Made:
    """A die on its square, and the building then."""

    die: int
    square: int
    sketch: Sketch

    @property
    def left(self) -> int:
        """Dice still to choose."""
        return int(self.sketch.left)

    @property
    def floor(self) -> int:
        """The floor on which the die stands."""
        return on_square(int(self.sketch.heights), self.square)


def made(view: State, plan: tuple[int, ...]) -> Made:
    """The die that a move places, and where."""
    die = int(view.die) if view.phase == PLACING else plan[0] - TAKE
    places = [action - PLACE for action in plan if KINDS.kind_of(action)[0] == "place"]
    square = places[0] if places else DEAD
    sketch = sketched(own_building(view))
    sketch.left -= 1
    if places:
        add(sketch, die, square)
    else:
        sketch.planned = 0
    return Made(die, square, sketch)


def sketched(building: Building) -> Sketch:
    sketch = Sketch.zero()
    draw_up(sketch, building)
    return sketch


def after(view: State, move: Made) -> State:
    """The position in which the discard is asked for."""
    state: State = copy(view)
    if state.phase == TAKING:
        take(state, move.die)
    if state.phase == PLACING:
        place(state, move.square)
    return state


def _discarded(option: Option) -> int | None:
    """The die that a move discards."""
    found = [number for do, number in map(KINDS.kind_of, option.plan) if do == "discard"]
    return found[0] if found else None


# --- Two buildings ---------------------------------------------------------------------------------------------------


def _about_building(view: State, ours: Made, other: Made) -> Note | None:
    """What the one building is ahead in most."""
    if other.square == DEAD and ours.square != DEAD:
        return _note("fits", material=MATERIAL_NAMES[material_of(other.die)], value=value_of(other.die))
    prize = int(PRIZE[view.seats])
    here, there = parts(ours, prize), parts(other, prize)
    ahead = {name: here[name] - there[name] for name in here}
    ahead["deny"] = _denied(view, ours.die, prize) - _denied(view, other.die, prize)
    best = max(ahead, key=lambda name: ahead[name])
    return _sentence(view, best, ours, other) if ahead[best] >= WORTH_TELLING else None


def parts(move: Made, prize: int) -> dict[str, int]:
    """What a building may come to, one by one."""
    sketch, left = move.sketch, move.left
    stands = move.square != DEAD
    points = points_of(material_of(move.die), value_of(move.die), move.floor) * POINT if stands else 0
    stone = stands and material_of(move.die) == STONE
    plan = plan_chance(int(sketch.plan), int(sketch.heights), int(sketch.tops)) if sketch.planned else 0
    found = {"stone": points if stone else 0, "glass": 0 if stone else points, "plan": BONUS * plan}
    found["wood"] = wood_worth(int(sketch.faces), int(sketch.promised), bool(sketch.planned))
    found["recycled"] = int(RECYCLED_WORTH[counted(int(sketch.materials), RECYCLED), left])
    return found | {name: prize * chance // ALL for name, chance in chances(sketch, left).items()}


def chances(sketch: Sketch, left: int) -> dict[str, int]:
    """How likely each prize is, in percent."""
    every = int(NEW_VALUES[left]) if int(sketch.different) + left == VALUES else 0
    return {
        "skyscraper": height_chance(int(sketch.heights), int(sketch.tops), left),
        "geometer": every,
        "integrity": int(EQUALS[max(0, EQUAL_VALUES - int(sketch.most_equal)), left]),
        "materials": int(SAME_MATERIAL[max(0, EQUAL_MATERIALS - int(sketch.most_alike)), left]),
    }


def _denied(view: State, die: int, prize: int) -> int:
    return missed(view, next_counts(view), die, prize) // RIVAL if view.phase == TAKING else 0


def _sentence(view: State, what: str, ours: Made, other: Made) -> Note:
    if what in PRIZE_NAMES:
        return _prize(what, ours)
    if what == "deny":
        return _wanted("deny", view, ours.die)
    return {"plan": _plan, "recycled": _recycled, "wood": _wood}.get(what, _points)(ours, other)


def _prize(prize: str, ours: Made) -> Note:
    earned = chances(ours.sketch, ours.left)[prize] == ALL
    return _note("prize" if earned else "near", prize=prize)


def _plan(ours: Made, other: Made) -> Note:
    """The blueprint: finished, kept to, or kept open."""
    if ours.left == 0:
        return _note("bonus")
    return _note("open" if other.sketch.planned else "plan")


def _recycled(ours: Made, other: Made) -> Note:
    dice = counted(int(ours.sketch.materials), RECYCLED)
    return _note("recycled", dice=dice, points=int(RECYCLED_POINTS[dice] - RECYCLED_POINTS[dice - 1]))


def _wood(ours: Made, other: Made) -> Note:
    """Neighbours of wood: of this die or of others, now or when the blueprint is finished."""
    planned = ours.sketch.planned == 1
    faces = int(ours.sketch.promised) if planned else int(ours.sketch.faces)
    return _note("wood-planned" if planned else "wood", faces=faces)


def _points(ours: Made, other: Made) -> Note:
    """What stone and glass score where they are put."""
    material, value = material_of(ours.die), value_of(ours.die)
    if material == GLASS:
        return _note("glass", points=value)
    return _note("stone", floor=ours.floor, points=points_of(material, value, ours.floor))


# --- What others wait for --------------------------------------------------------------------------------------------


def _wanted(name: str, view: State, die: int) -> Note:
    """A die that the next player does not get, and what for."""
    counts, material, value = next_counts(view), material_of(die), value_of(die)
    if counted(counts, VALUES_FROM + value - 1) == EQUAL_VALUES - 1:
        return _note("rival-prize", prize="integrity")
    if counted(counts, material) == EQUAL_MATERIALS - 1:
        return _note("rival-prize", prize="materials")
    if material == RECYCLED and counted(counts, material):
        return _note("rival-recycled", dice=counted(counts, material) + 1)
    return _note(name, material=MATERIAL_NAMES[material], value=value)


def _about_discard(view: State, mine: int, theirs: int) -> Note | None:
    """B-11: what the other player would like goes, what we would like stays."""
    counts, prize = next_counts(view), int(PRIZE[view.seats])
    wish = longing(counts, mine, prize) - longing(counts, theirs, prize)
    need = _need(view, theirs) - _need(view, mine)
    if max(wish, need) < WORTH_TELLING:
        return None
    if need > wish:
        return _note("keep", material=MATERIAL_NAMES[material_of(theirs)], value=value_of(theirs))
    return _wanted("away", view, mine)


def _need(view: State, die: int) -> int:
    """What a die would bring us in a later turn."""
    sketch = sketched(own_building(view))
    if sketch.left == 0:
        return 0
    return worth_of(sketch, die, int(PRIZE[view.seats]))
