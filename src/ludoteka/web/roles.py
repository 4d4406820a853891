"""What each role may be told: a seat by its number, a spectator as None.

Every message that speaks of a game is made here; `sight` and `heard` are the only doors to its state and its events.
"""

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from ludoteka.kernel.events import Event
from ludoteka.kernel.state import State

from .errors import Refused
from .store import OVER, PLAYING, WAITING, Seat

if TYPE_CHECKING:
    from .history import History, Moment
    from .tables import LiveTable

MISSED = 50


def sight(state: State, seat: int | None) -> dict[str, Any]:
    """What a role sees of a state: its view, and the options it has."""
    choices = [] if seat is None else [option.to_json() for option in state.options(seat)]
    return {"view": state.view(seat), "choices": choices}


def heard(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Events as a role may know them."""
    return [event.seen_by(seat) for event in events]


def log_of(history: "History", seat: int | None) -> list[dict[str, Any]]:
    """What happened at each version as a role may know it; of choices that were undone only that they were."""
    told: list[dict[str, Any]] = [
        {"version": version, "events": heard(events, seat), "undone": None} for version, events in history.log
    ]
    for undone in history.undone:
        taken = {"seat": undone.seat, "count": undone.taken}
        told.append({"version": undone.version, "events": [], "undone": taken})
    return sorted(told, key=itemgetter("version"))


def status_of(state: State | None) -> str:
    """How far a table is."""
    if state is None:
        return WAITING
    return OVER if state.over else PLAYING


def shown_seat(number: int, seat: Seat, connected: bool) -> dict[str, Any]:
    """A seat as all may see it."""
    return {"seat": number, "name": seat.name, "kind": seat.kind, "bot": seat.bot, "connected": connected}


def undo_offer(table: "LiveTable", seat: int | None) -> dict[str, int] | None:
    """The version to which a seat may go back now."""
    history = table.history
    if seat is None or history is None:
        return None
    reach = history.undo_to(seat)
    return {"to": reach[0]} if reach else None


def record_link(table: "LiveTable", status: str) -> str | None:
    """Where the record is, once it is public."""
    return f"/api/tables/{table.id}/record" if status == OVER else None


def state_message(table: "LiveTable", seat: int | None) -> dict[str, Any]:
    """All that a role may know of a table."""
    history = table.history
    state = None if history is None else history.state
    status = status_of(state)
    return {
        "type": "state",
        "table": table.id,
        "game": table.row.game,
        "status": status,
        "version": table.version,
        "seat": seat,
        "seats": table.shown_seats(),
        "host": table.row.host,
        "options": table.row.options,
        **({"view": None, "choices": []} if state is None else sight(state, seat)),
        "log": [] if history is None else log_of(history, seat),
        "undo": undo_offer(table, seat),
        "record": record_link(table, status),
        "rematch": table.row.rematch,
    }


def step_message(table: "LiveTable", moment: "Moment", seat: int | None) -> dict[str, Any]:
    """What a role is told of one accepted choice; one that sees nothing of it learns that there was one."""
    status = status_of(moment.state)
    return {
        "type": "step",
        "version": moment.version,
        "events": heard(moment.events, seat),
        **sight(moment.state, seat),
        "status": status,
        "undo": undo_offer(table, seat) if moment.version == table.version else None,
        "record": record_link(table, status),
    }


def seats_message(table: "LiveTable") -> dict[str, Any]:
    """Who sits where, as all may know it."""
    return {
        "type": "seats",
        "seats": table.shown_seats(),
        "status": status_of(table.history.state if table.history else None),
    }


def greeting(table: "LiveTable", seat: int | None, since: int | None) -> list[dict[str, Any]]:
    """What a role is told when it comes, or comes back having seen a version: steps it missed, or the whole state."""
    if since is not None and table.history is not None:
        missed = table.history.missed(since, MISSED)
        if missed is not None:
            return [step_message(table, moment, seat) for moment in missed]
    return [state_message(table, seat)]


def record(table: "LiveTable") -> dict[str, Any]:
    """The whole record, seed included, which is everybody's when the game is over; Refused before."""
    history = table.playing()
    if not history.state.over:
        raise Refused("not-over", "the record is secret until the game is over")
    return history.state.record().to_json()
