"""What somebody is likely to have face down in Dice City (D-32): tokens come from locations, and those can be seen.

A view does not tell who gained what, but it shows the cities: whoever has Houses and Manors has probably used them,
and whoever has none has few tokens. Taken cards that nobody in sight has are dealt out as the game itself does.
"""

from ...games.dice_city.cards import ABILITY, CELEBRATE, GRAND_STATUE, TOKENS, is_card
from ...games.dice_city.ending import is_hidden, turn_order
from ...games.dice_city.secrets import imagine as imagine_cards
from ...games.dice_city.state import ADORNMENT, COLUMNS, PLACES, Player, State
from ...games.kit import Batch, Generator, below, rule

STANDING = 2  # a card that stands has been there for one part in so many of the match, on average
FEASTS = 4  # a festival hall brings up to so many points less one when it is used


@rule
def turns_had(state: State, seat: int) -> int:
    """How many turns a seat has had."""
    return int(state.round) - int(turn_order(state, seat) >= turn_order(state, int(state.seat)))


@rule
def brought(kind: int, turns: int, generator: Generator) -> int:
    """Tokens that a location may have brought, one of six sides of a die a turn."""
    total, each = 0, int(TOKENS[kind])
    for _ in range(turns):
        if below(generator, COLUMNS) == 0:
            total += below(generator, FEASTS) if ABILITY[kind] == CELEBRATE else each
    return total


@rule
def likely_tokens(player: Player, turns: int, generator: Generator) -> int:
    """Tokens that a city may have brought its owner."""
    total = 0
    for place in range(PLACES):
        kind = int(player.cards[place])
        if TOKENS[kind] > 0 or ABILITY[kind] == CELEBRATE:
            total += brought(kind, turns // STANDING if is_card(kind) else turns, generator)
        elif kind == GRAND_STATUE:
            total += below(generator, ADORNMENT + 1)
    return total


@rule
def imagine(desk: Batch, seat: int, generator: Generator) -> None:
    """Deal out the taken cards that are not in sight, and guess tokens by what the cities are."""
    state, hidden = desk[0], 0
    for other in range(int(state.seats)):
        hidden |= int(is_hidden(state.players[other])) << other
    imagine_cards(state, seat, generator)
    for other in range(int(state.seats)):
        if hidden >> other & 1:
            player = state.players[other]
            player.tokens = likely_tokens(player, turns_had(state, other), generator)
