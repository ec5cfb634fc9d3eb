"""What all messages are made of: models that cannot be changed, sentences, and what may stand in a field."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..letters import visible

# Control characters, which no database and no terminal likes, and the marks that turn the direction of writing round.
UNSPEAKABLE = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+")


def clean(text: str) -> str:
    """What somebody wrote, on one line and without characters nobody can see; ValueError if nothing is left."""
    cleaned = " ".join(UNSPEAKABLE.sub(" ", text).split())
    if not cleaned:
        raise ValueError("nothing to read")
    return cleaned


def clean_name(text: str) -> str:
    if not (name := visible(text)):
        raise ValueError("nothing to read")
    return name


NAME = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(clean_name)]
TEXT = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(clean)]
CLIENT_ID = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
LANGUAGE = Literal["en", "pl", "hu", "ro"]
CLOCK = Literal["none", "relaxed", "correspondence"]
SPEED = Literal["calm", "brisk", "once"]  # at which bots play
COLD = Literal["compiling", "no-compiler", "no-cache", "failed"]  # why a game cannot be searched (yet): warmth.py


class Wire(BaseModel):
    """The root of all models: unknown fields are refused, nothing can be changed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Say(Wire):
    """A sentence: its message id, its arguments, and the number of the rule behind it."""

    message: str
    arguments: dict[str, str | int | float] = {}
    rule: str | None = None


class Problem(Wire):
    """The body of every HTTP answer that is not a success."""

    code: str
    say: Say
    table: str | None = None  # where it happened, if that helps: a full table can be watched
