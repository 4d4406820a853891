"""Tests of Citadels in the words of the rulebook: players with characters and cities, what they choose, what comes."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.games.citadels.names import CHARACTER_NAMES, DISTRICT_NAMES
from tests.games.talk import Talk, spread

GAME = ludoteka.load("citadels")
UNIQUES = DISTRICT_NAMES[17:]
FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FILL = ["keep", "statue", "dragon_gate", "gold_mine", "park", "smithy", "capitol", "basilica", "map_room"]
FILL += ["observatory", "stables", "great_wall", "imperial_treasury", "ivory_tower", "haunted_quarter"]
FILL += ["wishing_well", "factory", "laboratory"]


def rank(character: str) -> int:
    """The rank of a character, from 0."""
    return CHARACTER_NAMES.index(character) // 3


def player(character: str = "", gold: int = 0, hand: str = "", city: str = "", **more: str) -> dict[str, Any]:
    """One seat of a position."""
    zones: dict[str, Any] = {"gold": gold, "hand": hand.split(), "city": city.split()}
    if character:
        zones["characters"] = character.split()
    return {**zones, **{key: value.split() for key, value in more.items()}}


def table(*seats: dict[str, Any], players: int = 4, cast: str = "", gathered: bool = True, **more: Any) -> Game:
    """A position in the turn of the first seat, as its first character, with everything gathered and nothing used."""
    given = list(seats) + [player() for _ in range(players - len(seats))]
    names = [name for seat in given for name in seat.get("characters", [])] + cast.split()
    for key in ("killed", "robbed"):
        names += [more[key]] if key in more else []
    chosen = FIRST[:] + (["artist"] if len(given) in (3, 8) else [])
    for name in names:
        if rank(name) == 8 and len(chosen) == 8:
            chosen.append(name)
        chosen[rank(name)] = name
    deck = more.get("deck", "").split()
    held = [card for seat in given for zone in ("hand", "city", "museum") for card in spread(seat.get(zone, []))]
    wanted = [card for card in dict.fromkeys(held + deck) if card in UNIQUES]
    uniques = (wanted + [card for card in FILL if card not in wanted])[:14]
    description: dict[str, Any] = {
        "players": len(given),
        "options": {"characters": chosen, "uniques": uniques},
        "crown": 0,
        "seats": dict(enumerate(given)),
        **{key: value for key, value in more.items() if key != "deck"},
        "deck": deck,
    }
    if not {"phase", "next_rank", "turn"} & set(more):
        description["turn"] = {"seat": 0, "as": given[0]["characters"][0], "gathered": gathered}
    return Game(GAME.position(description, listen=True))


class Game(Talk):
    """A game of Citadels, its cities, purses and deck."""

    def city(self, seat: int = 0) -> str:
        return " ".join(self.zone("city", seat))

    def cards(self, seat: int = 0) -> int:
        return len(self.zone("hand", seat))

    def gold(self, seat: int = 0) -> int:
        return int(self.state.describe()["seats"][str(seat)]["gold"])

    @property
    def deck(self) -> list[str]:
        """The deck from the top."""
        return spread(self.state.describe()["deck"])

    @property
    def crown(self) -> int:
        return int(self.state.describe()["crown"])

    @property
    def tax(self) -> int:
        return int(self.state.describe().get("tax", 0))

    @property
    def first_complete(self) -> int:
        return int(self.state.describe().get("first_complete", -1))

    def score(self, seat: int = 0) -> int:
        return int(self.state.scores()[seat])

    def line(self, key: str, seat: int = 0) -> int:
        """The points of one line of the score sheet."""
        return sum(line["points"] for line in self.state.score_sheet()[seat] if line["key"] == key)
