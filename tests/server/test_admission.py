"""What stands before everything: headers, the page's files, the access log."""

from __future__ import annotations

import gzip
import logging
from pathlib import Path

import pytest

from grognard.server.language import preferred
from tests.server.common import run, served


def page(folder: Path) -> Path:
    """A page as the builder leaves it."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "assets" / "main-1a2b.js").write_text("let x = 1;")
    (static / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let x = 1;"))
    (folder / "secret.txt").write_text("not for you")
    return static


def test_every_answer_is_secured(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, static=page(tmp_path)) as server:
            for path in ("/", "/assets/main-1a2b.js", "/api/games", "/api/nothing", "/schema", "/health"):
                headers = (await server.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["permissions-policy"]
                assert len(headers.get_list("cache-control")) == 1
                assert "server" not in headers

    run(scenario())


def test_the_page_and_its_files(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, static=page(tmp_path)) as server:
            for path in ("/", "/table/abc", "/about?x=1"):
                answer = await server.get(path)
                assert "<title>page" in answer.text
                assert answer.headers["cache-control"] == "no-cache"
            tag = answer.headers["etag"]
            assert (await server.get("/", **{"If-None-Match": tag})).status_code == 304
            script = await server.get("/assets/main-1a2b.js", **{"Accept-Encoding": "gzip, br"})
            assert script.text == "let x = 1;"
            assert script.headers["content-encoding"] == "gzip"
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            plain = await server.get("/assets/main-1a2b.js", **{"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            for path in (
                "/assets/none.js",
                "/missing.png",
                "/%2e%2e/secret.txt",
                "/..%2fsecret.txt",
                "/a%00b.txt",
                "/%00",
                "/" + "x" * 5000,
            ):
                answer = await server.get(path)
                assert answer.status_code == 404, path
                assert "not for you" not in answer.text
            assert (await server.client.post("/")).status_code == 405
            head = await server.client.head("/")
            assert (head.status_code, head.content) == (200, b"")

    run(scenario())


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, static=tmp_path / "none") as server:
            answer = await server.get("/", language="fr")
            assert answer.status_code == 503
            assert "npm --prefix web run build" in answer.text
            assert "construite" in answer.text

    run(scenario())


def test_the_access_log_has_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> str:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            token: str = seats[0]["token"]
            await server.get(f"/api/tables/{table}?token={token}", token)
            await server.get("/a%0ab/forged")
            while "forged" not in caplog.text:
                await server.get("/health")
            return token

    with caplog.at_level(logging.INFO, "grognard.access"):
        token = run(scenario())
    assert token not in caplog.text
    lines = "\n".join(record.getMessage() for record in caplog.records).split("\n")
    told = next(line for line in lines if line.startswith("GET /api/tables/"))
    assert told.split()[2:5:2] == ["200", "ms"]
    assert not any(line.startswith("b/forged") for line in lines)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB,fr;q=0.9", "en"),
        ("de,fr;q=0.4,en;q=0.6", "en"),
        ("de", "en"),
        ("fr;q=oops", "en"),
    ],
)
def test_the_language_that_is_asked_for(header: str, language: str) -> None:
    assert preferred(header.encode()) == language


def test_long_answers_are_compressed_and_known_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            path = f"/api/tables/{table}/sheet"
            sheet = await server.get(path, **{"Accept-Encoding": "gzip"})
            assert sheet.headers["content-encoding"] == "gzip"
            assert sheet.json()["seats"][0]["label"] == "Soviet player"
            tag = sheet.headers["etag"]
            assert (await server.get(path, **{"If-None-Match": tag})).status_code == 304
            other = await server.get(path, language="fr", **{"If-None-Match": tag})
            assert other.status_code == 200
            assert other.json()["seats"][0]["label"] == "Joueur soviétique"

    run(scenario())
