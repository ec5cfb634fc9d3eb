"""The greedy player of Dice City: it weighs the turn as a whole and looks no further than the next action.

Small decisions are tried on a copy of the view; what to build, and where, is weighed directly, for there are hundreds
of choices.
"""

from ...games.dice_city.cards import (
    BANDIT_POINTS,
    ENEMIES,
    REGULAR_ARMY,
    RESOURCES,
    SHIP_POINTS,
    bandits_in_pile,
    ships_in_pile,
)
from ...games.dice_city.ending import is_hidden, score, taken_points
from ...games.dice_city.kinds import (
    ATTACK,
    BUILD,
    DECLARE,
    DECLINE,
    DISCARD,
    FINISH,
    PLACE,
    REACTIVATE,
    REFRESH,
    STEAL,
    TRADE,
)
from ...games.dice_city.rules import apply_action, legal_actions
from ...games.dice_city.state import (
    ATTACK_STEP,
    BUILD_STEP,
    BUILDING,
    DECLARING,
    EMPTY,
    MOST_SLOTS,
    PLACES,
    PLACING,
    REFRESHING,
    ROWS,
    SOURCES,
    Player,
    State,
)
from ...games.kit import Batch, Generator, rule
from .paper import PURCHASES, Paper, paper_on
from .plans import average, turn_worth
from .purchases import best_purchase, wish
from .worth import (
    NOTHING,
    POINT,
    best_site,
    city_worth,
    loss_asleep,
    price,
    turns_left,
    weigh_uses,
)

PASS_TOKEN = 66  # while there is another turn
HARM = 23  # percent: what it is worth to us that somebody else loses something
NEW_CARDS = 15  # what it is worth to see other cards
LEAD = 4  # points by which we must think to be ahead before we end the game
A_TURN = 1  # victory points in tokens that somebody may gain in a turn


# --- Small decisions -------------------------------------------------------------------------------------------------


@rule
def position_worth(state: State, seat: int, paper: Paper) -> int:
    """Everything that a small decision may change."""
    player = state.players[seat]
    tokens = PASS_TOKEN * int(player.passes) if paper.turns > 0 else int(player.passes)
    return turn_worth(state, seat, paper) + city_worth(player, paper) + POINT * taken_points(player) + tokens


@rule
def harm(view: State, action: int, paper: Paper) -> int:
    """What others lose by an action, as far as that is good for us; and a little for a look at other cards."""
    if ATTACK <= action < STEAL:
        rival, place = view.players[(action - ATTACK) // PLACES], (action - ATTACK) % PLACES
        return HARM * loss_asleep(int(rival.cards[place]), paper) // 100
    if STEAL <= action < BUILD:
        return HARM * price(paper, (action - STEAL) % RESOURCES) // 100
    return NEW_CARDS if REFRESH <= action < REACTIVATE else 0


@rule
def try_out(trial: State, action: int) -> None:
    """Do something on a copy; to finish a step changes nothing, but after the attacks strength is lost (D-18)."""
    if not FINISH <= action < DISCARD:
        apply_action(trial, action)
    elif action == FINISH + ATTACK_STEP:
        trial.strength, trial.bandit_strength = 0, 0


@rule
def best_of(desk: Batch, seat: int, paper: Paper) -> int:
    """The legal action after which the position is worth most."""
    view, choices = desk[0], paper.choices
    best, best_worth = 0, NOTHING
    for index in range(legal_actions(view, choices)):
        action = int(choices[index])
        desk[1] = desk[0]
        try_out(desk[1], action)
        worth = position_worth(desk[1], seat, paper) + harm(view, action, paper)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# --- Building and trading --------------------------------------------------------------------------------------------


@rule
def best_building(view: State, player: Player, paper: Paper) -> int:
    """The card or the ship with which the best plan for the stock begins."""
    purchase = best_purchase(view, paper, int(player.stock[0]), int(player.stock[1]), int(player.stock[2]))
    if purchase == PURCHASES:
        return FINISH + BUILD_STEP
    if purchase >= SOURCES:
        return TRADE + purchase - SOURCES
    return BUILD + purchase * PLACES + int(paper.sites[purchase])


# --- The rest --------------------------------------------------------------------------------------------------------


@rule
def worst_card(view: State, paper: Paper) -> int:
    """D-8: of the cards that may be discarded, the one we want least."""
    worst = -1
    for slot in range(MOST_SLOTS):
        if view.display[slot] != EMPTY and (worst < 0 or paper.wishes[slot] < paper.wishes[worst]):
            worst = slot
    return worst


@rule
def taken_by_others(view: State, seat: int) -> int:
    """Victory points of the ships and bandits that are gone and not ours."""
    seats, total = int(view.seats), -taken_points(view.players[seat])
    for pile in range(ENEMIES):
        total += int(BANDIT_POINTS[pile]) * (bandits_in_pile(seats) - int(view.bandits[pile]))
        total += int(SHIP_POINTS[pile]) * (ships_in_pile(seats, pile) - int(view.ships[pile]))
    return total


@rule
def is_well_ahead(view: State, seat: int) -> bool:
    """Whether we have more than anybody else may have: face down lie a fair share of what was taken, and tokens."""
    face_down = taken_by_others(view, seat) // (int(view.seats) - 1) + A_TURN * int(view.round)
    for other in range(int(view.seats)):
        guess = face_down if is_hidden(view.players[other]) else 0
        if other != seat and score(view, other) + guess + LEAD > score(view, seat):
            return False
    return True


@rule
def think(view: State, seat: int, paper: Paper) -> None:
    """Write down what everything is worth to this player now."""
    player = view.players[seat]
    paper.turns = turns_left(view)
    weigh_uses(player, paper)
    for row in range(ROWS):
        paper.averages[row] = average(player, row, paper)
    wish(view, player, paper)


@rule
def greedy(desk: Batch, seat: int, generator: Generator) -> int:
    """Whatever is asked, the answer that is worth most; it needs no luck, so it leaves the generator alone."""
    view, paper = desk[0], paper_on(desk)
    if view.phase == DECLARING:
        return DECLARE if is_well_ahead(view, seat) else DECLINE
    think(view, seat, paper)
    if view.phase == PLACING:
        return PLACE + best_site(view.players[seat], REGULAR_ARMY, paper)
    if view.phase == REFRESHING:
        return DISCARD + worst_card(view, paper)
    if view.phase == BUILDING:
        return best_building(view, view.players[seat], paper)
    return best_of(desk, seat, paper)
