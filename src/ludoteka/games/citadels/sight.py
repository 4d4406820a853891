"""What each seat sees.

Zones (`seat` in brackets where a zone belongs to one):
- `cast`: piles in order of rank, each `{"card", "count": 1, "cost": rank, "state", "holder", "marks"}`. `state` is
  `face_up` (discarded for all to see), `revealed` (`holder` is the seat), `mine` (held by the viewer, not yet
  revealed), `absent` (called, and nobody answered) or `unknown`; `marks` are of `killed`, `robbed`, `bewitched`,
  `warrant`, `threat`, and for the seat that laid them `signed` and `flower`.
- `face_up`, `face_down`: characters discarded; of those face down the viewer sees the ones that it handled.
- `pack`[seat]: the characters from which that seat picks now; only that seat sees them.
- `role`[seat]: the characters a seat holds; the own ones, and those revealed.
- `hand`[seat], `city`[seat] (with `beautified`: for each district the gold on it), `museum`[seat] (in whose city it
  stands; the viewer sees the cards it put there), `deck`, `drawn`[seat], `looked`[seat] (the hand that a Wizard looks
  at), `chosen`[seat] (cards a Magician has picked so far), `site`[seat] (the district being built).

Counters: `gold`[seat], `tax`, `round`, `to_build`[seat] (districts a city still needs), `builds`[seat] (districts that
the seat in turn may still build).

Facts, beside `cards`: `crown`[seat] (who has it), `saw` (`step`: the pack as it came to the viewer), `holds`[seat] (a
character that the viewer knows the seat to hold), `swapped`[seat] (`victim`: the two that changed characters),
`signed`, `flower`, `in_hand`[seat] (cards of a hand that the viewer knows), `in_deck` (`depths`: how many cards from
the top, 1 being the top), `astray` (cards that the viewer lost sight of among several places), `spied`[seat] (`count`
cards of the type `reason` in that hand, as a Spy found, until it changes unseen).

Prompts: `turn`, or `turn_must`, which says in `must` what keeps the turn from ending: `gather`, `take_crown`,
`give_crown`.
"""

from typing import TYPE_CHECKING, Any

from ...kernel.view import counter, fact, piles, zone
from .abilities import TakeOrBuild
from .character import LIMIT
from .draft import Pick, last_has_two, offered, steps, who
from .names import (
    BEAUTIFIED,
    CHARACTER_NAMES,
    MONUMENT,
    MUSEUM,
    SEEN,
    STRAY,
    TYPES,
    WITCH,
    district_names,
    sorted_names,
)
from .table import FACE_DOWN, FACE_UP, IN_PACK, TURNS

if TYPE_CHECKING:
    from .table import Table


def seat_in_turn(g: "Table") -> int:
    """Whose turn it is; in the selection phase, who picks."""
    return g.waiting[0].seat if g.waiting and g.called == 0 else g.active


def characters(g: "Table", ranks: list[int]) -> list[str]:
    """The names of the characters of these ranks."""
    return [CHARACTER_NAMES[g.cast[rank]] for rank in ranks]


# Zones


def zones(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """The characters, the deck, each player's character, hand and city, and what an effect holds at the moment."""
    seen = [cast(g, viewer)]
    seen.extend(discarded(g, viewer))
    for seat in range(g.seats):
        seen.extend(zones_of(g, seat, viewer))
    seen.append(zone("deck", None, [], len(g.deck)))
    if g.drawn:
        seen.append(zone("drawn", g.active, sorted_names(g.drawn) if viewer == g.active else [], len(g.drawn)))
    if g.chosen and viewer == g.active:
        seen.append(zone("chosen", viewer, sorted_names(g.chosen), len(g.chosen)))
    if g.site:
        seen.append(zone("site", g.active, district_names(g.site), len(g.site)))
    looked = looked_at(g)
    if looked >= 0:
        cards = sorted_names(g.hand[looked]) if viewer in (g.active, looked) else []
        seen.append(zone("looked", looked, cards, len(g.hand[looked])))
    return seen


def looked_at(g: "Table") -> int:
    """Whose hand a Wizard is looking at; -1 if none."""
    if g.waiting:
        question = g.waiting[0]
        if isinstance(question, TakeOrBuild):
            return question.them
    return -1


def cast(g: "Table", viewer: int | None) -> dict[str, Any]:
    """The characters in play by rank, with what is known of each."""
    stock: list[dict[str, Any]] = []
    for rank, character in enumerate(g.cast):
        state, holder = state_of(g, rank, viewer)
        stock.append(
            {
                "card": CHARACTER_NAMES[character],
                "count": 1,
                "cost": rank + 1,
                "state": state,
                "holder": holder,
                "marks": marks_of(g, rank, viewer),
            }
        )
    return piles("cast", stock)


def state_of(g: "Table", rank: int, viewer: int | None) -> tuple[str, int | None]:
    """What the viewer knows of a character, and who holds it."""
    if g.slot and g.slot[rank] == FACE_UP:
        return "face_up", None
    if g.shown and g.shown[rank] >= 0:
        return "revealed", g.shown[rank]
    if g.owner and viewer is not None and g.owner[rank] == viewer:
        return "mine", viewer
    return ("absent" if rank < g.called else "unknown"), None


def marks_of(g: "Table", rank: int, viewer: int | None) -> list[str]:
    """The markers on a character, as the viewer sees them."""
    marks: list[str] = []
    for name, marked in (("killed", g.killed), ("robbed", g.robbed), ("bewitched", g.bewitched)):
        if marked == rank:
            marks.append(name)
    if rank in g.warrants:
        marks.append("warrant")
        if viewer == g.magistrate and g.signed == rank:
            marks.append("signed")
    if rank in g.threats:
        marks.append("threat")
        if knows_flower(g, viewer) and g.flower == rank:
            marks.append("flower")
    return marks


def knows_flower(g: "Table", viewer: int | None) -> bool:
    """Whether the viewer knows the real threat: who laid it, and everybody once a threat was turned up."""
    return g.flower >= 0 and (viewer == g.blackmailer or not g.threatened)


def discarded(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """The characters that lie face up and face down, and the pack."""
    face_up = [rank for rank, slot in enumerate(g.slot) if slot == FACE_UP]
    face_down = [rank for rank, slot in enumerate(g.slot) if slot not in (FACE_UP, IN_PACK) and g.owner[rank] < 0]
    known = [rank for rank in face_down if viewer is not None and has_handled(g, rank, viewer)]
    seen = [
        zone("face_up", None, characters(g, face_up), len(face_up)),
        zone("face_down", None, characters(g, known), len(face_down)),
    ]
    picker = g.waiting[0] if g.waiting else None
    if isinstance(picker, Pick):
        cards = offered(g, picker.step)
        mine = viewer == picker.seat
        seen.append(zone("pack", picker.seat, characters(g, cards) if mine else [], len(cards)))
    return seen


def has_handled(g: "Table", rank: int, viewer: int) -> bool:
    """Whether the viewer laid this face-down character aside, or left it over as the last player."""
    slot = g.slot[rank]
    last = steps(g)
    if last_has_two(g) and slot in (FACE_DOWN, last):
        return who(g, last) == viewer and last_is_done(g)
    if slot == last + 1:
        # In a position more than one may be left over, of which nobody is said to have seen anything
        return who(g, last) == viewer and g.slot.count(slot) == 1
    return 0 < slot <= last and who(g, slot) == viewer and not (g.seats == 3 and slot == 4)


def last_is_done(g: "Table") -> bool:
    """Whether the last player has picked."""
    return steps(g) in g.slot


def zones_of(g: "Table", seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """A player's characters, hand, city and Museum."""
    hand = g.hand[seat]
    held = len(hand) + (len(g.chosen) if seat == g.active and seat != viewer else 0)
    ranks = g.has_ranks(seat)
    shown = [rank for rank in ranks if seat == viewer or g.shown[rank] == seat]
    city = zone("city", seat, district_names(g.city[seat]), len(g.city[seat]))
    city["beautified"] = [1 if card >= BEAUTIFIED else 0 for card in g.city[seat]]
    seen = [
        zone("role", seat, characters(g, shown), len(ranks)),
        zone("hand", seat, sorted_names(hand) if seat == viewer else [], held),
        city,
    ]
    if g.has(seat, MUSEUM):
        stored = [] if viewer is None else [card for card in g.museum if card >> (SEEN + viewer) & 1]
        seen.append(zone("museum", seat, sorted_names(stored), len(g.museum)))
    return seen


# Counters and facts


def counters(g: "Table") -> list[dict[str, Any]]:
    """Gold, and how near the end is."""
    seen = [counter("gold", seat, g.gold[seat]) for seat in range(g.seats)]
    need = 7 if g.seats > 3 else 8
    for seat in range(g.seats):
        size = len(g.city[seat]) + (1 if g.has(seat, MONUMENT) else 0)
        seen.append(counter("to_build", seat, max(0, need - size)))
    if g.phase == TURNS and g.acting >= 0:
        seen.append(counter("builds", g.active, still_builds(g)))
    seen.append(counter("tax", None, g.tax))
    seen.append(counter("round", None, g.round))
    return seen


def still_builds(g: "Table") -> int:
    """How many districts may still be built in this turn: by the bewitched and a resting Witch, none."""
    if g.role() == WITCH or (g.acting == g.bewitched and g.active != g.witch):
        return 0
    return max(0, LIMIT[g.role()] - g.built)


def facts(g: "Table", viewer: int | None) -> list[dict[str, Any]]:
    """What the viewer knows beyond what lies open."""
    known: list[dict[str, Any]] = [fact("crown", g.crown, [])]
    if g.swap:
        known.append({**fact("swapped", g.swap[0], []), "victim": g.swap[1]})
    if g.spied:
        known.append({**fact("spied", g.spied[0], []), "reason": TYPES[g.spied[1]], "count": g.spied[2]})
    if knows_flower(g, viewer):
        known.append(fact("flower", g.blackmailer, characters(g, [g.flower])))
    if viewer is None:
        return known
    known.extend(facts_of_draft(g, viewer))
    if g.signed >= 0 and g.magistrate == viewer:
        known.append(fact("signed", viewer, characters(g, [g.signed])))
    for seat in range(g.seats):
        seen = [card for card in g.hand[seat] if card >> (SEEN + viewer) & 1]
        if seen and seat != viewer:
            known.append(fact("in_hand", seat, sorted_names(seen)))
    known.extend(facts_of_deck(g, viewer))
    return known


def facts_of_draft(g: "Table", viewer: int) -> list[dict[str, Any]]:
    """The packs that the viewer had in hand, and whom it knows by the Theater."""
    known: list[dict[str, Any]] = []
    for step in own_steps(g, viewer):
        if step > 1 and who(g, step - 1) == viewer and not (g.seats == 3 and step == 4):
            continue
        ranks = [rank for rank, slot in enumerate(g.slot) if slot >= step]
        if last_has_two(g) and step == steps(g):
            ranks = [rank for rank, slot in enumerate(g.slot) if slot in (FACE_DOWN, step, IN_PACK)]
        known.append({**fact("saw", viewer, characters(g, ranks)), "step": step})
    if g.swap and viewer in g.swap[:2]:
        them, rank = (g.swap[1], g.swap[2]) if viewer == g.swap[0] else (g.swap[0], g.swap[3])
        known.append(fact("holds", them, characters(g, [rank])))
    return known


def own_steps(g: "Table", viewer: int) -> list[int]:
    """The steps of the draft that the viewer has taken, and the one it is about to take."""
    found: list[int] = []
    if not g.slot:
        return found
    asked = g.waiting[0] if g.waiting else None
    for step in range(1, steps(g) + 1):
        if who(g, step) != viewer or (g.seats == 3 and step == 4):
            continue
        if step in g.slot or (isinstance(asked, Pick) and asked.step == step):
            found.append(step)
    return found


def facts_of_deck(g: "Table", viewer: int) -> list[dict[str, Any]]:
    """The cards of the deck whose place the viewer knows, and those that it lost sight of."""
    known: list[dict[str, Any]] = []
    places = [at for at, card in enumerate(g.deck) if card >> (SEEN + viewer) & 1]
    if places:
        cards = district_names([g.deck[at] for at in places])
        known.append({**fact("in_deck", None, cards), "depths": [len(g.deck) - at for at in places]})
    astray = [card for zone_ in hidden_zones(g, viewer) for card in zone_ if card >> (STRAY + viewer) & 1]
    if astray:
        known.append(fact("astray", None, sorted_names(astray)))
    return known


def hidden_zones(g: "Table", viewer: int) -> list[list[int]]:
    """The zones in which cards lie that the viewer does not see."""
    found = [g.hand[seat] for seat in range(g.seats) if seat != viewer]
    if g.active != viewer:
        found.extend([g.drawn, g.chosen])
    found.extend([g.deck, g.museum])
    return found
