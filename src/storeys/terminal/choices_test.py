from ..play import Match
from .choices import LONG, numbered


def listed(match: Match) -> list[str]:
    return list(numbered(match, "en", ["You", "Zuza"]))


def in_the_build_step(**stock: int) -> Match:
    """A match of Dice City whose first player has built nothing and can pay for something."""
    match = Match("dice_city", 2, seed=3)
    player = match.state.players[match.to_move]
    player.stock[:] = [stock.get(resource, 0) for resource in ("wood", "stone", "iron")]
    while "finish dice" not in map(match.words, match.legal_actions()):
        match.play(next(action for action in match.legal_actions() if match.words(action).startswith("forfeit")))
    match.play("finish dice")
    return match


def test_a_short_list_has_a_line_for_every_choice() -> None:
    match = Match("towers", 2, seed=1)
    assert [line.split()[0] for line in listed(match)] == ["1", "2", "3", "4", "5", "6"]


def test_a_long_list_has_one_line_for_all_places_of_a_building() -> None:
    match = in_the_build_step(wood=2, stone=2, iron=2)
    assert len(match.legal_actions()) > LONG
    assert len(listed(match)) < LONG
    assert "Build the Lumber Mill on white 1 … (build lumber_mill 0 white 1)" in "\n".join(listed(match))


def test_every_choice_has_a_number_in_the_list() -> None:
    match = in_the_build_step(wood=2, stone=2, iron=2)
    ends = [[int(number) for number in line.split()[0].split("–")] for line in listed(match)]
    told = [number for end in ends for number in range(end[0], end[-1] + 1)]
    assert told == list(range(1, len(match.legal_actions()) + 1))
