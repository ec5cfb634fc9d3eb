"""Playing: what a client sends over the WebSocket of a table."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .wire import CLIENT_ID, SPEED, TEXT, Wire


class Play(Wire):
    """An action, as data, for a seat of mine; `at` is the length of the log it was chosen at."""

    type: Literal["play"]
    id: CLIENT_ID
    at: int
    seat: int
    action: dict[str, Any]
    path: Any = None  # the samples of the hand that carries it out, where that is a person's own


class Undo(Wire):
    """Take back my last decision; against bots alone with their answers to it."""

    type: Literal["undo"]
    id: CLIENT_ID
    at: int
    seat: int


class Chat(Wire):
    """A line of chat."""

    type: Literal["chat"]
    id: CLIENT_ID
    text: TEXT


class Look(Wire):
    """Show the position after so many lines of the log; as a seat saw it then, or all that the reader may see."""

    type: Literal["look"]
    id: CLIENT_ID
    line: int
    seat: int | None = None  # after the end anybody's, a spectator's (-1), too; before it only the reader's own


class WhyNot(Wire):
    """Why can this action not be played?"""

    type: Literal["why"]
    id: CLIENT_ID
    seat: int
    action: dict[str, Any]


class SetSpeed(Wire):
    """Let the bots of this table play at another speed."""

    type: Literal["speed"]
    id: CLIENT_ID
    speed: SPEED


class Skip(Wire):
    """Let the bots answer at once until a person is to move."""

    type: Literal["skip"]
    id: CLIENT_ID


class Ping(Wire):
    """Are you there?"""

    type: Literal["ping"]
    id: CLIENT_ID


FromClient = Annotated[Play | Undo | Chat | Look | WhyNot | SetSpeed | Skip | Ping, Field(discriminator="type")]
