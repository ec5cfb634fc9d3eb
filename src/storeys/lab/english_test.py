"""English is plain and natural wherever people read it: in documents, docstrings and comments as in every sentence.

What must not come back is in `words/forbidden.toml`, each form once, with what to write instead; `words/forms_test.py`
looks for it in the sentences of the table, this test in all that is written about them.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import storeys

SOURCES = Path(storeys.__file__).parent
ROOT = SOURCES.parents[1]
STRUCK = tomllib.loads((SOURCES / "words" / "forbidden.toml").read_text("utf-8"))["en"]
FORMS = re.compile("|".join(f"(?:{entry['form']})" for entry in STRUCK))
WRITTEN = (
    "*.md",
    "docs/**/*.md",
    "src/**/*.md",
    "src/**/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/e2e/*.py",
)


def found(text: str) -> list[str]:
    """The forms in a text, with their lines; a phrase may go on in the next line."""
    hits = FORMS.finditer(text.replace("\n", " "))
    return [f"line {1 + text.count(chr(10), 0, hit.start())}: {hit.group()}" for hit in hits]


def files() -> Iterator[Path]:
    return (file for pattern in WRITTEN for file in ROOT.glob(pattern) if file != Path(__file__))


def test_nothing_is_written_that_an_editor_has_struck_out() -> None:
    told = {str(file.relative_to(ROOT)): found(file.read_text("utf-8")) for file in files()}
    assert len(told) > 500
    assert {file: lines for file, lines in told.items() if lines} == {}


@pytest.mark.parametrize("planted", ["he has moved", "it is up\nto him", "a card of the\nown hand", "what it bears"])
def test_a_planted_form_is_found(planted: str) -> None:
    assert len(found(f"One line.\n{planted}, and another.")) == 1


def test_words_that_only_look_alike_pass() -> None:
    assert found("The other chairs are theirs; this hint is on its own. A hot cheese, himalaya.") == []
