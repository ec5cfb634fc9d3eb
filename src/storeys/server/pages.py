"""The client that was built, and the words it speaks; nothing here knows a player."""

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from .. import words
from .refusals import Refusal

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # the name of such a file holds its hash
ASK_AGAIN = {"cache-control": "no-cache"}
NOT_BUILT = "The client is not built yet: run `npm run build` in web/.\n"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Compressed(GZipMiddleware):
    """Compress what is text and the same for everybody; answers that know a player are left alone."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        personal = path.startswith("/api/") and path != "/api/games"
        if personal or path.endswith((".woff2", ".png")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def find_client(chosen: Path | None) -> Path:
    """The folder of the built client: the one chosen, the one shipped in this package, or the source tree's."""
    here = Path(__file__).parent
    found = [chosen] if chosen else [here / "web", here.parents[2] / "web" / "dist"]
    return next((folder for folder in found if (folder / "index.html").is_file()), found[-1])


def pages(client: Path) -> APIRouter:
    """The routes of everything that is a file."""
    router = APIRouter()

    @router.api_route("/words/{language}.ftl", methods=["GET", "HEAD"])
    def ftl(language: str) -> Response:
        if language not in words.LANGUAGES:
            raise Refusal("not-found")
        return PlainTextResponse(words.source(language), headers=ASK_AGAIN)

    @router.api_route("/words/first/{language}.ftl", methods=["GET", "HEAD"])
    def first_ftl(language: str) -> Response:
        if language not in words.LANGUAGES:
            raise Refusal("not-found")
        return PlainTextResponse(words.first_source(language), headers=ASK_AGAIN)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(path: str) -> Response:
        return _file(client, path)

    return router


def _file(client: Path, path: str) -> Response:
    """A file of the client; whatever has no ending is an address inside the client, which finds its way itself."""
    if path.startswith("api/"):
        raise Refusal("not-found")
    file = _inside(client, path)
    if file is not None:
        return FileResponse(file, headers=FOREVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rsplit("/", 1)[-1]:
        raise Refusal("not-found")
    index = client / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers=ASK_AGAIN)


def _inside(client: Path, path: str) -> Path | None:
    """The file at a path, if it is one and does not lead out of the folder."""
    if not path or "\0" in path:
        return None
    file = (client / path).resolve()
    return file if file.is_relative_to(client.resolve()) and file.is_file() else None
