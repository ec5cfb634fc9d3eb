"""Without a compiler, or without a place for what it makes, the reason is told, and nothing else happens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..bots.search import readiness
from ..games import GAMES
from . import warming, wire
from .digest import digest
from .worker_test import COMMAND

GAME = next(iter(GAMES))


class Nobody:
    """Asked, and never told to stop."""

    def stop(self) -> bool:
        return False


def test_without_numba_there_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "find_spec", lambda _: None)
    monkeypatch.setattr(warming, "find_spec", lambda _: None)
    told = warming.answer({"game": GAME}, Nobody())
    assert (told["ready"], told["why"]) == (False, "no-compiler")
    assert "Numba" in told["detail"]


@pytest.mark.parametrize("place", ["file", "/proc/storeys"])
def test_where_machine_code_cannot_be_kept_the_folder_is_named(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("nothing can be put into this", "utf-8")
    folder = tmp_path / place
    line = wire.ask(wire.Asked(1, "warm", digest(), {"game": GAME}))
    environment = {**os.environ, "STOREYS_CACHE": str(folder)}
    found = subprocess.run(COMMAND, input=f"{line}\n", env=environment, capture_output=True, text=True, check=True)
    told = wire.Told.read(found.stdout).answer or {}
    assert (told["ready"], told["why"]) == (False, "no-cache")
    assert str(folder) in told["detail"]


def test_a_worker_prints_nothing_but_answers() -> None:
    code = (
        "from storeys.work import worker; import sys; out = worker.answers_apart(); print('noise'); out.write('answer')"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (found.stdout, found.stderr) == ("answer", "noise\n")
