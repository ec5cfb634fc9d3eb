"""What a stock is worth in Dice City: what is bought with it, and what is kept.

Everything on offer is weighed once for each decision; a plan is a purchase, the best one after it, and the rest.
"""

from ...games.dice_city.building import card_from
from ...games.dice_city.cards import COST, ENEMIES, GRAND_STATUE, RESOURCES, SHIP_COST, SHIP_POINTS
from ...games.dice_city.state import ADORNMENT, EMPTY, SOURCES, Player, State
from ...games.kit import Numbers, rule
from .paper import PURCHASES, Paper
from .worth import NOTHING, POINT, best_site, card_worth

KEPT = 111  # a resource that is carried over to the next turn
SPARE = 16  # a resource that a plan of two purchases leaves


# --- Wishes ----------------------------------------------------------------------------------------------------------


@rule
def wish(view: State, player: Player, paper: Paper) -> None:
    """Write down what everything on offer is worth and costs, and where a card would stand."""
    for source in range(SOURCES):
        kind = card_from(view, source)
        if kind == EMPTY:
            paper.wishes[source] = NOTHING
        else:
            place = best_site(player, kind, paper)
            paper.sites[source] = place
            paper.wishes[source] = card_worth(player, kind, place, paper)
            for resource in range(RESOURCES):
                paper.costs[source, resource] = int(COST[kind, resource])
    for ship in range(ENEMIES):
        paper.wishes[SOURCES + ship] = POINT * int(SHIP_POINTS[ship]) if view.ships[ship] > 0 else NOTHING
        for resource in range(RESOURCES):
            paper.costs[SOURCES + ship, resource] = int(SHIP_COST[ship])


# --- Purchases -------------------------------------------------------------------------------------------------------


@rule
def is_payable(cost: Numbers, wood: int, stone: int, iron: int) -> bool:
    return bool(cost[0] <= wood and cost[1] <= stone and cost[2] <= iron)


@rule
def kept_worth(paper: Paper, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth that is not spent: one of each resource is kept, if there is a next turn."""
    if paper.turns == 0:
        return 0
    kept = min(1, wood) + min(1, stone) + min(1, iron)
    return KEPT * kept + SPARE * (wood + stone + iron - kept)


@rule
def last_worth(paper: Paper, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth with one more purchase at most."""
    best, wishes, costs = kept_worth(paper, wood, stone, iron), paper.wishes, paper.costs
    for purchase in range(PURCHASES):
        if wishes[purchase] > 0 and is_payable(costs[purchase], wood, stone, iron):
            cost = costs[purchase]
            left = kept_worth(paper, wood - int(cost[0]), stone - int(cost[1]), iron - int(cost[2]))
            best = max(best, int(wishes[purchase]) + left)
    return best


@rule
def purchase_worth(view: State, paper: Paper, purchase: int, wood: int, stone: int, iron: int) -> int:
    """What a purchase brings together with the next one; a statue may be adorned as well (D-24)."""
    cost = paper.costs[purchase]
    wood, stone, iron = wood - int(cost[0]), stone - int(cost[1]), iron - int(cost[2])
    worth = last_worth(paper, wood, stone, iron)
    if purchase < SOURCES and card_from(view, purchase) == GRAND_STATUE:
        paid = min(ADORNMENT, stone + iron)
        stones = max(0, min(paid, stone, (stone - iron + paid + 1) // 2))
        worth = max(worth, POINT * paid + last_worth(paper, wood, stone - stones, iron - paid + stones))
    return int(paper.wishes[purchase]) + worth


@rule
def best_purchase(view: State, paper: Paper, wood: int, stone: int, iron: int) -> int:
    """The first purchase of the best plan for a stock, or PURCHASES if nothing should be bought."""
    best, best_worth = PURCHASES, kept_worth(paper, wood, stone, iron)
    wishes, costs = paper.wishes, paper.costs
    for purchase in range(PURCHASES):
        if wishes[purchase] > 0 and is_payable(costs[purchase], wood, stone, iron):
            worth = purchase_worth(view, paper, purchase, wood, stone, iron)
            if worth > best_worth:
                best, best_worth = purchase, worth
    return best


@rule
def stock_worth(view: State, paper: Paper, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth while it can be spent."""
    purchase = best_purchase(view, paper, wood, stone, iron)
    if purchase == PURCHASES:
        return kept_worth(paper, wood, stone, iron)
    return purchase_worth(view, paper, purchase, wood, stone, iron)
