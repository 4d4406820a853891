"""Citadels' cards and points counted slowly, from the description of a state and the rulebook's words."""

from collections import Counter
from itertools import product
from typing import Any

BASIC = {
    "noble": {"manor": (3, 5), "castle": (4, 4), "palace": (5, 3)},
    "religious": {"temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2)},
    "trade": {
        "tavern": (1, 5),
        "market": (2, 4),
        "trading_post": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 3),
        "town_hall": (5, 2),
    },
    "military": {"watchtower": (1, 3), "prison": (2, 3), "barracks": (3, 3), "fortress": (5, 2)},
}
UNIQUE = {
    2: "haunted_quarter stables",
    3: "armory framework keep statue",
    4: "basilica monument museum observatory poor_house",
    5: "capitol factory imperial_treasury ivory_tower laboratory map_room necropolis quarry smithy wishing_well",
    6: "dragon_gate gold_mine great_wall library park school_of_magic theater thieves_den",
    0: "secret_vault",
}
TYPES = ("noble", "religious", "trade", "military", "unique")
COST = {name: cost for cards in BASIC.values() for name, (cost, _) in cards.items()}
COST.update({name: cost for cost, names in UNIQUE.items() for name in names.split()})
TYPE = {name: kind for kind, cards in BASIC.items() for name in cards}


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


def components(state: Any) -> Counter[str]:
    """Every district card on the table by name."""
    description = state.describe()
    found = Counter(spread(description["deck"]))
    for zones in description["seats"].values():
        for zone in ("hand", "city", "museum"):
            found.update(spread(zones.get(zone, [])))
    for zone in ("drawn", "chosen", "site"):
        found.update(spread(description.get("effect", {}).get(zone, [])))
    return found


def everything(state: Any) -> Counter[str]:
    """The 54 basic districts and 14 unique ones."""
    found = Counter({name: copies for cards in BASIC.values() for name, (_, copies) in cards.items()})
    found.update(state.describe()["options"]["uniques"])
    assert found.total() == 68
    return found


def scores(state: Any) -> list[int]:
    """The points of each player, the Haunted Quarter tried as every type."""
    description = state.describe()
    return [best(description, seat) for seat in range(state.seats)]


def best(description: dict[str, Any], seat: int) -> int:
    """A player's points with the best choice for the Haunted Quarter."""
    return max(points(description, seat, kind) for kind in TYPES)


def points(description: dict[str, Any], seat: int, haunted: str) -> int:
    """A player's points with the Haunted Quarter as one type."""
    zones = description["seats"][str(seat)]
    city = zones["city"]
    costs = [COST[name] for name in city]
    for name in zones.get("beautified", []):
        plain = [at for at, each in enumerate(city) if each == name and costs[at] == COST[name]]
        costs[plain[0]] += 1
    types = Counter(haunted if name == "haunted_quarter" else TYPE.get(name, "unique") for name in city)
    found = sum(costs) + (3 if all(types[kind] for kind in TYPES) else 0)
    size = len(city) + city.count("monument")
    if description.get("first_complete") == seat:
        found += 4
    elif size >= (8 if description["players"] < 4 else 7):
        found += 2
    found += sum(bonus(name, description, seat, costs, types) for name in city)
    return found + 3 * spread(zones["hand"]).count("secret_vault")


def bonus(name: str, description: dict[str, Any], seat: int, costs: list[int], types: Counter[str]) -> int:
    """What a unique district adds."""
    zones = description["seats"][str(seat)]
    return {
        "dragon_gate": 2,
        "imperial_treasury": zones["gold"],
        "map_room": len(spread(zones["hand"])),
        "museum": len(spread(zones.get("museum", []))),
        "wishing_well": types["unique"],
        "statue": 5 if description["crown"] == seat else 0,
        "ivory_tower": 5 if types["unique"] == 1 else 0,
        "basilica": sum(cost % 2 for cost in costs),
        "capitol": 3 if max(types.values()) >= 3 else 0,
    }.get(name, 0)


def winners(state: Any) -> tuple[int, ...]:
    """Most points; then the highest rank revealed in the last round; then shared."""
    description = state.describe()
    order = description["options"]["characters"]
    found = scores(state)
    ranks = [0] * state.seats
    for rank, seat in product(range(len(order)), range(state.seats)):
        if description["revealed"][order[rank]] == seat:
            ranks[seat] = rank + 1
    keys = [(points, rank) for points, rank in zip(found, ranks, strict=True)]
    return tuple(seat for seat in range(state.seats) if keys[seat] == max(keys))
