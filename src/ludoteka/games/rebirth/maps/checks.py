"""The checks of a map as a whole, F5 to M9 in docs/maps.md; the first that is broken refuses the map."""

from typing import Final

from .layout import RULES, SCOTLAND, SEA, beside, distance, is_coast, is_neutral, is_space, label_of
from .reading import Sheet, fail

KINDS_NEEDED: Final = [
    [("f", 24), ("e", 24), ("b", 24), ("C", 12), ("K", 8)],
    [("f", 24), ("e", 24), ("b", 24), ("C", 8), ("T", 14)],
]
TOWNS_NEEDED: Final = [[(1, 6), (2, 6), (3, 6)], [(1, 8), (2, 4), (3, 4), (4, 2)]]
SITES_NEEDED: Final = [("K", 8), ("T", 14)]
PLACES_NEEDED: Final = [
    [("C", "Edinburgh"), ("C", "Stirling"), ("C", "Inveraray"), ("K", "Perth")],
    [("C", "Blarney"), ("T", "Hill of Tara")],
]
NEUTRAL: Final = [32, 24]
BONUS: Final = [8, 12]
MOST_CASTLES: Final = 12
FEWEST_SPACES: Final = 102
FREE_TOWNS: Final = 24
FREE_OTHERS: Final = 48
APART: Final = 2
CASTLES_APART: Final = 3


class Survey:
    """A sheet and what is counted on it; everything is by place, in reading order."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.rules = RULES.index(sheet.head["rules"])
        self.own = sheet.head["layout"] == "own"
        self.spaces: dict[int, str] = {place: token for place, token in sheet.cells.items() if is_space(token)}
        self.special: dict[int, str] = {place: token for place, token in sheet.cells.items() if token[0] in "CKT"}
        self.neutral: set[int] = {place for place, token in self.spaces.items() if is_neutral(token)}
        self.bonus: list[int] = [place for place, token in self.spaces.items() if token.endswith("+")]
        self.towns: dict[str, list[int]] = {}
        for place, token in self.spaces.items():
            if token[0].isdigit():
                self.towns.setdefault(label_of(token), []).append(place)

    def count(self, letter: str) -> int:
        """How many hexes begin with this letter, in its neutral form too."""
        if letter in "CKT":
            return len([token for token in self.special.values() if token[0] == letter])
        return len([token for token in self.spaces.values() if token[0].lower() == letter])

    def settled(self, places: set[int]) -> int:
        """How many of these are spaces of settlements."""
        return len([place for place in places if self.spaces[place][0].isdigit()])


def check(sheet: Sheet) -> None:
    """MapError for the first check that is broken."""
    survey = Survey(sheet)
    check_labels(survey)
    for label in sorted(survey.towns):
        check_town(survey, label, survey.towns[label])
    if survey.own:
        check_counts(survey)
        check_connected(survey)
    else:
        check_printed_counts(survey)
    check_special(survey)
    check_bonus(survey)
    check_names(survey)
    check_neutral(survey)


def check_labels(survey: Survey) -> None:
    """F5 and F6: what has to have a name has one, once, and belongs to these rules."""
    sheet = survey.sheet
    strange = "T" if survey.rules == SCOTLAND else "K"
    seen: set[str] = set()
    for place, label in survey.special.items():
        if label[0] == strange:
            sheet.bad("F6", f"{label} is no space of {RULES[survey.rules]}", place)
        if label in seen:
            sheet.bad("F6", f"label {label} stands on two hexes", place)
        if label not in sheet.names:
            sheet.bad("F5", f"{label} has no name", place)
        seen.add(label)
    for label, line in sheet.name_lines.items():
        if label not in seen and label not in survey.towns:
            fail("F5", f"label {label} is not on the grid", line)


def check_town(survey: Survey, label: str, places: list[int]) -> None:
    """M3, and the part of M8 that belongs to one settlement."""
    sheet = survey.sheet
    first, size = places[0], int(label[0])
    said = sheet.cells[first][:2]
    if size != len(places):
        sheet.bad("M3", f"settlement {said} has {len(places)} spaces", first)
    if cut_off(set(places)):
        sheet.bad("M3", f"settlement {said} is not in one piece", first)
    if size == 4 and survey.rules == SCOTLAND:
        sheet.bad("M3", "no settlement of 4 in scotland", first)
    if not survey.own:
        return
    if 0 < len(survey.neutral.intersection(places)) < size:
        sheet.bad("M8", f"settlement {said} is neutral only in part", first)
    for place in places:
        for near in beside(place):
            other = survey.spaces.get(near, SEA)
            if other[0].isdigit() and label_of(other) != label:
                sheet.bad("M3", f"settlements {sheet.cells[place][:2]} and {other[:2]} touch", place)


def check_counts(survey: Survey) -> None:
    """M1 of a map of one's own."""
    for letter, wanted in KINDS_NEEDED[survey.rules]:
        check_kind(survey, letter, wanted)
    for size, wanted in TOWNS_NEEDED[survey.rules]:
        found = len([label for label in survey.towns if int(label[0]) == size])
        if found != wanted:
            survey.sheet.whole("M1", f"{found} settlements of {size}, expected {wanted}")


def check_printed_counts(survey: Survey) -> None:
    """M1 of a printed board."""
    castles = survey.count("C")
    if castles > MOST_CASTLES:
        survey.sheet.whole("M1", f"{castles} castles, at most {MOST_CASTLES}")
    letter, wanted = SITES_NEEDED[survey.rules]
    check_kind(survey, letter, wanted)
    if len(survey.spaces) < FEWEST_SPACES:
        survey.sheet.whole("M1", f"{len(survey.spaces)} tile spaces, at least {FEWEST_SPACES}")


def check_kind(survey: Survey, letter: str, wanted: int) -> None:
    """M1 for one kind."""
    found = survey.count(letter)
    if found != wanted:
        survey.sheet.whole("M1", f"{found} spaces of kind {letter}, expected {wanted}")


def check_connected(survey: Survey) -> None:
    """M2: one can walk from every space to every other, in a game of two as well."""
    everywhere = set(survey.spaces)
    for what, places in [("", everywhere), (" without the neutral ones", everywhere - survey.neutral)]:
        left = cut_off(places)
        if left:
            survey.sheet.bad("M2", f"tile spaces{what} are not all connected", min(left))


def cut_off(places: set[int]) -> set[int]:
    """The places that cannot be reached from the first of them."""
    left = set(places)
    todo = [min(left)] if left else []
    left.difference_update(todo)
    while todo:
        for near in beside(todo.pop()):
            if near in left:
                left.discard(near)
                todo.append(near)
    return left


def check_special(survey: Survey) -> None:
    """M4 and M5: castles, cathedrals and towers lie apart, with room around."""
    names = survey.sheet.names
    room = 4 if survey.own else 1
    order = list(survey.special)
    for index, place in enumerate(order):
        label = survey.special[place]
        for before in order[:index] if survey.own else []:
            other = survey.special[before]
            apart, wanted = distance(place, before), CASTLES_APART if label[0] == other[0] == "C" else APART
            if apart < wanted:
                text = f"{names[label]} and {names[other]} are {apart} apart, at least {wanted} expected"
                survey.sheet.bad("M4", text, place)
        spaces = len([near for near in beside(place) if near in survey.spaces])
        if spaces < room:
            text = f"{names[label]} has only {spaces} tile spaces around it, at least {room} expected"
            survey.sheet.bad("M5", text, place)


def check_bonus(survey: Survey) -> None:
    """M6: ports and offshore farms."""
    for place in survey.bonus:
        if not is_coast(survey.sheet.cells, place):
            survey.sheet.bad("M6", "+ on a space that is not on the coast", place)
        if survey.rules == SCOTLAND and not survey.spaces[place][0].isdigit():
            survey.sheet.bad("M6", "+ (port) on a space that is no settlement space", place)
    wanted = BONUS[survey.rules]
    if survey.own and len(survey.bonus) < wanted:
        survey.sheet.whole("M6", f"{len(survey.bonus)} spaces with +, at least {wanted}")


def check_names(survey: Survey) -> None:
    """M7: the places that cards name are there, and no name means two of them."""
    sheet = survey.sheet
    first = min(sheet.name_lines.values(), default=sheet.row_lines[0])
    for letter, wanted in PLACES_NEEDED[survey.rules]:
        found = [label for label, name in sheet.names.items() if name == wanted and label[0] == letter]
        if len(found) != 1:
            fail("M7", f"{wanted} must be on the map once, as {letter}", first)
    seen: set[str] = set()
    for label, name in sheet.names.items():
        if name in seen:
            fail("M7", f"the name {name} is used twice", sheet.name_lines[label])
        seen.add(name)


def check_neutral(survey: Survey) -> None:
    """M8 and M9: how much of the map is neutral with two players, and whether enough is left.

    For three and four players the counts of M1 are enough by themselves.
    """
    wanted = NEUTRAL[survey.rules]
    if len(survey.neutral) != wanted:
        survey.sheet.whole("M8", f"{len(survey.neutral)} neutral spaces, expected {wanted}")
    free = set(survey.spaces) - survey.neutral
    towns = survey.settled(free)
    others = len(free) - towns
    if survey.own and (towns < FREE_TOWNS or others < FREE_OTHERS):
        needed = f"{FREE_TOWNS} and {FREE_OTHERS} are needed"
        survey.sheet.whole("M9", f"{towns} settlement and {others} other spaces are left for 2 players, {needed}")
