"""The words a person may say at the prompt besides a choice."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..games.kit import CHANCE
from ..words import Words
from .answers import spoken
from .narration import with_hints
from .rulebook import find, numbers, show_rule, show_rulebook
from .savefile import SaveFile
from .scene import standing
from .sheet import show_sheets

if TYPE_CHECKING:
    from .sitting import Sitting


class Leave(Exception):
    """Somebody gets up from the table; the match is kept."""


def undo(sitting: "Sitting", _: str) -> None:
    """Take back the last choice, and what was forced after it."""
    match, seat = sitting.match, _last_person(sitting)
    match.undo(seat)
    while len(match.legal_actions()) == 1 and match.can_undo(seat):
        match.undo(seat)
    sitting.file.write(match)


def _last_person(sitting: "Sitting") -> int:
    """Who moved last, if it was a person; people at one terminal may undo for each other, but not for a bot."""
    moves = standing(sitting.match.log())
    last = moves[-1].seat if moves else CHANCE
    return last if last != CHANCE and sitting.sitters[last].bot is None else sitting.match.to_move


def why(sitting: "Sitting", rest: str) -> None:
    """Why something may not be done."""
    if not rest:
        sitting.screen.say("cli-why-what", example=_example(sitting))
        return
    refusal = sitting.match.why_not(spoken(rest, sitting.match, sitting.screen.words, sitting.names))
    if refusal is None:
        sitting.screen.say("cli-why-allowed")
        return
    sitting.explain(refusal)
    if refusal.rule:
        show_rule(sitting.screen, sitting.match.game, refusal.rule)


def hint(sitting: "Sitting", _: str) -> None:
    """What could be done here and why; that it was asked for is kept with the match."""
    sitting.screen.write(*sitting.hint())
    sitting.file.write(sitting.match)


def board(sitting: "Sitting", _: str) -> None:
    sitting.show()


def log(sitting: "Sitting", _: str) -> None:
    """Everything that has happened so far."""
    match, sitters, words = sitting.match, sitting.sitters, sitting.screen.words
    sitting.screen.write(*with_hints(match, match.log(sitting.viewer), sitters, words))


def score(sitting: "Sitting", _: str) -> None:
    show_sheets(sitting.screen, sitting.match, sitting.names, sitting.match.view(sitting.viewer))


def all_rules(sitting: "Sitting", _: str) -> None:
    show_rulebook(sitting.screen, sitting.match.game)


def rule(sitting: "Sitting", rest: str) -> None:
    """One rule by its number."""
    number, known = find(sitting.match.game, rest), numbers(sitting.match.game)
    if number:
        show_rule(sitting.screen, sitting.match.game, number)
    else:
        sitting.screen.say("cli-no-such-rule", rule=rest, first=known[0], last=known[-1])


def save(sitting: "Sitting", rest: str) -> None:
    """Write the match to its file, or to another one from now on."""
    if rest and Path(rest) != sitting.file.path:
        sitting.file = SaveFile(Path(rest))
    if sitting.file.path is None:
        sitting.file = SaveFile.free(sitting.match.game.name)
    sitting.file.write(sitting.match)
    sitting.screen.say("saved", path=sitting.file.path)


def help_(sitting: "Sitting", _: str) -> None:
    """What can be said here, each command with its word in the user's language."""
    examples = {"example": _example(sitting), "rule": numbers(sitting.match.game)[0]}
    sitting.screen.say("cli-help-answers", **examples)
    for name in COMMANDS:
        word = sitting.screen.text(f"cli-word-{name}")
        sitting.screen.write(f"  {word:<12} {sitting.screen.text(f'cli-help-at-{name}', **examples)}")


def _example(sitting: "Sitting") -> str:
    """A move of this game in words, as it may be typed now."""
    return sitting.match.words(sitting.match.legal_actions()[-1])


def leave(sitting: "Sitting", _: str) -> None:
    """Keep the match and get up; whoever cannot keep it stays."""
    save(sitting, "")
    raise Leave


COMMANDS: dict[str, Callable[["Sitting", str], None]] = {
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
