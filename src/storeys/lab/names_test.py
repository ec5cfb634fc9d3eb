"""No game is named outside its own files, its words and the registries: who adds or drops one touches only those."""

import pytest

from ..games import GAMES
from . import naming


def test_code_and_client_that_all_games_share_name_none_of_them() -> None:
    assert len(naming.shared_sources(GAMES)) > 100
    assert len(naming.shell(GAMES)) > 50
    assert naming.named_somewhere(GAMES, GAMES) == []


def test_whatever_the_program_speaks_of_is_found_as_a_name() -> None:
    assert "src/storeys/play/match.py" in naming.named_somewhere(["undo"], GAMES)
    assert "web/src/screens/Home.svelte" in naming.named_somewhere(["refuse"], GAMES)


@pytest.mark.parametrize(
    "planted",
    [
        'wish = {"game": "towers"}',
        "from ..games.dice_city.rules import CHOICES",
        "from .skyscrapers_plans import plans",
        "import storeys.games.blueprints",
        "game = DICE_CITY",
        "def towers_board(): ...",
        "if view.towers: ...",
        'say("skyscrapers-cli-actions")',
        'say(f"{turn} of Blueprints")',
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert len(naming.named(f'"""A table of towers."""\n\n{planted}\n', GAMES)) == 1


def test_examples_may_name_a_game() -> None:
    source = '"""Like `towers`."""\n\n\ndef play():\n    """Play towers."""\n    return 1  # towers\n'
    assert naming.named(source, GAMES) == []
