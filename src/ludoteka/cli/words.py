"""How options, questions, events and zones are said in one language, by the keys in docs/kernel.md."""

from typing import Any, Final

from ..kernel.game import Game
from ..locale import has, key_of, name_of, say

SEATS: Final = {"seat": "player", "attacker": "attacker", "victim": "victim"}


class Speaker:
    """Says things of one game in one language; `players` has a name for each seat.

    What a catalogue has no words for is said by its id, so that a game can be played before it is translated.
    """

    def __init__(self, language: str, game: Game, players: list[str]) -> None:
        self.language = language
        self.game = game
        self.players = players

    def say(self, key: str, /, **args: object) -> str:
        """A message of the command line or of all games."""
        return say(self.language, key, **args)

    def name(self, each: str) -> str:
        """The name of a card or another thing of the game."""
        said = name_of(self.language, self.game.name, each)
        return each.replace("_", " ").replace("@", ": ") if said is None else said

    def names(self, ids: list[str]) -> str:
        """Several names in one line, equal ones counted."""
        counts: dict[str, int] = {}
        for each in ids:
            counts[each] = counts.get(each, 0) + 1
        said = [
            self.name(each) if count == 1 else self.say("common-times", name=self.name(each), count=count)
            for each, count in counts.items()
        ]
        return ", ".join(said)

    def label(self, fallback: str, *parts: str, **args: object) -> str:
        """The game's message of this key, or the fallback with spaces for underscores."""
        key = key_of(self.game.name, *parts)
        return self.say(key, **args) if has(self.language, key) else fallback.replace("_", " ")

    def arguments(self, given: dict[str, Any]) -> dict[str, object]:
        """The arguments of a message: seats and cards by name, lists in one line, numbers as they are."""
        args: dict[str, object] = {}
        for name, value in given.items():
            if name in SEATS and str(value).isdecimal():
                args[SEATS[name]] = self.players[int(value)]
            elif isinstance(value, list):
                args[name] = self.names([str(each) for each in value])
            elif isinstance(value, str) and name_of(self.language, self.game.name, value) is not None:
                args[name] = self.name(value)
            elif value is not None:
                args[name] = value
        return args

    def option(self, option: dict[str, Any]) -> str:
        """What choosing it does."""
        return self.label(option["text"], "do", option["verb"], **self.arguments(option))

    def event(self, event: dict[str, Any]) -> str:
        """A line of the log; more exact for a seat that may see the cards."""
        kind: str = event["kind"]
        args = self.arguments(event)
        key = key_of(self.game.name, "log", kind)
        if "cards" in event and has(self.language, f"{key}.seen"):
            return self.say(f"{key}.seen", **args)
        return self.label(f"{args.get('player', '')}: {kind}", "log", kind, **args)

    def prompt(self, prompt: dict[str, Any], viewer: int | None) -> str:
        """The question, as it is put to the one who chooses or told to the others."""
        mine = prompt["seat"] == viewer
        args = self.arguments({**prompt["args"], "source": prompt["source"], "seat": prompt["seat"]})
        said = self.label(prompt["key"], "ask" if mine else "wait", prompt["key"], **args)
        help_key = key_of(self.game.name, "ask", prompt["key"]) + ".help"
        if mine and has(self.language, help_key):
            said += f" ({self.say(help_key, **args)})"
        return said

    def fact(self, fact: dict[str, Any]) -> str:
        """Something known beyond what lies open."""
        cards = self.names(fact["cards"])
        return self.label(f"{fact['key']}: {cards}", "fact", fact["key"], **self.arguments(fact))


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def title(language: str, game: str) -> str:
    """The name of a game."""
    return say(language, f"game-{game}") if has(language, f"game-{game}") else game


def bot_title(language: str, name: str) -> str:
    """What a bot is called."""
    return say(language, f"bot-{name}") if has(language, f"bot-{name}") else name
