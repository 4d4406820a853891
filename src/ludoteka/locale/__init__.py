"""The words: one folder of Fluent catalogues a language, and the functions that read them; no rules and no screens."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final[tuple[str, ...]] = ("en", "pl", "hu")

_FOLDER: Final = Path(__file__).parent
_NOT_DECOMPOSED: Final = str.maketrans({"ł": "l", "Ł": "l", "đ": "d", "ø": "o", "æ": "ae"})
_IGNORED: Final = str.maketrans("", "", " _-\u00ad\u2010\u2011'\u2019")


class LocaleError(Exception):
    """Base of everything this package raises."""


class UnknownLanguage(LocaleError, ValueError):
    """The language is none of `LANGUAGES`; the message lists them."""

    def __init__(self, language: str) -> None:
        super().__init__(f"unknown language {language!r}; allowed are: {', '.join(LANGUAGES)}")
        self.language = language


class UnknownMessage(LocaleError, KeyError):
    """No message has this key in this language; the message names both."""

    def __init__(self, language: str, key: str) -> None:
        super().__init__(f"no message {key!r} in language {language!r}")
        self.language = language
        self.key = key

    def __str__(self) -> str:
        return str(self.args[0])


class BadArguments(LocaleError, ValueError):
    """A message was asked for without an argument that it needs; the message names key, language and what is wrong."""

    def __init__(self, language: str, key: str, problems: Iterable[Exception]) -> None:
        super().__init__(f"message {key!r} in language {language!r}: {'; '.join(map(str, problems))}")
        self.language = language
        self.key = key


def say(language: str, key: str, /, **args: object) -> str:
    """The message in that language with its arguments filled in.

    `key` may carry an attribute ("dominion-village.rule"). Numbers are passed as numbers, so that plurals come out
    right; names are passed already translated.
    Raises UnknownLanguage, UnknownMessage, and BadArguments when an argument is missing.
    """
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise UnknownMessage(language, key)
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise UnknownMessage(language, key)
    text, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise BadArguments(language, key, problems)
    return str(text)


def has(language: str, key: str) -> bool:
    """Whether `say(language, key)` has something to say; `key` may carry an attribute. Raises UnknownLanguage."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def check(language: str) -> str:
    """The language itself when there is one of that name; raises UnknownLanguage otherwise."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return language


def key_of(game: str, *parts: str) -> str:
    """The message key of something in a game: `key_of("dominion", "do", "end_turn")` is "dominion-do-end-turn"."""
    return "-".join((game, *parts)).replace("_", "-")


def parted(each: str) -> tuple[str, dict[str, str]]:
    """The part of an id that is a key, and the proper name behind its `@` as the argument `place` of the message."""
    front, at, place = each.partition("@")
    return front, {"place": place} if at else {}


def name_of(language: str, game: str, each: str, attribute: str = "") -> str | None:
    """The name of a card or thing of a game, or another text of it ("rule"); None when nobody has written one.

    `@Eilean Donan` is a proper name and is said as it stands; `castle@Eilean Donan` is the message of `castle` with
    the argument `place`. A message that needs more than that is no name.
    """
    front, args = parted(each)
    if not front and args:
        return None if attribute else args["place"] or None
    key = key_of(game, front) + (f".{attribute}" if attribute else "")
    try:
        return say(language, key, **args) if has(language, key) else None
    except BadArguments:
        return None


def names(language: str, game: str, ids: Iterable[str]) -> str:
    """The names of several cards in one line, equal ones counted once: "Copper ×2, Estate"; empty for no cards."""
    counts: dict[str, int] = {}
    for each in ids:
        counts[each] = counts.get(each, 0) + 1
    parts = []
    for each, count in counts.items():
        name = name_of(language, game, each) or say(language, key_of(game, each))
        parts.append(name if count == 1 else say(language, "common-times", name=name, count=count))
    return ", ".join(parts)


def find(game: str, text: str, ids: Iterable[str]) -> str | None:
    """The one of `ids` that `text` names, in any language or as the id itself; None when there is none.

    Case, accents, spaces, hyphens, underscores and apostrophes do not matter.
    """
    return _index(game, tuple(ids)).get(fold(text))


def fold(text: str) -> str:
    """The text as `find` compares it: without case, accents, spaces, hyphens, underscores and apostrophes."""
    plain = normalize("NFKD", text.casefold().translate(_NOT_DECOMPOSED))
    return "".join(sign for sign in plain if not combining(sign)).translate(_IGNORED)


@cache
def _index(game: str, ids: tuple[str, ...]) -> dict[str, str]:
    found = {fold(each): each for each in ids}
    for language in LANGUAGES:
        for each in ids:
            name = name_of(language, game, each)
            if name is not None:
                found.setdefault(fold(name), each)
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([check(language)], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
