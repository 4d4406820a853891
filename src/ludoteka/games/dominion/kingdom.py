"""The 25 kingdom cards, in alphabetical order."""

from typing import ClassVar

from ...kernel.frames import Frame, Question
from ...kernel.view import Prompt
from .card import IS_ACTION, IS_TREASURE, IS_VICTORY, Action, Attack, Victory, put_in_box
from .effects import (
    ANY,
    TREASURE,
    AttackEachOther,
    DiscardAny,
    DiscardDownTo,
    GainUpTo,
    Hit,
    Resolve,
    TrashToGain,
    TrashUpTo,
    codes_of,
    kinds_in,
)
from .names import COPPER, CURSE, NAMES, SILVER
from .table import Table
from .words import (
    DISCARD_TOP,
    DONE,
    DOUBLE,
    FLIP,
    KEEP,
    KEEP_DECK,
    LEAVE_TOP,
    PUT_BACK,
    SET_ASIDE,
    TAKE,
    TRASH_SHOWN,
)


class Adventurer(Action):
    """Turn over cards of your deck until two Treasures have come; they go to your hand, the others are discarded."""

    cost: ClassVar[int] = 6

    def play(self, g: Table, me: int) -> None:
        found = 0
        while found < 2 and g.has_cards(me):
            g.show_top(me, 1)
            found += IS_TREASURE[g.shown[-1]]
        g.shown_to_hand(me, [card for card in g.shown if IS_TREASURE[card]])
        g.discard_shown(me)


class Bureaucrat(Attack):
    """Gain a Silver onto your deck. The others each put a Victory card from hand onto their deck, or show their
    hand.
    """

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.gain_to_deck(me, SILVER)
        g.then(AttackEachOther(self.id, me))

    def attack(self, g: Table, me: int, them: int) -> None:
        if g.has_victory(them):
            g.then(PutVictoryBack(them))
        else:
            g.reveal_hand(them)


class PutVictoryBack(Question[Table]):
    """Bureaucrat: which Victory card goes onto the deck."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(PUT_BACK, g.hand[self.seat], IS_VICTORY)

    def answer(self, g: Table, code: int) -> None:
        g.information()
        g.leave_hand(self.seat, code - PUT_BACK)
        g.put_on_deck(self.seat, code - PUT_BACK)
        g.tell_card("put_back", self.seat, code - PUT_BACK)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("bureaucrat", "bureaucrat")


class Cellar(Action):
    """+1 Action. Discard any number of cards together, then draw as many."""

    cost: ClassVar[int] = 2

    def play(self, g: Table, me: int) -> None:
        g.add_actions(1)
        g.then(DiscardAny(me))


class Chancellor(Action):
    """+2 coins. You may at once put your deck into your discard pile."""

    cost: ClassVar[int] = 3

    def play(self, g: Table, me: int) -> None:
        g.add_coins(2)
        g.then(MayFlipDeck(me))


class MayFlipDeck(Question[Table]):
    """Chancellor: whether the deck, turned over and not looked at, goes onto the discard pile."""

    def codes(self, g: Table) -> list[int]:
        return [FLIP, KEEP_DECK] if g.deck[self.seat] else []

    def answer(self, g: Table, code: int) -> None:
        if code == FLIP:
            g.flip_deck(self.seat)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("chancellor", "chancellor")


class Chapel(Action):
    """Trash up to four cards from your hand."""

    cost: ClassVar[int] = 2

    def play(self, g: Table, me: int) -> None:
        g.then(TrashUpTo(me, 4, 0))


class CouncilRoom(Action):
    """+4 Cards, +1 Buy. Every other player draws a card."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 4)
        g.add_buys(1)
        for them in g.others(me):
            g.draw(them, 1)


class Feast(Action):
    """Trash this card. Gain a card costing up to 5."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.trash_from_play(me, self.id)
        g.then(GainUpTo(me, 5, ANY, self.id))


class Festival(Action):
    """+2 Actions, +1 Buy, +2 coins."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.add_actions(2)
        g.add_buys(1)
        g.add_coins(2)


class Gardens(Victory):
    """1 point for every ten cards you own."""

    cost: ClassVar[int] = 4

    def points(self, owned: int) -> int:
        return owned // 10


class Laboratory(Action):
    """+2 Cards, +1 Action."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 2)
        g.add_actions(1)


class Library(Action):
    """Draw until you have 7 cards in hand; an Action just drawn may be set aside, to be discarded at the end."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.then(DrawToSeven(me))


class DrawToSeven(Frame[Table]):
    """Library: draw on; at an Action, ask; when it is over, discard what was set aside."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        while len(g.hand[me]) < 7 and g.has_cards(me):
            g.look_at_top(me)
            if IS_ACTION[g.looked[0]]:
                g.then(MaySetAside(me))
                g.then(self)
                return
            g.looked_to_hand(me)
        g.discard_aside(me)


class MaySetAside(Question[Table]):
    """Library: whether the Action just drawn is set aside."""

    def codes(self, g: Table) -> list[int]:
        return [SET_ASIDE, KEEP]

    def answer(self, g: Table, code: int) -> None:
        if code == KEEP:
            g.looked_to_hand(self.seat)
        else:
            g.looked_aside(self.seat)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("library", "library", {}, {"card": NAMES[g.looked[0]]})


class Market(Action):
    """+1 Card, +1 Action, +1 Buy, +1 coin."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 1)
        g.add_actions(1)
        g.add_buys(1)
        g.add_coins(1)


class Militia(Attack):
    """+2 coins. The others discard down to three cards in hand."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.add_coins(2)
        g.then(AttackEachOther(self.id, me))

    def attack(self, g: Table, me: int, them: int) -> None:
        g.then(DiscardDownTo(them, 3, self.id))


class Mine(Action):
    """Trash a Treasure from your hand; gain a Treasure costing up to 3 more into your hand."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.then(TrashToGain(me, 3, TREASURE, self.id))


class Moat(Action):
    """+2 Cards. When another plays an Attack, you may show this card from your hand: that Attack spares you."""

    cost: ClassVar[int] = 2
    kinds: ClassVar[tuple[str, ...]] = ("action", "reaction")

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 2)


class Moneylender(Action):
    """Trash a Copper from your hand. If you did, +3 coins."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        if COPPER in g.hand[me]:
            g.trash_from_hand(me, COPPER)
            g.add_coins(3)


class Remodel(Action):
    """Trash a card from your hand. Gain a card costing up to 2 more."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.then(TrashToGain(me, 2, ANY, self.id))


class Smithy(Action):
    """+3 Cards."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 3)


class Spy(Attack):
    """+1 Card, +1 Action. Each player, you too, shows the top card of the deck; you say whether it is discarded."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 1)
        g.add_actions(1)
        g.then(Hit(self.id, me, me))
        g.then(AttackEachOther(self.id, me))

    def attack(self, g: Table, me: int, them: int) -> None:
        g.show_top(them, 1)
        if g.shown:
            g.then(DiscardOrLeave(me, them))


class DiscardOrLeave(Question[Table]):
    """Spy: whether the card shown is discarded or stays on the deck."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return [DISCARD_TOP, LEAVE_TOP]

    def answer(self, g: Table, code: int) -> None:
        if code == DISCARD_TOP:
            g.discard_shown(self.them)
        else:
            g.leave_shown(self.them)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("spy", "spy", {"victim": self.them, "card": NAMES[g.shown[0]]})


class Thief(Attack):
    """The others each show the top two cards; you trash a Treasure among them, and may gain any so trashed. The rest
    is discarded.
    """

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.then(AttackEachOther(self.id, me))
        g.then(MayTakeLoot(me, 0))

    def attack(self, g: Table, me: int, them: int) -> None:
        g.show_top(them, 2)
        g.then(TrashShownTreasure(me, them))
        g.then(DiscardShown(them))


class TrashShownTreasure(Question[Table]):
    """Thief: which of the Treasures shown is trashed."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "them")

    def __init__(self, seat: int, them: int) -> None:
        super().__init__(seat)
        self.them = them

    def codes(self, g: Table) -> list[int]:
        return codes_of(TRASH_SHOWN, g.shown, IS_TREASURE)

    def answer(self, g: Table, code: int) -> None:
        g.trash_shown(self.them, code - TRASH_SHOWN)

    def prompt(self, g: Table) -> Prompt:
        return Prompt("thief", "thief", {"victim": self.them})


class DiscardShown(Frame[Table]):
    """Discard what was shown and not taken away."""

    __match_args__: ClassVar[tuple[str, ...]] = ("them",)

    def __init__(self, them: int) -> None:
        self.them = them

    def run(self, g: Table) -> None:
        g.discard_shown(self.them)


class MayTakeLoot(Question[Table]):
    """Thief: which of the Treasures just trashed are gained, one by one in ascending order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "least")

    def __init__(self, seat: int, least: int) -> None:
        super().__init__(seat)
        self.least = least

    def codes(self, g: Table) -> list[int]:
        codes = [TAKE + card for card in kinds_in(g.loot) if card >= self.least]
        codes.append(DONE)
        return codes

    def answer(self, g: Table, code: int) -> None:
        if code == DONE:
            g.loot = []
        else:
            g.take_loot(self.seat, code - TAKE)
            g.then(MayTakeLoot(self.seat, code - TAKE))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("thief_take", "thief")


class ThroneRoom(Action):
    """Choose an Action in your hand; play it twice."""

    cost: ClassVar[int] = 4

    def play(self, g: Table, me: int) -> None:
        g.then(PlayTwice(me))


class PlayTwice(Question[Table]):
    """Throne Room: which Action is played twice; it uses no action."""

    def codes(self, g: Table) -> list[int]:
        return codes_of(DOUBLE, g.hand[self.seat], IS_ACTION)

    def answer(self, g: Table, code: int) -> None:
        card = code - DOUBLE
        g.play_from_hand(self.seat, card)
        g.tell_card("double", self.seat, card)
        g.then(Resolve(card, self.seat))
        g.then(Resolve(card, self.seat))

    def prompt(self, g: Table) -> Prompt:
        return Prompt("throne_room", "throne_room")


class Village(Action):
    """+1 Card, +2 Actions."""

    cost: ClassVar[int] = 3

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 1)
        g.add_actions(2)


class Witch(Attack):
    """+2 Cards. The others each gain a Curse."""

    cost: ClassVar[int] = 5

    def play(self, g: Table, me: int) -> None:
        g.draw(me, 2)
        g.then(AttackEachOther(self.id, me))

    def attack(self, g: Table, me: int, them: int) -> None:
        g.gain(them, CURSE)


class Woodcutter(Action):
    """+1 Buy, +2 coins."""

    cost: ClassVar[int] = 3

    def play(self, g: Table, me: int) -> None:
        g.add_buys(1)
        g.add_coins(2)


class Workshop(Action):
    """Gain a card costing up to 4."""

    cost: ClassVar[int] = 3

    def play(self, g: Table, me: int) -> None:
        g.then(GainUpTo(me, 4, ANY, self.id))


put_in_box(
    [
        Adventurer,
        Bureaucrat,
        Cellar,
        Chancellor,
        Chapel,
        CouncilRoom,
        Feast,
        Festival,
        Gardens,
        Laboratory,
        Library,
        Market,
        Militia,
        Mine,
        Moat,
        Moneylender,
        Remodel,
        Smithy,
        Spy,
        Thief,
        ThroneRoom,
        Village,
        Witch,
        Woodcutter,
        Workshop,
    ]
)
