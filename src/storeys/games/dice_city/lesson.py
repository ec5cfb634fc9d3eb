"""The first game: two turns that gather, fight, build, move a die and take a token; ships and the end are told."""

from ..kit import Lesson, do, tell, watch
from .sheet import breakdown
from .state import State

LEARNER = 0


def _points(state: State) -> dict[str, int]:
    return {"points": sum(line.points for line in breakdown(state, LEARNER))}


LESSON = Lesson(
    seed=424,
    seats=2,
    told={
        **dict.fromkeys(("refresh", "discard", "reactivate", "forfeit"), "other-uses"),
        **dict.fromkeys(("supply", "muster", "disrupt"), "tokens"),
        **dict.fromkeys(("copy", "exchange", "store", "shift", "include", "cast", "place", "adorn"), "abilities"),
        **dict.fromkeys(("attack", "steal"), "raids"),
        **dict.fromkeys(("declare", "decline"), "end"),
        "trade": "ships",
    },
    script=(
        tell("goal", "D-30", point="city"),
        tell("dice", "D-8", point="city"),
        do("resources", "D-2", "use white mountain", "use black forest", any_order=True, instead=True),
        do(
            "soldiers", "D-2", "use yellow militia", "use red militia", "use blue militia", any_order=True, instead=True
        ),
        do("dice-done", "D-10", "finish dice"),
        do("bandits", "D-19", "fight 3", instead=True),
        do("attack-done", "D-22", "finish attack"),
        do("build", "D-23", "build storehouse 7 yellow 4", instead=True),
        tell("trap", "D-26"),
        do("turn-done", "D-27", "finish build"),
        watch(
            *("move red blue 2", "use white forest", "use yellow forest", "use blue house", "use black cave"),
            *("finish dice", "build festival_hall 7 yellow 2", "finish build"),
        ),
        do("move", "D-8", "move red yellow 6", instead=True),
        do("one-of-each", "D-2", "use yellow forest", "use white cave", "use black mountain", any_order=True),
        do("pass", "D-8", "pass blue", instead=True),
        tell("tokens", "D-9"),
        tell("other-uses", "D-8", point="city"),
        do("dice-done-again", "D-10", "finish dice"),
        do("tower", "D-23", "build watch_tower 2 red 3", instead=True),
        do("turn-done-again", "D-27", "finish build"),
        watch(
            *("pass blue", "use white mountain", "use red mountain", "use yellow festival_hall", "use black forest"),
            *("finish dice", "build manor 6 yellow 5", "finish build"),
        ),
        tell("points", "D-30", facts=_points),
        tell("raids", "D-20", point="cities"),
        tell("ships", "D-25", point="frontier"),
        tell("abilities", "D-8", point="market"),
        tell("end", "D-28"),
        tell("free", "D-29"),
    ),
)
