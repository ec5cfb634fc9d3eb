"""The ways to go on that are worth weighing: what the swift player's sketch has among the best, and few of a kind.

Dice that only bring something commute, so one of them stands for all; of places for a card a few rows are enough.
"""

from ...games.dice_city.attacks import attacks
from ...games.dice_city.building import can_build, can_trade, card_from
from ...games.dice_city.cards import (
    ABILITY,
    DEACTIVATES,
    ENEMIES,
    LASTS,
    NOTHING_LASTS,
)
from ...games.dice_city.cities import full_rows, is_active
from ...games.dice_city.dice import can_disrupt, can_spend_passes
from ...games.dice_city.display import can_refresh
from ...games.dice_city.kinds import (
    BUILD,
    DISRUPT,
    FIGHT,
    FINISH,
    MOVE,
    MUSTER,
    PASS,
    REACTIVATE,
    REFRESH,
    SUPPLY,
    TRADE,
    USE,
)
from ...games.dice_city.rules import legal_actions
from ...games.dice_city.state import (
    ATTACK_STEP,
    ATTACKING,
    BUILD_STEP,
    BUILDING,
    COLUMNS,
    DECLARING,
    DICE,
    DICE_STEP,
    EVERY_COLUMN,
    FULL_ROWS,
    OFF,
    PLACES,
    REFRESHING,
    ROWS,
    SOURCES,
    Player,
    State,
)
from ...games.kit import Batch, Numbers, rule
from ...games.kit.bits import lowest
from .greedy import position_worth, think, try_out
from .paper import paper_on
from .sketch import LISTED, Sketch, cultural_worth, draw, packed, sketch_on
from .sums import buy, kept, spent
from .swift import (
    attack_worth,
    build_step,
    choices_on,
    end_worth,
    next_use,
    other_end,
    sleeper,
    suppose,
    token_worth,
    weigh_dice,
)
from .worth import NOTHING

SITES = 2  # places for a card
LATE = 2  # turns that are left when it may be worth two tokens that others roll again
FAR = 350  # hundredths of a point: what seems so much worse is not weighed
POINT_IS = 40  # thousandths of what a search compares


@rule
def put(plans: Numbers, count: int, action: int, worth: int, sketch: Sketch) -> int:
    """Sort an action in, the best first; no more than LISTED are kept."""
    for row in range(count):
        if plans[row, 0] == action:
            return count
    row = count
    for _ in range(count):
        if sketch.promises[row - 1] >= worth:
            break
        if row < LISTED:
            plans[row, 0], sketch.promises[row] = plans[row - 1, 0], sketch.promises[row - 1]
        row -= 1
    if row < LISTED:
        plans[row, 0], sketch.promises[row] = action, worth
    return min(LISTED, count + 1)


@rule
def close_ranks(plans: Numbers, count: int, sketch: Sketch) -> int:
    """Leave out what is far worse than the best."""
    kept_rows = 0
    for row in range(count):
        if int(sketch.promises[row]) + FAR >= int(sketch.promises[0]):
            kept_rows += 1
        else:
            plans[row, 0] = -1
    return kept_rows


# --- Dice ------------------------------------------------------------------------------------------------------------


@rule
def is_plain(kind: int) -> bool:
    """Whether it makes no difference when it is used."""
    return bool(ABILITY[kind] == 0 and LASTS[kind] == NOTHING_LASTS and DEACTIVATES[kind] == 0)


@rule
def offer_uses(player: Player, plans: Numbers, sketch: Sketch) -> int:
    """The use that comes first, and those for which it may be too early."""
    count, first = 0, next_use(player)
    if first >= 0:
        count = put(plans, count, first, int(sketch.base), sketch)
    for die in range(ROWS):
        if player.dice[die] != OFF:
            place = die * COLUMNS + int(player.dice[die])
            if is_active(player, place) and not is_plain(int(player.cards[place])):
                count = put(plans, count, USE + die, int(sketch.base) - 1, sketch)
    return count


@rule
def offer_ends(view: State, player: Player, die: int, sleeping: int, plans: Numbers, count: int, sketch: Sketch) -> int:
    """What a die may be spent on wherever it stands."""
    rest, usual = int(sketch.rests[die]), other_end(view, player, die, sleeping, sketch)
    count = put(plans, count, usual, rest + end_worth(player, usual, sketch), sketch)
    if view.passed == 0:
        count = put(plans, count, PASS + die, rest + end_worth(player, PASS + die, sketch), sketch)
    if can_refresh(view):
        count = put(plans, count, REFRESH + die, rest + end_worth(player, REFRESH + die, sketch), sketch)
    if sleeping < PLACES:
        action = REACTIVATE + die * PLACES + sleeping
        count = put(plans, count, action, rest + end_worth(player, action, sketch), sketch)
    return count


@rule
def offer_dice(view: State, player: Player, plans: Numbers, sketch: Sketch) -> int:
    """Everything that a die may be spent on."""
    weigh_dice(view, player, sketch)
    sleeping = sleeper(player, sketch) if player.off else PLACES
    count = offer_uses(player, plans, sketch)
    for die in range(ROWS):
        if player.dice[die] != OFF:
            count = offer_ends(view, player, die, sleeping, plans, count, sketch)
            for number in range(2 * ROWS * die, 2 * ROWS * (die + 1)):
                if sketch.moves[number] > NOTHING:
                    count = put(plans, count, MOVE + number, int(sketch.moves[number]), sketch)
    return count


@rule
def offer_tokens(view: State, player: Player, plans: Numbers, count: int, sketch: Sketch) -> int:
    """What pass tokens may be spent on."""
    if can_spend_passes(player):
        for action in range(SUPPLY, MUSTER + 1):
            count = put(plans, count, action, int(sketch.base) + token_worth(view, player, action, sketch), sketch)
        if can_disrupt(view) and sketch.turns <= LATE:
            for die in range(ROWS):
                count = put(plans, count, DISRUPT + die, int(sketch.base) - 1, sketch)
    return count


@rule
def dice_plans(view: State, player: Player, plans: Numbers, sketch: Sketch) -> int:
    if suppose(player, sketch) > 0:
        count = offer_dice(view, player, plans, sketch)
    else:
        sketch.base = 0
        count = put(plans, 0, FINISH + DICE_STEP, 0, sketch)
    return close_ranks(plans, offer_tokens(view, player, plans, count, sketch), sketch)


# --- Attack ----------------------------------------------------------------------------------------------------------


@rule
def attack_plans(view: State, seat: int, choices: Numbers, plans: Numbers, sketch: Sketch) -> int:
    """The attacks that bring most, and none."""
    count = put(plans, 0, FINISH + ATTACK_STEP, 0, sketch)
    for index in range(attacks(view, choices)):
        action = int(choices[index])
        if action >= FIGHT:
            count = put(plans, count, action, attack_worth(view, seat, action, sketch), sketch)
    return close_ranks(plans, count, sketch)


# --- Building and trading --------------------------------------------------------------------------------------------


@rule
def offer_sites(player: Player, source: int, kind: int, worth: int, plans: Numbers, count: int, sketch: Sketch) -> int:
    """The best places for a card, each on a row of its own; `worth` is that of the very best."""
    taken, first = 0, NOTHING
    for _ in range(SITES):
        best, best_worth = -1, NOTHING
        for place in range(PLACES):
            gain = cultural_worth(player, kind, place, sketch) - int(sketch.values[place])
            if taken >> place // COLUMNS & 1 == 0 and gain > best_worth:
                best, best_worth = place, gain
        taken |= 1 << best // COLUMNS
        first = max(first, best_worth)
        count = put(plans, count, BUILD + source * PLACES + best, worth + best_worth - first, sketch)
    gap = last_gap(player)
    if gap < PLACES:
        gain = cultural_worth(player, kind, gap, sketch) - int(sketch.values[gap])
        count = put(plans, count, BUILD + source * PLACES + gap, worth + gain - first, sketch)
    return count


@rule
def last_gap(player: Player) -> int:
    """D-28: the place that the second full row lacks, or PLACES."""
    if full_rows(player) != FULL_ROWS - 1:
        return PLACES
    ready = int(player.built) & ~int(player.off)
    for row in range(ROWS):
        missing = EVERY_COLUMN & ~(ready >> row * COLUMNS)
        if missing > 0 and missing & missing - 1 == 0:
            return row * COLUMNS + lowest(missing)
    return PLACES


@rule
def is_first(view: State, source: int) -> bool:
    """Whether no earlier slot has the same card."""
    for earlier in range(source):
        if card_from(view, earlier) == card_from(view, source):
            return False
    return True


@rule
def offer_cards(view: State, player: Player, stock: int, plans: Numbers, count: int, sketch: Sketch) -> int:
    """Every card that can be paid for."""
    for source in range(SOURCES):
        if can_build(view, player, source) and is_first(view, source):
            worth = buy(view, sketch, source, stock)
            count = offer_sites(player, source, card_from(view, source), worth, plans, count, sketch)
    return count


@rule
def build_plans(view: State, player: Player, plans: Numbers, sketch: Sketch) -> int:
    """What the swift player would do, to finish, ships, and cards."""
    stock = packed(int(player.stock[0]), int(player.stock[1]), int(player.stock[2]))
    count = put(plans, 0, build_step(view, player, sketch), spent(view, sketch, stock), sketch)
    count = put(plans, count, FINISH + BUILD_STEP, kept(sketch, stock), sketch)
    for ship in range(ENEMIES):
        if can_trade(view, player, ship):
            count = put(plans, count, TRADE + ship, buy(view, sketch, SOURCES + ship, stock), sketch)
    return close_ranks(plans, offer_cards(view, player, stock, plans, count, sketch), sketch)


# --- What abilities ask ----------------------------------------------------------------------------------------------


@rule
def try_answers(desk: Batch, seat: int, plans: Numbers) -> int:
    """Every answer is tried as the greedy player does; its worth stands in the second column."""
    paper = paper_on(desk)
    think(desk[0], seat, paper)
    count = min(LISTED, legal_actions(desk[0], paper.choices))
    for row in range(count):
        action = int(paper.choices[row])
        desk[1] = desk[0]
        try_out(desk[1], action)
        plans[row, 0], plans[row, 1] = action, position_worth(desk[1], seat, paper)
    return count


@rule
def answer_plans(desk: Batch, seat: int, plans: Numbers) -> int:
    """All answers, the best first."""
    count, best, sketch = try_answers(desk, seat, plans), 0, sketch_on(desk)
    for row in range(count):
        if plans[row, 1] > plans[best, 1]:
            best = row
    for column in range(2):
        plans[0, column], plans[best, column] = int(plans[best, column]), int(plans[0, column])
    for row in range(count):
        sketch.promises[row] = plans[row, 1]
        plans[row, 1] = -1
    return count


# --- Everything ------------------------------------------------------------------------------------------------------


@rule
def candidates(desk: Batch, seat: int, plans: Numbers) -> int:
    """Rows of plans; 0 where all is weighed, and nothing promises more than anything else."""
    view, sketch = desk[0], sketch_on(desk)
    if view.phase == REFRESHING or view.phase == DECLARING:
        return 0
    if view.phase != DICE and view.phase != ATTACKING and view.phase != BUILDING:
        return answer_plans(desk, seat, plans)
    draw(view, seat, sketch)
    if view.phase == DICE:
        return dice_plans(view, view.players[seat], plans, sketch)
    if view.phase == ATTACKING:
        return attack_plans(view, seat, choices_on(desk), plans, sketch)
    return build_plans(view, view.players[seat], plans, sketch)


@rule
def promise(desk: Batch, count: int, promises: Numbers) -> None:
    """What each of them seems to be worth beside the first, which the swift player would do."""
    sketch = sketch_on(desk)
    for row in range(count):
        promises[row] = (int(sketch.promises[row]) - int(sketch.promises[0])) * POINT_IS // 100
