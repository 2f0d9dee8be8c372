"""What can go wrong at a table, each with the key of its sentence and the answer a web server gives."""

from __future__ import annotations

from typing import Any, ClassVar

from grognard.kernel.refusal import GrognardError


class TableError(GrognardError):
    """An error with a sentence in both languages: `tell` finds it by `key` and fills in `figures`."""

    key: ClassVar[str]
    status: ClassVar[int]

    def __init__(self, **figures: Any) -> None:
        told = ", ".join(f"{name} {value}" for name, value in figures.items())
        super().__init__(f"{self.key} ({told})" if told else self.key)
        self.figures = figures


class NoSuchTable(TableError):
    key, status = "no-such-table", 404


class Deleted(NoSuchTable):
    """There was such a table, but its host, or whoever runs the server, has deleted it."""

    key = "deleted"


class NoToken(TableError):
    """Something only a seat may do was asked without a token."""

    key, status = "no-token", 401


class NotYourSeat(TableError):
    """The token opens no seat here, or the seat is played by a bot."""

    key, status = "not-your-seat", 403


class Stale(TableError):
    """Somebody was faster: the position asked about is gone. `seq` is the present one."""

    key, status = "stale", 409

    @property
    def seq(self) -> int:
        seq: int = self.figures["seq"]
        return seq


class Over(TableError):
    """The game is over, or it is a record: nothing can be done in it."""

    key, status = "over", 409


class CannotUndo(TableError):
    """There is nothing that this seat could take back."""

    key, status = "cannot-undo", 409


class CannotTakeBack(CannotUndo):
    """There is no action of this seat to take back by agreement, dice or not: or everybody is being asked."""

    key = "cannot-take-back"


class UndoneEnough(TableError):
    """This seat has taken back so often since anything was settled that it has to decide now."""

    key, status = "undone-enough", 409


class TableFull(TableError):
    """So much has been done here, in a set-up without end, say, that the journal takes in no more."""

    key, status = "table-full", 409


class CannotResign(TableError):
    """Only a game for two ends when one of them resigns."""

    key, status = "cannot-resign", 409


class NobodyToAgree(TableError):
    """A draw needs another player who is there to agree to it."""

    key, status = "nobody-to-agree", 409


class SeatTaken(TableError):
    """The invitation was used already, or there is none like it."""

    key, status = "seat-taken", 409


class GoesOn(TableError):
    """What comes after a game was asked for while it goes on, or it was to be left by one of its players."""

    key, status = "goes-on", 409


class StillRunning(TableError):
    """A bot may stand in for a player only when the player's clock has run out."""

    key, status = "still-running", 409


class NotHost(TableError):
    """Only who set the table up may do this."""

    key, status = "not-host", 403


class NotAway(TableError):
    """A seat is given to somebody else only if a person has been away from it for long."""

    key, status = "not-away", 409


class BadAddress(TableError):
    """A webhook or mail address that nothing can be sent to."""

    key, status = "bad-address", 422


class BadText(TableError):
    """A request, name or message that is empty or too long: `what` and `most` say which and how long."""

    key, status = "bad-text", 422


class OldRules(TableError):
    """The game was begun under older rules and cannot be played on by these."""

    key, status = "old-rules", 409


class TooMany(TableError):
    key, status = "too-many", 429


class NotStored(TableError):
    """The store could not keep it (disk full, database gone): it may be tried again with the same request."""

    key, status = "not-stored", 503
