"""What is left of a match: its score sheets on the screen, and its file."""

import subprocess
import sys
from pathlib import Path

from storeys.play import Match, load

from .visitor import Visitor


def ended_as_told(visitor: Visitor, folder: Path, *bots: str) -> Match:
    """The match that has ended on the screen, when its file has the same scores and can be verified."""
    path = download(visitor, folder)
    match = load(path)
    others = [visitor.say("bot-name", bot=bot, number=number) for number, bot in enumerate(bots, 1)]
    assert match.over
    assert totals(visitor) == dict(zip([visitor.say("seat-name", seat=1), *others], match.scores(), strict=True))
    assert is_verified(path)
    return match


def totals(visitor: Visitor) -> dict[str, int]:
    """Each player's total as the score sheets say it, when their lines add up to it."""
    found = {}
    for sheet in visitor.page.locator("table.sheet").all():
        *lines, total = [number(cell) for cell in sheet.locator("tr td:last-child").all_inner_texts()]
        assert sum(lines) == total
        found[sheet.locator("caption strong").inner_text()] = total
    return found


def number(written: str) -> int:
    return int(written.replace("–", "-"))


def download(visitor: Visitor, folder: Path) -> Path:
    """The file of the match, as the link at its end gives it."""
    with visitor.page.expect_download() as started:
        visitor.page.get_by_role("link", name=visitor.say("web-download")).click()
    path = folder / "match.txt"
    started.value.save_as(path)
    return path


def is_verified(path: Path) -> bool:
    """Whether the command for it finds every move legal and all chance as the seed says."""
    return subprocess.run([sys.executable, "-m", "storeys", "verify", str(path)], check=False).returncode == 0
