"""What can go wrong, and whose fault it is."""


class LudotekaError(Exception):
    """Something asked of the library cannot be done; the text says why and what is allowed."""


class UnknownGame(LudotekaError):
    """No game has this name."""


class OptionError(LudotekaError):
    """A game cannot be started with this option or number of seats."""


class PositionError(LudotekaError):
    """A description of a position is wrong; the text names the field."""


class RecordError(LudotekaError):
    """A record or a saved state cannot be read or replayed."""


class IllegalChoice(LudotekaError):
    """A seat chose what it may not choose; nothing has changed.

    `allowed` holds the texts of what the seat may choose now (empty when it has nothing to choose).
    """

    def __init__(self, message: str, allowed: list[str]) -> None:
        super().__init__(message)
        self.allowed = allowed


class RulesBug(LudotekaError):
    """The rules contradict themselves: a defect of the library, never of a player."""


def listed(names: list[str]) -> str:
    """The names as one readable list for an error's text."""
    return ", ".join(names) if names else "(none)"
