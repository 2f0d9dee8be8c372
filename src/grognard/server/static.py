"""The page's own files: found, compressed if they were packed beforehand, kept by browsers where safe."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from grognard.server.headers import found
from grognard.server.language import language_of, say

_PACKED = (("br", ".br"), ("gzip", ".gz"))
LONGEST_PATH = 200
_FOREVER = b"public, max-age=31536000, immutable"
_ASK_AGAIN = b"no-cache"


class Pages:
    """Answers every path outside the API: a file of the folder, or the page, which knows its own routes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._index = self._folder / "index.html"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, scope, 405, b"", "text/plain", [(b"allow", b"GET, HEAD")])
            return
        file = self._file(scope["path"])
        if file is not None:
            await self._send(scope, send, file)
        elif self._index.is_file() or _names_a_file(scope["path"]):
            await _answer(send, scope, 404, say("no-such-page", language_of(scope)).encode(), "text/plain")
        else:
            await _answer(send, scope, 503, _not_built(language_of(scope)), "text/html")

    def _file(self, path: str) -> Path | None:
        """The file of a path; the page itself for a path that only the page knows."""
        name = path.strip("/")
        if "\0" in name or len(name) > LONGEST_PATH:
            return None
        file = (self._folder / name).resolve()
        if name and file.is_relative_to(self._folder) and file.is_file() and not name.startswith("."):
            return file
        return None if _names_a_file(path) or not self._index.is_file() else self._index

    async def _send(self, scope: Any, send: Any, file: Path) -> None:
        source, encoding = _packed(file, found(scope, b"accept-encoding").decode("latin-1"))
        status = source.stat()
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'.encode()
        lasting = file.is_relative_to(self._folder / "assets")
        headers = [(b"cache-control", _FOREVER if lasting else _ASK_AGAIN), (b"etag", tag)]
        headers += [(b"vary", b"accept-encoding")]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if found(scope, b"if-none-match") == tag:
            await _answer(send, scope, 304, b"", kind, headers)
        else:
            await _answer(send, scope, 200, source.read_bytes(), kind, headers)


def _names_a_file(path: str) -> bool:
    """Whether a path can't be one of the page's own routes."""
    return "." in path.rpartition("/")[2] or path.startswith("/assets")


def _packed(file: Path, accepted: str) -> tuple[Path, str]:
    """The file to send and its encoding: a packed one if the client takes it and it is as new."""
    offers = {part.partition(";")[0].strip() for part in accepted.split(",") if "q=0" not in part}
    for encoding, ending in _PACKED:
        packed = file.with_name(file.name + ending)
        if encoding in offers and packed.is_file() and packed.stat().st_mtime >= file.stat().st_mtime:
            return packed, encoding
    return file, ""


def _not_built(language: str) -> bytes:
    title, text = say("not-built-title", language), say("not-built", language)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(text)}</p>"
        "<pre>npm --prefix web ci\nnpm --prefix web run build</pre></html>"
    ).encode()


async def _answer(
    send: Any,
    scope: Any,
    status: int,
    body: bytes,
    kind: str,
    headers: list[tuple[bytes, bytes]] | None = None,
) -> None:
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    told = [
        (b"content-type", f"{kind}; charset=utf-8".encode() if text else kind.encode()),
        (b"content-length", str(len(body)).encode()),
        *(headers or []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
