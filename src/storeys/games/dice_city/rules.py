"""Dice City: five dice use the locations of a city, which grows by what they bring in.

A turn is a list of steps (D-39), and each has a module of its own:

    dice      dice.py      spend every die; what locations do is in cards.py (a table) and abilities.py
    attack    attacks.py   bandits, locations and resources of others
    build     building.py  cards for the city, ships for victory points
    end       ending.py    triggers, stock, and the roll for the next turn

Chance comes first whenever cards are to be dealt (`state.deals`) or dice to be rolled (`state.rolls`); `state.phase`
says what is asked after that. A step in which nothing could be done is passed over.

Here are the dispatchers that the table asks of every game.
"""

from ..kit import CHANCE, EVERYBODY, OVER, Numbers, rule
from .abilities import (
    carry_out,
    cast,
    copies,
    exchange,
    exchanges,
    include,
    inclusions,
    place_army,
    placements,
    shift,
    shifts,
    store,
    stores,
)
from .attacks import attack, attacks, attacks_something, fight, steal
from .building import adorn, adornments, build, buildings, builds_something, trade
from .cards import (
    CARD_KINDS,
    DECK_KINDS,
    ENEMIES,
    FIRST_CARD,
    FIRST_OF_DECK,
    PILE_SIZE,
    PILES,
    RESOURCES,
    bandits_in_pile,
    ships_in_pile,
)
from .cities import found
from .dice import dice_actions, spend, spend_passes
from .display import deal, discard_for_refresh, discards, nth_card, set_up
from .ending import clear_turn, declarations, declare, end_turn, is_ahead, next_turn, score
from .rolls import ask_for_rolls, roll
from .state import (
    ACTIONS,
    ADORN,
    ADORNING,
    ATTACK,
    ATTACK_STEP,
    ATTACKING,
    BUILD,
    BUILDING,
    CAST,
    COLUMNS,
    COPY,
    COPYING,
    DEAL,
    DECISIONS,
    DECLARE,
    DICE,
    DICE_STEP,
    DISCARD,
    EDITIONS,
    EMPTY,
    ENDED,
    ENDING,
    EVERY_DIE,
    EXCHANGE,
    EXCHANGING,
    FIGHT,
    FINISH,
    GOES_ON,
    INCLUDE,
    LONGEST_CHAIN,
    MOST_SEATS,
    MOST_SLOTS,
    NO_DIE,
    OPTIONS,
    PIECE_KINDS,
    PLACE,
    PLACES,
    PLACING,
    REFRESHING,
    ROLL,
    ROWS,
    SEATS,
    SHIFT,
    SHIFTING,
    SOURCES,
    START,
    STARTING,
    STEAL,
    STORE,
    STORING,
    SUPPLY,
    TRADE,
    VERSION,
    Options,
    Player,
    State,
)
from .totals import conceal, imagine

__all__ = [
    "ACTIONS",
    "CHOICES",
    "DECISIONS",
    "EDITIONS",
    "LONGEST",
    "OPTIONS",
    "PIECE_KINDS",
    "SEATS",
    "VERSION",
    "Options",
    "Player",
    "State",
    "apply_action",
    "chance_outcome",
    "chance_tickets",
    "conceal",
    "final_scores",
    "imagine",
    "legal_actions",
    "new_game",
    "pieces",
    "ranking",
    "reveals",
    "seen_by",
    "to_move",
]

CHOICES = SOURCES * PLACES + ENEMIES + 1  # every card on every place, every ship, and finish
LONGEST = 250_000  # moves that no match can reach; see README.md

# --- The course of the game (D-7, D-39) ------------------------------------------------------------------------------


@rule
def start(state: State, seat: int) -> None:
    """D-7: chance names the first player."""
    state.starter, state.seat, state.phase = seat, seat, DICE


@rule
def finish(state: State, step: int) -> None:
    """D-39: the next step in which something can be done."""
    if step == DICE_STEP and attacks_something(state):
        state.phase = ATTACKING
    elif step <= ATTACK_STEP and builds_something(state):
        state.phase = BUILDING
    else:
        end_turn(state)


@rule
def after_rolls(state: State) -> None:
    """D-7, D-27: dice rolled before the start and at the end of a turn are followed by the next turn."""
    if state.phase == ENDING:
        next_turn(state)
    elif state.phase == STARTING and state.seats == 1:
        start(state, 0)


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    """D-1 … D-7: everything in its place, before chance deals, rolls and names the first player."""
    state.seats, state.edition, state.open_totals = seats, options.edition, options.open_totals
    state.hard = options.hard if seats == 1 else 0
    state.phase, state.round, state.starter, state.seat = STARTING, 1, 0, seats - 1
    state.ending, state.ender, state.die, state.links, state.included, state.rolls = GOES_ON, 0, NO_DIE, 0, 0, 0
    clear_turn(state)
    for link in range(LONGEST_CHAIN):
        state.chain[link] = 0
    set_up(state)
    fill_piles(state, seats)
    for seat in range(MOST_SEATS):
        clear_seat(state.players[seat])
    for seat in range(seats):
        found(state.players[seat])
        ask_for_rolls(state, seat, EVERY_DIE)


@rule
def fill_piles(state: State, seats: int) -> None:
    """D-3, D-4, D-5, D-33: the always-available cards, bandits and ships."""
    for pile in range(PILES):
        state.piles[pile] = PILE_SIZE
    for pile in range(ENEMIES):
        state.bandits[pile] = bandits_in_pile(seats)
        state.ships[pile] = ships_in_pile(seats, pile)
    for kind in range(CARD_KINDS):
        state.gone[kind] = 0


@rule
def clear_seat(player: Player) -> None:
    player.built, player.bought, player.off, player.passes, player.tokens = 0, 0, 0, 0, 0
    for place in range(PLACES):
        player.cards[place] = 0
    for die in range(ROWS):
        player.dice[die] = 0
    for resource in range(RESOURCES):
        player.stock[resource] = 0
    for pile in range(ENEMIES):
        player.bandits[pile], player.ships[pile] = 0, 0


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
    phase = int(state.phase)
    if phase == DICE:
        return dice_actions(state, choices)
    if phase < ATTACKING:
        return answers(state, choices, phase)
    if phase == ATTACKING:
        return attacks(state, choices)
    if phase == BUILDING:
        return buildings(state, choices)
    return adornments(state, choices) if phase == ADORNING else declarations(choices)


@rule
def answers(state: State, choices: Numbers, phase: int) -> int:
    """What a refresh or an ability may ask."""
    if phase == REFRESHING:
        return discards(state, choices)
    if phase == COPYING:
        return copies(state, choices)
    if phase == PLACING:
        return placements(choices)
    if phase == EXCHANGING:
        return exchanges(state, choices)
    if phase == STORING:
        return stores(state, choices)
    return shifts(state, choices) if phase == SHIFTING else inclusions(state, choices)


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
        return DEAL + nth_card(state, ticket)
    return ROLL + ticket if state.rolls else START + ticket


@rule
def apply_action(state: State, action: int) -> None:
    if action >= DECISIONS:
        apply_chance(state, action)
    elif action < SUPPLY:
        spend(state, action)
    elif action < FINISH:
        spend_passes(state, action)
    elif action < DISCARD:
        finish(state, action - FINISH)
    elif action < COPY:
        discard_for_refresh(state, action - DISCARD)
    elif action < FIGHT:
        answer(state, action)
    elif action < BUILD:
        apply_attack(state, action)
    else:
        apply_build(state, action)


@rule
def apply_chance(state: State, action: int) -> None:
    if action >= START:
        start(state, action - START)
    elif action >= ROLL:
        roll(state, action - ROLL)
        if state.rolls == 0:
            after_rolls(state)
    else:
        deal(state, action - DEAL)


@rule
def answer(state: State, action: int) -> None:
    if action >= PLACE:
        place_army(state, action - PLACE)
    elif action >= CAST:
        cast(state)
    elif action >= INCLUDE:
        include(state, action - INCLUDE)
    elif action >= SHIFT:
        shift(state, action - SHIFT)
    elif action >= STORE:
        store(state, action - STORE)
    elif action >= EXCHANGE:
        exchange(state, action - EXCHANGE)
    else:
        carry_out(state, action - COPY)


@rule
def apply_attack(state: State, action: int) -> None:
    if action >= STEAL:
        steal(state, (action - STEAL) // RESOURCES, (action - STEAL) % RESOURCES)
    elif action >= ATTACK:
        attack(state, (action - ATTACK) // PLACES, (action - ATTACK) % PLACES)
    else:
        fight(state, action - FIGHT)


@rule
def apply_build(state: State, action: int) -> None:
    if action >= DECLARE:
        declare(state, action == DECLARE)
    elif action >= ADORN:
        adorn(state, action - ADORN)
    elif action >= TRADE:
        trade(state, action - TRADE)
    else:
        build(state, (action - BUILD) // PLACES, (action - BUILD) % PLACES)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = score(state, seat)


@rule
def ranking(state: State, ranks: Numbers) -> None:
    """D-31: places without ties, since turn order decides last."""
    for seat in range(int(state.seats)):
        ranks[seat] = 1
        for other in range(int(state.seats)):
            if other != seat and is_ahead(state, other, seat):
                ranks[seat] += 1


@rule
def seen_by(state: State, action: int) -> int:
    """D-32: everything is done in the open."""
    return EVERYBODY


@rule
def reveals(state: State, action: int) -> bool:
    """D-32: totals are shown when the last die of the game is rolled, and that is chance."""
    return False


@rule
def pieces(state: State, counts: Numbers) -> None:
    """Every card, wherever it is: first the locations, then bandits, then ships."""
    for kind in range(CARD_KINDS):
        counts[kind] = state.gone[kind]
    for pile in range(PILES):
        counts[pile] += state.piles[pile]
    for card in range(DECK_KINDS):
        counts[FIRST_OF_DECK - FIRST_CARD + card] += state.deck[card]
    for slot in range(MOST_SLOTS):
        if state.display[slot] != EMPTY:
            counts[int(state.display[slot]) - FIRST_CARD] += 1
    for pile in range(ENEMIES):
        counts[CARD_KINDS + pile] = state.bandits[pile]
        counts[CARD_KINDS + ENEMIES + pile] = state.ships[pile]
    for seat in range(int(state.seats)):
        count_player(state.players[seat], counts)


@rule
def count_player(player: Player, counts: Numbers) -> None:
    for place in range(PLACES):
        if int(player.built) >> place & 1:
            counts[int(player.cards[place]) - FIRST_CARD] += 1
    for pile in range(ENEMIES):
        counts[CARD_KINDS + pile] += player.bandits[pile]
        counts[CARD_KINDS + ENEMIES + pile] += player.ships[pile]
