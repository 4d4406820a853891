"""How options are said and parsed: the action space of Citadels. What can be chosen before a game is in `sets.py`."""

from typing import Final

from ...kernel.options import Actions, Verb
from .names import CHARACTER_NAMES, DISTRICT_NAMES, KEEP, SECRET_VAULT

MOST_SEATS: Final = 8
MOST_CARDS: Final = 16

# Buttons, in the order in which a turn offers them

GATHER_GOLD: Final = 0
GATHER_CARDS: Final = 1
GATHER_AND_CHOOSE: Final = 2
TAKE_CROWN: Final = 3
INCOME: Final = 4
EXTRA_GOLD: Final = 5
EXTRA_CARDS: Final = 6
SAIL_FOR_GOLD: Final = 7
SAIL_FOR_CARDS: Final = 8
STUDY: Final = 9
DIVINE: Final = 10
REDRAW: Final = 11
FAVOR: Final = 12
COLLECT_TAXES: Final = 13
PLACE_WARRANTS: Final = 14
PLACE_THREATS: Final = 15
USE_SMITHY: Final = 16
USE_LABORATORY: Final = 17
USE_MUSEUM: Final = 18
END_TURN: Final = 19
BRIBE: Final = 20
REFUSE: Final = 21
REVEAL: Final = 22
LEAVE: Final = 23
CONFISCATE: Final = 24
PASS: Final = 25
DONE: Final = 26
CLAIM_GOLD: Final = 27
CLAIM_CARD: Final = 28
CLAIM_NOTHING: Final = 29
NO_SWAP: Final = 30
BUTTONS: Final = (
    "gather_gold",
    "gather_cards",
    "gather_and_choose",
    "take_crown",
    "income",
    "extra_gold",
    "extra_cards",
    "sail_for_gold",
    "sail_for_cards",
    "study",
    "divine",
    "redraw",
    "favor",
    "collect_taxes",
    "place_warrants",
    "place_threats",
    "use_smithy",
    "use_laboratory",
    "use_museum",
    "end_turn",
    "bribe",
    "refuse",
    "reveal",
    "leave",
    "confiscate",
    "pass",
    "done",
    "claim_gold",
    "claim_card",
    "claim_nothing",
    "no_swap",
)

# Seats: a verb's first code, plus the seat

CROWN: Final = 32
TITHE: Final = 40
SPY_ON: Final = 48
SWAP_HANDS: Final = 56
LOOK_AT: Final = 64
DESTROY_AT: Final = 72
SEIZE_FROM: Final = 80
EXCHANGE_WITH: Final = 88
ARMORY_AT: Final = 96
BORROW_FROM: Final = 104
SWAP_WITH: Final = 112
OF_SEATS: Final = (
    "crown",
    "tithe",
    "spy_on",
    "swap_hands",
    "look_at",
    "destroy_at",
    "seize_from",
    "exchange_with",
    "armory_at",
    "borrow_from",
    "swap_with",
)

# District types, and numbers of cards

LOOK_FOR: Final = 120
LOOKS: Final = ("look_for_noble", "look_for_religious", "look_for_trade", "look_for_military", "look_for_unique")
AS_CARDS: Final = 128

# Characters: a verb's first code, plus the character

KILL: Final = 144
BEWITCH: Final = 171
ROB: Final = 198
WARRANT: Final = 225
SIGN: Final = 252
THREATEN: Final = 279
FLOWER: Final = 306
PICK: Final = 333
LAY_ASIDE: Final = 360
OFFER: Final = 387
OF_CHARACTERS: Final = (
    ("kill", "cast"),
    ("bewitch", "cast"),
    ("rob", "cast"),
    ("warrant", "cast"),
    ("sign", "cast"),
    ("threaten", "cast"),
    ("flower", "cast"),
    ("pick", "pack"),
    ("lay_aside", "pack"),
    ("offer", "role"),
)

# Districts: a verb's first code, plus the district

EACH: Final = 48
BUILD: Final = 416
BUILD_BY_FRAMEWORK: Final = 464
BUILD_WITH_LOAN: Final = 512
BUILD_BY_SACRIFICE: Final = 560
BUILD_WITH_CARDS: Final = 608
KEEP_CARD: Final = 656
DISCARD: Final = 704
STORE: Final = 752
PAY: Final = 800
GIVE: Final = 848
TAKE: Final = 896
BUILD_TAKEN: Final = 944
BEAUTIFY: Final = 992
DESTROY: Final = 1040
DESTROY_BEAUTIFIED: Final = 1088
SEIZE: Final = 1136
SEIZE_BEAUTIFIED: Final = 1184
GET: Final = 1232
GET_BEAUTIFIED: Final = 1280
GIVE_UP: Final = 1328
GIVE_UP_BEAUTIFIED: Final = 1376
SACRIFICE: Final = 1424
SACRIFICE_BEAUTIFIED: Final = 1472
OF_DISTRICTS: Final = (
    ("build", "hand"),
    ("build_by_framework", "hand"),
    ("build_with_loan", "hand"),
    ("build_by_sacrifice", "hand"),
    ("build_with_cards", "hand"),
    ("keep", "drawn"),
    ("discard", "hand"),
    ("store", "hand"),
    ("pay", "hand"),
    ("give", "hand"),
    ("take", "looked"),
    ("build_taken", "looked"),
    ("beautify", "city"),
    ("destroy", "city"),
    ("destroy_beautified", "city"),
    ("seize", "city"),
    ("seize_beautified", "city"),
    ("get", "city"),
    ("get_beautified", "city"),
    ("give_up", "city"),
    ("give_up_beautified", "city"),
    ("sacrifice", "city"),
    ("sacrifice_beautified", "city"),
)
NOT_IN_CITIES: Final = (SECRET_VAULT,)
NOT_FOR_RANK_8: Final = (SECRET_VAULT, KEEP)


def can_be(verb: str, zone: str, district: int) -> bool:
    """Whether a district can ever be the subject of a verb."""
    if verb == "build_by_sacrifice":
        return DISTRICT_NAMES[district] == "necropolis"
    if verb == "build_with_cards":
        return DISTRICT_NAMES[district] == "thieves_den"
    if verb.startswith(("seize", "get", "give_up")):
        return district not in NOT_FOR_RANK_8
    return district not in NOT_IN_CITIES or not (zone == "city" or verb.startswith("build"))


def action_space() -> Actions:
    """Every option that Citadels knows; codes are `verb + subject`."""
    space: list[tuple[int, Verb, list[tuple[str, ...] | None]]] = []
    for place, name in enumerate(BUTTONS):
        space.append((place, Verb(name), [()]))
    for place, name in enumerate(OF_SEATS):
        space.append((CROWN + MOST_SEATS * place, Verb(name, ("seat",)), [(str(seat),) for seat in range(MOST_SEATS)]))
    for place, name in enumerate(LOOKS):
        space.append((LOOK_FOR + place, Verb(name), [()]))
    space.append((AS_CARDS, Verb("as_cards", ("number",)), [(str(number),) for number in range(MOST_CARDS)]))
    for place, (name, zone) in enumerate(OF_CHARACTERS):
        first = KILL + len(CHARACTER_NAMES) * place
        space.append((first, Verb(name, ("card",), zone), [(card,) for card in CHARACTER_NAMES]))
    for place, (name, zone) in enumerate(OF_DISTRICTS):
        subjects: list[tuple[str, ...] | None] = [
            (card,) if can_be(name, zone, district) else None for district, card in enumerate(DISTRICT_NAMES)
        ]
        space.append((BUILD + EACH * place, Verb(name, ("card",), zone), subjects))
    return Actions(space)
