"""What a search knows of 5 Towers."""

from ..search.knowledge import Knowledge
from .greedy import greedy
from .shortlist import candidates, is_whole, turn, weight
from .swift import rush

KNOWLEDGE = Knowledge(
    policy=greedy,
    rush=rush,
    candidates=candidates,
    depth=3,
    own=True,
    curiosity=0.04,
    trust=0.8,
    weight=weight,
    turn=turn,
    is_whole=is_whole,
)
