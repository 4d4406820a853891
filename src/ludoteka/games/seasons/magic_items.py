"""The 37 magic items, in alphabetical order."""

from typing import ClassVar

from .activations import (
    ChooseBalance,
    ChooseOrb,
    ChooseTree,
    DiscardOrSacrificeFamiliar,
    DrawOrDiscard,
    ExchangeForCrystals,
    FeedCauldron,
    MoveSeasons,
    PutFromHand,
    StoreEnergy,
    release_cauldron,
)
from .card import IS_FAMILIAR, IS_ITEM, Card, MagicItem, put_in_box
from .effects import (
    Activated,
    KeepOne,
    PutLookedInPlay,
    Sacrifice,
    TakeEnergy,
    has_room,
    others_of_kind,
    take_at_most,
)
from .summoning import ALL_ELEMENTS, elements_work
from .table import Table, all_tokens_on


class Potion(MagicItem):
    """Is sacrificed when it is activated."""

    def can_activate(self, g: Table, me: int) -> bool:
        return True

    def activate(self, g: Table, me: int, at: int) -> None:
        g.sacrifice(me, at)
        g.then(Activated(self.id, me, at))


class AmuletOfAir(MagicItem):
    """On entering: gauge +2."""

    energy: ClassVar[str] = "AA"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        g.raise_gauge(me, 2)


class AmuletOfEarth(MagicItem):
    """On entering: 9 crystals."""

    energy: ClassVar[str] = "EE"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        g.gain_crystals(me, 9)


class AmuletOfFire(MagicItem):
    """On entering: draw 4 cards, keep one, discard the others."""

    energy: ClassVar[str] = "FF"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        g.look(me, 4)
        if g.looked:
            g.then(KeepOne(me, self.id))


class AmuletOfWater(MagicItem):
    """On entering: 4 energy tokens on this card, to be spent like those of the reserve."""

    energy: ClassVar[str] = "WW"
    points: ClassVar[int] = 6

    def enter(self, g: Table, me: int) -> None:
        g.then(StoreEnergy(me, 4))


class BalanceOfIshtar(MagicItem):
    """Activate: turn 3 tokens of one energy into 9 crystals."""

    crystals: ClassVar[tuple[int, int, int]] = (2, 2, 2)
    points: ClassVar[int] = 4

    def can_activate(self, g: Table, me: int) -> bool:
        return True in [g.held_in_all(me, energy) >= 3 for energy in range(4)]

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(ChooseBalance(me))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.gain_crystals(me, 9 + 3 * g.transmute_extra(me))


class BeggarsHorn(MagicItem):
    """At the end of a round, with no or one token in reserve: 1 energy."""

    energy: ClassVar[str] = "AE"
    points: ClassVar[int] = 8


class BespelledGrimoire(MagicItem):
    """On entering: 2 energy. The reserve holds 10."""

    energy: ClassVar[str] = "WE"
    points: ClassVar[int] = 8

    def enter(self, g: Table, me: int) -> None:
        g.then(TakeEnergy(me, 2, self.id))


class CrystalOrb(MagicItem):
    """Activate: look at the top card, and discard 4 energy to put it into play or leave it; or pay 3 crystals to
    discard it.
    """

    energy: ClassVar[str] = "FE"
    points: ClassVar[int] = 6

    def can_activate(self, g: Table, me: int) -> bool:
        return g.has_cards()

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(ChooseOrb(me))


class CursedTreatiseOfArus(MagicItem):
    """On entering: 2 energy, gauge +1, 10 crystals. When sacrificed: the whole reserve is discarded."""

    energy: ClassVar[str] = "W"
    points: ClassVar[int] = -10

    def enter(self, g: Table, me: int) -> None:
        g.raise_gauge(me, 1)
        g.gain_crystals(me, 10)
        g.then(TakeEnergy(me, 2, self.id))


class DieOfMalice(MagicItem):
    """Activate before using the chosen die: reroll it, 2 crystals."""

    points: ClassVar[int] = 8


class DivineChalice(MagicItem):
    """On entering: draw 4 cards, put one into play free of charge, discard the others."""

    energy: ClassVar[str] = "AWFE"
    points: ClassVar[int] = 10

    def enter(self, g: Table, me: int) -> None:
        g.look(me, 4)
        if g.looked and has_room(g, me):
            g.then(PutLookedInPlay(me, self.id))
        else:
            g.discard_looked(me)


class DragonSkull(MagicItem):
    """Activate: sacrifice exactly 3 cards for 15 crystals."""

    energy: ClassVar[str] = "WFE"
    points: ClassVar[int] = 9

    def can_activate(self, g: Table, me: int) -> bool:
        return len(g.play[me]) >= 3

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(Sacrifice(me, 3, self.id))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.gain_crystals(me, 15)


class ElementalAmulet(MagicItem):
    """Costs one to four different energies; water: 2 energy, earth: 5 crystals, fire: a card, air: gauge +1."""

    points: ClassVar[int] = 2

    def enter(self, g: Table, me: int) -> None:
        elements_work(g, me, ALL_ELEMENTS)


class GluttonCauldron(MagicItem):
    """Activate: put one energy on it. With the seventh it is sacrificed: its tokens come back, and 15 crystals."""

    def can_activate(self, g: Table, me: int) -> bool:
        return g.spendable(me) > 0

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(FeedCauldron(me, at))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        if all_tokens_on(g.marks[me][at]) >= 7:
            release_cauldron(g, me, at)


class HandOfFortune(MagicItem):
    """Summoning costs 1 energy less, but at least 1."""

    energy: ClassVar[str] = "AFE"
    crystals: ClassVar[tuple[int, int, int]] = (3, 3, 3)
    points: ClassVar[int] = 9


class HourglassOfTime(MagicItem):
    """At each change of season: 1 energy."""

    energy: ClassVar[str] = "AWFE"
    points: ClassVar[int] = 6


class IdolOfTheFamiliar(MagicItem):
    """On entering: 10 crystals. Activate: 1 crystal for each of your familiars."""

    energy: ClassVar[str] = "AWFE"

    def enter(self, g: Table, me: int) -> None:
        g.gain_crystals(me, 10)

    def can_activate(self, g: Table, me: int) -> bool:
        return True

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.gain_crystals(me, others_of_kind(g, me, IS_FAMILIAR))


class LanternOfXidit(MagicItem):
    """At the end of the game: 3 crystals for each token in reserve."""

    energy: ClassVar[str] = "FFFEEE"
    points: ClassVar[int] = 24


class MirrorOfTheSeasons(MagicItem):
    """Activate: pay some crystals to exchange as many tokens of one energy for another."""

    crystals: ClassVar[tuple[int, int, int]] = (3, 3, 3)
    points: ClassVar[int] = 8

    def can_activate(self, g: Table, me: int) -> bool:
        return g.crystals[me] > 0 and g.spendable(me) > 0

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(ExchangeForCrystals(me, 0, -1, 0))


class NecroticKriss(MagicItem):
    """Activate: discard a familiar from hand or sacrifice one in play for 4 energy."""

    energy: ClassVar[str] = "AAW"
    points: ClassVar[int] = 6

    def can_activate(self, g: Table, me: int) -> bool:
        return True in [IS_FAMILIAR[card] for card in g.hand[me] + g.play[me]]

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(DiscardOrSacrificeFamiliar(me))
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.then(TakeEnergy(me, 4, self.id))


class OlafsBlessedStatue(MagicItem):
    """On entering: 20 crystals."""

    energy: ClassVar[str] = "WWW"

    def enter(self, g: Table, me: int) -> None:
        g.gain_crystals(me, 20)


class PendantOfRagnor(MagicItem):
    """On entering: 1 energy for each other magic item you have in play."""

    energy: ClassVar[str] = "AWF"

    def enter(self, g: Table, me: int) -> None:
        g.then(take_at_most(g, me, others_of_kind(g, me, IS_ITEM) - 1, self.id))


class PotionOfDreams(Potion):
    """Activate: sacrifice it and discard the whole reserve; put a card from your hand into play free of charge."""

    energy: ClassVar[str] = "AA"

    def can_activate(self, g: Table, me: int) -> bool:
        return len(g.hand[me]) > 0 and len(g.play[me]) - 1 < g.gauge[me]

    def activate(self, g: Table, me: int, at: int) -> None:
        g.sacrifice(me, at)
        g.lose_all_energy(me)
        g.then(Activated(self.id, me, at))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.then(PutFromHand(me))


class PotionOfKnowledge(Potion):
    """Activate: sacrifice it for 5 energy."""

    energy: ClassVar[str] = "WW"

    def effect(self, g: Table, me: int, at: int) -> None:
        g.then(TakeEnergy(me, 5, self.id))


class PotionOfLife(Potion):
    """Activate: sacrifice it; every token in reserve becomes 4 crystals."""

    energy: ClassVar[str] = "EE"

    def effect(self, g: Table, me: int, at: int) -> None:
        tokens = g.in_reserve(me)
        g.lose_all_energy(me)
        g.gain_crystals(me, tokens * (4 + g.transmute_extra(me)))


class PotionOfPower(Potion):
    """Activate: sacrifice it; draw a card, gauge +2."""

    energy: ClassVar[str] = "FF"

    def effect(self, g: Table, me: int, at: int) -> None:
        g.draw_to_hand(me, 1)
        g.raise_gauge(me, 2)


class PurseOfIo(MagicItem):
    """Every token that you transmute gives 1 crystal more."""

    energy: ClassVar[str] = "AF"
    points: ClassVar[int] = 6


class RagfieldsHelm(MagicItem):
    """At the end of the game: 20 crystals if you have more cards in play than each other player."""

    energy: ClassVar[str] = "AAA"
    points: ClassVar[int] = 10


class RunicCubeOfEolis(MagicItem):
    """Worth 30 points, and nothing else."""

    crystals: ClassVar[tuple[int, int, int]] = (20, 20, 20)
    points: ClassVar[int] = 30


class ScepterOfGreatness(MagicItem):
    """On entering: 3 crystals for each other magic item you have in play."""

    energy: ClassVar[str] = "AWFE"
    points: ClassVar[int] = 8

    def enter(self, g: Table, me: int) -> None:
        g.gain_crystals(me, 3 * (others_of_kind(g, me, IS_ITEM) - 1))


class SealedChestOfUrm(MagicItem):
    """At the end of the game: 20 crystals if you have no familiar in play."""

    energy: ClassVar[str] = "WWE"
    points: ClassVar[int] = 10


class StaffOfSpring(MagicItem):
    """Each time you summon a card from your hand: 3 crystals."""

    energy: ClassVar[str] = "EEE"
    points: ClassVar[int] = 9


class TemporalBoots(MagicItem):
    """On entering: move the season marker 1 to 3 spaces, forward or back."""

    points: ClassVar[int] = 8

    def enter(self, g: Table, me: int) -> None:
        g.then(MoveSeasons(me))


class TreeOfLight(MagicItem):
    """Activate: pay 3 crystals for 1 energy; or discard 1 energy to be allowed to transmute this turn."""

    energy: ClassVar[str] = "EE"
    points: ClassVar[int] = 12

    def can_activate(self, g: Table, me: int) -> bool:
        return g.crystals[me] >= 3 or g.spendable(me) > 0

    def activate(self, g: Table, me: int, at: int) -> None:
        g.then(ChooseTree(me))

    def effect(self, g: Table, me: int, at: int) -> None:
        g.can_transmute = 1
        g.tell("may_transmute", me, {})


class VampiricCrown(MagicItem):
    """On entering: draw a card or discard one, showing it; as much energy as it is worth points."""

    energy: ClassVar[str] = "AW"

    def enter(self, g: Table, me: int) -> None:
        g.then(DrawOrDiscard(me))


class WondrousChest(MagicItem):
    """At the end of a round, with 4 or more tokens in reserve: 3 crystals."""

    energy: ClassVar[str] = "WF"
    points: ClassVar[int] = 4


class YjangsForgottenVase(MagicItem):
    """Each time you summon a card from your hand: 1 energy."""

    energy: ClassVar[str] = "WFE"
    points: ClassVar[int] = 6


KINDS_HERE: list[type[Card]] = [
    AmuletOfAir,
    AmuletOfEarth,
    AmuletOfFire,
    AmuletOfWater,
    BalanceOfIshtar,
    BeggarsHorn,
    BespelledGrimoire,
    CrystalOrb,
    CursedTreatiseOfArus,
    DieOfMalice,
    DivineChalice,
    DragonSkull,
    ElementalAmulet,
    GluttonCauldron,
    HandOfFortune,
    HourglassOfTime,
    IdolOfTheFamiliar,
    LanternOfXidit,
    MirrorOfTheSeasons,
    NecroticKriss,
    OlafsBlessedStatue,
    PendantOfRagnor,
    PotionOfDreams,
    PotionOfKnowledge,
    PotionOfLife,
    PotionOfPower,
    PurseOfIo,
    RagfieldsHelm,
    RunicCubeOfEolis,
    ScepterOfGreatness,
    SealedChestOfUrm,
    StaffOfSpring,
    TemporalBoots,
    TreeOfLight,
    VampiricCrown,
    WondrousChest,
    YjangsForgottenVase,
]

ACTIVATED: list[str] = [
    "balance_of_ishtar",
    "crystal_orb",
    "die_of_malice",
    "dragon_skull",
    "glutton_cauldron",
    "idol_of_the_familiar",
    "mirror_of_the_seasons",
    "necrotic_kriss",
    "potion_of_dreams",
    "potion_of_knowledge",
    "potion_of_life",
    "potion_of_power",
    "tree_of_light",
]

put_in_box(KINDS_HERE, ACTIVATED)
