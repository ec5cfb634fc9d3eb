"""Writes down for the client what each game has declared (`games/kit/picture.py`): `web/src/games/<game>/view.ts`.

Interfaces extend each other as the classes do, and what a comment says of a field is said there, too. The picture
itself is called `View` in the client, as on the wire; a picture is something else there, a small one beside a rule.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..games import GAMES
from ..games.kit import Game
from ..games.kit.picture import EVERY

GENERATED = "// Generated from src/storeys/{} by `python -m storeys.server.typescript`. Do not edit."
ROOT = "View"
SIMPLE = {str: "string", int: "number", bool: "boolean", type(None): "null"}
WIDTH = 120

HEAD = """import type {{ Position }} from "../../protocol";
import {{ drawn }} from "../drawn";

export const viewOf = (position: Position): {} => drawn(position);
"""

Names = Mapping[Any, str]


def views(client: Path) -> dict[Path, str]:
    """The file of every game that has a board of its own, and what has to stand in it."""
    folders = {client / "games" / name: game for name, game in GAMES.items()}
    return {folder / "view.ts": view(game) for folder, game in folders.items() if folder.is_dir()}


def view(game: Game) -> str:
    """The whole file of one game."""
    roots = [root for root in (game.Picture, game.Tables) if root is not None]
    names = {kind: name for root in roots for kind, name in names_below(root).items()} | {game.Picture: ROOT}
    kinds = [declaration(kind, names) for kind in names if kind is not game.Tables]
    return "\n".join([GENERATED.format(f"games/{game.name}"), HEAD.format(ROOT), *kinds, *tables(game, names)])


def names_below(root: Any) -> dict[Any, str]:
    """What the module of a type calls it and all that it is made of, as far as that has a name there."""
    parts = {*_parts(root)}
    named = [
        (kind, name) for name, kind in vars(sys.modules[root.__module__]).items() if not isinstance(kind, type(sys))
    ]
    return {kind: name for kind, name in named if _is_type(kind) and kind in parts}


def _is_type(kind: Any) -> bool:
    return is_typeddict(kind) or get_origin(kind) is not None


def _parts(kind: Any) -> Iterator[Any]:
    """A type, and every type within it."""
    yield kind
    if is_typeddict(kind):
        inner = [*get_type_hints(kind, include_extras=True).values(), *_bases(kind, _declared(kind))]
    else:
        inner = [] if get_origin(kind) is Literal else [part for part in get_args(kind) if _is_type(part)]
    for part in inner:
        yield from _parts(part)


# --- Types -----------------------------------------------------------------------------------------------------------


def declaration(kind: Any, names: Names) -> str:
    """A type under its name."""
    if is_typeddict(kind):
        return interface(kind, names)
    others = {other: name for other, name in names.items() if other != kind}
    return f"export type {names[kind]} = {written(kind, others)};\n"


def interface(kind: Any, names: Names) -> str:
    """A TypedDict: what it adds to those it is derived from."""
    declared = _declared(kind)
    bases = [names[base] for base in _bases(kind, declared)]
    head = f"export interface {names[kind]}{' extends ' if bases else ''}{', '.join(bases)}"
    fields = [line for field in _fields(kind, declared, names) for line in field]
    return "\n".join([f"/** {ast.get_docstring(declared)} */", f"{head} {{", *fields, "}\n"])


def _declared(kind: Any) -> ast.ClassDef:
    [declared] = ast.parse(inspect.getsource(kind)).body
    assert isinstance(declared, ast.ClassDef)
    return declared


def _bases(kind: Any, declared: ast.ClassDef) -> list[Any]:
    found = [getattr(sys.modules[kind.__module__], ast.unparse(base)) for base in declared.bases]
    return [base for base in found if is_typeddict(base)]


def _fields(kind: Any, declared: ast.ClassDef, names: Names) -> Iterator[list[str]]:
    hints, lines = get_type_hints(kind, include_extras=True), inspect.getsource(kind).splitlines()
    for part in declared.body:
        if isinstance(part, ast.AnnAssign):
            name, (_, _, comment) = ast.unparse(part.target), lines[part.lineno - 1].partition("  # ")
            yield [*([f"  /** {comment} */"] if comment else []), f"  {name}: {written(hints[name], names)};"]


def written(kind: Any, names: Names) -> str:
    """A type as TypeScript writes it; KeyError for one that no picture may have."""
    if kind in names:
        return names[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(map(json.dumps, parts))
    if origin in (Union, UnionType):
        return " | ".join(written(part, names) for part in parts)
    if origin is Annotated:
        return _marked(parts[0], parts[1], names)
    return _collection(origin, parts, names) if origin in (list, dict) else SIMPLE[kind]


def _marked(kind: Any, mark: Any, names: Names) -> str:
    *keys, part = (written(each, names) for each in get_args(kind))
    return f"Record<{keys[0]}, {part}>" if mark == EVERY else f"[{', '.join([part] * mark)}]"


def _collection(origin: Any, parts: tuple[Any, ...], names: Names) -> str:
    *keys, part = (written(each, names) for each in parts)
    if origin is list:
        return f"({part})[]" if " | " in part else f"{part}[]"
    return f"Record<string, {part}>" if keys == ["string"] else f"Partial<Record<{keys[0]}, {part}>>"


# --- Tables ----------------------------------------------------------------------------------------------------------


def tables(game: Game, names: Names) -> Iterator[str]:
    """What never changes, as constants."""
    hints = get_type_hints(game.Tables, include_extras=True) if game.Tables is not None else {}
    for name, value in (game.tables or {}).items():
        kind = written(hints[name], names)
        yield f"export const {name}: {'readonly ' if kind.endswith('[]') else ''}{kind} = {_literal(value)};\n"


def _literal(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if len(text) < WIDTH or not isinstance(value, dict):
        return text
    entries = [f"  {json.dumps(key)}: {json.dumps(part, ensure_ascii=False)}," for key, part in value.items()]
    return "\n".join(["{", *entries, "}"])
