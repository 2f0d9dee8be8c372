"""`grognard serve` and `grognard page`: the server for many, the page for whoever sits at this computer."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from grognard.cli.common import console

Host = Annotated[str | None, typer.Option(help="The address to listen at; 0.0.0.0 for all.")]
Port = Annotated[int | None, typer.Option(help="The port to listen at.", min=1, max=65535)]
Database = Annotated[
    str | None,
    typer.Option(
        help="Where games are kept: sqlite:///FILE or postgresql://…; your data folder if not said.",
        metavar="URL",
    ),
]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(help="Processes; several need PostgreSQL.", min=1)] = None,
    bots: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=0)] = None,
    proxy: Annotated[
        bool | None, typer.Option("--proxy", help="Behind a proxy that sets X-Forwarded-For.")
    ] = None,
) -> None:
    """Serves the page and its API to others, until Ctrl-C.

    Example: grognard serve --host 0.0.0.0 --port 8000 --database postgresql://me@localhost/grognard

    What is not said here is taken from the environment: GROGNARD_HOST, GROGNARD_DATABASE and so on.
    """
    from grognard.server import run
    from grognard.server.settings import from_environment

    settings = from_environment().changed(
        host=host, port=port, database=database, workers=workers, bots=bots, proxy=proxy
    )
    run.run(settings, lambda: console().print(f"grognard: http://{settings.host}:{settings.port}"))


def page(
    port: Annotated[int, typer.Option(help="The port, if it is free.", min=0, max=65535)] = 8765,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Opens the page in your browser, with the server for it on this computer alone, until Ctrl-C.

    Example: grognard page
    """
    from grognard.server import run
    from grognard.server.settings import from_environment

    settings = from_environment().changed(database=database, workers=1, log=False)
    settings = settings.changed(host="127.0.0.1", port=run.free_port("127.0.0.1", port))
    address = f"http://127.0.0.1:{settings.port}/"

    def ready() -> None:
        console().print(f"Grognard: {address}   (Ctrl-C ends it)")
        if browser:
            webbrowser.open(address)

    run.run(settings, ready)
