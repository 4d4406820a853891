"""The table of a game of Rebirth: the verbs of the rulebook that change it."""

from typing import Any, Final

from ...kernel.events import Event
from ...kernel.luck import Luck
from . import scoring, sight
from .cards import CASTLES, GOAL_NAMES, OPEN, mission_deck, mission_name
from .maps.layout import IRELAND, hex_of
from .placing import (
    FARM,
    TILE,
    bonus,
    castles_won,
    chained,
    goals_met,
    joined,
    mask_of,
    settlement_points,
    sites_reached,
    size_with,
    tallied_with,
)
from .preview import goal_points
from .tiles import COLOUR, ENERGY, FOOD, NAMES, NEUTRAL, NOBODY, box, sorted_names
from .towers import all_markers
from .zones import (
    FROM_GOAL,
    FROM_GROUP,
    FROM_OFFSHORE,
    FROM_PORT,
    FROM_SETTLEMENT,
    MANY_SOURCES,
    NONE,
    SOURCES,
    Zones,
)

# Luck streams: the start player, the cards, the tower markers, then the tiles of each seat

LOTS: Final = 0
MISSIONS_AND_GOALS: Final = 1
MARKERS: Final = 2
TILES_OF: Final = 3
STREAMS: Final = 7

ASIDE: Final = (2, 4)
SEAT_BITS: Final = 3


class Table(Zones):
    """The state of a game of Rebirth, with all that can happen on the table."""

    def clone(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings, self.seed, self.luck.copy())
        self.copy_into(twin)
        self.copy_zones_into(twin)
        return twin

    # Telling

    def tell(self, kind: str, seat: int, args: dict[str, Any]) -> None:
        """Say what happened, to all."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args))

    def tell_owner(self, kind: str, seat: int, cards: list[str]) -> None:
        """Say what happened to cards or tiles that only their owner may see; the others learn how many."""
        if self.events is not None:
            self.events.append(Event(kind, seat, {"count": len(cards)}, {"cards": cards}, (seat,)))

    # Set-up

    def set_out(self) -> None:
        """Lay out neutral tiles with two players, cards, tower markers, and everyone's tiles."""
        if self.seats == 2:
            for space, is_neutral in enumerate(self.layout.neutral):
                if is_neutral:
                    self.lay_neutral(space)
        deck = self.cards_of_map()
        self.luck.shuffle(deck, MISSIONS_AND_GOALS)
        if self.layout.rules == IRELAND:
            self.goals = deck[-1 : -OPEN - 1 : -1]
            self.claims = [0] * OPEN
            deck = deck[:-OPEN]
            self.marker = all_markers()
            self.luck.shuffle(self.marker, MARKERS)
        self.deck = deck
        for seat in range(self.seats):
            tiles = box(self.seats)
            self.luck.shuffle(tiles, TILES_OF + seat)
            aside = ASIDE[self.layout.rules]
            self.aside[seat] = tiles[:aside]
            self.supply[seat] = tiles[aside:-1]
            self.hand[seat] = tiles[-1:]

    def cards_of_map(self) -> list[int]:
        """All missions of a map of Scotland, or all goals of Ireland."""
        if self.layout.rules == IRELAND:
            return list(range(len(GOAL_NAMES)))
        return mission_deck(self.layout)

    def lay_neutral(self, space: int) -> None:
        """Close a space with a tile of an unused colour, face down."""
        self.occupy(space, NEUTRAL)
        town = self.layout.town[space]
        if town >= 0:
            self.room[town] -= 1

    def occupy(self, space: int, code: int) -> None:
        """A tile lies on a space, which is no longer free."""
        self.board[space] = code
        self.laid.append(space)
        place = self.layout.at[space]
        kind = self.layout.kind[space]
        if kind > 2:
            self.free_for_settlement.remove(place)
            return
        if kind != FOOD:
            self.free_for_energy.remove(place)
        if kind != ENERGY:
            self.free_for_food.remove(place)

    def free_for(self, kind: int) -> list[int]:
        """The codes of the spaces on which a tile of this kind may be laid, ascending; not to be changed."""
        if kind > ENERGY:
            return self.free_for_settlement
        if kind == FOOD:
            # Only when no food and no blank space is left anywhere, what remains for energy is energy spaces
            return self.free_for_food if self.free_for_food else self.free_for_energy
        return self.free_for_energy if self.free_for_energy else self.free_for_food

    # Laying a tile

    def lay(self, me: int, space: int, kind: int) -> list[int]:
        """Lay a tile and score it: port or offshore farm, group or settlement, castles, cathedrals or towers, goals.

        Gives the towers that the player has reached for the first time; cathedrals are dealt with here.
        """
        if self.events is not None:
            args = {"space": hex_of(self.layout.at[space]), "tile": NAMES[kind]}
            self.tell("lay_second" if self.is_second else "lay", me, args)
        is_ireland = self.layout.rules == IRELAND
        reached = sites_reached(self, me, space)
        won = castles_won(self, me, space, kind)
        holders = [self.castle[castle] for castle in won]
        if bonus(self, space, kind):
            self.score(me, FROM_OFFSHORE if is_ireland else FROM_PORT, 1)
        roots = joined(self, me, space, kind) if kind <= ENERGY else NONE
        if kind <= ENERGY:
            self.score(me, FROM_GROUP + kind, size_with(self, roots))
        else:
            self.score_settlement(me, settlement_points(self, me, space, kind))
        self.put(me, space, kind, won, roots)
        self.tell_castles(me, won, holders)
        if is_ireland:
            self.claim_goals(me)
            return reached
        for site in reached:
            self.build_cathedral(me, site)
        return reached

    def put(self, me: int, space: int, kind: int, won: list[int], roots: list[int]) -> None:
        """A tile lies on a space: all sums that are kept follow, but no points.

        `won` are the castles that become the player's, `roots` the groups to which a farm is added.
        """
        layout = self.layout
        seats = self.seats
        self.tallies[me] = tallied_with(self, me, space, kind, roots, len(won))
        for castle in won:
            self.hand_over(castle, me)
        if kind <= ENERGY:
            self.join(space, roots)
        else:
            town = layout.town[space]
            self.houses[town * seats + me] += kind - ENERGY
            self.room[town] -= 1
        for castle in layout.castles_near[space]:
            self.at_castle[castle * seats + me] += FARM if kind <= ENERGY else TILE
        for site in layout.sites_near[space]:
            self.at_site[site * seats + me] += 1
        if layout.rules == IRELAND:
            self.link(me, space)
        self.occupy(space, me * COLOUR + kind)

    def score(self, me: int, source: int, points: int) -> None:
        """A player gets points."""
        self.points[me] += points
        self.gained[me * MANY_SOURCES + source] += points
        if self.events is not None:
            self.tell("score", me, {"source": SOURCES[source], "points": points})

    def join(self, space: int, roots: list[int]) -> None:
        """A farm joins these groups into one."""
        self.members[space] = 1
        top = space
        for root in roots:
            top = merge(self.group, self.members, top, root)

    def link(self, me: int, space: int) -> None:
        """A tile joins the chains of own tiles next to it into one, with the castles and towers beside it."""
        top = space
        castles = mask_of(self.layout.castles_near[space])
        sites = mask_of(self.layout.sites_near[space])
        for root in chained(self, me, space):
            castles |= self.castles_on[root]
            sites |= self.sites_on[root]
            self.chain[top] = root
            top = root
        self.castles_on[top] = castles
        self.sites_on[top] = sites

    def hand_over(self, castle: int, me: int) -> None:
        """A castle becomes a player's; whoever held it takes the own one back."""
        holder = self.castle[castle]
        self.castle[castle] = me
        if holder != NOBODY:
            row = self.tallies[holder][:]
            row[CASTLES] -= 1
            self.tallies[holder] = row

    def score_settlement(self, me: int, points: list[int]) -> None:
        """A full settlement scores, clockwise from who filled it; there are no points as long as it has room."""
        if not points:
            return
        for step in range(self.seats):
            seat = (me + step) % self.seats
            if points[seat]:
                self.score(seat, FROM_SETTLEMENT, points[seat])

    def tell_castles(self, me: int, won: list[int], holders: list[int]) -> None:
        """Say which castles a player has taken, and from whom."""
        if self.events is None:
            return
        for place, castle in enumerate(won):
            name = f"@{self.layout.castle_names[castle]}"
            if holders[place] == NOBODY:
                self.tell("castle", me, {"castle": name})
            else:
                self.tell("take_castle", me, {"castle": name, "victim": holders[place]})

    # Cards

    def build_cathedral(self, me: int, site: int) -> None:
        """The first tile next to a cathedral: add one's own, and draw a mission."""
        if self.events is not None:
            self.tell("cathedral", me, {"cathedral": f"@{self.layout.site_names[site]}"})
        if not self.deck:
            return
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.missions[me] = [*self.missions[me], card]
        self.information()
        if self.events is not None:
            self.tell_owner("draw_mission", me, [mission_name(self.layout, card)])

    def claim_goals(self, me: int) -> None:
        """Score the open goals that a player now meets."""
        for place in goals_met(self, me, self.tallies[me]):
            points = goal_points(self, me, place)
            is_first = self.claims[place] == 0
            self.claims[place] = self.claims[place] << SEAT_BITS | (me + 1)
            self.done[me] |= 1 << place
            if self.events is not None:
                goal = GOAL_NAMES[self.goals[place]]
                self.tell("goal" if is_first else "goal_later", me, {"goal": goal, "points": points})
            self.points[me] += points
            self.gained[me * MANY_SOURCES + FROM_GOAL] += points

    # Tiles

    def draw(self, me: int, number: int) -> None:
        """Draw tiles from the supply into the hand, as many as there are."""
        supply = self.supply[me]
        number = min(number, len(supply))
        if number == 0:
            return
        rest = len(supply) - number
        self.hand[me] = supply[rest:]
        self.supply[me] = supply[:rest]
        self.undo_floor = len(self.choices)
        if self.events is not None:
            self.tell_owner("draw", me, sorted_names(self.hand[me]))

    def draw_aside(self, me: int) -> None:
        """Draw one of the tiles set aside into the hand."""
        aside = self.aside[me]
        if not aside:
            return
        self.hand[me] = aside[-1:]
        self.aside[me] = aside[:-1]
        self.information()
        if self.events is not None:
            self.tell_owner("draw_aside", me, sorted_names(self.hand[me]))

    def keep_one(self, me: int, kind: int) -> None:
        """Keep one of the tiles in hand; the others are shuffled back into the supply."""
        rest = self.hand[me][:]
        rest.remove(kind)
        self.hand[me] = [kind]
        supply = self.supply[me] + rest
        self.luck.shuffle(supply, TILES_OF + me)
        self.supply[me] = supply
        if self.events is not None:
            self.tell_owner("take", me, [NAMES[kind]])

    def discard_hand(self, me: int) -> None:
        """A tile that can be laid nowhere goes out of the game, for all to see."""
        for kind in self.hand[me]:
            if self.events is not None:
                self.tell("discard", me, {"tile": NAMES[kind]})
        self.gone[me] = self.gone[me] + self.hand[me]
        self.hand[me] = []

    # Sight and scores

    def public_settings(self) -> dict[str, Any]:
        return {**self.settings, "first": str(self.first)}

    def moment(self) -> dict[str, Any]:
        return {
            "seat": self.active,
            "number": self.number,
            "phase": "end" if self.over else "turn",
            "first": self.first,
        }

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        return sight.zones(self, seat)

    def counters(self) -> list[dict[str, Any]]:
        return sight.counters(self)

    def redeal(self, seat: int, luck: Luck) -> None:
        sight.redeal(self, seat, luck)

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        return [scoring.sheet(self, seat) for seat in range(self.seats)]

    def tie_break(self) -> list[int]:
        return scoring.tie_break(self)

    def next_first(self) -> int:
        return (self.first + 1) % self.seats

    def describe(self) -> dict[str, Any]:
        from .describing import describe

        return describe(self)


def merge(parents: list[int], members: list[int], one: int, other: int) -> int:
    """Make two groups one; the larger one's root stays and has the members of both."""
    if members[one] > members[other]:
        one, other = other, one
    parents[one] = other
    members[other] += members[one]
    return other
