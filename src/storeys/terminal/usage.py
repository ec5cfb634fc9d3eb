"""From the words of a command line to an exit code: language, help, and one sentence for whatever goes wrong."""

import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import requires
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
OPTION = "--language"
EXTRA = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w-]+)['\"]")  # the name of a package, and what it belongs to


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Run a command; a user's trouble is told in a sentence, never in a traceback."""
    _let_streams_take_anything()
    rest, language = without_language(arguments)
    language = locale(os.environ) if language is None else language
    try:
        return obey(get_command(app), rest or ["--help"], language)
    except BrokenPipeError:  # whoever read the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        from ..play import Problem

        problem = understood(error)
        if not isinstance(problem, Problem):
            raise
        return complain(problem, language)


def obey(command: Any, arguments: list[str], language: str) -> int:
    if "--help" in arguments:
        translate(asked_about(command, arguments), language)
    if arguments != ["--version"]:  # which speaks no language, and should not wait for one
        check_language(language)
    code = command.main(arguments, prog_name="storeys", standalone_mode=False, obj=language)
    sys.stdout.flush()
    return code or 0


def complain(problem: Any, language: str) -> int:
    from .problems import exit_code
    from .screen import Screen

    Screen(language).complain(problem.sentence(language))
    return exit_code(problem)


def _let_streams_take_anything() -> None:
    """A letter that a terminal cannot show, or bytes that are no letter, become a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):  # a stream that was replaced, or closed
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


# --- Language --------------------------------------------------------------------------------------------------------


def without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The option may stand anywhere, so it is taken out before anything else is read; the last one counts."""
    rest, wanted, coming = [], None, False
    for argument in arguments:
        if coming or argument.startswith(f"{OPTION}="):
            wanted, coming = argument.removeprefix(f"{OPTION}="), False
        elif argument == OPTION:
            wanted, coming = "", True
        else:
            rest.append(argument)
    return rest, wanted


def locale(environment: Mapping[str, str]) -> str:
    """The language of the environment; one we do not speak means English."""
    from ..words import language_of

    return language_of(next((environment[name] for name in LOCALE if environment.get(name)), None))


def check_language(language: str) -> None:
    from ..words import LANGUAGES

    if language not in LANGUAGES:
        from .problems import BadUsage

        raise BadUsage("language", language=language, known=", ".join(LANGUAGES))


def asked_about(command: Any, arguments: Sequence[str]) -> Any:
    """The command whose help is wanted: the first that is named before."""
    before = arguments[: arguments.index("--help")]
    return next((command.commands[word] for word in before if word in command.commands), command)


def translate(command: Any, language: str) -> None:
    """Help texts are names of sentences until somebody reads them, a line for each command of a command."""
    from ..words import Words

    words = Words(language)
    for part in (command, *command.params, *getattr(command, "commands", {}).values()):
        if part.help:
            part.help = words.say(part.help, **needed(part.help))


def needed(message: str) -> dict[str, str]:
    """What a help text wants to be told. Only one wants the games, so that the others need not wait for them."""
    if message != "cli-help-game":
        return {}
    from ..games import GAMES

    return {"games": ", ".join(GAMES)}


# --- What is wrong with a command line -------------------------------------------------------------------------------


def understood(error: Exception) -> Exception:
    """A package that is missing, or a trouble of typer's with a command line, as a problem with a sentence of ours."""
    if isinstance(error, ModuleNotFoundError):
        return missing_package(error)
    if not isinstance(error, typer.TyperException):
        return error
    from .problems import BadUsage

    if hasattr(error, "option_name"):
        unknown = type(error).__name__ == "NoSuchOption"
        return BadUsage("no-such-option" if unknown else "missing-value", option=error.option_name)
    if getattr(error, "param", None) is not None:
        return _bad_parameter(error)
    quoted = re.search(r"['(]([^'()]*)[')]\.?$", str(error))
    words = quoted[1] if quoted else str(error)
    at_the_top = isinstance(getattr(getattr(error, "ctx", None), "command", None), TyperGroup)
    return BadUsage("no-such-command" if at_the_top else "too-many-words", words=words)


def _bad_parameter(error: Any) -> Exception:
    from .problems import BadUsage

    missing = type(error).__name__ == "MissingParameter"
    return BadUsage("missing" if missing else "bad-value", what=error.param.get_error_hint().strip("'"))


def missing_package(error: ModuleNotFoundError) -> Exception:
    """What brings a package that not everybody needs; a module that nothing of ours would bring is our own mistake."""
    from .problems import NotInstalled

    extra = extra_with(error.name or "", requires("storeys") or ())
    return NotInstalled(package=error.name, install=f'pip install "storeys[{extra}]"') if extra else error


def extra_with(package: str, requirements: Iterable[str]) -> str | None:
    """The smallest extra that brings a package, among requirements such as `asyncpg>=0.30; extra == 'postgres'`."""
    brought = [found.groups() for line in requirements if (found := EXTRA.match(line))]
    sizes = Counter(extra for _, extra in brought)
    return min((extra for name, extra in brought if name == package), key=lambda extra: sizes[extra], default=None)
