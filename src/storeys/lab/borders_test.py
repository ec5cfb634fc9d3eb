import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import storeys

SOURCES = Path(storeys.__file__).parent
PROJECT = SOURCES.parents[1] / "pyproject.toml"

# For every contract, modules that are planted and what they import: all at once, so that the linter runs but twice.
LAYERS, APART, PACKAGES, HELPERS, COMPILER = range(5)
PLANTED: dict[int, list[tuple[str, str]]] = {
    LAYERS: [
        ("storeys.server.planted", "storeys.lab.pace"),
        ("storeys.bots.planted", "storeys.play.match"),
        ("storeys.play.planted", "storeys.bots.policy"),
        ("storeys.games.kit.planted", "storeys.words"),
        ("storeys.games.towers.planted", "storeys.play.match"),
        ("storeys.lab.planted", "storeys.terminal.board"),
        ("storeys.terminal.planted", "storeys.cli"),
    ],
    APART: [
        ("storeys.games.blueprints.planted", "storeys.games.towers.rules"),
        ("storeys.games.dice_city.planted", "storeys.games"),
        ("storeys.games.skyscrapers.planted_test", "storeys.games.towers.cards"),
        ("storeys.games.kit.planted_game", "storeys.games.towers.cards"),
        ("storeys.bots.blueprints.planted", "storeys.games.towers.rules"),
        ("storeys.terminal.towers_planted", "storeys.terminal.blueprints"),
        ("storeys.server.planted_game", "storeys.games.towers.rules"),
    ],
    PACKAGES: [
        ("storeys.games.dice_city.planted_package", "numba"),
        ("storeys.games.kit.planted_package", "rich"),
        ("storeys.bots.planted_package", "numba"),
        ("storeys.play.planted_package", "fluent"),
        ("storeys.words.planted_package", "numpy"),
        ("storeys.terminal.planted_package", "sqlalchemy"),
    ],
    HELPERS: [
        ("storeys.games.towers.planted_helper", "storeys.testing"),
        ("storeys.bots.planted_helper", "storeys.testing"),
        ("storeys.lab.planted_helper", "storeys.testing"),
    ],
    COMPILER: [
        ("storeys.server.planted_kernel", "storeys.games.kit.gpu"),
        ("storeys.play.planted_loop", "storeys.games.kit.run"),
    ],
}


def plant(folder: Path, module: str, imported: str) -> None:
    file = folder.joinpath("src", *module.split(".")).with_suffix(".py")
    assert not file.exists()
    file.write_text(f"import {imported}\n")


def linted(folder: Path) -> str:
    """What import-linter says of a copy: everything below the names of the contracts, lines unwrapped."""
    program = "import sys; sys.argv = ['lint-imports', '--no-cache']; from importlinter.cli import *; "
    command = [sys.executable, "-c", program + "lint_imports_command()"]
    environment = {"PYTHONPATH": str(folder / "src"), "COLUMNS": "400"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("borders")
    kept = shutil.ignore_patterns("__pycache__", "golden", "*.ftl", "*.md")
    shutil.copytree(SOURCES, folder / "src" / "storeys", ignore=kept)
    shutil.copy(PROJECT, folder)
    return folder


def contracts() -> list[str]:
    with PROJECT.open("rb") as file:
        return [contract["name"] for contract in tomllib.load(file)["tool"]["importlinter"]["contracts"]]


def test_a_forbidden_import_is_planted_for_every_contract() -> None:
    assert list(PLANTED) == list(range(len(contracts())))


@pytest.fixture(scope="module")
def complaints(copy: Path) -> dict[str, str]:
    """By contract: what is said of the copy after everything was planted."""
    assert f"{len(contracts())} kept, 0 broken" in linted(copy)
    for pairs in PLANTED.values():
        for module, imported in pairs:
            plant(copy, module, imported)
    (copy / "src" / "storeys" / "attic.py").touch()
    _, broken = linted(copy).split("Broken contracts", 1)
    parts = re.split("|".join(f"^{re.escape(name)}$" for name in contracts()), broken, flags=re.MULTILINE)
    return dict(zip(contracts(), parts[1:], strict=True))


@pytest.mark.parametrize(("number", "module", "imported"), [(n, *pair) for n in PLANTED for pair in PLANTED[n]])
def test_a_planted_import_is_refused(number: int, module: str, imported: str, complaints: dict[str, str]) -> None:
    assert f"{module} -> {imported}" in complaints[contracts()[number]]


def test_a_part_without_a_storey_is_refused(complaints: dict[str, str]) -> None:
    assert "attic" in complaints[contracts()[LAYERS]]
