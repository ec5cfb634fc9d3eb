"""Tickets that stand in for a hand (S-27): whatever is possible has some, and who is near has more."""

import pytest

from ..kit import before
from . import GAME, risks, tickets
from .falls import can_be_loose, can_break, can_collapse, can_fall, can_slide
from .kinds import BROKE, COLLAPSE, FELL, LOOSE, SETTLED, SLID
from .rules_test import random_game
from .site import MOST_CARDS
from .state import CROWD, SETTLING, State
from .tickets import FULL, QUIET, TICKETS, fall_tickets, lot

FLOOR = "floor-VH z@1,0,2 VH by 0"
WALL = "upright-LTV x@2,0,2 LTV by 0"
FAR_FLOOR = "floor-LR z@-1,0,2 LR by 1"


def settling(moment: str, *cards: str, hands: str = "trembling", mine: str = "1,0,2", other: str = "") -> State:
    lines = [f"seats 2, starter 0, hands {hands}", f"settling 0, actions 2, idle 0, {moment}", *cards]
    people = [(f"workers {places}" + " -" * (5 - len(places.split()))) if places else "" for places in (mine, other)]
    state: State = GAME.parse("\n".join([*lines, f"0: {people[0]}", f"1: {people[1]}"]))
    return state


def weight(state: State, event: int) -> int:
    return int(GAME.chance_weights(state)[event])


@pytest.mark.rule("S-27")
def test_whatever_is_possible_has_a_ticket_and_nothing_else_has() -> None:
    for state in random_game(3, 5, hands=2):
        if state.phase == SETTLING:
            possible = {FELL + worker for worker in range(CROWD) if can_fall(state, worker)}
            possible |= {SLID + worker for worker in range(CROWD) if can_slide(state, worker)}
            possible |= {BROKE + card for card in range(int(state.site.standing)) if can_break(state, card)}
            possible |= {LOOSE} if can_be_loose(state) else set()
            possible |= {COLLAPSE} if can_collapse(state) else set()
            assert set(GAME.possible(state)) == possible | {SETTLED}


@pytest.mark.rule("S-27")
def test_all_tickets_are_told_in_runs_and_those_of_a_run_stand_for_the_same() -> None:
    state = settling("carried 4, built, fresh", FLOOR, WALL, mine="1,0,2 1,-1,2", other="1,0,2")
    runs = list(GAME.lots(state))
    assert runs[0] == (SETTLED, range(QUIET))
    assert [run.stop for _, run in runs[:-1]] == [run.start for _, run in runs[1:]]
    assert (runs[-1][0], runs[-1][1].stop) == (SETTLED, TICKETS)
    for event, run in runs:
        assert {GAME.chance_outcome(state, ticket) for ticket in (run[0], run[-1])} == {event}
        assert lot(state, run[-1])[1] == run.stop
    assert int(GAME.chance_weights(state).sum()) == TICKETS


@pytest.mark.rule("S-27")
def test_who_is_near_to_what_is_built_falls_more_easily_than_who_is_far_away() -> None:
    state = settling("carried 5, built, fresh", FLOOR, FAR_FLOOR, WALL, mine="1,0,2", other="-1,0,2")
    assert weight(state, FELL) > weight(state, FELL + 5) > 1


@pytest.mark.rule("S-27")
def test_trembling_hands_let_more_fall_than_steady_ones_and_own_hands_count_as_steady() -> None:
    falls = {
        hands: fall_tickets(settling("carried 0.1", FLOOR, hands=hands)) for hands in ("steady", "trembling", "own")
    }
    assert falls["steady"] == falls["own"] < falls["trembling"]


@pytest.mark.rule("S-31")
def test_a_braced_building_lets_less_fall_and_break_and_fewer_rivets_stay_loose() -> None:
    free, held = (settling(f"carried 4, built, fresh{braced}", FLOOR, WALL) for braced in ("", ", braced"))
    assert fall_tickets(held) < fall_tickets(free)
    for event in (LOOSE, COLLAPSE, BROKE + 4):
        assert weight(held, event) < weight(free, event)


@pytest.mark.rule("S-30")
def test_a_site_with_broken_rivets_comes_down_more_easily() -> None:
    sound, shaken = (settling(f"carried 4,{broken} built, fresh", FLOOR, WALL) for broken in ("", " broken 3,"))
    assert weight(shaken, COLLAPSE) > weight(sound, COLLAPSE)


@pytest.mark.rule("S-27")
def test_a_worker_on_the_ground_does_not_fall_and_seldom_moves_anything() -> None:
    state = settling("carried 0.2", FLOOR, mine="1,0,2 1,0,0")
    assert weight(state, FELL + 1) == 0
    assert weight(state, SETTLED) > 0.9 * TICKETS


def test_whatever_is_possible_keeps_a_ticket_even_if_there_are_too_few_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    state = settling("carried 4, built, fresh", FLOOR, WALL, mine="1,0,2 1,-1,2 1,0,2", other="1,0,2")
    possible = GAME.possible(state)
    monkeypatch.setattr(tickets, "FALLS", risks.FALLS + TICKETS)
    assert GAME.possible(state) == possible
    assert int(GAME.chance_weights(state).sum()) == TICKETS


def test_there_is_a_ticket_for_every_event_of_the_fullest_site() -> None:
    assert 2 * CROWD + MOST_CARDS + 2 <= TICKETS - FULL


@pytest.mark.rule("S-27")
@pytest.mark.parametrize(("hands", "count"), [("steady", 1024), ("trembling", 256)])
def test_in_matches_of_earlier_versions_every_event_has_one_ticket(hands: str, count: int) -> None:
    state = settling("carried 4, built, fresh", FLOOR, WALL, hands=f"{hands}, edition 2", mine="1,0,2 1,0,0")
    assert before(int(state.edition), 3)
    weights = GAME.chance_weights(state)
    assert int(weights.sum()) == count
    assert set(weights[weights > 0].tolist()) == {1, count - 1 - 4 - 1 - 1 - 2}  # a fall, rivets, loose, down, slides
