"""Whole episodes: the same to the bit in any process, always in terms of the rules, and calm when all else fails."""

import ast
import json
import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from ...games.kit import OVER, copy
from ...games.skyscrapers import GAME
from ...games.skyscrapers.kinds import PRESSED, SETTLED
from ...games.skyscrapers.lattice import X, Z
from ...games.skyscrapers.rules_test import play, position
from ...games.skyscrapers.state import CROWD, State
from ...games.skyscrapers.workers import place_of
from .engine import ENGINE
from .episode import Episode
from .events import whereabouts
from .measures import APPROACH, STEP
from .pointer import PathRefused, Pointer
from .pointer_test import drawn
from .poses import Poses, PosesError, calm, follow, lattice_place, measured
from .question import Outcome, Question, QuestionError
from .rivets_test import ARM
from .rotation import Floats, combined, small, turned
from .scene_test import standing
from .simulate import errand_of, left_alone, simulate
from .trajectory import STILL
from .tremor import Tremor

FLOOR = "floor-VH z@1,0,2 VH"
STEADY = Tremor("steady", b"a seed")
TREMBLING = Tremor("trembling", b"a seed")


def site(*workers: str, moment: str = "acting 0, actions 3, idle 0") -> State:
    return position(
        FLOOR,
        hands=("upright-VH upright-LR", "floor-LR"),
        workers=workers or ("1,0,2 0,0,2", "1,-1,2"),
        options=", hands steady",
        moment=moment,
    )


def asked(*moves: str, hand: Tremor | Pointer = STEADY, state: State | None = None) -> Question:
    """All moves but the last are made; the last is what the hand carries out."""
    before = play(state if state is not None else site(), *moves[:-1])
    return Question(before, GAME.read(before, moves[-1]), hand, calm(before))


BUILD = ("card upright-VH", "slot y@1,-1,2", "turn VH")
EPISODES = {
    "a hire": ("hire 0,0,0",),
    "a move": ("worker 1", "move 0,0,0"),
    "a climb": ("worker 3", "move 0,-1,2"),
    "a shift": ("worker 1", "shift 0,-1,2"),
    "a card": BUILD,
}


def told(question: Question, outcome: Outcome) -> list[str]:
    """The events in words; each must be possible when it is told."""
    state, said = question.after(), []
    for event in outcome.events:
        assert GAME.can_happen(state, event)
        said.append(GAME.words(state, event))
        GAME.apply_action(state, event)
    assert follow(outcome.poses, state) == outcome.poses
    return said


def digest(outcome: Outcome) -> str:
    parts = (repr(outcome.events).encode(), outcome.poses.text().encode(), outcome.trajectory.pack())
    return sha256(b"|".join(parts)).hexdigest()


# --- Every kind of errand --------------------------------------------------------------------------------------------


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("moves", EPISODES.values(), ids=EPISODES)
def test_a_steady_hand_does_what_was_decided(moves: tuple[str, ...]) -> None:
    question = asked(*moves, state=site("1,0,2 0,0,2 1,0,0", "1,-1,2"))
    outcome = simulate(question)
    assert told(question, outcome)[-1] == "settled"
    assert (outcome.settled, outcome.tries, outcome.warnings, outcome.engine) == (True, 1, (), ENGINE)
    assert outcome.trajectory.movers
    assert len(outcome.trajectory.pack()) < 40_000
    assert outcome.trajectory.marks[0].kind == 0


@pytest.mark.rule("S-31")
def test_a_loose_rivet_is_pressed_home_in_an_episode_of_its_own() -> None:
    state = play(site(), *BUILD, "loose", "settled")
    while GAME.as_json(state)["phase"] != "pressing":
        play(state, "aside 1,-1,2")
    question = Question(state, PRESSED, STEADY, calm(state))
    outcome = simulate(question)
    assert question.poses.strength[-1] < outcome.poses.strength[-1] == 1000
    assert told(question, outcome) == ["settled"]


@pytest.mark.rule("S-31")
def test_the_rivet_that_a_hand_presses_is_the_one_that_the_rules_name() -> None:
    """There is never more than one; if there were, both would mean the same."""
    state = play(site(), *BUILD, "loose", "settled")
    while GAME.as_json(state)["phase"] != "pressing":
        play(state, "aside 1,-1,2")
    state.loose |= 1 << 3
    question = Question(state, PRESSED, STEADY, calm(state))
    after = question.after()
    assert errand_of(question, after, calm(after), calm(state)).card == after.carried - CROWD == 3


@pytest.mark.rule("S-31")
def test_a_hand_that_trembles_too_much_leaves_a_rivet_loose() -> None:
    hands = [Tremor("trembling", bytes([seed])) for seed in range(40)]
    off = next(hand for hand in hands if not hand.gesture(APPROACH, True, STEP).is_pressed_home)
    question = asked(*BUILD, hand=off)
    assert {"loose", "broke 4"} & set(told(question, simulate(question)))


@pytest.mark.rule("S-31")
def test_bracing_lets_less_of_the_hand_through_to_the_building() -> None:
    free, braced = asked(*BUILD, hand=TREMBLING), asked("brace", *BUILD, hand=TREMBLING)
    assert (free.braced, braced.braced) == (False, True)
    shaken, held = (sway(simulate(question)) for question in (free, braced))
    assert held < 0.7 * shaken


def sway(outcome: Outcome) -> int:
    """How far the floor moved at most."""
    found = [
        frames for name, frames in zip(outcome.trajectory.movers, outcome.trajectory.frames, strict=True) if name == 3
    ]
    return max((int(abs(frames.astype(int) - frames[0]).max()) for frames in found), default=0)


@pytest.mark.rule("S-30")
def test_a_reckless_stack_collapses() -> None:
    """An arm of eight cards to one side of a bare H, which weighs no more than they do: it tips over by itself."""
    state = standing(*ARM)
    assert left_alone(state, calm(state)).grounded
    sound = standing((Z, 1, 0, 2), (Z, -1, 0, 2), (X, 2, 0, 2), (X, -2, 0, 2))
    alone = left_alone(sound, calm(sound))
    assert alone.settled
    assert not alone.grounded
    assert not alone.rivets.broken


# --- Careful and careless hands of one's own -------------------------------------------------------------------------


@pytest.mark.rule("S-26")
def test_a_careful_path_builds_and_a_careless_one_does_not() -> None:
    careful = asked(*BUILD, hand=Pointer(drawn(1.5)))
    careless = asked(*BUILD, hand=Pointer(drawn(0.25, wait=0.0, off=60)))
    assert told(careful, simulate(careful)) == ["settled"]
    assert {"fell 0 1", "fell 1 1"} <= set(told(careless, simulate(careless)))


# --- The same for everybody ------------------------------------------------------------------------------------------

SCRIPT = """
import sys
from storeys.hands.skyscrapers.question import Question
from storeys.hands.skyscrapers.simulate import simulate
from storeys.hands.skyscrapers.simulate_test import digest
for line in sys.stdin.read().splitlines():
    print(digest(simulate(Question.parse(line))))
"""


# A processor of the same kind that knows fewer instructions: numbers must not be added in another order there.
OLDER = {**os.environ, "OPENBLAS_CORETYPE": "Prescott", "NPY_DISABLE_CPU_FEATURES": "X86_V3"}


def test_equal_questions_have_equal_answers_in_two_processes_and_on_an_older_machine() -> None:
    questions = [asked(*BUILD, hand=TREMBLING), asked("hire 0,0,0"), asked(*BUILD, hand=Pointer(drawn(0.6, wobble=12)))]
    lines = "\n".join(question.text() for question in questions)
    there = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=lines, env=OLDER, capture_output=True, text=True, check=True
    )
    assert there.stdout.split() == [digest(simulate(question)) for question in questions]


FOLDER = Path(__file__).parent
MULTIPLIES = {"dot", "vdot", "inner", "outer", "matmul", "tensordot", "einsum", "linalg"}


def test_nothing_that_is_simulated_is_left_to_a_library_that_adds_as_the_processor_likes() -> None:
    for file in FOLDER.glob("*.py"):
        nodes = [] if file.stem.endswith("_test") else list(ast.walk(ast.parse(file.read_text("utf-8"))))
        assert not [node for node in nodes if isinstance(node, ast.MatMult)], file.name
        named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        assert not named & MULTIPLIES, file.name


def test_another_seed_is_another_hand() -> None:
    outcomes = [simulate(asked(*BUILD, hand=Tremor("steady", seed))) for seed in (b"1", b"2")]
    assert digest(outcomes[0]) != digest(outcomes[1])


@pytest.mark.rule("S-27")
def test_a_building_that_was_pushed_over_the_board_is_on_its_lattice_again() -> None:
    question = asked("hire 0,0,0")
    question = replace(question, poses=pushed(question.poses, question.before, np.array([0.02, -0.03, 0.0])))
    found = simulate(question)
    assert found.events == (SETTLED,)
    for number in range(len(found.poses.cards)):
        assert np.abs(found.poses.card(number)[0]).max() < 0.001
    assert whereabouts(question.before, found.poses, 0) == place_of(question.before, 0)


def pushed(poses: Poses, state: State, way: Floats) -> Poses:
    """All of it turned by half a right angle about the middle of the board, and pushed."""
    turn = small(np.array([0.0, 0.0, 0.83]))
    cards = []
    for number in range(len(poses.cards)):
        home = lattice_place(state.site.cards[number])
        offset, old = poses.card(number)
        cards.append(measured(turned(home + offset, turn) + way - home, combined(old, turn)))
    people = [(who, *poses.worker(who.number)) for who in poses.workers]
    workers = (
        who._replace(pose=measured(turned(place, turn) + way, combined(old, turn))) for who, place, old in people
    )
    return Poses(tuple(cards), poses.strength, tuple(workers))


def test_what_is_asked_is_not_changed() -> None:
    question = asked(*BUILD)
    before, poses = GAME.show(question.before), question.poses.text()
    simulate(question)
    assert (GAME.show(question.before), question.poses.text()) == (before, poses)


# --- Questions as text -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [STEADY, Pointer(drawn(1.0))], ids=["tremor", "path"])
@pytest.mark.parametrize("moves", EPISODES.values(), ids=EPISODES)
def test_a_question_comes_back_from_text(moves: tuple[str, ...], hand: Tremor | Pointer) -> None:
    question = asked(*moves, hand=hand, state=site("1,0,2 0,0,2 1,0,0", "1,-1,2"))
    again = Question.parse(question.text())
    assert again.text() == question.text()
    assert (again.hand, again.action, again.poses) == (question.hand, question.action, question.poses)
    assert GAME.show(again.before) == GAME.show(question.before)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "x" * 300_000,
        "[" * 100_000,
        '{"position": 1, "action": "hire 0,0,0", "poses": "", "mode": "steady", "seed": "00"}',
        '{"position": "seats 9", "action": "hire 0,0,0", "poses": "", "mode": "steady", "seed": "00"}',
    ],
)
def test_what_is_no_question_is_refused(text: str) -> None:
    with pytest.raises(QuestionError):
        Question.parse(text)


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("mode", "calm"),
        ("seed", "zz"),
        ("seed", ""),
        ("seed", None),
        ("action", "hire 9,9,9"),
        ("action", 7),
        ("poses", 7),
    ],
)
def test_a_question_with_a_wrong_part_is_refused(part: str, wrong: object) -> None:
    data = json.loads(asked("hire 0,0,0").text())
    with pytest.raises(QuestionError):
        Question.parse(json.dumps(data | {part: wrong}))


def test_a_question_with_a_wrong_path_or_wrong_poses_says_what_is_wrong_with_them() -> None:
    data = json.loads(asked("hire 0,0,0").text())
    with pytest.raises(PathRefused, match="few"):
        Question.parse(json.dumps(data | {"path": []}))
    with pytest.raises(PosesError):
        Question.parse(json.dumps(data | {"poses": "AAAA"}))


@pytest.mark.rule("S-27")
@pytest.mark.parametrize("action", ["brace", "card upright-VH", "worker 1"])
def test_what_no_hand_carries_out_is_not_simulated(action: str) -> None:
    with pytest.raises(QuestionError):
        simulate(asked(action))


def test_what_the_rules_forbid_is_not_simulated() -> None:
    question = asked("hire 0,0,0")
    with pytest.raises(QuestionError):
        simulate(Question(question.before, SETTLED, STEADY, question.poses))


# --- When all else fails ---------------------------------------------------------------------------------------------


def test_an_episode_that_does_not_settle_is_tried_again_and_then_lands_calmly(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[float] = []

    def never(self: Episode, seen: list[Floats]) -> bool:
        steps.append(self.scene.model.opt.timestep)
        return False

    monkeypatch.setattr(Episode, "_is_still", never)
    question = asked(*BUILD)
    outcome = simulate(question)
    assert sorted(set(steps)) == [0.001, 0.002]
    assert (outcome.settled, outcome.tries, outcome.trajectory) == (False, 2, STILL)
    assert told(question, outcome) == ["settled"]
    assert outcome.poses == calm(landed(question))


def landed(question: Question) -> State:
    state = question.after()
    GAME.apply_action(state, SETTLED)
    return state


@pytest.mark.parametrize("times", [1, 2])
def test_an_engine_that_complains_is_asked_once_more(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A push of a thousand newtons makes nonsense of one try, or of both."""
    tries: list[int] = []
    carry = Episode.carry

    def shoved(self: Episode, *errand: object) -> None:
        tries.append(1)
        if len(tries) <= times:
            self.scene.data.qvel[:] = 1e12
        carry(self, *errand)  # type: ignore[arg-type]

    monkeypatch.setattr(Episode, "carry", shoved)
    question = asked("hire 0,0,0")
    outcome = simulate(question)
    assert len(tries) == 2
    assert (outcome.settled, bool(outcome.warnings)) == (times == 1, times == 2)
    assert told(question, outcome) == ["settled"]


def test_a_whole_turn_hands_its_poses_on() -> None:
    """Three actions in a row, each from the poses that the one before it left."""
    state = site("0,0,2", "")
    poses = calm(state)
    for moves in (("hire 0,0,0",), ("worker 1", "shift 1,0,2"), BUILD):
        play(state, *moves[:-1])
        question = Question(copy(state), GAME.read(state, moves[-1]), STEADY, poses)
        outcome = simulate(question)
        assert told(question, outcome)
        play(state, moves[-1])
        for event in outcome.events:
            GAME.apply_action(state, event)
        poses = outcome.poses
    assert len(poses.cards) == 5
    assert poses != calm(state)
    assert GAME.to_move(state) != OVER
