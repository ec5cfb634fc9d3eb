"""The real search with a few playouts, in one recorded match of each game; and what is told of it, without a search."""

import json
from itertools import islice
from typing import Any

import pytest

from storeys.games import GAMES
from storeys.games.kit import CHANCE, OVER, copy, generator
from storeys.play import Match

from .happenings import Happening, happenings
from .happenings_test import ONE_OF_EACH, golden
from .kinds import Json
from .rehearsing import Patient, look, weigh
from .rehearsing import answer as rehearsed
from .reviews import IN_ONE_GO, answer, asked, expected, judged

WORLDS = 24
LONG = 36_000.0  # seconds: longer than any test is given


def question(match: Match, happening: Happening, worlds: int | None = WORLDS, goal: int = 0) -> Json:
    """As it comes over the wire."""
    said: Json = json.loads(json.dumps(asked(match, happening, goal, 0.05, worlds)))
    return said


def choices(match: Match) -> list[Happening]:
    return [each for each in happenings(match) if each.choice]


def goal_of(match: Match) -> int:
    return match.game.goal([]) if match.game.goal and match.seats == 1 else 0


# --- With the search -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_has_the_same_answer(game: str) -> None:
    match = golden(game, ONE_OF_EACH[game])
    made = choices(match)
    for happening in (made[len(made) // 3], made[-1]):
        told = question(match, happening, goal=goal_of(match))
        assert answer(told, Patient()) == answer(told, Patient())


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_is_always_weighed_and_told_as_it_was_done(game: str) -> None:
    match = golden(game, ONE_OF_EACH[game])
    for happening in islice(choices(match), 2, None, 9):
        compared = answer(question(match, happening, goal=goal_of(match)), Patient())["choice"]
        done = [step["data"] for step in compared["done"]["plan"]]
        assert done[: len(happening.actions)] == as_data(match, happening)
        assert len(compared["done"]["shares"]) == match.seats
        if compared["best"]:
            assert compared["ways"] > 1
            assert [step["data"] for step in compared["best"]["plan"]] != done


def as_data(match: Match, happening: Happening) -> list[Any]:
    places = range(happening.first, happening.last)
    return [match.game.data(match.position(move), match.moves[move]) for move in places]


def test_the_clock_is_looked_at_where_no_worlds_are_counted() -> None:
    match = golden("towers", ONE_OF_EACH["towers"])
    told = answer(question(match, choices(match)[0], worlds=None), Patient())
    assert sum(told["shares"]) == pytest.approx(1, abs=0.01)
    assert told["choice"]["playouts"] > 0


# --- Without ---------------------------------------------------------------------------------------------------------


def test_the_search_sees_no_more_than_the_seat_that_had_to_decide() -> None:
    """The other hands are other cards in another world that this seat cannot tell apart: it is asked the same."""
    match = golden("skyscrapers", ONE_OF_EACH["skyscrapers"])
    happening, seen = choices(match)[4], []

    def note(game: Any, view: Any, *rest: Any, **named: Any) -> Any:
        seen.append(bytes(view.tobytes()))
        return weigh(game, view, *rest, **named)

    told = question(match, happening)
    other = copy(match.position(happening.first))
    match.game.conceal(other, happening.seat)
    match.game.imagine(other, happening.seat, generator(5))
    assert match.game.show(other) != told["before"]
    for before in (told["before"], match.game.show(other)):
        judged({**told, "before": before}, Patient(), look, note)
    assert seen[0] == seen[1]


def test_the_end_is_the_result() -> None:
    match = golden("towers", "greedy-2-seats")
    told = rehearsed(question(match, list(happenings(match))[-1]))
    assert told["points"] == match.scores()
    assert told["shares"] == [1.0 if rank == 1 else 0.0 for rank in match.ranks()]
    assert told["errors"] == [0, 0]


def test_winners_who_share_have_equal_shares() -> None:
    match = golden("blueprints", "shared-win-3-seats")
    winners = match.ranks().count(1)
    assert winners > 1
    found = expected(match.game, match.state, generator(1), 0, 0.0)
    assert found.shares == tuple((rank == 1) / winners for rank in match.ranks())


@pytest.mark.parametrize("missing", [0, 1])
def test_alone_the_result_is_whether_the_goal_was_reached(missing: int) -> None:
    match = golden("dice_city", "solo-normal")
    [points] = match.scores()
    found = expected(match.game, match.state, generator(1), points + missing, 0.0)
    assert found.shares == (1.0 - missing,)


def test_what_chance_did_was_nobodys_choice() -> None:
    match = golden("towers", "greedy-2-seats")
    dealt = next(each for each in happenings(match) if each.seat == CHANCE and each.actions)
    assert rehearsed(question(match, dealt))["choice"] is None


def test_whoever_is_told_to_stop_weighs_nothing_more() -> None:
    class Hasty(Patient):
        def stop(self) -> bool:
            return True

    match = golden("dice_city", "solo-normal")
    last = next(each for each in happenings(match) if match.game.to_move(match.position(each.last)) == OVER)
    told = {**question(match, last), "choice": True, "seat": 0}
    assert answer(told, Hasty())["choice"] is None


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_told_to_stop_looks_no_longer_however_much_time_there_is(game: str) -> None:
    match = golden(game, ONE_OF_EACH[game])
    found = expected(match.game, match.position(1), generator(1), goal_of(match), LONG, stop=lambda: True)
    assert found.simulations <= IN_ONE_GO


def test_moves_are_told_with_all_that_a_line_of_the_log_tells_of_them() -> None:
    match = golden("skyscrapers", "a-hand-is-emptied-2-seats")
    built = next(each for each in choices(match) if len(each.actions) == 3)
    done = rehearsed(question(match, built))["choice"]["done"]["plan"]
    assert [step["data"]["do"] for step in done] == ["card", "slot", "turn"]
    assert done[-1]["more"].keys() >= {"card", "height", "points"}
    assert {step["seat"] for step in done} == {built.seat}
