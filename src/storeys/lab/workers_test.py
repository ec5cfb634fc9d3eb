"""Tests of one group run in one process, so that it compiles a game, or copies a tree, once for all of them."""

import os
import subprocess
import sys
from pathlib import Path

GROUPED = """
import os
import pytest

@pytest.mark.parametrize("number", range(12))
@pytest.mark.xdist_group("together")
def test_worker(number):
    open(os.environ["PYTEST_XDIST_WORKER"], "a").write("x")
"""


def test_tests_of_one_group_share_a_process(tmp_path: Path) -> None:
    (tmp_path / "grouped_test.py").write_text(GROUPED, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\npython_files = *_test.py\n", "utf-8")
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    done = subprocess.run(command, cwd=tmp_path, env=outside, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert [file.read_text() for file in tmp_path.glob("gw*")] == ["x" * 12]
