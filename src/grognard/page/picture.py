"""How two pictures differ: what the page has to change."""

from __future__ import annotations

from typing import Any

Picture = dict[str, Any]


def difference(old: Picture, new: Picture) -> Picture:
    """The entries that changed with their new values; None for those that are gone."""
    # Most values are the very same objects; the old picture itself stands for what was not in it.
    changed = {
        key: value
        for key, value in new.items()
        if (before := old.get(key, old)) is not value and before != value
    }
    added = sum(key not in old for key in changed)
    if len(new) - added < len(old):  # else every old entry is still there
        changed |= {key: None for key in old if key not in new}
    return changed
