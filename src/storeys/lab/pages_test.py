"""The documentation tells the truth: its Python runs, its made pages have everything, and the site builds strictly."""

import doctest
import inspect
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

from storeys import bots, play
from storeys.games import GAMES, kit
from storeys.server.settings import Settings
from storeys.words import LANGUAGES, Words

from . import pages as made
from .pages import ROOT, StrayLinkError, document, meanings, pages, rulebook, rulebook_place, settings

WRITTEN = sorted((ROOT / "docs").rglob("*.md"))
TAUGHT = [file for file in [ROOT / "README.md", *WRITTEN] if "```py" in file.read_text("utf-8")]


# --- Python in documents ---------------------------------------------------------------------------------------------


def blocks(text: str) -> list[tuple[str, str]]:
    """The blocks of Python in a document, each with what it is: `python` to run, `pycon` with what is answered."""
    return re.findall(r"^```(python|pycon)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def run(file: Path) -> list[str]:
    """Run what a document shows, block after block, as a reader would; whatever was not answered as it says."""
    names: dict[str, object] = {"__name__": file.stem}
    complaints: list[str] = []
    for kind, block in blocks(file.read_text("utf-8")):
        if kind == "python":
            exec(compile(block, str(file), "exec"), names)
        else:
            example = doctest.DocTestParser().get_doctest(block, names, file.name, str(file), 0)
            doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(
                example, out=complaints.append, clear_globs=False
            )
            names = example.globs
    return complaints


@pytest.mark.parametrize("file", TAUGHT, ids=lambda file: file.stem)
def test_the_python_of_a_document_does_what_it_says(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "".join(run(file)) == ""


def test_documents_teach_python() -> None:
    assert {"README", "tutorial", "write-a-bot"} <= {file.stem for file in TAUGHT}


def test_a_wrong_answer_in_a_document_is_found(tmp_path: Path) -> None:
    file = tmp_path / "wrong.md"
    file.write_text("```python\ntwo = 2\n```\n\n```pycon\n>>> two + two\n5\n\n```\n", "utf-8")
    assert "Expected:\n    5\nGot:\n    4" in "".join(run(file))


# --- Pages that are made ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_rulebook_has_every_rule_with_a_place_to_link_to(game: kit.Game, language: str) -> None:
    text, say = rulebook(game, language), Words(language).say
    for section, numbers in game.rulebook:
        assert f"\n## {say(f'{game.name}-section-{section}')}\n" in text
        assert [number for number in numbers if f"\n**{number}** " not in text] == []
        assert [number for number in numbers if f"{{ #{number.lower()} .rule }}" not in text] == []
    assert rulebook_place(game, language) in pages()


def test_every_setting_is_told_with_its_meaning() -> None:
    names = {setting.name for setting in fields(Settings)}
    assert meanings().keys() == names
    assert [name for name in names if f"| `STOREYS_{name.upper()}` | " not in settings()] == []
    assert "| `STOREYS_PORT` | `8017` | The port to listen on" in settings()


def test_links_of_documents_lead_to_their_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(made, "ROOT", tmp_path)
    (tmp_path / "here.md").write_text("[a](CHANGELOG.md), [b](https://example.org/c.md), [d](#e)", "utf-8")
    assert document("here.md", "deep/here.md") == "[a](../changelog.md), [b](https://example.org/c.md), [d](#e)"
    (tmp_path / "here.md").write_text("[a](Makefile)", "utf-8")
    with pytest.raises(StrayLinkError, match=r"here\.md links to Makefile"):
        document("here.md", "here.md")


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    versions = re.findall(
        r"^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert versions[0] == package
    assert versions == sorted(versions, reverse=True)


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_links_of_a_document_in_the_repository_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / name).read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Classes and functions that a module shows, and what the classes show, with what they are called."""
    for name in module.__all__:
        shown = getattr(module, name)
        if inspect.isclass(shown) or inspect.isfunction(shown):
            yield name, shown
            own = vars(shown).items() if inspect.isclass(shown) else ()
            yield from ((f"{name}.{part}", value) for part, value in own if part[0] != "_" and _is_method(value))


def _is_method(value: object) -> bool:
    return inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod)


@pytest.mark.parametrize("module", [play, kit, bots], ids=lambda module: module.__name__)
def test_whatever_a_program_may_import_is_explained(module: ModuleType) -> None:
    assert [name for name, shown in public(module) if not inspect.getdoc(shown)] == []


# --- The site --------------------------------------------------------------------------------------------------------


def test_the_site_builds_without_a_warning_and_fetches_nothing_from_elsewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="make docs installs it")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [place for place in pages() if not (tmp_path / place).with_suffix(".html").exists()] == []
    assert 'id="storeys-simulate"' in (tmp_path / "commands.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "fetches"),
    [
        ('<script src="https://elsewhere.example/a.js"></script>', True),
        ("<script async src=//elsewhere.example/a.js>", True),
        ('<link rel="stylesheet" href="https://elsewhere.example/a.css">', True),
        ('<img alt="" src="http://elsewhere.example/a.png">', True),
        ('<a href="https://elsewhere.example/">', False),
        ('<script src="assets/a.js"></script>', False),
    ],
)
def test_what_a_page_would_fetch_from_elsewhere_is_found(text: str, fetches: bool) -> None:
    pytest.importorskip("mkdocs", reason="make docs installs it")
    assert bool(runpy.run_path(str(ROOT / "docs" / "hooks.py"))["FETCHED"].search(text)) == fetches
