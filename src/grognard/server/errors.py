"""What a client is told when something is wrong: a status, a key, a sentence in its language, a rule."""

from __future__ import annotations

import logging
from types import CodeType
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError
from grognard.server.language import language_of, say
from grognard.table.error_words import status, tell
from grognard.table.errors import NoSuchTable, Stale

LOGGER = logging.getLogger("grognard.server")
GAME = "grognard.game"
"""Where a request's scope has the game it is about, whose words an error may need."""
PATHS = {"game", "name", "word"}
"""The other names that stand in paths."""
MOST_TOLD = 1000
Place = tuple[str, CodeType | None, int]
_told: set[Place] = set()
"""Where faults were that the log has in full."""


class Problem(msgspec.Struct, kw_only=True):
    """Why a request was not done; nothing has changed."""

    error: str
    """A key for programs."""
    message: str
    """A sentence for people, in the language of the request."""
    rule: str = ""
    """The paragraph of the rules behind it, if there is one."""
    seq: int | msgspec.UnsetType = msgspec.UNSET
    """The table's present number, if the request was about an older one."""


class Refused(GrognardError):
    """Something that is asked about does not exist; `key` has the sentence."""

    def __init__(self, key: str, status: int = 404, **figures: Any) -> None:
        super().__init__(key)
        self.key, self.status, self.figures = key, status, figures


def problem_bytes(key: str, language: str, **figures: Any) -> bytes:
    """A problem of the server itself, as JSON."""
    return msgspec.json.encode(Problem(error=key, message=say(key, language, **figures)))


def told(error: GrognardError, language: str, game: Game | None = None) -> tuple[int, Problem]:
    """The status and words of an error that a person can mend; the game, if known, has words for its own."""
    if isinstance(error, Refused):
        return error.status, Problem(error=error.key, message=say(error.key, language, **error.figures))
    key, message, rule = tell(error, language, game)
    seq = error.seq if isinstance(error, Stale) else msgspec.UNSET
    return status(error), Problem(error=key, message=message, rule=rule, seq=seq)


def refusal(scope: Any, error: GrognardError) -> tuple[int, Problem, dict[str, str]]:
    """The status, body and headers that answer a request after such an error."""
    code, problem = told(error, language_of(scope), scope.get(GAME))
    headers = dict(_MORE.get(code, {}))
    if isinstance(error, Refused) and "seconds" in error.figures:
        headers["Retry-After"] = str(error.figures["seconds"])
    return code, problem, headers


def fault(scope: Any, error: Exception) -> tuple[int, Problem, dict[str, str]]:
    """The same after a fault of the program: the log has all of it, the client none. What goes wrong in the
    same place again is one line there: a position that somebody made up may break the rules every time."""
    known = _place(error) in _told
    if not known and len(_told) < MOST_TOLD:
        _told.add(_place(error))
    what = f": {type(error).__name__}, as before" if known else ""
    LOGGER.error("%s %s failed%s", scope["method"], scope["path"], what, exc_info=None if known else error)
    key = "failed"
    return 500, Problem(error=key, message=say(key, language_of(scope))), {}


def _place(error: Exception) -> Place:
    """What went wrong where."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return type(error).__name__, last.tb_frame.f_code if last else None, last.tb_lineno if last else 0


def on_known(request: Request[Any, Any, State], error: GrognardError) -> Response[Problem]:
    """An error that says itself what would help."""
    code, problem, headers = refusal(request.scope, error)
    return Response(problem, status_code=code, headers=headers)


def on_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """A request that the framework refuses: unknown path, wrong method, wrong shape, too long."""
    language = language_of(request.scope)
    if isinstance(error, ValidationException):
        return _misshapen(error, language)
    if isinstance(error, NotFoundException):
        code, key = 404, "no-such-page"
    elif isinstance(error, MethodNotAllowedException):
        code, key = 405, "wrong-method"
    elif isinstance(error, RequestEntityTooLarge):
        code, key = 413, "too-large"
    elif error.status_code < 500:
        code, key = 422, "unreadable"
    else:
        return on_unknown(request, error)
    return Response(Problem(error=key, message=say(key, language)), status_code=code, headers=error.headers)


def _misshapen(error: ValidationException, language: str) -> Response[Problem]:
    """A part of the path or query that cannot be: a table of such a name cannot exist."""
    faults: Any = error.extra if isinstance(error.extra, list) else []
    where = [str(fault["key"]) for fault in faults if "key" in fault]
    if "table_id" in where:
        code, problem = told(NoSuchTable(), language)
        return Response(problem, status_code=code)
    code, key = (404, "no-such-page") if PATHS & set(where) else (422, "misshapen")
    problem = Problem(error=key, message=say(key, language, where=", ".join(where)))
    return Response(problem, status_code=code)


def on_unknown(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    code, problem, _ = fault(request.scope, error)
    return Response(problem, status_code=code)


_MORE = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": "1"}, 503: {"Retry-After": "1"}}
HANDLERS: dict[type[Exception] | int, Any] = {
    GrognardError: on_known,
    HTTPException: on_http,
    Exception: on_unknown,
}
