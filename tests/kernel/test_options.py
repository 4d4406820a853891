"""Options and settings: their three faces, and what is refused."""

from typing import Any

import pytest

from ludoteka import IllegalChoice, OptionError
from ludoteka.kernel.options import Actions, Setting, Verb, plain, read_settings

BUY = Verb("buy", ("card",), "supply")
SPACE = Actions([(0, BUY, [("copper",), None, ("throne_room",)]), (10, Verb("end_turn"), [()])])
SETTINGS = [
    Setting("map", "choice", ["scotland", "ireland"], "scotland"),
    Setting("open_counts", "flag", ["true", "false"], False),
]


def test_an_option_has_a_code_a_text_and_a_structure() -> None:
    option = SPACE.option(2)

    assert (option.code, option.text, option.verb, option.args) == (2, "buy throne_room", "buy", ("throne_room",))
    assert option.to_json() == {
        "code": 2,
        "verb": "buy",
        "text": "buy throne_room",
        "zone": "supply",
        "card": "throne_room",
    }


def test_a_button_has_no_zone_and_no_subject() -> None:
    assert SPACE.option(10).to_json() == {"code": 10, "verb": "end_turn", "text": "end_turn"}


def test_a_hole_in_the_codes_is_no_option() -> None:
    with pytest.raises(IllegalChoice, match="no option has the code 1"):
        SPACE.option(1)


def test_all_options_are_counted_and_listed() -> None:
    assert [option.code for option in SPACE] == [0, 2, 10]
    assert (len(SPACE), SPACE.size) == (3, 11)


@pytest.mark.parametrize("text", ["buy throne_room", "BUY Throne Room", "  buy   throne-room ", "Buy_Throne_Room"])
def test_text_is_read_whatever_its_case_spaces_hyphens_and_underscores(text: str) -> None:
    assert SPACE.parse(text) is SPACE.option(2)


@pytest.mark.parametrize("text", ["", "buy", "buy gold", "throne room", "buy throne room now"])
def test_text_that_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(IllegalChoice, match="not an option"):
        SPACE.parse(text)


def test_plain_text_is_lower_case_with_single_spaces() -> None:
    assert plain("  Throne_Room-Two  ") == "throne room two"


def test_settings_that_are_not_given_have_their_defaults() -> None:
    assert read_settings(SETTINGS, {}, 2) == {"map": "scotland", "open_counts": False}


@pytest.mark.parametrize("value", ["ireland", "Ireland", "IRELAND"])
def test_a_choice_is_read_whatever_its_case(value: str) -> None:
    assert read_settings(SETTINGS, {"map": value}, 2)["map"] == "ireland"


@pytest.mark.parametrize(
    ("value", "read"),
    [(True, True), ("yes", True), ("on", True), ("1", True), (1, True), ("No", False), ("off", False), (0, False)],
)
def test_a_flag_is_read_from_the_words_that_people_type(value: Any, read: bool) -> None:
    assert read_settings(SETTINGS, {"open_counts": value}, 2)["open_counts"] is read


def test_a_setting_may_be_written_with_hyphens() -> None:
    assert read_settings(SETTINGS, {"open-counts": "true"}, 2)["open_counts"] is True


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"colour": "red"}, "unknown option 'colour'; allowed: map, open_counts"),
        ({"map": "wales"}, "option map: 'wales' is not allowed; allowed: scotland, ireland"),
        ({"map": None}, "option map: None is not allowed; allowed: scotland, ireland"),
        ({"map": ["scotland"]}, "option map: .* is not allowed; allowed: scotland, ireland"),
        ({"open_counts": "perhaps"}, "option open_counts: 'perhaps' is not allowed; allowed: true, false"),
        ({"open_counts": 2}, "option open_counts: 2 is not allowed; allowed: true, false"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_is_allowed(given: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        read_settings(SETTINGS, given, 2)


def test_a_setting_says_how_to_ask_for_it() -> None:
    assert SETTINGS[0].to_json() == {
        "name": "map",
        "kind": "choice",
        "values": ["scotland", "ireland"],
        "default": "scotland",
    }
