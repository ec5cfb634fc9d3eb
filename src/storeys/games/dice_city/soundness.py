"""Whether a position that somebody wrote down makes sense in its step of the turn."""

from collections.abc import Iterator

from ..kit import Claim, uphold
from .abilities import has_anything
from .cards import (
    ABILITY,
    BARTER,
    COPY_CITY,
    COPY_ROW,
    COPY_WAITING,
    ENLIST,
    FIRST_CARD,
    GRAND_STATUE,
    IRON,
    MOVE_DIE,
    MULTIPLY,
    REGULAR_ARMY,
    REROLL_MORE,
    STONE,
)
from .cities import built_locations, full_rows, row_of
from .display import cards_on_display, discards_left
from .ending import last_round, trigger
from .rolls import waiting_dice
from .state import (
    ADORNING,
    ATTACKING,
    COPYING,
    DECLARING,
    DICE,
    ENDED,
    ENDING,
    EVERY_DIE,
    EXCHANGING,
    FULL_ROWS,
    GOES_ON,
    MOST_REROLLS,
    NO_DIE,
    NO_ROUNDS,
    OFF,
    PLACING,
    REFRESHED,
    REFRESHING,
    REROLLING,
    ROWS,
    SHIFTING,
    STARTING,
    STORING,
    Player,
    State,
)

COPIERS = (COPY_ROW, COPY_WAITING, COPY_CITY)
ASKS = {  # the abilities that ask, by what they ask
    COPYING: COPIERS,
    PLACING: (ENLIST,),
    EXCHANGING: (BARTER,),
    STORING: (MULTIPLY,),
    SHIFTING: (MOVE_DIE,),
    REROLLING: (REROLL_MORE,),
}


def check(state: State) -> None:
    """Raise PositionError with the first thing that cannot be."""
    claims = {
        STARTING: _starting,
        DICE: _dice,
        REFRESHING: _refreshing,
        ADORNING: _adorning,
        DECLARING: _declaring,
        ENDING: _ending,
        ENDED: _ended,
    }
    phase = int(state.phase)
    particular = claims.get(phase, _asking if phase < ATTACKING else _late)
    for each in (_cities, _rounds, _turn, particular, _others):
        uphold(each(state))


def rolling(state: State, seat: int) -> int:
    """The dice that a player is about to roll, in bits."""
    return state.rolls >> ROWS * seat & EVERY_DIE


def spent(state: State, seat: int) -> int:
    """The dice that a player has spent, in bits."""
    off = sum(1 << die for die in range(ROWS) if state.players[seat].dice[die] == OFF)
    return off & ~rolling(state, seat)


def rollers(state: State) -> Iterator[int]:
    """Who rolls all dice in this phase: everybody before the start, and at the end of a turn who had it."""
    if state.phase == STARTING:
        yield from range(state.seats)
    elif state.phase == ENDING:
        yield int(state.seat)


# --- Always ----------------------------------------------------------------------------------------------------------


def _cities(state: State) -> Iterator[Claim]:
    yield state.deals == 0 or state.left > 0, "there is nothing to deal"
    bare = all(not player.bandits.any() and not player.ships.any() for player in state.players)
    yield state.seats > 1 or bare, "alone, bandits and ships are not taken: their points come at once"
    given = all(unbought(player) <= int((player.cards == REGULAR_ARMY).sum()) for player in state.players)
    yield given, "every card in sight was bought, but an army"
    covered = sum(max(0, -unbought(player)) for player in state.players)
    yield covered <= state.gone.sum(), "cards that were bought and covered are out of the game"


def unbought(player: Player) -> int:
    """Cards in sight that were not bought; below zero, how many more were bought than are in sight."""
    return built_locations(player) - int(player.bought)


def _rounds(state: State) -> Iterator[Claim]:
    yield 1 <= state.round <= last_round(state), f"there are {last_round(state)} rounds"
    yield (state.round == last_round(state)) == (state.ending == NO_ROUNDS), "the last round is known to be the last"
    yield state.ending != NO_ROUNDS or state.ender == state.starter, "a round begins with the starting player"
    yield state.seats > 1 or state.ending in (GOES_ON, NO_ROUNDS), "alone, only the last turn ends the game"


def _turn(state: State) -> Iterator[Claim]:
    asks = int(state.phase) in ASKS
    yield (state.die != NO_DIE) == (state.links > 0) == asks, "a die and a chain belong to an ability that asks"
    yield state.included == 0 or state.phase == REROLLING, "dice are included for a well"
    yield state.emptied == 0 or state.phase in (REFRESHING, ADORNING), "nothing has emptied a slot of the display"
    yield state.rerolls <= MOST_REROLLS, "dice are not rerolled so often in one turn"
    unrolled = all(rolling(state, seat) == EVERY_DIE for seat in rollers(state))
    yield state.deals == 0 or unrolled, "dice are rolled after the deal"


def _others(state: State) -> Iterator[Claim]:
    """D-26, D-27: between their turns players have all dice on the board, and one of each resource at most."""
    between = [seat for seat in range(state.seats) if seat != state.seat or state.phase in (STARTING, ENDED)]
    yield all(spent(state, seat) == 0 for seat in between), "dice are spent only in one's own turn"
    frugal = all(state.players[seat].stock.max() <= 1 for seat in between)
    yield frugal, "between turns nobody has more than one of a resource"
    mine = state.phase in (STARTING, DICE) or not any(rolling(state, seat) for seat in between)
    yield mine, "others roll their dice in the dice step"


def _nothing_going_on(state: State) -> Claim:
    numbers = (state.strength, state.bandit_strength, state.gained, state.rerolls, state.refreshed, state.passed)
    return not any(numbers) and not state.lasting.any(), "no turn is going on"


# --- In each step ----------------------------------------------------------------------------------------------------


def _starting(state: State) -> Iterator[Claim]:
    yield _nothing_going_on(state)
    untouched = all(
        not (
            player.built
            or player.bought
            or player.passes
            or player.tokens
            or player.stock.any()
            or player.bandits.any()
        )
        and not player.ships.any()
        for player in state.players
    )
    yield untouched and not state.gone.any() and state.round == 1, "before the start nothing has happened"
    yield state.starter == 0 and state.ending == GOES_ON, "before the start nothing has happened"
    yield state.seats > 1 or state.rolls > 0, "a player alone starts when the dice are rolled"


def _dice(state: State) -> Iterator[Claim]:
    yield state.deals == 0 or state.rolls == 0, "a refresh and a reroll do not come together"
    yield state.deals == 0 or state.refreshed == 1, "cards are dealt after a refresh"


def _refreshing(state: State) -> Iterator[Claim]:
    yield state.refreshed == 1, "this is a refresh"
    yield state.deals == state.rolls == 0 < state.left, "a refresh discards before it deals, and there is a deck"
    yield 0 < discards_left(state) <= cards_on_display(state), f"a refresh discards {REFRESHED} cards"
    yield spent(state, int(state.seat)) != 0, "a refresh costs a die"


def _asking(state: State) -> Iterator[Claim]:
    player, chain = state.players[state.seat], state.chain[: state.links].tolist()
    abilities = [int(ABILITY[player.cards[place]]) for place in chain]
    yield state.deals == state.rolls == 0, "an ability is answered before chance moves"
    yield row_of(chain[0]) == state.die, "a chain begins under the die"
    yield bool(spent(state, int(state.seat)) >> state.die & 1), "a die that is used is spent"
    yield len(set(chain)) == len(chain), "no location is twice in a chain"
    yield set(abilities[:-1]) <= set(COPIERS), "only copiers are followed by another location"
    yield abilities[-1] in ASKS[int(state.phase)], "the last location of the chain asks something else"
    yield state.phase not in (EXCHANGING, STORING) or has_anything(player), "there is nothing to pay with"
    yield state.phase != PLACING or state.piles[REGULAR_ARMY - FIRST_CARD] > 0, "there is no army to place"
    yield state.phase != REROLLING or (waits_for_well(state) and state.rerolls > 0), "there is no other die to include"


def waits_for_well(state: State) -> bool:
    """Whether some die is not included yet, and all that are included wait."""
    waiting = EVERY_DIE & ~spent(state, int(state.seat))
    return state.included & ~waiting == 0 and state.included != waiting


def _late(state: State) -> Iterator[Claim]:
    """Attack, build, and what follows in the same turn."""
    yield waiting_dice(state.players[state.seat]) == 0, "all dice are spent before the other steps"
    yield state.rolls == 0, "dice are rolled at the end of the turn"
    yield state.deals == 0 or (state.seats > 1 and state.phase != ATTACKING), "cards are dealt when one was built"
    yield state.deals & (state.deals - 1) == 0, "one card is replaced at a time"


def _adorning(state: State) -> Iterator[Claim]:
    yield from _late(state)
    player = state.players[state.seat]
    yield state.deals == 0, "the statue's payment comes before the next card"
    yield state.emptied & (state.emptied - 1) == 0, "one card is built at a time"
    yield bool(state.emptied) == (state.seats > 1), "a statue comes from the display"
    yield bool((player.cards == GRAND_STATUE).any()), "there is no statue"
    yield bool(player.stock[STONE] + player.stock[IRON]), "there is nothing to pay for the statue"


def _declaring(state: State) -> Iterator[Claim]:
    yield from _late(state)
    yield state.deals == 0, "a turn ends when all cards are dealt"
    yield state.seats > 1 and state.ending == GOES_ON, "the end is certain, or never declared"
    yield trigger(state) == GOES_ON, "the game ends by itself"
    yield full_rows(state.players[state.seat]) >= FULL_ROWS, "two rows must be full"


def _ending(state: State) -> Iterator[Claim]:
    yield _nothing_going_on(state)
    yield rolling(state, int(state.seat)) > 0, "a turn ends with the roll of all dice"
    yield spent(state, int(state.seat)) == 0, "a turn ends with the roll of all dice"
    yield state.players[state.seat].stock.max() <= 1, "one of each resource is kept"
    yield state.deals == 0 or state.seats == 1, "cards are dealt when one was built"


def _ended(state: State) -> Iterator[Claim]:
    yield _nothing_going_on(state)
    yield state.ending != GOES_ON, "nothing has ended the game"
    yield state.deals == state.rolls == 0, "the last dice are rolled before the end"
