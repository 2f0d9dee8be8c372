"""Forged actions: lines bent out of legal ones, bodies of every wrong shape, other people's tokens."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from grognard.kernel.orders import ASK, choices_of

ODD = ("\0", "\x1b[2J", "\u202e", "\u2028", "é", "１", "𝟗", "\U0001f98a", "%00", "'", '"', "\\", "\r\n", "--")
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", "1", [], {}, [1], {"line": "end"}, "x" * 3000)
BROKEN = (
    b"", b"null", b"[]", b"42", b'"end"', b"{", b"{}", b'{"line":', b"\xff\xfe", b"\xef\xbb\xbf{}",
    b"[" * 5000, b'{"line":"\\ud800","after":0,"request":"r"}', b'{"line":NaN,"after":1,"request":"r"}',
)  # fmt: skip
KINDS = 15
"""How many kinds of forgeries there are."""


class Forgery(NamedTuple):
    """A request that must be refused, and what is wrong with it."""

    what: str
    method: str
    path: str
    token: bytes
    body: bytes


class Forger:
    """Forges actions at one table. `state` is the position there; `foreign` are tokens of other tables."""

    def __init__(self, table: str, tokens: list[str], foreign: list[str], rng: Random) -> None:
        self._table, self._tokens, self._foreign, self._rng = table, tokens, foreign, rng
        self._kinds: list[Callable[[], Forgery | None]] = [
            self._bent, self._bent, self._bent, self._bent, self._stale_line, self._other_seat, self._no_seat,
            self._late, self._wrong_type, self._left_out, self._twice, self._broken, self._elsewhere,
            self._huge, self._undo, self._take_out, self._order,
        ]  # fmt: skip
        self._seen: list[str] = []
        self._seqs: list[int] = []
        self._seat = 0

    def look(self, state: Any, seqs: list[int]) -> None:
        """The position that actions are forged for from now on, and its number as each seat may count."""
        self._state, self._seqs = state, seqs
        self._seat = self._rng.choice(state.waiting)
        prompt = state.prompt(self._seat)
        self._legal = [prompt.write(prompt.sample(self._rng)) for _ in range(20)]

    @property
    def _seq(self) -> int:
        return self._seqs[self._seat]

    def leave(self) -> None:
        """The position is about to change: what was legal in it may be tried later."""
        self._seen = [*self._seen[-200:], *self._legal]

    def forged(self) -> Forgery:
        """Something that must be refused now."""
        while True:
            made = self._rng.choice(self._kinds)()
            if made is not None:
                return made

    # ---------------------------------------------------------------- lines

    def _bent(self) -> Forgery | None:
        line = self._rng.choice(self._legal)
        for _ in range(self._rng.choice((1, 1, 1, 2, 4))):
            line = self._rng.choice((self._word, self._letter, self._way, self._verb))(line)
        return self._of_line("a bent line", line)

    def _word(self, line: str) -> str:
        """Another word for one of its words, or one too many, or one too few."""
        words, names = line.split(" "), self._state.game.vocabulary.names
        place = self._rng.randrange(len(words))
        other = self._rng.choice(names[self._rng.choice(sorted(names))])
        change: list[Callable[[], object]] = [
            lambda: words.__setitem__(place, other),
            lambda: words.insert(place, other),
            lambda: words.pop(place),
            lambda: self._rng.shuffle(words),
        ]
        self._rng.choice(change)()
        return " ".join(words)

    def _letter(self, line: str) -> str:
        place = self._rng.randrange(len(line) + 1)
        return line[:place] + self._rng.choice(ODD) + line[place + self._rng.randrange(2) :]

    def _way(self, line: str) -> str:
        """Another way or another set: longer, shorter, backwards, through somewhere else."""
        words = line.split(" ")
        joint = "-" if self._rng.random() < 0.6 else "+"
        steps = words[-1].split(joint)
        names = self._state.game.vocabulary.names
        space = self._rng.choice(names["space" if joint == "-" else self._rng.choice(sorted(names))])
        steps = self._rng.choice(([*steps, space], steps[:-1], steps[::-1], [space, *steps], steps + steps))
        return " ".join([*words[:-1], joint.join(steps)])

    def _verb(self, line: str) -> str:
        verbs = [*self._state.game.vocabulary.signatures, "undo", "", "END", "__init__", "do", "roll"]
        return " ".join([self._rng.choice(verbs), *line.split(" ")[1:]])

    def _stale_line(self) -> Forgery | None:
        return self._of_line("a line of an earlier position", self._rng.choice(self._seen or ["end"]))

    def _of_line(self, what: str, line: str) -> Forgery | None:
        """The line as the seat's own action, unless the rules happen to allow it."""
        seat = self._rng.choice((self._seat, self._seat, self._rng.randrange(len(self._tokens))))
        if line and len(line) <= 2000 and self._state.why_not(seat, line) is None:
            return None
        return self._post(what, self._tokens[seat], self._body(line, after=self._seqs[seat]))

    # ---------------------------------------------------------------- seats

    def _other_seat(self) -> Forgery | None:
        others = [seat for seat in range(len(self._tokens)) if seat not in self._state.waiting]
        if not others:
            return None
        seat = self._rng.choice(others)
        return self._post("another seat's action", self._tokens[seat], self._good(after=self._seqs[seat]))

    def _no_seat(self) -> Forgery:
        mine = self._tokens[self._seat]
        tokens = (
            "", "Bearer", mine[:-1], mine + "A", mine.swapcase(), mine * 30, self._table, "é" * 32, "\0",
            *self._foreign,
        )  # fmt: skip
        return self._post("a token that opens nothing here", self._rng.choice(tokens), self._good())

    def _undo(self) -> Forgery | None:
        """Taking back what is not one's own, or too late."""
        others = [seat for seat in range(len(self._tokens)) if not self._state.may_undo(seat)]
        if others and self._rng.random() < 0.5:
            seat = self._rng.choice(others)
            token, after = self._tokens[seat], self._seqs[seat]
        else:
            token, after = self._tokens[self._seat], self._seq + self._rng.choice((-1, 1, 7))
        body = json.dumps({"after": after, "request": self._id()}).encode()
        return self._post("an undo", token, body)._replace(path=f"/api/tables/{self._table}/undo")

    def _take_out(self) -> Forgery | None:
        """Taking out what is not there, what is not one's own, or too late."""
        others = [seat for seat in range(len(self._tokens)) if not self._state.may_undo(seat)]
        if others and self._rng.random() < 0.5:
            seat = self._rng.choice(others)
            token, after, ply = self._tokens[seat], self._seqs[seat], self._rng.randrange(20)
        else:
            token, after = self._tokens[self._seat], self._seq
            ply = self._rng.choice((-1, 0, 999, 10**6, 10**7))
        body = json.dumps({"ply": ply, "after": after, "request": self._id()}).encode()
        return self._post("a take-out", token, body)._replace(path=f"/api/tables/{self._table}/take-out")

    def _order(self) -> Forgery:
        """A standing order of who has no seat here, or one that nobody can give."""
        token, kinds = self._tokens[self._seat], [*choices_of(self._state.game)]
        order: dict[str, Any] = {"kind": self._rng.choice(kinds or ["attack"]), "choice": ASK}
        order["request"] = self._id()
        if self._rng.random() < 0.3:
            token = self._rng.choice(["", *self._foreign])
        else:
            strange: tuple[Any, ...] = (None, 7, -1, [], {}, [ASK], "", "no such", "\0", "x" * 100)
            order[self._rng.choice(sorted(order))] = self._rng.choice(strange)
        made = self._post("a standing order", token, json.dumps(order).encode())
        return made._replace(path=f"/api/tables/{self._table}/orders")

    # ---------------------------------------------------------------- shapes

    def _late(self) -> Forgery:
        after = self._seq + self._rng.choice((-1, 1, 2, 1000, -self._seq - 1))
        return self._own("another position", self._body(self._rng.choice(self._legal), after=after))

    def _wrong_type(self) -> Forgery:
        name = self._rng.choice(("line", "after", "request"))
        wrong = [w for w in WRONG if not (name == "request" and w == "1")]
        return self._own("a wrong type", self._good(**{name: self._rng.choice(wrong)}))

    def _left_out(self) -> Forgery:
        body = json.loads(self._good())
        if self._rng.random() < 0.5:
            del body[self._rng.choice(sorted(body))]
        else:
            body[self._rng.choice(("seat", "dice", "seed", "Line", "__class__", ""))] = 1
        return self._own("something left out or added", json.dumps(body).encode())

    def _twice(self) -> Forgery:
        """The same name twice: whichever is taken, it must be judged by what is done."""
        wrong = self._rng.choice(('"line":"no such thing"', '"after":-1', '"request":""', '"line":null'))
        return self._own("a name twice", b"%b,%b}" % (self._good()[:-1], wrong.encode()))

    def _broken(self) -> Forgery:
        if self._rng.random() < 0.5:
            return self._own("no JSON", self._rng.choice(BROKEN))
        good = self._good()
        return self._own("JSON cut off", good[: self._rng.randrange(len(good))])

    def _huge(self) -> Forgery:
        length = self._rng.choice((2001, 20_000, 70_000, 200_000))
        line = self._legal[0].ljust(length, self._rng.choice("x \u2003-"))
        return self._own("far too long", self._body(line))

    def _elsewhere(self) -> Forgery:
        good = self._own("another address", self._good())
        paths = (
            "/api/tables/AAAAAAAAAAAA/actions", f"/api/tables/{self._table}x/actions",
            f"/api/tables/../{self._table}/actions", f"/api/tables/{self._table}/action",
            f"/api/tables/{self._table[:-1]}\0/actions", "/api/tables//actions", f"/api/tables/{self._table}",
            f"/api/tables/{self._table}/actions/1",
        )  # fmt: skip
        if self._rng.random() < 0.3:
            return good._replace(method=self._rng.choice(("GET", "PUT", "DELETE", "PATCH")))
        return good._replace(path=self._rng.choice(paths))

    # ---------------------------------------------------------------- putting together

    def _id(self) -> str:
        return self._rng.randbytes(6).hex()

    def _body(self, line: Any, **more: Any) -> bytes:
        return json.dumps({"line": line, "after": self._seq, "request": self._id(), **more}).encode()

    def _good(self, **more: Any) -> bytes:
        return self._body(**{"line": self._rng.choice(self._legal), **more})

    def _own(self, what: str, body: bytes) -> Forgery:
        return self._post(what, self._tokens[self._seat], body)

    def _post(self, what: str, token: str, body: bytes) -> Forgery:
        return Forgery(what, "POST", f"/api/tables/{self._table}/actions", token.encode(), body)
