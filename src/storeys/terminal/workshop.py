"""What the command line does for whoever writes a game."""

import subprocess
import sys
from pathlib import Path

from ..play.agreement import find_game
from .screen import Screen


def new_game(screen: Screen, name: str) -> None:
    """Write the skeleton of a game, and its golden games by a program that knows of it."""
    from ..lab.new_game import create

    _list(screen, create(name))
    subprocess.run([sys.executable, "-m", "storeys", "--language", screen.language, "golden", name], check=True)
    screen.say("cli-new-game-written")


def golden(screen: Screen, name: str) -> None:
    """Record golden games, and tell what they do not show."""
    from ..lab.golden import record_golden

    files, missing = record_golden(find_game(name))
    _list(screen, files)
    if missing:
        screen.say("cli-golden-missing", what=", ".join(sorted(missing)))
    else:
        screen.say("cli-golden-shown")


def _list(screen: Screen, files: list[Path]) -> None:
    here = Path.cwd()
    for file in files:
        screen.write(str(file.relative_to(here) if file.is_relative_to(here) else file))
