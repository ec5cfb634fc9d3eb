"""An episode: a hand brings something, presses, lets go, and the site settles.

Time runs in steps until everything has been at rest for a moment, or until there is no more time. Nothing in here knows
the rules: it takes a scene, a way and a gesture, and tells where everything is in the end and which rivets broke.
"""

from dataclasses import dataclass, field
from math import sqrt

import mujoco
import numpy as np

from . import measures
from .engine import warnings_of
from .gesture import Gesture
from .grip import Grip
from .measures import CATCH, CATCH_TURN, FIRM, LOOSE
from .paths import Path
from .poses import Poses
from .rivets import Rivets
from .rotation import Floats, combined, dot, opposite, small, times
from .scene import POSE, SPEED, Scene, lowest_point, put_down, take_in_hand
from .trajectory import BROKE, GROUNDED, INTERVAL, LET_GO, WORKER_NAMES, Mark


@dataclass(frozen=True)
class Errand:
    """What a hand has to do: which body, along which way, and which rivet it puts in or presses home."""

    path: Path
    card: int | None = None  # the card that is carried or pressed; else …
    worker: int | None = None  # … the worker that is carried
    new: bool = False  # the card does not stand yet
    deck: bool = False  # it is a deck
    toward: Floats = field(default_factory=lambda: np.zeros(3))  # the direction in which the card is pressed

    def body(self, scene: Scene) -> int:
        return scene.worker(self.worker) if self.worker is not None else scene.card(self.card or 0)


class Episode:
    """What happens on one scene: a hand carries out its errand, or none does, and everything comes to rest."""

    def __init__(self, scene: Scene, poses: Poses, low: frozenset[int]) -> None:
        self.scene = scene
        self.low = low  # the cards that stand on the ground by right (S-5)
        self.rivets = Rivets(scene, poses)
        self.steps = 0  # of time
        self.loose = False
        self.settled = False
        self.warned = False  # the engine complained
        self.grounded: set[int] = set()
        self.frames: list[Floats] = []
        self.marks: list[Mark] = []
        self._step = float(scene.model.opt.timestep)
        self._frame = round(INTERVAL / 1000 / self._step)
        self._look = round(measures.LOOK / self._step)

    @property
    def time(self) -> float:
        return self.steps * self._step

    @property
    def names(self) -> list[int]:
        """What the bodies are called in a trajectory."""
        return [*range(self.scene.cards), *(WORKER_NAMES + number for number in self.scene.workers)]

    @property
    def warnings(self) -> tuple[str, ...]:
        return warnings_of(self.scene.data)

    # --- The hand ---

    def carry(self, errand: Errand, gesture: Gesture) -> None:
        """The hand goes its way, presses and lets go."""
        body = errand.body(self.scene)
        grip = Grip(self.scene, body, errand.toward)
        places, speeds, turns = _poses_of(errand.path, gesture)
        if errand.new:
            self._take(errand, body)
        for row in range(len(gesture)):
            if row == gesture.seated and errand.card is not None:
                self._seat(errand, gesture, body)
            grip.pull(places[row], speeds[row], turns[row], float(gesture.press[row]))
            self._tick()
            if self.warned:
                return  # there is no sense in what would follow
        grip.let_go()
        put_down(self.scene, body, errand.deck)
        self._mark(LET_GO, 0)

    def _take(self, errand: Errand, body: int) -> None:
        """What is carried begins where it stood, however far off the hand is; a card's rivet is not in yet."""
        take_in_hand(self.scene, body)
        self.scene.pose(body)[:] = [*errand.path.points[0], *errand.path.turn]
        if errand.card is not None:
            self.rivets.release(errand.card)

    def _seat(self, errand: Errand, gesture: Gesture, body: int) -> None:
        """The rivet goes in, if the card is near enough; off by too much, it stays loose (S-31)."""
        card = errand.card or 0
        self.loose = not gesture.is_pressed_home
        if not errand.new or _is_near(self.scene.pose(body), errand.path):
            self.rivets.catch(card, LOOSE if self.loose else FIRM)
        else:
            self.rivets.broken.append(card)  # it holds nothing

    # --- Time ---

    def settle(self) -> None:
        """Until everything was at rest for a moment, or a collapse has been watched long enough."""
        begun, collapsed = self.time, 0.0
        seen = [self.scene.data.qpos.copy()]
        while self.time - begun < measures.SETTLING and not self.settled and not self.warned:
            self._tick()
            if self.steps % self._look == 0:
                seen.append(self.scene.data.qpos.copy())
                collapsed = collapsed + measures.LOOK if self.grounded else 0.0
                enough = self._is_still(seen) and self.time - begun >= measures.SHORTEST_REST
                self.settled = enough or collapsed >= measures.AFTER_COLLAPSE
        self.frames.append(self.scene.data.qpos.copy())

    def _is_still(self, seen: list[Floats]) -> bool:
        """Nothing has left its place for a while; what only trembles in a heap is at rest."""
        looks = round(measures.STILL / measures.LOOK)
        if len(seen) <= looks:
            return False
        gone = np.abs(seen[-1] - seen[-1 - looks]).reshape(-1, POSE)
        return bool(gone[:, :3].max() < measures.STAYED and gone[:, 3:].max() < measures.STAYED_TURN)

    def _tick(self) -> None:
        if self.steps % self._frame == 0:
            self.frames.append(self.scene.data.qpos.copy())
        mujoco.mj_step(self.scene.model, self.scene.data)
        self.steps += 1
        known = len(self.rivets.broken)
        self.rivets.watch()
        for card in self.rivets.broken[known:]:
            self._mark(BROKE, card)
        if self.steps % self._look == 0:
            self.warned = bool(self.warnings)
            self._look_at_the_ground()

    def _mark(self, kind: int, number: int) -> None:
        self.marks.append(Mark(round(1000 * self.time), kind, number))

    def _look_at_the_ground(self) -> None:
        """S-30: which cards lie on the ground that should not; nothing else has fallen if no rivet broke."""
        for card in range(self.scene.cards):
            if card not in self.low and card not in self.grounded and self._is_down(card):
                self.grounded.add(card)
                self._mark(GROUNDED, card)

    def _is_down(self, card: int) -> bool:
        return lowest_point(self.scene, card) < measures.ON_GROUND


def _is_near(pose: Floats, path: Path) -> bool:
    """Whether a rivet catches: the card is not too far from its slot, and not turned too much."""
    gap, turn = pose[:3] - path.points[-1], combined(pose[3:], opposite(path.turn))
    return sqrt(dot(gap, gap)) <= CATCH and 2.0 * float(np.abs(turn[1:]).max()) <= CATCH_TURN


def _poses_of(path: Path, gesture: Gesture) -> tuple[Floats, Floats, Floats]:
    """Where the hand is in every row, how fast it goes along its way, and how it is turned."""
    way = path.at(gesture.progress)
    places = way + times(gesture.offset, path.frame)
    speeds = np.gradient(way, gesture.step, axis=0) if len(way) > 1 else np.zeros_like(way)
    turns = np.stack([combined(small(tilt), path.turn) for tilt in gesture.tilt])
    return places, speeds, turns


def brace(scene: Scene) -> None:
    """S-31: the other hand on the building takes motion out of every card."""
    push, twist = measures.BRACE_DAMPING
    for card in range(scene.cards):
        first = SPEED * card
        scene.model.dof_damping[first : first + 3] = push
        scene.model.dof_damping[first + 3 : first + 6] = twist
