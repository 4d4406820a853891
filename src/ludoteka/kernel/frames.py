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

    def answered(self, g: G, question: Question[G], code: int) -> "Together[G]":
        """The same with one question answered; it is asked on where the answer calls for another question."""
        following = question.follow(g, code)
        part: Frame[G] = Answered(question, code) if following is None else following
        return Together(tuple([part if old is question else old for old in self.parts]))


def is_final(codes: list[int], question: "Question[Any]") -> bool:
    """Whether the question needs nobody: it has no option, or one that it may take by itself."""
    return not codes or (len(codes) == 1 and not question.is_asked_anyway())
