"""The table people sit at: HTTP and WebSocket, players, tables, the stored log; it translates and decides nothing.

`run` starts it and `create_app` builds the application; both are looked up when first used, because a web framework
is slow to import and most commands never need one.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .app import create_app
    from .keeper import run
    from .settings import Settings

__all__ = ["Settings", "create_app", "run"]

_HOMES = {"Settings": ".settings", "create_app": ".app", "run": ".keeper"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(_HOMES[name], __name__), name)
