"""Writes an area map as TOML that a person can read and correct: areas, links, and what joins the seas."""

from collections.abc import Mapping

from mapmaker.areas.contacts import Contacts
from mapmaker.areas.description import Description
from mapmaker.board_file import inline, written


def text(description: Description, contacts: Contacts) -> str:
    """The whole file; the same map always gives the same bytes."""
    lines = ["# Made by mapmaker from geography; corrections go into an overlay of the same shape.", ""]
    for name, properties in description.spaces.items():
        lines += [f"[areas.{name}]", *_rows(properties), ""]
    tables = dict(description.board)
    for name, table in list(tables.items()):
        if isinstance(table, Mapping):
            for key, entry in tables.pop(name).items():
                lines += [f"[{name}.{key}]", *_rows(entry), ""]
    lines.append("[links]")
    for name, properties in contacts.links.items():
        lines.append(f'"{name}" = {inline(properties) if properties else "{}"}')
    for name, entries in tables.items():
        for entry in entries:
            lines += ["", f"[[{name}]]", *_rows(entry)]
    return "\n".join(lines) + "\n"


def _rows(table: Mapping[str, object]) -> list[str]:
    return [f"{key} = {written(content)}" for key, content in table.items()]
