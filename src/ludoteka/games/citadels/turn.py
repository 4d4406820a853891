"""Set-up, and the round in the rulebook's order: selection, calls, turns, end of the round, end of the game."""

from typing import Any, ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.options import RANDOM
from ...kernel.view import Prompt
from . import characters, districts
from .abilities import Bewitch, PassCrown
from .building import build, build_codes
from .cards import draw
from .character import CHARACTER_CARDS
from .district import DISTRICT_CARDS
from .draft import StartSelection
from .effects import Gather, end_turn, gather, gather_codes
from .names import (
    ARMORY,
    BASICS,
    CHARACTER_NAMES,
    CHARACTER_NUMBER,
    DISTRICT_NUMBER,
    DISTRICTS,
    KIND,
    KING,
    LABORATORY,
    MUSEUM,
    PATRICIAN,
    QUEEN,
    SECRET_VAULT,
    SEEN_BY_ALL,
    SMITHY,
    WITCH,
)
from .scoring import box
from .sets import PRESET, RANKS, SETS, UNIQUES, is_allowed, of_set, same_rank, uniques_of_set
from .table import LOTS, NO_RANK, NOBODY, ROUND_END, TURNS, USED_EXTRA, Table
from .words import (
    ARMORY_AT,
    BORROW_FROM,
    BRIBE,
    BUILD,
    END_TURN,
    GATHER_AND_CHOOSE,
    KEEP_CARD,
    LEAVE,
    REFUSE,
    REVEAL,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
)

HAND_SIZE: Final = 4
START_GOLD: Final = 2
ACTIVES: Final = (ARMORY, LABORATORY, MUSEUM, SMITHY)
ACTIVE_MASK: Final = 1 << ARMORY | 1 << LABORATORY | 1 << MUSEUM | 1 << SMITHY
RULES: Final = (characters, districts)

# Preparation


def choose_cards(g: Table) -> None:
    """Choose the characters and the unique districts."""
    chosen: Any = g.settings["characters"]
    nine: bool = g.settings["nine"]
    if chosen == RANDOM:
        for rank in range(RANKS if nine else RANKS - 1):
            pool = [character for character in same_rank(3 * rank) if is_allowed(character, g.seats)]
            g.cast.append(pool[g.luck.below(len(pool), LOTS)])
    elif isinstance(chosen, str):
        g.cast = of_set(chosen, g.seats, nine)
    else:
        g.cast = [CHARACTER_NUMBER[name] for name in chosen]
    uniques: Any = g.settings["uniques"]
    if uniques == PRESET and isinstance(chosen, str) and chosen in SETS:
        uniques = chosen
    if uniques in (PRESET, RANDOM):
        pool = list(range(BASICS, DISTRICTS))
        g.luck.shuffle(pool, LOTS)
        g.uniques = sorted(pool[:UNIQUES])
    elif isinstance(uniques, str):
        g.uniques = sorted(uniques_of_set(uniques))
    else:
        g.uniques = sorted([DISTRICT_NUMBER[name] for name in uniques])


def choose_crown(g: Table) -> None:
    """Give the crown to a player."""
    crown: str = g.settings["crown"]
    g.crown = g.luck.below(g.seats, LOTS) if crown == RANDOM else int(crown)


def deal(g: Table) -> None:
    """Shuffle the districts, and give each player 4 cards and 2 gold."""
    g.deck = box() + g.uniques
    g.luck.shuffle(g.deck, LOTS)
    for seat in range(g.seats):
        draw(g, seat, HAND_SIZE)
        g.gold[seat] = START_GOLD


def begin(g: Table) -> None:
    """Set the table up, down to the first question."""
    choose_cards(g)
    choose_crown(g)
    deal(g)
    g.undo_floor = 0
    g.then(START_ROUND)


# Course of the game


class StartRound(Frame[Table]):
    """Selection phase, then turn phase."""

    def run(self, g: Table) -> None:
        g.then(StartSelection())
        g.then(CALLS[0])


START_ROUND: Final = StartRound()


class Call(Frame[Table]):
    """The crowned player calls a rank; its owner, unless killed, reveals it and plays."""

    __match_args__: ClassVar[tuple[str, ...]] = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, g: Table) -> None:
        rank = self.rank
        if rank == len(g.cast):
            g.then(END_ROUND)
            return
        g.phase = TURNS
        g.called = rank + 1
        g.information()
        g.tell_character("call", g.crown, rank)
        owner = g.owner[rank]
        if owner == NOBODY or g.killed == rank:
            start_turn(g, g.active, NO_RANK)
            g.tell_character("no_answer", g.crown, rank)
        else:
            reveal(g, owner, rank)
            open_turn(g, owner, rank)
        g.then(CALLS[rank + 1])


CALLS: Final = [Call(rank) for rank in range(RANKS + 1)]


def reveal(g: Table, owner: int, rank: int) -> None:
    """A character shows itself; a robbed one pays the Thief."""
    g.shown[rank] = owner
    start_turn(g, owner, rank)
    g.tell_character("reveal", owner, rank)
    if g.robbed == rank and g.robber != owner and g.gold[owner]:
        g.pay_player(owner, g.robber, g.gold[owner], "robbed")


def start_turn(g: Table, me: int, rank: int) -> None:
    """Everything counted by turn begins anew."""
    g.active = me
    g.acting = rank
    g.gathered = 0
    g.built = 0
    g.paid = 0
    g.used = 0
    g.spent = 0


def open_turn(g: Table, owner: int, rank: int) -> None:
    """How the turn goes on: bewitched, as the Witch, threatened, or as usual."""
    if g.bewitched == rank:
        g.then(Gather(owner))
        g.then(AfterBewitched(owner, rank))
        return
    CHARACTER_CARDS[g.cast[rank]].on_reveal(g, owner)
    if g.cast[rank] == WITCH:
        g.then(Gather(owner))
        g.then(Bewitch(owner))
        return
    if rank in g.threats:
        g.then(Gather(owner))
        g.then(MayBribe(owner, rank))
    g.then(Turn(owner))


class AfterBewitched(Frame[Table]):
    """The bewitched player's turn is over, after the crown was taken; the Witch goes on as that character."""

    __match_args__: ClassVar[tuple[str, ...]] = ("owner", "rank")

    def __init__(self, owner: int, rank: int) -> None:
        self.owner = owner
        self.rank = rank

    def run(self, g: Table) -> None:
        rank = self.rank
        takes_crown = g.cast[rank] in (KING, PATRICIAN)
        if takes_crown and g.crown != self.owner:
            g.move_crown(self.owner)
        start_turn(g, g.witch, rank)
        g.gathered = 1
        if takes_crown:
            g.used = USED_EXTRA
        g.tell_character("resume", g.witch, rank)
        CHARACTER_CARDS[g.cast[rank]].on_reveal(g, g.witch)
        g.then(Turn(g.witch))


# Threats


class MayBribe(Question[Table]):
    """A threatened player pays half of the gold, or refuses."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "rank")

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def codes(self, g: Table) -> list[int]:
        return [BRIBE, REFUSE] if g.blackmailer != self.seat else []

    def answer(self, g: Table, code: int) -> None:
        if code == BRIBE:
            g.threats.remove(self.rank)
            g.pay_player(self.seat, g.blackmailer, g.gold[self.seat] // 2, "bribe")
        else:
            g.tell("refuse", self.seat, {"victim": g.blackmailer})
            g.then(MayReveal(g.blackmailer, self.seat, self.rank))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("bribe", CHARACTER_NAMES[g.cast[1]], {"victim": g.blackmailer, "count": g.gold[self.seat] // 2})


class MayReveal(Question[Table]):
    """The Blackmailer turns up a threat that was not bought off, or leaves it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them", "rank")

    def __init__(self, seat: int, them: int, rank: int) -> None:
        super().__init__(seat)
        self.them = them
        self.rank = rank

    def codes(self, g: Table) -> list[int]:
        return [REVEAL, LEAVE]

    def answer(self, g: Table, code: int) -> None:
        if code == LEAVE:
            g.tell("leave_threat", self.seat, {"victim": self.them})
            return
        g.information()
        g.threats.remove(self.rank)
        g.threatened = []
        real = g.flower == self.rank
        g.tell("reveal_threat", self.seat, {"victim": self.them, "reason": "flower" if real else "blank"})
        if real and g.gold[self.them]:
            g.pay_player(self.them, self.seat, g.gold[self.them], "blackmailed")

    def prompt(self, g: Table) -> Prompt:
        secret = {"reason": "flower" if g.flower == self.rank else "blank"}
        return Prompt("reveal", CHARACTER_NAMES[g.cast[1]], {"victim": self.them}, secret)


# Turns


class Turn(Question[Table]):
    """Gather, build, use abilities and districts in any order, and end the turn; asked even when only the end is left,
    since what a player cannot do may lie in the hand.
    """

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        me = self.seat
        codes: list[int] = []
        role = CHARACTER_CARDS[g.cast[g.acting]]
        role.offers(g, me, codes)
        if g.owns[me] & ACTIVE_MASK:
            for district in ACTIVES:
                if g.owns[me] >> district & 1:
                    DISTRICT_CARDS[district].offers(g, me, codes)
        if g.gathered:
            if not role.must(g, me):
                codes.append(END_TURN)
            build_codes(g, me, codes)
        else:
            gather_codes(g, me, codes)
        codes.sort()
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == END_TURN:
            end_turn(g, me)
            return
        if code <= GATHER_AND_CHOOSE:
            gather(g, me, code)
        elif BUILD <= code < KEEP_CARD:
            build(g, me, code)
        else:
            district = used_district(code)
            if district >= 0:
                DISTRICT_CARDS[district].use(g, me, code)
            else:
                CHARACTER_CARDS[g.cast[g.acting]].use(g, me, code)
        g.then(self)

    def prompt(self, g: Table) -> Prompt:
        must: list[str] = [] if g.gathered else ["gather"]
        more = CHARACTER_CARDS[g.cast[g.acting]].must(g, self.seat)
        if more:
            must.append(more)
        source = CHARACTER_NAMES[g.cast[g.acting]]
        return Prompt("turn_must", source, {"must": must}) if must else Prompt("turn", source)


def used_district(code: int) -> int:
    """The district that an option of the turn uses; -1 if it is the character's."""
    if code == USE_SMITHY:
        return SMITHY
    if code == USE_LABORATORY:
        return LABORATORY
    if code == USE_MUSEUM:
        return MUSEUM
    return ARMORY if ARMORY_AT <= code < BORROW_FROM else -1


# End of the round


class EndRound(Frame[Table]):
    """A killed rank 4 shows itself and still moves the crown; a Queen beside it is paid."""

    def run(self, g: Table) -> None:
        g.phase = ROUND_END
        start_turn(g, g.active, NO_RANK)
        owner = g.owner[3]
        if g.killed == 3 and owner != NOBODY:
            g.information()
            g.shown[3] = owner
            g.tell_character("reveal_killed", owner, 3)
            pay_queen(g, owner)
            if g.cast[3] in (KING, PATRICIAN):
                if g.crown != owner:
                    g.move_crown(owner)
            else:
                g.then(PassCrown(owner))
        g.then(NEXT_ROUND)


def pay_queen(g: Table, owner: int) -> None:
    """A Queen beside a rank 4 that shows itself only now gets her 3 gold."""
    if len(g.cast) == RANKS and g.cast[8] == QUEEN and g.shown[8] != NOBODY and g.is_neighbour(g.shown[8], owner):
        g.gain_gold(g.shown[8], 3, "favor")


END_ROUND: Final = EndRound()


class NextRound(Frame[Table]):
    """Either the game is over, or the markers are taken away and a new round begins."""

    def run(self, g: Table) -> None:
        if g.first_complete != NOBODY:
            g.over = True
            g.frames.clear()
            g.information()
            show_vault(g)
            g.tell("end_game", g.first_complete, {})
            return
        clear_marks(g)
        g.then(START_ROUND)


NEXT_ROUND: Final = NextRound()


def show_vault(g: Table) -> None:
    """Whoever has the Secret Vault in hand shows it."""
    for seat in range(g.seats):
        for at, card in enumerate(g.hand[seat]):
            if card & KIND == SECRET_VAULT:
                g.hand[seat][at] = card | SEEN_BY_ALL
                g.tell_district("show", seat, SECRET_VAULT)


def clear_marks(g: Table) -> None:
    """Take all markers from the characters."""
    g.killed = NO_RANK
    g.robbed = NO_RANK
    g.robber = NOBODY
    g.bewitched = NO_RANK
    g.witch = NOBODY
    g.warrants = []
    g.signed = NO_RANK
    g.magistrate = NOBODY
    g.threats = []
    g.threatened = []
    g.flower = NO_RANK
    g.blackmailer = NOBODY
    g.shielded = NOBODY
