"""The battery of all games on many more positions of Dice City than it samples itself, and what a view promises.

The declared length of a game is far beyond any that people play, so the battery looks at few positions; and whoever
chooses uniformly among hundreds of actions builds little. Here players choose a kind of action first, and like to use
and to build: cities grow, copiers copy, rows fill up.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest

from ..checks import CHECKS, WHOLE, Setup, setups
from ..checks.battery import Moment, blame, possible
from ..kit import as_bytes, copy
from . import GAME
from .cards import LOCATIONS, NAMES, RESOURCE_NAMES
from .names import PHASES
from .questions import asked
from .state import DIE_NAMES, ENDING, State

SEED, EVERY = 7, 18 if WHOLE else 54  # one position of so many is put through the battery
SETUPS = [setup for setup in setups(GAME) if setup.options.get("hard", 0) == 0 or setup.seats == 1]
RELUCTANT = ("forfeit", "refresh", "pass", "finish", "declare")


@lru_cache(maxsize=1)
def match(setup: Setup, seed: int) -> list[Moment]:
    return list(moments(setup, seed))


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """A match between players who like to use and to build."""
    whim = random.Random(f"{setup} {seed}")
    moment = look(Moment(seed, GAME.start(setup.seats, setup.options)))
    yield moment
    while moment.possible:
        state, action = copy(moment.state), choose(moment, whim)
        GAME.apply_action(state, action)
        moment = look(Moment(seed, state, moment, (*moment.log, action)))
        yield moment


def look(moment: Moment) -> Moment:
    state = moment.state
    return Moment(
        moment.seed, state, moment.before, moment.log, GAME.to_move(state), possible(GAME, state), as_bytes(state)
    )


def choose(moment: Moment, whim: random.Random) -> int:
    kinds: dict[str, list[int]] = {}
    for action in moment.possible:
        kinds.setdefault(GAME.data(moment.state, action)["do"], []).append(action)
    eager = [kind for kind in kinds if kind not in RELUCTANT and whim.random() < 0.9]
    return whim.choice(kinds[whim.choice(eager or list(kinds))])


@pytest.mark.parametrize("setup", SETUPS, ids=map(str, SETUPS))
def test_the_battery_holds_on_many_positions(setup: Setup) -> None:
    keeps = {name: check.__wrapped__ for name, check in CHECKS.items() if hasattr(check, "__wrapped__")}
    assert len(keeps) >= 16
    whim = random.Random(str(setup))
    for moment in match(setup, SEED):
        if whim.randrange(EVERY) == 0:
            for name, keep in keeps.items():
                with blame(name, setup, moment):
                    keep(setup, moment)


@pytest.mark.parametrize("setup", SETUPS, ids=map(str, SETUPS))
def test_positions_are_written_and_read_back_to_the_byte(setup: Setup) -> None:
    for number, moment in enumerate(match(setup, SEED + 1)):
        if number % (4 if WHOLE else 16) == 0:
            with blame("positions in text", setup, moment):
                assert as_bytes(GAME.parse(GAME.show(moment.state))) == moment.image


def test_these_matches_ask_everything_there_is_to_ask() -> None:
    met = {asked(moment.state) for setup in SETUPS for moment in moments(setup, SEED + 1)}
    assert met == {"dealing", "rolling", *PHASES} - {"ending"}


# --- What comes in and goes out --------------------------------------------------------------------------------------


def holdings(state: State, seat: int) -> Counter[str]:
    """What the player to move has that an action may change."""
    stock = dict(zip(RESOURCE_NAMES, state.players[seat].stock.tolist(), strict=True))
    turn = {"strength": int(state.strength), "bandit_strength": int(state.bandit_strength), "points": int(state.gained)}
    return Counter(stock | turn)


def gives(state: State, row: int, column: int) -> dict[str, int]:
    """What the view says a location of the player to move would give now."""
    found: dict[str, int] = GAME.as_json(state)["players"][state.seat]["city"][row][column]["gives"]
    return found


def use(state: State, die: str, card: str) -> dict[str, int]:
    row = DIE_NAMES.index(die)
    return gives(state, row, int(state.players[state.seat].dice[row]))


def exchange(state: State, pay: str, get: str, also: str) -> dict[str, int]:
    gains = Counter({get: 2}) + Counter({also: 2} if also != "none" else {})
    return {pay: -1 if also == "none" else -2, **gains}


def trade(state: State, ship: int) -> dict[str, int]:
    return dict.fromkeys(RESOURCE_NAMES, -{5: 2, 10: 3, 20: 4}[ship]) | {"points": ship if state.seats == 1 else 0}


def build(state: State, card: str, **where: Any) -> dict[str, int]:
    return {name: -count for name, count in zip(RESOURCE_NAMES, LOCATIONS[NAMES.index(card)].cost, strict=True)}


# What the view and the cards say of an action; all that is not here changes nothing.
PROMISED: dict[str, Callable[..., dict[str, int]]] = {
    "use": use,
    "copy": lambda state, row, column, card: gives(state, DIE_NAMES.index(row), column - 1),
    "build": build,
    "trade": trade,
    "exchange": exchange,
    "adorn": lambda state, stone, iron: {"stone": -stone, "iron": -iron, "points": stone + iron},
    "steal": lambda state, seat, resource: {resource: 1, "strength": -2},
    "supply": lambda state, resource: {resource: 1},
    "store": lambda state, resource: {resource: 2},
    "muster": lambda state: {"strength": 1},
}


@pytest.mark.rule("D-17")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_action_gives_and_takes_what_the_view_says_and_nothing_else(seats: int) -> None:
    for moment in moments(Setup(GAME, seats), SEED + 2):
        before = moment.before
        if before is not None and before.mover >= 0 and moment.state.phase != ENDING:
            do, *particulars = GAME.data(before.state, moment.log[-1]).items()
            expected = holdings(before.state, before.mover)
            if do[1] in PROMISED:
                expected.update(PROMISED[do[1]](before.state, **dict(particulars)))
            if do[1] not in ("fight", "attack"):
                assert expected == holdings(moment.state, before.mover), (do, particulars)
