"""The characters, a class each, in alphabetical order."""

from typing import ClassVar

from .abilities import (
    BeautifySecond,
    ClaimFrom,
    DiscardToRedraw,
    IncomeAsCards,
    KeepOneOfSeven,
    Landlord,
    LookFor,
    PlaceThreats,
    PlaceWarrants,
    TakeOrBuild,
    beautify,
    beauty_codes,
    divine,
    heirs,
    is_unused,
    study,
    target_codes,
)
from .cards import draw, learn_hand, swap_hands, take_from_deck
from .character import Character, put_in_cast
from .effects import count_type
from .names import KIND, MILITARY, NOBLE, RELIGIOUS, TRADE, rank_of, sorted_names
from .rank_eight import (
    DestroyIn,
    ExchangeWith,
    SeizeFrom,
    destructible,
    exchangeable,
    seizable,
)
from .table import USED_ABILITY, USED_EXTRA, USED_INCOME, Table
from .words import (
    BEAUTIFY,
    COLLECT_TAXES,
    CROWN,
    DESTROY_AT,
    DIVINE,
    EXCHANGE_WITH,
    EXTRA_CARDS,
    EXTRA_GOLD,
    FAVOR,
    INCOME,
    KILL,
    LOOK_AT,
    PLACE_THREATS,
    PLACE_WARRANTS,
    REDRAW,
    ROB,
    SAIL_FOR_CARDS,
    SAIL_FOR_GOLD,
    SEIZE_FROM,
    SPY_ON,
    STUDY,
    SWAP_HANDS,
    TAKE_CROWN,
    TITHE,
)


class Abbot(Landlord):
    """Gold or cards for religious districts; a gold from the richest player."""

    income: ClassVar[int] = RELIGIOUS

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        most = max(g.gold)
        if is_unused(g) and most > g.gold[me]:
            for them in range(g.seats):
                if g.gold[them] == most:
                    codes.append(TITHE + them)

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            g.used |= USED_INCOME
            g.then(IncomeAsCards(me, count_type(g, me, RELIGIOUS)))
        else:
            g.used |= USED_ABILITY
            g.pay_player(code - TITHE, me, 1, "tithe")


class Alchemist(Character):
    """At the end of the turn, gets back the gold paid for districts (`effects.end_turn`)."""


class Architect(Character):
    """2 cards more; builds up to 3 districts."""

    limit: ClassVar[int] = 3

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g) and g.deck:
            codes.append(EXTRA_CARDS)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        draw(g, me, 2, "extra_cards")


class Artist(Character):
    """Beautifies up to two districts."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g) and g.gold[me]:
            codes.extend(beauty_codes(g, me))

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        beautify(g, me, code - BEAUTIFY)
        g.then(BeautifySecond(me, code - BEAUTIFY))


class Assassin(Character):
    """Kills a character, who loses the turn."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.extend(target_codes(g, KILL, 1))

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.killed = rank_of(code - KILL)
        g.tell_character("kill", me, g.killed)


class Bishop(Landlord):
    """Gold for religious districts; rank 8 cannot touch the city in this round."""

    income: ClassVar[int] = RELIGIOUS

    def on_reveal(self, g: Table, me: int) -> None:
        g.shielded = me


class Blackmailer(Character):
    """Lays two threats, one of them real."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.append(PLACE_THREATS)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.then(PlaceThreats(me, 2))


class Cardinal(Landlord):
    """Cards for religious districts; borrows what a district still costs (`building.py`)."""

    income: ClassVar[int] = RELIGIOUS
    in_cards: ClassVar[bool] = True


class Diplomat(Landlord):
    """Gold for military districts; exchanges a district with another player."""

    income: ClassVar[int] = MILITARY

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        if is_unused(g):
            for them in range(g.seats):
                if exchangeable(g, me, them):
                    codes.append(EXCHANGE_WITH + them)

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            super().use(g, me, code)
        else:
            g.used |= USED_ABILITY
            g.then(ExchangeWith(me, code - EXCHANGE_WITH))


class Emperor(Landlord):
    """Gold for noble districts; gives the crown to another player and takes a gold or a card for it."""

    income: ClassVar[int] = NOBLE

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        if is_unused(g):
            for them in heirs(g, me):
                codes.append(CROWN + them)

    def must(self, g: Table, me: int) -> str:
        return "give_crown" if is_unused(g) else ""

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            super().use(g, me, code)
        else:
            g.used |= USED_ABILITY
            g.move_crown(code - CROWN)
            g.then(ClaimFrom(me, code - CROWN))


class Monarch(Landlord):
    """What King and Patrician share: they take the crown."""

    income: ClassVar[int] = NOBLE

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if self.must(g, me):
            codes.append(TAKE_CROWN)
        super().offers(g, me, codes)

    def must(self, g: Table, me: int) -> str:
        return "take_crown" if g.crown != me and not g.used & USED_EXTRA else ""

    def use(self, g: Table, me: int, code: int) -> None:
        if code == TAKE_CROWN:
            g.used |= USED_EXTRA
            g.move_crown(me)
        else:
            super().use(g, me, code)


class King(Monarch):
    """Takes the crown; gold for noble districts."""


class Magician(Character):
    """Changes hands with another player, or discards cards and draws as many."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            if g.hand[me]:
                codes.append(REDRAW)
            for them in range(g.seats):
                if them != me:
                    codes.append(SWAP_HANDS + them)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        if code == REDRAW:
            g.then(DiscardToRedraw(me))
            return
        them = code - SWAP_HANDS
        swap_hands(g, me, them)
        if g.events is not None:
            both = (sorted_names(g.hand[me]), sorted_names(g.hand[them]))
            args = {"victim": them, "count": len(g.hand[me]), "given": len(g.hand[them])}
            g.tell_secret("swap_hands", me, args, {"cards": both[0], "given_cards": both[1]}, (me, them))


class Magistrate(Character):
    """Lays three warrants, one of them signed."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.append(PLACE_WARRANTS)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.then(PlaceWarrants(me, 3))


class Marshal(Landlord):
    """Gold for military districts; seizes a district of cost 3 or less for its cost."""

    income: ClassVar[int] = MILITARY

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        if is_unused(g):
            for them in range(g.seats):
                if seizable(g, me, them):
                    codes.append(SEIZE_FROM + them)

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            super().use(g, me, code)
        else:
            g.used |= USED_ABILITY
            g.then(SeizeFrom(me, code - SEIZE_FROM))


class Merchant(Landlord):
    """Gold for trade districts, and 1 more."""

    income: ClassVar[int] = TRADE

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        if not g.used & USED_EXTRA:
            codes.append(EXTRA_GOLD)

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            super().use(g, me, code)
        else:
            g.used |= USED_EXTRA
            g.gain_gold(me, 1, "extra_gold")


class Navigator(Character):
    """4 gold or 4 cards; builds nothing."""

    limit: ClassVar[int] = 0

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.append(SAIL_FOR_GOLD)
            if g.deck:
                codes.append(SAIL_FOR_CARDS)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        if code == SAIL_FOR_GOLD:
            g.gain_gold(me, 4, "extra_gold")
        else:
            draw(g, me, 4, "extra_cards")


class Patrician(Monarch):
    """Takes the crown; cards for noble districts."""

    in_cards: ClassVar[bool] = True


class Queen(Character):
    """3 gold beside the player with rank 4."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g) and g.shown[3] >= 0 and g.is_neighbour(me, g.shown[3]):
            codes.append(FAVOR)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.gain_gold(me, 3, "favor")


class Scholar(Character):
    """Draws 7 cards and keeps one; builds up to 2 districts."""

    limit: ClassVar[int] = 2

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g) and g.deck:
            codes.append(STUDY)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        take_from_deck(g, me, 7, g.drawn)
        if g.events is not None:
            g.tell_owner("look", me, g.drawn, (me,))
        if len(g.drawn) == 1:
            study(g, me, g.drawn[0] & KIND)
        else:
            g.then(KeepOneOfSeven(me))


class Seer(Character):
    """Takes a card at random from each other player and gives each one back; builds up to 2 districts."""

    limit: ClassVar[int] = 2

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.append(DIVINE)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        divine(g, me)


class Spy(Character):
    """Looks at a hand for districts of one type: a gold and a card for each."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            for them in range(g.seats):
                if them != me:
                    codes.append(SPY_ON + them)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.then(LookFor(me, code - SPY_ON))


class TaxCollector(Character):
    """Takes the gold that all who built had to pay (`table.pay_tax`)."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g) and g.tax:
            codes.append(COLLECT_TAXES)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        number = g.tax
        g.tax = 0
        g.gain_gold(me, number, "collect_taxes")


class Thief(Character):
    """Robs a character of all gold when it is revealed."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            codes.extend(target_codes(g, ROB, 2))

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        g.robbed = rank_of(code - ROB)
        g.robber = me
        g.tell_character("rob", me, g.robbed)


class Trader(Landlord):
    """Gold for trade districts, of which any number may be built (`building.counts`)."""

    income: ClassVar[int] = TRADE


class Warlord(Landlord):
    """Gold for military districts; destroys a district for one gold less than its cost."""

    income: ClassVar[int] = MILITARY

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        super().offers(g, me, codes)
        if is_unused(g):
            for them in range(g.seats):
                if destructible(g, me, them):
                    codes.append(DESTROY_AT + them)

    def use(self, g: Table, me: int, code: int) -> None:
        if code == INCOME:
            super().use(g, me, code)
        else:
            g.used |= USED_ABILITY
            g.then(DestroyIn(me, code - DESTROY_AT, 1))


class Witch(Character):
    """Bewitches a character, and takes over its turn once it has gathered (`turn.py`)."""


class Wizard(Character):
    """Takes or builds a card of another hand; may build what the city has already (`building.may_stand`)."""

    def offers(self, g: Table, me: int, codes: list[int]) -> None:
        if is_unused(g):
            for them in range(g.seats):
                if them != me:
                    codes.append(LOOK_AT + them)

    def use(self, g: Table, me: int, code: int) -> None:
        g.used |= USED_ABILITY
        them = code - LOOK_AT
        learn_hand(g, me, them)
        g.information()
        if g.events is not None:
            secret = {"cards": sorted_names(g.hand[them])}
            g.tell_secret("look_at", me, {"victim": them, "count": len(g.hand[them])}, secret, (me, them))
        if g.hand[them]:
            g.then(TakeOrBuild(me, them))


put_in_cast(
    [
        Abbot,
        Alchemist,
        Architect,
        Artist,
        Assassin,
        Bishop,
        Blackmailer,
        Cardinal,
        Diplomat,
        Emperor,
        King,
        Magician,
        Magistrate,
        Marshal,
        Merchant,
        Navigator,
        Patrician,
        Queen,
        Scholar,
        Seer,
        Spy,
        TaxCollector,
        Thief,
        Trader,
        Warlord,
        Witch,
        Wizard,
    ]
)
