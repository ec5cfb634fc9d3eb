"""What a stock is worth in Dice City: what is bought with it, and what is kept.

Everything on offer is weighed once for each decision; a plan is a purchase, the best one after it, and the rest.
"""

from ...games.dice_city.building import card_from
from ...games.dice_city.cards import COST, ENEMIES, GRAND_STATUE, RESOURCES, SHIP_COST, SHIP_POINTS
from ...games.dice_city.state import ADORNMENT, EMPTY, SOURCES, Player, State
from ...games.kit import Numbers, rule
from .worth import COSTS, NOTHING, POINT, SITES, TURNS, WISHES, best_site, card_worth

PURCHASES = SOURCES + ENEMIES  # a card from a source, or a ship
KEPT = 111  # a resource that is carried over to the next turn
SPARE = 16  # a resource that a plan of two purchases leaves


# --- Wishes ----------------------------------------------------------------------------------------------------------


@rule
def wish(view: State, player: Player, paper: Numbers) -> None:
    """Write down what everything on offer is worth and costs, and where a card would stand."""
    for source in range(SOURCES):
        kind = card_from(view, source)
        if kind == EMPTY:
            paper[WISHES + source] = NOTHING
        else:
            place = best_site(player, kind, paper)
            paper[SITES + source] = place
            paper[WISHES + source] = card_worth(player, kind, place, paper)
            for resource in range(RESOURCES):
                paper[COSTS + RESOURCES * source + resource] = int(COST[kind, resource])
    for ship in range(ENEMIES):
        paper[WISHES + SOURCES + ship] = POINT * int(SHIP_POINTS[ship]) if view.ships[ship] > 0 else NOTHING
        for resource in range(RESOURCES):
            paper[COSTS + RESOURCES * (SOURCES + ship) + resource] = int(SHIP_COST[ship])


# --- Purchases -------------------------------------------------------------------------------------------------------


@rule
def is_payable(paper: Numbers, purchase: int, wood: int, stone: int, iron: int) -> bool:
    cost = COSTS + RESOURCES * purchase
    return bool(paper[cost] <= wood and paper[cost + 1] <= stone and paper[cost + 2] <= iron)


@rule
def kept_worth(paper: Numbers, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth that is not spent: one of each resource is kept, if there is a next turn."""
    if paper[TURNS] == 0:
        return 0
    kept = min(1, wood) + min(1, stone) + min(1, iron)
    return KEPT * kept + SPARE * (wood + stone + iron - kept)


@rule
def last_worth(paper: Numbers, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth with one more purchase at most."""
    best = kept_worth(paper, wood, stone, iron)
    for purchase in range(PURCHASES):
        if paper[WISHES + purchase] > 0 and is_payable(paper, purchase, wood, stone, iron):
            cost = COSTS + RESOURCES * purchase
            left = kept_worth(paper, wood - int(paper[cost]), stone - int(paper[cost + 1]), iron - int(paper[cost + 2]))
            best = max(best, int(paper[WISHES + purchase]) + left)
    return best


@rule
def purchase_worth(view: State, paper: Numbers, purchase: int, wood: int, stone: int, iron: int) -> int:
    """What a purchase brings together with the next one; a statue may be adorned as well (D-24)."""
    cost = COSTS + RESOURCES * purchase
    wood, stone, iron = wood - int(paper[cost]), stone - int(paper[cost + 1]), iron - int(paper[cost + 2])
    worth = last_worth(paper, wood, stone, iron)
    if purchase < SOURCES and card_from(view, purchase) == GRAND_STATUE:
        paid = min(ADORNMENT, stone + iron)
        stones = max(0, min(paid, stone, (stone - iron + paid + 1) // 2))
        worth = max(worth, POINT * paid + last_worth(paper, wood, stone - stones, iron - paid + stones))
    return int(paper[WISHES + purchase]) + worth


@rule
def best_purchase(view: State, paper: Numbers, wood: int, stone: int, iron: int) -> int:
    """The first purchase of the best plan for a stock, or PURCHASES if nothing should be bought."""
    best, best_worth = PURCHASES, kept_worth(paper, wood, stone, iron)
    for purchase in range(PURCHASES):
        if paper[WISHES + purchase] > 0 and is_payable(paper, purchase, wood, stone, iron):
            worth = purchase_worth(view, paper, purchase, wood, stone, iron)
            if worth > best_worth:
                best, best_worth = purchase, worth
    return best


@rule
def stock_worth(view: State, paper: Numbers, wood: int, stone: int, iron: int) -> int:
    """What a stock is worth while it can be spent."""
    purchase = best_purchase(view, paper, wood, stone, iron)
    if purchase == PURCHASES:
        return kept_worth(paper, wood, stone, iron)
    return purchase_worth(view, paper, purchase, wood, stone, iron)
