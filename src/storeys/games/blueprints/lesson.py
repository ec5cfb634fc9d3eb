"""The first game: one round that shows every material, ends exactly on the blueprint, and wins the award."""

from ..kit import Lesson, do, tell, watch
from .state import State

LEARNER, BOT = 0, 1


def _scores(state: State) -> dict[str, int]:
    scored = state.rounds[0].scores
    return {"mine": int(scored[LEARNER]), "other": int(scored[BOT])}


LESSON = Lesson(
    seed=52,
    seats=2,
    script=(
        tell("goal", "B-10", point="pool"),
        tell("plan", "B-19", point="plan"),
        do("wood", "B-20", "take wood 2", instead=True),
        do("corner", "B-20", "place 2 2", instead=True),
        do("discard", "B-11", "discard stone 2", instead=True),
        watch("take glass 4", "place 3 2", "discard wood 2"),
        tell("screens", "B-18"),
        do("recycled", "B-21", "take recycled 4", "place 2 1"),
        do("collects-glass", "B-11", "discard glass 2"),
        watch("take glass 4", "place 2 2", "discard wood 2"),
        do("together", "B-21", "take recycled 4", "place 3 2", "discard stone 2"),
        watch("take recycled 4", "place 2 2", "discard stone 4"),
        do("glass", "B-23", "take glass 5"),
        do("stack", "B-14", "place 2 1", instead=True),
        do("stack-discard", "B-11", "discard wood 6"),
        watch("take stone 5", "place 2 2", "discard recycled 2"),
        do("third", "B-21", "take recycled 6", "place 3 2", "discard glass 3"),
        watch("take stone 6", "place 2 2", "discard recycled 6"),
        tell("trap", "B-17", point="pool"),
        do("stone", "B-22", "take stone 6", "place 2 2"),
        do("last-discard", "B-11", "discard wood 3"),
        watch("take stone 4", "place 3 2", "discard glass 1", "take wood 3", "place 2 2", "discard glass 5"),
        tell("award", "B-25", facts=_scores),
        tell("prizes", "B-26"),
        tell("end", "B-29"),
        tell("free", "B-9"),
    ),
)
