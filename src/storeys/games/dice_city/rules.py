"""Dice City: five dice use the locations of a city, which grows by what they bring in.

A turn is a list of steps (D-39), and each has a module of its own:

    dice      dice.py      spend every die; what locations do is in cards.py (a table) and abilities.py
    attack    attacks.py   bandits, locations and resources of others
    build     building.py  cards for the city, ships for victory points
    end       ending.py    triggers, stock, and the roll for the next turn

Chance comes first whenever cards are to be dealt (`state.deals`) or dice to be rolled (`state.rolls`); `state.phase`
says what is asked after that. A step in which nothing could be done is passed over (turn.py).

Here are the dispatchers that the table asks of every game.
"""

from ..kit import CHANCE, OVER, Numbers, bags, ranked_by, rule
from . import abilities, attacks, building, cards, cities, dice, display, ending, kinds, rolls, turn
from .state import (
    ADORNING,
    ATTACKING,
    BUILDING,
    COLUMNS,
    DICE,
    EMPTY,
    ENDED,
    EVERY_DIE,
    GOES_ON,
    LONGEST_CHAIN,
    MOST_SEATS,
    MOST_SLOTS,
    NO_DIE,
    PLACES,
    REFRESHING,
    STARTING,
    Options,
    Player,
    State,
)


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    """D-1 … D-7: everything in its place, before chance deals, rolls and names the first player."""
    state.seats, state.edition, state.open_totals = seats, options.edition, options.open_totals
    state.hard = options.hard if seats == 1 else 0
    state.phase, state.round, state.starter, state.seat = STARTING, 1, 0, seats - 1
    state.ending, state.ender, state.die, state.links, state.included, state.rolls = GOES_ON, 0, NO_DIE, 0, 0, 0
    ending.clear_turn(state)
    for link in range(LONGEST_CHAIN):
        state.chain[link] = 0
    display.set_up(state)
    display.fill_piles(state, seats)
    for seat in range(MOST_SEATS):
        cities.clear(state.players[seat])
    for seat in range(seats):
        cities.found(state.players[seat])
        rolls.ask_for_rolls(state, seat, EVERY_DIE)


@rule
def to_move(state: State) -> int:
    if state.deals | state.rolls or state.phase == STARTING:
        return CHANCE
    return OVER if state.phase == ENDED else int(state.seat)


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    """What the seat to move may do; every phase offers its own range of actions."""
    if to_move(state) < 0:
        return 0
    if state.phase == DICE:
        return dice.dice_actions(state, choices)
    if state.phase == REFRESHING:
        return display.discards(state, choices)
    if state.phase < ATTACKING:
        return abilities.answers(state, choices)
    return late_actions(state, choices)


@rule
def late_actions(state: State, choices: Numbers) -> int:
    """What may be done when the dice are spent."""
    if state.phase == ATTACKING:
        return attacks.attacks(state, choices)
    if state.phase == BUILDING:
        return building.buildings(state, choices)
    return building.adornments(state, choices) if state.phase == ADORNING else ending.declarations(choices)


@rule
def chance_tickets(state: State) -> int:
    """D-7: cards of the deck, sides of a die, players: each equally likely."""
    if state.deals:
        return int(state.left)
    if state.rolls:
        return COLUMNS
    return int(state.seats) if state.phase == STARTING else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    if state.deals:
        return kinds.DEAL + bags.nth(state.deck, ticket)
    return kinds.ROLL + ticket if state.rolls else kinds.START + ticket


@rule
def apply_action(state: State, action: int) -> None:
    if action >= kinds.DECISIONS:
        apply_chance(state, action)
    elif action < kinds.SUPPLY:
        dice.spend(state, action)
    elif action < kinds.FINISH:
        dice.spend_passes(state, action)
    elif action < kinds.DISCARD:
        turn.finish(state, action - kinds.FINISH)
    elif action < kinds.COPY:
        display.discard_for_refresh(state, action - kinds.DISCARD)
    elif action < kinds.FIGHT:
        abilities.answer(state, action)
    elif action < kinds.BUILD:
        attacks.carry_out(state, action)
    elif action < kinds.DECLARE:
        building.carry_out(state, action)
    else:
        ending.declare(state, action == kinds.DECLARE)


@rule
def apply_chance(state: State, action: int) -> None:
    if action >= kinds.START:
        turn.start(state, action - kinds.START)
    elif action >= kinds.ROLL:
        rolls.roll(state, action - kinds.ROLL)
        if state.rolls == 0:
            turn.after_rolls(state)
    else:
        display.deal(state, action - kinds.DEAL)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = ending.score(state, seat)


ranking = ranked_by(ending.merit)  # D-31: places without ties, since turn order decides last


@rule
def pieces(state: State, counts: Numbers) -> None:
    """Every card, wherever it is: first the locations, then bandits, then ships."""
    for kind in range(cards.CARD_KINDS):
        counts[kind] = state.gone[kind]
    for pile in range(cards.PILES):
        counts[pile] += state.piles[pile]
    for card in range(cards.DECK_KINDS):
        counts[cards.FIRST_OF_DECK - cards.FIRST_CARD + card] += state.deck[card]
    for slot in range(MOST_SLOTS):
        if state.display[slot] != EMPTY:
            counts[int(state.display[slot]) - cards.FIRST_CARD] += 1
    for pile in range(cards.ENEMIES):
        counts[cards.CARD_KINDS + pile] = state.bandits[pile]
        counts[cards.CARD_KINDS + cards.ENEMIES + pile] = state.ships[pile]
    for seat in range(int(state.seats)):
        count_player(state.players[seat], counts)


@rule
def count_player(player: Player, counts: Numbers) -> None:
    for place in range(PLACES):
        if int(player.built) >> place & 1:
            counts[int(player.cards[place]) - cards.FIRST_CARD] += 1
    for pile in range(cards.ENEMIES):
        counts[cards.CARD_KINDS + pile] += player.bandits[pile]
        counts[cards.CARD_KINDS + cards.ENEMIES + pile] += player.ships[pile]
