"""How two pictures differ: what the page has to change."""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

Picture = dict[str, Any]


def difference(old: Picture, new: Picture) -> Picture:
    """The entries that changed with their new values; None for those that are gone."""
    if len(old) == len(new) and list(old) == list(new):
        # Mostly nothing comes or goes, and most values are the very same objects: few are looked at.
        found = compress(new.items(), map(is_not, old.values(), new.values()))
        return {key: value for key, value in found if old[key] != value}
    # The old picture itself stands for what was not in it.
    changed = {
        key: value
        for key, value in new.items()
        if (before := old.get(key, old)) is not value and before != value
    }
    added = sum(key not in old for key in changed)
    if len(new) - added < len(old):  # else every old entry is still there
        changed |= {key: None for key in old if key not in new}
    return changed
