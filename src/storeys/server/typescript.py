"""Writes `web/src/protocol.ts` from `protocol.py`:

python -m storeys.server.typescript            # write the file
python -m storeys.server.typescript --check    # fail if it is not what would be written
"""

import inspect
import sys
import typing
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from . import protocol

TARGET = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
UNIONS: dict[str, Any] = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
LITERALS: dict[str, Any] = {"Language": protocol.LANGUAGE, "Clock": protocol.CLOCK}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 100
HEAD = "// Generated from src/storeys/server/protocol.py by `python -m storeys.server.typescript`. Do not edit.\n"


def models() -> list[type[protocol.Wire]]:
    """Every model of the wire, in the order in which it is written."""
    found = [model for model in vars(protocol).values() if inspect.isclass(model) and issubclass(model, protocol.Wire)]
    return [model for model in found if model is not protocol.Wire]


def source() -> str:
    """The whole file."""
    literals = [_union(name, TypeAdapter(literal).json_schema()["enum"]) for name, literal in LITERALS.items()]
    unions = [_names(name, [model.__name__ for model in _members(union)]) for name, union in UNIONS.items()]
    return "\n".join([HEAD, *literals, "", *map(interface, models()), *unions])


def _members(union: Any) -> tuple[type[BaseModel], ...]:
    return typing.get_args(typing.get_args(union)[0])


def _union(name: str, values: list[str]) -> str:
    return f"export type {name} = {' | '.join(map(_quoted, values))};"


def _names(name: str, names: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {one}" for one in names)]) + ";\n"


def interface(model: type[BaseModel]) -> str:
    """One model: what a sender may leave out is optional where a client sends it, and present where it reads it."""
    schema = model.model_json_schema()
    required = schema["properties"] if sent_by_server(model) else schema.get("required", [])
    fields = [_field(name, part, name in required) for name, part in schema["properties"].items()]
    doc = inspect.cleandoc(model.__doc__ or "").splitlines()
    comment = [f"/** {doc[0]} */"] if len(doc) == 1 else ["/**", *(f" * {line}".rstrip() for line in doc), " */"]
    return "\n".join([*comment, f"export interface {model.__name__} {{", *fields, "}\n"])


ASKED = {protocol.Say, protocol.ChangeMe, protocol.Chair, protocol.NewTable, protocol.Join}


def sent_by_server(model: type[BaseModel]) -> bool:
    return model not in {*ASKED, *_members(protocol.FromClient)}


def _field(name: str, part: dict[str, Any], required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {_type(part)};"


def _type(part: dict[str, Any]) -> str:
    if part.get("enum") in _literals().values():
        return next(name for name, values in _literals().items() if values == part["enum"])
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "const" in part:
        return _quoted(part["const"])
    if "enum" in part:
        return " | ".join(map(_quoted, part["enum"]))
    if "anyOf" in part:
        return " | ".join(map(_type, part["anyOf"]))
    return _compound(part)


def _compound(part: dict[str, Any]) -> str:
    if part.get("type") == "array":
        item = _type(part["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if part.get("type") == "object":
        values = part.get("additionalProperties", True)
        return f"Record<string, {'unknown' if values is True else _type(values)}>"
    return SIMPLE.get(part.get("type", ""), "unknown")


def _literals() -> dict[str, list[str]]:
    return {name: TypeAdapter(literal).json_schema()["enum"] for name, literal in LITERALS.items()}


def _quoted(text: str) -> str:
    return f'"{text}"'


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        fresh = TARGET.exists() and TARGET.read_text("utf-8") == source()
        print(f"{TARGET} is {'up to date' if fresh else 'stale: run python -m storeys.server.typescript'}")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(source(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
