"""The golden games of Dice City show every location at work, every attack, every tie-break and both kinds of solo."""

from collections.abc import Iterator
from itertools import pairwise

from storeys.games.dice_city import GAME
from storeys.games.dice_city.cards import NAMES
from storeys.games.dice_city.ending import taken_points

from .golden import matches
from .match import Match

MATCHES = matches(GAME)


def done(kind: str) -> Iterator[dict[str, object]]:
    """Every move of a kind, as data."""
    for match in MATCHES:
        for entry in match.log():
            if entry.data and entry.data["do"] == kind:
                yield entry.data


def tie_breaks(match: Match) -> Iterator[str]:
    """Which step of D-31 set two neighbours in the ranking apart, once their points do not."""
    ranks, scores = match.ranks(), match.scores()
    for better, worse in pairwise(sorted(range(match.seats), key=lambda seat: ranks[seat])):
        one, other = match.state.players[better], match.state.players[worse]
        if scores[better] != scores[worse]:
            continue
        if one.bought != other.bought:
            yield "locations"
        elif taken_points(one) != taken_points(other):
            yield "ships and bandits"
        else:
            yield "turn order"


def test_every_location_is_used_or_copied_or_worth_points_where_it_stands() -> None:
    at_work = {move["card"] for kind in ("use", "copy") for move in done(kind)}
    assert at_work | {"cathedral"} == set(NAMES)  # a cathedral does nothing when it is used (D-14)
    assert "cathedral" in {move["card"] for move in done("build")}


def test_every_kind_of_bandits_and_ships_is_taken() -> None:
    assert {move["bandits"] for move in done("fight")} == {3, 4, 5}
    assert {move["ship"] for move in done("trade")} == {5, 10, 20}


def test_locations_are_attacked_and_every_resource_is_stolen() -> None:
    assert next(done("attack"))
    assert {move["resource"] for move in done("steal")} == {"wood", "stone", "iron"}


def test_every_tie_break_decides() -> None:
    assert {step for match in MATCHES for step in tie_breaks(match)} == {"locations", "ships and bandits", "turn order"}


def test_a_match_tells_what_decided_it_where_points_did_not() -> None:
    decided = [reason for match in MATCHES if (reason := match.decided_by())]
    assert {reason.arguments["what"] for reason in decided} == {"locations", "taken", "order"}
    assert {(reason.rule, reason.message) for reason in decided} == {("D-31", "dice_city-tie")}
    assert all(reason.arguments["own"] >= reason.arguments["others"] for reason in decided)


def test_both_ways_to_be_alone() -> None:
    assert {match.options.get("hard", 0) for match in MATCHES if match.seats == 1} == {0, 1}


def test_every_reason_to_end_dice_city_occurs_in_a_golden_game() -> None:
    reasons = {match.question().arguments["why"] for match in MATCHES}
    assert reasons == {"bandits", "ships", "deck", "declared", "rounds", "solo"}
