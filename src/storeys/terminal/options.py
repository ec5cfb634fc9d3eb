"""The rules that a table may choose: read from the command line, and told before the first move."""

from collections.abc import Iterable, Iterator

from ..games.kit import Game, Option
from ..play import Match
from ..words import Words
from .problems import BadUsage


def chosen(game: Game, wanted: Iterable[str]) -> dict[str, int]:
    """Options given as "name=number"; the last one of a name counts."""
    return dict(_option(game, words) for words in wanted)


def _option(game: Game, words: str) -> tuple[str, int]:
    name, _, value = words.partition("=")
    if not game.options:
        raise BadUsage("no-table-options")
    if name not in game.options or value not in _values(game.options[name]):
        known = ", ".join(f"{each}={'|'.join(_values(option))}" for each, option in game.options.items())
        raise BadUsage("table-option", option=words, known=known)
    return name, int(value)


def _values(option: Option) -> list[str]:
    return [str(value) for value in option.values]


def agreed(match: Match, words: Words) -> Iterator[str]:
    """What this table has chosen, a line for each option, with the rule that leaves it open."""
    options = match.game.options.items()
    for name, option in ((name, option) for name, option in options if _says_something(match, option)):
        label = f"{match.game.name}-option-{name}"
        value = words.say(f"{label}-value", value=match.options.get(name, option.values[0]))
        yield f"{words.say(label)}: {value} ({words.say('rule-number', rule=option.rule)})"


def _says_something(match: Match, option: Option) -> bool:
    """Whether so many have a choice, and what it depends on was chosen."""
    needed = match.game.options[option.needs].values[0] if option.needs else None
    return option.is_open(match.seats) and (option.needs is None or match.options.get(option.needs, needed) != needed)
