"""What a turn of Dice City comes to, reckoned from a sketch: resources and strength of all dice count together."""

from ...games.dice_city.abilities import tax
from ...games.dice_city.building import card_from
from ...games.dice_city.cards import (
    ABILITY,
    ARMY,
    BANDIT_DEFENSE,
    BANDIT_POINTS,
    BANDIT_STRENGTH,
    BARTER,
    BLACKSMITH,
    CELEBRATE,
    COPY_CITY,
    COPY_ROW,
    COPY_WAITING,
    DEACTIVATES,
    ENEMIES,
    ENLIST,
    GAIN,
    GRAND_STATUE,
    LASTS,
    MINT,
    MOVE_DIE,
    MULTIPLY,
    REROLL,
    REROLL_MORE,
    RESOURCE,
    RESOURCES,
    STRENGTH,
    TAX,
    TOKENS,
    TRAINING_CAMP,
    TYPE,
)
from ...games.dice_city.cities import is_active, row_of
from ...games.dice_city.state import ADORNMENT, COLUMNS, OFF, PLACES, ROWS, SOURCES, Player, State
from ...games.kit import rule
from .paper import PURCHASES
from .plans import ARMY_SOURCE, MORE_DICE, STRENGTH_LEFT, barter, multiply, pairs
from .purchases import KEPT, SPARE
from .sketch import BYTE, Sketch, covers, packed
from .worth import POINT, loss_asleep

LOW = (1 << BYTE) - 1

# --- Stock -----------------------------------------------------------------------------------------------------------


@rule
def kept(sketch: Sketch, stock: int) -> int:
    """What a stock is worth that is not spent."""
    if sketch.turns == 0:
        return 0
    wood, stone, iron = stock & LOW, stock >> BYTE & LOW, stock >> 2 * BYTE
    carried = min(1, wood) + min(1, stone) + min(1, iron)
    return KEPT * carried + SPARE * (wood + stone + iron - carried)


@rule
def last_buy(sketch: Sketch, stock: int) -> int:
    """What a stock is worth with one more purchase at most."""
    best = kept(sketch, stock)
    for index in range(int(sketch.wants)):
        purchase = int(sketch.wanted[index])
        if covers(stock, int(sketch.costs[purchase])):
            best = max(best, int(sketch.wishes[purchase]) + kept(sketch, stock - int(sketch.costs[purchase])))
    return best


@rule
def adorned(sketch: Sketch, stock: int) -> int:
    """What a stock is worth after a statue was built (D-24)."""
    wood, stone, iron = stock & LOW, stock >> BYTE & LOW, stock >> 2 * BYTE
    paid = min(ADORNMENT, stone + iron)
    stones = max(0, min(paid, stone, (stone - iron + paid + 1) // 2))
    return POINT * paid + last_buy(sketch, packed(wood, stone - stones, iron - paid + stones))


@rule
def buy(view: State, sketch: Sketch, purchase: int, stock: int) -> int:
    """What a purchase brings together with the next one."""
    left = stock - int(sketch.costs[purchase])
    worth = last_buy(sketch, left)
    if purchase < SOURCES and card_from(view, purchase) == GRAND_STATUE:
        worth = max(worth, adorned(sketch, left))
    return int(sketch.wishes[purchase]) + worth


@rule
def spent(view: State, sketch: Sketch, stock: int) -> int:
    """What a stock is worth while it can be spent."""
    best = kept(sketch, stock)
    for index in range(int(sketch.wants)):
        purchase = int(sketch.wanted[index])
        if covers(stock, int(sketch.costs[purchase])):
            best = max(best, buy(view, sketch, purchase, stock))
    return best


@rule
def first_buy(view: State, sketch: Sketch, stock: int) -> int:
    """The purchase with which the best plan for a stock begins, or PURCHASES."""
    best, best_worth = PURCHASES, kept(sketch, stock)
    for index in range(int(sketch.wants)):
        purchase = int(sketch.wanted[index])
        if covers(stock, int(sketch.costs[purchase])):
            worth = buy(view, sketch, purchase, stock)
            if worth > best_worth:
                best, best_worth = purchase, worth
    return best


# --- Strength --------------------------------------------------------------------------------------------------------


@rule
def hunting(view: State, strength: int, camps: int) -> int:
    """What strength is worth against bandits, the best of which are beaten one after the other."""
    best = STRENGTH_LEFT * strength
    for pile in range(ENEMIES):
        cost = max(1, int(BANDIT_DEFENSE[pile]) - camps)
        if view.bandits[pile] > 0 and cost <= strength:
            best = max(best, POINT * int(BANDIT_POINTS[pile]) + more_hunting(view, strength - cost, camps))
    return best


@rule
def more_hunting(view: State, strength: int, camps: int) -> int:
    """As many more of one pile as the rest of the strength beats."""
    best = STRENGTH_LEFT * strength
    for pile in range(ENEMIES):
        cost = max(1, int(BANDIT_DEFENSE[pile]) - camps)
        if view.bandits[pile] > 0 and cost <= strength:
            fights = strength // cost
            best = max(best, fights * POINT * int(BANDIT_POINTS[pile]) + (strength - fights * cost) * STRENGTH_LEFT)
    return best


# --- Odd abilities ---------------------------------------------------------------------------------------------------


@rule
def copied(player: Player, place: int, ability: int, sketch: Sketch) -> int:
    """What the best location brings that a copier can copy."""
    best, first, last = 0, 0, PLACES
    if ability == COPY_ROW:
        first = row_of(place) * COLUMNS
        last = first + COLUMNS
    for other in range(first, last):
        if ability == COPY_WAITING and int(sketch.columns[row_of(other)]) != other % COLUMNS:
            continue
        if other != place and is_active(player, other):
            best = max(best, int(sketch.uses[int(player.cards[other])]))
    return best


@rule
def shifted(player: Player, sketch: Sketch) -> int:
    """What it brings to move another die to the best column of its row."""
    best = 0
    for die in range(ROWS):
        if sketch.columns[die] != OFF:
            now = int(sketch.uses[int(player.cards[die * COLUMNS + int(sketch.columns[die])])])
            for place in range(die * COLUMNS, (die + 1) * COLUMNS):
                if is_active(player, place):
                    best = max(best, int(sketch.uses[int(player.cards[place])]) - now)
    return best


@rule
def odd(player: Player, place: int, sketch: Sketch) -> int:
    """What an odd ability may bring: more of something in the stock on the sketch, or else worth of its own."""
    ability = int(ABILITY[player.cards[place]])
    if ability == TAX:
        for resource in range(RESOURCES):
            sketch.stock[resource] += tax(player, row_of(place), resource)
    elif ability == MULTIPLY:
        multiply(sketch)
    elif ability == BARTER:
        barter(sketch)
    elif ability == CELEBRATE:
        return POINT * pairs(sketch.stock)
    elif ability == REROLL or ability == REROLL_MORE:
        return int(sketch.averages[row_of(place)]) + (MORE_DICE if ability == REROLL_MORE else -MORE_DICE)
    elif ability == MOVE_DIE:
        return shifted(player, sketch)
    elif ability == ENLIST:
        return max(0, int(sketch.wishes[ARMY_SOURCE]))
    elif ability == COPY_ROW or ability == COPY_WAITING or ability == COPY_CITY:
        return copied(player, place, ability, sketch)
    return 0


# --- All dice --------------------------------------------------------------------------------------------------------


@rule
def lasts(view: State, player: Player, sketch: Sketch, lasting: int) -> int:
    """How often a lasting ability will have been used."""
    count = int(view.lasting[lasting])
    for die in range(ROWS):
        column = int(sketch.columns[die])
        if column != OFF:
            place = die * COLUMNS + column
            count += int(LASTS[player.cards[place]] == lasting and is_active(player, place))
    return count


@rule
def total(view: State, player: Player, sketch: Sketch) -> int:
    """What the turn comes to if every die uses the location on which the sketch has it."""
    mints, smiths = lasts(view, player, sketch, MINT), lasts(view, player, sketch, BLACKSMITH)
    strength, worth, stock = int(view.strength) + int(view.bandit_strength), 0, sketch.stock
    for resource in range(RESOURCES):
        stock[resource] = int(player.stock[resource])
    for die in range(ROWS):
        column = int(sketch.columns[die])
        place = die * COLUMNS + column
        if column != OFF and is_active(player, place):
            kind = int(player.cards[place])
            strength += int(STRENGTH[kind]) + int(BANDIT_STRENGTH[kind]) + smiths * int(ARMY[kind])
            worth += POINT * int(TOKENS[kind])
            for resource in range(RESOURCES):
                gain = int(GAIN[kind, resource])
                if gain > 0:
                    stock[resource] += gain + (mints if TYPE[kind] == RESOURCE else 0)
    return worth + odd_total(player, sketch) + late_total(view, player, sketch, strength)


@rule
def odd_total(player: Player, sketch: Sketch) -> int:
    worth = 0
    for die in range(ROWS):
        column = int(sketch.columns[die])
        place = die * COLUMNS + column
        if column != OFF and is_active(player, place):
            kind = int(player.cards[place])
            if DEACTIVATES[kind]:
                worth -= loss_asleep(kind, sketch)
            if ABILITY[kind]:
                worth += odd(player, place, sketch)
    return worth


@rule
def late_total(view: State, player: Player, sketch: Sketch, strength: int) -> int:
    """What is fought and bought with it."""
    worth, stock = 0, sketch.stock
    if strength > 0:
        worth = hunting(view, strength, lasts(view, player, sketch, TRAINING_CAMP))
    return worth + spent(view, sketch, packed(int(stock[0]), int(stock[1]), int(stock[2])))
