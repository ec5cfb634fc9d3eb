"""What is loaded when, seen in a fresh process each: nobody waits for what is not needed yet."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

COMPILER = {"numba", "llvmlite"}
SERVER = {"alembic", "asyncpg", "fastapi", "httptools", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"}
TERMINAL = {"rich", "typer", "click"}
WORDS = {"fluent", "babel"}
TESTS = {"pytest", "hypothesis", "httpx", "playwright"}
HEAVY = COMPILER | SERVER | TERMINAL | WORDS | TESTS | {"numpy"}

MATCH = """
import storeys
match = storeys.Match(next(iter(storeys.GAMES)), seats=2, seed=1)
while not match.over:
    match.play(match.legal_actions()[0])
"""
BOTS = """
from storeys.bots import make
from storeys.games import GAMES
from storeys.games.kit import generator
from storeys.play import Match
for game in GAMES.values():
    match = Match(game.name, seats=2, seed=1)
    match.play(make("greedy", game).choose(match.view(match.to_move), match.to_move, 1.0, generator(1)))
"""
HELP = "import storeys.cli; storeys.cli.main(['--help'])"


def loaded_by(program: str) -> set[str]:
    """The heavy packages that are loaded when a program has run."""
    told = f"{program}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}}, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return HEAVY & set(done.stderr.split())


@pytest.mark.parametrize(
    ("program", "may_load"),
    [
        ("import storeys, storeys.server, storeys.terminal", set()),
        ("import storeys.games", {"numpy"}),
        (MATCH, {"numpy"}),
        (BOTS, {"numpy"}),
        (HELP, {"typer", "click"} | WORDS),
        ("from storeys.server import create_app; create_app()", SERVER | {"numpy", "click"} | WORDS),
    ],
    ids=["names", "games", "a match", "bots", "help", "the server"],
)
def test_nothing_is_loaded_before_it_is_needed(program: str, may_load: set[str]) -> None:
    assert loaded_by(program) <= may_load


def test_what_is_watched_for_is_seen() -> None:
    assert loaded_by("import numpy, storeys.games.kit.run, rich") >= {"numpy", "numba", "rich"}


def test_whoever_is_told_to_install_an_extra_can() -> None:
    root = Path(__file__).parents[3]
    extras = set(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])
    texts = [*(root / "src").rglob("*.py"), *(root / "src").rglob("*.ftl"), *(root / "docs").rglob("*.md")]
    texts.append(root / "README.md")
    told = {name for text in texts for name in re.findall(r"storeys\[([a-z]+)\]", text.read_text("utf-8"))}
    assert told
    assert told <= extras
