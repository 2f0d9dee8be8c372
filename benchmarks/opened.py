"""Tables of any game for the measures that open a page."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import httpx

GAMES = {
    "battle-for-germany": "historical",
    "downfall-third-reich": "barbarossa_1941",
    "europe-engulfed": "campaign-1941",
    "unconditional-surrender": "main_event",
    "wide-front": "front",
}
"""The games that are looked at, each with a scenario; the last is `benchmarks.wide_front`."""
PATIENCE = 60
PASSING = ("end", "will_not", "decline", "pass")
"""What gets a game on in which nothing is done, in whatever game."""
PHASES = 40
"""After so many phases that were ended, nobody will ever move."""


def seats_of(url: str, game: str, scenario: str) -> int:
    """How many seats a server has for a game; none if it does not know it: older ones have fewer games."""
    for one in httpx.get(f"{url}/api/games", timeout=PATIENCE).json():
        for each in one["scenarios"]:
            if (one["name"], each["name"]) == (game, scenario):
                return len(each["seats"])
    return 0


class Opened:
    """A fresh table, all seats one's own; its map is drawn, as it is for all tables but the first."""

    def __init__(self, url: str, game: str, scenario: str) -> None:
        taken = [{"kind": "me", "bot": "", "name": ""}] * seats_of(url, game, scenario)
        wish = {"game": game, "scenario": scenario, "seats": taken}
        made = httpx.post(f"{url}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()
        self._api = f"{url}/api/tables/{made['table']}"
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._path = f"/table/{made['table']}"
        httpx.get(f"{self._api}/sheet", timeout=PATIENCE).raise_for_status()

    def link(self, seat: int = 0) -> str:
        """The path of a seat."""
        return f"{self._path}#seat={seat}:{self._tokens[seat]}"

    def until_somebody_moves(self) -> int:
        """Ends phases until units can be moved: the seat that is asked."""
        for _ in range(PHASES):
            seat, choices = self._asked()
            if "move" in choices:
                return seat
            line = next(verb for verb in PASSING if verb in choices)
            after = self._get("", seat).raise_for_status().json()["seq"]
            body = {"line": line, "after": after, "request": uuid4().hex}
            answer = httpx.post(f"{self._api}/actions", json=body, headers=self._key(seat), timeout=PATIENCE)
            answer.raise_for_status()
        raise LookupError(f"nobody moves in {PHASES} phases")

    def _asked(self) -> tuple[int, dict[str, Any]]:
        """A seat that has an answer to give, also where several answer in secret."""
        for seat in range(len(self._tokens)):
            answer = self._get("/question", seat)
            asked = answer.json() if answer.is_success else None
            if asked and asked["choices"]:
                return seat, asked["choices"]
        raise LookupError("nobody is asked anything")

    def _get(self, path: str, seat: int) -> httpx.Response:
        return httpx.get(self._api + path, headers=self._key(seat), timeout=PATIENCE)

    def _key(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._tokens[seat]}"}
