"""Small slips put into a game's rules, one at a time, to see which of them its cases notice.

    python -m tests.mutants europe-engulfed 300

draws so many slips over the modules of `rules/`: a comparison turned round, an `and` for an `or`, a number
one larger, a refusal or a statement left out. Each is tried in a process of its own, against all cases of the
game that come through its function. Those that no case notices are listed: each wants a case, or a reason why
it changes nothing.
"""

from __future__ import annotations

import ast
import importlib
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import grognard
from grognard.cases import Case, read_cases, run_case
from grognard.kernel.game import Game

SECONDS = 20
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}  # fmt: skip


ELSEWHERE = ("sample", "openly", "begins_", "legal_", "candidates_")
"""What is offered, drawn and seen by others: the battery compares that with what may be done."""


Function = tuple[str, str, int]
"""Its file, its name there and its first line: what it is in another process, too."""


class Slip(NamedTuple):
    """Where, and how the line reads before and after."""

    module: str
    function: str
    line: int
    before: str
    after: str
    code: CodeType


# ---------------------------------------------------------------- making slips


def count(module: ModuleType) -> int:
    """How many slips can be made in the functions of a module."""
    return sum(1 for _ in _places(ast.parse(_text(module))))


def make(module: ModuleType, number: int) -> Slip | None:
    """One of them; None if its function can't be found again, as of one inside another."""
    tree = ast.parse(_text(module))
    function, node, change = list(_places(tree))[number]
    before = ast.unparse(node)
    change()
    ast.fix_missing_locations(tree)
    code = _code_of(compile(tree, str(module.__file__), "exec"), function)
    if code is None:
        return None
    after = "pass" if isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr)) else ast.unparse(node)
    return Slip(module.__name__, function, node.lineno, before, after, code)


@cache
def _text(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def _places(tree: ast.Module) -> Iterator[tuple[str, Any, Any]]:
    """The function, the node and what changes it, for each slip of a module."""
    for function, body in _functions(tree, ""):
        if not function.rpartition(".")[2].startswith(ELSEWHERE):
            for node in (node for statement in body.body for node in ast.walk(statement)):
                yield from ((function, node, change) for change in _changes(node, body))


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


def _changes(node: ast.AST, body: ast.FunctionDef) -> Iterator[Any]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPPED:
        yield lambda: node.ops.__setitem__(0, _swapped(node.ops[0]))
    elif isinstance(node, (ast.BoolOp, ast.BinOp)) and type(node.op) in SWAPPED:
        yield lambda: setattr(node, "op", _swapped(node.op))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda: setattr(node, "value", node.value + 1)
    elif isinstance(node, ast.Return) and "refuse(" in ast.unparse(node):
        yield lambda: setattr(node, "value", ast.Constant(None))
    elif (isinstance(node, (ast.Assign, ast.AugAssign)) or _is_call(node)) and not _is_telling(node):
        yield lambda: _leave_out(body, node)


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _is_telling(node: ast.AST) -> bool:
    """Events are words about what is done: the tests of the catalogues look after them."""
    return ".tell(" in ast.unparse(node)


def _swapped(op: ast.AST) -> Any:
    return SWAPPED[type(op)]()


def _leave_out(body: ast.AST, node: Any) -> None:
    for parent in ast.walk(body):
        for _, value in ast.iter_fields(parent):
            if isinstance(value, list) and node in value:
                value[value.index(node)] = ast.copy_location(ast.Pass(), node)


def _code_of(code: CodeType, function: str) -> CodeType | None:
    for part in function.split("."):
        inner = [one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part]
        if not inner:
            return None
        code = inner[0]
    return code


# ---------------------------------------------------------------- trying them


def target_of(slip: Slip) -> FunctionType | None:
    """The running function that a slip is made in, wherever that has been imported to."""
    thing: Any = sys.modules[slip.module]
    for part in slip.function.split("."):
        thing = vars(thing).get(part)
    thing = getattr(thing, "fget", None) or getattr(thing, "__wrapped__", None) or thing
    fits = isinstance(thing, FunctionType) and thing.__code__.co_freevars == slip.code.co_freevars
    return thing if fits else None


def _passed(game: Game, cases: list[Case]) -> list[set[Function]]:
    """The functions that each case comes through; found in a process of its own, so that nothing is kept."""
    with ProcessPoolExecutor(1, get_context("fork")) as pool:
        return list(pool.map(_passing, [game.name] * len(cases), cases))


def _passing(name: str, case: Case) -> set[Function]:
    met: set[CodeType] = set()
    game = grognard.game(name)
    sys.setprofile(lambda frame, _event, _arg: met.add(frame.f_code))
    try:
        run_case(game, case)
    finally:
        sys.setprofile(None)
    return {_function(code) for code in met}


def _function(code: CodeType) -> Function:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _noticed(game: Game, cases: list[Case], slip: Slip, target: FunctionType) -> bool:
    """Whether any case fails with it; a game that hangs or breaks has noticed it as well."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # of processor time, however loaded the machine is
        target.__code__ = slip.code
        try:
            for case in cases:
                run_case(game, case)
        except BaseException:  # whatever breaks is a notice
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def rules_of(game: Game) -> list[ModuleType]:
    """The modules of a game's rules: those of the folder `rules/`, or `rules.py` of a small one."""
    package = type(game).__module__.rpartition(".")[0]
    names = sorted([*(game.folder / "rules").rglob("*.py"), *game.folder.glob("rules.py")])
    if not names:
        sys.exit(f"{game.name} has neither a folder rules/ nor rules.py: where its rules are is not known")
    parts = [".".join(path.relative_to(game.folder).with_suffix("").parts) for path in names]
    return [importlib.import_module(f"{package}.{part}") for part in parts if not part.endswith("__init__")]


def cases_of(game: Game) -> list[Case]:
    """All cases of a game, wherever they lie."""
    folders = [game.folder / "cases", Path(__file__).parent / "cases" / game.folder.name]
    files = [path for folder in folders for path in sorted(folder.glob("*.toml"))]
    return [case for path in files for case in read_cases(path)]


def main(name: str, number: int, seed: int) -> None:
    game = grognard.game(name)
    cases = cases_of(game)
    places = [(module, number) for module in rules_of(game) for number in range(count(module))]
    passed = _passed(game, cases)
    tried, unnoticed = 0, 0
    for module, place in Random(seed).sample(places, min(number, len(places))):
        slip = make(module, place)
        target = target_of(slip) if slip is not None else None
        if slip is None or target is None:
            continue
        tried += 1
        through = [case for case, met in zip(cases, passed, strict=True) if _function(target.__code__) in met]
        if not _noticed(game, through, slip, target):
            unnoticed += 1
            where = slip.module.partition(".rules.")[2] or "rules"
            print(f"{where}:{slip.line} {slip.function}: {slip.before!r} -> {slip.after!r}", flush=True)
    print(f"{len(places)} possible, {tried} tried, {tried - unnoticed} noticed, {unnoticed} not")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
