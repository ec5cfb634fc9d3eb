import json
from pathlib import Path
from typing import Annotated, Literal, TypedDict

import pytest

from storeys.games import GAMES
from storeys.games.checks import wager
from storeys.games.kit import Every, Game

from . import protocol
from .typescript import CLIENT, interface, main, source, sources, stale
from .typescript_views import declaration, names_below, view, written


@pytest.mark.skipif(not CLIENT.exists(), reason="there is no client beside this package")
def test_the_clients_types_are_those_of_the_server_and_of_the_games() -> None:
    assert stale() == []
    drawn = {name for name in GAMES if (CLIENT / "games" / name).is_dir()}
    assert {file.parent.name for file in sources()} == {"src", *drawn}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a board for some games only."""
    for game in list(GAMES)[:2]:
        (tmp_path / "games" / game).mkdir(parents=True)
    monkeypatch.setattr("storeys.server.typescript.CLIENT", tmp_path)
    return tmp_path


def test_stale_files_are_found_and_mended(client: Path) -> None:
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0


def test_a_view_that_somebody_edits_is_stale(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    file = client / "games" / next(iter(GAMES)) / "view.ts"
    file.write_text(file.read_text("utf-8").replace("number", "string"), "utf-8")
    assert stale() == [file]
    assert main(["--check"]) == 1
    assert str(file) in capsys.readouterr().out


def test_a_game_without_a_board_of_its_own_has_no_file_there(client: Path) -> None:
    main([])
    assert sorted(file.parent.name for file in client.rglob("view.ts")) == sorted(list(GAMES)[:2])


# --- The messages ----------------------------------------------------------------------------------------------------


def test_what_a_client_may_leave_out_is_optional_and_what_it_reads_is_there() -> None:
    assert "  seat?: number | null;" in interface(protocol.Join)
    assert "  table: string | null;" in interface(protocol.Problem)
    assert '  type: "snapshot";' in interface(protocol.Snapshot)
    assert "  sheet: ScoreLine[][];" in interface(protocol.Position)
    assert "  arguments?: Record<string, string | number>;" in interface(protocol.Say)


def test_every_model_is_written_before_the_unions_that_name_it() -> None:
    text = source()
    assert text.index("export interface Gone") < text.index("export type FromServer")
    assert text.count("export interface") == len(set(text.split("export interface ")[1:]))


# --- The views -------------------------------------------------------------------------------------------------------

Colour = Literal["red", "blue"]
Spot = Annotated[list[int], 2]


class Piece(TypedDict):
    """Something on the table."""

    colour: Colour
    at: Spot | None  # nothing in the box


class Tower(Piece):
    """A high one."""

    storeys: list[Piece | None]


NAMES = {Piece: "Piece", Tower: "Tower", Colour: "Colour", Spot: "Spot"}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str, "string"),
        (int | None, "number | null"),
        (bool, "boolean"),
        (Colour, "Colour"),
        (Literal["one", "two"], '"one" | "two"'),
        (list[list[int]], "number[][]"),
        (list[int | None], "(number | null)[]"),
        (Annotated[list[Spot], 2], "[Spot, Spot]"),
        (dict[str, int], "Record<string, number>"),
        (dict[Colour, int], "Partial<Record<Colour, number>>"),
        (Every[Colour, int], "Record<Colour, number>"),
    ],
)
def test_types_are_written_as_typescript_writes_them(kind: object, text: str) -> None:
    assert written(kind, NAMES) == text


@pytest.mark.parametrize("kind", [float, object, tuple[int, int], dict])
def test_what_no_picture_may_have_is_refused(kind: object) -> None:
    with pytest.raises(KeyError):
        written(kind, NAMES)


def test_a_record_tells_what_it_adds_and_what_is_said_of_it() -> None:
    assert declaration(Tower, NAMES) == (
        "/** A high one. */\nexport interface Tower extends Piece {\n  storeys: (Piece | null)[];\n}\n"
    )
    assert "  /** nothing in the box */\n  at: Spot | null;\n" in declaration(Piece, NAMES)
    assert declaration(Colour, NAMES) == 'export type Colour = "red" | "blue";\n'


def test_types_have_the_names_of_their_module_and_others_are_left_out() -> None:
    assert names_below(Tower) == {Tower: "Tower", Piece: "Piece", Colour: "Colour", Spot: "Spot"}
    assert names_below(Piece) == {Piece: "Piece", Colour: "Colour", Spot: "Spot"}


def test_a_game_without_tables_has_only_types() -> None:
    assert "export interface View {\n  cards: string[];" in view(wager.GAME)
    assert view(wager.GAME).count("export const") == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_tables_come_with_their_values(game: Game) -> None:
    text = view(game)
    for name, value in (game.tables or {}).items():
        _, _, written_value = text.partition(f"export const {name}: ")[2].partition(" = ")
        assert json.loads(written_value.partition(";\n")[0].replace(",\n}", "\n}")) == value
