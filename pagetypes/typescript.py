"""A struct as an interface of TypeScript: its fields, which may be missing, and what its docstrings say."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo, fields

WIDTH = 110
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

Finer = Mapping[tuple[str, str], str]


class Namer:
    """What the page calls a struct; one that it does not know is an error, not a guess."""

    def __init__(self, names: Mapping[Any, str], known: set[type[msgspec.Struct]]) -> None:
        self._names, self._known = names, known

    def __call__(self, struct: type[msgspec.Struct]) -> str:
        if struct not in self._known:
            raise TypeError(f"{struct.__name__} is sent to the page but not among its types: see protocol.py")
        return self._names.get(struct, struct.__name__)


def interface_of(struct: type[msgspec.Struct], name: Namer, finer: Finer) -> str:
    """The interface of a struct, with what it adds to the one it inherits from."""
    base = next((b for b in struct.__bases__ if b is not msgspec.Struct and fields(b)), None)
    inherited = {field.name for field in fields(base)} if base is not None else set()
    extends = f" extends {name(base)}" if base is not None else ""
    tag = struct.__struct_config__.tag
    body = [f"  {struct.__struct_config__.tag_field}: '{tag}';"] if tag else []
    for field in fields(struct):
        if field.name not in inherited:
            body += _field(struct, field, name, finer)
    head = f"export interface {name(struct)}{extends} {{"
    lines = [*_comment(_docstring(struct), ""), head, *body, "}", ""]
    return "\n".join(lines) if body else "\n".join([*lines[:-3], f"{head}}}", ""])


def _field(struct: type[msgspec.Struct], field: FieldInfo, name: Namer, finer: Finer) -> Iterator[str]:
    yield from _comment(_said_of_fields(struct).get(field.name, ""), "  ")
    hint = get_type_hints(struct, include_extras=True)[field.name]
    said = finer.get((name(struct), field.name)) or type_of(hint, name)
    yield f"  {field.encode_name}{'?' if _may_be_missing(struct, field) else ''}: {said};"


def _may_be_missing(struct: type[msgspec.Struct], field: FieldInfo) -> bool:
    """A request may leave out what has a default; an answer does so only where it is told to."""
    if field.required:
        return False
    config = struct.__struct_config__
    return config.omit_defaults or config.forbid_unknown_fields or field.default is msgspec.UNSET


def type_of(hint: Any, name: Namer) -> str:
    """A type as TypeScript writes it.

    >>> type_of(list[tuple[float, float]] | None, Namer({}, set()))
    '[number, number][] | null'
    """
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return type_of(args[0], name)
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in args)
    if origin in (Union, UnionType):
        return " | ".join(type_of(one, name) for one in args if one is not msgspec.UnsetType)
    if origin is dict:
        return f"Record<string, {type_of(args[1], name)}>"
    if origin is list or (origin is tuple and args[1:] == (...,)):
        item = type_of(args[0], name)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(type_of(one, name) for one in args)}]"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return name(hint)
    raise TypeError(f"no type of the page for {hint}")


def _docstring(struct: type) -> str:
    return inspect.cleandoc(struct.__doc__ or "") if "__doc__" in struct.__dict__ else ""


def _said_of_fields(struct: type) -> dict[str, str]:
    """The docstrings that stand below fields."""
    [body] = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    said = {}
    for field, below in pairwise(body.body if isinstance(body, ast.ClassDef) else ()):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = inspect.cleandoc(text)
    return said


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    one = f"{indent}/** {' '.join(text.split())} */"
    if len(one) <= WIDTH and "\n\n" not in text:
        return [one]
    paragraphs = [
        textwrap.wrap(" ".join(part.split()), WIDTH - 3 - len(indent)) for part in text.split("\n\n")
    ]
    lines = [line for number, part in enumerate(paragraphs) for line in ([""] if number else []) + part]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
