"""The first game: two turns that hire, build, climb and go higher than all others; then a bay closes upon a worker."""

from ..kit import Lesson, do, tell, watch
from .sheet import breakdown
from .state import State

LEARNER = 0


def _points(state: State) -> dict[str, int]:
    return {"points": sum(line.points for line in breakdown(state, LEARNER))}


LESSON = Lesson(
    seed=0,
    seats=2,
    told={"brace": "hands", "return": "hands", "forfeit": "hands"},
    script=(
        tell("goal", "S-21", point="site"),
        tell("actions", "S-14", point="players"),
        do("hire", "S-15", "hire -1,-1,0", instead=True),
        tell("hand", "S-16", point="hand"),
        do("base", "S-5", "card base", instead=True),
        do("base-place", "S-2", "slot y@-1,-1,1", "turn BV", instead=True),
        tell("girders", "S-21", point="site", facts=_points),
        do("floor", "S-10", "card floor-LRT"),
        do("floor-place", "S-2", "slot z@0,0,2", instead=True),
        do("floor-turn", "S-12", "turn LRB", instead=True),
        watch("hire -1,-1,0", "card base", "slot x@-2,-1,1", "turn BV", "hire 0,0,0"),
        tell("others", "S-14", point="players", facts=_points),
        do("climb", "S-18", "worker 1", "move 0,0,2", instead=True),
        do("upright", "S-16", "card upright-LB-worker", "slot y@0,1,2", instead=True),
        do("upright-turn", "S-21", "turn LB"),
        do("aside", "S-17", "aside 0,-1,2"),
        tell("doubled", "S-21", point="site", facts=_points),
        do("shift", "S-18", "worker 1", "shift -1,-1,2"),
        do("second", "S-15", "hire -1,-1,0", instead=True),
        watch(
            *("card floor-LRTB", "slot z@-2,-1,2", "turn LRTB", "card base", "slot y@1,-1,1", "turn BV"),
            *("card upright-LTD-worker", "slot y@-2,0,2", "turn LTD"),
        ),
        tell("trap", "S-9", point="site"),
        tell("hands", "S-31"),
        tell("end", "S-23", point="hand"),
        tell("top", "S-24", point="site"),
        tell("free", "S-14"),
    ),
)
