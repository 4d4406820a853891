"""The archmage: drafts by value, builds its engine first, saves energy for what it wants, and takes points late."""

from typing import Any, Final, cast

from ...games.seasons.activations import (
    ChooseBalance,
    ChooseOrb,
    ChooseTree,
    DiscardOrSacrificeFamiliar,
    DrawOrDiscard,
    ExchangeForCrystals,
    FeedCauldron,
    MayPutTopInPlay,
    MoveSeasons,
    PutFromHand,
    StoreEnergy,
)
from ...games.seasons.board import PENALTY
from ...games.seasons.card import POINTS
from ...games.seasons.dice import CRYSTALS_ON, DRAWS, ENERGY_ON, FACES_OF_A_DIE, GAUGE_ON, TRANSMUTES
from ...games.seasons.effects import (
    KeepOne,
    KeepOrDiscard,
    KeepToLimit,
    PayAny,
    PayFrom,
    PutLookedInPlay,
    Sacrifice,
    TakeEnergy,
    TakeItemBack,
)
from ...games.seasons.familiars import CopyReserve, ShareOut
from ...games.seasons.names import DAMNED_SOUL, GLUTTON_CAULDRON, KINDS, NAMES
from ...games.seasons.prelude import ChooseSet, PickFromPack, Split
from ...games.seasons.summoning import ChooseElements, SpareTokens
from ...games.seasons.table import Table, all_tokens_on
from ...games.seasons.turn import EndEffects, MayReroll, TakeDie, TurnActions, UseDraw
from ...games.seasons.words import (
    ACTIVATE,
    ACTIVATE_OTHER,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    COPY,
    DISCARD,
    DISCARD_DRAWN,
    DONE,
    DRAW,
    DROP,
    END_TURN,
    FOR_TRANSMUTING,
    INTO,
    KEEP,
    KEEP_DIE,
    KEEP_DRAWN,
    LEAVE_TOP,
    LOOK,
    MOVE,
    PAY,
    PICK,
    PUT_FROM_HAND,
    PUT_IN_PLAY,
    PUT_TOP,
    REROLL,
    SACRIFICE,
    SACRIFICE_OTHER,
    SPARE,
    STEPS,
    SUMMON,
    TAKE,
    TAKE_BACK,
    TAKE_BACK_OTHER,
    TAKE_DIE,
    TO_HAND,
    TO_LIBRARY_2,
    TRANSMUTE,
)
from ...kernel.frames import Question
from ...kernel.state import State
from .plans import Plan
from .values import (
    EACH_ROUND,
    POTION_OF_DREAMS,
    POTION_OF_LIFE,
    TENTHS,
    TOKEN,
    cost,
    draft_value,
    rounds_left,
    worth,
)

GAUGE_STEP: Final = 45
CARD_DRAWN: Final = 30
REROLL_BELOW: Final = 55


class Archmage:
    """Answers every question of the game by what it brings, in tenths of a crystal."""

    def choose(self, state: State, seat: int) -> int:
        """The code of the option taken."""
        g = cast(Table, state)
        place = g.place(seat)
        question = g.waiting[place]
        codes = g.waiting_codes[place]
        if len(codes) == 1:
            return codes[0]
        code = self.answer(g, seat, question, codes)
        return code if code in codes else codes[0]

    def answer(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The answer to a question."""
        if isinstance(question, TurnActions):
            return self.act(g, me, codes)
        if isinstance(question, TakeDie):
            return self.die(g, me)
        if isinstance(question, (TakeEnergy, StoreEnergy, KeepToLimit, PayAny, SpareTokens)):
            return self.energy(g, me, question, codes)
        if isinstance(question, (PayFrom, ChooseBalance, FeedCauldron)):
            return self.energy(g, me, question, codes)
        if isinstance(question, (PickFromPack, Split, ChooseSet)):
            return self.prelude(g, me, question, codes)
        if isinstance(question, (MayReroll, UseDraw, KeepOrDiscard)):
            return self.use_die(g, me, question)
        return self.reply(g, me, question, codes)

    # The prelude

    def prelude(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """Draft by value; what works all game goes to the hand, what only counts at the end into library III."""
        if isinstance(question, PickFromPack):
            return best_of(codes, [draft_value(g, code - PICK) for code in codes])
        if isinstance(question, Split):
            picked = list(question.picked)
            by_time = sorted(g.drafted[me], key=earliness, reverse=True)
            shelf = sorted(by_time[:3] if len(picked) < 3 else by_time[3:6])
            verb = TO_HAND if len(picked) < 3 else TO_LIBRARY_2
            return verb + shelf[len(picked) % 3]
        return codes[0]

    # Dice

    def die(self, g: Table, me: int) -> int:
        """The die that brings most."""
        plan = Plan(g, me)
        faces = g.rolled
        best = best_of(faces, [face_value(g, me, face, plan) for face in faces])
        return TAKE_DIE + best // FACES_OF_A_DIE

    def use_die(self, g: Table, me: int, question: Question[Any]) -> int:
        """Rerolls are taken for their crystals unless the face is a good one; cards are kept while there is time."""
        if isinstance(question, MayReroll):
            return REROLL if face_value(g, me, g.die[me], Plan(g, me)) < REROLL_BELOW else KEEP_DIE
        if isinstance(question, UseDraw):
            return DRAW
        return KEEP_DRAWN if keeps(g, me, g.looked[0]) else DISCARD_DRAWN

    # Energy

    def energy(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """Which energy to take, spend, spare or let go."""
        plan = Plan(g, me)
        if isinstance(question, (TakeEnergy, StoreEnergy)):
            return best_of(codes, [plan.wish(g, code - TAKE) for code in codes])
        if isinstance(question, SpareTokens):
            return best_of(codes, [plan.wish(g, code - SPARE) for code in codes])
        if isinstance(question, KeepToLimit):
            return best_of(codes, [-plan.hold(g, me, code - DROP) for code in codes])
        return best_of(codes, [-plan.hold(g, me, (code - PAY) % 4) + (code - PAY) // 4 for code in codes])

    # The turn

    def act(self, g: Table, me: int, codes: list[int]) -> int:
        """The next action: what brings most, as long as it brings anything."""
        plan = Plan(g, me)
        best = END_TURN
        most = 0
        for code in codes:
            value = self.action_value(g, me, code, plan)
            if value > most:
                most = value
                best = code
        return best

    def action_value(self, g: Table, me: int, code: int, plan: Plan) -> int:
        """What an action of the turn brings."""
        if code < KINDS:
            return plan.summon_value(g, me, code - SUMMON)
        if code < ACTIVATE + KINDS:
            return activation_value(g, me, code - ACTIVATE, plan)
        if code < BONUS_EXCHANGE:
            return transmute_gain(g, me, (code - TRANSMUTE) % 4, plan)
        if code == ACTIVATE_OTHER:
            return activation_value(g, me, GLUTTON_CAULDRON, plan)
        penalty = TENTHS * (PENALTY[g.bonus[me] + 1] - PENALTY[g.bonus[me]]) if g.bonus[me] < 3 else 0
        if code == BONUS_GAUGE:
            return plan.gauge_value(g, me) - penalty
        if code == BONUS_TRANSMUTE:
            return bonus_transmute_value(g, me, plan) - penalty
        return 0

    # Cards that ask

    def reply(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """The answer to what single cards ask."""
        rounds = rounds_left(g)
        if isinstance(question, (PutLookedInPlay, PutFromHand)):
            verb = PUT_IN_PLAY if isinstance(question, PutLookedInPlay) else PUT_FROM_HAND
            return best_of(codes, [worth(g, me, code - verb, rounds) + cost(g, code - verb) // 4 for code in codes])
        if isinstance(question, (Sacrifice, TakeItemBack, DiscardOrSacrificeFamiliar)):
            return best_of(codes, [-loss(g, me, code, rounds) for code in codes])
        if isinstance(question, MoveSeasons):
            return self.move(g, me)
        if isinstance(question, CopyReserve):
            return best_of(codes, [g.in_reserve(code - COPY) for code in codes])
        if isinstance(question, (ChooseElements, DrawOrDiscard, ChooseTree, ChooseOrb, MayPutTopInPlay)):
            return self.two_sides(g, me, question, codes)
        if isinstance(question, ExchangeForCrystals):
            return codes[-1] if codes[-1] >= INTO else codes[0]
        if isinstance(question, ShareOut):
            first = not g.chosen
            values = [worth(g, me, code % 64, rounds) - cost(g, code % 64) for code in codes]
            return best_of(codes, values if first else [-value for value in values])
        if isinstance(question, EndEffects):
            return codes[-1]
        if isinstance(question, KeepOne):
            return best_of(codes, [worth(g, me, code - KEEP, rounds) - cost(g, code - KEEP) // 2 for code in codes])
        return codes[0]

    def move(self, g: Table, me: int) -> int:
        """Hurry the seasons when in the lead near the end, slow them down otherwise."""
        scores = g.scores()
        ahead = scores[me] > max([scores[them] for them in g.others(me)])
        return MOVE + (len(STEPS) - 1 if ahead and len(g.hand[me]) < 2 else 0)

    def two_sides(self, g: Table, me: int, question: Question[Any], codes: list[int]) -> int:
        """One side of a card or the other."""
        if isinstance(question, ChooseElements):
            return codes[0] if codes[0] != DONE else codes[-1]
        if isinstance(question, DrawOrDiscard):
            if codes[0] != DRAW:
                return codes[0]
            best = DRAW
            for code in codes[1:]:
                if POINTS[code - DISCARD] > 12 and not keeps(g, me, code - DISCARD):
                    best = code
            return best
        if isinstance(question, ChooseTree):
            return FOR_TRANSMUTING if FOR_TRANSMUTING in codes else codes[0]
        if isinstance(question, ChooseOrb):
            return LOOK
        value = worth(g, me, g.draw[-1], rounds_left(g))
        return PUT_TOP if value > 4 * TOKEN + 20 else LEAVE_TOP


# What things are worth


def best_of(codes: list[int], values: list[int]) -> int:
    """The code with the highest value; the first of equals."""
    best = 0
    for place in range(1, len(codes)):
        if values[place] > values[best]:
            best = place
    return codes[best]


def earliness(card: int) -> int:
    """How early a card is wanted: the engine first, points without a use last."""
    return EACH_ROUND[card] * 10 - POINTS[card]


def keeps(g: Table, me: int, card: int) -> bool:
    """Whether a card is worth having in hand: whether it can still be summoned, and pays."""
    rounds = rounds_left(g)
    return rounds > len(g.hand[me]) and worth(g, me, card, rounds) > cost(g, card)


def loss(g: Table, me: int, code: int, rounds: int) -> int:
    """What is lost with a card of the tableau, or a familiar of the hand."""
    if code < SACRIFICE:
        return worth(g, me, code - DISCARD, rounds) - cost(g, code - DISCARD)
    if code >= TAKE_BACK:
        card = code - (TAKE_BACK if code < TAKE_BACK + KINDS else TAKE_BACK_OTHER)
        return TENTHS * POINTS[card] + EACH_ROUND[card] * rounds - worth(g, me, card, rounds) + cost(g, card)
    card = code - (SACRIFICE if code < SACRIFICE + KINDS else SACRIFICE_OTHER)
    return TENTHS * POINTS[card] + EACH_ROUND[card] * rounds


def face_value(g: Table, me: int, face: int, plan: Plan) -> int:
    """What a face of a die brings."""
    value = TENTHS * CRYSTALS_ON[face]
    for energy in range(4):
        for number in range(ENERGY_ON[4 * face + energy]):
            value += plan.wish(g, energy) if number == 0 else plan.wish(g, energy) * 3 // 4
    if GAUGE_ON[face]:
        value += min(GAUGE_STEP, plan.gauge_value(g, me)) + 10
    if TRANSMUTES[face]:
        for energy in range(4):
            value += max(0, transmute_gain(g, me, energy, plan)) * g.reserve[4 * me + energy] // 2
    if DRAWS[face]:
        value += CARD_DRAWN if rounds_left(g) > len(g.hand[me]) + 3 else -10
    return value


def transmute_gain(g: Table, me: int, energy: int, plan: Plan) -> int:
    """What a token gains by being transmuted rather than held."""
    return TENTHS * (g.transmute_value(energy) + g.transmute_extra(me)) - plan.hold(g, me, energy)


def bonus_transmute_value(g: Table, me: int, plan: Plan) -> int:
    """What the transmutation bonus brings, with all tokens that can go."""
    value = 0
    for energy in range(4):
        for_one = TENTHS + transmute_gain(g, me, energy, plan)
        if g.can_transmute:
            for_one = min(TENTHS, for_one)
        value += max(0, for_one) * g.reserve[4 * me + energy]
    return value


def activation_value(g: Table, me: int, card: int, plan: Plan) -> int:
    """What activating a card brings."""
    name = NAMES[card]
    rounds = rounds_left(g)
    if card == POTION_OF_LIFE:
        held = sum([plan.hold(g, me, energy) * g.reserve[4 * me + energy] for energy in range(4)])
        gain = (40 + TENTHS * g.transmute_extra(me)) * g.in_reserve(me) - held
        return gain if g.in_reserve(me) >= (g.limit(me) - 1 if rounds else 1) else 0
    if card == POTION_OF_DREAMS:
        dearest = max([worth(g, me, each, rounds) for each in g.hand[me]])
        return dearest - TOKEN * g.in_reserve(me) - 40
    if name == "potion_of_knowledge":
        return TOKEN * (g.limit(me) - g.in_reserve(me)) if g.in_reserve(me) <= 2 and rounds else 0
    if name == "potion_of_power":
        return 60 if rounds > 1 else 0
    if name == "balance_of_ishtar":
        return 90 + 30 * g.transmute_extra(me) - 3 * plan.cheapest_three(g, me)
    if name == "kairn_the_destroyer":
        hit = sum([min(4, g.crystals[them]) for them in g.others(me)])
        return TENTHS * hit * 2 // 3 - plan.cheapest(g, me)
    return other_activation_value(g, me, card, name, plan)


def other_activation_value(g: Table, me: int, card: int, name: str, plan: Plan) -> int:
    """The same for cards that need little thought."""
    rounds = rounds_left(g)
    if name == "idol_of_the_familiar":
        return 10
    if name == "crystal_orb":
        return 5 if g.spendable(me) >= 4 and len(g.play[me]) < g.gauge[me] else 0
    if card == GLUTTON_CAULDRON:
        tokens = max([all_tokens_on(mark) for place, mark in enumerate(g.marks[me]) if g.play[me][place] == card])
        return 21 + TOKEN - plan.cheapest(g, me) if rounds >= 6 - tokens else 0
    if name == "necrotic_kriss":
        return 0
    if name == "tree_of_light":
        return 0 if g.can_transmute else bonus_transmute_value(g, me, plan) * 2 // 3 - plan.cheapest(g, me) - 10
    if card == DAMNED_SOUL:
        return 50 + 20 * rounds
    return 0
