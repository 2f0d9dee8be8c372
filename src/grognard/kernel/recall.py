"""What has been worked out about a position, remembered for as long as nothing changes in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def recalled(work: F) -> F:
    """A function of a position, and of hashable things, that is worked out once while the position rests.

    Between two actions a position is asked the same a hundred times: by offers, refusals, previews. While an
    action is being done nothing is remembered. What it gives is shared: nobody may change it.
    """

    @wraps(work)
    def recall(s: Any, *args: Any) -> Any:
        known = s.recalled
        if known is None:
            return work(s, *args)
        key = work, args
        try:
            return known[key]
        except KeyError:
            pass
        found = known[key] = work(s, *args)
        return found

    return cast(F, recall)
