"""How two pictures differ: what the page has to change."""

from __future__ import annotations

from typing import Any

Picture = dict[str, Any]


def difference(old: Picture, new: Picture) -> Picture:
    """The entries that changed with their new values; None for those that are gone."""
    changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
    if len(new) - len(changed) < len(old):  # else every old entry is still there
        changed |= {key: None for key in old if key not in new}
    return changed
