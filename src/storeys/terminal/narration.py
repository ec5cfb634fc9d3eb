"""What happened, in sentences: one a move, and one for pieces that are drawn, taken or placed together."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..games.kit import CHANCE, Data, Game
from ..play import Entry, Match
from ..words import Words
from .sitters import Sitter


def narrate(game: Game, log: Sequence[Entry], sitters: Sequence[Sitter], words: Words) -> Iterator[str]:
    """The sentences of a log; chance begins a new paragraph."""
    mover = None
    worth_telling = (entry for entry in log if not entry.again)
    for (seat, *_), group in groupby(worth_telling, key=_alike):
        if seat == CHANCE != mover:
            yield ""
        yield from _sentences(game, list(group), sitters, words)
        mover = seat


def with_hints(match: Match, log: Sequence[Entry], sitters: Sequence[Sitter], words: Words) -> Iterator[str]:
    """The same from the beginning, with those who have asked for hints where they did."""
    told = 0
    for line, seat in match.hints:
        yield from narrate(match.game, log[told:line], sitters, words)
        if line <= len(log):
            asker = sitters[seat]
            yield words.say("cli-you-asked") if asker.is_you else words.say("hint-asked", name=asker.name)
        told = line
    yield from narrate(match.game, log[told:], sitters, words)


def _alike(entry: Entry) -> tuple[int, str | None, int | None, bool]:
    """Moves that may be told together: who made them, of what kind, and for whom."""
    data = entry.data or {}
    return entry.seat, data.get("do"), data.get("seat"), entry.undo


def _sentences(game: Game, entries: list[Entry], sitters: Sequence[Sitter], words: Words) -> Iterator[str]:
    """One sentence for each move, or one for all of them, if the game has words for that."""
    first, who = entries[0], _who(entries[0], sitters, words)
    together = f"{game.name}-several-{first.data['do']}" if first.data and not first.undo else ""
    if who.is_you or not words.has(together) or (len(entries) == 1 and first.seat != CHANCE):
        yield from (_sentence(game, entry, sitters, words) for entry in entries)
        return
    several = ", ".join(_piece(game, entry.data or {}, words) for entry in entries)
    yield words.say(together, **_names(first, sitters, words), several=several)


def _piece(game: Game, data: Data, words: Words) -> str:
    """What is drawn, taken or placed: in the words for this kind of move, or in those for all of them."""
    own = f"{game.name}-piece-{data['do']}"
    return words.say(own if words.has(own) else f"{game.name}-piece", **_particulars(data))


def _sentence(game: Game, entry: Entry, sitters: Sequence[Sitter], words: Words) -> str:
    who = _who(entry, sitters, words)
    if entry.data is None:
        return _hidden(game, entry, who, words)
    if entry.data["do"] == "start":
        return _start(game, sitters[entry.data["seat"]], words)
    if entry.undo:
        return words.say("undone-by", who=who.name, words=_choice(game, entry, sitters, words))
    if who.is_you:
        return f"{who.name}: {_choice(game, entry, sitters, words)}"
    names = _names(entry, sitters, words)
    return words.say(f"{game.name}-log-{entry.data['do']}", **names, **_particulars(entry.data), **entry.more)


def _hidden(game: Game, entry: Entry, who: Sitter, words: Words) -> str:
    """What everybody may know of a hidden move: who made it, and what the game has to say about such moves."""
    own = f"{game.name}-hidden-{'chance' if entry.seat == CHANCE else 'move'}"
    sentence = words.say(own if words.has(own) else "cli-hidden", who=who.name)
    return words.say("undone", words=sentence) if entry.undo else sentence


def _who(entry: Entry, sitters: Sequence[Sitter], words: Words) -> Sitter:
    return Sitter(words.say("chance")) if entry.seat == CHANCE else sitters[entry.seat]


def _names(entry: Entry, sitters: Sequence[Sitter], words: Words) -> dict[str, str]:
    """The names that a sentence may ask for: who moved, and whom the move is about."""
    who, about = _who(entry, sitters, words).name, (entry.data or {}).get("seat")
    return {"who": who, "name": who if about is None else sitters[about].name}


def _start(game: Game, sitter: Sitter, words: Words) -> str:
    return words.say("cli-you-start") if sitter.is_you else words.say(f"{game.name}-log-start", name=sitter.name)


def _choice(game: Game, entry: Entry, sitters: Sequence[Sitter], words: Words) -> str:
    """An action as somebody chooses it: "Take candy 7"."""
    data, names = entry.data or {}, _names(entry, sitters, words)
    return words.say(f"{game.name}-do-{data['do']}", **names, **_particulars(data))


def _particulars(data: Data | None) -> Data:
    return {name: value for name, value in (data or {}).items() if name != "do"}
