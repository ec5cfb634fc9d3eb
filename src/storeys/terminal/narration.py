"""What happened, in sentences: one a move, and one for cards that are turned up, taken or placed together."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..games.kit import CHANCE, Data, Game
from ..play import Entry
from ..words import Words
from .sitters import Sitter

TOGETHER = {"draw": "cli-turned-up", "take": "cli-take", "place": "cli-place"}  # several of a kind in one sentence


def narrate(game: Game, log: Sequence[Entry], sitters: Sequence[Sitter], words: Words) -> Iterator[str]:
    """The sentences of a log; chance begins a new paragraph."""
    for _, group in groupby(log, key=_alike):
        entries = list(group)
        if entries[0].seat == CHANCE:
            yield ""
        yield from _sentences(game, entries, sitters, words)


def _alike(entry: Entry) -> tuple[int, str | None, bool]:
    return entry.seat, entry.data["do"] if entry.data else None, entry.undo


def _sentences(game: Game, entries: list[Entry], sitters: Sequence[Sitter], words: Words) -> Iterator[str]:
    first = entries[0]
    together = first.data and not first.undo and TOGETHER.get(first.data["do"])
    who = _who(first, sitters, words)
    if not together or who.is_you or (len(entries) == 1 and first.seat != CHANCE):
        yield from (_sentence(game, entry, sitters, words) for entry in entries)
        return
    cards = [words.say(f"{game.name}-card", **_particulars(entry.data)) for entry in entries]
    yield words.say(together, who=who.name, cards=", ".join(cards))


def _sentence(game: Game, entry: Entry, sitters: Sequence[Sitter], words: Words) -> str:
    who = _who(entry, sitters, words)
    if entry.data is None:
        return words.say("cli-hidden", who=who.name)
    if entry.data["do"] == "start":
        return _start(game, sitters[entry.data["seat"]], words)
    if entry.undo:
        return f"{who.name}: {words.say('undone', words=choice(game, entry.data, words))}"
    if who.is_you:
        return f"{who.name}: {choice(game, entry.data, words)}"
    return words.say(f"{game.name}-log-{entry.data['do']}", who=who.name, **_particulars(entry.data))


def _who(entry: Entry, sitters: Sequence[Sitter], words: Words) -> Sitter:
    return Sitter(words.say("chance")) if entry.seat == CHANCE else sitters[entry.seat]


def _start(game: Game, sitter: Sitter, words: Words) -> str:
    return words.say("cli-you-start") if sitter.is_you else words.say(f"{game.name}-log-start", name=sitter.name)


def choice(game: Game, data: Data, words: Words) -> str:
    """An action as somebody chooses it: "Take candy 7"."""
    return words.say(f"{game.name}-do-{data['do']}", **_particulars(data))


def _particulars(data: Data | None) -> Data:
    return {name: value for name, value in (data or {}).items() if name != "do"}
