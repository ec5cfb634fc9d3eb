"""Lock files: what is installed is what was meant, wherever it comes from."""

import json
import re
from pathlib import Path

import pytest

import storeys

ROOT = Path(storeys.__file__).parents[2]
LOCKS = ["requirements.lock", "requirements-play.lock", "requirements-docs.lock", "requirements-node.lock"]


def pins(name: str) -> dict[str, str]:
    """The hashes of each version in a lock file."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    return dict(line.split(" --hash=", 1) for line in re.sub(r" +", " ", text).splitlines())


@pytest.mark.parametrize("name", LOCKS)
def test_every_version_is_locked_by_hashes_and_comes_from_nowhere_in_particular(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")
    for pin, hashes in pins(name).items():
        assert re.match(r"[\w.-]+==[\w.]+( ; .*)?$", pin)
        assert re.fullmatch(r"sha256:[0-9a-f]{64}( --hash=sha256:[0-9a-f]{64})*", hashes)


def test_players_and_tests_use_the_same_versions() -> None:
    play, everything = pins("requirements-play.lock"), pins("requirements.lock")
    assert play.items() <= everything.items()


def test_the_packages_of_the_client_are_locked_by_hashes_and_come_from_nowhere_in_particular() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    del packages[""]  # the client itself
    assert [name for name, package in packages.items() if "resolved" in package or "integrity" not in package] == []
