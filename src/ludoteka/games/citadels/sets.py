"""Which characters and unique districts a game is played with: the printed sets, free choice, and what is refused."""

from typing import Any, ClassVar, Final

from ...kernel.errors import OptionError, listed
from ...kernel.options import RANDOM, SeatSetting, Setting, plain
from .names import (
    ARTIST,
    BASICS,
    CHARACTER_NAMES,
    CHARACTER_NUMBER,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    EMPEROR,
    KING,
    QUEEN,
    rank_of,
)

RANKS: Final = 9
UNIQUES: Final = 14
PRESET: Final = "preset"
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
FEWEST: Final = {EMPEROR: 3, QUEEN: 5}

# The printed sets: nine characters by rank, and fourteen unique districts

SETS: Final[dict[str, tuple[str, str]]] = {
    "first-game": (
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
        " school_of_magic smithy statue thieves_den wishing_well",
    ),
    "devious-dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon_gate framework gold_mine haunted_quarter laboratory necropolis park poor_house secret_vault smithy"
        " stables theater thieves_den wishing_well",
    ),
    "illustrious-emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "capitol factory framework great_wall haunted_quarter ivory_tower keep library observatory park poor_house"
        " quarry school_of_magic smithy",
    ),
    "vicious-nobles": (
        "assassin thief magician patrician cardinal trader architect warlord tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument museum school_of_magic"
        " stables statue thieves_den wishing_well",
    ),
    "ambitious-aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry school_of_magic"
        " stables statue thieves_den",
    ),
    "cunning-agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry secret_vault"
        " smithy theater",
    ),
    "tenacious-delegates": (
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory school_of_magic"
        " secret_vault smithy stables statue wishing_well",
    ),
}


def needs_ninth(seats: int) -> bool:
    """Whether so many players cannot do without rank 9."""
    return seats in (3, 8)


def picks(seats: int) -> list[int]:
    """How many characters so many players may use."""
    if seats == 2:
        return [RANKS - 1]
    return [RANKS] if needs_ninth(seats) else [RANKS - 1, RANKS]


def is_allowed(character: int, seats: int) -> bool:
    """Whether a character may be used by so many players."""
    return seats >= FEWEST.get(character, 0)


def of_set(name: str, seats: int, nine: bool) -> list[int]:
    """A printed set's characters for so many players, the barred ones replaced."""
    cast = [CHARACTER_NUMBER[word] for word in SETS[name][0].split()]
    if not is_allowed(cast[3], seats):
        cast[3] = KING
    if not is_allowed(cast[8], seats):
        cast[8] = ARTIST
    return cast if nine else cast[:8]


def uniques_of_set(name: str) -> list[int]:
    """A printed set's unique districts."""
    return [DISTRICT_NUMBER[word] for word in SETS[name][1].split()]


class CardsSetting(Setting):
    """A named set, `random`, or cards by name in any language."""

    what: ClassVar[str] = "cards"
    pool: ClassVar[tuple[str, ...]] = ()

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            word = plain(value).replace(" ", "-")
            if word in self.values:
                return word
            value = [part for part in value.split(",") if part.strip()]
            if len(value) < 2:
                raise self.refuse(word, [*self.values, f"a list of {self.what}"])
        if not isinstance(value, (list, tuple)):
            raise self.refuse(value, [*self.values, f"a list of {self.what}"])
        return self.check([self.read_card(name) for name in value], seats)

    def read_card(self, name: Any) -> str:
        """A card's English name, from its name in any language."""
        if isinstance(name, str):
            word = plain(name).replace("'", "").replace("\u2019", "").replace(" ", "_")
            if word not in self.pool:
                word = find_in_languages(name, self.pool)
            if word in self.pool:
                return word
        raise OptionError(f"option {self.name}: {name!r} is unknown here; allowed: {listed(list(self.pool))}")

    def check(self, cards: list[str], seats: int) -> list[str]:
        """The cards in their order; OptionError if they do not go together."""
        return cards


class CharactersSetting(CardsSetting):
    """The characters in play: a printed set, random ones, or one for each rank."""

    what: ClassVar[str] = "8 or 9 characters, one for each rank"
    pool: ClassVar[tuple[str, ...]] = CHARACTER_NAMES

    def __init__(self) -> None:
        super().__init__("characters", "choice-or-set", [*SETS, RANDOM], "first-game")

    def check(self, cards: list[str], seats: int) -> list[str]:
        numbers = sorted([CHARACTER_NUMBER[card] for card in cards])
        ranks = [rank_of(number) for number in numbers]
        for place in range(1, len(numbers)):
            if ranks[place] == ranks[place - 1]:
                both = [CHARACTER_NAMES[number] for number in numbers if rank_of(number) == ranks[place]]
                raise OptionError(
                    f"option characters: {listed(both)} share rank {ranks[place] + 1}; one character for each rank"
                )
        for rank in range(8):
            if rank not in ranks:
                allowed = [CHARACTER_NAMES[3 * rank + each] for each in range(3)]
                raise OptionError(f"option characters: rank {rank + 1} is missing; allowed: {listed(allowed)}")
        for number in numbers:
            if not is_allowed(number, seats):
                raise OptionError(
                    f"option characters: {CHARACTER_NAMES[number]} needs at least {FEWEST[number]} players; "
                    f"allowed for {seats}: "
                    f"{listed([CHARACTER_NAMES[c] for c in same_rank(number) if is_allowed(c, seats)])}"
                )
        if needs_ninth(seats) and len(numbers) < RANKS:
            allowed = [CHARACTER_NAMES[c] for c in same_rank(QUEEN) if is_allowed(c, seats)]
            raise OptionError(f"option characters: {seats} players need rank 9; allowed: {listed(allowed)}")
        if seats == 2 and len(numbers) == RANKS:
            raise OptionError("option characters: 2 players use ranks 1 to 8 only, leave rank 9 out")
        return [CHARACTER_NAMES[number] for number in numbers]

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["sets"] = {name: characters.split() for name, (characters, _) in SETS.items()}
        data["pool"] = list(CHARACTER_NAMES)
        data["pick"] = RANKS
        data["groups"] = [list(CHARACTER_NAMES[3 * rank : 3 * rank + 3]) for rank in range(RANKS)]
        data["picks"] = {str(seats): picks(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}
        data["fewest"] = {CHARACTER_NAMES[c]: least for c, least in FEWEST.items()}
        return data


class UniquesSetting(CardsSetting):
    """The unique districts in play: those of the set, random ones, or any fourteen."""

    what: ClassVar[str] = "14 unique districts"
    pool: ClassVar[tuple[str, ...]] = DISTRICT_NAMES[BASICS:]

    def __init__(self) -> None:
        super().__init__("uniques", "choice-or-set", [PRESET, *SETS, RANDOM], PRESET)

    def check(self, cards: list[str], seats: int) -> list[str]:
        if len(cards) != UNIQUES or len(set(cards)) != UNIQUES:
            raise OptionError(
                f"option uniques: {UNIQUES} different unique districts are needed, {len(set(cards))} are given; "
                f"allowed: {listed(list(self.pool))}"
            )
        return sorted(cards)

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["sets"] = {name: uniques.split() for name, (_, uniques) in SETS.items()}
        data["pool"] = list(self.pool)
        data["pick"] = UNIQUES
        return data


class NineSetting(Setting):
    """Whether rank 9 plays; 3 and 8 players always have it, 2 never."""

    def __init__(self) -> None:
        super().__init__("nine", "flag", ["true", "false"], False)

    def read(self, value: Any, seats: int) -> Any:
        nine = self.read_flag(value)
        if nine and seats == 2:
            raise OptionError("option nine: 2 players use ranks 1 to 8 only; allowed: false")
        return nine

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["fixed"] = {"2": False, "3": True, "8": True}
        data["unless_picked"] = "characters"
        return data


def same_rank(character: int) -> list[int]:
    """The three characters of one rank."""
    first = rank_of(character) * 3
    return [first, first + 1, first + 2]


def find_in_languages(name: str, pool: tuple[str, ...]) -> str:
    """The English name of a card named in any language of the catalogues; "" if there is none."""
    from ...locale import find

    found = find("citadels", name, [card.replace("_", "-") for card in pool])
    return "" if found is None else str(found).replace("-", "_")


def settings(most: int) -> list[Setting]:
    """What can be chosen before a game."""
    return [
        CharactersSetting(),
        UniquesSetting(),
        NineSetting(),
        SeatSetting("crown", most),
    ]


def check_together(seats: int, values: dict[str, Any]) -> dict[str, Any]:
    """The settings made to fit each other; OptionError if they cannot."""
    chosen = values["characters"]
    if isinstance(chosen, list):
        if values["nine"] and len(chosen) < RANKS:
            allowed = [CHARACTER_NAMES[c] for c in same_rank(QUEEN) if is_allowed(c, seats)]
            raise OptionError(f"option nine: characters name none of rank 9; allowed: {listed(allowed)}")
        values["nine"] = len(chosen) == RANKS
    elif needs_ninth(seats):
        values["nine"] = True
    return values
