"""One idea, one name: every game keeps the same things in modules of the same names."""

import sys

import pytest

from . import GAMES
from .kit import Game

# Where the parts of the contract are, whichever game it is.
HOMES = {
    "rules": (
        *("new_game", "to_move", "legal_actions", "chance_tickets", "chance_outcome", "apply_action"),
        *("final_scores", "ranking", "pieces"),
    ),
    "secrets": ("conceal", "imagine", "seen_by", "reveals"),
    "state": ("version", "seats", "choices", "longest", "piece_kinds", "State", "Options", "options"),
    "kinds": ("kinds", "decisions", "actions"),
    "text": ("show",),
    "reading": ("parse",),
    "actions": ("data", "action"),
    "reasons": ("why_not",),
    "questions": ("question",),
    "picture_type": ("Picture",),
    "picture": ("as_json",),
    "sheet": ("breakdown",),
    "rulebook": ("minutes", "difficulty", "rulebook"),
}


def test_no_module_keeps_an_error_to_raise_it_again() -> None:
    """Each time it is raised it would remember more frames, with the positions in them, and for ever."""
    ours = [(name, vars(module)) for name, module in sorted(sys.modules.items()) if name.startswith("storeys.")]
    assert [(name, part) for name, parts in ours for part in parts if isinstance(parts[part], BaseException)] == []


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@every_game
@pytest.mark.parametrize("home", HOMES)
def test_every_part_of_a_game_is_in_the_module_that_is_named_after_it(game: Game, home: str) -> None:
    module = sys.modules[f"{__package__}.{game.name}.{home}"]
    for part in HOMES[home]:
        own = getattr(module, part, None) or getattr(module, part.upper())
        assert own is getattr(game, part), part
        assert getattr(own, "__module__", module.__name__).startswith((module.__name__, f"{__package__}.kit"))


@every_game
def test_a_game_that_has_tables_for_its_client_has_them_in_their_own_module(game: Game) -> None:
    if game.tables is not None:
        module = sys.modules[f"{__package__}.{game.name}.tables"]
        assert (module.TABLES, module.Tables) == (game.tables, game.Tables)


@every_game
def test_a_game_that_has_a_lesson_has_it_in_its_own_module(game: Game) -> None:
    if game.lesson is not None:
        assert sys.modules[f"{__package__}.{game.name}.lesson"].LESSON is game.lesson


@every_game
def test_all_actions_are_numbered_by_one_table(game: Game) -> None:
    assert (game.kinds.decisions, game.kinds.actions) == (game.decisions, game.actions)
    start = game.start(game.seats[0])
    for action in range(game.actions):
        assert game.data(start, action)["do"] == game.kinds.kind_of(action)[0]


@every_game
def test_every_kind_of_action_belongs_to_a_phase_and_what_comes_first_there_is_told(game: Game) -> None:
    first = sys.modules[f"{__package__}.{game.name}.reasons"].FIRST
    assert [do for do in game.kinds if not any(game.kinds.is_asked(do, phase) for phase in first)] == []
