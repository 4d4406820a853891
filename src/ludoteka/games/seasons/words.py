"""How options are said and parsed, and what can be chosen before a game."""

from typing import Any, Final

from ...kernel.options import RANDOM, Actions, SeatSetting, Setting, Verb
from .card import IS_ACTIVATED, IS_ITEM
from .dice import DICE_NAMES
from .names import ENERGIES, KINDS, NAMES

# Codes: a verb's first code, plus the number of its card, energy, die, seat or set; those of a turn are below 257, the
# ints that Python keeps ready

SUMMON: Final = 0
ACTIVATE: Final = 64
TAKE_DIE: Final = 128
TAKE: Final = 148
PAY: Final = 152
PAY_STORED: Final = 156
PAY_STORED_2: Final = 160
TRANSMUTE: Final = 164
TRANSMUTE_STORED: Final = 168
TRANSMUTE_STORED_2: Final = 172
SPARE: Final = 176
DROP: Final = 180
ELEMENT: Final = 184
INTO: Final = 188
MOVE: Final = 192
COPY: Final = 198
TAKE_SET: Final = 202
BONUS_EXCHANGE: Final = 206
BONUS_TRANSMUTE: Final = 207
BONUS_GAUGE: Final = 208
REROLL: Final = 209
KEEP_DIE: Final = 210
DRAW: Final = 211
DRAW_TWO: Final = 212
KEEP_DRAWN: Final = 213
DISCARD_DRAWN: Final = 214
LOOK: Final = 215
DISCARD_TOP: Final = 216
PUT_TOP: Final = 217
LEAVE_TOP: Final = 218
FOR_ENERGY: Final = 219
FOR_TRANSMUTING: Final = 220
ACTIVATE_OTHER: Final = 221
DONE: Final = 222
END_TURN: Final = 223
KEEP: Final = 256
DISCARD: Final = 320
PUT_IN_PLAY: Final = 384
SACRIFICE: Final = 448
SACRIFICE_OTHER: Final = 512
TAKE_BACK: Final = 576
TAKE_BACK_OTHER: Final = 640
TO_HAND: Final = 704
TO_LIBRARY_2: Final = 768
GIVE: Final = 832
RESOLVE: Final = 896
PICK: Final = 960
PUT_FROM_HAND: Final = 1024

STEPS: Final = (-3, -2, -1, 1, 2, 3)


def action_space() -> Actions:
    """Every option that Seasons knows."""
    space: list[tuple[int, Verb, list[tuple[str, ...] | None]]] = []
    for first, verb, allowed in of_cards():
        space.append((first, verb, [(NAMES[card],) if allowed[card] else None for card in range(KINDS)]))
    for first, verb, words in of_things():
        space.append((first, verb, [(word,) for word in words]))
    for place, name in enumerate(BUTTONS):
        space.append((BONUS_EXCHANGE + place, Verb(name), [()]))
    return Actions(sorted(space, key=first_code))


def first_code(entry: tuple[int, Verb, list[tuple[str, ...] | None]]) -> int:
    """Where a verb's codes begin."""
    return entry[0]


def of_cards() -> list[tuple[int, Verb, list[bool]]]:
    """Verbs with a card: first code, verb, cards allowed; `other` is the later of two copies that are not alike."""
    any_card = [card > 0 for card in range(KINDS)]
    return [
        (SUMMON, Verb("summon", ("card",), "hand"), any_card),
        (ACTIVATE, Verb("activate", ("card",), "play"), IS_ACTIVATED),
        (KEEP, Verb("keep", ("card",), "looked"), any_card),
        (DISCARD, Verb("discard", ("card",), "hand"), any_card),
        (PUT_IN_PLAY, Verb("put_in_play", ("card",), "looked"), any_card),
        (SACRIFICE, Verb("sacrifice", ("card",), "play"), any_card),
        (TAKE_BACK, Verb("take_back", ("card",), "play"), IS_ITEM),
        (TO_HAND, Verb("to_hand", ("card",), "drafted"), any_card),
        (TO_LIBRARY_2, Verb("to_library_2", ("card",), "drafted"), any_card),
        (GIVE, Verb("give", ("card",), "looked"), any_card),
        (RESOLVE, Verb("resolve", ("card",), "play"), any_card),
        (PICK, Verb("pick", ("card",), "pack"), any_card),
        (PUT_FROM_HAND, Verb("put_from_hand", ("card",), "hand"), any_card),
        (SACRIFICE_OTHER, Verb("sacrifice_other", ("card",), "play"), any_card),
        (TAKE_BACK_OTHER, Verb("take_back_other", ("card",), "play"), IS_ITEM),
    ]


def of_things() -> list[tuple[int, Verb, list[str]]]:
    """Verbs with an energy, a die, a seat or a number."""
    energies = list(ENERGIES)
    return [
        (TAKE_DIE, Verb("take_die", ("die",), "dice"), list(DICE_NAMES)),
        (TAKE, Verb("take", ("energy",), "bank"), energies),
        (PAY, Verb("pay", ("energy",), "reserve"), energies),
        (PAY_STORED, Verb("pay_stored", ("energy",), "on_amulet_of_water"), energies),
        (PAY_STORED_2, Verb("pay_stored_2", ("energy",), "on_amulet_of_water"), energies),
        (TRANSMUTE, Verb("transmute", ("energy",), "reserve"), energies),
        (TRANSMUTE_STORED, Verb("transmute_stored", ("energy",), "on_amulet_of_water"), energies),
        (TRANSMUTE_STORED_2, Verb("transmute_stored_2", ("energy",), "on_amulet_of_water"), energies),
        (SPARE, Verb("spare", ("energy",)), energies),
        (DROP, Verb("drop", ("energy",), "reserve"), energies),
        (ELEMENT, Verb("element", ("energy",)), energies),
        (INTO, Verb("into", ("energy",), "bank"), energies),
        (MOVE, Verb("move", ("steps",)), [f"{'back' if steps < 0 else 'forward'}_{abs(steps)}" for steps in STEPS]),
        (COPY, Verb("copy", ("seat",)), ["0", "1", "2", "3"]),
        (TAKE_SET, Verb("take_set", ("number",)), ["1", "2", "3", "4"]),
    ]


BUTTONS: Final = (
    "bonus_exchange",
    "bonus_transmute",
    "bonus_gauge",
    "reroll",
    "keep_die",
    "draw",
    "draw_two",
    "keep_drawn",
    "discard_drawn",
    "look",
    "discard_top",
    "put_top",
    "leave_top",
    "for_energy",
    "for_transmuting",
    "activate_other_glutton_cauldron",
    "done",
    "end_turn",
)

# Before a game

CHOOSE: Final = "choose"
LEVELS: Final = ("1", "2", "3")


def settings(most: int) -> list[Setting]:
    """What can be chosen before a game."""
    return [
        LevelSetting(),
        Setting("sets", "choice", [RANDOM, CHOOSE], RANDOM),
        SeatSetting("first", most),
    ]


class LevelSetting(Setting):
    """The level: 1 apprentice (sets), 2 mage (cards 1-30), 3 archmage (all cards)."""

    def __init__(self) -> None:
        super().__init__("level", "choice", list(LEVELS), 3)

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, bool) or str(value).lower() not in self.values:
            raise self.refuse(value, self.values)
        return int(str(value))
