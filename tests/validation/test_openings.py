"""The exact odds of an opening: by counting all pairs of hands, and from games that the engine plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import ludoteka
from ludoteka import State
from tests.validation.measure import agrees, pairs_of_hands, percent

GAMES = 1_500
START = ["copper"] * 7 + ["estate"] * 3
COINS = {"copper": 1, "silver": 2, "chancellor": 2, "woodcutter": 2}
TERMINAL = ("chancellor", "woodcutter")
KINGDOM = "chancellor,woodcutter,moneylender,feast,chapel,cellar,mine,moat,village,smithy"
Hand = tuple[int, list[str]]
Event = Callable[[Hand, Hand], bool]


def worth(hand: list[str]) -> int:
    """The coins that a hand gives with the one action of a turn; a Moneylender trades a Copper for 3."""
    coins = sum(COINS.get(card, 0) for card in hand)
    if all(card in hand for card in TERMINAL):
        coins -= 2
    if "moneylender" in hand and "copper" in hand:
        coins += 2
    return coins


def either(least: int) -> Event:
    return lambda one, two: max(one[0], two[0]) >= least


def both(least: int) -> Event:
    return lambda one, two: min(one[0], two[0]) >= least


def none(least: int) -> Event:
    return lambda one, two: max(one[0], two[0]) < least


def with_feast(hand: Hand) -> int:
    """A Feast in hand counts as 5 coins for its card, or its hand's own coins if they are more."""
    return max(5, hand[0]) if "feast" in hand[1] else hand[0]


def feast_never(one: Hand, two: Hand) -> bool:
    return max(with_feast(one), with_feast(two)) < 5


def feast_twice(one: Hand, two: Hand) -> bool:
    return min(with_feast(one), with_feast(two)) >= 5


def collide(one: Hand, two: Hand) -> bool:
    return any(hand[1].count("chancellor") + hand[1].count("woodcutter") == 2 for hand in (one, two))


def chapel_on(turn: int) -> Event:
    return lambda one, two: "chapel" in (one, two)[turn - 3][1]


def chapel_missed(one: Hand, two: Hand) -> bool:
    return "chapel" not in one[1] + two[1]


def chapel_beside(estates: int) -> Event:
    return lambda one, two: any("chapel" in hand[1] and hand[1].count("estate") == estates for hand in (one, two))


SILVERS = ("silver", "silver")
LENDER = ("silver", "moneylender")
FEAST = ("silver", "feast")
TERMINALS = ("chancellor", "woodcutter")
CHAPEL = ("silver", "chapel")

ODDS: list[tuple[str, tuple[str, str], Event, float]] = [
    ("a hand of 7", SILVERS, either(7), 8.838),
    ("a hand of 6 or more", SILVERS, either(6), 42.424),
    ("a hand of 5 or more", SILVERS, either(5), 91.162),
    ("no hand of 5", SILVERS, none(5), 8.838),
    ("both hands 3 or more", SILVERS, both(3), 94.697),
    ("both hands 4 or more", SILVERS, both(4), 64.646),
    ("both hands 5 or more", SILVERS, both(5), 14.899),
    ("moneylender: 6 or more", LENDER, either(6), 42.424),
    ("moneylender: no hand of 5", LENDER, none(5), 8.838),
    ("moneylender: both hands 5 or more", LENDER, both(5), 14.899),
    ("feast: 6 or more", FEAST, either(6), 8.838),
    ("feast: never 5", FEAST, feast_never, 5.051),
    ("feast: 5 twice", FEAST, feast_twice, 29.040),
    ("two terminals in one hand", TERMINALS, collide, 30.303),
    ("two terminal silvers: 6 or more", TERMINALS, either(6), 17.677),
    ("two terminal silvers: no hand of 5", TERMINALS, none(5), 27.778),
    ("two terminal silvers: both hands 5 or more", TERMINALS, both(5), 12.626),
    ("chapel on turn 3", CHAPEL, chapel_on(3), 100 * 5 / 12),
    ("chapel on turn 4", CHAPEL, chapel_on(4), 100 * 5 / 12),
    ("chapel missed", CHAPEL, chapel_missed, 100 / 6),
    ("chapel beside no estate", CHAPEL, chapel_beside(0), 17.677),
    ("chapel beside one estate", CHAPEL, chapel_beside(1), 42.424),
    ("chapel beside two estates", CHAPEL, chapel_beside(2), 21.212),
    ("chapel beside three estates", CHAPEL, chapel_beside(3), 2.020),
]
named = pytest.mark.parametrize(("opening", "event", "odds"), [row[1:] for row in ODDS], ids=[row[0] for row in ODDS])


class Opener:
    """Buys two cards in its first two turns and nothing else; notes the coins and the hand of its turns 3 and 4."""

    def __init__(self, opening: tuple[str, str]) -> None:
        self.wanted = list(opening)
        self.notes: dict[int, Hand] = {}
        self.hands: dict[int, list[str]] = {}

    def choose(self, state: State, seat: int) -> str:
        view = state.view(seat)
        turn = view["turn"]["number"]
        zones = {(zone["id"], zone["seat"]): zone.get("cards") for zone in view["zones"]}
        self.hands.setdefault(turn, zones["hand", seat])
        offered = [option.text for option in state.options(seat)]
        for text in ("play moneylender", "play chancellor", "play woodcutter", "keep_deck", "play_treasures"):
            if text in offered:
                return text
        if "buy_phase" in offered:
            return "buy_phase"
        coins = next(counter["value"] for counter in view["counters"] if counter["id"] == "coins")
        self.notes[turn] = (coins, self.hands[turn])
        for card in sorted(self.wanted, key=lambda card: card == "silver"):
            if turn <= 2 and f"buy {card}" in offered:
                self.wanted.remove(card)
                return f"buy {card}"
        return "end_turn"


@cache
def counted(opening: tuple[str, str]) -> list[tuple[Hand, Hand]]:
    """All pairs of hands of turns 3 and 4 after an opening, with their coins."""
    pairs = pairs_of_hands(START + list(opening))
    return [((worth(one), one), (worth(two), two)) for one, two in pairs]


@cache
def played(opening: tuple[str, str]) -> list[tuple[Hand, Hand]]:
    """The same from games played, as far as both cards were bought in turns 1 and 2."""
    game = ludoteka.load("dominion")
    found = []
    for seed in range(GAMES):
        state: Any = game.start(2, seed=f"{opening}{seed}", kingdom=KINGDOM)
        players = [Opener(opening), Opener(opening)]
        while state.view(None)["turn"]["number"] <= 4:
            seat = state.to_move[0]
            state.choose(players[seat].choose(state, seat), seat)
        for player in players:
            if not player.wanted:
                found.append((player.notes[3], player.notes[4]))
    return found


@pytest.mark.parametrize(("coppers", "odds"), [(2, 1 / 12), (3, 5 / 12), (4, 5 / 12), (5, 1 / 12)])
def test_the_start_hand_holds_so_many_coppers(coppers: int, odds: float) -> None:
    counts = percent(one.count("copper") == coppers for one, _ in pairs_of_hands(START))
    game = ludoteka.load("dominion")
    hands = [game.start(2, seed=seed, first="0").view(0) for seed in range(2_000)]
    found = sum(view["zones"][3]["cards"].count("copper") == coppers for view in hands)

    assert counts == pytest.approx(100 * odds)
    assert all(view["zones"][3]["id"] == "hand" and view["zones"][3]["count"] == 5 for view in hands)
    assert agrees(found, len(hands), 100 * odds, rounding=0)


@named
def test_counting_all_pairs_of_hands_gives_the_known_odds(opening: tuple[str, str], event: Event, odds: float) -> None:
    assert percent(event(one, two) for one, two in counted(opening)) == pytest.approx(odds, abs=0.001)


@named
def test_games_played_give_the_known_odds(opening: tuple[str, str], event: Event, odds: float) -> None:
    hands = played(opening)

    assert len(hands) > 1.5 * GAMES
    assert agrees(sum(event(one, two) for one, two in hands), len(hands), odds, rounding=0.001)


def test_two_silvers_give_nine_and_a_sixth_coins_in_two_hands() -> None:
    totals = [one[0] + two[0] for one, two in counted(SILVERS)]

    assert sum(totals) / len(totals) == pytest.approx(9 + 1 / 6)
