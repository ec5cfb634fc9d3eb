"""The score sheet (S-21 … S-24, S-28), line by line as the rulebook would write it."""

from ..kit import Line
from .state import FALL_COST, HAND_BONUS, HEIGHT_BONUS, State


def breakdown(state: State, seat: int) -> list[Line]:
    """Every line of a player that is not zero."""
    player = state.players[seat]
    falls, left = int(player.falls), int(player.left)
    lines = [
        _points("S-21", "girders", int(player.girders)),
        _points("S-21", "printed", int(player.printed)),
        _points("S-21", "doubled", int(player.doubled)),
        Line("S-28", "skyscrapers-score-falls", {"workers": falls}, -FALL_COST * falls),
        Line("S-23", "skyscrapers-score-emptied", {}, HAND_BONUS * int(player.emptied)),
        Line("S-23", "skyscrapers-score-cards-left", {"cards": left}, -left),
        Line("S-24", "skyscrapers-score-highest", {}, HEIGHT_BONUS * int(player.highest)),
    ]
    return [line for line in lines if line.points]


def _points(rule: str, what: str, points: int) -> Line:
    return Line(rule, f"skyscrapers-score-{what}", {"points": points}, points)
