"""A position of Blueprints as text: what FEN is to chess. How it is read back is in reading.py.

    seats 2, refuse dead dice
    round 1, starter 1, demand recycled stone
    0: X1/31/1X wood-3@12 glass-5@21
    1: XX/X1/23 stone-5@22 wood-4@31 recycled-4@32
    discarding 1
    pool wood-1 stone-1 wood-2 glass-2 recycled-3 glass-5 wood-6
    discards wood wood stone glass

Every round has a line for itself and one for each seat: the blueprint, then the dice in the order they were taken, each
with the row and the column of its square or `dead`. A view has question marks for what it hides. Then come the phase
with the seat it asks, the pool and the discards. The bag is never written: it is whatever is nowhere else; nor are
scores, awards and prizes, which follow from the buildings.
"""

from collections.abc import Iterator

from . import rules
from .awards import NO_MATERIAL
from .buildings import DEAD, HIDDEN, HIDDEN_PLAN, NO_PLAN, Building
from .dice import MATERIAL_NAMES
from .names import OPTION_NAMES, PHASES, SQUARE_NAMES, die_name
from .plans import PLAN_NAMES
from .state import NO_DIE, ROUNDS, State

UNKNOWN = "?"


def show(state: State) -> str:
    options = [words for name, words in OPTION_NAMES.items() if getattr(state, name)]
    lines = [", ".join([f"seats {state.seats}", *options])]
    for number in range(min(int(state.scored) + 1, ROUNDS)):
        lines += _round(state, number)
    lines.append(_phase(state))
    if state.rolled:
        lines.append(" ".join(["pool", *(die_name(int(die)) for die in state.pool[: state.rolled])]))
    if state.discards.any():
        lines.append(" ".join(["discards", *_materials(state)]))
    return "\n".join(lines) + "\n"


def _round(state: State, number: int) -> list[str]:
    played = state.rounds[number]
    demand = "".join(f" {MATERIAL_NAMES[material]}" for material in played.demand if material != NO_MATERIAL)
    head = f"round {number + 1}, starter {played.starter}" + (f", demand{demand}" if demand else "")
    return [head, *(f"{seat}: {show_building(played.buildings[seat])}".rstrip() for seat in range(state.seats))]


def show_building(building: Building) -> str:
    """The blueprint and the dice of one player: what `parse_building` reads."""
    if building.plan == NO_PLAN:
        return ""
    plan = UNKNOWN if building.plan == HIDDEN_PLAN else PLAN_NAMES[building.plan]
    return " ".join([plan, *(_placed(building, index) for index in range(building.taken))])


def _placed(building: Building, index: int) -> str:
    square = int(building.squares[index])
    where = {DEAD: "dead", HIDDEN: UNKNOWN}.get(square) or SQUARE_NAMES[square]
    return f"{die_name(int(building.dice[index]))}@{where}"


def _phase(state: State) -> str:
    phase = PHASES[state.phase]
    if rules.to_move(state) < 0:
        return phase
    return f"{phase} {state.seat}" + ("" if state.die == NO_DIE else f" {die_name(int(state.die))}")


def _materials(state: State) -> Iterator[str]:
    for material, name in enumerate(MATERIAL_NAMES):
        yield from [name] * int(state.discards[material])
