import json
import subprocess
import sys
from pathlib import Path

import pytest

from .__main__ import main

# A machine that has nothing but Python, NumPy and Numba.
BARE = """
import sys
for name in ("rich", "typer", "click", "fluent", "babel", "sqlalchemy", "fastapi", "pydantic", "mujoco", "pytest"):
    sys.modules[name] = None
from storeys.lab.{} import main
sys.exit(main(sys.argv[1:]))
"""


def bare(module: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BARE.format(module), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_machine_with_nothing_but_numbers_plays_a_ladder(tmp_path: Path) -> None:
    words = ["towers", "--players", "level1,level3", "--blocks", "2", "--processes", "1", "--out", str(tmp_path)]
    done = bare("ladder.__main__", *words)
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["figure"] for row in found] == ["rating", "rating", "taken"]
    assert done.stderr.splitlines()[-1].startswith("4 matches, 2 blocks")


def test_a_machine_with_nothing_but_numbers_plays_the_levels(tmp_path: Path) -> None:
    words = ["towers", "--players", "level1,level2", "--blocks", "2", "--processes", "1", "--out", str(tmp_path)]
    done = bare("levels", *words)
    assert done.returncode == 0, done.stderr
    assert "| towers | 2 | level2 | level1 |" in done.stdout
    assert "| towers | 2 | level2 | greedy |" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["towers", "--players", "level1,oracle"], "oracle"),
        (["towers", "--players", "level1,level2", "--seats", "9"], "9"),
        (["castles", "--players", "level1,level2"], "castles"),
        (["towers", "--players", "level1,level2", "--stop-when", "2"], "2"),
        (["towers", "--players", "level1,level2", "--option", "pairs=1"], "pairs"),
    ],
)
def test_what_is_wrong_is_told_in_a_line_even_where_there_are_no_words(words: list[str], told: str) -> None:
    done = bare("ladder.__main__", *words)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_what_is_wrong_is_told_in_a_sentence_where_there_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["towers", "--players", "level1,oracle"]) == 2
    assert "Nobody called “oracle” plays here." in capsys.readouterr().err
