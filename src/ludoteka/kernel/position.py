"""The parts from which every game reads a plain description of a position, so that every mistake names its field."""

from typing import Any, Final

from .codec import read_frames
from .errors import OptionError, PositionError, RecordError, RulesBug, listed
from .frames import Frame
from .game import Game
from .luck import Luck
from .state import State

MOST_ALIKE: Final = 1000
DEEPEST: Final = 50


class Fields:
    """A mapping in a description, with the path to it; each field is read once, and `finish` refuses what nobody
    read.
    """

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise PositionError(f"{path or 'position'}: a mapping expected, {data!r} found")
        self.data: dict[str, Any] = {str(key): value for key, value in data.items()}
        self.path = path
        self.read: list[str] = []

    def name(self, key: str) -> str:
        """The full name of a field, for an error."""
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, expected: str) -> PositionError:
        """The error for a field whose value is not what is expected."""
        return PositionError(f"{self.name(key)}: {expected} expected, {self.data.get(key)!r} found")

    def has(self, key: str) -> bool:
        """Whether the field is given."""
        return key in self.data

    def value(self, key: str, default: Any = None) -> Any:
        """The field as it is."""
        self.read.append(key)
        return self.data.get(key, default)

    def number(self, key: str, default: int, least: int = 0, most: int = 1_000_000) -> int:
        """A whole number between two bounds."""
        value = self.value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(key, f"a number from {least} to {most}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def word(self, key: str, default: str, allowed: list[str]) -> str:
        """One of the allowed words."""
        value = self.value(key, default)
        if value not in allowed:
            raise self.wrong(key, f"one of {listed(allowed)}")
        return str(value)

    def names(self, key: str, known: dict[str, int]) -> list[int]:
        """A list of names as numbers; `copper*5` is five of it."""
        value = self.value(key, [])
        if not isinstance(value, (list, tuple)):
            raise self.wrong(key, "a list of names")
        numbers: list[int] = []
        for entry in value:
            name, star, times = str(entry).partition("*")
            times = times.strip()
            word = name.strip().lower().replace(" ", "_").replace("-", "_")
            if word not in known:
                raise PositionError(f"{self.name(key)}: unknown name {entry!r}; allowed: {listed(list(known))}")
            if star and not (times.isdecimal() and len(times) < 5 and int(times) <= MOST_ALIKE):
                raise PositionError(f"{self.name(key)}: {entry!r}: a number from 0 to {MOST_ALIKE} expected after *")
            numbers.extend([known[word]] * (int(times) if star else 1))
        return numbers

    def fields(self, key: str) -> "Fields":
        """A mapping inside this one; an empty one if it is not given."""
        value = self.value(key, {})
        return Fields({} if value is None else value, self.name(key))

    def by_seat(self, key: str, seats: int) -> dict[int, Any]:
        """A mapping from seats to anything."""
        found: dict[int, Any] = {}
        for seat, value in self.fields(key).data.items():
            if not seat.isdecimal() or len(seat) > 2 or int(seat) >= seats:
                raise PositionError(f"{self.name(key)}: {seat!r} is no seat; allowed: 0 to {seats - 1}")
            found[int(seat)] = value
        return found

    def finish(self) -> None:
        """Refuse fields that nobody read."""
        for key in self.data:
            if key not in self.read:
                raise PositionError(f"{self.name(key)}: unknown field; allowed: {listed(sorted(set(self.read)))}")


def begin(game: Game, fields: Fields, players: int, options: dict[str, Any], listen: bool) -> Any:
    """A blank state for the game, players, seed and options that a description names.

    `players` is how many there are if the description does not say; `options` are used where it names none.
    """
    fields.word("game", game.name, [game.name])
    seats = fields.number("players", players, game.fewest, game.most)
    seed = fields.value("seed", 0)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise fields.wrong("seed", "a number or text")
    try:
        settings = game.read_options(seats, {**options, **fields.fields("options").data})
    except OptionError as error:
        raise PositionError(f"options: {error}") from None
    state = game.blank(seats, seed, settings)
    if listen:
        state.listen()
    return state


def read_luck(luck: Luck, fields: Fields) -> None:
    """The exact state of the luck, where a description has it."""
    words = fields.value("luck", luck.words)
    if not isinstance(words, list) or len(words) != len(luck.words) or not all(is_word(word) for word in words):
        raise fields.wrong("luck", f"{len(luck.words)} numbers of 32 bits")
    luck.words = list(words)


def is_word(value: Any) -> bool:
    """Whether this is a number of 32 bits."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 32


def read_waiting(effect: Fields, frame_classes: dict[str, type[Frame[Any]]]) -> list[Frame[Any]]:
    """The frames in the middle of an effect."""
    try:
        return read_frames(effect.value("frames", []), frame_classes)
    except (RecordError, KeyError, TypeError, ValueError, IndexError) as error:
        raise PositionError(f"effect.frames: {error}") from None


def go_on(g: State, fields: Fields) -> None:
    """Go on with what a description leaves to do; PositionError if an effect does not fit the rest."""
    if not fields.has("effect"):
        g.settle()
        return
    try:
        g.settle()
        g.view(None)
    except (RulesBug, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"effect: it does not fit the rest of the position: {error}") from None
    asked: list[Any] = list(g.to_move)
    if len(set(asked)) < len(asked) or any(type(seat) is not int or not 0 <= seat < g.seats for seat in asked):
        raise PositionError(f"effect.frames: a question for each of some seats from 0 to {g.seats - 1} expected")
    if not g.waiting and not g.over:
        raise PositionError("effect.frames: frames with something left to do expected, none found")


def as_json(value: Any, depth: int = DEEPEST) -> Any:
    """A copy of a description as JSON would give it back, text for keys and lists for tuples; PositionError if it is
    nested deeper than any position needs.
    """
    if depth == 0:
        raise PositionError(f"position: at most {DEEPEST} mappings and lists within each other expected, more found")
    if isinstance(value, dict):
        return {str(key): as_json(part, depth - 1) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [as_json(part, depth - 1) for part in value]
    return value


def tally(names: list[str]) -> list[str]:
    """Names in their order, runs of the same name written `copper*5`."""
    runs: list[str] = []
    at = 0
    while at < len(names):
        end = at
        while end < len(names) and names[end] == names[at]:
            end += 1
        runs.append(names[at] if end - at == 1 else f"{names[at]}*{end - at}")
        at = end
    return runs
