"""The page's types are what the server's structs say."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from pagetypes.__main__ import FILE, main
from pagetypes.protocol import NAMES, PARTS, written
from pagetypes.typescript import Namer, interface_of, type_of


class Port(msgspec.Struct, kw_only=True):
    """Where ships lie."""

    name: str
    """As it is printed."""
    depth: float | None
    ships: list[tuple[str, int]]
    tags: list[Literal["old", "new"]]
    noted: int | msgspec.UnsetType = msgspec.UNSET
    free: int = 0


class Dock(Port, tag_field="type", tag="dock", kw_only=True):
    crane: bool


class Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    port: Port
    more: dict[str, Any] = {}


NAMER = Namer({Port: "Harbour"}, {Port, Dock, Order})


def test_the_page_has_the_types_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), (
        "run .venv/bin/python -m pagetypes and commit the file"
    )
    assert main(["--check"]) == 0


def test_every_struct_has_a_name_of_its_own() -> None:
    names = [NAMES.get(struct, struct.__name__) for structs in PARTS.values() for struct in structs]
    assert len(names) == len(set(names)) > 50


def test_an_answer_has_all_fields_but_those_that_may_be_unset() -> None:
    assert interface_of(Port, NAMER, {("Harbour", "free"): "0 | 1"}) == (
        "/** Where ships lie. */\n"
        "export interface Harbour {\n"
        "  /** As it is printed. */\n"
        "  name: string;\n"
        "  depth: number | null;\n"
        "  ships: [string, number][];\n"
        "  tags: ('old' | 'new')[];\n"
        "  noted?: number;\n"
        "  free: 0 | 1;\n"
        "}\n"
    )


def test_a_struct_says_only_what_it_adds_and_its_tag() -> None:
    said = "export interface Dock extends Harbour {\n  type: 'dock';\n  crane: boolean;\n}\n"
    assert interface_of(Dock, NAMER, {}) == said


def test_a_request_may_leave_out_what_has_a_default() -> None:
    said = "export interface Order {\n  port: Harbour;\n  more?: Record<string, unknown>;\n}\n"
    assert interface_of(Order, NAMER, {}) == said


def test_what_the_page_does_not_know_is_an_error() -> None:
    with pytest.raises(TypeError, match="Port is sent to the page but not among its types"):
        type_of(list[Port], Namer({}, set()))
    with pytest.raises(TypeError, match="no type of the page for"):
        type_of(complex, NAMER)
