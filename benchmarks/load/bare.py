"""What the server is compared with: Litestar and uvicorn that keep one row a request in SQLite, nothing more.

`python -m benchmarks.load.bare PORT FILE HOW`, where HOW is "loop" (the row is written in the event loop),
"thread" (in Litestar's threads) or "async" (SQLAlchemy's asyncio, if aiosqlite is installed).
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import sqlalchemy as sa
import uvicorn
from litestar import Litestar, get, post
from sqlalchemy import event

metadata = sa.MetaData()
rows = sa.Table(
    "rows",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("request", sa.String(80), nullable=False),
)


class Sent(msgspec.Struct):
    line: str
    after: int
    request: str


class Kept(msgspec.Struct):
    id: int


def kept(made: sa.CursorResult[Any]) -> Kept:
    key = made.inserted_primary_key
    assert key is not None
    return Kept(key[0])


@get("/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


def _prepare(connection: Any, _: Any) -> None:
    for setting in ("journal_mode = WAL", "synchronous = FULL"):
        connection.execute(f"PRAGMA {setting}")


def blocking(file: str, thread: bool) -> Any:
    """A handler that writes and waits, in a thread or where it is."""
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": 60})
    event.listen(engine, "connect", _prepare)
    metadata.create_all(engine)

    @post("/keep", sync_to_thread=thread, status_code=200)
    def keep(data: Sent) -> Kept:
        with engine.begin() as connection:
            made = connection.execute(rows.insert().values(**msgspec.structs.asdict(data)))
        return kept(made)

    return keep


def asynchronous(file: str) -> Any:
    """A handler over SQLAlchemy's asyncio."""
    from sqlalchemy.ext.asyncio import create_async_engine

    metadata.create_all(sa.create_engine(f"sqlite:///{file}"))
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args={"timeout": 60})
    event.listen(engine.sync_engine, "connect", _prepare)

    @post("/keep", status_code=200)
    async def keep(data: Sent) -> Kept:
        async with engine.begin() as connection:
            made = await connection.execute(rows.insert().values(**msgspec.structs.asdict(data)))
        return kept(made)

    return keep


def main(port: str, file: str, how: str) -> None:
    keep = asynchronous(file) if how == "async" else blocking(file, how == "thread")
    app = Litestar([health, keep], openapi_config=None, logging_config=None)
    uvicorn.run(app, host="127.0.0.1", port=int(port), http="httptools", loop="uvloop", access_log=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
