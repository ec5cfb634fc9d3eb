"""People, the house they come to, and its games."""

from typing import Annotated

from pydantic import Field

from .wire import LANGUAGE, NAME, Wire


class Me(Wire):
    """The player behind this browser's cookie."""

    player: str
    name: str
    language: LANGUAGE | None


class ChangeMe(Wire):
    """A new name or language."""

    name: NAME | None = None
    language: LANGUAGE | None = None


class Recovery(Wire):
    """A token by which another browser becomes this player, and no other is it any longer; it is used up by that."""

    token: Annotated[str, Field(max_length=64)]


class House(Wire):
    """Whether the network around the server's machine is let in: for whoever sits at that machine and may decide it."""

    may: bool
    address: str | None  # at which others find the page; None while only this machine does


class OpenHouse(Wire):
    """Let the house network in, or no longer."""

    open: bool


class OptionInfo(Wire):
    """A table option: the rule that leaves it open and its values, the first the default."""

    name: str
    rule: str
    values: list[int]
    seats: list[int]  # the numbers of seats for which there is a choice
    needs: str | None  # the option that has to have another value than its default, or this one says nothing


class RuleText(Wire):
    """One numbered rule of a rulebook; the text is the message `<game>-rule-<number>`."""

    number: str
    message: str


class Section(Wire):
    """A section of a rulebook; its title is a message."""

    title: str
    rules: list[RuleText]


class GameInfo(Wire):
    """A game that can be played here; its title is `<name>-title`, its inviting line `<name>-line`."""

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    minutes: int  # that people sit at a match
    difficulty: int  # 1 … 3, in words: `web-difficulty-<n>`
    rulebook: list[Section]
    lesson: bool = False  # whether there is a first game that teaches


class Solo(Wire):
    """What somebody reached alone, and what was to be reached."""

    points: int
    goal: int
    options: dict[str, int]
    at: float  # seconds since 1970


class Solos(Wire):
    """The solo record of a player in one variant of a game: the results, the oldest first, and the next goal."""

    game: str
    options: dict[str, int]  # what makes the variant; results with other values count for another goal
    goal: int
    results: list[Solo]
