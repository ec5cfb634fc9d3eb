"""The golden games of Skyscrapers show everything that seldom happens in a match of it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from storeys.games.skyscrapers import GAME
from storeys.games.skyscrapers.ending import visible_at
from storeys.games.skyscrapers.site import is_open
from storeys.games.skyscrapers.state import CALM, GONE, STEPPING, is_on_site, is_physical

from .errors import IllegalAction
from .files import load
from .golden import folder, matches
from .match import Match

MATCHES = matches(GAME)


def positions(match: Match) -> list[Any]:
    return [match.position(moves) for moves in range(len(match.moves) + 1)]


def ending(match: Match) -> str:
    return match.question().message.removeprefix("skyscrapers-ask-ended-")


def kinds(match: Match) -> set[str]:
    return {entry.data["do"] for entry in match.log() if entry.data}


def players_out(state: Any) -> set[int]:
    return {seat for seat in range(state.seats) if state.players[seat].out}


def lines(match: Match, seat: int) -> dict[str, int]:
    return {line.message.removeprefix("skyscrapers-score-"): line.points for line in match.breakdown(seat)}


# --- Version 1 -------------------------------------------------------------------------------------------------------


def play_today(earlier: Match) -> None:
    """The same log by the rules of today."""
    match = Match("skyscrapers", earlier.seats, earlier.options, chance=None)
    for entry in earlier.log():
        if entry.undo:
            match.undo()
        else:
            match.play(str(entry.words))


@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("a-closed-level-is-skipped-2-seats", "S-19"),  # a worker goes past a level without an open cell
        ("own-hands-4-seats", "S-31"),  # a loose rivet that nobody presses
    ],
)
def test_matches_of_version_1_are_read_by_their_own_rules_and_would_not_be_legal_today(name: str, refused: str) -> None:
    earlier = load(folder(GAME) / "version-1" / f"{name}.txt")
    assert (earlier.version, earlier.over) == (1, True)
    with pytest.raises(IllegalAction) as problem:
        play_today(earlier)
    assert problem.value.rule == refused


# --- Options and undo ------------------------------------------------------------------------------------------------


def test_every_value_of_every_option_is_chosen() -> None:
    for name, option in GAME.options.items():
        assert {match.options.get(name, option.values[0]) for match in MATCHES} == set(option.values), name


def test_with_calm_hands_and_with_others_every_number_of_seats_plays_and_somebody_undoes() -> None:
    undone = {
        (match.seats, bool(is_physical(match.state))) for match in MATCHES if any(entry.undo for entry in match.log())
    }
    assert undone == {(seats, physical) for seats in GAME.seats for physical in (False, True)}


def test_only_where_hands_are_not_calm_something_has_to_settle() -> None:
    for match in MATCHES:
        assert ("settled" in kinds(match)) == is_physical(match.state)


# --- Building and stepping aside (S-17, S-21) ------------------------------------------------------------------------


def test_every_line_of_a_score_sheet_occurs() -> None:
    seen = {line for match in MATCHES for seat in range(match.seats) for line in lines(match, seat)}
    points = {"girders", "printed", "doubled", "falls", "emptied", "cards-left", "highest"}
    assert seen == points | {"out-trapped", "out-falls", "out-collapse"}


def asked_for(match: Match) -> Iterator[bool]:
    """For every worker beside a new rivet, whether it belongs to the player who built."""
    for state in positions(match):
        if state.phase == STEPPING:
            yield GAME.question(state).arguments["seat"] == state.seat


def test_own_workers_and_those_of_others_step_aside() -> None:
    assert {own for match in MATCHES for own in asked_for(match)} == {True, False}


# --- Trapped and out (S-9, S-22, S-28, S-29) -------------------------------------------------------------------------


def has_trapped(state: Any) -> bool:
    places = (int(place) for seat in range(state.seats) for place in state.players[seat].workers)
    return any(is_on_site(place) and not is_open(state.site, place) for place in places)


def test_a_worker_is_trapped_without_its_player_being_out() -> None:
    assert any(has_trapped(state) and not players_out(state) for match in MATCHES for state in positions(match))


def test_who_is_trapped_is_out_and_the_others_end_the_game_or_the_last_one_left_has_won() -> None:
    calm = [match for match in MATCHES if match.state.hands == CALM]
    found = {(ending(match), match.seats, len(players_out(match.state))) for match in calm if players_out(match.state)}
    assert found == {("last-left", 2, 1), ("emptied", 4, 1)}


def test_who_makes_too_many_fall_is_out_and_the_others_end_the_game_or_the_last_one_left_has_won() -> None:
    shaky = [match for match in MATCHES if is_physical(match.state) and players_out(match.state)]
    assert {ending(match) for match in shaky} == {"last-left", "emptied", "collapsed"}


def test_fallen_workers_of_others_come_back_and_those_of_who_is_out_are_gone() -> None:
    assert {"fell", "return"} <= set.union(*map(kinds, MATCHES))
    assert any(GONE in player.workers for match in MATCHES for player in match.state.players[: match.seats])


# --- The end (S-23 … S-25) -------------------------------------------------------------------------------------------


def emptied(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if match.state.players[seat].emptied]


def test_a_round_is_played_out_and_a_second_hand_is_emptied_in_it() -> None:
    assert any(match.options.get("play_out_the_round") and len(emptied(match)) > 1 for match in MATCHES)


def test_three_whole_rounds_pass_without_a_new_card() -> None:
    stalled = [match for match in MATCHES if ending(match) == "stalled"]
    assert stalled
    for match in stalled:
        last = [state.site.standing for state in positions(match)].index(match.state.site.standing)
        movers = [GAME.to_move(state) for state in positions(match)[last:-1]]
        assert 1 + sum(mover != following for mover, following in pairwise(movers)) >= 3 * match.seats


def bonus(match: Match) -> str:
    """How S-24 was decided: on the highest level that anybody is on, on a lower one, or not at all."""
    rivals = [match.state.players[seat] for seat in range(match.seats) if seat not in players_out(match.state)]
    heights = range(int(match.state.site.top), -1, -1)
    counts = [[visible_at(match.state.site, player, height) for height in heights] for player in rivals]
    best, second = sorted(counts, reverse=True)[:2]
    if best == second:
        return "nowhere"
    highest = next(level for level, count in enumerate(best) if count)
    return "highest" if best[highest] != second[highest] else "lower"


def test_the_points_for_the_highest_worker_are_decided_on_every_kind_of_level_and_nowhere() -> None:
    counted = [match for match in MATCHES if ending(match) in ("emptied", "stalled")]
    assert {bonus(match) for match in counted} == {"highest", "lower", "nowhere"}
    for match in counted:
        paid = any("highest" in lines(match, seat) for seat in range(match.seats))
        assert paid is (bonus(match) != "nowhere")
