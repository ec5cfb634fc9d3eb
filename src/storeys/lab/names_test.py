"""No game is named outside its own files, its words and the registries: who adds or drops one touches only those."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import storeys
from storeys.games import GAMES

from .borders import game_of, is_test

SOURCES = Path(storeys.__file__).parent
ROOT = SOURCES.parents[1]
CLIENT = ROOT / "web" / "src"
CLIENT_REGISTRY = CLIENT / "games" / "index.ts"

NAMES = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)


def registries() -> set[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return {registry for contract in contracts for registry in contract.get("registries", ())}


# --- Python ----------------------------------------------------------------------------------------------------------


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named(source: str) -> list[str]:
    """Every game that code names, in whatever part of it; examples in docstrings and comments name what they like."""
    tree = ast.parse(source)
    docstrings = {id(node.body[0].value) for node in ast.walk(tree) if _has_docstring(node)}  # type: ignore[attr-defined]
    return [f"line {line}: {text}" for line, text in _texts(tree, docstrings) if NAMES.search(text)]


def _has_docstring(node: ast.AST) -> bool:
    documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    return documented and ast.get_docstring(node) is not None  # type: ignore[arg-type]


def _texts(tree: ast.AST, docstrings: set[int]) -> Iterator[tuple[int, str]]:
    """Identifiers and strings, with their lines."""
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            for _, value in ast.iter_fields(node):
                if isinstance(value, str):
                    yield getattr(node, "lineno", 0), value


SHARED = [
    file
    for file in sorted(SOURCES.rglob("*.py"))
    if not is_test(module_of(file)) and module_of(file) not in registries() and not game_of(module_of(file), [*GAMES])
]


def test_code_that_all_games_share_names_none_of_them() -> None:
    assert len(SHARED) > 100
    told = {str(file.relative_to(ROOT)): named(file.read_text("utf-8")) for file in SHARED}
    assert {file: lines for file, lines in told.items() if lines} == {}


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
    assert len(named(f'"""A table of towers."""\n\n{planted}\n')) == 1


def test_examples_may_name_a_game() -> None:
    assert named('"""Like `towers`."""\n\n\ndef play():\n    """Play towers."""\n    return 1  # towers\n') == []


# --- The client ------------------------------------------------------------------------------------------------------


def test_the_shell_of_the_client_names_no_game() -> None:
    files = [file for end in ("ts", "svelte", "css") for file in CLIENT.rglob(f"*.{end}") if file != CLIENT_REGISTRY]
    shell = [file for file in files if ".test." not in file.name and not {*GAMES} & {*file.relative_to(CLIENT).parts}]
    assert len(shell) > 50
    assert [str(file.relative_to(ROOT)) for file in shell if NAMES.search(file.read_text("utf-8"))] == []
