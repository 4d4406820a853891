"""Setting up a position from a plain description, and describing one in the same words (docs/positions.md)."""

from typing import TYPE_CHECKING, Any, Final

from ...kernel.codec import write_frames
from ...kernel.errors import PositionError
from ...kernel.frames import Frame
from ...kernel.position import Fields, as_json, begin, go_on, read_luck, read_waiting, tally
from .names import NAMES, NUMBER, names_of, sorted_names
from .table import ACTION_PHASE, BUY_PHASE, NOBODY, PHASES, Table
from .turn import ActionPhase, BuyPhase, CleanUp, choose_first, lay_out

if TYPE_CHECKING:
    from . import Dominion

# Zones that only an effect in the middle of its course fills

EFFECT_ZONES: Final = ("shown", "aside", "chosen", "looked", "loot")
EFFECT_NUMBERS: Final = ("shown_of", "looked_known", "shielded")


def set_up(game: "Dominion", description: Any, listen: bool) -> Table:
    """The state that a description gives; PositionError names the wrong field and what is allowed."""
    fields = Fields(as_json(description))
    g: Table = begin(game, fields, game.fewest, {"first": "0"}, listen)
    lay_out(g)
    choose_first(g)
    read_supply(g, fields)
    g.trash = fields.names("trash", NUMBER)
    read_turn(g, fields.fields("turn"))
    read_what_is_left(g, fields)
    for seat, value in fields.by_seat("seats", g.seats).items():
        read_seat(g, seat, Fields(value, f"seats.{seat}"))
    for seat, orders in fields.by_seat("shuffles", g.seats).items():
        g.script[seat] = read_orders(orders, f"shuffles.{seat}")
    read_luck(g.luck, fields)
    fields.finish()
    g.origin = fields.data
    go_on(g, fields)
    return g


def read_supply(g: Table, fields: Fields) -> None:
    """Piles that differ from set-up."""
    supply = fields.fields("supply")
    for name in list(supply.data):
        word = name.lower().replace(" ", "_").replace("-", "_")
        if word not in NUMBER or g.supply[NUMBER[word]] < 0:
            allowed = ", ".join([NAMES[card] for card in range(len(NAMES)) if g.supply[card] >= 0])
            raise PositionError(f"supply: {name!r} is not in this supply; allowed: {allowed}")
        g.supply[NUMBER[word]] = supply.number(name, 0, 0, 100)
    g.empty_piles = g.supply.count(0)


def read_turn(g: Table, turn: Fields) -> None:
    """Whose turn it is, the phase, and its counters."""
    g.active = turn.number("seat", g.active, 0, g.seats - 1)
    g.phase = PHASES.index(turn.word("phase", PHASES[ACTION_PHASE], list(PHASES)))
    g.actions = turn.number("actions", 1)
    g.buys = turn.number("buys", 1)
    g.coins = turn.number("coins", 0)
    g.bought = 1 if turn.flag("bought", False) else 0
    turn.finish()


def read_seat(g: Table, seat: int, fields: Fields) -> None:
    """One player's zones, and what all have seen of them."""
    g.hand[seat] = fields.names("hand", NUMBER)
    g.deck[seat] = fields.names("deck", NUMBER)[::-1]
    pile = fields.names("discard", NUMBER)[::-1]
    play = fields.names("play", NUMBER)
    if play and seat != g.active:
        raise PositionError(f"{fields.name('play')}: only the player whose turn it is has cards in play")
    g.play = play if seat == g.active else g.play
    g.turns[seat] = fields.number("turns", 0)
    seen = fields.fields("seen")
    g.known_top[seat] = seen.number("deck", 0, 0, len(g.deck[seat]))
    held = g.hand[seat] + g.chosen
    g.known_hand[seat] = within(seen, "hand", held)
    shown = seen.number("discard", 1 if pile else 0, 1 if pile else 0, len(pile))
    g.hidden[seat], g.open[seat] = pile[: len(pile) - shown], pile[len(pile) - shown :]
    g.astray[seat] = within(seen, "astray", held + g.hidden[seat])
    g.astray_room[seat] = seen.number("astray_room", 0)
    seen.finish()
    fields.finish()


def within(seen: Fields, key: str, cards: list[int]) -> list[int]:
    """Cards that were seen, which must be among those that are there."""
    known = seen.names(key, NUMBER)
    for card in set(known):
        if known.count(card) > cards.count(card):
            raise PositionError(
                f"{seen.name(key)}: there is no such {NAMES[card]}; there: {', '.join(sorted_names(cards))}"
            )
    return known


def read_orders(orders: Any, path: str) -> list[list[int]]:
    """The results of a seat's next shuffles, each from the top."""
    if not isinstance(orders, (list, tuple)):
        raise PositionError(f"{path}: a list of orders, one for each shuffle, expected")
    return [Fields({str(place): order}, path).names(str(place), NUMBER) for place, order in enumerate(orders)]


def read_what_is_left(g: Table, fields: Fields) -> None:
    """What is left to do: the phases of the turn, or the middle of an effect."""
    g.over = fields.flag("over", False)
    if fields.has("effect"):
        effect = fields.fields("effect")
        g.frames = read_waiting(effect, g.game.frame_classes)
        for name in EFFECT_ZONES:
            setattr(g, name, effect.names(name, NUMBER))
        g.shown_of = effect.number("shown_of", NOBODY, NOBODY, g.seats - 1)
        g.looked_known = effect.number("looked_known", 0, 0, 1)
        g.shielded = effect.number("shielded", 0)
        effect.finish()
    elif not g.over:
        g.frames = usual_frames(g)


def usual_frames(g: Table) -> list[Frame[Any]]:
    """What is left to do between two effects, the next to run last."""
    frames: list[Frame[Any]] = [CleanUp(g.active), BuyPhase(g.active)]
    if g.phase != BUY_PHASE:
        frames.append(ActionPhase(g.active))
    return frames


# Describing


def describe(g: Table) -> dict[str, Any]:
    """The description that gives this state again."""
    description: dict[str, Any] = {
        "game": "dominion",
        "players": g.seats,
        "options": {
            "kingdom": names_of(g.kingdom),
            "open_counts": g.settings["open_counts"],
            "first": str(g.first),
        },
        "seed": g.seed,
        "turn": {
            "seat": g.active,
            "phase": PHASES[g.phase],
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "bought": bool(g.bought),
        },
        "seats": {str(seat): describe_seat(g, seat) for seat in range(g.seats)},
        "supply": {NAMES[card]: g.supply[card] for card in range(len(NAMES)) if g.supply[card] >= 0},
        "trash": tally(names_of(g.trash)),
        "luck": g.luck.words[:],
    }
    if any(g.script):
        description["shuffles"] = {
            str(seat): [tally(names_of(order)) for order in orders] for seat, orders in enumerate(g.script) if orders
        }
    if g.over:
        description["over"] = True
    elif write_frames(g.frames) != write_frames(usual_frames(g)):
        description["effect"] = describe_effect(g)
    return description


def describe_seat(g: Table, seat: int) -> dict[str, Any]:
    """One player's zones, decks and discard piles from the top."""
    pile = g.hidden[seat] + g.open[seat]
    zones: dict[str, Any] = {
        "hand": tally(names_of(g.hand[seat])),
        "deck": tally(names_of(g.deck[seat][::-1])),
        "discard": tally(names_of(pile[::-1])),
        "turns": g.turns[seat],
    }
    if seat == g.active and g.play:
        zones["play"] = tally(names_of(g.play))
    seen: dict[str, Any] = {
        "deck": g.known_top[seat],
        "hand": tally(names_of(g.known_hand[seat])),
        "discard": len(g.open[seat]),
        "astray": tally(names_of(g.astray[seat])),
        "astray_room": g.astray_room[seat],
    }
    zones["seen"] = {name: value for name, value in seen.items() if value or (name == "discard" and pile)}
    return zones


def describe_effect(g: Table) -> dict[str, Any]:
    """The middle of an effect: what is left to do, and the cards it holds."""
    effect: dict[str, Any] = {"frames": write_frames(g.frames)}
    for name in EFFECT_ZONES:
        effect[name] = tally(names_of(getattr(g, name)))
    for name in EFFECT_NUMBERS:
        effect[name] = getattr(g, name)
    return effect
