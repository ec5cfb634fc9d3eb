"""Skyscrapers on the lattice: cards are riveted to the edges of standing cards, and workers climb what they build.

The files, in the order of the rulebook: `lattice` (where two cards may lie), `cards` (the deck, girders, turnings),
`site` (everything that stands, as records), `slots`, `cells` and `levels` (what follows from it), `frame` (one card is
added), `state` (a position), `building` and `workers` (what players do), `falls` (what hands can spoil), `ending`,
`turn` (what comes after what) and `secrets`. This one begins the game and answers what the table asks of every game.

A decision is taken in steps, each of which can be completed: card, slot, turning; worker, cell. Hardly
anything is ever forfeited (S-14). Of all ground cells beside base cards the easternmost one has nothing to the east of
it, for a card there would have a cell still further east; so it is open, and the westernmost one, too. A worker in the
reserve can be hired there, and one on the ground can move to one of them. Only if none is in reserve, none on the
ground is free, and closed levels (S-19) keep all others where they are, nothing may be left to do.
"""

from ..kit import CHANCE, OVER, Numbers, bits, offer, ranked_by, rule
from . import building, ending, falls, frame, kinds, tickets, turn, workers
from .cards import CONSTRUCTION, EVERY_CARD
from .site import BASES_EACH, MOST_SEATS, NOBODY
from .state import (
    ACTING,
    DEALING,
    DEALT,
    ENDED,
    MOVING,
    NONE,
    PLACING,
    PRESSING,
    RESERVE,
    RETURNING,
    SETTLING,
    SLIDING,
    STARTING,
    STEPPING,
    TURNING,
    UNENDED,
    WORKERS,
    Options,
    Player,
    State,
    is_physical,
    score,
)

# --- The first player and the hands (S-13) ---------------------------------------------------------------------------


@rule
def start(state: State, seat: int) -> None:
    """S-13: chance names the first player."""
    state.starter, state.seat, state.phase = seat, seat, DEALING


@rule
def deal(state: State, design: int) -> None:
    """S-13: one card at a time, seat by seat from seat 0."""
    player = state.players[int(state.dealt) % int(state.seats)]
    state.deck = int(state.deck) & ~(1 << design)
    player.hand = int(player.hand) | 1 << design
    player.cards += 1
    state.dealt += 1
    if state.dealt == int(state.seats) * int(DEALT[state.seats]):
        turn.begin_turn(state, int(state.starter))


# --- What the table asks of every game -------------------------------------------------------------------------------


@rule
def sit_down(player: Player, here: bool) -> None:
    """S-13: five workers in reserve, score 0, two base cards in hand."""
    player.hand, player.cards, player.bases, player.out = 0, 0, BASES_EACH if here else 0, 0
    player.workers[:] = RESERVE if here else 0
    player.girders, player.printed, player.doubled, player.falls = 0, 0, 0, 0
    player.left, player.emptied, player.highest = 0, 0, 0


@rule
def set_options(state: State, options: Options) -> None:
    state.hands, state.pairs = options.hands, options.pairs
    state.play_out_the_round, state.lowest_space = options.play_out_the_round, options.lowest_space
    state.edition = options.edition


@rule
def new_game(state: State, seats: int, options: Options) -> None:
    """S-6, S-13: the H and five workers each, before chance names the first player."""
    set_options(state, options)
    state.seats, state.phase, state.ending, state.starter, state.seat = seats, STARTING, UNENDED, 0, 0
    state.actions, state.idle, state.built, state.dealt, state.shifted = 0, 0, 0, 0, 0
    state.worker, state.card, state.slot, state.fresh, state.beside = NONE, NONE, NONE, 0, 0
    state.braced, state.loose, state.broken, state.deck = 0, 0, 0, EVERY_CARD
    state.carried, state.slid, state.sliding, state.lying = NONE, 0, NONE, 0
    state.connections[:] = 0
    frame.start_site(state.site)
    for seat in range(MOST_SEATS):
        sit_down(state.players[seat], seat < seats)


@rule
def to_move(state: State) -> int:
    """S-28: while workers are put back their owners decide, otherwise the active player."""
    if state.phase == ENDED:
        return OVER
    if state.phase == RETURNING:
        return falls.next_fallen(state) // WORKERS
    return CHANCE if state.phase <= DEALING or SETTLING <= state.phase <= PRESSING else int(state.seat)


@rule
def actions_to_begin(state: State, choices: Numbers) -> int:
    """S-14: hire, build or move, in any order; if nothing of this is legal, the action is forfeited."""
    count = building.buildable_cards(state, choices, workers.hires(state, choices, 0))
    stuck = count == 0 and not workers.can_anybody_leave(state.site, state.players[state.seat])
    count = workers.workers_to_pick_up(state, choices, count)
    count = offer(choices, count, kinds.BRACE, is_physical(state) and not state.braced)
    return offer(choices, count, kinds.FORFEIT, stuck)


@rule
def legal_actions(state: State, choices: Numbers) -> int:
    """What the seat to move may do; every phase offers its own range of actions, those of chance and the end none."""
    if state.phase == ACTING:
        return actions_to_begin(state, choices)
    if state.phase == PLACING:
        return building.legal_slots(state, choices)
    if state.phase == TURNING:
        return building.legal_turnings(state, choices)
    if state.phase == MOVING:
        return workers.steps(state, choices)
    if state.phase == RETURNING:
        return falls.returns(state, choices)
    return workers.asides(state, choices) if state.phase == STEPPING else 0


@rule
def chance_tickets(state: State) -> int:
    """S-13: every player is equally likely to start, and every card of the deck to be dealt."""
    if state.phase == STARTING:
        return int(state.seats)
    return bits.count(int(state.deck)) if state.phase == DEALING else event_tickets(state)


@rule
def event_tickets(state: State) -> int:
    """S-27, S-31: what may happen next on the site; a loose rivet is pressed home for certain."""
    if state.phase == SLIDING:
        return falls.rest_tickets(state)
    if state.phase == SETTLING:
        return tickets.settle_tickets(state)
    return 1 if state.phase == PRESSING else 0


@rule
def chance_outcome(state: State, ticket: int) -> int:
    if state.phase == STARTING:
        return kinds.START + ticket
    return kinds.DEAL + bits.nth(int(state.deck), ticket) if state.phase == DEALING else event_outcome(state, ticket)


@rule
def event_outcome(state: State, ticket: int) -> int:
    if state.phase == SLIDING:
        return falls.rest_outcome(state, ticket)
    return kinds.PRESSED if state.phase == PRESSING else tickets.settle_outcome(state, ticket)


@rule
def chance_after(state: State, ticket: int) -> int:
    """The ticket up to which all stand for the same event."""
    return tickets.settle_after(state, ticket) if state.phase == SETTLING else ticket + 1


@rule
def apply_slide(state: State, action: int) -> None:
    """S-27: who slides, and where it comes to rest."""
    if action >= kinds.LIE:
        falls.lie(state, action - kinds.LIE)
    elif action >= kinds.REST:
        falls.rest(state, action - kinds.REST)
    else:
        falls.slide(state, action - kinds.SLID)


@rule
def apply_event(state: State, action: int) -> None:
    """S-27, S-28, S-30, S-31: what the hand has brought about."""
    if action >= kinds.SLID:
        apply_slide(state, action)
    elif action == kinds.PRESSED:
        falls.press(state)
    elif action >= kinds.BROKE:
        falls.break_rivet(state, action - kinds.BROKE)
    elif action >= kinds.FELL:
        falls.fall(state, action - kinds.FELL)
    elif action == kinds.COLLAPSE:
        ending.collapse(state)
    elif action == kinds.LOOSE:
        falls.loosen(state)
    else:
        turn.settle(state)


@rule
def apply_first_step(state: State, action: int) -> None:
    """S-14: the beginning of an action."""
    if action == kinds.BRACE:
        falls.brace(state)
    elif action >= kinds.WORKER:
        state.worker, state.phase = action - kinds.WORKER, MOVING
    elif action >= kinds.CARD:
        state.card, state.phase = action - kinds.CARD, PLACING
    else:
        turn.spend_action(state, workers.hire(state, action - kinds.HIRE))


@rule
def apply_next_step(state: State, action: int) -> None:
    """S-16, S-18: the choice of slot, turning and cell."""
    if action >= kinds.MOVE:
        workers.move(state, action - kinds.MOVE)
        turn.spend_action(state, workers.picked_up(state))
    elif action >= kinds.SHIFT:
        workers.shift(state, action - kinds.SHIFT)
        turn.carry_out(state, workers.picked_up(state))
    elif action >= kinds.TURN:
        turn.build_card(state, action - kinds.TURN)
    else:
        state.slot, state.phase = action - kinds.SLOT, TURNING


@rule
def step_aside_and_go_on(state: State, quarter: int) -> None:
    """S-17, S-28: a hand carries the worker to another cell, and nothing if it stays."""
    number = workers.first_beside(state)
    if workers.step_aside(state, quarter):
        turn.carry_out(state, number)
    else:
        turn.go_on(state)


@rule
def apply_action(state: State, action: int) -> None:
    if action >= kinds.SETTLED:
        apply_event(state, action)
    elif action >= kinds.DEAL:
        deal(state, action - kinds.DEAL)
    elif action >= kinds.START:
        start(state, action - kinds.START)
    elif action == kinds.FORFEIT:
        turn.forfeit(state)
    elif action >= kinds.RETURN:
        falls.put_back(state, action - kinds.RETURN)
        turn.go_on(state)
    elif action >= kinds.ASIDE:
        step_aside_and_go_on(state, action - kinds.ASIDE)
    elif action >= kinds.SLOT:
        apply_next_step(state, action)
    else:
        apply_first_step(state, action)


@rule
def final_scores(state: State, scores: Numbers) -> None:
    for seat in range(int(state.seats)):
        scores[seat] = score(state.players[seat])


ranking = ranked_by(ending.merit)  # S-25: 1 for the highest score; a tie is shared


@rule
def count_hand(player: Player, counts: Numbers) -> None:
    for design in range(CONSTRUCTION):
        counts[design] += int(player.hand) >> design & 1


@rule
def pieces(state: State, counts: Numbers) -> None:
    """Every card and every worker, wherever it is."""
    for design in range(CONSTRUCTION):
        counts[design] = int(state.deck) >> design & 1
    for seat in range(MOST_SEATS):
        counts[CONSTRUCTION + seat] = state.players[seat].bases
        counts[CONSTRUCTION + MOST_SEATS + seat] = WORKERS if seat < state.seats else 0
        count_hand(state.players[seat], counts)
    for number in range(int(state.site.standing)):
        card = state.site.cards[number]
        if card.design < CONSTRUCTION:
            counts[card.design] += 1
        elif card.seat != NOBODY:
            counts[CONSTRUCTION + int(card.seat)] += 1
