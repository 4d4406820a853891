"""Dominion's cards and points counted slowly, from the description of a state and the rulebook's words."""

from collections import Counter
from typing import Any

POINTS = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


def held_by_effect(description: dict[str, Any]) -> dict[int, list[str]]:
    """For each seat the cards of its own that an effect holds."""
    effect = description.get("effect", {})
    active = description["turn"]["seat"]
    held: dict[int, list[str]] = {}
    for zone, seat in (("aside", active), ("looked", active), ("shown", effect.get("shown_of", active))):
        held.setdefault(seat, []).extend(spread(effect.get(zone, [])))
    return held


def owned(state: Any) -> list[list[str]]:
    """All the cards of each player, wherever they lie."""
    description = state.describe()
    cards = [[] for _ in range(state.seats)]
    for seat, zones in description["seats"].items():
        for zone in ("hand", "deck", "discard", "play"):
            cards[int(seat)].extend(spread(zones.get(zone, [])))
    for seat, held in held_by_effect(description).items():
        if held:
            cards[seat].extend(held)
    for seat in state.to_move:
        cards[seat].extend(spread(description.get("effect", {}).get("chosen", [])))
    return cards


def components(state: Any) -> Counter[str]:
    """Every card on the table by name, supply and trash included."""
    description = state.describe()
    found = Counter(spread(description["trash"]))
    found.update(description["supply"])
    for cards in owned(state):
        found.update(cards)
    return +found


def box(seats: int, kingdom: list[str]) -> Counter[str]:
    """What is taken out of the box for so many players."""
    victory = 8 if seats == 2 else 12
    found = Counter({"copper": 60, "silver": 40, "gold": 30, "curse": 10 * (seats - 1)})
    found.update({"estate": victory + 3 * seats, "duchy": victory, "province": victory})
    found.update({card: victory if card == "gardens" else 10 for card in kingdom})
    return found


def everything(state: Any) -> Counter[str]:
    """What must be on the table, whatever happened."""
    return box(state.seats, state.describe()["options"]["kingdom"])


def scores(state: Any) -> list[int]:
    """Estate 1, Duchy 3, Province 6, Curse -1, and each Gardens a point for every full ten cards."""
    return [
        sum(POINTS.get(card, 0) for card in cards) + cards.count("gardens") * (len(cards) // 10)
        for cards in owned(state)
    ]


def winners(state: Any) -> tuple[int, ...]:
    """Most points; then fewer turns; then shared."""
    turns = [state.describe()["seats"][str(seat)]["turns"] for seat in range(state.seats)]
    ranks = [(-score, taken) for score, taken in zip(scores(state), turns, strict=True)]
    return tuple(seat for seat in range(state.seats) if ranks[seat] == min(ranks))
