"""What the server refuses, with its code and HTTP status."""

from typing import Any, Final

STATUS: Final = {
    "bad-key": 401,
    "not-host": 403,
    "not-over": 403,
    "unknown-path": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "cannot-undo": 409,
    "name-taken": 409,
    "no-open-seat": 409,
    "not-playing": 409,
    "not-your-turn": 409,
    "old-rules": 409,
    "stale": 409,
    "too-large": 413,
    "bad-name": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "illegal": 422,
    "malformed": 422,
    "unknown-bot": 422,
    "unknown-game": 422,
    "slow-down": 429,
    "failed": 500,
    "store-unavailable": 503,
    "too-many-tables": 503,
}
LONGEST: Final = 2000


class Refused(Exception):
    """A request that is not granted; nothing has changed.

    `code` is one of STATUS, `allowed` lists what would have been granted, and `state` is, where it helps, the state
    message for whoever asked.
    """

    def __init__(self, code: str, message: str, allowed: list[str] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.message = message
        self.allowed = allowed if allowed is not None else []
        self.state: dict[str, Any] | None = None

    def error(self) -> dict[str, Any]:
        """What was wrong and what is allowed, JSON-able."""
        return {"code": self.code, "message": printable(self.message), "allowed": self.allowed}

    def body(self) -> dict[str, Any]:
        """The body of the HTTP answer."""
        body: dict[str, Any] = {"error": self.error()}
        if self.state is not None:
            body["state"] = self.state
        return body


def printable(text: str) -> str:
    """A message that can be sent whatever was quoted in it, not too long."""
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def unknown_table(name: str) -> Refused:
    """The refusal for a table that is not there."""
    return Refused("unknown-table", f"there is no table {name!r}")
