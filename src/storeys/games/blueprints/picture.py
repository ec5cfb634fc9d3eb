"""The picture for clients: everything a client draws, and nothing it would have to work out."""

from ..kit import seat_after
from .awards import AWARD_NAMES, NO_MATERIAL, PRIZE_NAMES, Round
from .buildings import DEAD, DICE, Building, fits, floor_of
from .dice import MATERIAL_NAMES, Material, value_of
from .names import PHASES, die_json, square_json
from .picture_type import Building as DrawnBuilding
from .picture_type import DieInHand, Picture, Placement, Player, PoolDie, Revealed, ScoredBuilding, TakenDie, Won
from .plans import PLAN_NAMES, SQUARES, on_square
from .secrets import is_seen
from .sheet import breakdown, building_lines, cards_held, gains, hides_score, outcome
from .state import DISCARDING, NO_DIE, ROUNDS, TAKING, State, current, own_building


def as_json(view: State) -> Picture:
    """A view as JSON; what is hidden from its reader is null."""
    played = current(view)
    return {
        "phase": PHASES[view.phase],
        "round": min(int(view.scored) + 1, ROUNDS),
        "starter": int(played.starter),
        "order": _order(view, played),
        "demand": _demand(played),
        "pool": [_in_pool(view, int(die)) for die in view.pool[: view.rolled]],
        "bag": dict(zip(MATERIAL_NAMES, view.bag.tolist(), strict=True)),
        "die": None if view.die == NO_DIE else _in_hand(view, int(view.die)),
        "open_awards": bool(view.open_awards),
        "refuse_dead_dice": bool(view.refuse_dead_dice),
        "players": [_player(view, seat) for seat in range(view.seats)],
        "revealed": _revealed(view) if view.scored else None,
    }


def _order(view: State, played: Round) -> list[int]:
    """The seats in the turn order of a round."""
    return [seat_after(int(played.starter), turn, int(view.seats)) for turn in range(view.seats)]


def _demand(played: Round) -> list[Material]:
    return [MATERIAL_NAMES[material] for material in played.demand if material != NO_MATERIAL]


def _in_pool(view: State, die: int) -> PoolDie:
    asked = view.phase in (TAKING, DISCARDING) and is_seen(own_building(view))
    return {
        **die_json(die),
        "fits": fits(own_building(view), value_of(die)) if asked else None,
        "places": _places(own_building(view), die) if asked and view.phase == TAKING else None,
    }


def _in_hand(view: State, die: int) -> DieInHand:
    building = own_building(view)
    return {**die_json(die), "places": _places(building, die) if is_seen(building) else None}


def _places(building: Building, die: int) -> list[Placement]:
    """Where a die may stand, and what it would bring there."""
    return [
        {**square_json(square), "points": sum(gained.values()), "gains": {**gained}}
        for square, gained in gains(building, die).items()
    ]


# --- Players and their buildings -------------------------------------------------------------------------------------


def _player(view: State, seat: int) -> Player:
    building = current(view).buildings[seat]
    in_hand = int(view.die != NO_DIE and view.seat == seat)
    return {
        **_building(building),
        "left": DICE - int(building.taken) - in_hand,
        "held": cards_held(view, seat),
        **_won(view, seat),
    }


def _won(view: State, seat: int) -> Won:
    """B-27: what a player has won, if this view shows it."""
    if hides_score(view, seat):
        return {"awards": None, "prizes": None, "points": None}
    lines = breakdown(view, seat)
    won = [line.arguments for line in lines]
    return {
        "awards": [{"award": each["award"], "round": each["round"]} for each in won if "award" in each],
        "prizes": [{"prize": each["prize"], "round": each["round"]} for each in won if "prize" in each],
        "points": sum(line.points for line in lines),
    }


def _building(building: Building) -> DrawnBuilding:
    seen = is_seen(building)
    lines = building_lines(building) if seen else None
    return {
        "plan": PLAN_NAMES[building.plan] if seen else None,
        "dice": [_placed(building, index) for index in range(building.taken)],
        "heights": [on_square(int(building.heights), square) for square in range(SQUARES)] if seen else None,
        "lines": [line.as_json() for line in lines] if lines is not None else None,
        "score": sum(line.points for line in lines) if lines is not None else None,
    }


def _placed(building: Building, index: int) -> TakenDie:
    die, square = die_json(int(building.dice[index])), int(building.squares[index])
    if square < 0:
        return {**die, "dead": square == DEAD, "row": None, "column": None, "floor": None}
    return {**die, "dead": False, **square_json(square), "floor": floor_of(building, index)}


# --- The round before ------------------------------------------------------------------------------------------------


def _revealed(view: State) -> Revealed:
    """The last round that was scored; who won what by it is announced until everybody has begun the next (B-27)."""
    played, announced = view.rounds[view.scored - 1], int(view.turns) < int(view.seats)
    return {
        "round": int(view.scored),
        "order": _order(view, played),
        "demand": _demand(played),
        "players": [_result(view, played, seat, announced) for seat in range(view.seats)],
    }


def _result(view: State, played: Round, seat: int, announced: bool) -> ScoredBuilding:
    came_to, told = outcome(played, int(view.seats)), announced or not hides_score(view, seat)
    won = [name for name, winner in zip(PRIZE_NAMES, came_to.prizes, strict=True) if winner == seat]
    return {
        **_building(played.buildings[seat]),
        "rank": came_to.ranks[seat] if told else None,
        "award": (AWARD_NAMES[came_to.awards[seat]] or None) if told else None,
        "prizes": won if told else [],
    }
