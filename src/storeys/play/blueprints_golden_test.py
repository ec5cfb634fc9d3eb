"""The golden games of Blueprints show everything that seldom happens in a match of it."""

from collections.abc import Iterator
from itertools import permutations

from storeys.games.blueprints import GAME, awards, rules
from storeys.games.blueprints.awards import GOLD, PRIZE_NAMES, SILVER, Round
from storeys.games.blueprints.buildings import DEAD, dice_of
from storeys.games.blueprints.state import OPTIONS, SEATS

from .golden import matches
from .match import Match

MATCHES = matches(GAME)


def rounds(match: Match) -> list[Round]:
    return list(match.state.rounds)


def decided_by(played: Round, winner: int, loser: int) -> str:
    """Which step of B-24 set two players apart, once their scores do not."""
    for material, step in zip(played.demand, ("the first material", "the second material"), strict=True):
        if dice_of(played.buildings[winner], int(material)) != dice_of(played.buildings[loser], int(material)):
            return step
    return "the turn"


def ties_for_awards(match: Match) -> Iterator[str]:
    for played in rounds(match):
        for winner, loser in permutations(range(match.seats), 2):
            tied = played.scores[winner] == played.scores[loser]
            if tied and played.awards[winner] > played.awards[loser]:
                yield decided_by(played, winner, loser)


def ties_for_prizes(match: Match) -> Iterator[str]:
    for played in rounds(match):
        for prize, winner in enumerate(played.prizes.tolist()):
            for loser in range(match.seats):
                if loser != winner and awards.earns(played.buildings[loser], prize):
                    yield decided_by(played, winner, loser)


def won(match: Match, seat: int) -> dict[str, int]:
    """What B-29 looks at, in its order."""
    return {
        "points": rules.victory_points(match.state, seat),
        "prizes": rules.prizes_won(match.state, seat),
        "gold": rules.awards_won(match.state, seat, GOLD),
        "silver": rules.awards_won(match.state, seat, SILVER),
    }


def ends(match: Match) -> Iterator[str]:
    """What set the winner and each other player apart."""
    winner = match.ranks().index(1)
    for loser in set(range(match.seats)) - {winner}:
        best, other = won(match, winner), won(match, loser)
        yield next((step for step in best if best[step] != other[step]), "nothing")


def test_a_dead_die_occurs() -> None:
    built = (building for match in MATCHES for played in rounds(match) for building in played.buildings)
    assert any(DEAD in building.squares for building in built)


def test_every_prize_is_won_and_left_unawarded() -> None:
    for prize, _ in enumerate(PRIZE_NAMES):
        winners = {int(played.prizes[prize]) for match in MATCHES for played in rounds(match)}
        assert awards.NOBODY in winners
        assert len(winners) > 1


def test_every_step_decides_about_an_award_and_about_a_prize() -> None:
    steps = {"the first material", "the second material", "the turn"}
    assert {step for match in MATCHES for step in ties_for_awards(match)} == steps
    assert {step for match in MATCHES for step in ties_for_prizes(match)} == steps


def test_every_step_decides_about_the_win_and_somebody_shares_it() -> None:
    assert {step for match in MATCHES for step in ends(match)} == {"points", "prizes", "gold", "silver", "nothing"}
    assert {match.seats for match in MATCHES if match.ranks().count(1) > 1} == {3, 4}


def test_a_match_tells_what_decided_it_where_points_did_not() -> None:
    decided = [reason for match in MATCHES if (reason := match.decided_by())]
    assert {reason.arguments["what"] for reason in decided} == {"prizes", "gold", "silver"}
    assert all(reason.arguments["own"] > reason.arguments["others"] for reason in decided)
    assert not any(match.decided_by() for match in MATCHES if match.ranks().count(1) > 1)


def test_every_option_is_chosen_and_an_undo_occurs_with_every_number_of_seats() -> None:
    assert {option for match in MATCHES for option in match.options} == set(OPTIONS)
    assert {match.seats for match in MATCHES if any(entry.undo for entry in match.log())} == set(SEATS)
