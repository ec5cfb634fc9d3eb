"""A position of 5 Towers from its text; text.py says how it is written."""

import re
from collections import Counter
from collections.abc import Iterator

import numpy as np

from ..kit import PositionError
from . import cards as heaps
from . import rules, soundness
from .cards import CARD_KINDS, ROOF, SUIT_NAMES, SUITS, VALUES, value_of
from .names import PHASES, VALUE_NAMES, card_name
from .state import BIDDING, CHOICES, DISPLAY, ENDED, TAKING, TALLEST, Options, Player, State


def parse(text: str) -> State:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        raise PositionError("a position has at least two lines")
    state = State.zero()
    _read_header(state, lines[0])
    seen: Counter[str] = Counter()
    for line in lines[2:]:
        word = re.split(r"[: ]", line, maxsplit=1)[0]
        seen[word] += 1
        _read_line(state, line)
    if any(seen[str(seat)] != 1 for seat in range(state.seats)) or seen["display"] > 1 or seen["discards"] > 1:
        raise PositionError("every seat has one line, and display and discards at most one")
    _read_auction(state, lines[1])
    _fill_pile(state)
    soundness.check(state)
    _derive(state)
    if rules.to_move(state) >= 0 and rules.legal_actions(state, np.zeros(CHOICES, np.int32)) == 0:
        raise PositionError("nothing could be done in this position")
    return state


def _read_header(state: State, line: str) -> None:
    header = re.fullmatch(r"seats ([2-5]), starter ([0-4]), passes ([0-2])", line)
    if not header or int(header[2]) >= int(header[1]):
        raise PositionError(f"not the first line of a position: {line}")
    rules.new_game(state, int(header[1]), Options.zero())
    state.starter = state.seat = int(header[2])
    state.passes = int(header[3])


def _read_auction(state: State, line: str) -> None:
    if line in ("starting", "dealing", "ended"):
        state.phase = PHASES.index(line)
        return
    auction = re.fullmatch(r"(\w+) ([0-4]), spoken ([0-5])(?:, bid ([0-5]) by ([0-4]))?", line)
    if not auction or auction[1] not in PHASES[BIDDING:ENDED]:
        raise PositionError(f"not the second line of a position: {line}")
    state.phase, state.seat, state.spoken = PHASES.index(auction[1]), int(auction[2]), int(auction[3])
    if auction[4]:
        state.bid, state.bidder = int(auction[4]), int(auction[5])
    if max(state.seat, state.bidder) >= state.seats or state.spoken > state.seats:
        raise PositionError(f"there are not so many seats: {line}")


def _read_line(state: State, line: str) -> None:
    seat = re.match(r"([0-4]):", line)
    if seat and int(seat[1]) < state.seats:
        _read_player(state.players[int(seat[1])], line[2:])
    elif line.startswith("display "):
        _read_display(state, line.split()[1:])
    elif line.startswith("discards "):
        for kind in _kinds(line.split()[1:]):
            _put(state.discards, kind)
    else:
        raise PositionError(f"not a line of a position: {line}")


def _read_player(player: Player, towers: str) -> None:
    for part in filter(None, (part.strip() for part in towers.split(";"))):
        word, *rest = part.split()
        if word == "removed":
            _read_removed(player, rest)
        elif word in SUIT_NAMES and player.height[SUIT_NAMES.index(word)] == 0:
            _read_tower(player, SUIT_NAMES.index(word), rest)
        else:
            raise PositionError(f"no such suit: {word}" if word not in SUIT_NAMES else f"a second tower: {word}")


def _read_removed(player: Player, words: list[str]) -> None:
    for kind in _kinds(words):
        if value_of(kind) == ROOF:
            raise PositionError(f"a roof is never removed: {card_name(kind)}")
        _put(player.removed, kind)


def _read_tower(player: Player, suit: int, values: list[str]) -> None:
    for kind in _kinds(f"{SUIT_NAMES[suit]}-{value}" for value in values):
        top = rules.top_of(player, suit)
        if not rules.can_stack(top, value_of(kind)) or player.height[suit] == TALLEST:
            raise PositionError(f"{card_name(kind)} does not fit on a {top}")
        rules.stack(player, suit, value_of(kind))


def _read_display(state: State, words: list[str]) -> None:
    if len(words) > DISPLAY:
        raise PositionError("the display has room for five cards")
    for slot, word in enumerate(words):
        state.dealt += 1
        if word == "-":
            continue
        (kind,) = _kinds([word.removesuffix("*")])
        rules.lay(state, slot, kind)
        state.hand |= int(word.endswith("*")) << slot


def _kinds(words: Iterator[str] | list[str]) -> Iterator[int]:
    for word in words:
        name, _, value = word.partition("-")
        if name not in SUIT_NAMES or value not in VALUE_NAMES:
            raise PositionError(f"no such card: {word}")
        yield SUIT_NAMES.index(name) * VALUES + int(value)


def _put(heap: heaps.Heap, kind: int) -> None:
    if heaps.copies(heap, kind) == 2:
        raise PositionError(f"too many of {card_name(kind)}")
    heaps.put(heap, kind)


def _fill_pile(state: State) -> None:
    """The draw pile is the cards of T-1 and T-2 that are nowhere else."""
    state.pile[:] = 0
    deck, elsewhere = np.zeros(SUITS, np.int32), np.zeros(CARD_KINDS, np.int32)
    heaps.fill(deck, int(state.seats))
    rules.pieces(state, elsewhere)
    for kind in heaps.contents(deck):
        elsewhere[kind] -= 1
        if elsewhere[kind] < 0:
            heaps.put(state.pile, kind)
    if (elsewhere > 0).any():
        raise PositionError(f"too many of {card_name(int(elsewhere.argmax()))}")
    state.left = heaps.size(state.pile)


def _derive(state: State) -> None:
    """What follows from the rest: how many cards are to be taken, and which takes can be built."""
    player = state.players[state.seat]
    if state.phase == BIDDING:
        state.buildable = rules.buildable_takes(state, player)
    elif state.phase == TAKING:
        state.to_take = state.bid - int(state.hand).bit_count()
        state.buildable = rules.buildable_takes(state, player) & int(rules.SIZED[state.bid])
        for slot in range(DISPLAY):
            if state.hand >> slot & 1:
                state.buildable = int(state.buildable) & int(rules.HOLDING[slot])
