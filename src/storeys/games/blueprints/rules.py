"""Blueprints: three rounds in which everybody builds with six dice behind a screen.

Theory. The dice in the pool are open, and so is who takes which; only the blueprint and the place of a die are secret.
So a player's building is the list of dice taken, in order, with the square of each, and the rest of the table is
counts. Rounds are never cleared away: a position holds all three, the scored ones open to everybody, the current one
half hidden. Awards, prizes and starting players stand in the round they were won in.

The order of play: chance names the first player; then in every round it draws the in-demand materials, deals the
blueprints and rolls the pool. On a turn a player takes a die, places it unless it is dead, and with two players
discards another; chance fills the pool again. The last turn of a round scores it.
"""

from ..kit import CHANCE, OVER, Numbers, bags, bits, next_seat, offer, ranked_by, rule
from . import awards, buildings
from .awards import GOLD, MOST_SEATS, NO_MATERIAL, SILVER, Round
from .buildings import DEAD, DICE, fits, fits_on
from .dice import COPIES, MATERIALS, VALUES, die_of, material_of, value_of
from .kinds import DEAL, DEMAND, DISCARD, DRAW, PLACE, START, TAKE
from .plans import PLANS, SQUARES
from .state import (
    DEALING,
    DEMANDING,
    DISCARDING,
    DRAWING,
    ENDED,
    NO_DIE,
    PLACING,
    POOL,
    ROUNDS,
    STARTING,
    TAKING,
    Options,
    State,
    current,
    own_building,
)

# --- The bag, the pool and the start of a round (B-6 … B-9, B-28) ----------------------------------------------------


@rule
def collect_dice(state: State) -> None:
    """B-6, B-28: all dice are in the bag."""
    for index in range(int(state.rolled)):
        state.pool[index] = 0
    state.rolled = 0
    for material in range(MATERIALS):
        state.bag[material], state.discards[material] = COPIES, 0


@rule
def add_to_pool(state: State, die: int) -> None:
    state.rolled += 1
    for index in range(int(state.rolled) - 1, 0, -1):
        if int(state.pool[index - 1]) <= die:
            state.pool[index] = die
            return
        state.pool[index] = state.pool[index - 1]
    state.pool[0] = die


@rule
def remove_from_pool(state: State, die: int) -> None:
    """The pool is in order: of this die and all after it every place takes what lies in the next."""
    state.rolled -= 1
    for index in range(int(state.rolled)):
        if state.pool[index] >= die:
            state.pool[index] = state.pool[index + 1]
    state.pool[state.rolled] = 0


@rule
def start(state: State, seat: int) -> None:
    """B-9: chance names the player who starts the first round."""
    state.rounds[0].starter, state.phase = seat, DEMANDING


@rule
def demand(state: State, material: int) -> None:
    """B-6: the first and the second in-demand material; their dice stay out of the round."""
    wanted = current(state).demand
    state.bag[material] -= 1
    if wanted[0] == NO_MATERIAL:
        wanted[0] = material
    else:
        wanted[1], state.phase = material, DEALING


@rule
def other_material(state: State, ticket: int) -> int:
    """B-6: before the first, one of four; then one of the three others, of which there are equally many dice."""
    first = int(current(state).demand[0])
    return ticket + 1 if first != NO_MATERIAL and ticket >= first else ticket


@rule
def deal(state: State, plan: int) -> None:
    """B-7: one blueprint for each player, from seat 0 on."""
    buildings.lay_out(own_building(state), plan)
    state.deck &= ~(1 << plan)
    state.seat += 1
    if state.seat == state.seats:
        state.seat, state.phase = current(state).starter, DRAWING


@rule
def draw(state: State, die: int) -> None:
    """B-8, B-10: a die out of the bag, rolled, into the pool, until that is full."""
    state.bag[material_of(die)] -= 1
    add_to_pool(state, die)
    if state.rolled == POOL[state.seats]:
        state.phase = TAKING


# --- A turn (B-10 … B-17) --------------------------------------------------------------------------------------------


@rule
def something_fits(state: State) -> bool:
    """B-17: whether any die of the pool can be placed; the highest is the last."""
    return fits(own_building(state), value_of(int(state.pool[state.rolled - 1])))


@rule
def takes(state: State, choices: Numbers) -> int:
    """B-10, B-17: any die of the pool, but with the option no dead one while another would fit."""
    least = int(own_building(state).lowest) if state.refuse_dead_dice == 1 and something_fits(state) else 0
    return offer_pool(state, choices, TAKE, least)


@rule
def discards(state: State, choices: Numbers) -> int:
    """B-11: any die of the pool."""
    return offer_pool(state, choices, DISCARD, 0)


@rule
def offer_pool(state: State, choices: Numbers, action: int, least: int) -> int:
    """Every die of the pool of at least this value; equal ones lie side by side and are one choice."""
    count, before = 0, NO_DIE
    for index in range(int(state.rolled)):
        die = int(state.pool[index])
        count = offer(choices, count, action + die, die != before and value_of(die) >= least)
        before = die
    return count


@rule
def take(state: State, die: int) -> None:
    """B-10, B-17: a die that fits is to be placed; a dead one is removed and still one of the six."""
    remove_from_pool(state, die)
    building = own_building(state)
    if fits(building, value_of(die)):
        state.die, state.phase = die, PLACING
    else:
        buildings.note(building, die, DEAD)
        after_choice(state)


@rule
def placements(state: State, choices: Numbers) -> int:
    """B-13, B-14: every square on which the die fits."""
    count, tops, value = 0, int(own_building(state).tops), value_of(int(state.die))
    for square in range(SQUARES):
        count = offer(choices, count, PLACE + square, fits_on(tops, square, value))
    return count


@rule
def place(state: State, square: int) -> None:
    """B-13 … B-16: the die stays where it is put."""
    building, die = own_building(state), int(state.die)
    buildings.note(building, die, square)
    buildings.stack(building, die, square)
    state.die = NO_DIE
    after_choice(state)


@rule
def after_choice(state: State) -> None:
    """B-11: two players discard another die before the turn is over."""
    if state.seats == 2:
        state.phase = DISCARDING
    else:
        end_turn(state)


@rule
def discard(state: State, die: int) -> None:
    """B-11: a second die of the pool leaves the round."""
    remove_from_pool(state, die)
    state.discards[material_of(die)] += 1
    end_turn(state)


@rule
def is_last_turn(state: State) -> bool:
    return int(state.turns) + 1 == DICE * int(state.seats)


@rule
def end_turn(state: State) -> None:
    """B-10, B-12: the pool is filled up for the next player, but not after the last choice; the bag never runs dry."""
    if is_last_turn(state):
        end_round(state)
    else:
        state.turns += 1
        state.seat = next_seat(int(state.seat), int(state.seats))
        state.phase = DRAWING


@rule
def end_round(state: State) -> None:
    """B-9, B-28, B-29: the round is scored; then the lowest building starts the next one, or the match is over."""
    seats = int(state.seats)
    awards.score_round(current(state), seats)
    starter = awards.next_starter(current(state), seats)
    collect_dice(state)
    state.scored += 1
    state.turns, state.seat, state.phase = 0, 0, ENDED
    if state.scored < ROUNDS:
        current(state).starter = starter
        state.phase = DEMANDING


# --- The end (B-29) --------------------------------------------------------------------------------------------------


@rule
def victory_points(state: State, seat: int) -> int:
    """B-4, B-29: the points of all awards and prizes won so far."""
    points = 0
    for number in range(ROUNDS):
        points += awards.points(state.rounds[number], seat)
    return points


@rule
def prizes_won(state: State, seat: int) -> int:
    won = 0
    for number in range(ROUNDS):
        won += awards.prizes_of(state.rounds[number], seat)
    return won


@rule
def awards_won(state: State, seat: int, award: int) -> int:
    won = 0
    for number in range(ROUNDS):
        if state.rounds[number].awards[seat] == award:
            won += 1
    return won


@rule
def result(state: State, seat: int) -> int:
    """B-29: points, then prizes, then gold and silver awards, the first in the highest digits.

    Bronze awards never have to decide: with all of these equal, the rest of the points is equal, too.
    """
    total = victory_points(state, seat) << 4 | prizes_won(state, seat)
    return (total << 2 | awards_won(state, seat, GOLD)) << 2 | awards_won(state, seat, SILVER)


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    """B-1, B-2: all dice in the bag and all blueprints in the deck, before chance names the first player."""
    state.seats, state.phase = seats, STARTING
    state.refuse_dead_dice, state.open_awards = options.refuse_dead_dice, options.open_awards
    state.scored, state.turns, state.seat, state.die = 0, 0, 0, NO_DIE
    state.deck = (1 << PLANS) - 1
    collect_dice(state)
    for number in range(ROUNDS):
        awards.clear(state.rounds[number])


@rule
def to_move(state: State) -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase <= DRAWING else int(state.seat)


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    """What the seat to move may do; every phase offers its own range of actions."""
    if state.phase == TAKING:
        return takes(state, choices)
    if state.phase == PLACING:
        return placements(state, choices)
    return discards(state, choices) if state.phase == DISCARDING else 0


@rule
def chance_tickets(state: State) -> int:
    """B-6 … B-9: players, materials and blueprints are equally likely, and so is every face of every die in the bag."""
    if state.phase == DRAWING:
        return bags.size(state.bag) * VALUES
    if state.phase == DEALING:
        return bits.count(int(state.deck))
    if state.phase == DEMANDING:
        return MATERIALS if current(state).demand[0] == NO_MATERIAL else MATERIALS - 1
    return int(state.seats) if state.phase == STARTING else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    if state.phase == DRAWING:
        return DRAW + die_of(bags.nth(state.bag, ticket // VALUES), 1 + ticket % VALUES)
    if state.phase == DEALING:
        return DEAL + bits.nth(int(state.deck), ticket)
    if state.phase == DEMANDING:
        return DEMAND + other_material(state, ticket)
    return START + ticket


@rule
def apply_action(state: State, action: int) -> None:
    if action >= DRAW:
        draw(state, action - DRAW)
    elif action < PLACE:
        take(state, action - TAKE)
    elif action < DISCARD:
        place(state, action - PLACE)
    elif action < START:
        discard(state, action - DISCARD)
    elif action >= DEAL:
        deal(state, action - DEAL)
    elif action >= DEMAND:
        demand(state, action - DEMAND)
    else:
        start(state, action - START)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = victory_points(state, seat)


ranking = ranked_by(result)  # B-29: 1 for the winners; players equal in everything share a rank


@rule
def pieces(state: State, counts: Numbers) -> None:
    """Every die by its material, and every blueprint."""
    for material in range(MATERIALS):
        counts[material] = int(state.bag[material]) + int(state.discards[material])
    for index in range(int(state.rolled)):
        counts[material_of(int(state.pool[index]))] += 1
    if state.die != NO_DIE:
        counts[material_of(int(state.die))] += 1
    if state.phase != ENDED:
        count_used(current(state), counts)
    for plan in range(PLANS):
        counts[MATERIALS + plan] = int(state.deck) >> plan & 1
    for number in range(ROUNDS):
        for seat in range(int(state.seats)):
            if state.rounds[number].buildings[seat].plan >= 0:
                counts[MATERIALS + state.rounds[number].buildings[seat].plan] += 1


@rule
def count_used(played: Round, counts: Numbers) -> None:
    """The dice of a round that are in demand or were taken."""
    for spot in range(2):
        if played.demand[spot] != NO_MATERIAL:
            counts[played.demand[spot]] += 1
    for seat in range(MOST_SEATS):
        for index in range(int(played.buildings[seat].taken)):
            counts[material_of(int(played.buildings[seat].dice[index]))] += 1
