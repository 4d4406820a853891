"""Options: what a seat may choose, as structure, as a stable int and as text, and the settings a game is started
with.
"""

from typing import Any, Final

from .errors import IllegalChoice, OptionError, listed

RANDOM: Final = "random"


class Verb:
    """One way to choose: its name, the kinds of its arguments, and the zone in which its subject lies (None for a
    button).
    """

    def __init__(self, name: str, kinds: tuple[str, ...] = (), zone: str | None = None) -> None:
        self.name = name
        self.kinds = kinds
        self.zone = zone


class Option:
    """One entry of a game's action space; there is exactly one object for each, so options compare by identity."""

    def __init__(self, code: int, verb: Verb, args: tuple[str, ...]) -> None:
        self.code = code
        self.verb = verb.name
        self.args = args
        self.kinds = verb.kinds
        self.zone = verb.zone
        self.text = " ".join((verb.name, *args))

    def to_json(self) -> dict[str, Any]:
        """The option as a flat mapping: code, verb, text, the zone to click in, and its arguments by kind."""
        data: dict[str, Any] = {"code": self.code, "verb": self.verb, "text": self.text}
        if self.zone is not None:
            data["zone"] = self.zone
        for kind, arg in zip(self.kinds, self.args, strict=True):
            data[kind] = arg
        return data

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


def plain(text: str) -> str:
    """Text as it is compared: lower case, single spaces, no underscores or hyphens."""
    return " ".join(text.lower().replace("_", " ").replace("-", " ").split())


class Actions:
    """The fixed action space of a game.

    Built from `(first code, verb, arguments of each option in turn)`; arguments of None leave a hole in the codes.
    """

    def __init__(self, space: list[tuple[int, Verb, list[tuple[str, ...] | None]]]) -> None:
        self.by_code: dict[int, Option] = {}
        self.by_text: dict[str, Option] = {}
        for first, verb, subjects in space:
            for offset, args in enumerate(subjects):
                if args is not None:
                    option = Option(first + offset, verb, args)
                    self.by_code[option.code] = option
                    self.by_text[plain(option.text)] = option
        self.size = max(self.by_code) + 1

    def __iter__(self) -> Any:
        return iter(self.by_code.values())

    def __len__(self) -> int:
        return len(self.by_code)

    def option(self, code: int) -> Option:
        """The option with this code; IllegalChoice if there is none."""
        found = self.by_code.get(code)
        if found is None:
            raise IllegalChoice(f"no option has the code {code}; codes are below {self.size}", [])
        return found

    def parse(self, text: str) -> Option:
        """The option with this text, upper and lower case, spaces and underscores being the same; IllegalChoice if
        there is none.
        """
        found = self.by_text.get(plain(text))
        if found is None:
            raise IllegalChoice(f"{text!r} is not an option of this game", [])
        return found


class Setting:
    """Something chosen before a game starts.

    `kind` tells the page how to ask: "choice" (one of `values`), "flag", or a kind of the game's own.
    """

    def __init__(self, name: str, kind: str, values: list[str], default: Any) -> None:
        self.name = name
        self.kind = kind
        self.values = values
        self.default = default

    def read(self, value: Any, seats: int) -> Any:
        """The value in its plain JSON form; OptionError if it is not allowed with so many seats."""
        if self.kind == "flag":
            return self.read_flag(value)
        text = str(value).lower().replace("_", "-")
        if text not in self.values:
            raise self.refuse(value, self.values)
        return text

    def read_flag(self, value: Any) -> bool:
        """True or false, also as the words that people type."""
        text = str(value).lower()
        if text in ("true", "yes", "on", "1"):
            return True
        if text in ("false", "no", "off", "0"):
            return False
        raise self.refuse(value, ["true", "false"])

    def refuse(self, value: Any, allowed: list[str]) -> OptionError:
        """The error for a value that is not allowed."""
        return OptionError(f"option {self.name}: {value!r} is not allowed; allowed: {listed(allowed)}")

    def to_json(self) -> dict[str, Any]:
        """The setting as the page and the command line show it."""
        return {"name": self.name, "kind": self.kind, "values": self.values, "default": self.default}


class SeatSetting(Setting):
    """One of the seats, by its number, or `random`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, "choice", [RANDOM, *map(str, range(most))], RANDOM)

    def read(self, value: Any, seats: int) -> Any:
        """The seat as text; OptionError if there are fewer."""
        allowed = [RANDOM, *map(str, range(seats))]
        if isinstance(value, bool) or str(value).lower() not in allowed:
            raise self.refuse(value, allowed)
        return str(value).lower()


def read_settings(settings: list[Setting], given: dict[str, Any], seats: int) -> dict[str, Any]:
    """All settings in plain form, defaults filled in; OptionError for an unknown or impossible one."""
    names = [setting.name for setting in settings]
    values = {name.replace("-", "_"): value for name, value in given.items()}
    for name in values:
        if name not in names:
            raise OptionError(f"unknown option {name!r}; allowed: {listed(names)}")
    return {setting.name: setting.read(values.get(setting.name, setting.default), seats) for setting in settings}
