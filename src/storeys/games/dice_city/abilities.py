"""What locations do when a die uses them: one interpreter for the columns of cards.py, and the odd ones by name.

A die that uses a location starts a chain (D-13). Most chains have one link; a copier adds the location it copies. The
chain lasts until the ability of its last location is carried out, whatever it still has to ask.
"""

from ..kit import Numbers, offer, rule
from .cards import (
    ABILITY,
    ARMY,
    BANDIT_STRENGTH,
    BARTER,
    BLACKSMITH,
    CELEBRATE,
    COPY_CITY,
    COPY_ROW,
    COPY_WAITING,
    DEACTIVATES,
    ENLIST,
    FIRST_CARD,
    GAIN,
    HARVEST,
    LASTS,
    MINT,
    MOVE_DIE,
    MULTIPLY,
    NOTHING_LASTS,
    REGULAR_ARMY,
    REROLL,
    REROLL_MORE,
    RESOURCE,
    RESOURCES,
    STRENGTH,
    TAX,
    TOKENS,
    TYPE,
)
from .cities import deactivate, is_active, put_card, row_of
from .kinds import CAST, COPY, EXCHANGE, INCLUDE, PLACE, SHIFT, STORE
from .rolls import ask_for_rolls, is_waiting, waiting_dice
from .state import (
    COLUMNS,
    COPYING,
    DICE,
    EXCHANGED,
    EXCHANGES,
    EXCHANGING,
    MOST_REROLLS,
    NO_DIE,
    NONE,
    PLACES,
    PLACING,
    REROLLING,
    ROWS,
    SHIFTING,
    STORED,
    STORING,
    Player,
    State,
)

# --- What a location gives at once (D-3, D-12) -----------------------------------------------------------------------


@rule
def resource_gain(state: State, kind: int, resource: int) -> int:
    """D-3, D-16: its own, and one more for every mint used before if it is a resource location."""
    gain = int(GAIN[kind, resource])
    return gain + int(state.lasting[MINT]) if gain > 0 and TYPE[kind] == RESOURCE else gain


@rule
def strength_gain(state: State, kind: int) -> int:
    """D-3, D-18: its own, and one more for every blacksmith used before if it is an army; that one counts anywhere."""
    return int(STRENGTH[kind]) + int(ARMY[kind]) * int(state.lasting[BLACKSMITH])


@rule
def tax(player: Player, row: int, resource: int) -> int:
    """D-3, D-16: how many active harvest locations of a row give this resource."""
    count = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        kind = int(player.cards[place])
        if HARVEST[kind] and GAIN[kind, resource] > 0 and is_active(player, place):
            count += 1
    return count


@rule
def pairs(player: Player) -> int:
    """D-3: pairs of equal resources in stock."""
    return int(player.stock[0]) // 2 + int(player.stock[1]) // 2 + int(player.stock[2]) // 2


@rule
def gain(state: State, player: Player, kind: int) -> None:
    """Everything that the columns of the table say."""
    for resource in range(RESOURCES):
        player.stock[resource] += resource_gain(state, kind, resource)
    state.strength += strength_gain(state, kind)
    state.bandit_strength += int(BANDIT_STRENGTH[kind])
    state.gained += int(TOKENS[kind])
    if LASTS[kind] != NOTHING_LASTS:
        state.lasting[LASTS[kind]] += 1


# --- The chain (D-13, D-14) ------------------------------------------------------------------------------------------


@rule
def use(state: State, die: int, place: int) -> None:
    """D-8: a die that was just spent uses the location it stood on."""
    state.die = die
    carry_out(state, place)


@rule
def carry_out(state: State, place: int) -> None:
    """D-13: the next link of the chain: deactivate it if it shows ⊘, then do what it says."""
    player = state.players[state.seat]
    kind = int(player.cards[place])
    state.chain[state.links] = place
    state.links += 1
    state.phase = DICE
    if DEACTIVATES[kind]:
        deactivate(player, place)
    gain(state, player, kind)
    if ABILITY[kind]:
        carry_out_odd(state, player, place, int(ABILITY[kind]))
    if state.phase == DICE:
        end_chain(state)


@rule
def carry_out_odd(state: State, player: Player, place: int, ability: int) -> None:
    """The abilities that are no column of the table; one that has to ask something changes the phase."""
    if ability == REROLL or ability == REROLL_MORE:
        begin_reroll(state, player, ability)
    elif ability == COPY_ROW or ability == COPY_WAITING or ability == COPY_CITY:
        ask(state, COPYING, copies_something(state, player))
    elif ability == MOVE_DIE:
        ask(state, SHIFTING, waiting_dice(player) > 0)
    elif ability == ENLIST:
        ask(state, PLACING, state.piles[REGULAR_ARMY - FIRST_CARD] > 0)
    elif ability == BARTER:
        ask(state, EXCHANGING, has_anything(player))
    elif ability == MULTIPLY:
        ask(state, STORING, has_anything(player))
    elif ability == TAX:
        for resource in range(RESOURCES):
            player.stock[resource] += tax(player, row_of(place), resource)
    elif ability == CELEBRATE:
        state.gained += pairs(player)


@rule
def ask(state: State, phase: int, worth_asking: bool) -> None:
    """A question without an answer is not asked: nothing comes of the ability."""
    if worth_asking:
        state.phase = phase


@rule
def has_anything(player: Player) -> bool:
    return int(player.stock[0]) + int(player.stock[1]) + int(player.stock[2]) > 0


@rule
def end_chain(state: State) -> None:
    for link in range(int(state.links)):
        state.chain[link] = 0
    state.links, state.die, state.phase = 0, NO_DIE, DICE


# --- Copiers (D-11, D-13, D-14) --------------------------------------------------------------------------------------


@rule
def last_link(state: State) -> int:
    """The place of the location whose ability is being carried out."""
    return int(state.chain[int(state.links) - 1])


@rule
def is_in_chain(state: State, place: int) -> bool:
    for link in range(int(state.links)):
        if state.chain[link] == place:
            return True
    return False


@rule
def is_in_reach(player: Player, copier: int, place: int) -> bool:
    """D-3, D-13: a cemetery copies on its own row, a church under waiting dice, a town hall anywhere."""
    ability = ABILITY[player.cards[copier]]
    if ability == COPY_ROW:
        return row_of(place) == row_of(copier)
    if ability == COPY_WAITING:
        return int(player.dice[row_of(place)]) == place % COLUMNS
    return True


@rule
def can_copy(state: State, player: Player, place: int) -> bool:
    """D-11, D-14: an active location in reach that is not in the chain already."""
    return is_active(player, place) and is_in_reach(player, last_link(state), place) and not is_in_chain(state, place)


@rule
def copies_something(state: State, player: Player) -> bool:
    for place in range(PLACES):
        if can_copy(state, player, place):
            return True
    return False


@rule
def copies(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for place in range(PLACES):
        count = offer(choices, count, COPY + place, can_copy(state, player, place))
    return count


# --- Barracks (D-15) -------------------------------------------------------------------------------------------------


@rule
def placements(choices: Numbers) -> int:
    for place in range(PLACES):
        choices[place] = PLACE + place
    return PLACES


@rule
def place_army(state: State, place: int) -> None:
    """D-15: a regular army from its pile, over anything."""
    state.piles[REGULAR_ARMY - FIRST_CARD] -= 1
    put_card(state, state.players[state.seat], place, REGULAR_ARMY)
    end_chain(state)


# --- Market place and storehouse (D-16) ------------------------------------------------------------------------------


@rule
def price(number: int) -> int:
    """How many resources an exchange costs."""
    return 1 if EXCHANGES[number, 2] == NONE else 2


@rule
def can_exchange(player: Player, number: int) -> bool:
    return int(player.stock[EXCHANGES[number, 0]]) >= price(number)


@rule
def exchanges(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for number in range(len(EXCHANGES)):
        count = offer(choices, count, EXCHANGE + number, can_exchange(player, number))
    return count


@rule
def exchange(state: State, number: int) -> None:
    """D-16: two of one other kind for each resource paid."""
    player = state.players[state.seat]
    player.stock[EXCHANGES[number, 0]] -= price(number)
    player.stock[EXCHANGES[number, 1]] += EXCHANGED
    if EXCHANGES[number, 2] != NONE:
        player.stock[EXCHANGES[number, 2]] += EXCHANGED
    end_chain(state)


@rule
def stores(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for resource in range(RESOURCES):
        count = offer(choices, count, STORE + resource, player.stock[resource] > 0)
    return count


@rule
def store(state: State, resource: int) -> None:
    """D-3: pay one, get three of the same."""
    state.players[state.seat].stock[resource] += STORED - 1
    end_chain(state)


# --- Stables ---------------------------------------------------------------------------------------------------------


@rule
def can_shift(player: Player, die: int, column: int) -> bool:
    """D-3: another waiting die, to a different column."""
    return is_waiting(player, die) and int(player.dice[die]) != column


@rule
def shifts(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for die in range(ROWS):
        for column in range(COLUMNS):
            count = offer(choices, count, SHIFT + die * COLUMNS + column, can_shift(player, die, column))
    return count


@rule
def shift(state: State, number: int) -> None:
    state.players[state.seat].dice[number // COLUMNS] = number % COLUMNS
    end_chain(state)


# --- Traveller and well (D-13, D-37) ---------------------------------------------------------------------------------


@rule
def begin_reroll(state: State, player: Player, ability: int) -> None:
    """D-37: the die that was spent comes back, up to twenty times a turn; a well asks for other dice first."""
    if state.rerolls < MOST_REROLLS:
        state.rerolls += 1
        if ability == REROLL_MORE and waiting_dice(player) > 0:
            state.phase = REROLLING
        else:
            cast(state)


@rule
def can_include(state: State, player: Player, die: int) -> bool:
    return is_waiting(player, die) and int(state.included) >> die & 1 == 0


@rule
def inclusions(state: State, choices: Numbers) -> int:
    player, count = state.players[state.seat], 0
    for die in range(ROWS):
        count = offer(choices, count, INCLUDE + die, can_include(state, player, die))
    return offer(choices, count, CAST, True)


@rule
def include(state: State, die: int) -> None:
    """D-3: one more die for the well; when no other is left, all are rolled."""
    state.included |= 1 << die
    player = state.players[state.seat]
    for other in range(ROWS):
        if can_include(state, player, other):
            return
    cast(state)


@rule
def cast(state: State) -> None:
    """D-13: the die that was spent, and those included, are rolled."""
    ask_for_rolls(state, int(state.seat), int(state.included) | 1 << int(state.die))
    state.included = 0
    end_chain(state)


# --- What an ability asks --------------------------------------------------------------------------------------------


@rule
def answers(state: State, choices: Numbers) -> int:
    """What an ability may ask."""
    if state.phase == COPYING:
        return copies(state, choices)
    if state.phase == PLACING:
        return placements(choices)
    if state.phase == EXCHANGING:
        return exchanges(state, choices)
    if state.phase == STORING:
        return stores(state, choices)
    return shifts(state, choices) if state.phase == SHIFTING else inclusions(state, choices)


@rule
def answer(state: State, action: int) -> None:
    if action >= PLACE:
        place_army(state, action - PLACE)
    elif action >= CAST:
        cast(state)
    elif action >= INCLUDE:
        include(state, action - INCLUDE)
    elif action >= SHIFT:
        shift(state, action - SHIFT)
    elif action >= STORE:
        store(state, action - STORE)
    elif action >= EXCHANGE:
        exchange(state, action - EXCHANGE)
    else:
        carry_out(state, action - COPY)
