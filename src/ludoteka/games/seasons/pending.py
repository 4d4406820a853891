"""Cards whose effects are still to come once the question before all has been answered; all of them lie open."""

from typing import TYPE_CHECKING, Any

from ...kernel.frames import Frame
from ...kernel.view import zone
from .names import names_of

if TYPE_CHECKING:
    from .table import Table


def zones(g: "Table") -> list[dict[str, Any]]:
    """For each seat that has any, the cards that will work, next first."""
    waiting: dict[int, list[int]] = {}
    frames: list[Frame[Any]] = g.frames[:-1]
    frames.reverse()
    for frame in frames:
        for seat, card in due(frame):
            waiting.setdefault(seat, []).append(card)
    return [zone("pending", seat, names_of(cards), len(cards)) for seat, cards in sorted(waiting.items())]


def due(frame: Frame[Any]) -> list[tuple[int, int]]:
    """The seats and cards of a waiting frame; only of those that can speak of nothing hidden."""
    from .effects import Activated, Enter, Sacrifice, TakeEnergy, TakeItemBack
    from .summoning import Entered
    from .turn import EndEffects

    if isinstance(frame, (Activated, Enter, Entered)):
        return [(frame.me, frame.card)]
    if isinstance(frame, (Sacrifice, TakeEnergy, TakeItemBack)):
        return [(frame.seat, frame.source)] if frame.source else []
    if isinstance(frame, EndEffects):
        return [(frame.seat, card) for card in frame.cards]
    return []
