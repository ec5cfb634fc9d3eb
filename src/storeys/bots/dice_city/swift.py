"""The swift player of Dice City, which plays on in the playouts of a search: it thinks as the greedy one does, but
reckons on a sketch instead of trying every action on a copy, and leaves rare questions to it.
"""

import numpy as np

from ...games.dice_city.attacks import attacks, bandit_defense
from ...games.dice_city.cards import (
    ABILITY,
    BANDIT_POINTS,
    BARTER,
    CELEBRATE,
    ENLIST,
    LASTS,
    MULTIPLY,
    NOTHING_LASTS,
    REROLL,
    REROLL_MORE,
    RESOURCES,
    TAX,
    TRAINING_CAMP,
)
from ...games.dice_city.cities import defense, is_active, points
from ...games.dice_city.dice import can_spend_passes
from ...games.dice_city.display import can_refresh
from ...games.dice_city.kinds import (
    ATTACK,
    BUILD,
    FIGHT,
    FINISH,
    FORFEIT,
    MOVE,
    MUSTER,
    PASS,
    REACTIVATE,
    REFRESH,
    STEAL,
    SUPPLY,
    TRADE,
    USE,
)
from ...games.dice_city.state import (
    ATTACK_STEP,
    ATTACKING,
    BUILD_STEP,
    BUILDING,
    COLUMNS,
    DICE,
    DICE_STEP,
    OFF,
    PASSES_SPENT,
    PLACES,
    ROWS,
    SOURCES,
    STEAL_COST,
    Player,
    State,
)
from ...games.kit import Batch, Generator, Numbers, rule
from .greedy import HARM, NEW_CARDS, PASS_TOKEN, greedy
from .paper import PURCHASES
from .sketch import BYTE, Sketch, draw, packed, sketch_on
from .sums import first_buy, hunting, spent, total
from .worth import NOTHING, POINT, SLEEPING, loss_asleep, price, uses_worth

CHOICES_FROM = 4  # records of the desk from here on are not needed for the sketch
CLOSE = 60  # a column that is so much worse may still be the better one, for what it gives is what is missing


# --- Dice ------------------------------------------------------------------------------------------------------------


@rule
def suppose(player: Player, sketch: Sketch) -> int:
    """Write down where the dice stand; how many wait."""
    waiting = 0
    for die in range(ROWS):
        sketch.columns[die] = int(player.dice[die])
        waiting += int(player.dice[die] != OFF)
    return waiting


@rule
def urgency(kind: int) -> int:
    """Dice are used in this order: what rolls or lasts first, what counts or changes the stock last."""
    ability = int(ABILITY[kind])
    if ability == REROLL:
        return 7
    if ability == CELEBRATE:
        return 1
    if ability == MULTIPLY or ability == BARTER:
        return 2
    if ability == REROLL_MORE:
        return 6
    if LASTS[kind] != NOTHING_LASTS or ability == ENLIST:
        return 5
    return 4 if ability and ability != TAX else 3


@rule
def next_use(player: Player) -> int:
    """The use of the waiting die that should be used first, or −1 if none can be."""
    best, most = -1, 0
    for die in range(ROWS):
        if player.dice[die] != OFF:
            place = die * COLUMNS + int(player.dice[die])
            if is_active(player, place) and urgency(int(player.cards[place])) > most:
                best, most = USE + die, urgency(int(player.cards[place]))
    return best


@rule
def sleeper(player: Player, sketch: Sketch) -> int:
    """The deactivated place that is most worth waking, or PLACES."""
    best, most = PLACES, 0
    for place in range(PLACES):
        if not is_active(player, place) and uses_worth(sketch, int(player.cards[place])) > most:
            best, most = place, uses_worth(sketch, int(player.cards[place]))
    return best


@rule
def other_end(view: State, player: Player, die: int, sleeping: int, sketch: Sketch) -> int:
    """What a die may be spent on wherever it stands: the action."""
    waking = 0 if sleeping == PLACES else uses_worth(sketch, int(player.cards[sleeping])) * (100 - SLEEPING) // 100
    token = 0 if view.passed else (PASS_TOKEN if sketch.turns > 0 else 1)
    if waking > max(token, NEW_CARDS):
        return REACTIVATE + die * PLACES + sleeping
    if token > 0:
        return PASS + die
    return REFRESH + die if can_refresh(view) else FORFEIT + die


@rule
def end_worth(player: Player, action: int, sketch: Sketch) -> int:
    """What that brings."""
    if action >= FORFEIT:
        return -1
    if action >= PASS:
        return PASS_TOKEN if sketch.turns > 0 else 1
    if action >= REACTIVATE:
        kind = int(player.cards[(action - REACTIVATE) % PLACES])
        return uses_worth(sketch, kind) * (100 - SLEEPING) // 100
    return NEW_CARDS


@rule
def use_of(player: Player, die: int, column: int, sketch: Sketch) -> int:
    """What a die brings by itself on a column."""
    place = die * COLUMNS + column
    return int(sketch.uses[int(player.cards[place])]) if is_active(player, place) else 0


@rule
def may_be_better(player: Player, die: int, column: int, sketch: Sketch) -> bool:
    """Whether a die may be better off on another column."""
    if column < 0 or column >= COLUMNS:
        return False
    return use_of(player, die, column, sketch) + CLOSE > use_of(player, die, int(player.dice[die]), sketch)


@rule
def weigh_moves(view: State, player: Player, die: int, sketch: Sketch) -> None:
    """Write down what the turn comes to if a die, which is off the sketch, moves one of the others."""
    columns = sketch.columns
    for number in range(2 * ROWS):
        moved, there = number // 2, int(columns[number // 2])
        worth, column = NOTHING, there + 2 * (number % 2) - 1
        if there != OFF and may_be_better(player, moved, column, sketch):
            columns[moved] = column
            worth = total(view, player, sketch)
            columns[moved] = there
        sketch.moves[2 * ROWS * die + number] = worth


@rule
def weigh_dice(view: State, player: Player, sketch: Sketch) -> None:
    """Write down what the turn comes to with all dice, without each of them, and if it moves another."""
    columns = sketch.columns
    sketch.base = total(view, player, sketch)
    for die in range(ROWS):
        here = int(columns[die])
        if here != OFF:
            columns[die] = OFF
            sketch.rests[die] = total(view, player, sketch)
            weigh_moves(view, player, die, sketch)
            columns[die] = here


@rule
def spend_dice(view: State, player: Player, sketch: Sketch) -> int:
    """Use the dice where they stand, unless it is better to give one up."""
    weigh_dice(view, player, sketch)
    best = next_use(player)
    best_worth = int(sketch.base) if best >= 0 else NOTHING
    sleeping = sleeper(player, sketch) if player.off else PLACES
    for die in range(ROWS):
        if player.dice[die] != OFF:
            action = other_end(view, player, die, sleeping, sketch)
            worth = int(sketch.rests[die]) + end_worth(player, action, sketch)
            if worth > best_worth:
                best, best_worth = action, worth
            for number in range(2 * ROWS * die, 2 * ROWS * (die + 1)):
                if sketch.moves[number] > best_worth:
                    best, best_worth = MOVE + number, int(sketch.moves[number])
    return best


@rule
def token_worth(view: State, player: Player, action: int, sketch: Sketch) -> int:
    """What a resource or strength brings beyond the two pass tokens that it costs."""
    cost = PASSES_SPENT * (PASS_TOKEN if sketch.turns > 0 else 1)
    if action == MUSTER:
        strength, camps = int(view.strength) + int(view.bandit_strength), int(view.lasting[TRAINING_CAMP])
        return hunting(view, strength + 1, camps) - hunting(view, strength, camps) - cost
    stock = packed(int(player.stock[0]), int(player.stock[1]), int(player.stock[2]))
    return spent(view, sketch, stock + (1 << BYTE * (action - SUPPLY))) - spent(view, sketch, stock) - cost


@rule
def spend_tokens(view: State, player: Player, sketch: Sketch) -> int:
    """Pass tokens, if what they give is missing; or finish."""
    best, best_worth = FINISH + DICE_STEP, 0
    if can_spend_passes(player):
        for action in range(SUPPLY, MUSTER + 1):
            worth = token_worth(view, player, action, sketch)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


@rule
def dice_step(view: State, player: Player, sketch: Sketch) -> int:
    if suppose(player, sketch) == 0:
        return spend_tokens(view, player, sketch)
    return spend_dice(view, player, sketch)


# --- Attack ----------------------------------------------------------------------------------------------------------


@rule
def after_fight(view: State, strength: int, sketch: Sketch) -> int:
    """What is worth the strength that is left when so much is spent."""
    left = int(view.strength) + int(view.bandit_strength) - strength
    return hunting(view, left, int(view.lasting[TRAINING_CAMP]))


@rule
def fight_worth(view: State, pile: int, sketch: Sketch) -> int:
    return POINT * int(BANDIT_POINTS[pile]) + after_fight(view, bandit_defense(view, pile), sketch)


@rule
def theft_worth(view: State, seat: int, resource: int, sketch: Sketch) -> int:
    """What it brings to take a resource from somebody."""
    held = view.players[seat].stock
    stock = packed(int(held[0]), int(held[1]), int(held[2]))
    worth = spent(view, sketch, stock + (1 << BYTE * resource)) - spent(view, sketch, stock)
    return worth + HARM * price(sketch, resource) // 100 + after_fight(view, STEAL_COST, sketch)


@rule
def raid_worth(view: State, rival: Player, place: int, sketch: Sketch) -> int:
    """What it brings to deactivate a location of somebody else."""
    lost = HARM * loss_asleep(int(rival.cards[place]), sketch) // 100
    return POINT * points(rival, place) + lost + after_fight(view, defense(rival, place), sketch)


@rule
def attack_worth(view: State, seat: int, action: int, sketch: Sketch) -> int:
    """What an attack brings, with what the rest of the strength may bring."""
    if action < ATTACK:
        return fight_worth(view, action - FIGHT, sketch)
    if action < STEAL:
        return raid_worth(view, view.players[(action - ATTACK) // PLACES], (action - ATTACK) % PLACES, sketch)
    return theft_worth(view, seat, (action - STEAL) % RESOURCES, sketch)


@rule
def attack_step(view: State, seat: int, choices: Numbers, sketch: Sketch) -> int:
    """Bandits, or whatever of the others is worth more."""
    best, best_worth = FINISH + ATTACK_STEP, 0
    for index in range(attacks(view, choices)):
        action = int(choices[index])
        if action >= FIGHT:
            worth = attack_worth(view, seat, action, sketch)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


# --- Everything ------------------------------------------------------------------------------------------------------


@rule
def build_step(view: State, player: Player, sketch: Sketch) -> int:
    purchase = first_buy(view, sketch, packed(int(player.stock[0]), int(player.stock[1]), int(player.stock[2])))
    if purchase == PURCHASES:
        return FINISH + BUILD_STEP
    if purchase >= SOURCES:
        return TRADE + purchase - SOURCES
    return BUILD + purchase * PLACES + int(sketch.sites[purchase])


@rule
def choices_on(desk: Batch) -> Numbers:
    """Room for all attacks, behind the sketch."""
    return desk[CHOICES_FROM:].view(np.int32)


@rule
def swift(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, a good answer in little time."""
    view = desk[0]
    if view.phase == DICE or view.phase == ATTACKING or view.phase == BUILDING:
        sketch, player = sketch_on(desk), view.players[seat]
        draw(view, seat, sketch)
        if view.phase == DICE:
            return dice_step(view, player, sketch)
        if view.phase == ATTACKING:
            return attack_step(view, seat, choices_on(desk), sketch)
        return build_step(view, player, sketch)
    return greedy(desk, seat, generator)
