"""The tournament in the rulebook's order: a round's start, the players' turns, the round's end."""

from typing import ClassVar, Final

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from .board import MOST_BONUSES, season_of
from .card import CARDS, IS_ACTIVATED
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
from .effects import (
    KeepOne,
    KeepOrDiscard,
    KeepToLimit,
    PayAny,
    TakeEnergy,
    activate,
    first_unturned,
    may_reroll,
    thieving_fairies,
)
from .names import (
    AMULET_OF_WATER,
    BEGGARS_HORN,
    DAMNED_SOUL,
    DIE_OF_MALICE,
    ENERGIES,
    GLUTTON_CAULDRON,
    KINDS,
    NO_CARD,
    TITUS,
    WONDROUS_CHEST,
)
from .phases import CHOOSING_DICE, END, END_OF_ROUND, TURN
from .scoring import is_over
from .season import after_move
from .summoning import summon, summonable
from .table import REROLLS, ROLLS, Table
from .words import (
    ACTIVATE,
    ACTIVATE_OTHER,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    DRAW,
    DRAW_TWO,
    END_TURN,
    KEEP_DIE,
    REROLL,
    RESOLVE,
    TAKE_DIE,
    TRANSMUTE,
)
from .zones import NOBODY, TURNED

MALICE_CRYSTALS: Final = 2
CHEST_TOKENS: Final = 4
CHEST_CRYSTALS: Final = 3
HORN_TOKENS: Final = 1
SOUL_CRYSTALS: Final = 3

# I. Start of a round


class StartRound(Frame[Table]):
    """Straighten the cards, roll the season's dice; then everyone takes a die, and everyone's turn comes."""

    def run(self, g: Table) -> None:
        g.number += 1
        g.phase = CHOOSING_DICE
        g.active = g.first
        g.straighten()
        g.die = [NO_FACE] * g.seats
        g.left = NO_FACE
        roll(g)
        order = g.in_turn_order()
        for seat in order:
            g.then(TakeDie(seat))
        for seat in order:
            g.then(StartTurn(seat))
        g.then(EndRound())


def roll(g: Table) -> None:
    """Roll the dice of the season."""
    each = g.seats + 1
    first = season_of(g.space) * each
    g.rolled = []
    if g.rolls:
        g.rolled = sorted(g.rolls.pop(0))
    else:
        for die in g.dice[first : first + each]:
            g.rolled.append(FACES_OF_A_DIE * die + g.luck.below(FACES_OF_A_DIE, ROLLS))
    g.information()
    if g.events is not None:
        faces = [FACE_IDS[face] for face in g.rolled]
        g.tell("roll", g.first, {"number": g.number, "dice": faces})


class TakeDie(Question[Table]):
    """Which of the dice a player takes; the one that nobody takes moves the season marker."""

    def codes(self, g: Table) -> list[int]:
        return [TAKE_DIE + face // FACES_OF_A_DIE for face in g.rolled]

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        for face in g.rolled:
            if face // FACES_OF_A_DIE == code - TAKE_DIE:
                g.die[me] = face
        g.rolled.remove(g.die[me])
        if len(g.rolled) == 1:
            g.left = g.rolled.pop()
        if g.events is not None:
            g.tell("take_die", me, {"face": FACE_IDS[g.die[me]], "die": DICE_NAMES[code - TAKE_DIE]})
            if g.left != NO_FACE:
                g.tell("left_die", me, {"face": FACE_IDS[g.left], "pips": PIPS[g.left]})

    def prompt(self, g: Table) -> Prompt:
        return Prompt("take_die")


# II. Turns


class StartTurn(Frame[Table]):
    """A player's turn: rerolls, the die's actions, then actions of choice."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        g.active = me
        g.phase = TURN
        g.can_transmute = 0
        g.transmute_bonus = 0
        if g.events is not None:
            g.tell("start_turn", me, {"number": g.number})
        if may_reroll(g, me):
            g.then(MayReroll(me))
        g.then(UseDie(me))


class MayReroll(Question[Table]):
    """Die of Malice: before any of the die's actions, roll it again."""

    def codes(self, g: Table) -> list[int]:
        return [REROLL, KEEP_DIE] if may_reroll(g, self.seat) else []

    def answer(self, g: Table, code: int) -> None:
        if code == KEEP_DIE:
            return
        me = self.seat
        g.turn_card(me, first_unturned(g, me, DIE_OF_MALICE))
        g.tell_card("activate", me, DIE_OF_MALICE)
        thieving_fairies(g, me)
        die = g.die[me] // FACES_OF_A_DIE
        if g.rerolls:
            g.die[me] = g.rerolls.pop(0)
        else:
            g.die[me] = FACES_OF_A_DIE * die + g.luck.below(FACES_OF_A_DIE, REROLLS)
        g.gain_crystals(me, MALICE_CRYSTALS)
        g.information()
        if g.events is not None:
            g.tell("reroll", me, {"face": FACE_IDS[g.die[me]]})
        g.then(self)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("reroll", "die_of_malice", {"face": FACE_IDS[g.die[self.seat]]})


class UseDie(Frame[Table]):
    """The die's actions, all compulsory: crystals, energy, gauge, a card; then the turn goes on."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        face = g.die[me]
        if CRYSTALS_ON[face]:
            g.gain_crystals(me, CRYSTALS_ON[face])
        for energy in range(len(ENERGIES)):
            if ENERGY_ON[4 * face + energy]:
                g.gain_energy(me, energy, ENERGY_ON[4 * face + energy])
        if GAUGE_ON[face]:
            g.raise_gauge(me, 1)
        if TRANSMUTES[face]:
            g.can_transmute = 1
        g.then(KeepToLimit(me))
        if DRAWS[face]:
            g.then(UseDraw(me))
        g.then(TurnActions(me))


class UseDraw(Question[Table]):
    """The die's card: one to keep or discard; or, as a bonus, two of which one is kept."""

    def codes(self, g: Table) -> list[int]:
        if not g.has_cards():
            return []
        return [DRAW, DRAW_TWO] if g.bonus[self.seat] < MOST_BONUSES else [DRAW]

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == DRAW:
            g.look(me, 1)
            g.then(KeepOrDiscard(me))
        else:
            use_bonus(g, me, "bonus_draw_two")
            g.look(me, 2)
            g.then(KeepOne(me, NO_CARD))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("draw", None, {"bonuses": g.bonus[self.seat]})


def use_bonus(g: Table, me: int, which: str) -> None:
    """Move the marker on the bonus track."""
    g.bonus[me] += 1
    if g.events is not None:
        g.tell("bonus", me, {"bonus": which, "count": g.bonus[me]})


class TurnActions(Question[Table]):
    """Summon, activate, transmute, use bonuses, in any order and number; then end the turn."""

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        me = self.seat
        codes = summonable(g, me)
        other = add_activations(g, me, codes)
        if g.can_transmute:
            add_transmutations(g, me, codes)
        if g.bonus[me] < MOST_BONUSES:
            if g.spendable(me) >= 2:
                codes.append(BONUS_EXCHANGE)
            codes.append(BONUS_TRANSMUTE)
            codes.append(BONUS_GAUGE)
        if other:
            codes.append(ACTIVATE_OTHER)
        codes.append(END_TURN)
        return codes

    def answer(self, g: Table, code: int) -> None:
        me = self.seat
        if code == END_TURN:
            g.tell("end_turn", me, {})
            return
        if code < KINDS:
            summon(g, me, code)
        elif code < ACTIVATE + KINDS:
            activate(g, me, first_unturned(g, me, code - ACTIVATE))
        elif code < BONUS_EXCHANGE:
            transmute(g, me, (code - TRANSMUTE) // 4, (code - TRANSMUTE) % 4)
        elif code == ACTIVATE_OTHER:
            activate(g, me, other_cauldron(g, me))
        else:
            self.bonus_action(g, me, code)
        g.then(self)

    def bonus_action(self, g: Table, me: int, code: int) -> None:
        """One of the bonuses that may be used at any time of the turn."""
        if code == BONUS_EXCHANGE:
            use_bonus(g, me, "bonus_exchange")
            g.then(PayAny(me, 2, NO_CARD))
            g.then(TakeEnergy(me, 2, NO_CARD))
        elif code == BONUS_TRANSMUTE:
            use_bonus(g, me, "bonus_transmute")
            g.can_transmute = 1
            g.transmute_bonus += 1
        else:
            use_bonus(g, me, "bonus_gauge")
            g.raise_gauge(me, 1)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("turn", None, {"transmute": g.can_transmute, "extra": g.transmute_extra(self.seat)})


def add_activations(g: Table, me: int, codes: list[int]) -> bool:
    """Add the codes of the cards that can be activated, ascending; whether a second Cauldron differs from the first."""
    play = g.play[me]
    marks = g.marks[me]
    found: list[int] = []
    other = False
    for at in range(len(play)):
        card = play[at]
        if IS_ACTIVATED[card] and not marks[at] & TURNED and card != DIE_OF_MALICE:
            if ACTIVATE + card in found:
                other = other or (card == GLUTTON_CAULDRON and other_cauldron(g, me) == at)
            elif CARDS[card].can_activate(g, me):
                found.append(ACTIVATE + card)
    if len(found) > 1:
        found.sort()
    for code in found:
        codes.append(code)
    return other


def other_cauldron(g: Table, me: int) -> int:
    """The place of a second Cauldron that is not turned and holds other tokens than the first one; else NOBODY."""
    first = first_unturned(g, me, GLUTTON_CAULDRON)
    play = g.play[me]
    marks = g.marks[me]
    for at in range(first + 1, len(play)):
        if play[at] == GLUTTON_CAULDRON and not marks[at] & TURNED and marks[at] != marks[first]:
            return at
    return NOBODY


def add_transmutations(g: Table, me: int, codes: list[int]) -> None:
    """Add the codes of the tokens that can be transmuted."""
    for energy in range(len(ENERGIES)):
        if g.reserve[4 * me + energy] > 0:
            codes.append(TRANSMUTE + energy)
    if AMULET_OF_WATER in g.play[me]:
        for source in (1, 2):
            for energy in range(len(ENERGIES)):
                if g.held(me, source, energy) > 0:
                    codes.append(TRANSMUTE + 4 * source + energy)


def transmute(g: Table, me: int, source: int, energy: int) -> None:
    """Turn one token into crystals, by the season's rings."""
    g.pay_from(me, source, energy)
    g.gain_crystals(me, g.transmute_value(energy) + g.transmute_extra(me))


# III. End of a round

AT_END_OF_ROUND: Final = (WONDROUS_CHEST, BEGGARS_HORN, TITUS, DAMNED_SOUL)


class EndRound(Frame[Table]):
    """Cards that work at the end of a round, players in turn order; then the season marker moves."""

    def run(self, g: Table) -> None:
        g.phase = END_OF_ROUND
        g.active = g.first
        for seat in g.in_turn_order():
            cards = [card for card in AT_END_OF_ROUND for _ in range(g.count(seat, card))]
            if cards:
                g.then(EndEffects(seat, tuple(cards)))
        g.then(MoveMarker())


class EndEffects(Question[Table]):
    """A player's cards at the end of a round, one after the other; asked for the order only where it matters."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def codes(self, g: Table) -> list[int]:
        if not self.cards:
            return []
        if not self.order_matters(g):
            return [RESOLVE + self.cards[0]]
        return [RESOLVE + card for card in AT_END_OF_ROUND if card in self.cards]

    def order_matters(self, g: Table) -> bool:
        """Whether Damned Souls would take more crystals after another card than before it."""
        souls = self.cards.count(DAMNED_SOUL)
        if souls == 0 or g.crystals[self.seat] >= SOUL_CRYSTALS * souls:
            return False
        chest = WONDROUS_CHEST in self.cards and g.in_reserve(self.seat) >= CHEST_TOKENS
        return chest or (TITUS in self.cards and max([g.crystals[them] for them in g.others(self.seat)]) > 0)

    def answer(self, g: Table, code: int) -> None:
        card = code - RESOLVE
        at = self.cards.index(card)
        at_end_of_round(g, self.seat, card)
        g.then(EndEffects(self.seat, self.cards[:at] + self.cards[at + 1 :]))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("end_effects")


def at_end_of_round(g: Table, me: int, card: int) -> None:
    """What one card does at the end of a round."""
    if card == WONDROUS_CHEST:
        if g.in_reserve(me) >= CHEST_TOKENS:
            g.tell_card("works", me, card)
            g.gain_crystals(me, CHEST_CRYSTALS)
    elif card == BEGGARS_HORN:
        if g.in_reserve(me) <= HORN_TOKENS:
            g.then(TakeEnergy(me, 1, BEGGARS_HORN))
    elif card == DAMNED_SOUL:
        g.tell_card("works", me, card)
        g.lose_crystals(me, SOUL_CRYSTALS)
    else:
        titus(g, me)


def titus(g: Table, me: int) -> None:
    """Titus Deepgaze: all who have a crystal give one; if somebody has none, he is sacrificed."""
    g.tell_card("works", me, TITUS)
    others = g.others(me)
    has_failed = 0 in [g.crystals[them] for them in others]
    for them in others:
        g.give_crystals(them, me, 1)
    if has_failed:
        g.sacrifice(me, g.play[me].index(TITUS))


class MoveMarker(Frame[Table]):
    """The die that nobody took moves the season marker; a new year, a new season."""

    def run(self, g: Table) -> None:
        after_move(g, g.move_marker(PIPS[g.left]))
        g.then(NextRound())


class NextRound(Frame[Table]):
    """The game ends after the third year; else the player to the left begins the next round."""

    def run(self, g: Table) -> None:
        if is_over(g):
            g.phase = END
            g.over = True
            g.frames.clear()
            g.tell("end_game", g.first, {})
            return
        g.first = (g.first + 1) % g.seats
        g.active = g.first
        g.then(StartRound())
