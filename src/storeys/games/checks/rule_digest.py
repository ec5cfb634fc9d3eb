"""What the rules of a game are, in few letters: the same letters, the same rules.

Looked at is what rules do, not how they are written down. From the functions of the contract every rule of the game
that they call is found; each is read as a syntax tree in which a local name is a number, a table of cards or a constant
is its value, and another rule of the game is its own letters. So comments, docstrings, annotations, names and files
make no difference, and any other operator, order or number does. What the kit does is known by its name. To that come
the seats, the options, and what all actions are called, because that is what files and databases hold.
"""

import ast
import builtins
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ..kit import Game

LETTERS = 16

# The functions of the contract that are rules.
RULES = (
    *("new_game", "to_move", "legal_actions", "chance_tickets", "chance_outcome", "apply_action"),
    *("final_scores", "ranking", "conceal", "imagine", "seen_by", "reveals", "pieces"),
)


def rule_digest(game: Game) -> str:
    """The letters of a game's rules."""
    reader = _Reader(game.new_game.__module__.rpartition(".")[0])
    rules = [reader.meaning(getattr(game, name)) for name in RULES]
    options = [(name, option.rule, option.values, option.seats) for name, option in game.options.items()]
    start = game.start(game.seats[0])
    words = [game.words(start, action) for action in range(game.actions)]
    return _letters(repr([rules, list(game.seats), options, words]))


def _letters(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


class _Reader:
    """Reads functions of one package, each once."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.read: dict[FunctionType, str] = {}

    def meaning(self, value: Any) -> str:
        """What somebody who uses a value relies on."""
        if isinstance(value, FunctionType):
            return self._function(value)
        if isinstance(value, np.ndarray | np.generic):
            return repr(value.tolist())
        return getattr(value, "__name__", None) or repr(value)

    def _function(self, function: FunctionType) -> str:
        if function not in self.read:
            self.read[function] = function.__name__  # for one that calls itself
            own = function.__module__ == self.package or function.__module__.startswith(f"{self.package}.")
            self.read[function] = _letters(self._text(function)) if own else self._foreign(function)
        return self.read[function]

    def _foreign(self, function: FunctionType) -> str:
        """A function of the kit: its name, and the rules that were put into it."""
        return " ".join([function.__name__, *map(self.meaning, _closure(function).values())])

    def _text(self, function: FunctionType) -> str:
        tree = ast.parse(_functions(function.__code__.co_filename)[function.__code__.co_firstlineno]).body[0]
        assert isinstance(tree, ast.FunctionDef)
        body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
        plain = _Plain(function, [argument.arg for argument in tree.args.args], self.meaning)
        return "\n".join([str(len(tree.args.args)), *(ast.unparse(plain.visit(statement)) for statement in body)])


class _Plain(ast.NodeTransformer):
    """Puts numbers in the place of local names, and meanings in the place of all others."""

    def __init__(self, function: FunctionType, arguments: list[str], meaning: Callable[[Any], str]) -> None:
        self.known = {**vars(builtins), **function.__globals__, **_closure(function)}
        self.local = list(dict.fromkeys([*arguments, *function.__code__.co_varnames]))
        self.meaning = meaning

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.local:
            return ast.Name(f"local{self.local.index(node.id)}", node.ctx)
        return ast.Name(self.meaning(self.known[node.id]), node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        base = node.value
        if isinstance(base, ast.Name) and base.id not in self.local and isinstance(self.known[base.id], ModuleType):
            return ast.Name(self.meaning(getattr(self.known[base.id], node.attr)), node.ctx)
        return self.generic_visit(node)


def _closure(function: FunctionType) -> dict[str, Any]:
    cells = function.__closure__ or ()
    return dict(zip(function.__code__.co_freevars, (cell.cell_contents for cell in cells), strict=True))


@cache
def _functions(file: str) -> dict[int, str]:
    """The functions of a source by their first lines, marks included."""
    found = [node for node in ast.walk(ast.parse(Path(file).read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(mark.lineno for mark in node.decorator_list)]): ast.unparse(node) for node in found}
