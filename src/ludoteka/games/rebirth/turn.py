"""A turn of Rebirth in the order of the rulebook: lay a tile and score it, towers, draw; and the end of the game."""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.options import RANDOM
from ...kernel.view import Prompt
from . import towers
from .cards import GOAL_NAMES, NO_CARD
from .maps.layout import IRELAND
from .preview import to_json
from .scoring import score_the_end
from .table import LOTS, Table
from .tiles import NAMES, sorted_names
from .towers import gives_second_tile, working
from .words import DOUBLE, LAY, LETTERS, TAKE, TOWER
from .zones import FROM_TOWER

THREE: Final = 3


def begin(g: Table) -> None:
    """Set out everything, find out who begins, and leave the first turn to do."""
    g.set_out()
    choose_first(g)
    g.information()
    g.then(StartTurn(g.first))


def choose_first(g: Table) -> None:
    """Who begins: as the options say, or by lot."""
    first: str = g.settings["first"]
    g.first = g.luck.below(g.seats, LOTS) if first == RANDOM else int(first)
    g.active = g.first


class StartTurn(Frame[Table]):
    """The turn of a player, or of the next one who still has a tile; when nobody has one, the game ends."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        for _ in range(g.seats):
            if g.hand[me]:
                break
            me = (me + 1) % g.seats
        if not g.hand[me]:
            end(g)
            return
        g.active = me
        g.number += 1
        g.is_second = 0
        g.draws_three = 0
        if len(g.hand[me]) > 1:
            g.then(TakeTile(me))
        g.then(LayTile(me))
        g.then(EndTurn(me))


class TakeTile(Question[Table]):
    """After a draw of three: which tile stays in hand; the others go back into the supply."""

    def codes(self, g: Table) -> list[int]:
        kinds = sorted(set(g.hand[self.seat]))
        can_be_laid = [kind for kind in kinds if g.free_for(kind)]
        return [TAKE + kind for kind in (can_be_laid if can_be_laid else kinds)]

    def is_asked_anyway(self) -> bool:
        """Three tiles of one kind are a secret, too."""
        return True

    def answer(self, g: Table, code: int) -> None:
        g.keep_one(self.seat, code - TAKE)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("take", "draw_three", {}, {"tiles": sorted_names(g.hand[self.seat])})


class LayTile(Question[Table]):
    """Where the tile in hand is laid; then what it brings happens by itself."""

    def codes(self, g: Table) -> list[int]:
        hand = g.hand[self.seat]
        return g.free_for(hand[0])[:] if hand else []

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        kind = g.hand[me][0]
        g.hand[me] = []
        reached = g.lay(me, g.layout.space_at[code - LAY], kind)
        if g.layout.rules == IRELAND and reached:
            use_towers(g, me, reached)

    def prompt(self, g: Table) -> Prompt:
        me = self.seat
        kind = g.hand[me][0]
        previews = [to_json(g, me, g.layout.space_at[code], kind) for code in g.free_for(kind)]
        args = {"second": bool(g.is_second)}
        return Prompt("lay", None, args, {"tile": NAMES[kind], "previews": previews})


class EndTurn(Frame[Table]):
    """A tile that could not be laid leaves the game; draw; then it is the left neighbour's turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        if g.hand[me]:
            g.discard_hand(me)
        g.draw(me, THREE if g.draws_three else 1)
        g.then(StartTurn((me + 1) % g.seats))


def end(g: Table) -> None:
    """Nobody has a tile left: score what is scored at the end."""
    g.information()
    score_the_end(g)
    g.over = True
    g.tell("end_game", g.active, {"reason": "tiles"})


# Towers


def use_towers(g: Table, me: int, reached: list[int]) -> None:
    """The markers that work, in an order that the player chooses; one that lets lay a second tile comes last."""
    works = working(g, me, reached)
    if works:
        g.then(UseTowers(me, tuple(works)))
    if gives_second_tile(g, reached):
        g.then(SecondTile(me))


class UseTowers(Question[Table]):
    """Which of several towers works next."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "sites")

    def __init__(self, seat: int, sites: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.sites = sites

    def codes(self, g: Table) -> list[int]:
        return sorted([TOWER + letter_of(g, site) for site in self.sites])

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        rest = tuple([site for site in self.sites if letter_of(g, site) != code - TOWER])
        for site in self.sites:
            if site not in rest:
                work(g, me, site)
        if rest:
            g.then(UseTowers(me, rest))

    def prompt(self, g: Table) -> Prompt:
        markers = [towers.NAMES[g.marker[site]] for site in self.sites]
        return Prompt("tower", None, {"towers": markers, "labels": [g.layout.site_labels[site] for site in self.sites]})


def letter_of(g: Table, site: int) -> int:
    """The place of a tower's letter in the alphabet."""
    return LETTERS.index(g.layout.site_labels[site][1])


def work(g: Table, me: int, site: int) -> None:
    """A marker works."""
    marker = g.marker[site]
    if g.events is not None:
        g.tell("tower", me, {"tower": f"@{g.layout.site_names[site]}", "marker": towers.NAMES[marker]})
    if marker == towers.DRAW_THREE:
        g.draws_three = 1
    elif marker == towers.SECRET_GOAL:
        draw_secret(g, me)
    elif marker == towers.DOUBLING:
        g.then(DoubleGoal(me))
    else:
        g.score(me, FROM_TOWER, towers.POINTS[marker])


def draw_secret(g: Table, me: int) -> None:
    """Draw the top goal of the deck, and keep it face down."""
    if not g.deck or g.secret[me] != NO_CARD:
        return
    goal = g.deck[-1]
    g.deck = g.deck[:-1]
    g.secret[me] = goal
    g.information()
    if g.events is not None:
        g.tell_owner("secret", me, [GOAL_NAMES[goal]])


class DoubleGoal(Question[Table]):
    """On which open goal that the player has not met the doubling marker is put; none if all are met."""

    def codes(self, g: Table) -> list[int]:
        done = g.done[self.seat]
        return sorted([DOUBLE + goal for place, goal in enumerate(g.goals) if not done >> place & 1])

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        g.doubled[me] = g.goals.index(code - DOUBLE)
        if g.events is not None:
            g.tell("double", me, {"goal": GOAL_NAMES[code - DOUBLE]})

    def prompt(self, g: Table) -> Prompt:
        return Prompt("double", "doubling")


class SecondTile(Frame[Table]):
    """Draw one of the tiles set aside, and lay and score it at once."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        g.is_second = 1
        if g.events is not None:
            g.tell("tower_second", me, {"marker": "second_tile"})
        g.draw_aside(me)
        g.then(LayTile(me))
