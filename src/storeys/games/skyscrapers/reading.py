"""A position of Skyscrapers from its text; text.py says how it is written."""

import re
from collections.abc import Callable

import numpy as np

from ..kit import PositionError, before, numeral
from . import building, frame, levels, rules, soundness
from .cards import CONSTRUCTION, EVERY_CARD, NAMES, TURNED, TURNINGS, girder_bits
from .names import ENDINGS, HANDS, PHASES, WHERE, cell_named, crowd_number, slot_named
from .site import BASES_EACH, NOBODY
from .slots import has_way_in, slot_class
from .state import (
    ACTING,
    CHOICES,
    CROWD,
    DEALING,
    DEALT,
    EDITIONS,
    MOVING,
    OPTIONS,
    PIECE_KINDS,
    RESERVE,
    SEATS,
    WORKERS,
    Options,
    Player,
    State,
)
from .text import IN_RESERVE, MARKS, POINTS


def parse(text: str) -> State:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        raise PositionError("a position has at least two lines")
    state = _read_header(lines[0])
    players = [line for line in lines[2:] if re.match(r"[0-9]:", line)]
    for line in lines[2:]:
        if line not in players:
            _read_standing(state, line)
    levels.update_levels(state.site, before(int(state.edition), 2))
    _read_players(state, players)
    _read_moment(state, lines[1])
    _count_cards(state)
    soundness.check(state)
    if ACTING <= state.phase <= MOVING:
        building.look_around(state)
    if rules.to_move(state) >= 0 and rules.legal_actions(state, np.zeros(CHOICES, np.int32)) == 0:
        raise PositionError("nothing could be done in this position")
    return state


def _read_header(line: str) -> State:
    options, seats, starter = Options.zero(), 0, NOBODY
    options.lowest_space = OPTIONS["lowest_space"].values[0]
    for part in line.split(", "):
        match part.split():
            case ["seats", number] if number in map(str, SEATS):
                seats = int(number)
            case ["starter", number] if numeral(number) is not None:
                starter = int(number)
            case ["hands", name] if name in HANDS:
                options.hands = HANDS.index(name)
            case ["pairs"]:
                options.pairs = 1
            case ["play", "out", "the", "round"]:
                options.play_out_the_round = 1
            case ["lowest", space] if space in map(str, OPTIONS["lowest_space"].values):
                options.lowest_space = int(space)
            case ["edition", version] if version in map(str, EDITIONS):
                options.edition = int(version)
            case _:
                raise PositionError(f"not a part of the first line: {part}")
    if not 0 <= starter < seats:
        raise PositionError(f"not the first line of a position: {line}")
    state = State.zero()
    rules.new_game(state, seats, options)
    state.starter = state.seat = starter
    return state


def _read_standing(state: State, line: str) -> None:
    words = re.fullmatch(r"(\S+) (\S+) (\w+) by ([0-9])", line)
    if not words or words[1] not in NAMES or int(words[4]) >= state.seats:
        raise PositionError(f"not a card on the site: {line}")
    design, slot, seat = NAMES.index(words[1]), slot_named(state.site, words[2]), int(words[4])
    if slot is None or not has_way_in(state.site.slots[slot]):
        raise PositionError(f"no slot for a card: {line}")
    place = state.site.slots[slot]
    masks = [int(TURNED[design, turning]) for turning in range(TURNINGS) if building.can_turn(design, place, turning)]
    try:
        girders = girder_bits(words[3])
    except ValueError:
        raise PositionError(f"no such girders: {line}") from None
    if not building.goes_into(design, slot_class(place)) or girders not in masks:
        raise PositionError(f"this card cannot stand like that: {line}")
    normal, x, y, z = int(place.normal), int(place.x), int(place.y), int(place.z)
    frame.add_card(state.site, normal, x, y, z, design, girders, seat)


def _read_players(state: State, lines: list[str]) -> None:
    if sorted(line[0] for line in lines) != [str(seat) for seat in range(state.seats)]:
        raise PositionError("every seat has one line")
    for line in lines:
        player = state.players[int(line[0])]
        for part in filter(None, (part.strip() for part in line[2:].split(";"))):
            _read_part(state, player, part)


def _read_part(state: State, player: Player, part: str) -> None:
    match part.split():
        case ["hand", *names] if not player.hand:
            for name in names:
                _read_card(player, name)
        case ["workers", *words] if len(words) == WORKERS:
            player.workers[:] = [_read_worker(state, word) for word in words]
        case [name, number] if name in POINTS and numeral(number, 4) is not None:
            setattr(player, name, int(number))
        case [name] if name in MARKS:
            setattr(player, name, 1)
        case _:
            raise PositionError(f"not a part of a player's line: {part}")


def _read_card(player: Player, name: str) -> None:
    if name not in NAMES[:CONSTRUCTION]:
        raise PositionError(f"no such card: {name}")
    player.hand = int(player.hand) | 1 << NAMES.index(name)
    player.cards += 1


def _read_worker(state: State, word: str) -> int:
    named: dict[str, int] = {IN_RESERVE: RESERVE, **{name: place for place, name in WHERE.items() if place != RESERVE}}
    place = named.get(word, cell_named(state.site, word))
    if place is None:
        raise PositionError(f"nobody can stand there: {word}")
    return place


def _count_cards(state: State) -> None:
    """S-13: the deck, and the base cards in hand, are what is nowhere else."""
    counts = np.zeros(PIECE_KINDS, np.int32)
    state.deck = 0
    for seat in range(state.seats):
        state.players[seat].bases = 0
    rules.pieces(state, counts)
    for design in range(CONSTRUCTION):
        if counts[design] > 1:
            raise PositionError(f"too many of {NAMES[design]}")
    state.deck = EVERY_CARD & ~sum(1 << design for design in range(CONSTRUCTION) if counts[design])
    for seat in range(state.seats):
        if counts[CONSTRUCTION + seat] > BASES_EACH:
            raise PositionError(f"too many base cards of seat {seat}")
        state.players[seat].bases = BASES_EACH - counts[CONSTRUCTION + seat]


# --- What is being asked ---------------------------------------------------------------------------------------------


def _read_moment(state: State, line: str) -> None:
    first, *parts = line.split(", ")
    match first.split():
        case [("starting" | "dealing") as phase]:
            state.phase = PHASES.index(phase)
        case [phase, seat] if phase in PHASES[ACTING:] and seat in map(str, range(state.seats)):
            state.phase, state.seat = PHASES.index(phase), int(seat)
        case _:
            raise PositionError(f"not the second line of a position: {line}")
    for part in parts:
        _read_detail(state, *part.split())
    state.dealt = _dealt(state)


def _dealt(state: State) -> int:
    if state.phase > DEALING:
        return int(state.seats) * int(DEALT[state.seats])
    return sum(int(state.players[seat].cards) for seat in range(state.seats))


def _read_detail(state: State, name: str, *words: str) -> None:
    try:
        DETAILS[name](state, *words)
    except (KeyError, TypeError, ValueError):
        raise PositionError(f"not a part of the second line: {' '.join([name, *words])}") from None


def _number(name: str) -> Callable[..., None]:
    def read(state: State, word: str) -> None:
        setattr(state, name, _decimal(word, 99))

    return read


def _mark(name: str) -> Callable[..., None]:
    def read(state: State) -> None:
        setattr(state, name, 1)

    return read


def _ending(name: str) -> Callable[..., None]:
    def read(state: State) -> None:
        state.ending = ENDINGS.index(name)

    return read


def _decimal(word: str, most: int, least: int = 0) -> int:
    number = numeral(word)
    if number is None or not least <= number <= most:
        raise ValueError(word)
    return number


def _read_picked(state: State, word: str) -> None:
    state.worker = _decimal(word, WORKERS, 1) - 1


def _read_chosen(state: State, name: str) -> None:
    state.card = NAMES.index(name)


def _read_slot(state: State, name: str) -> None:
    slot = slot_named(state.site, name)
    if slot is None:
        raise ValueError(name)
    state.slot = slot


def _read_shifted(state: State, *words: str) -> None:
    for word in words:
        state.shifted |= 1 << _decimal(word, WORKERS, 1) - 1


def _person(state: State, word: str) -> int:
    seat, _, worker = word.partition(".")
    return crowd_number(_decimal(seat, int(state.seats) - 1), _decimal(worker, WORKERS, 1))


def _crowd(name: str) -> Callable[..., None]:
    def read(state: State, *words: str) -> None:
        for word in words:
            setattr(state, name, int(getattr(state, name)) | 1 << _person(state, word))

    return read


def _read_carried(state: State, word: str) -> None:
    worker = "." in word
    state.carried = _person(state, word) if worker else CROWD + _decimal(word, int(state.site.standing) - 1, 1)


def _read_sliding(state: State, word: str) -> None:
    state.sliding = _person(state, word)


def _rivets(name: str) -> Callable[..., None]:
    def read(state: State, *words: str) -> None:
        for word in words:
            setattr(state, name, int(getattr(state, name)) | 1 << _decimal(word, int(state.site.standing) - 1, 1))

    return read


DETAILS: dict[str, Callable[..., None]] = {
    "actions": _number("actions"),
    "idle": _number("idle"),
    "worker": _read_picked,
    "card": _read_chosen,
    "slot": _read_slot,
    "shifted": _read_shifted,
    "beside": _crowd("beside"),
    "slid": _crowd("slid"),
    "lying": _crowd("lying"),
    "carried": _read_carried,
    "sliding": _read_sliding,
    "loose": _rivets("loose"),
    "broken": _rivets("broken"),
    "built": _mark("built"),
    "fresh": _mark("fresh"),
    "braced": _mark("braced"),
    **{str(name): _ending(str(name)) for name in ENDINGS[1:]},
}
