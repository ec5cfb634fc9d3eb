"""Hands fed by the test: what they bring about is checked, logged, kept in files and known again."""

from collections.abc import Sequence

import pytest

from storeys.games.kit import CHANCE, NO_HAND, OWN_HAND, SPECTATOR, TABLES_HAND, Generator, below, generator
from storeys.games.skyscrapers import GAME
from storeys.games.skyscrapers.kinds import COLLAPSE, FELL, LOOSE, SETTLED

from .draws import draws_of
from .episodes import Record, drawn_instead, episodes_of, moves_of_hands
from .errors import CannotUndo, DamagedFile, HandAtWork, IllegalAction, NewerFile, WrongSeat
from .files import FIRST_FORMAT, FORMAT, WITH_HANDS, check_chance, read, text
from .match import LANDED_CALMLY, Match

ENGINE = Record("engine 1")
STEADY, OWN = 1, 3


def waiting(hands: int = STEADY, *, path: str | None = None) -> Match:
    """A match whose first worker is in a hand."""
    match = Match(GAME, 2, {"hands": hands}, seed=3, hands=True)
    match.play(match.legal_actions()[0], match.to_move, path)
    return match


def choose(match: Match, dice: Generator) -> None:
    """Anything legal, and rather a card than anything else."""
    cards = [action for action in match.legal_actions() if match.words(action).startswith("card")]
    legal = cards or match.legal_actions()
    match.play(legal[below(dice, len(legal))])


def played(match: Match, seed: int = 1, last: Sequence[int] = (COLLAPSE,)) -> Match:
    """Calm hands until a card stands that can come down; then that happens."""
    dice = generator(seed)
    while not match.over:
        if match.awaits_hand:
            collapses = match.state.site.standing > match.state.site.bases + 1
            match.settle(last if collapses else (SETTLED,), ENGINE)
        else:
            choose(match, dice)
    return match


# --- Waiting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
def test_a_match_that_has_hands_waits_where_one_is_at_work() -> None:
    match = waiting()
    assert match.awaits_hand
    assert match.to_move == CHANCE
    with pytest.raises(HandAtWork):
        match.play("settled", CHANCE)
    with pytest.raises(HandAtWork):
        match.play(0, 0)


def test_a_match_without_hands_draws_tickets() -> None:
    match = Match(GAME, 2, {"hands": STEADY}, seed=3)
    match.play(match.legal_actions()[0])
    assert not match.awaits_hand
    assert match.to_move >= 0
    assert match.log()[-1].hand is None


def test_with_calm_hands_nothing_is_waited_for() -> None:
    match = Match(GAME, 2, seed=3, hands=True)
    asked: list[int] = []
    match.play(match.legal_actions()[0], hand=asked.append)
    assert asked == [NO_HAND]
    assert match.to_move >= 0


@pytest.mark.rule("S-26")
@pytest.mark.parametrize(("hands", "whose"), [(STEADY, TABLES_HAND), (OWN, OWN_HAND)])
def test_whoever_has_a_path_is_asked_for_it_with_whose_hand_it_is(hands: int, whose: int) -> None:
    match = Match(GAME, 2, {"hands": hands}, seed=3, hands=True)
    match.play(match.legal_actions()[0], hand=lambda asked: f"hand {asked}")
    assert match.log()[-1].hand == f"hand {whose}"


def test_whoever_is_asked_for_a_path_may_still_refuse_and_nothing_has_happened() -> None:
    def refuse(_: int) -> str:
        raise HandAtWork()

    match = Match(GAME, 2, {"hands": OWN}, seed=3, hands=True)
    before, lines = GAME.show(match.state), match.lines
    with pytest.raises(HandAtWork):
        match.play(match.legal_actions()[0], hand=refuse)
    assert (GAME.show(match.state), match.lines, match.movers.count(CHANCE)) == (before, lines, match.standing)


def test_an_errand_is_the_decision_with_the_position_before_it() -> None:
    match = waiting(OWN, path="abc")
    errand = match.errand()
    assert (errand.action, errand.path) == (match.moves[-1], "abc")
    assert GAME.show(errand.before) == GAME.show(match.position(match.standing - 1))


def test_the_tremor_comes_from_the_promised_chance_and_is_no_draw() -> None:
    match = waiting()
    draws = match.movers.count(CHANCE)
    assert match.chance is not None
    assert match.errand().tremor == match.chance.tremor(draws) != match.chance.tremor(draws + 1)
    assert match.errand().tremor[:8] != match.chance._word(draws, 0).to_bytes(8, "big")


def test_nothing_is_taken_back_while_a_hand_is_at_work_or_after_it() -> None:
    match = waiting()
    seat = match.movers[-1]
    with pytest.raises(CannotUndo, match="hand"):
        match.undo(seat)
    match.settle([SETTLED], ENGINE)
    with pytest.raises(CannotUndo, match="chance"):
        match.undo(seat)


# --- Settling --------------------------------------------------------------------------------------------------------


def test_what_came_of_a_hand_is_logged_as_moves_of_chance_with_the_record_at_the_first() -> None:
    match = played(waiting(), last=(LOOSE, COLLAPSE))
    assert [(entry.words, entry.hand) for entry in match.log()[-2:]] == [("loose", ENGINE.text()), ("collapse", None)]
    assert {entry.seat for entry in match.log()[-2:]} == {CHANCE}


@pytest.mark.parametrize("events", [[], [FELL], [SETTLED, SETTLED], [COLLAPSE], [LOOSE], [0]])
def test_what_the_rules_do_not_know_does_not_happen_and_neither_does_the_rest(events: list[int]) -> None:
    match = waiting()
    before, lines = GAME.show(match.state), match.lines
    with pytest.raises((IllegalAction, HandAtWork)):
        match.settle(events, ENGINE)
    assert (GAME.show(match.state), match.lines, match.awaits_hand) == (before, lines, True)


def test_nothing_comes_of_a_hand_where_none_is_at_work() -> None:
    match = waiting()
    match.settle([SETTLED], ENGINE)
    with pytest.raises(IllegalAction):
        match.settle([SETTLED], ENGINE)


def test_the_log_says_when_a_piece_landed_calmly_because_the_simulation_failed() -> None:
    match = waiting()
    match.settle([SETTLED], Record("none", calm=True))
    assert match.log()[-1].notes == (LANDED_CALMLY,)
    assert read(text(match).encode(), "kept", hands=True).log()[-1].notes == (LANDED_CALMLY,)


def test_a_path_is_shown_to_nobody_who_may_not_see_the_move() -> None:
    match = Match(GAME, 2, {"hands": OWN}, seed=3, hands=True)
    seat = match.to_move
    match.play(match.legal_actions()[0], seat, "abc")
    match.settle([SETTLED], ENGINE)
    match.play(next(action for action in match.legal_actions() if match.words(action).startswith("card")), seat, "def")
    assert match.log(SPECTATOR)[-1].hand is None
    assert match.log(seat)[-1].hand == "def"


# --- Files -----------------------------------------------------------------------------------------------------------


def test_a_file_keeps_paths_and_records_and_goes_on_waiting() -> None:
    match = waiting(OWN, path="a path")
    kept = read(text(match).encode(), "kept", hands=True)
    assert kept.awaits_hand
    assert kept.log() == match.log()
    assert kept.errand().tremor == match.errand().tremor
    assert text(kept) == text(match)


def test_a_file_without_hands_is_of_the_first_format() -> None:
    assert text(Match(GAME, 2, seed=3)).startswith(f"storeys match {FIRST_FORMAT}\n")
    assert text(waiting(OWN, path="a")).startswith(f"storeys match {WITH_HANDS}\n")


@pytest.mark.parametrize("line", ["hand ", "hand é", "hand a\nhand b", f"hand {'x' * 40_001}"])
def test_a_hand_that_makes_no_sense_damages_a_file(line: str) -> None:
    whole = text(waiting(OWN, path="here")).replace("hand here", line)
    with pytest.raises(DamagedFile):
        read(sealed(whole), "kept")


def test_a_hand_belongs_to_a_move() -> None:
    with pytest.raises(DamagedFile):
        read(sealed(text(waiting()).replace("1 chance", "hand early\n1 chance")), "kept")


def test_a_later_format_is_known_by_its_number() -> None:
    with pytest.raises(NewerFile):
        read(text(waiting()).replace("match 1", f"match {FORMAT + 1}").encode(), "kept")


def sealed(whole: str) -> bytes:
    import hashlib

    body = whole[: whole.rindex("end ")]
    return f"{body}end {body.count(chr(10))} {hashlib.sha256(body.encode()).hexdigest()}\n".encode()


# --- Looking back ----------------------------------------------------------------------------------------------------


def test_every_episode_of_a_match_can_be_asked_for_once_more() -> None:
    match, asked = Match(GAME, 2, {"hands": STEADY}, seed=3, hands=True), []
    dice = generator(1)
    while not match.over:
        if match.awaits_hand:
            errand = match.errand()
            events = (COLLAPSE,) if match.state.site.standing > match.state.site.bases + 1 else (SETTLED,)
            asked.append((match.lines + 1, errand.action, errand.tremor, GAME.show(errand.before), events))
            match.settle(events, ENGINE)
        else:
            choose(match, dice)
    again = read(text(match).encode(), "kept")
    found = [
        (e.line, e.errand.action, e.errand.tremor, GAME.show(e.errand.before), e.events) for e in episodes_of(again)
    ]
    assert found == asked
    assert len(found) > 2


def test_tickets_are_not_asked_about_what_a_hand_did() -> None:
    match = played(waiting())
    draws = match.movers.count(CHANCE) - len(moves_of_hands(match))
    assert check_chance(read(text(match).encode(), "kept"), "kept") == draws > 10
    runs = draws_of(match).draws
    assert len(runs) == match.movers.count(CHANCE)
    assert runs[-1][1] == [(runs[-1][1][0][0], 1)]


def test_what_was_drawn_in_the_place_of_a_hand_is_checked_like_every_draw() -> None:
    match, dice = Match(GAME, 2, {"hands": STEADY}, seed=3), generator(1)
    while not match.over:
        choose(match, dice)
    assert check_chance(match, "kept") == match.movers.count(CHANCE)
    assert not list(episodes_of(match))


def test_what_was_drawn_in_the_place_of_some_hands_is_counted() -> None:
    """A table that has hands only now and then could choose what it likes better."""
    match, dice = Match(GAME, 2, {"hands": STEADY}, seed=3, hands=True), generator(1)
    while not match.over:
        if match.awaits_hand:
            match.settle((SETTLED,), ENGINE)
        else:
            match.hands = match.lines % 3 > 0
            choose(match, dice)
    found, worked = len(list(episodes_of(match))), [entry.words for entry in match.log()]
    assert drawn_instead(match) == worked.count("settled") + worked.count("collapse") - found > 2
    assert found > 2


def test_nothing_was_drawn_instead_of_hands_that_were_all_simulated_or_that_are_calm() -> None:
    assert drawn_instead(played(waiting())) == 0
    match, dice = Match(GAME, 2, seed=3), generator(1)
    for _ in range(60):
        choose(match, dice)
    assert drawn_instead(match) == 0


def test_whoever_moves_for_another_hears_of_the_hand_first() -> None:
    match = waiting()
    assert isinstance(match.not_now(0), HandAtWork)
    match.settle([SETTLED], ENGINE)
    assert isinstance(match.not_now(1 - match.to_move), WrongSeat)
