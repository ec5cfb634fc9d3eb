"""Wager: a very small game with secrets, for trying the battery on, and as an example of a whole game in one file.

- W-1 There are five cards: two low, two middle and one high. Two or three players have three coins each.
- W-2 Every player is dealt one card, for nobody else to see.
- W-3 In turn everybody bets once: no coin, or at least as many as the highest bet so far.
- W-4 Then all cards are shown. Of those who bet anything the highest card, of equal ones the first, wins all bets.
- W-5 Most coins win; players with equally many share a place.
"""

import sys
from typing import Annotated, TypedDict

import numpy as np

from ..kit import (
    CHANCE,
    EVERYBODY,
    OVER,
    Bytes,
    Data,
    Game,
    Generator,
    Kinds,
    Line,
    Numbers,
    Option,
    PositionError,
    Question,
    Reason,
    Record,
    UnknownActionError,
    bags,
    below,
    i32,
    kind,
    offer,
    ranked_by,
    rule,
)

VERSION = 1
MOST_SEATS = 3
SEATS = range(2, MOST_SEATS + 1)
COINS = 3
CARDS = ("low", "middle", "high")
COPIES = (2, 2, 1)  # W-1
NO_CARD, HIDDEN = -1, -2

KINDS = Kinds(
    decisions=(kind("bet", COINS + 1, "coins", during="betting"),),  # + coins
    chance=(kind("deal", len(CARDS), "card", during="dealing"),),  # + card
)
DECISIONS, ACTIONS = KINDS.decisions, KINDS.actions
BET, DEAL = KINDS.first("bet"), KINDS.first("deal")

CHOICES = DECISIONS
LONGEST = 2 * MOST_SEATS
PIECE_KINDS = len(CARDS) + 1  # the coins are the last kind

RULES = {"W-1", "W-2", "W-3", "W-4", "W-5"}


class Options(Record):
    """How rich the players are."""

    poor: i32  # 1: they have a coin less


OPTIONS = {"poor": Option("W-1", (0, 1))}


class State(Record):
    """A position; in a view, other players' cards are HIDDEN and the deck is empty."""

    seats: i32  # 2–3
    turn: i32  # 0 … seats − 1: a card is dealt to that seat; then as many bets; then the match is over
    poor: i32
    deck: Annotated[Bytes, np.int8, (len(CARDS),)]  # how many of each card are left
    cards: Annotated[Bytes, np.int8, (MOST_SEATS,)]  # each player's card, NO_CARD or HIDDEN
    coins: Annotated[Bytes, np.int8, (MOST_SEATS,)]  # 0–9
    bets: Annotated[Bytes, np.int8, (MOST_SEATS,)]  # 0–3


# --- The rules -------------------------------------------------------------------------------------------------------


@rule
def fill_deck(state: State) -> None:
    """W-1: all five cards."""
    for card in range(len(CARDS)):
        state.deck[card] = COPIES[card]


@rule
def purse(state: State) -> int:
    """W-1: the coins a player starts with."""
    return COINS - int(state.poor)


@rule
def bettor(state: State) -> int:
    return int(state.turn) - int(state.seats)


@rule
def highest_bet(state: State) -> int:
    highest = 0
    for seat in range(MOST_SEATS):
        highest = max(highest, int(state.bets[seat]))
    return highest


@rule
def can_bet(state: State, coins: int) -> bool:
    """W-3: nothing, or what one has and not less than anybody before."""
    return coins == 0 or highest_bet(state) <= coins <= int(state.coins[bettor(state)])


@rule
def deal(state: State, card: int) -> None:
    """W-2: the next player gets this card."""
    state.deck[card] -= 1
    state.cards[state.turn] = card


@rule
def bet(state: State, coins: int) -> None:
    state.coins[bettor(state)] -= coins
    state.bets[bettor(state)] = coins


@rule
def winner(state: State) -> int:
    """W-4: the first of the highest cards among those who bet; seat 0 if nobody did."""
    best = 0
    for seat in range(1, int(state.seats)):
        if state.bets[seat] > 0 and (state.bets[best] == 0 or state.cards[seat] > state.cards[best]):
            best = seat
    return best


@rule
def settle(state: State) -> None:
    best = winner(state)
    for seat in range(int(state.seats)):
        state.coins[best] += state.bets[seat]
        state.bets[seat] = 0


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    state.seats, state.turn, state.poor = seats, 0, options.poor
    fill_deck(state)
    for seat in range(MOST_SEATS):
        state.cards[seat], state.bets[seat] = NO_CARD, 0
        state.coins[seat] = purse(state) if seat < seats else 0


@rule
def to_move(state: State) -> int:
    if state.turn < state.seats:
        return CHANCE
    return bettor(state) if state.turn < 2 * state.seats else OVER


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    if to_move(state) < 0:
        return 0
    count = 0
    for coins in range(COINS + 1):
        count = offer(choices, count, BET + coins, can_bet(state, coins))
    return count


@rule
def chance_tickets(state: State) -> int:
    return bags.size(state.deck) if to_move(state) == CHANCE else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    return DEAL + bags.nth(state.deck, ticket)


@rule
def apply_action(state: State, action: int) -> None:
    if action >= DEAL:
        deal(state, action - DEAL)
    else:
        bet(state, action - BET)
    state.turn += 1
    if state.turn == 2 * state.seats:
        settle(state)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = state.coins[seat]


@rule
def merit(state: State, seat: int) -> int:
    return int(state.coins[seat])


ranking = ranked_by(merit)  # W-5: 1 for the most coins; equally many share a rank


@rule
def conceal(state: State, seat: int) -> None:
    """W-2, W-4: until the end, others' cards; and the deck, because it would tell what is missing."""
    if to_move(state) == OVER:
        return
    for card in range(len(CARDS)):
        state.deck[card] = 0
    for other in range(int(state.seats)):
        if other != seat and state.cards[other] != NO_CARD:
            state.cards[other] = HIDDEN


@rule
def imagine(state: State, seat: int, generator: Generator) -> None:
    """Put together the deck from the cards out of sight, and deal the hidden ones again."""
    fill_deck(state)
    for player in range(int(state.seats)):
        if state.cards[player] >= 0:
            state.deck[state.cards[player]] -= 1
    for player in range(int(state.seats)):
        if state.cards[player] == HIDDEN:
            card = chance_outcome(state, below(generator, bags.size(state.deck))) - DEAL
            state.cards[player] = card
            state.deck[card] -= 1


@rule
def seen_by(state: State, action: int) -> int:
    return 1 << int(state.turn) if action >= DEAL else EVERYBODY


@rule
def reveals(state: State, action: int) -> bool:
    """W-4: the last bet shows all cards."""
    return int(state.turn) == 2 * int(state.seats) - 1


@rule
def pieces(state: State, counts: Numbers) -> None:
    for card in range(len(CARDS)):
        counts[card] = state.deck[card]
    counts[len(CARDS)] = 0
    for seat in range(int(state.seats)):
        counts[len(CARDS)] += int(state.coins[seat]) + int(state.bets[seat])
        if state.cards[seat] >= 0:
            counts[state.cards[seat]] += 1


# --- In writing ------------------------------------------------------------------------------------------------------

MINUTES, DIFFICULTY = 5, 1
RULEBOOK = (("setup", ("W-1", "W-2")), ("play", ("W-3", "W-4")), ("score", ("W-5",)))


def card_name(card: int) -> str:
    return {NO_CARD: "none", HIDDEN: "hidden"}.get(card) or CARDS[card]


def show(state: State) -> str:
    """The seats, the turn and the option, then a line for each player: card, coins, bet."""
    players = [f"{card_name(state.cards[s])} {state.coins[s]} {state.bets[s]}\n" for s in range(state.seats)]
    return "".join([f"{state.seats} {state.turn} {state.poor}\n", *players])


def parse(text: str) -> State:
    header, *players = [line.split() for line in text.splitlines()]
    state, options = State.zero(), Options.zero()
    options.poor = int(header[2])
    new_game(state, int(header[0]), options)
    state.turn = int(header[1])
    for seat, (card, coins, bet) in enumerate(players):
        state.cards[seat] = CARDS.index(card) if card in CARDS else NO_CARD
        state.coins[seat], state.bets[seat] = int(coins), int(bet)
    state.deck[:] = [COPIES[card] - (state.cards == card).sum() for card in range(len(CARDS))]
    _check_bets([int(bet) for bet in state.bets if bet > 0])
    return state


def _check_bets(bets: list[int]) -> None:
    if bets != sorted(bets):
        raise PositionError(f"W-3: these bets cannot follow each other: {bets}")


def data(state: State, action: int) -> Data:
    do, number = KINDS.kind_of(action)
    return {"do": do, "card": CARDS[number]} if do == "deal" else {"do": do, "coins": number}


def action(state: State, data: Data) -> int:
    match data:
        case {"do": "deal", "card": str(card)} if card in CARDS:
            return DEAL + CARDS.index(card)
        case {"do": "bet", "coins": int(coins)} if 0 <= coins <= COINS:
            return BET + coins
    raise UnknownActionError(Reason("W-3", "wager-why-unknown", {}))


def question(state: State) -> Question:
    return Question("wager-ask-bet", {"highest": highest_bet(state)})


def why_not(state: State, action: int) -> Reason:
    if to_move(state) == OVER:
        return Reason("W-4", "wager-why-over", {})
    if to_move(state) == CHANCE:
        return Reason("W-2", "wager-why-not-in-deck" if action >= DEAL else "wager-why-deal-first", {})
    return Reason("W-3", "wager-why-bet", {"highest": highest_bet(state)})


class Picture(TypedDict):
    """The table: of every seat the card, the coins and the bet."""

    cards: list[str]
    coins: list[int]
    bets: list[int]


def as_json(view: State) -> Picture:
    cards = [card_name(card) for card in view.cards[: view.seats]]
    return {"cards": cards, "coins": view.coins.tolist(), "bets": view.bets.tolist()}


def breakdown(state: State, seat: int) -> list[Line]:
    return [Line("W-5", "wager-score-coins", {}, int(state.coins[seat]))]


GAME = Game.of("wager", sys.modules[__name__])
