"""Before and after playing: setting a table up, joining, leaving, playing again, clearing away, finding one."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

from ..bots import bots_for
from ..bots.levels import DEFAULT, NAMES
from ..games import GAMES
from ..games.kit import SPECTATOR, Game
from ..play import FairChance, Match, Problem, files
from ..play.agreement import check_options, check_seats, find_game
from ..play.draws import draws_of
from ..play.lessons import known_chance
from . import protocol
from .chairs import Chairs
from .lessons import for_a_lesson
from .names import is_reserved
from .pictures import draw
from .refusals import Refusal, refusal_of, sentence
from .rows import LETTERS, PlayerRow, SeatRow, SoloRow, TableRow, token
from .steady import CLOCK
from .store import Conflict
from .table import Table, seat_for
from .tables import Tables
from .thinking import STAND_IN

CODE_LENGTH = 8


# --- Games -----------------------------------------------------------------------------------------------------------


@cache
def game_info(game: Game) -> protocol.GameInfo:
    """A game as the home page shows it."""
    return protocol.GameInfo(
        name=game.name,
        least=game.seats[0],
        most=game.seats[-1],
        options=[
            protocol.OptionInfo(
                name=name,
                rule=option.rule,
                values=list(option.values),
                seats=[seats for seats in game.seats if option.is_open(seats)],
                needs=option.needs,
            )
            for name, option in game.options.items()
        ],
        bots=list(NAMES),
        minutes=game.minutes,
        difficulty=game.difficulty,
        rulebook=[section(game, name, numbers) for name, numbers in game.rulebook],
        lesson=game.lesson is not None,
    )


def section(game: Game, name: str, numbers: Sequence[str]) -> protocol.Section:
    rules = [protocol.RuleText(number=number, message=f"{game.name}-rule-{number}") for number in numbers]
    return protocol.Section(title=f"{game.name}-section-{name}", rules=rules)


def solos(game: Game, variant: dict[str, int], rows: Sequence[SoloRow]) -> protocol.Solos:
    """What somebody reached in one variant of a game that has a goal."""
    reached = comparable(game, variant, rows)
    results = [protocol.Solo(points=row.points, goal=row.goal, options=row.options, at=row.at) for row in reached]
    return protocol.Solos(game=game.name, options=variant, goal=next_goal(game, reached) or 0, results=results)


def comparable(game: Game, options: Mapping[str, int], rows: Sequence[SoloRow]) -> list[SoloRow]:
    """The results that count for the same goal as a match with these options."""
    variant = game.variant(options)
    return [row for row in rows if row.game == game.name and game.variant(row.options) == variant]


def next_goal(game: Game, reached: Sequence[SoloRow]) -> int | None:
    return game.goal([row.points for row in reached]) if game.goal else None


# --- The lobby -------------------------------------------------------------------------------------------------------


class Lobby:
    """Everything about tables but the playing."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.chairs = Chairs(tables.store)

    async def introduce(self, player: PlayerRow, changes: dict[str, Any]) -> PlayerRow:
        """A new name or language for a player, shown wherever they sit."""
        await self._check_names(changes.get("name"))
        if changes:
            await self.store.change_player(player.id, **changes)
            for table in list(self.tables.live.values()):
                if table.seats_of(player.id):
                    await self.tables.refresh(table)
        return replace(player, **changes)

    async def set_up(self, player: str, wish: protocol.NewTable, address: str) -> protocol.Created:
        """A new table; the match begins when no chair is open and its maker knows what is promised of chance."""
        try:
            game = find_game(wish.game)
            wish = for_a_lesson(game, wish) if wish.lesson else wish
            check_seats(game, len(wish.chairs))
            check_options(game, wish.options, len(wish.chairs))
        except Problem as problem:
            raise refusal_of(problem) from None
        await self._check_names(*(chair.name for chair in wish.chairs))
        await self.check_room(player, address if wish.listed else None)
        goal = await self.goal(game, player, wish.chairs, wish.options)
        row = replace(new_row(game, player, wish), address=address, goal=goal)
        await self.store.new_table(row, seat_rows(game, player, wish.chairs))
        return created(row)

    async def begin(self, table_id: str) -> None:
        """Begin the match if everybody is there; called when who completed the table has been answered."""
        with suppress(Refusal):  # it was cleared away meanwhile, or the sweeper will try again
            table = await self.tables.open(table_id)
            table.wake()
            self.tables.driver.drive(table)

    async def _check_names(self, *names: str | None) -> None:
        """Refuse a name that would be taken for a bot, a chair or chance; what those are called takes long to read."""
        if await self.tables.watch.beside(lambda: any(is_reserved(name) for name in names if name)):
            raise Refusal("reserved-name")

    async def check_room(self, player: str, listed_from: str | None = None) -> None:
        """Refuse another table if a player has too many, or too many in everybody's list, by player or by address."""
        settings, crowd = self.tables.settings, await self.store.crowd(player, listed_from)
        if crowd.running >= settings.player_tables:
            raise Refusal("many-tables")
        if listed_from is None:
            return
        if crowd.listed >= settings.player_listed or crowd.listed_from_address >= settings.address_listed:
            raise Refusal("many-listed")

    async def goal(
        self, game: Game, player: str, chairs: Sequence[protocol.Chair], options: Mapping[str, int]
    ) -> int | None:
        """What somebody who sits down alone has to reach, if the game asks for that."""
        if game.goal is None or [chair.kind for chair in chairs] != ["me"]:
            return None
        return next_goal(game, comparable(game, options, await self.store.solos_of(player)))

    async def solos(self, player: str) -> list[protocol.Solos]:
        """What a player has reached alone, and what is to be reached next, wherever there is a goal."""
        rows = await self.store.solos_of(player)
        return [solos(game, variant, rows) for game in GAMES.values() if game.goal for variant in game.variants()]

    async def join(self, player: str, table_id: str, wish: protocol.Join) -> protocol.Joined:
        """Take an open chair; whoever sits there already is brought back to their own."""
        table = await self.tables.open(table_id)
        if seats := table.seats_of(player):
            return joined(table, seats[0])
        if seats := table.left_by(player):
            await self.chairs.come_back(table_id, player)
            await self.tables.refresh(table)
            return joined(table, seats[0])
        if not table.row.listed and not is_code(wish.code, table.row.code):
            raise Refusal("bad-code")
        await self.check_room(player)
        for seat in open_seats(table, wish.seat):
            try:
                await self.chairs.take(table_id, seat, player)
            except Conflict:
                continue  # somebody else has just sat down there
            await self.tables.refresh(table)
            return joined(table, seat)
        await self.store.let_watch(table_id, player)
        await self.tables.refresh(table)
        if seats := table.seats_of(player):  # the same player has asked twice at once
            return joined(table, seats[0])
        raise Refusal("full", table=table_id)

    async def join_by_code(self, player: str, wish: protocol.Join) -> protocol.Joined:
        table_id = await self.store.table_of_code(normal(wish.code))
        if table_id is None:
            raise Refusal("bad-code")
        return await self.join(player, table_id, wish)

    async def leave(self, player: str, table_id: str) -> None:
        """Leave one's chairs, in mid-game until one comes back: a bot plays on if the table allows it."""
        table = await self.tables.open(table_id)
        game = GAMES.get(table.row.game)
        await self.chairs.leave(table_id, player, STAND_IN if game else "")
        await self._look_again(table)

    async def send_away(self, player: str, table_id: str, seat: int) -> None:
        """Open a chair again before the match begins; only the maker may, and who sat there is not let in again."""
        table = await self.tables.open(table_id)
        await self.chairs.send_away(table_id, player, seat)
        await self._look_again(table)

    async def give_chair(self, player: str, table_id: str, wish: protocol.GiveChair) -> protocol.Joined:
        """Let a bot sit on an open chair, or open a bot's chair, before the match begins; only the maker may."""
        table = await self.tables.open(table_id)
        game = GAMES.get(table.row.game)
        bot = known_bot(game, wish.bot) if game and wish.to == "bot" else None
        await self.chairs.give(table_id, player, wish.seat, bot)
        await self.tables.refresh(table)
        return joined(table, wish.seat)

    async def _look_again(self, table: Table) -> None:
        with suppress(Refusal):  # it may be gone now, as it should be
            await self.tables.refresh(table)

    async def rematch(self, player: str, table_id: str) -> protocol.Created:
        """The same people, bots and options at a new table, once; the link to it is shown at the old one."""
        table = await self.tables.open(table_id)
        if not table.seats_of(player):
            raise Refusal("not-yours")
        if table.phase != "over":
            raise Refusal("not-over")
        if table.row.next_table is None:
            with suppress(Conflict):  # somebody else was quicker: go to that one
                await self.store.new_rematch(await self._again(table.row, len(table.seats)), table_id)
            await self.tables.refresh(table)
        return created((await self.tables.open(table.row.next_table or "", begin=False)).row)

    async def _again(self, row: TableRow, seats: int) -> TableRow:
        new = replace(again(row, seats), address=row.address)
        if row.goal is None:
            return new
        return replace(new, goal=await self.goal(GAMES[row.game], row.maker, [protocol.Chair(kind="me")], row.options))

    async def delete(self, player: str, table_id: str) -> None:
        """Clear a table away; only its maker may, and not from under the others after leaving them."""
        table = await self.tables.open(table_id)
        await self.chairs.clear_away(table_id, player)
        await self._look_again(table)

    async def dismiss(self, player: str, table_id: str, dismissed: bool) -> None:
        """Put one of one's own tables out of sight, where its link still leads, or bring it back."""
        table = await self.tables.open(table_id)
        if player != table.row.maker and not table.seats_of(player):
            raise Refusal("not-yours")
        await (self.store.dismiss if dismissed else self.store.bring_back)(table_id, player)

    # --- Finding ---

    async def info(self, player: str | None, table_id: str, code: str) -> protocol.TableInfo:
        table = await self.tables.open(table_id)
        table.check_may_watch(player, normal(code))
        return self._info(player, table.row, table.seats)

    async def lists(self, player: str | None, mine: bool) -> list[protocol.TableInfo]:
        """My tables, or those that are open to everybody; the last changed first."""
        if mine:
            rows = await self.store.tables_of(player) if player else []
        else:
            rows = await self.store.listed_tables()
        seats = await self.store.seats_of([row.id for row in rows])
        return [self._info(player, row, seats[row.id]) for row in rows]

    def _info(self, player: str | None, row: TableRow, seats: Sequence[SeatRow]) -> protocol.TableInfo:
        live = self.tables.live.get(row.id)
        return protocol.TableInfo(
            table=row.id,
            game=row.game,
            phase=row.phase,  # type: ignore[arg-type]
            seats=[seat_for(seat, player, bool(live and live.is_here(seat.player))) for seat in seats],
            host=next((seat.seat for seat in seats if seat.player == row.maker), None),
            to_move=row.to_move,
            my_turn=any(seat.seat == row.to_move and seat.is_of(player) for seat in seats),
            moves=row.moves,
            goal=row.goal,
            listed=row.listed,
            changed=row.changed,
        )

    async def glance(self, player: str | None, table_id: str, code: str) -> str:
        """The position for a small picture: `protocol.Position` without answers and score sheets, written out."""
        table = await self.tables.open(table_id)
        table.check_may_watch(player, normal(code))
        async with table.lock:
            await self.tables.ready(table)
            return await self.tables.watch.beside(glance, table.playing(), table.seats_of(player))

    async def file(self, player: str | None, table_id: str, code: str) -> str:
        """The file of a finished match."""
        return await self._of_finished(files.text, player, table_id, code)

    async def motion(self, player: str | None, table_id: str, line: int, code: str) -> bytes:
        """How everything moved in what came of a hand, for everybody who may see the table."""
        table = await self.tables.open(table_id)
        table.check_may_watch(player, normal(code))
        found = await self.store.motion(table_id, line) if line in table.poses else None
        if found is None:
            raise Refusal("not-found")
        return found

    async def draws(self, player: str | None, table_id: str, code: str) -> str:
        """What chance could have been at every draw of a finished match: `protocol.Draws`, written out."""
        return await self._of_finished(draws_told, player, table_id, code)

    async def _of_finished(self, tell: Callable[[Match], str], player: str | None, table_id: str, code: str) -> str:
        table = await self.tables.open(table_id)
        table.check_may_watch(player, normal(code))
        async with table.lock:
            await self.tables.ready(table)
            if table.match is None or not table.match.over:
                raise Refusal("not-over")
            return await self.tables.watch.beside(tell, table.match)


def glance(match: Match, mine: Sequence[int]) -> str:
    """What somebody sees from across the room; of neighbours at one screen none is shown what only another may see."""
    seat = mine[0] if len(mine) == 1 else SPECTATOR
    position = draw(match, match.view(seat)).model_copy(update={"line": match.lines, "sheet": []})
    return position.model_dump_json()


def draws_told(match: Match) -> str:
    found = draws_of(match)
    draws = [protocol.Draw(line=line, tickets=[list(run) for run in runs]) for line, runs in found.draws]
    return protocol.Draws(outcomes=found.outcomes, draws=draws).model_dump_json()


def created(row: TableRow) -> protocol.Created:
    return protocol.Created(table=row.id, code=row.code, commitment=commitment_of(row))


def joined(table: Table, seat: int) -> protocol.Joined:
    return protocol.Joined(table=table.row.id, seat=seat, commitment=commitment_of(table.row))


def commitment_of(row: TableRow) -> str:
    return FairChance(bytes.fromhex(row.seed)).commitment


# --- Chairs ----------------------------------------------------------------------------------------------------------


def seat_rows(game: Game, player: str, chairs: Sequence[protocol.Chair]) -> list[SeatRow]:
    """Who sits where; the maker sits once at most, and neighbours only beside the maker."""
    kinds = [chair.kind for chair in chairs]
    if kinds.count("me") > 1 or ("neighbour" in kinds and "me" not in kinds):
        raise Refusal("chairs")
    return [_seat_row(game, player, seat, chair) for seat, chair in enumerate(chairs)]


def _seat_row(game: Game, player: str, seat: int, chair: protocol.Chair) -> SeatRow:
    if chair.kind == "bot":
        return SeatRow(seat, "bot", name=chair.name, bot=known_bot(game, chair.bot))
    if chair.kind == "open":
        return SeatRow(seat, "open")
    return SeatRow(seat, "person", player, (chair.name or "") if chair.kind == "neighbour" else None)


def known_bot(game: Game, name: str | None) -> str:
    """The bot of this name, the usual one if none is named; refused if nobody is called that here."""
    bot, known = name or DEFAULT, bots_for(game)
    if bot not in known:
        raise Refusal("chairs", sentence("bot-unknown", {"name": bot, "known": ", ".join(NAMES)}))
    return bot


def open_seats(table: Table, wanted: int | None) -> list[int]:
    return [seat.seat for seat in table.seats if seat.kind == "open" and wanted in (None, seat.seat)]


def new_row(game: Game, player: str, wish: protocol.NewTable) -> TableRow:
    return TableRow(
        id=token(12),
        code=token(CODE_LENGTH),
        game=game.name,
        version=game.version,
        options=dict(wish.options),
        seed=(known_chance(game) if wish.lesson else FairChance.fresh()).seed.hex(),
        maker=player,
        listed=wish.listed,
        bots_take_over=wish.bots_take_over,
        clock=wish.clock,
        speed=wish.speed,
        hints=wish.hints,
        phase="waiting",
        moves=0,
        to_move=None,
        next_table=None,
        goal=None,
        changed=time.time(),
        since=CLOCK.now(),
    )


def again(row: TableRow, seats: int) -> TableRow:
    """The row of a rematch; what the rules no longer leave open to so many is not chosen again."""
    known = GAMES[row.game].options
    wish = protocol.NewTable(
        game=row.game,
        chairs=[protocol.Chair(kind="me")],
        options={name: value for name, value in row.options.items() if name in known and known[name].is_open(seats)},
        listed=row.listed,
        bots_take_over=row.bots_take_over,
        clock=row.clock,  # type: ignore[arg-type]
        speed=row.speed,  # type: ignore[arg-type]
        hints=row.hints,
    )
    return new_row(GAMES[row.game], row.maker, wish)


def normal(code: str) -> str:
    """A code as people may have typed it, the way it was made."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def is_code(typed: str, code: str) -> bool:
    return normal(typed) == code
