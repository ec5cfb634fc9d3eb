"""The words a person may say at the prompt besides a choice."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..games.kit import CHANCE
from ..words import Words
from .answers import spoken
from .narration import narrate
from .rulebook import find, numbers, show_rule, show_rulebook
from .savefile import SaveFile
from .scene import standing
from .sheet import show_sheets

if TYPE_CHECKING:
    from .table import Table

ADVISER = "greedy"  # the bot that gives hints


class Leave(Exception):
    """Somebody gets up from the table; the match is kept."""


def undo(table: "Table", _: str) -> None:
    """Take back the last choice, and what was forced after it."""
    match, seat = table.match, _last_person(table)
    match.undo(seat)
    while len(match.legal_actions()) == 1 and match.can_undo(seat):
        match.undo(seat)
    table.file.write(match)


def _last_person(table: "Table") -> int:
    """Who moved last, if it was a person; people at one terminal may undo for each other, but not for a bot."""
    moves = standing(table.match.log())
    last = moves[-1].seat if moves else CHANCE
    return last if last != CHANCE and table.sitters[last].bot is None else table.match.to_move


def why(table: "Table", rest: str) -> None:
    """Why something may not be done."""
    if not rest:
        table.screen.say("cli-why-what", example=_example(table))
        return
    refusal = table.match.why_not(spoken(rest, table.match, table.screen.words, table.names))
    if refusal is None:
        table.screen.say("cli-why-allowed")
        return
    table.explain(refusal)
    if refusal.rule:
        show_rule(table.screen, table.match.game, refusal.rule)


def hint(table: "Table", _: str) -> None:
    action = table.advice(ADVISER, table.match.to_move)
    choice = table.match.words(action, table.screen.language, table.names)
    table.screen.say("cli-hint", choice=choice, number=table.match.legal_actions().index(action) + 1)


def board(table: "Table", _: str) -> None:
    table.show()


def log(table: "Table", _: str) -> None:
    """Everything that has happened so far."""
    entries = table.match.log(table.viewer)
    table.screen.write(*narrate(table.match.game, entries, table.sitters, table.screen.words))


def score(table: "Table", _: str) -> None:
    show_sheets(table.screen, table.match, table.names, table.match.view(table.viewer))


def all_rules(table: "Table", _: str) -> None:
    show_rulebook(table.screen, table.match.game)


def rule(table: "Table", rest: str) -> None:
    """One rule by its number."""
    number, known = find(table.match.game, rest), numbers(table.match.game)
    if number:
        show_rule(table.screen, table.match.game, number)
    else:
        table.screen.say("cli-no-such-rule", rule=rest, first=known[0], last=known[-1])


def save(table: "Table", rest: str) -> None:
    """Write the match to its file, or to another one from now on."""
    if rest and Path(rest) != table.file.path:
        table.file = SaveFile(Path(rest))
    if table.file.path is None:
        table.file = SaveFile.free(table.match.game.name)
    table.file.write(table.match)
    table.screen.say("saved", path=table.file.path)


def help_(table: "Table", _: str) -> None:
    """What can be said here, each command with its word in the user's language."""
    examples = {"example": _example(table), "rule": numbers(table.match.game)[0]}
    table.screen.say("cli-help-answers", **examples)
    for name in COMMANDS:
        word = table.screen.text(f"cli-word-{name}")
        table.screen.write(f"  {word:<12} {table.screen.text(f'cli-help-at-{name}', **examples)}")


def _example(table: "Table") -> str:
    """A move of this game in words, as it may be typed now."""
    return table.match.words(table.match.legal_actions()[-1])


def leave(table: "Table", _: str) -> None:
    """Keep the match and get up; whoever cannot keep it stays."""
    save(table, "")
    raise Leave


COMMANDS: dict[str, Callable[["Table", str], None]] = {
    "undo": undo,
    "why": why,
    "hint": hint,
    "board": board,
    "log": log,
    "score": score,
    "rules": all_rules,
    "rule": rule,
    "save": save,
    "help": help_,
    "quit": leave,
}


def vocabulary(words: Words) -> dict[str, str]:
    """Every word a command has: the one in the user's language, and always the English one."""
    return {word: name for name in COMMANDS for word in (words.say(f"cli-word-{name}"), name)}
