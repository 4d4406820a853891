"""Whole games on both maps beside a plain second implementation: options, points, castles, goals, winners."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import chain, permutations
from random import Random
from typing import Any

import pytest

import ludoteka
from ludoteka import OptionError
from ludoteka.games.rebirth.maps import named, read
from ludoteka.kernel.luck import Luck
from tests.games.rebirth.reference import Board, Gain, Hex, Reference, beside, parsed

GAME = ludoteka.load("rebirth")
LAID = {("scotland", 2): 34, ("scotland", 3): 34, ("scotland", 4): 25}
LAID |= {("ireland", 2): 32, ("ireland", 3): 32, ("ireland", 4): 23}
ASIDE = {"scotland": 2, "ireland": 4}
BOARDS = {name: Board(named(name).text) for name in ("scotland", "ireland")}
Choice = Callable[[Board, Random, Any, list[Any]], Any]


def at_random(board: Board, luck: Random, prompt: Any, options: list[Any]) -> Any:
    return luck.choice(options)


def greedy(board: Board, luck: Random, prompt: Any, options: list[Any]) -> Any:
    """Mostly what gives most at once, castles and towers counted too."""
    if prompt["key"] != "lay" or luck.random() < 0.1:
        return luck.choice(options)
    worth = {seen["space"]: worth_of(seen) for seen in prompt["args"]["previews"]}
    most = max(worth.values())
    return luck.choice([option for option in options if worth[option.text.split()[1]] == most])


def worth_of(seen: Any) -> int:
    return int(seen["points"]) + 4 * len(seen["castles"]) + 4 * len(seen.get("towers", seen.get("cathedrals")))


def wasteful(board: Board, luck: Random, prompt: Any, options: list[Any]) -> Any:
    """Energy on blank spaces as long as there are any, so that food runs out of its own."""
    if prompt["key"] == "lay" and prompt["args"]["tile"] == "energy":
        chosen = [option for option in options if parsed(option.text.split()[1]) in board.of_kind("b")]
        return luck.choice(chosen or options)
    return greedy(board, luck, prompt, options)


def shy(board: Board, luck: Random, prompt: Any, options: list[Any]) -> Any:
    """As few towers and cathedrals as possible, so that they are reached late."""
    if prompt["key"] != "lay":
        return luck.choice(options)
    reached = {seen["space"]: len(seen.get("towers", seen.get("cathedrals"))) for seen in prompt["args"]["previews"]}
    return luck.choice([o for o in options if reached[o.text.split()[1]] == min(reached.values())])


class Beside:
    """A game, and the reference that is told each tile as it is laid."""

    def __init__(self, name: str, seats: int, seed: int, choice: Choice, text: str = "") -> None:
        self.name, self.seats, self.choice, self.luck = name, seats, choice, Random(seed)
        self.board = Board(text) if text else BOARDS[name]
        self.state = GAME.start(seats, seed, map=text or name)
        self.state.listen()
        zones = self.zones(None)
        towers = zones["board", None].get("towers", {})
        goals = [pile["card"] for pile in zones.get(("goals", None), {"piles": []})["piles"]]
        self.reference = Reference(self.board, seats, towers, goals)
        self.supply = [LAID[name, seats] - 1] * seats
        self.hands = [self.zones(seat)["hand", seat]["cards"] for seat in range(seats)]
        self.aside = [self.zones(seat)["aside", seat]["cards"] for seat in range(seats)]
        self.secret: list[list[str]] = [[] for _ in range(seats)]
        self.waiting: set[str] = set()
        self.second_due = self.is_second = self.draws_three = False
        self.doubled_now = ""
        self.active = -1
        self.gone = [0] * seats
        self.seen: Counter[str] = Counter()

    def zones(self, seat: int | None) -> dict[tuple[str, int | None], Any]:
        return {(zone["id"], zone["seat"]): zone for zone in self.state.view(seat)["zones"]}

    def play(self, choices: int = 1000) -> None:
        """Play on, for so many choices or to the end, and compare after each."""
        self.compare()
        while not self.state.over:
            if not choices:
                return
            choices -= 1
            (seat,) = self.state.to_move
            (prompt,) = self.state.view(seat)["prompts"]
            options = self.state.options(seat)
            self.expect_options(seat, prompt, {option.text for option in options})
            self.state.choose(self.choice(self.board, self.luck, prompt, options), seat)
            for event in self.state.take_events():
                self.hear(event.seen_by(event.seen_by(None).get("seat")))
            self.compare()
        self.compare_end()

    # what may be chosen

    def expect_options(self, seat: int, prompt: Any, texts: set[str]) -> None:
        self.turn_of(seat)
        hand = self.hands[seat]
        if prompt["key"] == "lay":
            (kind,) = hand
            legal = self.reference.legal(kind)
            assert texts == {f"lay {row},{column}" for row, column in legal}
            assert (prompt["args"]["tile"], prompt["args"]["second"]) == (kind, self.is_second)
            self.expect_previews(seat, kind, prompt["args"]["previews"])
        elif prompt["key"] == "take":
            fit = {kind for kind in hand if self.reference.legal(kind)}
            assert texts == {f"take {kind}" for kind in fit or hand}
            assert prompt["args"]["tiles"] == sorted(hand, key=list(prompt["args"]["tiles"]).index)
        elif prompt["key"] == "tower":
            assert texts == {f"tower {label[1]}" for label in self.waiting}
            assert len(texts) > 1
            self.seen["several towers at once"] += 1
        else:
            assert prompt["key"] == "double"
            assert texts == {f"double {goal}" for goal in self.reference.may_double(seat)}

    def turn_of(self, seat: int) -> None:
        """When another player's turn begins nothing of the last one was left out."""
        if seat != self.active:
            self.finish_turn()
            self.active = seat

    def finish_turn(self) -> None:
        assert not self.waiting
        assert not self.second_due
        self.draws_three = self.is_second = False
        self.doubled_now = ""

    def expect_previews(self, seat: int, kind: str, previews: list[Any]) -> None:
        """One of the previews, taken at random, is what the reference makes of the placement."""
        assert {parsed(seen["space"]) for seen in previews} == self.reference.legal(kind)
        seen = self.luck.choice(previews)
        twin = self.twin()
        before = self.reference.castles(), self.reference.reached(seat), self.reference.cathedrals()
        gains = twin.lay(seat, parsed(seen["space"]), kind)
        mine = sum(gain.points for gain in gains if gain.seat == seat)
        working = self.working(twin, seat, before[1])
        assert seen["points"] == mine + sum(self.worth(twin, tower) for tower in working)
        assert seen["points"] == sum(part["points"] for part in seen["parts"])
        taken = {castle for castle, holder in twin.castles().items() if holder == seat != before[0].get(castle)}
        assert set(seen["castles"]) == taken
        assert set(seen.get("goals", [])) == {gain.key[5:] for gain in gains if gain.key.startswith("goal:")}
        assert set(seen.get("towers", [])) == twin.reached(seat) - before[1]
        there = {label for label, stack in twin.cathedrals().items() if seat in stack}
        assert set(seen.get("cathedrals", [])) == there - {label for label, seats in before[2].items() if seat in seats}
        if "settlement" in seen:
            paid = Counter({gain.seat: gain.points for gain in gains if gain.key == "settlement"})
            assert seen["settlement"] == [paid[other] for other in range(self.seats)]

    def twin(self) -> Reference:
        reference = self.reference
        twin = Reference(reference.board, reference.seats, reference.towers, reference.goals)
        twin.tiles = reference.tiles[:]
        twin.points = reference.points[:]
        twin.claims = {goal: seats[:] for goal, seats in reference.claims.items()}
        twin.doubled = dict(reference.doubled)
        return twin

    def working(self, reference: Reference, seat: int, before: set[str]) -> set[str]:
        """The towers that work now, those that let lay a second tile left out, and of a set only one."""
        found: dict[str, str] = {}
        for tower in sorted(reference.reached(seat) - before):
            marker = self.reference.towers[tower]
            if marker != "second_tile" and reference.works(seat, tower, before):
                found[marker if marker in ("doubling", "thirteen_points") else tower] = tower
        return set(found.values())

    def worth(self, reference: Reference, tower: str) -> int:
        return {"thirteen_points": 13, "three_points": 3}.get(reference.towers[tower], 0)

    # what happens

    def hear(self, event: Any) -> None:
        kind, seat = event["kind"], event["seat"]
        if kind in ("lay", "take", "discard"):
            self.turn_of(seat)
        if kind in ("lay", "lay_second"):
            self.laid(seat, parsed(event["space"]), event["tile"], kind == "lay_second")
        elif kind == "take":
            assert self.hands[seat].count(event["cards"][0])
            self.supply[seat] += len(self.hands[seat]) - 1
            self.hands[seat] = event["cards"]
        elif kind == "tower":
            self.tower(seat, event["tower"], event["marker"])
        elif kind == "tower_second":
            assert self.second_due
            assert not self.waiting
            self.second_due, self.is_second = False, True
        elif kind == "draw_aside":
            self.aside[seat].remove(event["cards"][0])
            self.hands[seat] = event["cards"]
        elif kind == "secret":
            self.secret[seat] = event["cards"]
        elif kind == "double":
            assert event["goal"] in self.reference.may_double(seat)
            self.reference.doubled[seat] = self.doubled_now = event["goal"]
        elif kind == "discard":
            assert self.hands[seat] == [event["tile"]]
            assert not self.reference.legal(event["tile"])
            self.hands[seat] = []
            self.gone[seat] += 1
            self.seen["tile out of the game"] += 1
        elif kind == "draw":
            self.drawn(seat, event["cards"])

    def laid(self, seat: int, spot: Hex, kind: str, second: bool) -> None:
        assert self.hands[seat] == [kind]
        assert second == self.is_second
        before = self.reference.reached(seat)
        self.notice(seat, spot, kind)
        gains = self.reference.lay(seat, spot, kind)
        self.hands[seat] = []
        self.waiting = self.working(self.reference, seat, before)
        new = [self.reference.towers[tower] for tower in self.reference.reached(seat) - before]
        self.second_due = "second_tile" in new and not second
        self.seen["second tile at its own kind of tower"] += second and "second_tile" in new
        self.notice_gains(gains, second)

    def tower(self, seat: int, name: str, marker: str) -> None:
        label = self.board.label[name.removeprefix("@")]
        same = {tower for tower in self.waiting if self.reference.towers[tower] == marker}
        assert label in same or marker in ("doubling", "thirteen_points"), (label, self.waiting)
        self.waiting -= same if marker in ("doubling", "thirteen_points") else {label}
        assert self.reference.towers[label] == marker
        points = {"thirteen_points": 13, "three_points": 3}.get(marker, 0)
        self.reference.gain([Gain(seat, marker, points)])
        self.draws_three |= marker == "draw_three"
        self.seen[marker] += 1

    def drawn(self, seat: int, cards: list[str]) -> None:
        """The turn is over: nothing was left out, and as many tiles are drawn as there may be."""
        number = 3 if self.draws_three else 1
        assert len(cards) == min(number, self.supply[seat]) > 0
        self.seen["fewer than three drawn"] += len(cards) < number
        self.supply[seat] -= len(cards)
        self.hands[seat] = cards
        self.finish_turn()
        self.active = -1

    def notice(self, seat: int, spot: Hex, kind: str) -> None:
        """Count the rare things, so that none is missing at the end."""
        reference, board = self.reference, self.board
        self.seen["food on energy or energy on food"] += {kind[0], board.words[spot][0].lower()} == {"f", "e"}
        ring = [group for group in reference.farms(seat, kind) if any(spot in beside(other) for other in group)]
        self.seen["joined groups"] += len(ring) > 1
        castles = [place for place in board.castles.values() if spot in beside(place)]
        self.seen["two castles at one tile"] += len(castles) > 1

    def notice_gains(self, gains: list[Gain], second: bool) -> None:
        goals = [gain.key[5:] for gain in gains if gain.key.startswith("goal:")]
        self.seen["two goals at once"] += len(goals) > 1
        self.seen["a goal and a tower at once"] += bool(goals and self.waiting)
        self.seen["doubled, then met with the second tile"] += second and self.doubled_now in goals
        self.seen["doubled and met"] += any(self.reference.doubled.get(gains[0].seat) == goal for goal in goals)
        spot = self.reference.tiles[-1].spot
        label = self.board.settlement.get(spot, "")
        if label and self.reference.is_full(label):
            houses = list(self.reference.houses(label).values())
            if len(houses) > 1:
                self.seen[f"tie in a settlement of {label[0]}"] += len(set(houses)) < len(houses)

    # where things stand

    def compare(self) -> None:
        view = self.state.view(None)
        reference = self.reference
        zones = {(zone["id"], zone["seat"]): zone for zone in view["zones"]}
        board = zones["board", None]
        tiles = [(parsed(tile["space"]), tile["seat"], tile["tile"]) for tile in board["tiles"]]
        assert tiles == [tuple(tile) for tile in reference.tiles]
        assert board["castles"] == reference.castles()
        if reference.ireland:
            assert {label: set(seats) for label, seats in board["used"].items()} == self.used()
            piles = zones["goals", None]["piles"]
            assert {pile["card"]: pile["claims"] for pile in piles} == reference.claims or self.state.over
            assert {seat: pile["card"] for pile in piles for seat in pile["doubled"]} == reference.doubled
        else:
            assert board["cathedrals"] == reference.cathedrals()
        if not self.state.over:
            assert self.state.scores() == reference.points
        for seat in range(self.seats):
            assert zones["supply", seat]["count"] == self.supply[seat]
            assert zones["hand", seat]["count"] == len(self.hands[seat])
            assert zones["aside", seat]["count"] == len(self.aside[seat])
            assert not zones["hand", seat]["cards"]
            assert not zones["aside", seat]["cards"]

    def used(self) -> dict[str, set[int]]:
        reached = {seat: self.reference.reached(seat) for seat in range(self.seats)}
        found = {label: {seat for seat in reached if label in reached[seat]} for label in self.board.towers}
        return {label: seats for label, seats in found.items() if seats}

    def compare_end(self) -> None:
        reference = self.reference
        extra = [ASIDE[self.name] - len(aside) for aside in self.aside]
        for seat in range(self.seats):
            assert len(reference.own(seat)) == LAID[self.name, self.seats] + extra[seat] - self.gone[seat]
        zones = self.zones(None)
        zone = "secret" if reference.ireland else "missions"
        cards = [zones[zone, seat]["cards"] for seat in range(self.seats)]
        if reference.ireland:
            assert cards == self.secret
        self.notice_missions(cards)
        reference.finish(cards)
        assert self.state.scores() == reference.points
        assert set(self.state.winners()) == reference.winners()
        for seat, lines in enumerate(self.state.score_sheet()):
            assert sum(line["points"] for line in lines) == reference.points[seat]
            self.compare_lines(seat, {line["key"]: line["points"] for line in lines}, cards[seat])

    def compare_lines(self, seat: int, lines: dict[str, int], cards: list[str]) -> None:
        """The score sheet is the reference's gains, summed by what they are for."""
        kept = self.reference.log
        sums: Counter[str] = Counter()
        for gain in kept:
            if gain.seat == seat:
                sums[self.line_of(gain)] += gain.points
        assert {key: points for key, points in lines.items() if points} == {k: n for k, n in sums.items() if n}
        assert self.reference.ireland or set(cards) <= set(lines)

    def line_of(self, gain: Gain) -> str:
        lines = {"port": "ports", "offshore": "offshore_farms", "food": "food_farms", "energy": "energy_farms"}
        lines |= {"settlement": "settlements", "unfilled": "unfinished", "three_points": "towers"}
        lines |= {"thirteen_points": "towers", "castles": "castles"}
        if gain.key.startswith("goal:"):
            return "goals"
        return lines.get(gain.key, "secret_goal" if self.reference.ireland else gain.key)

    def notice_missions(self, cards: list[list[str]]) -> None:
        reference = self.reference
        for seat, card in [(seat, card) for seat, own in enumerate(cards) for card in own]:
            if reference.ireland:
                met = (seat, card) in reference.met
                self.seen["secret goal met"] += met
                self.seen["secret goal missed"] += not met
                self.seen["secret goal met once"] += met and not reference.meets(seat, card)
            elif card != "cathedral_gift":
                counts = [reference.mission_count(other, card) for other in range(self.seats)]
                self.seen[card.split("@")[0]] += 1
                self.seen["mission in a tie"] += counts.count(max(counts)) > 1 and counts[seat] == max(counts)
                self.seen["mission of which nobody has any"] += not max(counts)


def cramped(name: str, luck: Random) -> str:
    """A map without small settlements, so that there are more settlement tiles than spaces for them."""
    lines = [line for line in named(name).text.split("\n") if not re.match("1[a-zA-Z] ", line)]
    return stirred("\n".join(re.sub(r"\b1([a-zA-Z])\+?", blank, line) for line in lines), luck)


def stirred(name: str, luck: Random) -> str:
    """A map with its castles, cathedrals, towers and farm spaces in other places, as a printed one might have them."""
    text = named(name).text if name in BOARDS else name
    lines = text.replace("layout own", "layout printed").split("\n")
    rows = [number for number, line in enumerate(lines) if "|" in line]
    tokens = [lines[row].split("|")[1].split() for row in rows]
    spots = [(r, c) for r, row in enumerate(tokens) for c, word in enumerate(row) if word[0] in "febFEBCKT"]
    spots = [(r, c) for r, c in spots if "+" not in tokens[r][c]]
    words = [tokens[r][c] for r, c in spots]
    while True:
        luck.shuffle(words)
        for (r, c), word in zip(spots, words, strict=True):
            tokens[r][c] = word
        for row in rows:
            lines[row] = f"{row - rows[0]} | {' '.join(tokens[row - rows[0]])}"
        try:
            return read("\n".join(lines)).text
        except OptionError:
            continue


def blank(small: re.Match[str]) -> str:
    return "B" if small[1].isupper() else "b"


# Whole games

PLAYERS = [at_random, greedy, wasteful, shy]
ALWAYS = ["joined groups", "tie in a settlement of 2", "tie in a settlement of 3", "tie in a settlement of 4"]
ALWAYS += ["several towers at once", "second tile at its own kind of tower", "two goals at once"]
ALWAYS += ["a goal and a tower at once", "secret goal met", "secret goal missed", "mission in a tie"]
ALWAYS += ["draw_three", "thirteen_points", "three_points", "doubling", "secret_goal"]
OWN_MAPS = [
    "doubled and met",
    "food on energy or energy on food",
    "fewer than three drawn",
]


@pytest.mark.parametrize(
    ("text", "rare"),
    [
        pytest.param(lambda name, luck: "", OWN_MAPS, id="our maps"),
        pytest.param(stirred, ["two castles at one tile", "doubled and met"], id="other maps"),
        pytest.param(cramped, ["two castles at one tile", "tile out of the game"], id="cramped maps"),
    ],
)
def test_whole_games_are_as_the_reference_plays_them(text: Callable[[str, Random], str], rare: list[str]) -> None:
    seen: Counter[str] = Counter()
    for seed, choice in enumerate(PLAYERS, 2):
        for name in BOARDS:
            for seats in (2, 3, 4):
                if (seed + seats) % 2:
                    game = Beside(name, seats, seed, choice, text(name, Random(seed)))
                    game.play()
                    seen += game.seen
    assert [thing for thing in ALWAYS + rare if not seen[thing]] == []


# Who wins


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("choices", [0, 8, 40, 1000])
def test_ties_are_broken_as_by_the_reference(name: str, choices: int) -> None:
    outcomes: set[str] = set()
    for seed in range({0: 1, 1000: 2}.get(choices, 4)):
        game = Beside(name, 4, seed, at_random)
        game.play(choices)
        description = {**game.state.describe(), "over": True}
        for tied in range(1, 16):
            points = [9 if tied >> seat & 1 else 5 for seat in range(4)]
            state = GAME.position({**description, "points": dict(enumerate(points))})
            game.reference.points = points
            winners = game.reference.winners()
            assert set(state.winners()) == winners
            outcomes.add("shared" if len(winners) > 1 else "won")
            if not all(tied >> seat & 1 for seat in winners):
                outcomes.add("by one who is not tied")
    assert "won" in outcomes
    assert choices or "shared" in outcomes
    assert choices < 40 or "by one who is not tied" in outcomes


# Missions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_missions_dealt_anew_give_what_the_reference_gives(seats: int) -> None:
    game = Beside("scotland", seats, seats, PLAYERS[seats - 2])
    game.play()
    description = {key: value for key, value in game.state.describe().items() if key not in ("over", "points")}
    cards = [*description.pop("deck"), *chain.from_iterable(description.pop("missions").values())]
    for _ in range(12):
        game.luck.shuffle(cards)
        hands = [cards[8 * seat : 8 * seat + 8] for seat in range(seats)]
        state = GAME.position({**description, "missions": dict(enumerate(hands))})
        twin = game.twin()
        twin.points = [0] * seats
        twin.finish(hands)
        assert state.over
        assert state.scores() == twin.points
        assert set(state.winners()) == twin.winners()


# Guesses


@pytest.mark.parametrize("name", BOARDS)
def test_guesses_are_as_frequent_as_the_deals_that_fit(name: str) -> None:
    game = Beside(name, 2, 3, at_random)
    while game.supply[1] > 1 or game.state.to_move != (0,):
        game.play(1)
    unseen = Counter({"food": 12, "energy": 12, "1": 3, "2": 3, "3": 3, "4": 3})
    unseen.subtract(Counter(tile.kind for tile in game.reference.own(1)))
    deals = Counter(deal[:2] for deal in permutations(sorted(unseen.elements())))
    assert len(deals) > 2
    luck, number = Luck(1), 2_000
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(number):
        guessed = game.state.guess(0, luck).describe()
        assert guessed["hand"]["0"] == game.hands[0]
        assert Counter(guessed["aside"]["0"]) == Counter(game.aside[0])
        found[guessed["hand"]["1"][0], guessed["supply"]["1"][0]] += 1
    assert set(found) == set(deals)
    for deal, ways in deals.items():
        expected = number * ways / deals.total()
        assert abs(found[deal] - expected) < 5 * expected**0.5 + 1
