"""The shapes of requests and answers, for checking and for the OpenAPI description."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from .errors import STATUS, Refused

Count = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Name = Annotated[StrictStr, Field(max_length=100, description="1 to 30 printable characters", examples=["Anna"])]
Status = Literal["waiting", "playing", "over"]


class Asked(BaseModel):
    """A request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# Requests


class PersonWish(Asked):
    """A seat for a person, whose key the answer holds."""

    kind: Literal["person"]
    name: Name


class BotWish(Asked):
    """A seat for a bot; without `bot` it is the game's default one, without `name` it is called after its kind."""

    kind: Literal["bot"]
    bot: Annotated[StrictStr, Field(max_length=64, examples=["random"])] | None = None
    name: Name | None = None


class OpenWish(Asked):
    """A seat that somebody may join, or a bot takes when the game begins."""

    kind: Literal["open"]


class NewTable(Asked):
    """A new table. Options left out have their defaults; without `start` the game begins once no seat is open."""

    game: Annotated[StrictStr, Field(max_length=64, examples=["dominion"])]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"kingdom": "first-game"}])
    seats: Annotated[
        list[Annotated[PersonWish | BotWish | OpenWish, Field(discriminator="kind")]],
        Field(min_length=1, max_length=16, examples=[[{"kind": "person", "name": "Anna"}, {"kind": "bot"}]]),
    ]
    start: StrictBool | None = None


class Choices(Asked):
    """Options of a game, to be checked before a table is made; `seats` is the number of players."""

    game: Annotated[StrictStr, Field(max_length=64, examples=["dominion"])]
    seats: Annotated[StrictInt, Field(ge=1, le=16, examples=[2])]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"kingdom": "first-game"}])


class Joining(Asked):
    """Who joins."""

    name: Name


class Choosing(Asked):
    """A choice: the version on which it was decided, and the text of the option."""

    version: Count
    option: Annotated[StrictStr, Field(min_length=1, max_length=200, examples=["buy silver"])]


class Undoing(Asked):
    """Taking back: the version on which it was decided; `to` is where to go back to, usually before the last choice."""

    version: Count
    to: Count | None = None


class HelloMessage(Asked):
    """The first message of a live connection."""

    type: Literal["hello"]
    key: Annotated[StrictStr, Field(max_length=200)] | None = None
    since: Annotated[StrictInt, Field(ge=-1, le=1_000_000)] | None = None


class ChooseMessage(Choosing):
    """A choice over a live connection."""

    type: Literal["choose"]


# Answers


class GameInfo(BaseModel):
    """A game and what can be chosen beforehand; `players` is the fewest and most, `cards` what is printed on them."""

    name: str
    players: Annotated[list[int], Field(min_length=2, max_length=2)]
    rules: int
    options: list[dict[str, Any]]
    bots: list[str]
    default_bot: str
    cards: dict[str, dict[str, Any]]


class GameList(BaseModel):
    """All games."""

    games: list[GameInfo]


class PlainOptions(BaseModel):
    """All options of a game in their plain form, as views and records hold them."""

    options: dict[str, Any]


class HeldSeat(BaseModel):
    """A seat with the key that holds it. Whoever has the link plays for the seat."""

    seat: int
    key: str
    link: str


class Seating(BaseModel):
    """A table, and the seat that the asker holds (null among bots alone); `seats` has all seats that come with keys."""

    table: str
    seat: int | None
    key: str | None
    link: str
    invite: str
    seats: list[HeldSeat]


class SeatShown(BaseModel):
    """Who sits there; `connected` says whether somebody with the seat's key is live."""

    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool


class Undone(BaseModel):
    """How many choices a seat took back."""

    seat: int
    count: int


class LogPart(BaseModel):
    """What happened at a version: events, or that choices were undone."""

    version: int
    events: list[dict[str, Any]]
    undone: Undone | None


class UndoOffer(BaseModel):
    """The version to which an undo goes back."""

    to: int


class StateMessage(BaseModel):
    """All that a role may know of a table. `view`, `choices` and events have the shapes of the kernel."""

    type: Literal["state"]
    table: str
    game: str
    status: Status
    version: int
    seat: int | None
    seats: list[SeatShown]
    host: int | None
    options: dict[str, Any]
    view: dict[str, Any] | None
    choices: list[dict[str, Any]]
    log: list[LogPart]
    undo: UndoOffer | None
    record: str | None
    rematch: str | None


class Versioned(BaseModel):
    """The version of the table after what was done."""

    version: int


class Error(BaseModel):
    """What was wrong, and what is allowed."""

    code: Annotated[str, Field(json_schema_extra={"enum": sorted(STATUS)})]
    message: str
    allowed: list[str]


class Refusal(BaseModel):
    """An error; with `state`, the table as the asker may see it now."""

    error: Error
    state: StateMessage | None = None


class RecordShape(BaseModel):
    """A game from which everything follows; `ludoteka replay` shows it."""

    ludoteka: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: int | str
    origin: dict[str, Any] | None
    choices: list[Annotated[list[int | str], Field(min_length=2, max_length=2)]]


def complaint(errors: Sequence[Any]) -> Refused:
    """The refusal for what does not have the shape asked for, naming each field."""
    said = []
    for error in errors[:5]:
        place = ".".join(str(part) for part in error["loc"] if part != "body") or "body"
        said.append(f"{place}: {error['msg']}")
    return Refused("malformed", "; ".join(said))
