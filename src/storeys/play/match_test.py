"""A match: what may be played, by whom, what is logged, what can be taken back."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import storeys
from storeys.games import GAMES
from storeys.games.kit import CHANCE, OVER, SPECTATOR, Game, Reason, as_bytes

from .errors import (
    BadOption,
    CannotUndo,
    IllegalAction,
    MatchOver,
    NameCount,
    OptionNotOpen,
    SeatCount,
    UnknownAction,
    UnknownGame,
    WrongSeat,
)
from .match import Match
from .take_backs import IN_A_MATCH, IN_A_TURN


def played_out(match: Match, seed: int = 0) -> Match:
    choose = random.Random(seed)
    while not match.over:
        match.play(choose.choice(match.legal_actions()))
    return match


def loaded(*draws: str, seats: int = 2) -> Match:
    """A match of 5 Towers with these cards on the display, seat 0 to bid first."""
    match = Match("towers", seats, chance=None)
    match.play("start 0")
    for card in draws:
        match.play(f"draw {card}")
    return match


FIVE = ("candy 7", "sand 12", "scrap 3", "plant 0", "spooky 9")


# --- Beginning ---


def test_the_example_in_the_documentation_works() -> None:
    match = storeys.Match("towers", seats=3, seed=7)
    assert match.to_move in range(3)
    assert next(match.words(action) for action in match.legal_actions()) == "bid 0"
    match.play(match.legal_actions()[0])
    assert storeys.Match("towers", seats=2, chance=None).to_move == storeys.CHANCE


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (played_out(Match("towers", 3, seed=11)) for _ in range(2))
    assert first.log() == second.log()
    assert first.log() != played_out(Match("towers", 3, seed=12)).log()


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (UnknownGame, ("chess", 2)),
        (SeatCount, ("towers", 1)),
        (SeatCount, ("towers", 6)),
        (SeatCount, ("towers", "2")),
        (BadOption, ("towers", 2, {"speed": 1})),
        (BadOption, ("skyscrapers", 2, {"hands": 4})),
        (BadOption, ("skyscrapers", 2, {"hands": "1"})),
        (BadOption, ("dice_city", 1, {"hard": True})),
        (BadOption, ("dice_city", 1, {"hard": 1.0})),
        (OptionNotOpen, ("dice_city", 2, {"hard": 1})),
        (SeatCount, ("dice_city", True)),
        (SeatCount, ("towers", 2.0)),
        (SeatCount, ("towers", 10**9)),
    ],
)
def test_a_match_that_cannot_begin_says_why(error: type[Exception], arguments: Any) -> None:
    with pytest.raises(error) as caught:
        Match(*arguments)
    assert len(str(caught.value)) > 10


def test_there_are_as_many_names_as_seats() -> None:
    with pytest.raises(NameCount, match=r"names \(3\).*seats \(2\)"):
        Match("towers", 2, players=["Ada", "Ben", "Cy"])


def test_seats_and_options_may_be_numbers_of_numpy() -> None:
    one: Any = np.int64(1)
    match = Match("dice_city", one, {"hard": one})
    assert (type(match.seats), match.options) == (int, {"hard": 1})


@pytest.mark.rule("D-34")
def test_hard_is_for_those_who_play_alone_and_the_default_for_everybody() -> None:
    with pytest.raises(OptionNotOpen) as refusal:
        Match("dice_city", 3, {"hard": 1})
    assert refusal.value.rule == "D-34"
    assert "one player" in str(refusal.value)
    assert Match("dice_city", 3, {"hard": 0}).options == {"hard": 0}


def test_a_game_is_called_by_its_title_in_every_language() -> None:
    with pytest.raises(SeatCount) as caught:
        Match("towers", 6)
    assert "5 Towers" in caught.value.sentence("en")
    assert "5 wież" in caught.value.sentence("pl")


# --- Playing ---


def test_an_action_may_be_a_number_words_or_data() -> None:
    for action in (3, "bid 3", {"do": "bid", "cards": 3}):
        match = loaded(*FIVE)
        match.play(action)
        assert match.log()[-1].words == "bid 3"


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = loaded(*FIVE)
    before, log = as_bytes(match.state), match.log()
    with pytest.raises(IllegalAction) as refusal:
        match.play("pass")
    assert refusal.value.rule == "T-12"
    assert "T-12" in str(refusal.value)
    assert refusal.value.sentence("pl") != refusal.value.sentence("en")
    assert (as_bytes(match.state), match.log()) == (before, log)


@pytest.mark.parametrize(
    "action",
    [-1, 10**6, "", "bid", "bid x", "bid 9", "fly 3", "take candy 16", {}, {"do": 3}, {"do": "bid", "cards": "3"}],
)
def test_what_cannot_be_read_is_an_unknown_action(action: Any) -> None:
    with pytest.raises(UnknownAction):
        loaded(*FIVE).play(action)


@pytest.mark.parametrize(
    "action",
    [None, True, 1.5, 3.0, [3], (), b"bid 3", object(), np.bool_(True), np.float64(3), "x" * 10**6, 10**5000, "bid ٣"],
    ids=lambda action: type(action).__name__,
)
def test_what_is_no_action_at_all_is_refused_with_a_sentence(action: Any) -> None:
    match = loaded(*FIVE)
    with pytest.raises(UnknownAction) as refusal:
        match.play(action)
    sentences = {refusal.value.sentence(language) for language in ("en", "pl", "hu", "ro")}
    assert len(sentences) == 4
    assert max(map(len, sentences)) < 300
    assert match.to_move == 0


@pytest.mark.parametrize("action", [np.int64(3), np.int8(3), {"do": "bid", "cards": np.int64(3)}])
def test_numbers_of_numpy_are_numbers(action: Any) -> None:
    match = loaded(*FIVE)
    match.play(action)
    assert match.log()[-1].data == {"do": "bid", "cards": 3}
    assert type(match.moves[-1]) is int


def test_only_the_seat_to_move_may_act() -> None:
    match = loaded(*FIVE)
    with pytest.raises(WrongSeat):
        match.play("bid 1", seat=1)
    match.play("bid 1", seat=0)
    assert match.to_move == 1


def test_nothing_is_played_when_the_match_is_over() -> None:
    match = played_out(Match("towers", 2, seed=3))
    assert match.to_move == OVER
    assert match.legal_actions() == []
    with pytest.raises(MatchOver):
        match.play("bid 1")


@pytest.mark.parametrize("action", ["bid 1", "nonsense", {"do": "fly"}, 0, 10**6, None])
def test_when_the_match_is_over_that_is_the_reason_whatever_is_asked(action: Any) -> None:
    refusal = played_out(Match("towers", 2, seed=3)).why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("T-23", "towers-why-over")


def test_chance_moves_by_itself_and_its_outcomes_are_in_the_log() -> None:
    match = Match("towers", 2, seed=5)
    assert [entry.seat for entry in match.log()] == [CHANCE] * 6
    assert match.log()[0].words in ("start 0", "start 1")


def test_playing_returns_the_new_lines_of_the_log() -> None:
    match = Match("towers", 2, seed=5)
    before = len(match.log())
    news = match.play("bid 0")
    assert news == match.log()[before:]
    news = match.play("pass")
    assert next(entry.words for entry in news) == "pass"
    assert [entry.seat for entry in news[1:]] == [CHANCE] * 5


def test_of_a_move_each_thing_is_asked_once() -> None:
    """Who is to move before it and after it, what it means, whether it is legal, and how it is written."""
    asked: Counter[str] = Counter()

    def counted(name: str) -> Callable[..., Any]:
        def ask(*arguments: Any) -> Any:
            asked[name] += 1
            return getattr(GAMES["towers"], name)(*arguments)

        return ask

    names = ("to_move", "action", "legal_actions", "apply_action", "data")
    counting: dict[str, Any] = {name: counted(name) for name in names}
    match = Match(replace(GAMES["towers"], **counting), 2, seed=1)
    asked.clear()
    match.play({"do": "bid", "cards": 0}, seat=match.to_move)
    for _ in range(10):
        assert not match.over
        assert match.to_move in (0, 1)
    assert asked == {"to_move": 2, "action": 1, "legal_actions": 1, "apply_action": 1, "data": 1}


def test_the_reason_of_a_refusal_is_found_in_the_view_of_the_seat_that_is_refused() -> None:
    def conceal(view: Any, seat: int) -> None:
        view.bid = 3

    def why_not(view: Any, action: int) -> Reason:
        return Reason("T-1", f"bid is {view.bid}", {})

    game = replace(GAMES["towers"], conceal=conceal, why_not=why_not, legal_actions=lambda view, choices: 0)
    match = Match(game, 2, seed=1)
    for seat, message in ((None, "bid is -1"), (match.to_move, "bid is 3")):
        with pytest.raises(IllegalAction) as refused:
            match.play("bid 1", seat)
        assert refused.value.message == message


def test_what_a_seat_may_read_of_the_log_is_told_from_any_line_on() -> None:
    match = played_part(GAMES["blueprints"], 40)
    for seat in range(SPECTATOR, match.seats):
        shown = match.shown(seat)
        assert 0 in shown
        assert 1 in shown
        for since in (0, 7, match.lines):
            assert match.log(seat, since) == match.log(seat)[since:]
            assert match.shown(seat, since) == shown[since:]
        assert [entry.words is not None for entry in match.log(seat)] == [line == 1 for line in shown]
    assert match.log(since=3) == match.log()[3:]


@pytest.mark.parametrize("name", ["blueprints", "skyscrapers"])
def test_hidden_lines_of_one_seat_in_a_row_are_told_once(name: str) -> None:
    match, runs = played_part(GAMES[name], 60), 0
    for seat in range(SPECTATOR, match.seats):
        before = None
        for entry in match.log(seat):
            alike = (
                before is not None and before.words is None and (before.seat, before.undo) == (entry.seat, entry.undo)
            )
            assert entry.again == (entry.words is None and alike)
            runs += entry.again
            before = entry
    assert runs > 0
    assert not any(entry.again for entry in match.log())


def played_part(game: Game, lines: int) -> Match:
    match, choose = Match(game, 3, seed=2), random.Random(2)
    while match.lines < lines:
        match.play(choose.choice(match.legal_actions()))
    return match


def test_a_log_that_is_repeated_line_by_line_leads_to_the_same_position() -> None:
    match = played_part(GAMES["towers"], 60)
    match.undo()
    again = Match("towers", 3, chance=None)
    for entry in match.log():
        assert again.repeat(entry.seat, entry.words, entry.undo) == entry
    assert again.log() == match.log()
    assert as_bytes(again.state) == as_bytes(match.state)


def test_why_not_answers_without_playing() -> None:
    match = loaded(*FIVE)
    refusal = match.why_not("pass")
    assert refusal is not None
    assert refusal.rule == "T-12"
    assert match.why_not("bid 2") is None
    assert match.to_move == 0


# --- Views ---


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_a_copy_that_changes_nothing(name: str) -> None:
    match = Match(name, GAMES[name].seats[0], seed=1)
    before = as_bytes(match.state)
    for seat in (*range(match.seats), SPECTATOR):
        view = match.view(seat)
        GAMES[name].apply_action(view, match.legal_actions()[0])
    assert as_bytes(match.state) == before


def test_words_are_offered_in_every_language() -> None:
    match = loaded(*FIVE)
    offered = {match.words(3, language) for language in ("en", "pl", "hu", "ro")}
    assert len(offered) == 4


# --- Undo ---


def test_a_move_is_taken_back_and_the_log_keeps_both() -> None:
    match = loaded(*FIVE)
    before = as_bytes(match.state)
    match.play("bid 2")
    assert match.undo(seat=0).undo
    assert as_bytes(match.state) == before
    assert [(entry.words, entry.undo) for entry in match.log()[-2:]] == [("bid 2", False), ("bid 2", True)]


def test_several_moves_of_one_seat_can_be_taken_back_one_by_one() -> None:
    match = loaded(*FIVE)
    match.play("bid 5")
    match.play("take sand 12")
    match.play("take candy 7")
    for _ in range(3):
        match.undo(seat=0)
    assert match.legal_actions() == loaded(*FIVE).legal_actions()


@pytest.mark.parametrize(
    ("because", "moves", "seat"),
    [("nothing", [], None), ("others", ["bid 1"], 1), ("chance", ["bid 0", "pass"], 1)],
)
def test_undo_is_refused_with_the_reason(because: str, moves: list[str], seat: int | None) -> None:
    match = Match("towers", 2, seed=4)
    starter = match.to_move
    for move in moves:
        match.play(move)
    with pytest.raises(CannotUndo) as refusal:
        match.undo(None if seat is None else (starter + seat) % 2)
    assert refusal.value.message == f"match-cannot-undo-{because}"
    assert not match.can_undo() if because != "others" else match.can_undo()


def test_nothing_can_be_taken_back_after_something_hidden_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = loaded(*FIVE)
    match.play("bid 1")
    monkeypatch.setitem(match.__dict__, "game", _with_reveals(match.game))
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.message == "match-cannot-undo-hidden"


def _with_reveals(game: Any) -> Any:
    from dataclasses import replace

    return replace(game, reveals=lambda state, action: True)


def test_taking_back_does_not_change_the_dice_to_come() -> None:
    straight, wavering = Match("towers", 2, seed=9), Match("towers", 2, seed=9)
    wavering.play("bid 1")
    wavering.undo()
    for match in (straight, wavering):
        match.play("bid 0")
        match.play("pass")
    assert as_bytes(straight.state) == as_bytes(wavering.state)


def test_dice_fed_by_hand_can_be_taken_back_by_the_hand_that_fed_them() -> None:
    match = loaded(*FIVE)
    assert match.undo().words == "draw spooky 9"
    with pytest.raises(CannotUndo):
        match.undo(seat=0)


def waver(match: Match, times: int) -> None:
    """Make the same move so often, and take it back each time."""
    seat, action = match.to_move, match.legal_actions()[0]
    for _ in range(times):
        match.play(action, seat)
        match.undo(seat)


def test_a_seat_takes_back_often_in_a_turn_but_not_without_end() -> None:
    match = Match("towers", 2, seed=4)
    seat = match.to_move
    waver(match, IN_A_TURN)
    match.play("bid 1", seat)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo) as refusal:
        match.undo(seat)
    assert refusal.value.message == "match-cannot-undo-turn"


def test_when_somebody_else_has_moved_a_seat_may_take_back_again() -> None:
    match = loaded(*FIVE)
    match.attach(storeys.FairChance.numbered(1))
    waver(match, IN_A_TURN)
    match.play("bid 1", 0)
    waver(match, 1)  # the other has take-backs of their own
    match.play("pass", 1)
    match.play("take sand 12", 0)
    assert match.undo(0).undo


def test_two_who_take_back_in_turns_come_to_an_end_and_so_does_the_log() -> None:
    match = Match("towers", 2, seed=4)
    first, taken = match.to_move, 0
    while True:
        match.play("bid 1", first)
        match.play("bid 2", 1 - first)
        if not match.can_undo(1 - first):
            break
        match.undo(1 - first)
        match.undo(first)
        taken += 1
    assert taken == IN_A_MATCH
    with pytest.raises(CannotUndo) as refusal:
        match.undo(1 - first)
    assert refusal.value.message == "match-cannot-undo-match"
    assert len(match.log()) <= match.game.longest + 2 * IN_A_MATCH * match.seats


def test_the_authority_takes_back_as_often_as_it_likes() -> None:
    match = Match("towers", 2, seed=4)
    for _ in range(2 * IN_A_MATCH):
        match.play("bid 1")
        match.undo()
    assert match.can_undo(match.to_move) is False


def test_what_was_taken_back_before_counts_when_the_log_is_read_again() -> None:
    match = Match("towers", 2, chance=None)
    for action in ("start 0", *(f"draw {card}" for card in FIVE)):
        match.play(action)
    waver(match, IN_A_TURN + 5)  # a log is read whatever the bounds were when it was written
    match.attach(storeys.FairChance.numbered(1))
    match.play("bid 1", 0)
    assert not match.can_undo(0)


# --- The end ---


def test_the_seed_is_published_when_the_match_is_over_and_not_before() -> None:
    match = Match("towers", 2, seed=8)
    assert match.commitment
    assert match.seed is None
    played_out(match)
    assert match.seed is not None
    assert storeys.FairChance(bytes.fromhex(match.seed)).commitment == match.commitment


def test_nothing_is_taken_back_once_the_seed_was_shown() -> None:
    match = Match("towers", 2, seed=8)
    while not match.over:
        match.play("keep" if match.why_not("keep") is None else match.legal_actions()[0])
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.message == "match-cannot-undo-over"
    assert not match.can_undo()


def test_the_score_sheet_adds_up_to_the_score() -> None:
    match = played_out(Match("towers", 4, seed=2))
    for seat, score in enumerate(match.scores()):
        assert sum(line.points for line in match.breakdown(seat)) == score
    assert min(match.ranks()) == 1
