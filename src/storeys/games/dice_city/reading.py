"""A position of Dice City from its text; text.py says how it is written."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from ..kit import PositionError, numeral
from . import rules, soundness
from .cards import CARD_KINDS, ENEMIES, FIRST_CARD, FIRST_OF_DECK, LASTING_NAMES, NAMES, PILES
from .cities import built_locations
from .display import side
from .names import BANDIT_NAMES, ENDS, PHASES, SHIP_NAMES
from .state import (
    CHOICES,
    COLUMNS,
    DIE_NAMES,
    EMPTY,
    LONGEST_CHAIN,
    OFF,
    PIECE_KINDS,
    ROWS,
    STARTING,
    Options,
    Player,
    State,
)
from .text import COUNTED, FLAGS


def parse(text: str) -> State:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        raise PositionError("a position has at least two lines")
    state = State.zero()
    _read_header(state, lines[0])
    _read_turn(state, lines[1])
    seen = Counter(re.split(r"[: ]", line, maxsplit=1)[0] for line in lines[2:])
    if any(seen[str(seat)] != 1 for seat in range(state.seats)) or seen["display"] != 1 or seen["gone"] > 1:
        raise PositionError("every seat and the display have one line, and the cards that are gone at most one")
    for line in lines[2:]:
        _read_line(state, line)
    _fill_piles(state)
    soundness.check(state)
    if rules.to_move(state) >= 0 and rules.legal_actions(state, np.zeros(CHOICES, np.int32)) == 0:
        raise PositionError("nothing could be done in this position")
    return state


HEADER = re.compile(
    r"seats (?P<seats>[1-4])(?:, edition (?P<edition>1))?(?P<hard>, hard)?(?P<open>, open totals)?"
    r", round (?P<round>[0-9]{1,3}), starter (?P<starter>[0-3])"
    r"(?:, (?P<why>bandits|ships|deck|declared|rounds) by (?P<ender>[0-3]))?"
)


def _read_header(state: State, line: str) -> None:
    header = HEADER.fullmatch(line)
    if not header or (header["hard"] and header["seats"] != "1"):
        raise PositionError(f"not the first line of a position: {line}")
    options = Options.zero()
    options.hard, options.open_totals = int(bool(header["hard"])), int(bool(header["open"]))
    options.edition = int(header["edition"] or 0)
    rules.new_game(state, int(header["seats"]), options)
    state.deals = state.rolls = 0
    state.round, state.starter = int(header["round"]), int(header["starter"])
    state.ending, state.ender = ENDS.index(header["why"] or ""), int(header["ender"] or 0)
    if max(state.starter, state.ender) >= state.seats:
        raise PositionError(f"there are not so many seats: {line}")


def _read_turn(state: State, line: str) -> None:
    phase, *parts = line.split(", ")
    asked = re.fullmatch(r"(\w+)(?: ([0-3]))?", phase)
    if not asked or asked[1] not in PHASES or bool(asked[2]) == (asked[1] in ("starting", "ended")):
        raise PositionError(f"not the second line of a position: {line}")
    state.phase = PHASES.index(asked[1])
    if state.phase != STARTING:
        state.seat = int(asked[2] or (state.starter - 1) % state.seats)
    if state.seat >= state.seats:
        raise PositionError(f"there are not so many seats: {line}")
    _read_parts(parts, _turn_readers(state))


def _read_parts(parts: list[str], readers: dict[str, Callable[[str], None]]) -> None:
    """Let every part be read by the reader of its first words; none may come twice."""
    for part in parts:
        words = next((words for words in readers if part == words or part.startswith(words + " ")), None)
        if words is None:
            raise PositionError(f"this is not known here, or said twice: {part}")
        readers.pop(words)(part.removeprefix(words).strip())


def _turn_readers(state: State) -> dict[str, Callable[[str], None]]:
    def flag(name: str) -> Callable[[str], None]:
        return lambda rest: setattr(state, name, _none(rest))

    def number(field: str) -> Callable[[str], None]:
        return lambda rest: setattr(state, field, _number(rest))

    def lasting(which: int) -> Callable[[str], None]:
        return lambda rest: state.lasting.__setitem__(which, _number(rest))

    return {
        **{words: number(field) for words, field in COUNTED.items()},
        **{name: lasting(which) for which, name in enumerate(LASTING_NAMES)},
        **{name: flag(name) for name in FLAGS},
        "die": lambda rest: setattr(state, "die", _row_number(rest)),
        "chain": lambda rest: _read_chain(state, rest),
        "included": lambda rest: setattr(
            state, "included", sum(1 << row for row in map(_row_number, set(rest.split())))
        ),
    }


def _read_chain(state: State, rest: str) -> None:
    places = [_place(word) for word in rest.split()]
    if len(places) > LONGEST_CHAIN:
        raise PositionError(f"no chain is so long: {rest}")
    state.links = len(places)
    state.chain[: len(places)] = places


def _read_line(state: State, line: str) -> None:
    seat = re.match(r"([0-3]):", line)
    if seat and int(seat[1]) < state.seats:
        _read_player(state, int(seat[1]), line[2:])
    elif line.startswith("display "):
        _read_display(state, line.split()[1:])
    elif line.startswith("gone "):
        for name in line.split()[1:]:
            state.gone[_card(name) - FIRST_CARD] += 1
    else:
        raise PositionError(f"not a line of a position: {line}")


def _read_display(state: State, words: list[str]) -> None:
    if len(words) != 2 * side(state):
        raise PositionError(f"the display has {2 * side(state)} slots")
    for slot, word in enumerate(words):
        state.deals |= int(word == "?") << slot
        state.emptied |= int(word == "x") << slot
        state.display[slot] = EMPTY if word in ("?", "x", "-") else _card(word)
        if state.display[slot] != EMPTY and state.display[slot] < FIRST_OF_DECK:
            raise PositionError(f"this card is never on display: {word}")


# --- Reading a player ------------------------------------------------------------------------------------------------


def _read_player(state: State, seat: int, line: str) -> None:
    player = state.players[seat]
    readers: dict[str, Callable[[str], None]] = {
        "dice": lambda rest: _read_dice(state, seat, rest.split()),
        "stock": lambda rest: _read_stock(player, rest),
        "passes": lambda rest: setattr(player, "passes", _number(rest)),
        "bought": lambda rest: setattr(player, "bought", _number(rest)),
        "tokens": lambda rest: setattr(player, "tokens", _number(rest)),
        "bandits": lambda rest: _read_taken(player.bandits, BANDIT_NAMES, rest),
        "ships": lambda rest: _read_taken(player.ships, SHIP_NAMES, rest),
    }
    readers |= {name: _row_reader(player, row) for row, name in enumerate(DIE_NAMES)}
    _read_parts([part.strip() for part in line.split(";") if part.strip()], readers)
    if "dice" in readers:
        raise PositionError(f"seat {seat} has no dice")
    if "bought" in readers:
        player.bought = built_locations(player)


def _read_dice(state: State, seat: int, words: list[str]) -> None:
    if len(words) != ROWS or any(not re.fullmatch(r"[1-6?-]", word) for word in words):
        raise PositionError(f"these are not five dice: {' '.join(words)}")
    for die, word in enumerate(words):
        state.rolls |= int(word == "?") << ROWS * seat + die
        state.players[seat].dice[die] = OFF if word in "?-" else int(word) - 1


def _read_stock(player: Player, rest: str) -> None:
    if not re.fullmatch(r"[0-9]{1,3}/[0-9]{1,3}/[0-9]{1,3}", rest):
        raise PositionError(f"a stock is wood/stone/iron: {rest}")
    player.stock[:] = [int(number) for number in rest.split("/")]


def _read_taken(taken: Any, names: list[str], rest: str) -> None:
    for name in rest.split():
        if name not in names:
            raise PositionError(f"there is no such card to take: {name}")
        taken[names.index(name)] += 1


def _row_reader(player: Player, row: int) -> Callable[[str], None]:
    def read(rest: str) -> None:
        for word in rest.split():
            column, _, name = word.partition("-")
            place = _place(f"{DIE_NAMES[row]}{column}")
            if player.built >> place & 1:
                raise PositionError(f"two cards on one place: {word}")
            player.cards[place] = _card(name.removesuffix("*"))
            player.built |= 1 << place
            player.off |= int(name.endswith("*")) << place

    return read


# --- Reading words ---------------------------------------------------------------------------------------------------


def _number(word: str) -> int:
    number = numeral(word, digits=4)
    if number is None:
        raise PositionError(f"not a number: {word}")
    return number


def _none(rest: str) -> int:
    if rest:
        raise PositionError(f"nothing is said after this: {rest}")
    return 1


def _row_number(word: str) -> int:
    if word not in DIE_NAMES:
        raise PositionError(f"no such die: {word}")
    return DIE_NAMES.index(word)


def _place(word: str) -> int:
    place = re.fullmatch(rf"({'|'.join(DIE_NAMES)})([1-6])", word)
    if not place:
        raise PositionError(f"no such place: {word}")
    return DIE_NAMES.index(place[1]) * COLUMNS + int(place[2]) - 1


def _card(name: str) -> int:
    if name not in NAMES[FIRST_CARD:]:
        raise PositionError(f"no such card: {name}")
    return NAMES.index(name)


def _fill_piles(state: State) -> None:
    """D-3, D-4, D-5: what stands nowhere is in its pile; new_game() has filled them all."""
    complete, counted = np.zeros(PIECE_KINDS, np.int32), np.zeros(PIECE_KINDS, np.int32)
    fresh = State.zero()
    rules.new_game(fresh, int(state.seats), Options.zero())
    rules.pieces(fresh, complete)
    rules.pieces(state, counted)
    spare = counted - complete
    state.piles -= spare[:PILES].astype(np.int8)
    state.deck -= spare[PILES:CARD_KINDS].astype(np.int8)
    state.bandits -= spare[CARD_KINDS : CARD_KINDS + ENEMIES].astype(np.int8)
    state.ships -= spare[CARD_KINDS + ENEMIES :].astype(np.int8)
    state.left = int(state.deck.sum())
    for names, pile in ((NAMES[FIRST_CARD:FIRST_OF_DECK], state.piles), (NAMES[FIRST_OF_DECK:], state.deck)):
        if (pile < 0).any():
            raise PositionError(f"too many of {names[int((pile < 0).argmax())]}")
    if (state.bandits < 0).any() or (state.ships < 0).any():
        raise PositionError("more bandits or ships are taken than there were")
