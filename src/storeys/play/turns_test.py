"""Which turn a line of the log belongs to, and what came of it."""

from itertools import groupby, pairwise
from pathlib import Path

import pytest

from storeys import games
from storeys.games import GAMES
from storeys.games.checks.wager import GAME as WAGER
from storeys.games.kit import CHANCE, SPECTATOR

from .files import load
from .match import Entry, Match
from .match_test import FIVE, loaded, played_out

FOLDER = Path(games.__file__).parent


def golden(game: str, name: str) -> Match:
    return load(FOLDER / game / "golden" / f"{name}.txt")


def turns(match: Match) -> list[list[Entry]]:
    """The lines of each turn, those of turn 0 first."""
    return [list(lines) for _, lines in groupby(match.log(), key=lambda entry: entry.turn)]


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_counted_without_gaps_and_everybody_is_told_the_same_number(game: str) -> None:
    match = played_out(Match(game, 2, seed=3))
    numbers = [entry.turn for entry in match.log()]
    assert numbers[0] == 0
    assert all(after - before in (0, 1) for before, after in pairwise(numbers))
    again = Match(game, 2, seed=3)
    again.play(again.legal_actions()[0])
    assert [entry.turn for entry in again.log(SPECTATOR)] == [entry.turn for entry in again.log()]


def test_a_turn_of_5_towers_is_a_display_with_its_auction() -> None:
    first, *rest, last = turns(golden("towers", "greedy-4-seats"))
    assert [entry.words for entry in first] == ["start 2"] or first[0].seat == CHANCE
    for lines in (*rest, last):
        dealt = [entry for entry in lines if entry.data and entry.data["do"] == "draw"]
        assert lines[: len(dealt)] == dealt != []


def test_a_turn_of_blueprints_is_a_die_and_a_new_round_is_laid_out_in_between() -> None:
    _, *rest = turns(golden("blueprints", "gold-decides-3-seats"))
    deciders = [{entry.seat for entry in lines} - {CHANCE} for lines in rest]
    assert [len(each) for each in deciders].count(0) == 2
    assert all(len(each) <= 1 for each in deciders)


@pytest.mark.parametrize(("name", "count"), [("solo-normal", 15), ("solo-hard", 12)])
def test_whoever_plays_dice_city_alone_has_one_turn_after_the_other(name: str, count: int) -> None:
    assert len(turns(golden("dice_city", name))) - 1 == count


def test_a_turn_of_skyscrapers_is_three_actions_whoever_is_asked_in_between() -> None:
    for lines in turns(golden("skyscrapers", "a-hand-is-emptied-2-seats"))[1:-1]:
        spent = [
            entry.data["do"]
            for entry in lines
            if entry.data and entry.data["do"] in ("hire", "turn", "move", "forfeit")
        ]
        assert len(spent) == 3


def test_without_a_word_of_the_game_a_turn_is_what_one_seat_decides() -> None:
    match = Match(WAGER, 2, seed=1)
    played_out(match)
    for before, after in pairwise(entry for entry in match.log() if entry.seat != CHANCE):
        assert (before.turn == after.turn) == (before.seat == after.seat)


def test_what_is_taken_back_belongs_to_the_turn_it_was_made_in() -> None:
    match = loaded(*FIVE)
    turn = match.log()[-1].turn
    match.play("bid 1")
    match.undo()
    match.play("bid 2")
    assert [entry.turn for entry in match.log()[-3:]] == [turn] * 3


def test_when_a_round_is_scored_buildings_awards_and_prizes_are_announced_to_all() -> None:
    match = golden("blueprints", "all-prizes-2-seats")
    noted = [entry for entry in match.log() if entry.notes]
    assert len(noted) == 3
    kinds = [note.message for entry in noted for note in entry.notes]
    assert kinds.count("blueprints-note-award") + kinds.count("blueprints-note-building") == 3 * 2
    won = [note.arguments for entry in noted for note in entry.notes if note.message == "blueprints-note-prize"]
    prizes = [round_.prizes.tolist() for round_ in match.state.rounds]
    assert len(won) == sum(seat >= 0 for prize in prizes for seat in prize)
    hidden = Match("blueprints", 2, chance=None)
    for entry in match.log()[:-1]:
        hidden.repeat(entry.seat, entry.words, entry.undo)
    assert [entry.notes for entry in hidden.log(SPECTATOR)] == [entry.notes for entry in match.log()[:-1]]


def test_the_end_of_dice_city_is_announced_once() -> None:
    noted = [entry.notes for entry in golden("dice_city", "ships-run-out-2-seats").log() if entry.notes]
    assert [[note.arguments for note in notes] for notes in noted] == [[{"why": "ships"}]]


def test_skyscrapers_tells_who_is_out_and_what_is_counted_at_the_end() -> None:
    match = golden("skyscrapers", "a-hand-is-emptied-2-seats")
    told = {note.message for note in match.log()[-1].notes}
    assert {"skyscrapers-note-emptied", "skyscrapers-note-cards-left"} <= told
    out = golden("skyscrapers", "one-is-out-and-the-others-go-on-4-seats")
    assert any(note.message == "skyscrapers-note-out" for entry in out.log()[:-1] for note in entry.notes)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_at_a_line_are_those_that_a_seat_could_know_then(game: str) -> None:
    match = Match(game, 2, seed=3)
    known = []
    while match.lines < 60:
        match.play(match.legal_actions()[0])
        known.append((match.lines, [match.known_scores(match.view(seat)) for seat in (0, 1)]))
    for line, scores in known:
        assert [match.known_scores_at(line, seat) for seat in (0, 1)] == scores
