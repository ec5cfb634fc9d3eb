"""A position with its poses as a scene of rigid bodies: ground, cards, rivets, workers, and nothing that is not there.

Every card and every worker is a free body. A card's body has the axes of the lattice, so that a card that stands where
it should has the pose (centre, no turn) whatever its normal is. Bodies are numbered as they are added: card c is body
1 + c, and workers follow in the order of their numbers. A rivet is a weld between a card and the first standing card
that offered its slot (S-2); weld r of the model is the rivet of card r + 1, for the crossbar of the H has none.

A rivet is a small ball in the middle of its card. Only workers touch it: S-17 is about them, and between cards the
weld stands for it. All that the engine has to be told to make a model is in this file.
"""

from dataclasses import dataclass
from typing import Any

import mujoco
import numpy as np

from ...games.skyscrapers.cards import BASE, DECK_CARD, KIND_OF
from ...games.skyscrapers.lattice import X, Y, Z
from ...games.skyscrapers.site import Card
from ...games.skyscrapers.state import State
from . import measures
from .engine import ENGINE as ENGINE  # noqa: PLC0414 - silences the engine before it is used
from .measures import HALF_SIDE, HALF_THICKNESS, UNIT
from .poses import Poses, lattice_place, parent_of, workers_on_site
from .rotation import Floats, dot, times

# What touches what: something of a class touches something that lists the class.
GROUND, CARD, DECK, WORKER, RIVET, HELD = 1, 2, 4, 8, 16, 32
TOUCHED_BY_CARDS = GROUND | CARD | DECK
TOUCHED_BY_WORKERS = GROUND | CARD | DECK | WORKER | RIVET | HELD
POSE, SPEED = 7, 6  # numbers a free body has for where it is, and for how it moves


@dataclass
class Scene:
    """A model with its data, and who is who in it."""

    model: Any
    data: Any
    cards: int  # bodies 1 … cards
    workers: tuple[int, ...]  # their numbers, in the order of the bodies that follow

    def card(self, number: int) -> int:
        """The body of a card."""
        return 1 + number

    def worker(self, number: int) -> int:
        """The body of a worker."""
        return 1 + self.cards + self.workers.index(number)

    def pose(self, body: int) -> Floats:
        """Where a body is and how it is turned; writes through."""
        pose: Floats = self.data.qpos[POSE * (body - 1) : POSE * body]
        return pose

    def speed(self, body: int) -> Floats:
        """How fast a body moves, and turns around its own axes."""
        speed: Floats = self.data.qvel[SPEED * (body - 1) : SPEED * body]
        return speed

    @property
    def bodies(self) -> range:
        """Everything that can move."""
        return range(1, 1 + self.cards + len(self.workers))


# --- The model -------------------------------------------------------------------------------------------------------


def make_scene(state: State, poses: Poses, step: float = measures.STEP) -> Scene:
    """Everything that stands on the site, where the poses say; rivets hold unless they are broken."""
    spec = _empty(step)
    for number in range(state.site.standing):
        _add_card(spec, state.site.cards[number], number)
    workers = workers_on_site(state)
    for number in workers:
        _add_worker(spec, number)
    for number in range(1, state.site.standing):
        _add_rivet(spec, parent_of(state.site, number), number)
    model = spec.compile()
    scene = Scene(model, mujoco.MjData(model), int(state.site.standing), workers)
    _take_places(scene, poses)
    return scene


def _empty(step: float) -> Any:
    spec = mujoco.MjSpec()
    option = spec.option
    option.timestep, option.gravity = step, [0.0, 0.0, -measures.GRAVITY]
    option.integrator, option.cone = mujoco.mjtIntegrator.mjINT_IMPLICITFAST, mujoco.mjtCone.mjCONE_ELLIPTIC
    option.disableflags = mujoco.mjtDisableBit.mjDSBL_AUTORESET  # when all is lost, say so instead of beginning anew
    option.impratio = 3.0  # friction gives way three times less than contact: nobody creeps off a leaning floor
    spec.worldbody.add_geom(
        type=mujoco.mjtGeom.mjGEOM_PLANE,
        size=[1.0, 1.0, 0.1],
        contype=GROUND,
        conaffinity=0,
        **_touch(measures.GROUND_FRICTION),
    )
    return spec


def _touch(friction: float) -> dict[str, Any]:
    return {
        "condim": 3,
        "friction": [friction, measures.TORSION, measures.ROLLING],
        "solref": [measures.CONTACT_TIME, 1.0],
        "solimp": list(measures.CONTACT_GIVE),
    }


def _add_card(spec: Any, card: Card, number: int) -> None:
    body = spec.worldbody.add_body(name=f"card {number}", pos=lattice_place(card))
    body.add_freejoint()
    kind = int(KIND_OF[card.design])
    half = [HALF_THICKNESS if axis == card.normal else HALF_SIDE for axis in (X, Y, Z)]
    middle = [0.0, 0.0, 0.0]
    if kind == BASE:  # S-5: it stands on the ground, and its lower edge is not trimmed
        half[Z], middle[Z] = (HALF_SIDE + UNIT) / 2, (HALF_SIDE - UNIT) / 2
    body.add_geom(
        type=mujoco.mjtGeom.mjGEOM_BOX,
        size=half,
        pos=middle,
        mass=measures.BASE_MASS if kind == BASE else measures.CARD_MASS,
        contype=DECK if kind == DECK_CARD else CARD,
        conaffinity=TOUCHED_BY_CARDS,
        **_touch(measures.CARD_FRICTION),
    )
    if number:
        _add_rivet_head(body)


def _add_rivet_head(body: Any) -> None:
    body.add_geom(
        type=mujoco.mjtGeom.mjGEOM_SPHERE,
        size=[measures.RIVET_RADIUS, 0.0, 0.0],
        mass=measures.RIVET_MASS,
        contype=RIVET,
        conaffinity=0,
        **_touch(measures.CARD_FRICTION),
    )


def _add_worker(spec: Any, number: int) -> None:
    """A body and a head; the origin is between the feet."""
    body = spec.worldbody.add_body(name=f"worker {number}")
    body.add_freejoint()
    width, height = measures.WORKER_HALF_WIDTH, measures.BODY_HEIGHT / 2
    bits = {"contype": WORKER, "conaffinity": TOUCHED_BY_WORKERS, **_touch(measures.WORKER_FRICTION)}
    trunk, head = measures.WORKER_MASS * (1 - measures.HEAD_SHARE), measures.WORKER_MASS * measures.HEAD_SHARE
    body.add_geom(
        type=mujoco.mjtGeom.mjGEOM_BOX, size=[width, width, height], pos=[0.0, 0.0, height], mass=trunk, **bits
    )
    top = measures.WORKER_HEIGHT - measures.HEAD_RADIUS
    size = [measures.HEAD_RADIUS, 0.0, 0.0]
    body.add_geom(type=mujoco.mjtGeom.mjGEOM_SPHERE, size=size, pos=[0.0, 0.0, top], mass=head, **bits)


def _add_rivet(spec: Any, parent: int, number: int) -> None:
    """A weld at the centre of the card; how the two should lie to each other is how they lie on the lattice."""
    spec.add_equality(
        type=mujoco.mjtEq.mjEQ_WELD,
        objtype=mujoco.mjtObj.mjOBJ_BODY,
        name1=f"card {parent}",
        name2=f"card {number}",
        data=[0.0] * 10 + [1.0, 0.0],
        solref=[measures.RIVET_TIME, measures.RIVET_DAMP],
        solimp=list(measures.RIVET_GIVE),
    )


def _take_places(scene: Scene, poses: Poses) -> None:
    """Everything goes where it was, at rest."""
    for number in range(scene.cards):
        lattice = scene.model.qpos0[POSE * number : POSE * number + 3]
        offset, turn = poses.card(number)
        scene.pose(scene.card(number))[:] = [*(lattice + offset), *turn]
        if number:
            scene.data.eq_active[number - 1] = poses.strength[number] > 0
    for number in scene.workers:
        place, turn = poses.worker(number)
        scene.pose(scene.worker(number))[:] = [*place, *turn]


# --- What is in the hand ---------------------------------------------------------------------------------------------


def take_in_hand(scene: Scene, body: int) -> None:
    """What is carried passes cards by: a card into its slot (S-7), a worker through the girders of decks (S-9).

    Its way is free on the lattice, and whoever carries something into a narrow place feels when it catches; workers
    who stand in the way are hit all the same.
    """
    for geom in _geoms(scene, body):
        if scene.model.geom_contype[geom] == WORKER:
            scene.model.geom_conaffinity[geom] = TOUCHED_BY_WORKERS & ~DECK
        elif scene.model.geom_contype[geom] != RIVET:
            scene.model.geom_contype[geom], scene.model.geom_conaffinity[geom] = HELD, GROUND


def put_down(scene: Scene, body: int, deck: bool = False) -> None:
    """From now on it touches everything again."""
    for geom in _geoms(scene, body):
        if scene.model.geom_contype[geom] == WORKER:
            scene.model.geom_conaffinity[geom] = TOUCHED_BY_WORKERS
        elif scene.model.geom_contype[geom] == HELD:
            scene.model.geom_contype[geom] = DECK if deck else CARD
            scene.model.geom_conaffinity[geom] = TOUCHED_BY_CARDS


def _geoms(scene: Scene, body: int) -> range:
    first = int(scene.model.body_geomadr[body])
    return range(first, first + int(scene.model.body_geomnum[body]))


def mass_of(scene: Scene, body: int) -> float:
    return float(scene.model.body_mass[body])


def middle_of(scene: Scene, body: int) -> Floats:
    """The centre of mass, in the body's own frame."""
    middle: Floats = scene.model.body_ipos[body].copy()
    return middle


def inertia_of(scene: Scene, body: int) -> Floats:
    """The moments of inertia about the centre of mass, as a matrix in the body's own frame."""
    axes = np.zeros(9)
    mujoco.mju_quat2Mat(axes, scene.model.body_iquat[body])
    turn = axes.reshape(3, 3)
    return times(turn * scene.model.body_inertia[body], turn.T)


def lowest_point(scene: Scene, card: int) -> float:
    """The height of the lowest corner of a card."""
    geom = int(scene.model.body_geomadr[scene.card(card)])
    rows = np.abs(scene.data.geom_xmat[geom].reshape(3, 3)[2])
    return float(scene.data.geom_xpos[geom][2] - dot(rows, scene.model.geom_size[geom]))
