"""What a turn of Dice City may still come to: the stock and the strength that the waiting dice bring count with what
is there, because a resource too few builds nothing and strength too little beats nobody.
"""

from ...games.dice_city.abilities import last_link, resource_gain, strength_gain, tax
from ...games.dice_city.attacks import bandit_defense
from ...games.dice_city.cards import (
    ABILITY,
    BANDIT_POINTS,
    BANDIT_STRENGTH,
    BARTER,
    CELEBRATE,
    COPY_CITY,
    COPY_ROW,
    COPY_WAITING,
    DEACTIVATES,
    ENEMIES,
    ENLIST,
    LASTS,
    MOVE_DIE,
    MULTIPLY,
    NOTHING_LASTS,
    REROLL,
    REROLL_MORE,
    RESOURCES,
    TAX,
    TOKENS,
)
from ...games.dice_city.cities import is_active, row_of
from ...games.dice_city.rolls import is_waiting, place_under
from ...games.dice_city.state import (
    COLUMNS,
    COPYING,
    EXCHANGED,
    PLACES,
    REROLLING,
    ROWS,
    SOURCES,
    STORED,
    Player,
    State,
)
from ...games.kit import Numbers, rule
from .paper import Paper, Worths
from .purchases import stock_worth
from .worth import POINT, loss_asleep

ARMY_SOURCE = SOURCES - 1  # the pile of regular armies is the last one

STRENGTH_LEFT = 8  # strength that beats nobody now; pass tokens may add to it
MORE_DICE = 14  # what a well is worth beyond its own die; a traveller is worth as much less, for it may come again


# --- Strength --------------------------------------------------------------------------------------------------------


@rule
def strength_worth(state: State, strength: int) -> int:
    """What strength is worth against bandits: one of a pile, and then another pile again and again."""
    best = rest_worth(state, strength)
    for pile in range(ENEMIES):
        cost = bandit_defense(state, pile)
        if state.bandits[pile] > 0 and cost <= strength:
            best = max(best, POINT * int(BANDIT_POINTS[pile]) + rest_worth(state, strength - cost))
    return best


@rule
def rest_worth(state: State, strength: int) -> int:
    """What is left after a fight: as many more as it beats."""
    best = STRENGTH_LEFT * strength
    for pile in range(ENEMIES):
        if state.bandits[pile] > 0:
            cost = bandit_defense(state, pile)
            fights = strength // cost
            best = max(best, fights * POINT * int(BANDIT_POINTS[pile]) + (strength - fights * cost) * STRENGTH_LEFT)
    return best


# --- Odd abilities ---------------------------------------------------------------------------------------------------


@rule
def scarcest(paper: Worths) -> int:
    resource, stock = 0, paper.stock
    for other in range(1, RESOURCES):
        if stock[other] < stock[resource]:
            resource = other
    return resource


@rule
def barter(paper: Worths) -> None:
    """D-16: twice, one of what there is most of for two of what there is least of."""
    most, stock = 0, paper.stock
    for other in range(1, RESOURCES):
        if stock[other] > stock[most]:
            most = other
    for _ in range(EXCHANGED):
        least = scarcest(paper)
        if least != most and stock[most] > 0:
            stock[most] -= 1
            stock[least] += EXCHANGED


@rule
def multiply(paper: Worths) -> None:
    """D-3: three for one, of the resource of which there is least, but something."""
    best, stock = -1, paper.stock
    for resource in range(RESOURCES):
        held = int(stock[resource])
        if held > 0 and (best < 0 or held < stock[best]):
            best = resource
    if best >= 0:
        stock[best] += STORED - 1


@rule
def pairs(stock: Numbers) -> int:
    """Two of the same resource, which a festival hall celebrates."""
    return int(stock[0]) // 2 + int(stock[1]) // 2 + int(stock[2]) // 2


@rule
def best_copy(player: Player, place: int, ability: int, paper: Paper) -> int:
    """What the best location brings that a copier can copy."""
    best = 0
    for other in range(PLACES):
        in_reach = ability == COPY_CITY or (ability == COPY_ROW and row_of(other) == row_of(place))
        if ability == COPY_WAITING:
            in_reach = int(player.dice[row_of(other)]) == other % COLUMNS
        if in_reach and other != place and is_active(player, other):
            best = max(best, int(paper.uses[int(player.cards[other])]))
    return best


@rule
def best_shift(player: Player, paper: Paper) -> int:
    """What it brings to move another die to the best column of its row."""
    best = 0
    for die in range(ROWS):
        if is_waiting(player, die):
            now = int(paper.uses[int(player.cards[place_under(player, die)])])
            for place in range(die * COLUMNS, (die + 1) * COLUMNS):
                if is_active(player, place):
                    best = max(best, int(paper.uses[int(player.cards[place])]) - now)
    return best


@rule
def odd_worth(player: Player, place: int, paper: Paper) -> int:
    """What an odd ability may bring: more of something in the stock on the paper, or else worth of its own."""
    ability = int(ABILITY[player.cards[place]])
    if ability == TAX:
        for resource in range(RESOURCES):
            paper.stock[resource] += tax(player, row_of(place), resource)
    elif ability == MULTIPLY:
        multiply(paper)
    elif ability == BARTER:
        barter(paper)
    elif ability == CELEBRATE:
        return POINT * pairs(paper.stock)
    elif ability == REROLL or ability == REROLL_MORE:
        return int(paper.averages[row_of(place)]) + (MORE_DICE if ability == REROLL_MORE else -MORE_DICE)
    elif ability == MOVE_DIE:
        return best_shift(player, paper)
    elif ability == ENLIST:
        return max(0, int(paper.wishes[ARMY_SOURCE]))
    elif ability == COPY_ROW or ability == COPY_WAITING or ability == COPY_CITY:
        return best_copy(player, place, ability, paper)
    return 0


# --- A turn as a whole -----------------------------------------------------------------------------------------------


@rule
def average(player: Player, row: int, paper: Paper) -> int:
    """What a die that is rolled may bring."""
    total = 0
    for place in range(row * COLUMNS, (row + 1) * COLUMNS):
        if is_active(player, place):
            total += int(paper.uses[int(player.cards[place])])
    return total // COLUMNS


@rule
def is_rolled(state: State, seat: int, die: int) -> bool:
    """Whether a die is about to be rolled."""
    if state.phase == REROLLING and (state.die == die or int(state.included) >> die & 1):
        return True
    return int(state.rolls) >> ROWS * seat + die & 1 == 1


@rule
def is_ready(state: State, player: Player, die: int) -> bool:
    """Whether a die waits on an active location that it may use."""
    kept = state.phase != REROLLING or int(state.included) >> die & 1 == 0
    return is_waiting(player, die) and kept and is_active(player, place_under(player, die))


@rule
def suppose_lasting(state: State, player: Player) -> None:
    """Suppose that waiting dice have used their lasting abilities first."""
    for die in range(ROWS):
        if is_ready(state, player, die):
            lasting = int(LASTS[player.cards[place_under(player, die)]])
            if lasting != NOTHING_LASTS:
                state.lasting[lasting] += 1


@rule
def collect(state: State, player: Player, paper: Paper) -> int:
    """Write down the stock after all waiting dice; the strength."""
    strength, stock = int(state.strength) + int(state.bandit_strength), paper.stock
    for resource in range(RESOURCES):
        stock[resource] = int(player.stock[resource])
    for die in range(ROWS):
        if is_ready(state, player, die):
            kind = int(player.cards[place_under(player, die)])
            strength += strength_gain(state, kind) + int(BANDIT_STRENGTH[kind])
            for resource in range(RESOURCES):
                stock[resource] += resource_gain(state, kind, resource)
    return strength


@rule
def dice_worth(state: State, seat: int, paper: Paper) -> int:
    """What dice bring besides resources and strength: tokens, odd abilities, and what may be rolled."""
    player, worth = state.players[seat], 0
    for die in range(ROWS):
        if is_rolled(state, seat, die):
            worth += int(paper.averages[die])
        elif is_ready(state, player, die):
            kind = int(player.cards[place_under(player, die)])
            worth += POINT * int(TOKENS[kind]) - int(DEACTIVATES[kind]) * loss_asleep(kind, paper)
            worth += odd_worth(player, place_under(player, die), paper)
    if COPYING <= state.phase < REROLLING:
        worth += odd_worth(player, last_link(state), paper)
    return worth


@rule
def turn_worth(state: State, seat: int, paper: Paper) -> int:
    """What this turn comes to: gains so far, and what the waiting dice, the stock and the strength may bring."""
    player = state.players[seat]
    suppose_lasting(state, player)
    strength = collect(state, player, paper)
    worth = POINT * int(state.gained) + dice_worth(state, seat, paper) + strength_worth(state, strength)
    stock = paper.stock
    return worth + stock_worth(state, paper, int(stock[0]), int(stock[1]), int(stock[2]))
