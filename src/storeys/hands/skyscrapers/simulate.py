"""The front door: one question, one answer, always the same (S-26 … S-31).

    outcome = simulate(Question(before, action, Tremor("steady", seed), poses))

Nothing here depends on time, on the order of a set, or on another thread; an episode of the same engine on the same
kind of processor is the same to the bit. If it does not settle, or the engine complains, it is tried again with the
same hand and a finer step; if that is no better, the piece lands calmly where it belongs, and the answer says so.
"""

from collections.abc import Callable

import numpy as np

from ...games.skyscrapers.cards import BASE, DECK_CARD, KIND_OF, TURNINGS
from ...games.skyscrapers.kinds import ASIDE, HIRE, PRESSED, TURN
from ...games.skyscrapers.state import CROWD, WORKERS, State
from ...games.skyscrapers.workers import first_beside, first_in_reserve, picked_up, place_of
from . import measures
from .engine import ENGINE
from .episode import Episode, Errand, brace
from .events import landed, told, whereabouts
from .paths import Path, into_slot, to_spot
from .poses import (
    Poses,
    Standing,
    follow,
    is_off_the_table,
    lattice_place,
    measured,
    parent_of,
    slot_pose,
    workers_on_site,
)
from .question import GROUND_CELLS, Outcome, Question
from .rotation import Floats, about_upright, combined, opposite, turned
from .scene import Scene, make_scene
from .trajectory import STILL, recorded


def simulate(question: Question) -> Outcome:
    """What a hand makes of a decision."""
    after = question.after()
    was = follow(question.poses, question.before)
    poses = follow(was, after)
    errand = errand_of(question, after, poses, was)
    episode = None
    for tries, step in enumerate((measures.STEP, measures.FINE_STEP), 1):
        episode = _run(question, after, poses, errand, step)
        if episode.settled and not episode.warnings:
            return _outcome(episode, after, tries)
    return _calmly(after, poses, episode.warnings if episode else ())


def _run(question: Question, after: State, poses: Poses, errand: Errand, step: float) -> Episode:
    scene = make_scene(after, poses, step)
    gesture = question.hand.gesture(errand.path.length, errand.card is not None, step)
    if question.braced:
        gesture = gesture.braced()
        brace(scene)
    episode = Episode(scene, poses, _on_the_ground(after))
    episode.carry(errand, gesture)
    episode.settle()
    return episode


def left_alone(state: State, poses: Poses) -> Episode:
    """A site that nobody touches."""
    episode = Episode(make_scene(state, poses), poses, _on_the_ground(state))
    episode.settle()
    return episode


def _on_the_ground(state: State) -> frozenset[int]:
    """S-5: the base cards."""
    cards = range(int(state.site.standing))
    return frozenset(number for number in cards if KIND_OF[state.site.cards[number].design] == BASE)


# --- What the hand has to do -----------------------------------------------------------------------------------------


def errand_of(question: Question, after: State, poses: Poses, was: Poses) -> Errand:
    """What is carried by a decision, and along which way."""
    before, action = question.before, question.action
    if action == PRESSED:
        return _pressing(after, poses, int(after.carried) - CROWD)
    if TURN <= action < TURN + TURNINGS:
        return _building(before, after, poses)
    if action < HIRE + GROUND_CELLS:
        seat = int(before.seat)
        return _carrying(after, poses, WORKERS * seat + first_in_reserve(before.players[seat]), None)
    number = first_beside(before) if action >= ASIDE else picked_up(before)
    return _carrying(after, poses, number, place_of(before, number), was.worker(number)[0])


def _carrying(after: State, poses: Poses, number: int, start: int | None, begin: Floats | None = None) -> Errand:
    """A worker goes to the first free spot of its cell; it is lifted from where it stood or lay."""
    spot, turn = poses.worker(number)
    return Errand(to_spot(after, start, number, begin, spot, turn), worker=number, new=True)


def _building(before: State, after: State, poses: Poses) -> Errand:
    number = int(after.site.standing) - 1
    target, turn = slot_pose(poses, after.site, number)
    path = into_slot(after, poses, int(before.site.slots[before.slot].ways), target, turn)
    deck = bool(KIND_OF[after.site.cards[number].design] == DECK_CARD)
    return Errand(path, card=number, new=True, deck=deck, toward=_toward(after, poses, number))


def _toward(after: State, poses: Poses, number: int) -> Floats:
    """From a card to the one it is riveted to."""
    parent = parent_of(after.site, number)
    gap = lattice_place(after.site.cards[parent]) - lattice_place(after.site.cards[number])
    return turned(gap / measures.UNIT, poses.card(parent)[1])


def _pressing(after: State, poses: Poses, number: int) -> Errand:
    offset, turn = poses.card(number)
    place = lattice_place(after.site.cards[number]) + offset
    return Errand(Path(place[np.newaxis], turn), card=number, toward=_toward(after, poses, number))


# --- What came of it -------------------------------------------------------------------------------------------------


def _outcome(episode: Episode, after: State, tries: int) -> Outcome:
    rough = _poses_of(episode.scene, after)
    events, state = told(after, rough, episode.rivets.broken, episode.loose, bool(episode.grounded))
    trajectory = recorded(episode.names, episode.frames, episode.marks)
    return Outcome(events, _kept(rough, state), trajectory, ENGINE, (), settled=True, tries=tries)


def _calmly(after: State, poses: Poses, warnings: tuple[str, ...]) -> Outcome:
    events, stays = landed(after, poses)
    return Outcome(events, stays, STILL, ENGINE, warnings, settled=False, tries=2)


def _poses_of(scene: Scene, after: State) -> Poses:
    """Everything where it is now; the strengths are what the rules will say."""
    cards, seen = [], _from_the_crossbar(scene, lattice_place(after.site.cards[0]))
    for number in range(scene.cards):
        place, turn = seen(scene.pose(scene.card(number)))
        cards.append(measured(place - lattice_place(after.site.cards[number]), turn))
    people = [(number, seen(scene.pose(scene.worker(number)))) for number in scene.workers]
    workers = (Standing(n, place_of(after, n), measured(*pose)) for n, pose in people)
    return Poses(tuple(cards), (measures.FIRM,) * len(cards), tuple(workers))


def _from_the_crossbar(scene: Scene, home: Floats) -> Callable[[Floats], tuple[Floats, Floats]]:
    """The lattice is that of the H, wherever on the board it was pushed: a pose, as seen from its crossbar.

    Pushed by many hands, a building wanders over the board. Only that it has leaned, and where else something is than
    the rest of it, is of any consequence.
    """
    crossbar = scene.pose(scene.card(0)).copy()
    back = opposite(about_upright(crossbar[3:]))
    gone = np.array([crossbar[0] - home[0], crossbar[1] - home[1], 0.0])

    def seen(pose: Floats) -> tuple[Floats, Floats]:
        return home + turned(pose[:3] - gone - home, back), combined(pose[3:], back)

    return seen


def _kept(rough: Poses, state: State) -> Poses:
    """Whoever is where the rules say keeps that pose; who is not, stands up again in the right cell."""
    here = [n for n in workers_on_site(state) if _is_where_it_belongs(state, rough, n)]
    workers = (Standing(n, place_of(state, n), rough.standing(n).pose) for n in here)
    return follow(Poses(rough.cards, rough.strength, tuple(workers)), state)


def _is_where_it_belongs(state: State, rough: Poses, number: int) -> bool:
    """On the ground nobody falls: who was thrown off the table is in its cell by the rules, and somebody fetches it."""
    if is_off_the_table(rough.standing(number).pose):
        return False
    return whereabouts(state, rough, number) == place_of(state, number)
