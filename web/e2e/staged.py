"""A table at which a match already stands where a test wants it: told to the server's own database."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sqlalchemy import insert, select, update

from storeys import games
from storeys.play import Entry, FairChance, Match, load
from storeys.server import schema
from storeys.server.staging import database, put_down, put_reviewed

from .served import Served
from .visitor import Visitor


@cache
def golden(game: str, name: str) -> Match:
    """A recorded match, played to its end."""
    return load(Path(games.__file__).parent / game / "golden" / f"{name}.txt")


def begun(whole: Match) -> Match:
    """The same match at its beginning: the same decisions lead to the same end."""
    return Match(whole.game, whole.seats, whole.options, chance=whole.chance)


def decisions(whole: Match) -> Iterator[Entry]:
    return (entry for entry in whole.log() if entry.seat >= 0)


def just_before(whole: Match, words: str) -> Match:
    """The match when somebody is about to do this for the first time; not to be played on."""
    for number, entry in enumerate(decisions(whole)):
        if (entry.words or "").startswith(words):
            return after(whole, number)
    raise AssertionError(f"nobody does this: {words}")


@cache
def after(whole: Match, made: int) -> Match:
    """The match when so many decisions have been made, or all but so many; not to be played on."""
    match = begun(whole)
    for entry in list(decisions(whole))[:made]:
        match.undo(entry.seat) if entry.undo else match.play(entry.words or "", entry.seat)
    return match


def replayed(whole: Match, lines: int, **agreed: int) -> Match:
    """The match after so many lines of its log, with everything that chance or hands did then; it may be played on.

    Options may be other than they were, as far as those lines are possible with them, too.
    """
    match = Match(whole.game, whole.seats, {**whole.options, **agreed}, chance=None, version=whole.version)
    for entry in whole.log()[:lines]:
        match.repeat(entry.seat, entry.words, entry.undo, entry.hand)
    match.hands = True
    match.attach(FairChance.numbered(1))
    return match


def filmed(server: Served, table: str, line: int, poses: str, motion: bytes) -> None:
    """Let there be a film of what came of a hand, before anybody has come to that table."""
    film = {"table": table, "line": line, "poses": poses, "motion": motion}
    mark = update(schema.moves).where(schema.moves.c.table == table, schema.moves.c.number == line)
    with database(server.data) as connection:
        connection.execute(insert(schema.motions).values(**film))
        connection.execute(mark.values(hand="an engine"))


def stage(server: Served, visitor: Visitor, match: Match, *others: str) -> str:
    """Let a visitor sit down to a match beside others, in every chair where none are named; the number of the table."""
    player: str = visitor.api("GET", "me")["player"]
    return put_down(server.data, player, match, ["me", *(others or ["neighbour"] * (match.seats - 1))])


def reviewed(server: Served, visitor: Visitor, match: Match, found: int | None = None) -> str:
    """The review of a match that a visitor has played against bots, or as much as was found out of it; its key."""
    player: str = visitor.api("GET", "me")["player"]
    table = stage(server, visitor, match, *["bot:level1"] * (match.seats - 1))
    return put_reviewed(server.data, player, match, table, found)


def open_to_everybody(server: Served, table: str) -> None:
    """Let anybody watch who has the address, before anybody has come there."""
    with database(server.data) as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(listed=True))


def made_at(server: Served, table: str) -> list[str]:
    """The words of the log of a table, as the server keeps them."""
    moves = schema.moves.c
    with database(server.data) as connection:
        return list(connection.scalars(select(moves.words).where(moves.table == table).order_by(moves.number)))
