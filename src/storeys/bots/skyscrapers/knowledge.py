"""What a search knows of Skyscrapers."""

from ..search.knowledge import Knowledge
from .belief import imagine
from .greedy import greedy
from .whole import candidates, is_whole, promise, turn, weight

KNOWLEDGE = Knowledge(
    policy=greedy,
    candidates=candidates,
    promise=promise,
    faith=4.0,
    imagine=imagine,
    depth=0,
    weight=weight,
    turn=turn,
    is_whole=is_whole,
)
