"""How options are said and parsed, and how a kingdom is named."""

from typing import Any, Final

from ...kernel.errors import OptionError, listed
from ...kernel.options import RANDOM, Actions, SeatSetting, Setting, Verb, plain
from .card import IS_ACTION, IS_TREASURE, IS_VICTORY
from .names import BASE, KINDS, NAMES

# Codes: a verb's first code, plus the card's number; all below 257, the ints that Python keeps ready

PLAY: Final = 0
DOUBLE: Final = 32
BUY: Final = 64
GAIN: Final = 96
TRASH: Final = 128
DISCARD: Final = 160
PUT_BACK: Final = 192
TRASH_SHOWN: Final = 224
TAKE: Final = 227
PLAY_TREASURES: Final = 230
BUY_PHASE: Final = 231
END_TURN: Final = 232
REVEAL: Final = 233
PASS: Final = 234
FLIP: Final = 235
KEEP_DECK: Final = 236
SET_ASIDE: Final = 237
KEEP: Final = 238
DISCARD_TOP: Final = 239
LEAVE_TOP: Final = 240
DONE: Final = 241


def action_space() -> Actions:
    """Every option that Dominion knows; codes are `verb + card` for the verbs that name a card."""
    any_card = [True] * KINDS
    treasures = [True] * 3
    playable = [IS_ACTION[card] or IS_TREASURE[card] for card in range(KINDS)]
    of_cards = [
        (PLAY, Verb("play", ("card",), "hand"), playable),
        (DOUBLE, Verb("double", ("card",), "hand"), IS_ACTION),
        (BUY, Verb("buy", ("card",), "supply"), any_card),
        (GAIN, Verb("gain", ("card",), "supply"), any_card),
        (TRASH, Verb("trash", ("card",), "hand"), any_card),
        (DISCARD, Verb("discard", ("card",), "hand"), any_card),
        (PUT_BACK, Verb("put_back", ("card",), "hand"), IS_VICTORY),
        (TRASH_SHOWN, Verb("trash_shown", ("card",), "shown"), treasures),
        (TAKE, Verb("take", ("card",), "loot"), treasures),
    ]
    buttons = [
        Verb("play_treasures"),
        Verb("buy_phase"),
        Verb("end_turn"),
        Verb("reveal"),
        Verb("pass"),
        Verb("flip"),
        Verb("keep_deck"),
        Verb("set_aside"),
        Verb("keep"),
        Verb("discard_top"),
        Verb("leave_top"),
        Verb("done"),
    ]
    space: list[tuple[int, Verb, list[tuple[str, ...] | None]]] = []
    for first, verb, allowed in of_cards:
        space.append((first, verb, [(NAMES[card],) if allowed[card] else None for card in range(len(allowed))]))
    for place, verb in enumerate(buttons):
        space.append((PLAY_TREASURES + place, verb, [()]))
    return Actions(space)


# Kingdoms

KINGDOM_SIZE: Final = 10
SETS: Final[dict[str, tuple[str, ...]]] = {
    "first-game": (
        "cellar",
        "market",
        "militia",
        "mine",
        "moat",
        "remodel",
        "smithy",
        "village",
        "woodcutter",
        "workshop",
    ),
    "big-money": (
        "adventurer",
        "bureaucrat",
        "chancellor",
        "chapel",
        "feast",
        "laboratory",
        "market",
        "mine",
        "moneylender",
        "throne_room",
    ),
    "interaction": (
        "bureaucrat",
        "chancellor",
        "council_room",
        "festival",
        "library",
        "militia",
        "moat",
        "spy",
        "thief",
        "village",
    ),
    "size-distortion": (
        "cellar",
        "chapel",
        "feast",
        "gardens",
        "laboratory",
        "thief",
        "village",
        "witch",
        "woodcutter",
        "workshop",
    ),
    "village-square": (
        "bureaucrat",
        "cellar",
        "festival",
        "library",
        "market",
        "remodel",
        "smithy",
        "throne_room",
        "village",
        "woodcutter",
    ),
}


class KingdomSetting(Setting):
    """Which ten kingdom cards are in the supply: a recommended set, `random`, or any ten by name in any language."""

    def __init__(self) -> None:
        super().__init__("kingdom", "choice-or-set", [*SETS, RANDOM], "first-game")

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            word = plain(value).replace(" ", "-")
            if word in self.values:
                return word
            value = [part for part in value.split(",") if part.strip()]
            if len(value) < 2:
                raise self.refuse(word, [*self.values, "ten kingdom cards with commas between"])
        if not isinstance(value, (list, tuple)):
            raise self.refuse(value, [*self.values, "a list of ten kingdom cards"])
        cards = [self.read_card(name) for name in value]
        if len(cards) != KINGDOM_SIZE or len(set(cards)) != KINGDOM_SIZE:
            raise OptionError(f"option kingdom: ten different kingdom cards are needed, {len(set(cards))} are given")
        return sorted(cards)

    def read_card(self, name: Any) -> str:
        """A kingdom card's English name, from its name in any language."""
        if isinstance(name, str):
            word = plain(name).replace(" ", "_")
            if word not in NAMES:
                word = find_in_languages(name)
            if word in NAMES[BASE:]:
                return word
        raise OptionError(f"option kingdom: {name!r} is no kingdom card; allowed: {listed(list(NAMES[BASE:]))}")

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["sets"] = {name: list(cards) for name, cards in SETS.items()}
        data["pool"] = list(NAMES[BASE:])
        data["pick"] = KINGDOM_SIZE
        return data


def find_in_languages(name: str) -> str:
    """The English name of a card named in any language of the catalogues; "" if there is none."""
    from ...locale import find

    found = find("dominion", name, [card.replace("_", "-") for card in NAMES])
    return "" if found is None else str(found).replace("-", "_")


def settings(most: int) -> list[Setting]:
    """What can be chosen before a game."""
    return [
        KingdomSetting(),
        Setting("open_counts", "flag", ["true", "false"], False),
        SeatSetting("first", most),
    ]
