"""Events: what happened, and who may see which part of it."""

from typing import Any


class Event:
    """Something that happened: a kind, the seat it concerns, public arguments, and secret ones that only `audience`
    may see.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may see it; JSON-able."""
        data: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        data.update(self.args)
        if self.secret is not None and seat is not None and seat in self.audience:
            data.update(self.secret)
        return data
