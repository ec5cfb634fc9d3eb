"""The attack step: bandits, locations and resources of other players (D-18 … D-22)."""

from ..kit import Numbers, offer, rule
from .cards import BANDIT_DEFENSE, BANDIT_POINTS, ENEMIES, LEAST_DEFENSE, RESOURCES, TRAINING_CAMP
from .cities import deactivate, defense, points
from .kinds import ATTACK, FIGHT, FINISH, STEAL
from .state import ATTACK_STEP, PLACES, STEAL_COST, Player, State

# --- Bandits (D-18, D-19) --------------------------------------------------------------------------------------------


@rule
def bandit_defense(state: State, pile: int) -> int:
    """D-3: what is printed, and one less for every training camp used this turn, but at least 1."""
    return max(1, int(BANDIT_DEFENSE[pile]) - int(state.lasting[TRAINING_CAMP]))


@rule
def can_fight(state: State, pile: int) -> bool:
    """D-18, D-19: while the pile lasts, with the strength of watch towers too."""
    return state.bandits[pile] > 0 and int(state.strength) + int(state.bandit_strength) >= bandit_defense(state, pile)


@rule
def fight(state: State, pile: int) -> None:
    """D-18, D-19: the strength of watch towers is spent first; the card is taken, or in solo its points."""
    cost = bandit_defense(state, pile)
    from_towers = min(cost, int(state.bandit_strength))
    state.bandit_strength -= from_towers
    state.strength -= cost - from_towers
    if state.seats == 1:
        state.gained += int(BANDIT_POINTS[pile])
    else:
        state.bandits[pile] -= 1
        state.players[state.seat].bandits[pile] += 1


# --- Locations (D-20) ------------------------------------------------------------------------------------------------


@rule
def can_be_attacked(player: Player, place: int) -> bool:
    """D-20: a card without a deactivation token."""
    return int(player.built) & ~int(player.off) & 1 << place != 0


@rule
def can_attack(player: Player, place: int, strength: int) -> bool:
    return can_be_attacked(player, place) and defense(player, place) <= strength


@rule
def attack(state: State, seat: int, place: int) -> None:
    """D-20: spend its defense, deactivate it, gain its victory points."""
    player = state.players[seat]
    state.strength -= defense(player, place)
    state.gained += points(player, place)
    deactivate(player, place)


# --- Resources (D-21) ------------------------------------------------------------------------------------------------


@rule
def can_steal(state: State, seat: int, resource: int) -> bool:
    return state.strength >= STEAL_COST and state.players[seat].stock[resource] > 0


@rule
def steal(state: State, seat: int, resource: int) -> None:
    """D-21: two strength for one resource of another player's stock."""
    state.strength -= STEAL_COST
    state.players[seat].stock[resource] -= 1
    state.players[state.seat].stock[resource] += 1


# --- The step (D-22) -------------------------------------------------------------------------------------------------


@rule
def attacks(state: State, choices: Numbers) -> int:
    """D-22: any number of attacks, in any order, on any players; then finish."""
    count = offer(choices, 0, FINISH + ATTACK_STEP, True)
    for pile in range(ENEMIES):
        count = offer(choices, count, FIGHT + pile, can_fight(state, pile))
    if state.strength >= LEAST_DEFENSE:
        count = attacks_on_locations(state, choices, count)
    for seat in range(int(state.seats)):
        if seat != state.seat:
            for resource in range(RESOURCES):
                number = STEAL + seat * RESOURCES + resource
                count = offer(choices, count, number, can_steal(state, seat, resource))
    return count


@rule
def attacks_on_locations(state: State, choices: Numbers, count: int) -> int:
    for seat in range(int(state.seats)):
        if seat != state.seat:
            player = state.players[seat]
            for place in range(PLACES):
                number = ATTACK + seat * PLACES + place
                count = offer(choices, count, number, can_attack(player, place, int(state.strength)))
    return count


@rule
def attacks_something(state: State) -> bool:
    """Whether the step is worth asking for."""
    for pile in range(ENEMIES):
        if can_fight(state, pile):
            return True
    for seat in range(int(state.seats)):
        if seat != state.seat and threatens(state, seat):
            return True
    return False


@rule
def threatens(state: State, seat: int) -> bool:
    """Whether this player has a resource or a location that could be attacked now."""
    for resource in range(RESOURCES):
        if can_steal(state, seat, resource):
            return True
    if state.strength >= LEAST_DEFENSE:
        for place in range(PLACES):
            if can_attack(state.players[seat], place, int(state.strength)):
                return True
    return False


@rule
def carry_out(state: State, action: int) -> None:
    """D-22: one attack."""
    if action >= STEAL:
        steal(state, (action - STEAL) // RESOURCES, (action - STEAL) % RESOURCES)
    elif action >= ATTACK:
        attack(state, (action - ATTACK) // PLACES, (action - ATTACK) % PLACES)
    else:
        fight(state, action - FIGHT)
