"""The three languages say the same things: same keys, same arguments, every plural form, nothing left unfilled."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludoteka import locale
from ludoteka.locale import LANGUAGES, find, has, key_of, say

FOLDER = Path(locale.__file__).parent
AREAS = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "hu": {"one", "other"}}
NUMBERS = (0, 1, 2, 5, 12, 22)
# The longest names that a table is likely to see beside those of the cards
SAMPLE = {"player": "Krisztina", "victim": "Krisztina", "attacker": "Krisztina", "source": "Council Room"}

CARDS = {
    "copper": ("Copper", "Miedź", "Rézpénz"),
    "silver": ("Silver", "Srebro", "Ezüstpénz"),
    "gold": ("Gold", "Złoto", "Aranypénz"),
    "estate": ("Estate", "Posiadłość", "Birtok"),
    "duchy": ("Duchy", "Księstwo", "Hercegség"),
    "province": ("Province", "Prowincja", "Tartomány"),
    "curse": ("Curse", "Klątwa", "Átok"),
    "adventurer": ("Adventurer", "Awanturnik", "Kalandor"),
    "bureaucrat": ("Bureaucrat", "Biurokrata", "Hivatalnok"),
    "cellar": ("Cellar", "Piwnica", "Pince"),
    "chancellor": ("Chancellor", "Kanclerz", "Kancellár"),
    "chapel": ("Chapel", "Kaplica", "Kápolna"),
    "council_room": ("Council Room", "Sala obrad", "Tanácsterem"),
    "feast": ("Feast", "Uczta", "Lakoma"),
    "festival": ("Festival", "Festyn", "Fesztivál"),
    "gardens": ("Gardens", "Ogrody", "Park"),
    "laboratory": ("Laboratory", "Laboratorium", "Laboratórium"),
    "library": ("Library", "Biblioteka", "Könyvtár"),
    "market": ("Market", "Targowisko", "Piac"),
    "militia": ("Militia", "Milicja", "Polgárőrség"),
    "mine": ("Mine", "Kopalnia", "Bánya"),
    "moat": ("Moat", "Fosa", "Várárok"),
    "moneylender": ("Moneylender", "Lichwiarz", "Uzsorás"),
    "remodel": ("Remodel", "Przebudowa", "Átépítés"),
    "smithy": ("Smithy", "Kuźnia", "Kovácsműhely"),
    "spy": ("Spy", "Szpieg", "Kém"),
    "thief": ("Thief", "Złodziej", "Tolvaj"),
    "throne_room": ("Throne Room", "Sala tronowa", "Trónterem"),
    "village": ("Village", "Wioska", "Falu"),
    "witch": ("Witch", "Wiedźma", "Boszorkány"),
    "woodcutter": ("Woodcutter", "Drwal", "Favágó"),
    "workshop": ("Workshop", "Warsztat", "Műhely"),
}


class Arguments(Visitor):
    """Collects the names of a pattern's arguments, and of those that a selector chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)


def entries(language: str, area: str) -> list[ast.EntryType]:
    return parse((FOLDER / language / area).read_text(encoding="utf-8")).body


def patterns(language: str, area: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries(language, area):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def arguments(pattern: ast.Pattern) -> Arguments:
    found = Arguments()
    found.visit(pattern)
    return found


def shape(language: str, area: str) -> dict[str, list[str]]:
    """Key -> names of its arguments; short names are left out, as each language has its own long ones."""
    return {
        key: sorted(arguments(pattern).names) for key, pattern in patterns(language, area) if not key.endswith(".short")
    }


def filled(key: str, names: set[str], number: int) -> dict[str, object]:
    """An argument for each name: texts where a name is expected, else the number."""
    texts = {"card", "cards", "top", "name", "players", "scores", "what", "text", "address", "seed", "reason"}
    return {name: SAMPLE.get(name, "Village" if name in texts else number) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).iterdir()) == AREAS


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_syntax_error(language: str, area: str) -> None:
    junk = [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = [key for area in AREAS for key, _ in patterns(language, area)]

    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", ["pl", "hu"])
def test_keys_attributes_and_arguments_are_those_of_english(language: str, area: str) -> None:
    assert shape(language, area) == shape("en", area)


def plural_forms(pattern: ast.Pattern) -> list[set[str]]:
    """The plural forms of each selector that has any besides `other`."""
    found = []
    for selector in arguments(pattern).selectors:
        forms = {each.key.name for each in selector.variants if isinstance(each.key, ast.Identifier)}
        if forms & {"zero", "one", "two", "few", "many"}:
            found.append(forms)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_selector_has_each_plural_form_of_its_language(language: str) -> None:
    for area in AREAS:
        for key, pattern in patterns(language, area):
            assert all(forms == PLURALS[language] for forms in plural_forms(pattern)), key


def test_polish_tells_numbers_apart_wherever_english_does() -> None:
    for area in AREAS:
        polish = dict(patterns("pl", area))
        for key, pattern in patterns("en", area):
            if not key.endswith(".short"):
                assert len(plural_forms(polish[key])) == len(plural_forms(pattern)), key


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in_completely(language: str, number: int) -> None:
    for area in AREAS:
        for key, pattern in patterns(language, area):
            text = say(language, key, **filled(key, arguments(pattern).names, number))

            assert text.strip() == text != "", key
            assert not set(text) & {"{", "}"}, key


@pytest.mark.parametrize("kind", ["ask", "wait"])
def test_prompts_are_under_sixty_characters_in_english(kind: str) -> None:
    long = {}
    for area in AREAS:
        for key, pattern in patterns("en", area):
            if f"-{kind}-" in key and "." not in key:
                text = say("en", key, **filled(key, arguments(pattern).names, 4))
                if len(text) > 60:
                    long[key] = text

    assert long == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_asks_the_one_who_chooses_and_tells_the_others(language: str) -> None:
    keys = {key for area in AREAS for key, _ in patterns(language, area)}
    asked = {key for key in keys if "-ask-" in key and "." not in key}

    assert asked
    assert {key.replace("-ask-", "-wait-") for key in asked} == {k for k in keys if "-wait-" in k and "." not in k}


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_has_name_rule_and_note(language: str, card: str) -> None:
    key = key_of("dominion", card)

    assert say(language, key) == CARDS[card][LANGUAGES.index(language)]
    assert say(language, f"{key}.rule").endswith(".")
    assert say(language, f"{key}.note").endswith(".")


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_a_long_word_says_where_it_may_break(language: str, card: str) -> None:
    key = key_of("dominion", card)
    name = say(language, key)

    assert has(language, f"{key}.short") == any(len(word) > 8 for word in name.split())
    if has(language, f"{key}.short"):
        assert "\u00ad" in say(language, f"{key}.short")
        assert say(language, f"{key}.short").replace("\u00ad", "") == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    names = [find("dominion", CARDS[card][LANGUAGES.index(language)], CARDS) for card in CARDS]

    assert names == list(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_card_are_the_same_in_every_language(language: str) -> None:
    def digits(text: str) -> list[str]:
        return sorted(sign for sign in text if sign.isdigit())

    for card in CARDS:
        key = key_of("dominion", card) + ".rule"
        assert digits(say(language, key)) == digits(say("en", key)), key
