"""The first game: three cards, an auction won twice more, a 9 on a 7, a roof, and what it costs to have one early."""

from ..kit import Lesson, do, tell, watch
from .sheet import breakdown
from .state import State

LEARNER = 0


def _points(state: State) -> dict[str, int]:
    return {"points": sum(line.points for line in breakdown(state, LEARNER))}


def _doubled(state: State) -> dict[str, int]:
    roofed = next(line for line in breakdown(state, LEARNER) if line.message == "towers-score-roofed")
    return {"cards": int(roofed.arguments["cards"]), "tower": roofed.points, **_points(state)}


def _bid(state: State) -> dict[str, int]:
    return {"bid": int(state.bid)}


def _pile(state: State) -> dict[str, int]:
    return {"cards": int(state.left)}


LESSON = Lesson(
    seed=1026,
    seats=2,
    told={"remove": "keep"},
    script=(
        tell("goal", "T-25", point="own"),
        tell("auction", "T-12", point="display"),
        do("open", "T-12", "bid 3", instead=True),
        watch("pass"),
        do("take", "T-16", "take plant 15", "take spooky 15", "take candy 12", any_order=True, instead=True),
        do("nothing-yet", "T-18", "keep"),
        do("build", "T-5", "place plant 15", "place spooky 15", "place candy 12", any_order=True),
        watch("bid 1"),
        tell("points", "T-26", point="own", facts=_points),
        do("overbid", "T-12", "bid 2", facts=_bid, instead=True),
        do("falling", "T-5", "take scrap 12", "take candy 7", any_order=True),
        do("keep", "T-18", "keep", instead=True),
        do("second", "T-20", "place scrap 12", "place candy 7", any_order=True),
        watch("bid 2"),
        tell("nine", "T-7", point="own"),
        do("three", "T-12", "bid 3", facts=_bid),
        do("on-seven", "T-7", "take candy 9", "take spooky 14", "take sand 9", any_order=True),
        do("keep-again", "T-18", "keep"),
        do("on-seven-build", "T-7", "place candy 9", "place spooky 14", "place sand 9", any_order=True),
        watch("bid 1"),
        tell("roof", "T-8", point="display"),
        do("roof-bid", "T-12", "bid 2", facts=_bid),
        do("roof-take", "T-8", "take spooky 0", "take plant 7", any_order=True),
        do("keep-again", "T-18", "keep"),
        do("roof-build", "T-8", "place spooky 0", "place plant 7", any_order=True),
        watch("bid 3"),
        tell("doubled", "T-25", point="own", facts=_doubled),
        tell("trap", "T-8", point="display"),
        do("pass", "T-14", "pass", facts=_bid),
        watch(
            *("take spooky 12", "take scrap 15", "take sand 6", "keep"),
            *("place spooky 12", "place scrap 15", "place sand 6"),
        ),
        tell("end", "T-23", point="pile", facts=_pile),
        tell("free", "T-28"),
    ),
)
