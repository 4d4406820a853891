"""Records: a game as its decisions, from which everything else follows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from .errors import IllegalChoice, OptionError, PositionError, RecordError

if TYPE_CHECKING:
    from .game import Game
    from .state import State

FORMAT: Final = 1


class Record:
    """What was decided in a game: settings, seed, and each choice with its seat.

    `origin` is the description of the position from which the game went on, if it did not begin at the beginning.
    """

    def __init__(
        self,
        game: "Game",
        rules: int,
        options: dict[str, Any],
        seats: int,
        seed: int | str,
        choices: list[tuple[int, str]],
        origin: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = seats
        self.seed = seed
        self.choices = choices
        self.origin = origin

    def to_json(self) -> dict[str, Any]:
        """The record as JSON-able data."""
        return {
            "ludoteka": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "origin": self.origin,
            "choices": [[seat, text] for seat, text in self.choices],
        }

    @staticmethod
    def from_json(data: Any, load: "Callable[[str], Game]") -> "Record":
        """The record in such data, its game found by `load`; RecordError, naming the field, if it is none."""
        if not isinstance(data, dict):
            raise RecordError("a record is a mapping")
        if data.get("ludoteka") != FORMAT:
            raise RecordError(f"ludoteka: {data.get('ludoteka')!r} is no format of records; known: {FORMAT}")
        kinds: list[tuple[str, tuple[type, ...]]] = [
            ("game", (str,)),
            ("rules", (int,)),
            ("options", (dict,)),
            ("seats", (int,)),
            ("seed", (int, str)),
            ("choices", (list,)),
        ]
        for name, allowed in kinds:
            if not isinstance(data.get(name), allowed) or isinstance(data.get(name), bool):
                raise RecordError(
                    f"{name}: {' or '.join(kind.__name__ for kind in allowed)} expected, {data.get(name)!r} found"
                )
        origin = data.get("origin")
        if origin is not None and not isinstance(origin, dict):
            raise RecordError("origin: a description of a position expected")
        choices = [read_choice(number, choice) for number, choice in enumerate(data["choices"])]
        game = load(data["game"])
        return Record(game, data["rules"], data["options"], data["seats"], data["seed"], choices, origin)

    def begin(self, listen: bool = False) -> "State":
        """The state before the first choice; RecordError if the game cannot be begun so."""
        game = self.game
        if game.rules != self.rules:
            raise RecordError(f"rules: the record is of version {self.rules}, this library plays version {game.rules}")
        try:
            if self.origin is not None:
                return game.position(self.origin, listen=listen)
            return game.start(self.seats, self.seed, listen=listen, **self.options)
        except (OptionError, PositionError) as error:
            raise RecordError(str(error)) from error

    def replay(self, upto: int | None = None, listen: bool = False) -> "State":
        """The state after the first `upto` choices (None: all); RecordError names the first choice that the rules
        refuse.
        """
        state = self.begin(listen)
        for number, (seat, text) in enumerate(self.choices[:upto]):
            try:
                state.choose(text, seat)
            except IllegalChoice as error:
                raise RecordError(f"choices[{number}]: {error}") from error
        return state


def read_choice(number: int, data: Any) -> tuple[int, str]:
    """One choice of a record."""
    if isinstance(data, (list, tuple)) and len(data) == 2 and type(data[0]) is int and isinstance(data[1], str):
        return data[0], data[1]
    raise RecordError(f"choices[{number}]: a seat and the text of an option expected, {data!r} found")
