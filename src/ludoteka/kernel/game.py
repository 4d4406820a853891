"""A game: what is the same in all its states, and how one begins."""

from typing import Any, ClassVar

from .errors import OptionError, RecordError, RulesBug
from .frames import Frame
from .options import Actions, Setting, read_settings
from .state import State


class Game:
    """The rules of one game; there is one object for each game.

    A game fills in the class's fields, and `blank`, `begin` and `position`.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    longest: ClassVar[int] = 100_000

    def __init__(self, actions: Actions, settings: list[Setting], frame_classes: dict[str, type[Frame[Any]]]) -> None:
        self.actions = actions
        self.settings = settings
        self.frame_classes = frame_classes

    def start(self, seats: Any = 0, seed: Any = 0, listen: bool = False, **options: Any) -> State:
        """A new game at its first question.

        `seats` (0: as few as the game takes) and `seed` (an int or text) fix everything together with the
        options. OptionError says what is allowed.
        """
        seats = self.fewest if seats == 0 else seats
        settings = self.read_options(seats, options)
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise OptionError(f"seed: an int or text expected, {seed!r} found")
        state = self.deal(seats, seed, settings, listen)
        state.settle()
        return state

    def read_options(self, seats: Any, options: dict[str, Any]) -> dict[str, Any]:
        """All options in plain form, defaults filled in; OptionError says what is allowed."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise OptionError(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats!r}")
        return read_settings(self.settings, options, seats)

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """The printed numbers of each card or piece by name, JSON-able, as the page shows them."""
        return {}

    def load_state(self, data: Any) -> State:
        """The state that `dump` wrote; RecordError if it is none of this game and rules version."""
        if not isinstance(data, dict) or data.get("game") != self.name or data.get("rules") != self.rules:
            raise RecordError(f"no saved state of {self.name}, rules version {self.rules}")
        try:
            state = self.blank(data["seats"], data["seed"], data["settings"])
            state.restore(data)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise RecordError(f"the saved state is damaged: {type(error).__name__}: {error}") from error
        return state

    def deal(self, seats: int, seed: int | str, settings: dict[str, Any], listen: bool) -> State:
        """The state after set-up, its first frames waiting."""
        state = self.blank(seats, seed, settings)
        if listen:
            state.listen()
        self.begin(state)
        return state

    def begin(self, state: Any) -> None:
        """Set up a blank state, and leave it its first frames."""
        raise RulesBug(f"{self.name} cannot be set up")

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> State:
        """A state with nothing in it, to be filled from a dump."""
        raise RulesBug(f"{self.name} has no state")

    def position(self, description: Any, listen: bool = False) -> State:
        """The state that a plain description gives (docs/positions.md); PositionError names the wrong field."""
        raise RulesBug(f"{self.name} cannot be set up in the middle")
