"""Frames: what is left to do, as small objects whose fields never change, so that copies of a state share them."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .errors import RulesBug
from .view import Prompt

if TYPE_CHECKING:
    from .state import State

G = TypeVar("G", bound="State")


class Frame(Generic[G]):
    """Something left to do. `__match_args__` names the fields in the order in which `__init__` takes them."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def run(self, g: G) -> None:
        """Do it."""
        raise RulesBug(f"{type(self).__name__} cannot be run")


class Question(Frame[G]):
    """A choice that a seat has to make."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: G) -> None:
        """Ask, unless there is nothing to choose: then take the only option, if there is one, and go on."""
        codes = self.codes(g)
        if needs_asking(codes, self):
            g.frames.append(self)
            g.waiting = [self]
            g.waiting_codes = [codes]
        elif codes:
            self.answer(g, codes[0])

    def codes(self, g: G) -> list[int]:
        """The codes of the options, ascending."""
        raise RulesBug(f"{type(self).__name__} has no options")

    def is_asked_anyway(self) -> bool:
        """Whether it is put to the seat even with one option, so that being asked tells nothing."""
        return False

    def answer(self, g: G, code: int) -> None:
        """What the choice does."""
        raise RulesBug(f"{type(self).__name__} takes no answer")

    def follow(self, g: G, code: int) -> "Question[G] | None":
        """Among questions put to several seats at once: what the same seat is asked next, if anything."""
        return None

    def prompt(self, g: G) -> Prompt:
        """What the question says."""
        raise RulesBug(f"{type(self).__name__} says nothing")


class Answered(Frame[G]):
    """An answer to one of several simultaneous questions, waiting for the others."""

    __match_args__: ClassVar[tuple[str, ...]] = ("question", "code")

    def __init__(self, question: Question[G], code: int) -> None:
        self.question = question
        self.code = code

    def run(self, g: G) -> None:
        """Let the answer take effect."""
        self.question.answer(g, self.code)


class Together(Frame[G]):
    """Questions put to several seats at once; answers take effect, in the questions' order, when all have come.

    `parts` holds, in that order, a question for a seat still asked and an answer for one that is done.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, parts: tuple[Frame[G], ...]) -> None:
        self.parts = parts

    def run(self, g: G) -> None:
        """Ask all who are still to answer; when nobody is, the answers take effect in the order of the questions."""
        waiting: list[Question[G]] = []
        waiting_codes: list[list[int]] = []
        for part in self.parts:
            if isinstance(part, Question):
                codes = part.codes(g)
                if needs_asking(codes, part):
                    waiting.append(part)
                    waiting_codes.append(codes)
                elif codes:
                    g.then(self.answered(g, part, codes[0]))
                    return
        if waiting:
            g.frames.append(self)
            g.waiting = waiting
            g.waiting_codes = waiting_codes
            return
        for part in self.parts:
            if not isinstance(part, Question):
                g.then(part)

    def answered(self, g: G, question: Question[G], code: int) -> "Together[G]":
        """The same with one question answered; it is asked on where the answer calls for another question."""
        following = question.follow(g, code)
        part: Frame[G] = Answered(question, code) if following is None else following
        return Together(tuple([part if old is question else old for old in self.parts]))


def needs_asking(codes: list[int], question: "Question[Any]") -> bool:
    """Whether somebody has to choose: there are several options, or one that is asked about anyway."""
    count = len(codes)
    return count > 1 or (count == 1 and question.is_asked_anyway())
