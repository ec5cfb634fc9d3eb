"""Which files belong to all games, and where they name one: none of them should, but the registries."""

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path

import storeys

SOURCES = Path(storeys.__file__).parent
ROOT = SOURCES.parents[1]
CLIENT = ROOT / "web" / "src"


def is_test(module: str) -> bool:
    return module.endswith(("_test", ".conftest"))


def game_of(module: str, games: list[str]) -> str | None:
    """The game a module belongs to, or None."""
    for part in module.split("."):
        for game in games:
            if part == game or part.startswith(f"{game}_"):
                return game
    return None


def mention(games: Collection[str]) -> re.Pattern[str]:
    """One of these names, not as a part of a longer word."""
    return re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])", re.IGNORECASE)


# --- Python ----------------------------------------------------------------------------------------------------------


def shared_sources(games: Collection[str]) -> list[Path]:
    """Every module that is not a game's own, a registry or a test."""
    return [file for file in sorted(SOURCES.rglob("*.py")) if _is_shared(module_of(file), games)]


def _is_shared(module: str, games: Collection[str]) -> bool:
    return not is_test(module) and module not in registries() and not game_of(module, [*games])


def registries() -> set[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return {registry for contract in contracts for registry in contract.get("registries", ())}


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named(source: str, games: Collection[str]) -> list[str]:
    """Every game that code names, in whatever part of it; examples in docstrings and comments name what they like."""
    tree, name = ast.parse(source), mention(games)
    docstrings = {id(node.body[0].value) for node in ast.walk(tree) if _has_docstring(node)}  # type: ignore[attr-defined]
    return [f"line {line}: {text}" for line, text in _texts(tree, docstrings) if name.search(text)]


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


# --- The client ------------------------------------------------------------------------------------------------------


def shell(games: Collection[str]) -> list[Path]:
    """Every file of the client that is not a game's own or a test."""
    files = [file for end in ("ts", "svelte", "css") for file in CLIENT.rglob(f"*.{end}")]
    return [file for file in files if ".test." not in file.name and not {*games} & {*file.relative_to(CLIENT).parts}]


# --- Both ------------------------------------------------------------------------------------------------------------


def named_somewhere(games: Collection[str], apart: Collection[str]) -> list[str]:
    """The shared files that name one of these games; what belongs to a game of `apart` is not shared."""
    sources = [file for file in shared_sources(apart) if named(file.read_text("utf-8"), games)]
    client = [file for file in shell(apart) if mention(games).search(file.read_text("utf-8"))]
    return [str(file.relative_to(ROOT)) for file in (*sources, *client)]
