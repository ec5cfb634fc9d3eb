"""A position of Skyscrapers as text: what FEN is to chess. How it is read back is in reading.py.

    seats 2, starter 0
    acting 1, actions 2, idle 0, built
    upright-LR x@2,0,2 RT by 0

See README.md. The H is never written, nor are the base cards in hand or the deck: they are what is nowhere else.
"""

from collections.abc import Iterator

from ..kit import bits
from .cards import NAMES, girder_letters
from .names import ENDINGS, HANDS, PHASES, WHERE, card_name, cell_name, chosen_card, place_name
from .site import START_CARDS, Card
from .state import CROWD, DEALING, HIDDEN, NONE, OPTIONS, RESERVE, STARTING, WORKERS, Player, State, is_on_site

POINTS = ("girders", "printed", "doubled", "falls", "left")
MARKS = ("emptied", "highest", "out")
IN_RESERVE = "-"


def show(state: State) -> str:
    lines = [", ".join(_header(state)), ", ".join(_moment(state))]
    lines += [_standing(state.site.cards[number]) for number in range(START_CARDS, state.site.standing)]
    lines += [f"{seat}: {'; '.join(_player(state, state.players[seat]))}".rstrip() for seat in range(state.seats)]
    return "\n".join(lines) + "\n"


def _header(state: State) -> Iterator[str]:
    yield f"seats {state.seats}"
    yield f"starter {state.starter}"
    if state.hands:
        yield f"hands {HANDS[state.hands]}"
    if state.pairs:
        yield "pairs"
    if state.play_out_the_round:
        yield "play out the round"
    if state.lowest_space != OPTIONS["lowest_space"].values[0]:
        yield f"lowest {state.lowest_space}"
    if state.edition:
        yield f"edition {state.edition}"


def _moment(state: State) -> Iterator[str]:
    if state.phase in (STARTING, DEALING):
        yield PHASES[state.phase]
        return
    yield f"{PHASES[state.phase]} {state.seat}"
    yield f"actions {state.actions}"
    yield f"idle {state.idle}"
    yield from _choices(state)
    if state.ending:
        yield str(ENDINGS[state.ending])
    for name in ("built", "fresh", "braced"):
        if getattr(state, name):
            yield name


def _choices(state: State) -> Iterator[str]:
    if state.worker != NONE:
        yield f"worker {state.worker + 1}"
    if state.card != NONE:
        yield f"card {chosen_card(int(state.card)) or '?'}"
    if state.slot != NONE:
        yield f"slot {'?' if state.slot == HIDDEN else place_name(state.site.slots[state.slot])}"
    if state.shifted:
        yield f"shifted {_numbers(int(state.shifted) << 1)}"
    yield from _shaken(state)


def _shaken(state: State) -> Iterator[str]:
    """What a hand is about, and has brought about."""
    for name in ("beside", "slid", "lying"):
        if getattr(state, name):
            yield f"{name} {_people(int(getattr(state, name)))}"
    if state.carried != NONE:
        yield f"carried {_piece(int(state.carried))}"
    if state.sliding != NONE:
        yield f"sliding {_people(1 << int(state.sliding))}"
    if state.loose:
        yield f"loose {_numbers(int(state.loose))}"
    if state.broken:
        yield f"broken {_numbers(int(state.broken))}"


def _numbers(numbers: int) -> str:
    return " ".join(map(str, bits.members(numbers)))


def _people(crowd: int) -> str:
    """Everybody's workers, each by seat and number."""
    return " ".join(f"{number // WORKERS}.{number % WORKERS + 1}" for number in bits.members(crowd))


def _piece(piece: int) -> str:
    """A worker by seat and number, or a card by its number."""
    return _people(1 << piece) if piece < CROWD else str(piece - CROWD)


def _standing(card: Card) -> str:
    return f"{card_name(card)} {place_name(card)} {girder_letters(int(card.girders))} by {card.seat}"


def _player(state: State, player: Player) -> Iterator[str]:
    hidden = ["?"] * (int(player.cards) - bits.count(int(player.hand)))
    hand = [NAMES[design] for design in bits.members(int(player.hand))] + hidden
    if hand:
        yield " ".join(["hand", *hand])
    if (player.workers != RESERVE).any():
        yield " ".join(["workers", *(_worker(state, int(place)) for place in player.workers)])
    for name in POINTS:
        if getattr(player, name):
            yield f"{name} {getattr(player, name)}"
    for name in MARKS:
        if getattr(player, name):
            yield name


def _worker(state: State, place: int) -> str:
    if is_on_site(place):
        return cell_name(state.site.cells[place])
    return IN_RESERVE if place == RESERVE else WHERE[place]
