"""How a greedy player bids in 5 Towers: it foresees what everyone after it will bid, and where that ends.

Each player is taken for a greedy one. The last to speak knows what each bid brings; the last but one foresees that,
and so on back to the player who has to speak now.
"""

from ...games.kit import rule
from ...games.kit.bits import count
from ...games.towers.kinds import BID, PASS
from ...games.towers.rules import TAKES, can_bid, can_pass
from ...games.towers.state import NO_SUIT, State
from .outlook import POINT
from .paper import BIDS, Paper
from .plans import IMPOSSIBLE, plan_worth, take_worth, weigh_towers

# What was found by playing thousands of matches against slightly different values.
PRICE = POINT * 9 // 10  # T-21: the left neighbour of a round's winner starts the next, and the winner speaks last
ENVY = 5  # one part in so many of another player's gain counts as a loss


@rule
def weigh_bids(view: State, paper: Paper, seat: int) -> None:
    """Note what this player gains by taking each number of cards."""
    gains = paper.gains[seat * BIDS : (seat + 1) * BIDS]
    weigh_towers(view, view.players[seat], paper)
    now = plan_worth(paper, 0, NO_SUIT)
    gains[:] = IMPOSSIBLE
    gains[0] = 0
    for take in range(1, 1 << int(view.dealt)):
        cards = count(take)
        gains[cards] = max(int(gains[cards]), take_worth(paper, take) - now)


@rule
def can_build(paper: Paper, outcome: int) -> bool:
    return int(paper.gains[outcome]) > IMPOSSIBLE // 2


@rule
def payoff(view: State, paper: Paper, seat: int, outcome: int) -> int:
    """What a player makes of an outcome; nobody gains by a bid of 0 (T-15)."""
    if outcome % BIDS == 0:
        return 0
    gain = int(paper.gains[outcome])
    if outcome // BIDS != seat:
        return -gain // ENVY
    is_last = view.left == 0 and view.passes == 1
    return gain if is_last else gain - PRICE


@rule
def answer(view: State, paper: Paper, seat: int, outcome: int) -> int:
    """How the auction ends if it stands so when this player speaks: the end they like best."""
    best = int(paper.ends[outcome])
    for mine in range(seat * BIDS + outcome % BIDS + 1, (seat + 1) * BIDS):
        end = int(paper.ends[mine])
        if can_build(paper, mine) and payoff(view, paper, seat, end) > payoff(view, paper, seat, best):
            best = end
    return best


@rule
def foresee(view: State, paper: Paper) -> None:
    """Note how the auction will end, for every way it may stand after the player who speaks now."""
    seats = int(view.seats)
    for outcome in range(seats * BIDS):
        paper.ends[outcome] = outcome
    for back in range(1, seats - int(view.spoken)):
        seat = (int(view.starter) + seats - back) % seats
        for outcome in range(seats * BIDS):
            if outcome // BIDS != seat:
                paper.ends[outcome] = answer(view, paper, seat, outcome)


@rule
def best_bid(view: State, seat: int, paper: Paper) -> int:
    """The bid, or the pass, whose end the player likes best; the lowest of several."""
    for speaker in range(int(view.seats)):
        weigh_bids(view, paper, speaker)
    foresee(view, paper)
    best, best_payoff = PASS, TAKES * IMPOSSIBLE
    if can_pass(view):
        best_payoff = payoff(view, paper, seat, int(paper.ends[int(view.bidder) * BIDS + int(view.bid)]))
    for cards in range(BIDS):
        if can_bid(view, cards):
            worth = payoff(view, paper, seat, int(paper.ends[seat * BIDS + cards]))
            if worth > best_payoff:
                best, best_payoff = BID + cards, worth
    return best


@rule
def foreseen_end(view: State, paper: Paper) -> int:
    """How the auction ends as it stands, somebody still having to speak, once all gains are noted."""
    foresee(view, paper)
    seat = (int(view.starter) + int(view.spoken)) % int(view.seats)
    bid = max(int(view.bid), 0)
    best = int(paper.ends[(seat if view.bid < 0 else int(view.bidder)) * BIDS + bid])
    for mine in range(seat * BIDS + bid + 1, (seat + 1) * BIDS):
        end = int(paper.ends[mine])
        if can_build(paper, mine) and payoff(view, paper, seat, end) > payoff(view, paper, seat, best):
            best = end
    return best
