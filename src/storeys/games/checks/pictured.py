"""Whether a picture is what its game has declared: nothing forgotten, nothing added, nothing of another kind."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ..kit.picture import EVERY


def misfits(kind: Any, value: Any, where: str = "picture") -> Iterator[str]:
    """Every place in which a value is not of the type that was declared for it."""
    if is_typeddict(kind):
        yield from _record(get_type_hints(kind, include_extras=True), value, where)
    elif get_origin(kind) is Annotated:
        inner, mark = get_args(kind)
        yield from _marked(inner, mark, value, where)
    elif get_origin(kind) in (list, dict):
        yield from _collection(kind, value, where)
    elif not _is_plain(kind, value, where):
        yield f"{where} is {value!r}, not {getattr(kind, '__name__', kind)}"


def _record(fields: dict[str, Any], value: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where} is {value!r}, not a dict"
        return
    yield from (f"{where} has no {name}" for name in fields if name not in value)
    for name, part in value.items():
        yield from (
            misfits(fields[name], part, f"{where}.{name}") if name in fields else [f"nobody declared {where}.{name}"]
        )


def _marked(kind: Any, mark: object, value: Any, where: str) -> Iterator[str]:
    """A dict in which no key may be missing, or a list of just so many."""
    found = list(misfits(kind, value, where))
    if not found and mark == EVERY:
        found = [f"{where} has no {key}" for key in get_args(get_args(kind)[0]) if key not in value]
    elif not found and len(value) != mark:
        found = [f"{where} is a list of {len(value)}, not of {mark}"]
    yield from found


def _collection(kind: Any, value: Any, where: str) -> Iterator[str]:
    origin, (*keys, part) = get_origin(kind), get_args(kind)
    if type(value) is not origin:
        yield f"{where} is {value!r}, not a {origin.__name__}"
        return
    for key, each in value.items() if origin is dict else enumerate(value):
        yield from misfits(keys[0], key, f"a key of {where}") if keys else ()
        yield from misfits(part, each, f"{where}[{key!r}]")


def _is_plain(kind: Any, value: Any, where: str) -> bool:
    if get_origin(kind) in (Union, UnionType):
        return any(not [*misfits(each, value, where)] for each in get_args(kind))
    if get_origin(kind) is Literal:
        return any(type(value) is type(each) and value == each for each in get_args(kind))
    return type(value) is kind or (kind in (None, type(None)) and value is None)
