"""Tests of Citadels in the words of the rulebook: players with characters and cities, what they choose, what comes."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.games.citadels.names import CHARACTER_NAMES, DISTRICT_NAMES

GAME = ludoteka.load("citadels")
UNIQUES = DISTRICT_NAMES[17:]
FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FILL = ["keep", "statue", "dragon_gate", "gold_mine", "park", "smithy", "capitol", "basilica", "map_room"]
FILL += ["observatory", "stables", "great_wall", "imperial_treasury", "ivory_tower", "haunted_quarter"]
FILL += ["wishing_well", "factory", "laboratory"]


def rank(character: str) -> int:
    """The rank of a character, from 0."""
    return CHARACTER_NAMES.index(character) // 3


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


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


class Game:
    """A state together with the events since it began, read through its description and its views."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.told: list[Any] = state.take_events()

    def choose(self, *texts: str, seat: int | None = None) -> None:
        """Make these choices one after the other, each for the seat that is to move."""
        for text in texts:
            self.state.choose(text, seat)
            self.told.extend(self.state.take_events())

    @property
    def seat(self) -> int:
        """The seat that has to choose; -1 when the game is over."""
        return self.state.to_move[0] if self.state.to_move else -1

    @property
    def options(self) -> list[str]:
        """What that seat may choose."""
        return [option.text for option in self.state.options(self.seat)]

    @property
    def asks(self) -> str:
        """What the question is about."""
        return str(self.state.view(None)["prompts"][0]["key"])

    def offered(self, verb: str) -> list[str]:
        """What may be chosen with this verb."""
        return [" ".join(option.args) for option in self.state.options(self.seat) if option.verb == verb]

    def zone(self, name: str, seat: int) -> list[str]:
        """The cards in a seat's zone."""
        return spread(self.state.describe()["seats"][str(seat)].get(name, []))

    def hand(self, seat: int = 0) -> str:
        return " ".join(sorted(self.zone("hand", seat)))

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

    def events(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as the viewer sees them."""
        return [event.seen_by(viewer) for event in self.told if event.kind == kind]

    def seen(self, viewer: int | None, zone: str, seat: int | None = None) -> dict[str, Any]:
        """A zone as the viewer (None: a spectator) sees it."""
        for each in self.state.view(viewer)["zones"]:
            if each["id"] == zone and (seat is None or each["seat"] == seat):
                return dict(each)
        return {"cards": [], "count": 0}

    def fact(self, key: str, viewer: int | None, seat: int | None = None) -> str:
        """What the viewer knows beyond what lies open."""
        for each in self.state.view(viewer)["facts"]:
            if each["key"] == key and (seat is None or each["seat"] == seat):
                return " ".join(each["cards"])
        return ""
