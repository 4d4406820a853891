"""The state of a game: seats, frames, luck, and the public interface that every game shares."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from .codec import read_field, read_frames, write_field, write_frames
from .errors import IllegalChoice, RecordError, RulesBug
from .events import Event
from .frames import Frame, Question, Together, needs_asking
from .luck import Luck
from .options import Option, plain
from .record import Record
from .view import Prompt

if TYPE_CHECKING:
    from .game import Game

SEATS: Final = 16
GUESSES: Final = 20_000
GUESSED: Final = "(a guess)"

# Nobody has to choose: shared by all states and never changed, as making two lists for each choice takes time
NOBODY: Final[list[Question[Any]]] = []
NO_CODES: Final[list[list[int]]] = []


class State:
    """One moment of one game.

    A game's own state adds its zones, names them in `FIELDS` (ints, lists, lists of lists), and answers the questions
    at the end.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "Game", seats: int, settings: dict[str, Any], seed: int | str, luck: Luck) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.luck = luck
        self.origin: dict[str, Any] | None = None
        self.frames: list[Frame[Any]] = []
        self.floor = 0
        self.waiting: list[Question[Any]] = []
        self.waiting_codes: list[list[int]] = []
        self.choices: list[int] = []
        self.undo_floor = 0
        self.over = False
        self.events: list[Event] | None = None

    # Frames

    def then(self, frame: Frame[Any]) -> None:
        """Leave something to do: in the order written, before whatever was already waiting."""
        self.frames.insert(self.floor, frame)

    def settle(self) -> None:
        """Run frames until somebody has to choose."""
        frames = self.frames
        self.waiting = NOBODY
        self.waiting_codes = NO_CODES
        while frames and not self.waiting:
            frame = frames.pop()
            self.floor = len(frames)
            frame.run(self)

    # Choosing

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that have something to choose now, in the order of their questions; () when the game is over."""
        return tuple([question.seat for question in self.waiting])

    def place(self, seat: int) -> int:
        """Where in the waiting questions this seat's is; -1 if it has none."""
        for place, question in enumerate(self.waiting):
            if question.seat == seat:
                return place
        return -1

    def codes(self, seat: int) -> list[int]:
        """The codes of what the seat may choose, ascending; not to be changed by the caller."""
        place = self.place(seat)
        return self.waiting_codes[place] if place >= 0 else []

    def options(self, seat: Any) -> list[Option]:
        """What the seat may choose, in ascending code; empty exactly when it has nothing to choose."""
        by_code = self.game.actions.by_code
        return [by_code[code] for code in self.codes(self.seat_named(seat))]

    def seat_named(self, seat: Any) -> int:
        """A seat as a number; IllegalChoice if there is none such."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalChoice(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}", [])
        return seat

    def choose(self, choice: Any, seat: Any = None) -> None:
        """Make a choice for a seat (None: the one seat that is to move); IllegalChoice, with nothing changed, if it is
        not offered.
        """
        if seat is None and len(self.waiting) != 1:
            raise self.refusal(choice, None)
        me: int = self.waiting[0].seat if seat is None else self.seat_named(seat)
        place = self.place(me)
        code: int = choice if type(choice) is int else self.code_of(choice, me)
        if place < 0 or code not in self.waiting_codes[place]:
            raise self.refusal(choice, me)
        asked = self.waiting
        question = asked[place]
        choices = self.choices
        if choices and choices[-1] % SEATS != me and self.undo_floor < len(choices):
            self.undo_floor = len(choices)
        choices.append(code * SEATS + me)
        top = self.frames[-1]
        if isinstance(top, Together):
            self.frames[-1] = top.answered(self, question, code)
        else:
            self.frames.pop()
            self.floor = len(self.frames)
            question.answer(self, code)
        self.settle()
        for other in self.waiting:
            # A seat that was not asked before: that it is asked now, and what, is news to it
            if other.seat != me and other.seat not in [old.seat for old in asked]:
                self.undo_floor = len(choices)

    def code_of(self, choice: object, seat: int) -> int:
        """The code of an option or of its text; IllegalChoice if it is neither."""
        if isinstance(choice, Option):
            return choice.code
        if not isinstance(choice, str):
            raise self.refusal(choice, seat)
        found = self.game.actions.by_text.get(plain(choice))
        if found is None:
            raise self.refusal(choice, seat)
        return found.code

    def refusal(self, choice: object, seat: int | None) -> IllegalChoice:
        """The error for a choice that is not offered; it lists only what this seat itself may choose."""
        said = repr(choice.text if isinstance(choice, Option) else choice)
        if self.over:
            return IllegalChoice(f"the game is over: {said} cannot be chosen", [])
        if seat is None:
            return IllegalChoice(f"{len(self.waiting)} seats have to choose: say for which seat {said} is", [])
        if self.place(seat) < 0:
            return IllegalChoice(
                f"seat {seat} has nothing to choose now; to move: {', '.join(map(str, self.to_move))}", []
            )
        allowed = [option.text for option in self.options(seat)]
        return IllegalChoice(f"{said} is not offered to seat {seat}; allowed: {', '.join(allowed)}", allowed)

    def information(self) -> None:
        """Mark that something new is being shown: undo may not go back before this point."""
        self.undo_floor = len(self.choices)

    # Events

    def listen(self) -> None:
        """Begin to collect events."""
        if self.events is None:
            self.events = []

    def take_events(self) -> list[Event]:
        """The events collected since the last call."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events

    # Copies, saves, records

    def clone(self) -> "State":
        """An independent copy, which collects no events."""
        raise RulesBug("a game's state must say how it is copied")

    def copy_into(self, twin: "State") -> None:
        """Copy what every state has; frames, questions and settings never change and are shared."""
        twin.origin = self.origin
        twin.frames = self.frames[:]
        twin.waiting = self.waiting
        twin.waiting_codes = self.waiting_codes
        twin.choices = self.choices[:]
        twin.undo_floor = self.undo_floor
        twin.over = self.over

    def dump(self) -> dict[str, Any]:
        """The whole state, secrets included, as JSON-able data; `game.load_state` reads it."""
        data: dict[str, Any] = {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "settings": self.settings,
            "seed": self.seed,
            "origin": self.origin,
            "luck": self.luck.words[:],
            "frames": write_frames(self.frames),
            "choices": self.choices[:],
            "undo_floor": self.undo_floor,
            "over": self.over,
        }
        for name in type(self).FIELDS:
            data[name] = write_field(getattr(self, name))
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over everything from a dump; the frames' questions are asked again."""
        self.origin = data["origin"]
        self.luck.words = [int(word) for word in data["luck"]]
        self.frames = read_frames(data["frames"], self.game.frame_classes)
        self.choices = [int(choice) for choice in data["choices"]]
        self.undo_floor = data["undo_floor"]
        self.over = data["over"]
        for name in type(self).FIELDS:
            setattr(self, name, read_field(data[name]))
        self.settle()

    def record(self) -> Record:
        """What was decided so far, from which the same state can be replayed; RecordError for a guess, which has no
        record.
        """
        if self.seed == GUESSED:
            raise RecordError("a guess has no record: nobody has played it")
        by_code = self.game.actions.by_code
        made = [(choice % SEATS, by_code[choice // SEATS].text) for choice in self.choices]
        return Record(self.game, self.game.rules, self.settings, self.seats, self.seed, made, self.origin)

    # Sight

    def view(self, viewer: Any) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, JSON-able; see docs/kernel.md for its shape."""
        seat = None if viewer is None else self.seat_named(viewer)
        prompts = [question.prompt(self).seen_by(seat, question.seat) for question in self.waiting]
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "seat": seat,
            "options": self.public_settings(),
            "over": self.over,
            "to_move": list(self.to_move),
            "turn": self.moment(),
            "prompts": prompts,
            "zones": self.zones(seat),
            "counters": self.counters(),
            "facts": self.facts(seat),
            "result": self.result() if self.over else None,
        }

    def result(self) -> dict[str, Any]:
        """How the game ended: winners, scores, how they came about, the tie-break's numbers, and who starts the next
        game.
        """
        return {
            "winners": list(self.winners()),
            "scores": self.scores(),
            "sheet": self.score_sheet(),
            "tie_break": self.tie_break(),
            "next_first": self.next_first(),
        }

    def guess(self, seat: int, luck: Luck) -> "State":
        """A full state drawn from those that fit all that the seat has seen; `luck` is the guesser's own.

        It carries neither the seed nor the luck of the game, nor the choices made so far, which would tell what was
        chosen in secret; so it has no record. A game that is over hides nothing any more.
        """
        if self.over:
            return self.clone()
        for _ in range(GUESSES):
            guessed = self.clone()
            guessed.seed = GUESSED
            guessed.choices = []
            guessed.undo_floor = 0
            guessed.luck.reseed(luck)
            guessed.redeal(seat, luck)
            if guessed.asks_again():
                return guessed
        raise RulesBug(f"no state was found that fits what seat {seat} has seen")

    def asks_again(self) -> bool:
        """Ask the waiting questions anew after a redeal; False if one would not have been asked with these cards."""
        self.waiting_codes = [question.codes(self) for question in self.waiting]
        asked = [needs_asking(codes, self.waiting[place]) for place, codes in enumerate(self.waiting_codes)]
        return all(asked)

    # What each game answers

    def redeal(self, seat: int, luck: Luck) -> None:
        """Deal again, by `luck`, everything that the seat cannot know."""
        raise RulesBug("a game must say what a seat cannot know")

    def public_settings(self) -> dict[str, Any]:
        """The settings as everyone may see them, with what was drawn by lot."""
        return self.settings

    def moment(self) -> dict[str, Any]:
        """Where in the game this is: at least `{"seat", "number", "phase"}`."""
        raise RulesBug("a game must say whose turn it is")

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        """The places for cards and pieces as the viewer sees them."""
        raise RulesBug("a game must say what lies where")

    def counters(self) -> list[dict[str, Any]]:
        """Public numbers."""
        return []

    def facts(self, seat: int | None) -> list[dict[str, Any]]:
        """What the viewer knows beyond what lies open."""
        return []

    def scores(self) -> list[int]:
        """Each seat's points as they stand."""
        raise RulesBug("a game must say who has how many points")

    def winners(self) -> tuple[int, ...]:
        """The seats that share first place after all tie-breaks, as things stand."""
        raise RulesBug("a game must say who wins")

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        """For each seat, the lines from which its points add up: `{"key", "count", "points"}`."""
        raise RulesBug("a game must say where points come from")

    def tie_break(self) -> list[int]:
        """For each seat the number that decides between equal points."""
        return [0] * self.seats

    def next_first(self) -> int:
        """The seat that starts the next game."""
        return 0

    def describe(self) -> dict[str, Any]:
        """The state in the language of positions."""
        raise RulesBug("a game must be able to describe itself")


def prompt_of(state: State, seat: int) -> Prompt:
    """What the question put to a seat says; IllegalChoice if it has none."""
    place = state.place(seat)
    if place < 0:
        raise IllegalChoice(f"seat {seat} has nothing to choose now", [])
    return state.waiting[place].prompt(state)
