"""Rules allocate nothing: they work on the records and arrays they are given.

The compiler of the CPU takes a list or a dict without a word and is slow from then on; that of the GPU refuses it, and
only when somebody asks for a GPU.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .battery import BrokenRuleError, Setup
from .loops import rules_in, sources

DISPLAYS = (
    *(ast.Dict, ast.List, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp),
    *(ast.GeneratorExp, ast.JoinedStr, ast.Lambda),
)
MAKERS = {"bytearray", "bytes", "dict", "filter", "frozenset", "list", "map", "set", "sorted", "str"}
ARRAY_MAKERS = {
    *("arange", "array", "asarray", "concatenate", "copy", "sort", "unique", "where"),
    *("empty", "full", "ones", "zeros", "empty_like", "full_like", "ones_like", "zeros_like"),
}


def check_no_rule_allocates(setup: Setup) -> None:
    """No rule of a game, nor of what it shares with others, makes a list, a dict, a set, a text or an array."""
    for source in sources(setup.game):
        for function, line, what in allocations(source):
            where = f"{function}() allocates at {source}:{line}: {what}"
            raise BrokenRuleError(f"check_no_rule_allocates ({setup}): {where}")


@cache
def allocations(source: Path) -> list[tuple[str, int, str]]:
    """What the rules of a file make: the rule, its line, and the expression."""
    rules = rules_in(source.read_text("utf-8"))
    return [
        (rule.name, node.lineno, ast.unparse(node)) for rule in rules for node in _expressions(rule) if _makes(node)
    ]


def _expressions(rule: ast.FunctionDef) -> Iterator[ast.expr]:
    """What is computed when the rule is called: annotations and marks are not."""
    for statement in rule.body:
        yield from (node for node in ast.walk(statement) if isinstance(node, ast.expr))


def _makes(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKERS
        case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=name)):
            return name in ARRAY_MAKERS
        case ast.Call(func=ast.Attribute(attr="copy" | "tolist")):
            return True
    return isinstance(node, DISPLAYS)
