"""Messages by language and key, names in a line, and cards found by any of their names."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka import locale
from ludoteka.locale import (
    LANGUAGES,
    BadArguments,
    LocaleError,
    UnknownLanguage,
    UnknownMessage,
    check,
    find,
    fold,
    has,
    key_of,
    name_of,
    names,
    say,
)

IDS = ("cellar", "council_room", "militia", "mine", "thief", "throne_room", "village", "witch", "workshop")


def test_a_message_is_said_in_each_language() -> None:
    said = [say(language, "dominion-ask-gain", source="X", limit=4) for language in LANGUAGES]

    assert said == [
        "X: gain a card costing up to 4",
        "X: zdobądź kartę o koszcie do 4",
        "X: szerezz egy lapot, ára legfeljebb 4",
    ]


def test_an_attribute_is_asked_for_behind_a_dot() -> None:
    assert say("en", "dominion-village.rule") == "+1 Card. +2 Actions."
    assert say("pl", "dominion-village.rule") == "+1 karta. +2 akcje."
    assert say("hu", "dominion-village.rule") == "+1 lap. +2 akció."


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("pl", 1, "1 karta"),
        ("pl", 3, "3 karty"),
        ("pl", 5, "5 kart"),
        ("pl", 12, "12 kart"),
        ("pl", 22, "22 karty"),
        ("hu", 1, "1 lap"),
        ("hu", 5, "5 lap"),
    ],
)
def test_plurals_follow_the_language(language: str, number: int, text: str) -> None:
    assert say(language, "common-cards", count=number) == text


def test_no_invisible_marks_are_put_around_arguments() -> None:
    assert say("en", "dominion-log-play", player="Anna", card="Village") == "Anna: Village"


@pytest.mark.parametrize("language", ["de", "EN", "", "../en"])
def test_an_unknown_language_is_refused_with_those_allowed(language: str) -> None:
    with pytest.raises(UnknownLanguage, match="allowed are: en, pl, hu"):
        say(language, "dominion-village")
    with pytest.raises(UnknownLanguage):
        has(language, "dominion-village")
    with pytest.raises(UnknownLanguage):
        check(language)


@pytest.mark.parametrize("key", ["dominion-platinum", "dominion-village.colour", "", ".rule"])
def test_a_missing_message_names_key_and_language(key: str) -> None:
    with pytest.raises(UnknownMessage) as caught:
        say("hu", key)

    assert str(caught.value) == f"no message {key!r} in language 'hu'"
    assert isinstance(caught.value, KeyError)
    assert not has("hu", key)


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(BadArguments, match=r"'dominion-log-play' in language 'pl': .*player"):
        say("pl", "dominion-log-play", card="Wioska")


def test_every_error_is_a_locale_error() -> None:
    assert all(issubclass(each, LocaleError) for each in (UnknownLanguage, UnknownMessage, BadArguments))


def test_has_tells_whether_there_is_a_message_or_an_attribute() -> None:
    assert has("en", "dominion-village")
    assert has("en", "dominion-village.note")
    assert not has("en", "dominion-village.short")


def test_a_key_has_hyphens_for_underscores() -> None:
    assert key_of("dominion", "do", "end_turn") == "dominion-do-end-turn"


def test_equal_names_are_counted_in_the_order_of_the_first() -> None:
    assert names("en", "dominion", ["estate", "copper", "estate", "throne_room"]) == "Estate ×2, Copper, Throne Room"
    assert names("pl", "dominion", ["copper"]) == "Miedź"
    assert names("hu", "dominion", []) == ""


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Throne Room", "throne_room"),
        ("throne_room", "throne_room"),
        ("throne-room", "throne_room"),
        ("  THRONEROOM ", "throne_room"),
        ("sala tronowa", "throne_room"),
        ("Trónterem", "throne_room"),
        ("tronterem", "throne_room"),
        ("TRÓNTEREM", "throne_room"),
        ("Tro\u0301nterem", "throne_room"),
        ("złodziej", "thief"),
        ("zlodziej", "thief"),
        ("ZŁODZIEJ", "thief"),
        ("Wiedźma", "witch"),
        ("műhely", "workshop"),
        ("muhely", "workshop"),
        ("polgárőrség", "militia"),
        ("polgarorseg", "militia"),
        ("Polgár\u00adőrség", "militia"),
        ("sala-obrad", "council_room"),
        ("Tanácsterem", "council_room"),
    ],
)
def test_a_card_is_found_by_its_name_in_any_language(text: str, card: str) -> None:
    assert find("dominion", text, IDS) == card


@pytest.mark.parametrize("text", ["", "platinum", "copper", "villag", "Village 2", "dominion-village"])
def test_other_texts_find_nothing(text: str) -> None:
    assert find("dominion", text, IDS) is None


def test_only_the_ids_given_are_found() -> None:
    assert find("dominion", "Falu", ["village"]) == "village"
    assert find("dominion", "Falu", ["witch"]) is None


@pytest.mark.parametrize("text", ["Łódź", "łódź", "LODZ", "Łó-dź", "lo_dz", "lo'dz"])
def test_folding_takes_case_accents_and_joints_away(text: str) -> None:
    assert fold(text) == "lodz"


@pytest.fixture
def _places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catalogues in which things of a game have names that people give."""
    bundles = {}
    for language, castle in (("en", "castle"), ("pl", "zamek"), ("hu", "vár")):
        bundles[language] = FluentBundle([language], use_isolating=False)
        text = f"toy-small-castle = {castle}: {{ $place }}\n    .rule = ({castle}) {{ $place }}\ntoy-tile = tile"
        bundles[language].add_resource(FluentResource(text))
    monkeypatch.setattr(locale, "_bundle", bundles.__getitem__)
    locale._index.cache_clear()


@pytest.mark.usefixtures("_places")
def test_a_proper_name_is_said_as_it_stands() -> None:
    for language in LANGUAGES:
        assert name_of(language, "toy", "@Eilean Donan") == "Eilean Donan"
        assert name_of(language, "toy", "@a@b_c") == "a@b_c"
        assert name_of(language, "toy", "@Eilean Donan", "rule") is None


@pytest.mark.usefixtures("_places")
def test_a_thing_of_a_place_has_the_place_in_its_message() -> None:
    said = [name_of(language, "toy", "small_castle@St. John's @ sea") for language in LANGUAGES]
    assert said == ["castle: St. John's @ sea", "zamek: St. John's @ sea", "vár: St. John's @ sea"]
    assert name_of("pl", "toy", "small_castle@Perth", "rule") == "(zamek) Perth"
    assert name_of("pl", "toy", "small_castle@Perth", "note") is None


@pytest.mark.usefixtures("_places")
def test_a_thing_without_a_name_has_none() -> None:
    assert name_of("en", "toy", "tile") == "tile"
    assert [name_of("en", "toy", each) for each in ("tower", "tower@Ross", "@", "")] == [None] * 4
    assert name_of("en", "toy", "small_castle") is None


@pytest.mark.usefixtures("_places")
def test_lists_and_finding_know_places() -> None:
    ids = ["small_castle@Perth", "small_castle@Ross", "tile", "small_castle@Perth"]
    assert names("en", "toy", ["small_castle@Ross", "@Perth", "tile"]) == "castle: Ross, Perth, tile"
    assert find("toy", "Zamek: Perth", ids) == "small_castle@Perth"
    assert find("toy", "tile", ids) == "tile"
    with pytest.raises(UnknownMessage, match="common-times"):
        names("en", "toy", ids)
    locale._index.cache_clear()
