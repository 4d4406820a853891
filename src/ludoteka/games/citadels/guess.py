"""How to guess what a seat cannot know: the draft, the signed warrant and the real threat, and hidden cards."""

from typing import Final

from ...kernel.errors import RulesBug
from ...kernel.luck import Luck
from .district import TYPE
from .draft import last_has_two, owners, steps, who
from .names import GROUP, KIND, SEEN, STRAY
from .sight import last_is_done, own_steps
from .table import FACE_DOWN, FACE_UP, NOBODY, Table

TRIES: Final = 200_000


def redeal(g: Table, viewer: int, luck: Luck) -> None:
    """Draw again everything that the viewer cannot know, all that fits being alike likely."""
    if g.slot:
        redeal_draft(g, viewer, luck)
    if g.signed >= 0 and g.warrants and g.magistrate != viewer:
        g.signed = g.warrants[luck.below(len(g.warrants))]
    if g.threatened and g.blackmailer != viewer:
        g.flower = g.threatened[luck.below(len(g.threatened))]
    redeal_cards(g, viewer, luck)


# The draft: every course of it that fits has the same chance, since each pick counts as drawn from the pack


def redeal_draft(g: Table, viewer: int, luck: Luck) -> None:
    """Draw the course of the draft from those that fit what the viewer handled, and what was called since."""
    segments = free_segments(g, viewer)
    slots = g.slot[:]
    last_open = last_has_two(g) and last_is_done(g) and who(g, steps(g)) != viewer
    for _ in range(TRIES):
        for ranks in segments:
            places = [g.slot[rank] for rank in ranks]
            luck.shuffle(places)
            for at, rank in enumerate(ranks):
                slots[rank] = places[at]
        first = luck.below(2) if last_open else g.last_took_first
        holders = owners(g, slots, first)
        swap = draw_swap(g, holders, luck)
        if fits(g, viewer, holders, swap):
            g.slot = slots
            g.last_took_first = first
            g.owner = holders
            g.swap = swap
            return
    raise RulesBug(f"no draft was found that fits what seat {viewer} has seen")


def free_segments(g: Table, viewer: int) -> list[list[int]]:
    """The ranks whose slots the viewer cannot tell apart, by the stretch of the draft in which they left the pack."""
    own = own_steps(g, viewer)
    segments: list[list[int]] = [[] for _ in range(len(own) + 1)]
    last = steps(g)
    mine_to_end = last_has_two(g) and last in own
    for rank, slot in enumerate(g.slot):
        if slot == FACE_UP or slot in own or (mine_to_end and slot == FACE_DOWN) or is_told(g, viewer, rank):
            continue
        segments[len([step for step in own if step <= slot])].append(rank)
    return segments


def is_told(g: Table, viewer: int, rank: int) -> bool:
    """Whether the step in which a character was picked is known by its holder."""
    if g.seats < 4:
        return False
    if last_has_two(g) and g.slot[rank] in (FACE_DOWN, steps(g)):
        return False
    if g.swap and viewer in g.swap[:2] and rank in g.swap[2:]:
        return True
    return g.shown[rank] != NOBODY


def draw_swap(g: Table, holders: list[int], luck: Luck) -> list[int]:
    """Let the Theater's swap happen in a guessed draft, with cards by lot where players hold two."""
    if not g.swap:
        return []
    me, them = g.swap[0], g.swap[1]
    mine = [rank for rank, holder in enumerate(holders) if holder == me]
    theirs = [rank for rank, holder in enumerate(holders) if holder == them]
    given = mine[luck.below(len(mine))]
    taken = theirs[luck.below(len(theirs))]
    holders[given] = them
    holders[taken] = me
    return [me, them, given, taken]


def fits(g: Table, viewer: int, holders: list[int], swap: list[int]) -> bool:
    """Whether a guessed draft agrees with the viewer's own characters and with what was revealed."""
    if swap and viewer in swap[:2] and swap != g.swap:
        return False
    for rank, holder in enumerate(holders):
        if (holder == viewer) != (g.owner[rank] == viewer):
            return False
        if g.shown[rank] != NOBODY:
            if holder != g.shown[rank]:
                return False
        elif rank < g.called and rank != g.killed and holder != NOBODY:
            return False
    return True


# Cards: those known to lie somewhere among several places first, then all others


def redeal_cards(g: Table, viewer: int, luck: Luck) -> None:
    """Deal again the cards that the viewer does not see, keeping to what it knows of them."""
    zones: list[list[int]] = []
    places: list[int] = []
    groups: list[int] = []
    collect_places(g, viewer, zones, places, groups)
    stray = 1 << (STRAY + viewer)
    free: list[int] = []
    bound: list[int] = []
    for at, zone in enumerate(zones):
        card = zone[places[at]]
        if card & stray:
            bound.append(groups[at] << 6 | card & KIND)
        else:
            free.append(card & KIND)
    for _ in range(TRIES):
        kinds = place_strays(bound, groups, luck)
        taken = [kind >= 0 for kind in kinds]
        if fill(g, viewer, zones, kinds, free, luck):
            break
    else:
        raise RulesBug(f"no hands were found that fit what seat {viewer} has seen")
    for at, zone in enumerate(zones):
        card = zone[places[at]] & ~KIND & ~stray | kinds[at]
        zone[places[at]] = card | stray if taken[at] else card
    g.chosen.sort(key=kind_of)


def place_strays(bound: list[int], groups: list[int], luck: Luck) -> list[int]:
    """Put the cards of stray groups into places of their groups, by lot; gives the kind for each place, -1 if none."""
    kinds = [-1] * len(groups)
    order = list(range(len(groups)))
    luck.shuffle(order)
    for each in bound:
        for at in order:
            if kinds[at] < 0 and groups[at] == each >> 6:
                kinds[at] = each & KIND
                break
    return kinds


def fill(g: Table, viewer: int, zones: list[list[int]], kinds: list[int], free: list[int], luck: Luck) -> bool:
    """Deal the other cards into the places left; False if a hand cannot have what a Spy found in it."""
    rest = free[:]
    luck.shuffle(rest)
    if g.spied and g.spied[0] != viewer:
        hand = g.hand[g.spied[0]]
        room: list[int] = []
        left = g.spied[2]
        for card in hand:
            if card >> (SEEN + viewer) & 1 and TYPE[card & KIND] == g.spied[1]:
                left -= 1
        for at, zone in enumerate(zones):
            if zone is hand and kinds[at] < 0:
                room.append(at)
            elif zone is hand and TYPE[kinds[at]] == g.spied[1]:
                left -= 1
        matching = [kind for kind in rest if TYPE[kind] == g.spied[1]]
        others = [kind for kind in rest if TYPE[kind] != g.spied[1]]
        more = len(room) - left
        if left < 0 or more < 0 or len(matching) < left or len(others) < more:
            return False
        luck.shuffle(room)
        for place, kind in enumerate(matching[:left] + others[:more]):
            kinds[room[place]] = kind
        rest = matching[left:] + others[more:]
        luck.shuffle(rest)
    for at, kind in enumerate(kinds):
        if kind < 0:
            kinds[at] = rest.pop()
    return True


def kind_of(card: int) -> int:
    """The district of a card, without what is known of it."""
    return card & KIND


def collect_places(g: Table, viewer: int, zones: list[list[int]], places: list[int], groups: list[int]) -> None:
    """Every place of a card that the viewer does not know, with its stray group."""
    for seat in range(g.seats):
        if seat != viewer:
            add_places(g.hand[seat], viewer, g.group[seat], zones, places, groups)
    if g.active != viewer:
        add_places(g.drawn, viewer, g.group[g.active], zones, places, groups)
        add_places(g.chosen, viewer, g.group[g.active], zones, places, groups)
    add_places(g.deck, viewer, -1, zones, places, groups)
    add_places(g.museum, viewer, -1, zones, places, groups)


def add_places(
    zone: list[int], viewer: int, group: int, zones: list[list[int]], places: list[int], groups: list[int]
) -> None:
    """The places of one zone; `group` -1 where each card has its own."""
    for at, card in enumerate(zone):
        if not card >> (SEEN + viewer) & 1:
            zones.append(zone)
            places.append(at)
            groups.append(card >> GROUP if group < 0 else group)
