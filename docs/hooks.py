"""What MkDocs is told besides mkdocs.yml: pages that are made, the shelf of rulebooks, and that nothing is fetched."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from typer.main import get_command

from storeys.cli import app, main
from storeys.games import GAMES
from storeys.lab.pages import LANGUAGE_NAMES, ROOT, pages, rulebook_place
from storeys.words import plain

FETCHED = re.compile(
    r"""(?:<(?:script|img|iframe|source)\b[^>]*\bsrc|<link\b[^>]*\bhref)=["']?(?:https?:)?//[^"'\s>]+"""
)
IN_STYLES = re.compile(r"""(?:@import\s+|url\()["']?(?:https?:)?//[^"')\s]+""")


def on_config(config: MkDocsConfig) -> None:
    """Every game that is registered has its books on the shelf."""
    (shelf,) = (part for part in config.nav if "Rulebooks" in part)
    for game in GAMES.values():
        books = [{LANGUAGE_NAMES[language]: rulebook_place(game, language)} for language in LANGUAGE_NAMES]
        shelf["Rulebooks"].append(
            {plain(f"{game.name}-title", "en"): [*books, {"Notes": f"rulebooks/{game.name}-notes.md"}]}
        )


def on_files(files: Files, config: MkDocsConfig) -> None:
    for place, text in {**pages(), "commands.md": commands()}.items():
        files.append(File.generated(config, place, content=text))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ROOT / "web/public/icon.svg")))


def commands() -> str:
    """What the command line says of itself."""
    named = get_command(app).commands
    told = [f"## storeys {name}\n\n```text\n{said(name, '--help')}\n```\n" for name in named]
    return "\n".join(["# The command line", "", f"```text\n{said('--help')}\n```\n", *told])


def said(*words: str) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        main(["--language", "en", *words])
    return out.getvalue().strip()


def on_post_build(config: MkDocsConfig) -> None:
    """A reader's browser asks nobody but the host of the site."""
    site = Path(config.site_dir)
    read = [(file, FETCHED) for file in site.rglob("*.html")] + [(file, IN_STYLES) for file in site.rglob("*.css")]
    foreign = [
        f"{file.relative_to(site)}: {found[0]}" for file, form in read for found in form.finditer(file.read_text())
    ]
    if foreign:
        raise PluginError("Fetched from elsewhere:\n" + "\n".join(foreign))
