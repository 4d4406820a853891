"""What each seat sees.

For whoever lays a page out, the parts of a view:

zones     dice, left   none   faces on the table that nobody has taken ("winter_1_3"), and the one that nobody took once
                              all have chosen; `faces` beside the cards has their symbols
          die          seat   the face that the seat took; with `faces`
          hand, library_2, library_3   seat   to the owner
          play         seat   cards in play, oldest first; beside them `turned` and `tokens` (the energies on each card)
          reserve      seat   the tokens of the reserve, as energies
          pack, drafted   seat   prelude: the cards in front of a seat, and those that it kept; to the owner
          shelf_1, shelf_2   seat   while a seat splits its cards: those picked for hand and library II; to the owner
          looked       seat   cards drawn and not yet decided on; to who drew them
          chosen       seat   Naria: cards already assigned, the own first, then clockwise; to her owner
          pending      seat   cards whose effects are still to come, next first
          draw, discard   none   the piles, by number only
counters  by seat: crystals, gauge, limit (of the reserve), bonuses (used), penalty (for them), cards (in play);
          for all: year, space, round; in a turn transmute (1 if its player may transmute), extra (crystals more for
          each token)
facts     in_hand seat (cards known to be in a hand) · owned seat (in hand or libraries) · one_each (each of several
          other seats took one of these) · passed seat (a pack as it left my hands, now there, after picks that I did
          not see) · looked seat (among the cards that it is looking at) · draw_top · in_discard
moment    seat, number (of the round), phase (draft, libraries, dice, turn, end_of_round, end), year (0: before the
          first), space, season, first
prompts   take_set, draft, split, take_die, reroll, draw, keep_or_discard, keep_one, put_in_play, turn, take_energy,
          keep_to_limit, pay, spare, elements, store_energy, balance, orb, put_top, feed, mirror, kriss, dreams, crown,
          boots, tree, sacrifice, take_back, copy_reserve, naria_keep, naria_give, end_effects

Sets of tokens or cards are chosen in ascending order: energies as air, water, fire, earth, cards by number.
"""

from typing import TYPE_CHECKING, Any

from ...kernel.frames import Together
from ...kernel.luck import Luck
from ...kernel.view import counter, fact, zone
from . import guessing, knowledge, pending
from .board import PENALTY, SHELF_SIZE
from .dice import (
    CRYSTALS_ON,
    DICE_NAMES,
    DRAWS,
    ENERGY_ON,
    FACE_IDS,
    FACES_OF_A_DIE,
    GAUGE_ON,
    NO_FACE,
    PIPS,
    TRANSMUTES,
)
from .names import ENERGIES, NAMES, names_of, sorted_names
from .phases import TURN

if TYPE_CHECKING:
    from .table import Table

# Zones


def zones(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """Dice, each player's zones, and the piles."""
    seen = [faces_zone("dice", None, g.rolled)]
    if g.left != NO_FACE:
        seen.append(faces_zone("left", None, [g.left]))
    for seat in range(g.seats):
        seen.extend(zones_of(g, seat, viewer))
        seen.extend(passing_zones_of(g, seat, viewer))
    seen.extend(pending.zones(g))
    seen.append(zone("draw", None, [], len(g.draw)))
    seen.append(zone("discard", None, [], len(g.discard)))
    return seen


def zones_of(g: "Table", seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """A player's zones of the tournament."""
    seen: list[dict[str, Any]] = []
    if g.die[seat] != NO_FACE:
        seen.append(faces_zone("die", seat, [g.die[seat]]))
    for name, cards in (("hand", g.hand), ("library_2", g.library_2), ("library_3", g.library_3)):
        seen.append(own_zone(name, seat, viewer, cards[seat]))
    play = zone("play", seat, names_of(g.play[seat]), len(g.play[seat]))
    play["turned"] = [bool(mark & 1) for mark in g.marks[seat]]
    play["tokens"] = [energies_on(mark) for mark in g.marks[seat]]
    seen.append(play)
    tokens = [name for energy, name in enumerate(ENERGIES) for _ in range(g.reserve[4 * seat + energy])]
    seen.append(zone("reserve", seat, tokens, len(tokens)))
    return seen


def passing_zones_of(g: "Table", seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """A player's zones that are there for a while only: pack, drafted cards, cards looked at."""
    seen: list[dict[str, Any]] = []
    if g.pack[seat]:
        seen.append(own_zone("pack", seat, viewer, g.pack[seat]))
    if g.drafted[seat]:
        seen.append(own_zone("drafted", seat, viewer, g.drafted[seat]))
    if seat == viewer:
        picked = picked_by(g, seat)
        if picked:
            seen.append(zone("shelf_1", seat, names_of(picked[:SHELF_SIZE]), len(picked[:SHELF_SIZE])))
        if len(picked) > SHELF_SIZE:
            seen.append(zone("shelf_2", seat, names_of(picked[SHELF_SIZE:]), len(picked) - SHELF_SIZE))
    if seat == g.looker:
        if g.looked:
            seen.append(own_zone("looked", seat, viewer, g.looked))
        if g.chosen:
            mine = seat == viewer
            seen.append(zone("chosen", seat, names_of(g.chosen) if mine else [], len(g.chosen)))
    return seen


def own_zone(name: str, seat: int, viewer: int | None, cards: list[int]) -> dict[str, Any]:
    """A zone that only its owner may look into."""
    return zone(name, seat, sorted_names(cards) if seat == viewer else [], len(cards))


def picked_by(g: "Table", seat: int) -> list[int]:
    """What a seat has picked so far, and done, in splitting its cards or in the draft."""
    from .prelude import picked_in

    if not g.frames or not isinstance(g.frames[-1], Together):
        return []
    return picked_in(g.frames[-1], seat)


def faces_zone(name: str, seat: int | None, faces: list[int]) -> dict[str, Any]:
    """A zone of dice, with the symbols that they show."""
    seen = zone(name, seat, [FACE_IDS[face] for face in faces], len(faces))
    seen["faces"] = [symbols(face) for face in faces]
    return seen


def symbols(face: int) -> dict[str, Any]:
    """What a face shows."""
    return {
        "die": DICE_NAMES[face // FACES_OF_A_DIE],
        "energy": [name for energy, name in enumerate(ENERGIES) for _ in range(ENERGY_ON[4 * face + energy])],
        "crystals": CRYSTALS_ON[face],
        "gauge": GAUGE_ON[face],
        "transmute": TRANSMUTES[face],
        "draw": DRAWS[face],
        "pips": PIPS[face],
    }


def energies_on(mark: int) -> list[str]:
    """The tokens on a card with this mark."""
    from .table import tokens_on

    return [name for energy, name in enumerate(ENERGIES) for _ in range(tokens_on(mark, energy))]


# Counters and facts


def counters(g: "Table") -> list[dict[str, Any]]:
    """Everything that the boards show as a number."""
    seen = [counter("year", None, g.year), counter("space", None, g.space), counter("round", None, g.number)]
    if g.phase == TURN:
        seen.append(counter("transmute", g.active, g.can_transmute))
        seen.append(counter("extra", g.active, g.transmute_extra(g.active)))
    for seat in range(g.seats):
        seen.append(counter("crystals", seat, g.crystals[seat]))
        seen.append(counter("gauge", seat, g.gauge[seat]))
        seen.append(counter("cards", seat, len(g.play[seat])))
        seen.append(counter("limit", seat, g.limit(seat)))
        seen.append(counter("bonuses", seat, g.bonus[seat]))
        seen.append(counter("penalty", seat, PENALTY[g.bonus[seat]]))
    return seen


def facts(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """What a seat knows beyond what it sees."""
    if viewer is None:
        return []
    known = g.known[viewer]
    seen: list[dict[str, Any]] = []
    for seat in range(g.seats):
        seen.extend(fact_of("in_hand", seat, known, knowledge.HAND + seat))
        seen.extend(fact_of("owned", seat, known, knowledge.OWNED + seat))
    seen.extend(fact_of("looked", g.looker, known, knowledge.LOOKED))
    for group in g.maybe[viewer]:
        cards = sorted({each % knowledge.CARDS_IN_ENTRY for alternative in group for each in alternative})
        seen.append(fact("one_each", None, names_of([card for card in cards if card])))
    for seat in g.others(viewer):
        passed = guessing.passed_to(g, viewer, seat)
        if passed:
            seen.append(fact("passed", seat, sorted_names(passed)))
    if g.top_known[viewer] and g.draw:
        seen.append(fact("draw_top", None, [NAMES[g.draw[-1]]]))
    seen.extend(fact_of("in_discard", None, known, knowledge.DISCARD))
    return seen


def fact_of(key: str, seat: int | None, known: list[int], place: int) -> list[dict[str, Any]]:
    """The cards that are known to be in a place, if there are any."""
    size = knowledge.CARDS_IN_ENTRY
    cards = sorted([each % size for each in known if each // size == place and each % size])
    return [fact(key, seat, names_of(cards))] if cards else []


def redeal(g: "Table", viewer: int, luck: Luck) -> None:
    """Deal again what the viewer cannot know."""
    guessing.redeal(g, viewer, luck)
