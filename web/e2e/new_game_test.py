"""A new game from nothing to a match in the browser: its skeleton in a copy of the tree, checked, built and played."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .seated import Seated
from .served import Served
from .sheets import download, totals
from .visitor import PHONE, Visitor

pytestmark = pytest.mark.xdist_group("new game")  # one copy of the tree for all tests here

ROOT = Path(__file__).parents[2]
NAME, TITLE = "masons", "Masons"  # in the order of files it falls between the languages
OWN = f"src/storeys/games/{NAME}"
TOUCHED = {OWN, f"{OWN}/golden", "src/storeys/words", "src/storeys/games/__init__.py"}

# Everything that asks the same of every game, but machine code: the battery has that for those that are registered.
CHECKED = (
    *("games/checks/battery_test.py", "games/dialect_test.py", "games/rulebook_test.py", f"games/{NAME}"),
    *("play/golden_test.py", "lab/versions_test.py", "lab/names_test.py", "words/words_test.py"),
)
WANTED = f"({NAME} or share_name_none or same_order) and not every_machine"
GRAMMAR = f"""if True:
    from storeys.words import LANGUAGES
    from storeys.words.grammar import faults
    from storeys.words.rehearsal import every_way, messages, scope
    ours = [message for message in messages("en") if scope(message) == {NAME!r}]
    said = [(language, message) for language in LANGUAGES for message in ours]
    assert len(said) > 100
    assert [found for way in said for sentence in every_way(*way) if (found := faults(way[0], sentence))] == []
"""


class Masons(Seated):
    """A visitor at a table of the new game, which this process knows nothing of."""

    game = NAME


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as it is, what is not yet committed included, in another place."""
    folder = tmp_path_factory.mktemp("copy")
    listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True)
    for name in filter(os.path.isfile, (ROOT / line for line in listed.splitlines())):
        target = folder / name.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(name, target)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


def run(copy: Path, *command: str) -> "subprocess.Popen[str]":
    """A command that finds the sources of the copy, and not ours."""
    around = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(command, cwd=copy, env=around, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def python(copy: Path, *arguments: str) -> "subprocess.Popen[str]":
    return run(copy, sys.executable, *arguments)


def tool(copy: Path, name: str, *arguments: str) -> "subprocess.Popen[str]":
    return run(copy, str(Path(sys.executable).with_name(name)), *arguments)


def succeeds(process: "subprocess.Popen[str]") -> str:
    told, _ = process.communicate()
    assert process.returncode == 0, told
    return told


def sources(copy: Path) -> dict[Path, bytes]:
    """Every source file of the copy."""
    files = [file for part in ("src", "web/src") for file in (copy / part).rglob("*.*") if file.is_file()]
    return {file.relative_to(copy): file.read_bytes() for file in files}


def touched(before: dict[Path, bytes], after: dict[Path, bytes]) -> set[str]:
    """The folders of new files, and the files that are not what they were."""
    assert before.keys() <= after.keys()
    changed = {str(file) for file in before if before[file] != after[file]}
    return changed | {str(file.parent) for file in after.keys() - before.keys()}


@pytest.fixture(scope="module")
def server(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The table of the copy, with the new game on it: checked while the client is built."""
    before = sources(copy)
    succeeds(python(copy, "-m", "storeys", "new-game", NAME))
    assert touched(before, sources(copy)) == TOUCHED
    build = run(copy, "npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "error")
    paths = [f"src/storeys/{path}" for path in CHECKED]
    succeeds(python(copy, "-m", "pytest", "-p", "no:cacheprovider", *paths, "-k", WANTED))
    succeeds(python(copy, "-c", GRAMMAR))
    succeeds(build)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy / "src"))
        served = Served(tmp_path_factory.mktemp("masons") / "data")
    served.start()
    yield served
    served.stop()


def test_the_skeleton_of_a_game_is_as_tidy_as_the_others(copy: Path, server: Served) -> None:
    succeeds(tool(copy, "ruff", "format", "--check", "--no-cache", "src"))
    succeeds(tool(copy, "ruff", "check", "--no-cache", "src"))
    succeeds(tool(copy, "lint-imports", "--no-cache"))


def test_a_match_of_a_new_game_is_played_in_the_browser_from_choices_alone(
    copy: Path, server: Served, browser: Browser, tmp_path: Path
) -> None:
    visitor = Visitor(browser, server.address).prefer(autoplay=False)
    visitor.go("/")
    card = visitor.page.locator("article.game").filter(has=visitor.page.get_by_role("heading", name=TITLE, exact=True))
    assert card.get_by_role("button", name=visitor.say("web-lesson")).count() == 0
    card.get_by_role("button", name=visitor.say("web-play-now")).click()
    seated = Masons.here(visitor)
    assert seated.asked()
    assert visitor.page.get_by_text("In the bag").is_visible()
    assert visitor.page.locator(".player").count() == 3
    while seated.asked():
        seated.possible.first.click()
    assert len(totals(visitor)) == 3
    succeeds(python(copy, "-m", "storeys", "verify", str(download(visitor, tmp_path))))
    assert visitor.leave() == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_board_that_works_from_choices_alone_keeps_nobody_out(theme: str, server: Served, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, "hu", **PHONE).prefer(theme=theme)
    seated = Masons.new(visitor, "me", "bot:random", "bot:random", "bot:random")
    assert seated.asked()
    assert visitor.page.get_by_text("A zsákban").is_visible()
    assert visitor.obstacles() == []
    assert visitor.overflow() <= 0
    assert visitor.leave() == []
