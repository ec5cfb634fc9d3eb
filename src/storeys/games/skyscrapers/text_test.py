"""Positions of Skyscrapers as text, there and back, and what is said about a text that is no position."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from ..kit import PositionError, as_bytes
from . import GAME, soundness
from .cards import NAMES
from .names import PHASES
from .reading import parse
from .rules_test import play, position, random_game
from .state import SEATS
from .text import show

ACTING = """\
seats 2, starter 0
acting 1, actions 2, idle 0, built
floor-VH z@1,0,2 VH by 0
upright-TV-worker x@2,0,2 TV by 1
0: hand upright-LR deck-VDE; workers 1,0,2 - - - -; girders 2
1: hand universal-D; workers 1,0,0 - - - -; girders 1; printed 1; doubled 2
"""
SHAKEN = """\
seats 3, starter 2, hands trembling, pairs, play out the round, lowest -10
settling 0, actions 1, idle 2, beside 0.1 1.2, loose 3, broken 1 2, built, fresh, braced
floor-VH z@1,0,2 VH by 0
0: workers 0,0,2 - - - -; falls 1
1: hand floor-LR; workers fallen 1,0,2 - - -; emptied
2: workers gone fallen - - -; girders 120; out
"""
PRESSING = """\
seats 2, starter 0, hands steady
pressing 0, actions 1, idle 2, lying 0.1, loose 3, built
floor-VH z@1,0,2 VH by 0
0: workers 0,0,2 - - - -
1:
"""
SLIDING = PRESSING.replace("pressing 0, actions 1, idle 2, lying 0.1", "sliding 0, actions 1, idle 2, sliding 0.1")
EARLIER = ACTING.replace("starter 0", "starter 0, edition 1")
PLACING = ACTING.replace("acting 1, actions 2, idle 0", "placing 1, actions 2, idle 0, card universal-D")
TURNING = PLACING.replace("placing", "turning").replace("card universal-D", "card universal-D, slot z@0,0,2")
MOVING = ACTING.replace("acting 1, actions 2, idle 0", "moving 1, actions 2, idle 0, worker 1")
ENDED = "seats 2, starter 0\nended 0, actions 0, idle 0, emptied\n0: emptied\n1: left 2\n"
STARTING, DEALING = "seats 2, starter 0\nstarting\n0:\n1:\n", "seats 2, starter 1\ndealing\n0: hand floor-VH\n1:\n"


# --- There and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_positions_of_random_games_are_written_and_read_back_to_the_byte(seats: int) -> None:
    phases = set()
    for seed, options in enumerate(({}, {"hands": 1, "play_out_the_round": 1}, {"hands": 2, "pairs": 1})):
        for number, state in enumerate(random_game(seats, seed, **options)):
            if state.phase not in phases or number % 9 == 0:
                assert as_bytes(parse(show(state))) == as_bytes(state), show(state)
                phases.add(int(state.phase))
    assert phases >= set(range(len(PHASES))) - {PHASES.index("returning"), PHASES.index("aside")}


@pytest.mark.parametrize("text", [STARTING, DEALING, ACTING, PLACING, MOVING, PRESSING, SLIDING, EARLIER, ENDED])
def test_a_position_reads_as_it_was_written(text: str) -> None:
    assert show(parse(text)) == text


def test_everything_there_is_to_know_is_written() -> None:
    text = SHAKEN.replace("1: hand floor-LR; workers fallen 1,0,2", "1: hand floor-LR; workers fallen 0,0,2")
    text = text.replace("beside 0.1 1.2", "beside 0.1 1.2, slid 0.1, lying 1.2, carried 3")
    assert show(parse(text)) == text


def test_the_position_of_the_rulebook_can_be_read() -> None:
    readme = (Path(__file__).parent / "README.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"(?:^    .*\n)+", readme, re.MULTILINE)
    assert show(parse(text)) == dedent(text)


def test_the_deck_and_the_base_cards_in_hand_are_what_is_nowhere_else() -> None:
    state = parse(ACTING.replace("1: hand", "1: hand floor-LR"))
    assert [int(player.bases) for player in state.players[:2]] == [2, 2]
    assert GAME.as_json(state)["deck"] == 36 - 2 - 4


def test_in_a_view_the_hands_of_others_are_written_as_hidden() -> None:
    view = parse(PLACING)
    GAME.conceal(view, 0)
    assert "card ?" in show(view)
    assert "1: hand ?;" in show(view)


def test_a_position_that_was_played_is_read_with_all_that_follows_from_it() -> None:
    state = position(hands=("floor-VH", ""), workers=("1,0,0", ""))
    play(state, "card floor-VH", "slot z@1,0,2", "turn VH", "worker 1", "move 1,0,2")
    assert as_bytes(parse(show(state))) == as_bytes(state)


# --- Texts that are no position --------------------------------------------------------------------------------------


def complaint(text: str) -> str:
    with pytest.raises(PositionError) as refused:
        parse(text)
    return str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position has at least two lines"),
        (ACTING.replace("seats 2", "seats 5"), "not a part of the first line: seats 5"),
        (ACTING.replace("seats 2, ", ""), "not the first line of a position: starter 0"),
        (ACTING.replace("starter 0", "starter 2"), "not the first line of a position: seats 2, starter 2"),
        (ACTING.replace("starter 0", "starter 0, hands wild"), "not a part of the first line: hands wild"),
        (ACTING.replace("starter 0", "starter 0, edition 3"), "not a part of the first line: edition 3"),
        (
            ACTING.replace("acting 1", "acting 2"),
            "not the second line of a position: acting 2, actions 2, idle 0, built",
        ),
        (
            ACTING.replace("acting 1", "flying 1"),
            "not the second line of a position: flying 1, actions 2, idle 0, built",
        ),
        (ACTING.replace("idle 0", "idle"), "not a part of the second line: idle"),
        (ACTING.replace("idle 0", "idle -1"), "not a part of the second line: idle -1"),
        (ACTING.replace("built", "rebuilt"), "not a part of the second line: rebuilt"),
        (ACTING.replace("built", "worker 6"), "not a part of the second line: worker 6"),
        (ACTING.replace("built", "card base-LRT"), "not a part of the second line: card base-LRT"),
        (ACTING.replace("built", "slot z@9,9,9"), "not a part of the second line: slot z@9,9,9"),
        (ACTING.replace("built", "beside 2.1"), "not a part of the second line: beside 2.1"),
        (ACTING.replace("built", "broken 5"), "not a part of the second line: broken 5"),
        (ACTING.replace("by 0", "by 2"), "not a card on the site: floor-VH z@1,0,2 VH by 2"),
        (ACTING.replace("floor-VH", "floor-VVH"), "not a card on the site: floor-VVH z@1,0,2 VH by 0"),
        (ACTING.replace("z@1,0,2", "z@2,0,2"), "no slot for a card: floor-VH z@2,0,2 VH by 0"),
        (ACTING.replace("z@1,0,2", "z@1,0,0"), "no slot for a card: floor-VH z@1,0,0 VH by 0"),
        (ACTING.replace("VH by", "VX by"), "no such girders: floor-VH z@1,0,2 VX by 0"),
        (ACTING.replace("VH by", "LR by"), "this card cannot stand like that: floor-VH z@1,0,2 LR by 0"),
        (ACTING.replace("floor-VH", "deck-VDE"), "this card cannot stand like that: deck-VDE z@1,0,2 VH by 0"),
        (ACTING.replace("0: hand", "1: hand"), "every seat has one line"),
        (ACTING.replace("deck-VDE", "base"), "no such card: base"),
        (ACTING.replace("deck-VDE", "floor-VH"), "too many of floor-VH"),
        (ACTING.replace("deck-VDE", "universal-D"), "too many of universal-D"),
        (ACTING.replace("1,0,2 - -", "1,1,2 - -"), "nobody can stand there: 1,1,2"),
        (ACTING.replace("girders 2", "girders two"), "not a part of a player's line: girders two"),
        (ACTING.replace("- - - -; girders 2", "- - -"), "not a part of a player's line: workers 1,0,2 - - -"),
        (
            "seats 2, starter 0\nacting 0, actions 3, idle 0\nbase y@1,1,1 BV by 0\nbase y@-1,1,1 BV by 0\n"
            "base y@1,-1,1 BV by 0\n0:\n1:\n",
            "too many base cards of seat 0",
        ),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


CALM = SHAKEN.replace("hands trembling, ", "")
TRAPPED = """\
seats 2, starter 0
acting 0, actions 3, idle 0
floor-VH z@0,0,2 VH by 0
base y@-1,1,1 BV by 0
base y@1,1,1 BV by 0
0:
1: workers 0,0,0 0,0,0 0,0,0 0,0,0 0,0,0
"""

UNSOUND = [
    (STARTING.replace("0:\n", "floor-VH z@1,0,2 VH by 0\n0:\n"), "nothing is built before the cards are dealt"),
    (DEALING.replace("1:\n", "1: workers 0,0,0 - - - -\n"), "nobody does anything before the cards are dealt"),
    (DEALING.replace("0: hand floor-VH\n1:", "0:\n1: hand floor-VH"), "cards are dealt one at a time, seat by seat"),
    (STARTING.replace("starter 0", "starter 1"), "before the start nothing has happened"),
    (
        "seats 4, starter 0\ndealing\n"
        + "".join(f"{seat}: hand {' '.join(NAMES[9 * seat : 9 * seat + 9])}\n" for seat in range(4)),
        "all cards are dealt",
    ),
    (ENDED.replace(", emptied\n", "\n", 1), "an ended game has ended in some way"),
    (ENDED.replace("emptied\n", "emptied, built\n", 1), "nothing is chosen when the game is over"),
    (CALM, "calm hands make nothing fall"),
    (
        ACTING.replace("seats 2, starter 0", "seats 4, starter 0").replace(
            "0: hand",
            "2:\n3:\n0: hand upright-LB upright-LH upright-VH upright-LD upright-LRT upright-LTD upright-LTV "
            "upright-LRD",
        ),
        "a hand holds more cards than were dealt",
    ),
    (SHAKEN.replace("; out", ""), "whoever has lost workers is out"),
    (ACTING.replace("built", "built, stalled"), "the last points are counted when the game is over"),
    (ACTING.replace("girders 2", "left 2"), "the last points are counted when the game is over"),
    (ACTING.replace("girders 2", "out"), "the game is over when one player is left"),
    (
        SHAKEN.replace("; falls 1", "; out").replace("; out\n1", "\n1").replace("settling 0", "settling 2"),
        "the active player is not out",
    ),
    (TRAPPED, "a player whose workers are all trapped is out"),
    (ACTING.replace("girders 2", "emptied"), "the game is over when a hand is empty"),
    (SHAKEN.replace("; falls 1", "; emptied"), "an empty hand has no more turns"),
    (ACTING.replace("idle 0", "idle 6"), "nobody has built for too long"),
    (ACTING.replace("actions 2", "actions 0"), "so many actions are not left"),
    (ACTING.replace("actions 2", "actions 4"), "so many actions are not left"),
    (ACTING.replace("built", "worker 1"), "a worker is picked up in order to move"),
    (ACTING.replace("built", "card universal-D"), "a card is chosen in order to build"),
    (PLACING.replace("built", "slot z@0,0,2"), "a slot is chosen in order to turn the card"),
    (MOVING.replace("worker 1", "worker 2"), "this worker cannot be picked up"),
    (PLACING.replace("card universal-D", "card deck-VDE"), "the chosen card is not in the hand"),
    (TURNING, "the chosen card cannot go into that slot"),
    (ACTING.replace("built", "shifted 1"), "only workers on floors are shifted"),
    (ACTING.replace("acting", "settling"), "calm hands have nothing to settle"),
    (
        SHAKEN.replace("settling", "acting").replace(", fresh", "").replace("beside 0.1 1.2, ", ""),
        "the fallen are put back before anything else happens",
    ),
    (
        SHAKEN.replace("settling", "returning").replace("fallen 1,0,2", "- 1,0,2").replace("gone fallen", "gone gone"),
        "there is nobody to put back",
    ),
    (SHAKEN.replace(" built,", ""), "a card is fresh until the site has settled"),
    (SHAKEN.replace("by 0", "by 1"), "the newest card is another's"),
    (ACTING.replace("acting", "aside"), "there is nobody to step aside"),
    (ACTING.replace("built", "beside 0.1"), "workers step aside when the card stands"),
    (SHAKEN.replace("beside 0.1", "beside 0.2"), "not all of these workers are beside the rivet"),
    (SHAKEN.replace("beside", "lying 1.1, beside"), "only workers on the site can lie"),
    (PRESSING.replace("lying", "carried 3, lying"), "something is carried until the site has settled"),
    (SHAKEN.replace("settling", "sliding"), "a worker slides in order to come to rest"),
    (SHAKEN.replace("settling", "sliding").replace("beside", "sliding 1.1, beside"), "this worker cannot slide"),
    (
        SHAKEN.replace("settling", "returning").replace("beside", "slid 0.1, beside"),
        "slides are noted until the site has settled",
    ),
    (SHAKEN.replace("beside", "slid 1.1, beside"), "nobody slid there"),
    (PRESSING.replace("loose 3, ", ""), "there is no rivet to press home"),
    (PRESSING.replace("pressing", "acting"), "a loose rivet is pressed home before the next action"),
]


@pytest.mark.parametrize(("text", "sentence"), UNSOUND)
def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


def test_every_sentence_about_sense_was_shown_above() -> None:
    source = Path(soundness.__file__).read_text(encoding="utf-8")
    assert {sentence for _, sentence in UNSOUND} == set(re.findall(r'yield .*, "(.+)"$', source, re.MULTILINE))


def test_a_position_in_which_nothing_could_be_done_is_refused() -> None:
    chosen = "placing 1, actions 2, idle 0, card deck-LH"
    text = ACTING.replace("acting 1, actions 2, idle 0", chosen).replace("hand universal-D", "hand deck-LH")
    assert complaint(text) == "nothing could be done in this position"
