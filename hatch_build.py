"""Puts the built client into a wheel, and refuses to build one without it; `make package` builds the client first."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOME = "storeys/server/web"  # where server/pages.py looks for it


class Client(BuildHookInterface[Any]):
    """An editable package serves the client of its checkout, so only a wheel that travels carries one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root) / "web" / "dist"
        if not (client / "index.html").is_file():
            raise FileNotFoundError("The client is not built, and a package without it does not play: make package")
        build_data["force_include"][str(client)] = HOME
