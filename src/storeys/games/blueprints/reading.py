"""A position of Blueprints from its text; text.py says how it is written."""

import re

import numpy as np

from ..kit import PositionError, seat_after
from . import awards, buildings, rules, soundness
from .buildings import DEAD, Building
from .dice import COPIES, MATERIAL_NAMES, MATERIALS, VALUES, die_of, value_of
from .names import OPTION_NAMES, PHASES, SQUARE_NAMES
from .plans import PLAN_NAMES
from .state import DEALING, DISCARDING, DRAWING, ENDED, MOST_POOL, NO_DIE, PIECE_KINDS, ROUNDS, Options, State, current

WRITTEN_OPTIONS = "".join(f"(, {name})?" for name in OPTION_NAMES.values())


def parse(text: str) -> State:
    state = State.zero()
    lines = [line.strip() for line in text.strip().splitlines()]
    seats = _read_header(state, lines.pop(0) if lines else "")
    rounds = _take_rounds(lines, seats)
    if not 1 <= len(rounds) <= ROUNDS or not lines:
        raise PositionError("a position has one to three rounds, each with a line for every seat, and a phase")
    for number, written in enumerate(rounds):
        _read_round(state, number, written)
    asked = _read_phase(state, lines.pop(0))
    for line in lines:
        _read_heap(state, line)
    _score(state, len(rounds))
    _fill_bag(state)
    _find_turn(state)
    soundness.check(state)
    if asked != (None if rules.to_move(state) < 0 else state.seat):
        raise PositionError(f"the turn is not that of seat {asked}")
    return state


def _read_header(state: State, line: str) -> int:
    header = re.fullmatch(f"seats ([2-4]){WRITTEN_OPTIONS}", line)
    if not header:
        raise PositionError(f"not the first line of a position: {line}")
    options = Options.zero()
    for index, name in enumerate(OPTION_NAMES):
        setattr(options, name, int(header[2 + index] is not None))
    rules.new_game(state, int(header[1]), options)
    return int(state.seats)


def _take_rounds(lines: list[str], seats: int) -> list[list[str]]:
    """The lines of each round: its own and those of all seats."""
    rounds = []
    while lines and lines[0].startswith("round"):
        rounds.append(lines[: 1 + seats])
        del lines[: 1 + seats]
    return rounds


def _read_round(state: State, number: int, lines: list[str]) -> None:
    head = re.fullmatch(r"round ([1-3]), starter ([0-3])(?:, demand (\w+)(?: (\w+))?)?", lines[0])
    if not head or int(head[1]) != number + 1 or int(head[2]) >= state.seats:
        raise PositionError(f"not the first line of round {number + 1}: {lines[0]}")
    played = state.rounds[number]
    played.starter = int(head[2])
    for spot, name in enumerate(filter(None, head.groups()[2:])):
        played.demand[spot] = _material(name)
    for seat in range(state.seats):
        label, _, building = lines[1 + seat].partition(":") if len(lines) > 1 + seat else ("", "", "")
        if label != str(seat):
            raise PositionError(f"round {number + 1} has no line for seat {seat}")
        _read_building(played.buildings[seat], building)


def parse_building(text: str) -> Building:
    """A blueprint and the dice of one player: "X1/31/1X wood-3@12 glass-5@21"."""
    building = Building.zero()
    _read_building(building, text)
    if building.plan == buildings.NO_PLAN:
        raise PositionError("a building begins with its blueprint")
    return building


def _read_building(building: Building, text: str) -> None:
    plan, *dice = text.split() or [""]
    buildings.clear(building)
    if not plan:
        return
    if plan not in PLAN_NAMES:
        raise PositionError(f"no such blueprint: {plan}")
    buildings.lay_out(building, PLAN_NAMES.index(plan))
    for word in dice:
        _read_placed(building, word)


def _read_placed(building: Building, word: str) -> None:
    name, _, where = word.partition("@")
    die = _die(name)
    if building.taken == buildings.DICE:
        raise PositionError("nobody takes more than six dice")
    if where == "dead":
        if buildings.fits(building, value_of(die)):
            raise PositionError(f"{name} fits and cannot be dead")
        buildings.note(building, die, DEAD)
    elif where not in SQUARE_NAMES:
        raise PositionError(f"no such square: {word}")
    elif not buildings.fits_on(int(building.tops), SQUARE_NAMES.index(where), value_of(die)):
        raise PositionError(f"{name} does not fit on {where}")
    else:
        buildings.note(building, die, SQUARE_NAMES.index(where))
        buildings.stack(building, die, SQUARE_NAMES.index(where))


def _read_phase(state: State, line: str) -> int | None:
    """What is asked, and which seat, if any, is said to be asked."""
    asked = re.fullmatch(r"(\w+)(?: ([0-3]))?(?: (\w+-\w+))?", line)
    if not asked or asked[1] not in PHASES:
        raise PositionError(f"not a phase of a round: {line}")
    state.phase = PHASES.index(asked[1])
    state.die = _die(asked[3]) if asked[3] else NO_DIE
    return int(asked[2]) if asked[2] else None


def _read_heap(state: State, line: str) -> None:
    word, *names = line.split()
    if word == "pool" and state.rolled == 0 and len(names) <= MOST_POOL:
        for name in names:
            rules.add_to_pool(state, _die(name))
    elif word == "discards" and not state.discards.any():
        for name in names:
            state.discards[_material(name)] += 1
    else:
        raise PositionError(f"not a line of a position: {line}")


def _die(name: str) -> int:
    material, _, value = name.partition("-")
    if value not in map(str, range(1, VALUES + 1)):
        raise PositionError(f"no such die: {name}")
    return die_of(_material(material), int(value))


def _material(name: str) -> int:
    if name not in MATERIAL_NAMES:
        raise PositionError(f"no such material: {name}")
    return MATERIAL_NAMES.index(name)


# --- What follows from the rest --------------------------------------------------------------------------------------


def _score(state: State, rounds: int) -> None:
    """Score the rounds that are over, and see that the right player starts after each."""
    state.scored = rounds if state.phase == ENDED else rounds - 1
    for number in range(state.scored):
        played = state.rounds[number]
        soundness.check_scored(played, int(state.seats))
        awards.score_round(played, int(state.seats))
        starter = awards.next_starter(played, int(state.seats))
        if number + 1 < rounds and state.rounds[number + 1].starter != starter:
            raise PositionError(f"seat {starter} starts round {number + 2}")


def _fill_bag(state: State) -> None:
    """The bag holds the dice that are nowhere else, and the deck the blueprints."""
    counts = np.zeros(PIECE_KINDS, np.int32)
    state.bag[:] = 0
    state.deck = 0
    rules.pieces(state, counts)
    if (counts[:MATERIALS] > COPIES).any():
        raise PositionError(f"too many dice of {MATERIAL_NAMES[int(counts[:MATERIALS].argmax())]}")
    if (counts[MATERIALS:] > 1).any():
        raise PositionError(f"a blueprint twice: {PLAN_NAMES[int(counts[MATERIALS:].argmax())]}")
    state.bag[:] = COPIES - counts[:MATERIALS]
    state.deck = sum(1 << plan for plan, count in enumerate(counts[MATERIALS:].tolist()) if count == 0)


def _find_turn(state: State) -> None:
    """Whose turn it is follows from the dice that everybody has taken."""
    played, seats = current(state), range(state.seats)
    if state.phase == DEALING:
        state.seat = sum(played.buildings[seat].plan != buildings.NO_PLAN for seat in seats)
    elif DRAWING <= state.phase <= DISCARDING:
        taken = sum(int(played.buildings[seat].taken) for seat in seats)
        state.turns = taken - (state.phase == DISCARDING)
        state.seat = seat_after(int(played.starter), int(state.turns), len(seats))
