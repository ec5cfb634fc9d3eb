"""Writes `web/src/protocol.ts` from `protocol`, and `view.ts` of every game from what it has declared:

python -m storeys.server.typescript            # write the files
python -m storeys.server.typescript --check    # fail if they are not what would be written
"""

import inspect
import sys
import typing
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from . import protocol
from .typescript_views import GENERATED, views

CLIENT = Path(__file__).parents[3] / "web" / "src"
UNIONS: dict[str, Any] = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
LITERALS: dict[str, Any] = {
    "Language": protocol.LANGUAGE,
    "Clock": protocol.CLOCK,
    "Speed": protocol.SPEED,
    "Cold": protocol.COLD,
}
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = GENERATED.format("server/protocol") + "\n"


def models() -> list[type[protocol.Wire]]:
    """Every model of the wire, in the order in which it is written."""
    found = [model for model in vars(protocol).values() if inspect.isclass(model) and issubclass(model, protocol.Wire)]
    return [model for model in found if model is not protocol.Wire]


def sources() -> dict[Path, str]:
    """Every file that is written, and what has to stand in it."""
    return {CLIENT / "protocol.ts": source(), **views(CLIENT)}


def source() -> str:
    """The messages of the wire."""
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


ASKED = {
    protocol.Say,
    protocol.ChangeMe,
    protocol.Chair,
    protocol.NewTable,
    protocol.Join,
    protocol.GiveChair,
    protocol.PlayOn,
}


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
        return " | ".join(dict.fromkeys(map(_type, part["anyOf"])))
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
        old = stale()
        print("\n".join(f"{file} is stale: run python -m storeys.server.typescript" for file in old) or "up to date")
        return 1 if old else 0
    for file, text in sources().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


def stale() -> list[Path]:
    """The files that are not what would be written."""
    return [file for file, text in sources().items() if not file.exists() or file.read_text("utf-8") != text]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
