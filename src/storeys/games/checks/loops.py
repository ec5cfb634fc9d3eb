"""Rules end: every loop in a rule is a `for`, whose turns are counted before the first one begins.

A `while` asks the position whether to go on, and there may be a position in which it goes on for ever; nobody has to
find that position if there is no such loop.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..kit import Game
from .battery import BrokenRuleError, Setup


def check_every_loop_ends(setup: Setup) -> None:
    """No rule of a game, nor of what it shares with others, has a `while`."""
    for source in sources(setup.game):
        for function, line in endless_loops(source):
            raise BrokenRuleError(f"check_every_loop_ends ({setup}): {function}() has a while at {source}:{line}")


def sources(game: Game) -> list[Path]:
    """The files that the contract's functions come from, and what lies beside them but tests."""
    functions = [part for part in vars(game).values() if callable(part) and hasattr(part, "__module__")]
    files = {_file_of(function) for function in functions}
    return sorted({*files, *(beside for file in files for beside in rule_files(file.parent))})


def rule_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.glob("*.py")) if not file.stem.endswith("_test")]


def _file_of(function: Any) -> Path:
    return Path(str(sys.modules[function.__module__].__file__))


@cache
def endless_loops(source: Path) -> list[tuple[str, int]]:
    """The rules of a file that have a `while`, each with its line."""
    rules = rules_in(source.read_text("utf-8"))
    return [(function.name, line) for function in rules for line in _whiles(function)]


def rules_in(text: str) -> list[ast.FunctionDef]:
    """The functions of a source that are marked `@rule`."""
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef) and _is_rule(node)]


def _is_rule(function: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in function.decorator_list)


def _whiles(function: ast.FunctionDef) -> Iterator[int]:
    return (node.lineno for node in ast.walk(function) if isinstance(node, ast.While))
