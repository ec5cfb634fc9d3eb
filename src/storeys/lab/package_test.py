"""The wheel, in an environment that has what playing needs and nothing more: a match is played there."""

import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import storeys

from ..server.client import Browser
from ..words import LANGUAGES

ROOT = Path(storeys.__file__).parents[2]
PATIENCE = 60.0  # seconds for a server to open its doors

pytestmark = pytest.mark.xdist_group("package")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment into which pip has put the wheel."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, symlinks=True)
    python = environment / "bin" / "python"
    lend(next(environment.glob("lib/python*/site-packages")))
    install = ["pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([sys.executable, "-m", *install], check=True)
    return python.parent


def lend(packages: Path) -> None:
    """What is locked for playing, from the environment of the tests: a link for each module."""
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements-play.lock").read_text("utf-8"), re.M)
    for module in {module for name in locked for module in modules_of(name)}:
        (packages / module.name).symlink_to(module)


def modules_of(name: str) -> Iterator[Path]:
    with suppress(PackageNotFoundError):  # some are for other systems
        found = distribution(name)
        for part in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            yield Path(str(found.locate_file(part)))


def run(program: Path, *arguments: str, home: Path) -> str:
    """What a program of the environment writes, started somewhere else."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True, cwd=home, env=at(home))
    return done.stdout


def at(home: Path) -> dict[str, str]:
    """The surroundings of somebody who has just moved in."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STOREYS_", "PYTHON", "XDG_"))}
    return {**kept, "HOME": str(home), "STOREYS_PACE": "0"}


@contextmanager
def serving(program: Path, home: Path) -> Iterator[str]:
    """`storeys serve`; the address that it tells."""
    with subprocess.Popen([program, "serve"], stdout=subprocess.PIPE, text=True, cwd=home, env=at(home)) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+(?=/)", server.stdout.readline())
            assert address is not None
            wait_for(address[0])
            yield address[0]
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            assert httpx.get(f"{address}/healthz").status_code == 200
        except httpx.TransportError:
            assert time.monotonic() < give_up, "the server does not answer"
            time.sleep(0.05)
        else:
            return


def test_the_wheel_has_what_runs_and_nothing_that_tests(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if re.search(r"_test\.py$|conftest|/golden/|\.map$", name)]
    assert {"storeys/py.typed", "storeys/server/web/index.html", "storeys/server/migrations/env.py"} <= {*names}
    sources = {f"storeys/words/{file.name}" for file in (ROOT / "src/storeys/words").glob("*.ftl")}
    assert sources <= {*names}


def test_a_wheel_without_the_client_is_not_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src/storeys").mkdir(parents=True)
    (tmp_path / "src/storeys/__init__.py").touch()
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    done = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "The client is not built" in done.stderr


def test_a_match_is_played_at_the_installed_table(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import storeys; print(storeys.__file__)", home=tmp_path)
    assert Path(where).is_relative_to(installed.parent)
    with serving(installed / "storeys", tmp_path) as address:
        assert_the_client_is_there(address)
        assert {game["name"] for game in httpx.get(f"{address}/api/games").json()} == set(storeys.GAMES)
        play_a_match(address)


def assert_the_client_is_there(address: str) -> None:
    page = httpx.get(address)
    assert page.status_code == 200
    for part in re.findall(r'(?:src|href)="\.?(/assets/[^"]+)"', page.text):
        assert httpx.get(f"{address}{part}").status_code == 200
    assert "/assets/" in page.text
    for language in LANGUAGES:
        assert f"{next(iter(storeys.GAMES))}-title" in httpx.get(f"{address}/words/{language}.ftl").text


def play_a_match(address: str) -> None:
    with Browser(address) as person:
        table = person.new_table("me", "bot:greedy")["table"]
        with person.sit(table) as sitting:
            sitting.until_my_turn()
            while sitting.position is not None and not sitting.position["over"]:
                assert sitting.play()["type"] == "accepted"
                sitting.until_my_turn()
            assert sitting.seed is not None


def test_what_playing_does_not_need_is_told_with_the_way_to_get_it(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "storeys"), "serve"]
    elsewhere = {**at(tmp_path), "STOREYS_DATABASE_URL": "postgresql://127.0.0.1/nothing"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=elsewhere)
    assert done.returncode == 1
    assert 'pip install "storeys[postgres]"' in " ".join(done.stderr.split())
