"""A position of Dice City as text: what FEN is to chess. How it is read back is in reading.py.

    seats 2, round 5, starter 0
    copying 1, strength 2, gained 1, mint 1, die red, chain red4
    display manor well - bazaar mint church stables catapult
    0: dice 4 2 6 1 1; tokens 9; bandits 3 5; ships 5 5; red 1-grand_statue 2-manor 6-cathedral*
    1: dice 1 - - 3 -; stock 2/1/0; passes 1; red 4-town_hall
    gone lumber_mill manor

The second line says what is asked of whom, and everything of the turn that is not zero. In the display, `-` is an
empty slot, `x` one that a refresh or a statue has emptied, and `?` one to be dealt; of the dice, `-` is spent and `?`
is to be rolled. Of a city only cards are written, by row and column; `*` is a deactivation token. A card that stands
nowhere is in its pile or in the deck. `bought` is said where it is not the number of the cards in sight; `edition 1` in
the first line is a match by the rules of version 1.
"""

from collections.abc import Iterator

from .cards import CARD_KINDS, FIRST_CARD, LASTING_NAMES, NAMES
from .cities import built_locations, is_active
from .display import side
from .ending import is_hidden
from .names import BANDIT_NAMES, ENDS, PHASES, SHIP_NAMES, place_name
from .state import COLUMNS, DIE_NAMES, EMPTY, ENDED, GOES_ON, NO_DIE, OFF, ROWS, STARTING, Player, State

COUNTED = {  # numbers of the turn, by the words of the second line
    "strength": "strength",
    "bandit strength": "bandit_strength",
    "gained": "gained",
    "rerolls": "rerolls",
}
FLAGS = ("refreshed", "passed")


def show(state: State) -> str:
    lines = [_header(state), _turn(state)]
    lines.append(" ".join(["display", *(_slot(state, slot) for slot in range(2 * side(state)))]))
    lines += [f"{seat}: {'; '.join(_player(state, seat))}" for seat in range(state.seats)]
    if state.gone.any():
        names = [NAMES[FIRST_CARD + kind] for kind in range(CARD_KINDS) for _ in range(state.gone[kind])]
        lines.append(" ".join(["gone", *names]))
    return "\n".join(lines) + "\n"


def _header(state: State) -> str:
    parts = [f"seats {state.seats}"]
    parts += [f"edition {state.edition}"] if state.edition else []
    parts += ["hard"] * state.hard + ["open totals"] * state.open_totals
    parts += [f"round {state.round}", f"starter {state.starter}"]
    parts += [f"{ENDS[state.ending]} by {state.ender}"] if state.ending != GOES_ON else []
    return ", ".join(parts)


def _turn(state: State) -> str:
    if state.phase in (STARTING, ENDED):
        return PHASES[state.phase]
    parts = [f"{PHASES[state.phase]} {state.seat}"]
    parts += [f"{words} {getattr(state, field)}" for words, field in COUNTED.items() if getattr(state, field)]
    parts += [f"{name} {state.lasting[number]}" for number, name in enumerate(LASTING_NAMES) if state.lasting[number]]
    parts += [flag for flag in FLAGS if getattr(state, flag)]
    if state.die != NO_DIE:
        parts.append(f"die {DIE_NAMES[state.die]}")
        parts.append(" ".join(["chain", *map(place_name, state.chain[: state.links].tolist())]))
    if state.included:
        parts.append(" ".join(["included", *(die for row, die in enumerate(DIE_NAMES) if state.included >> row & 1)]))
    return ", ".join(parts)


def _slot(state: State, slot: int) -> str:
    if state.display[slot] != EMPTY:
        return NAMES[int(state.display[slot])]
    if state.deals >> slot & 1:
        return "?"
    return "x" if state.emptied >> slot & 1 else "-"


def _player(state: State, seat: int) -> Iterator[str]:
    player = state.players[seat]
    yield " ".join(["dice", *(_die(state, seat, die) for die in range(ROWS))])
    if player.stock.any():
        yield "stock " + "/".join(map(str, player.stock))
    if player.passes:
        yield f"passes {player.passes}"
    if player.bought != built_locations(player):
        yield f"bought {player.bought}"
    if is_hidden(player):
        yield "face down"
    else:
        yield from _face_down(player)
    yield from filter(None, (_row(player, row) for row in range(ROWS)))


def _die(state: State, seat: int, die: int) -> str:
    if state.rolls >> ROWS * seat + die & 1:
        return "?"
    column = int(state.players[seat].dice[die])
    return "-" if column == OFF else str(column + 1)


def _face_down(player: Player) -> Iterator[str]:
    if player.tokens:
        yield f"tokens {player.tokens}"
    for word, names, taken in (("bandits", BANDIT_NAMES, player.bandits), ("ships", SHIP_NAMES, player.ships)):
        if taken.any():
            yield " ".join([word, *(name for name, count in zip(names, taken, strict=True) for _ in range(count))])


def _row(player: Player, row: int) -> str:
    cards = [
        f"{place % COLUMNS + 1}-{NAMES[player.cards[place]]}{'' if is_active(player, place) else '*'}"
        for place in range(row * COLUMNS, (row + 1) * COLUMNS)
        if player.built >> place & 1
    ]
    return " ".join([DIE_NAMES[row], *cards]) if cards else ""
