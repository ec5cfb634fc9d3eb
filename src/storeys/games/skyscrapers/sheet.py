"""The score sheet (S-21 … S-24, S-28 … S-30), line by line as the rulebook would write it."""

from ..kit import Line
from .state import COLLAPSED, FALL_COST, HAND_BONUS, HEIGHT_BONUS, State, score


def breakdown(state: State, seat: int) -> list[Line]:
    """Every line of a player that is not zero; and why somebody is out, which counts more than all points."""
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
    return [*(line for line in lines if line.points), *_out(state, seat)]


def _points(rule: str, what: str, points: int) -> Line:
    return Line(rule, f"skyscrapers-score-{what}", {"points": points}, points)


def _out(state: State, seat: int) -> list[Line]:
    """S-22, S-29, S-30: who is out comes last, whatever the points."""
    player = state.players[seat]
    if not player.out:
        return []
    if state.ending == COLLAPSED and seat == state.seat:
        return [Line("S-30", "skyscrapers-score-out-collapse", {}, 0)]
    if player.falls and score(player) <= state.lowest_space:
        return [Line("S-29", "skyscrapers-score-out-falls", {}, 0)]
    return [Line("S-22", "skyscrapers-score-out-trapped", {}, 0)]
