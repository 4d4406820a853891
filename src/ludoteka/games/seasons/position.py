"""Setting up a position from a plain description, and describing one in the same words (docs/positions.md)."""

from typing import TYPE_CHECKING, Any, Final

from ...kernel.codec import write_frames
from ...kernel.errors import PositionError
from ...kernel.frames import Frame
from ...kernel.position import Fields, begin, go_on, read_luck, read_waiting, tally
from . import knowledge
from .board import HIGHEST_GAUGE, MOST_BONUSES, SET_SIZE, SPACES, season_of
from .card import IS_FAMILIAR
from .dice import FACE_NAMES, FACE_NUMBER, FACES_OF_A_DIE, NO_FACE
from .names import AMULET_OF_WATER, ENERGIES, GLUTTON_CAULDRON, NAMES, NUMBER, names_of
from .phases import CHOOSING_DICE, DRAFT, END, END_OF_ROUND, LIBRARIES, PHASES, TURN
from .prelude import Draft, SplitCards, box, choose_dice, choose_first
from .table import DECK, ROLLS, Table, tokens_on
from .turn import EndRound, StartRound, StartTurn, TurnActions
from .zones import NOBODY, TOKEN_SHIFT, TURNED

if TYPE_CHECKING:
    from . import Seasons

FURTHEST_YEAR: Final = 9
TOKENS: Final = {"on_amulet_of_water": AMULET_OF_WATER, "on_glutton_cauldron": GLUTTON_CAULDRON}
PLACES: Final = ("hand", "owned", "discard", "looked")


def set_up(game: "Seasons", description: Any, listen: bool) -> Table:
    """The state that a description gives; PositionError names the wrong field and what is allowed."""
    fields = Fields(description)
    g: Table = begin(game, fields, game.fewest, {"first": "0"}, listen)
    choose_dice(g)
    choose_first(g)
    read_time(g, fields)
    for seat, value in fields.by_seat("seats", g.seats).items():
        read_seat(g, seat, Fields(value, f"seats.{seat}"))
    read_piles(g, fields)
    is_done = read_turn(g, fields)
    read_dice(g, fields)
    read_seen(g, fields)
    read_luck(g.luck, fields)
    read_what_is_left(g, fields, is_done)
    check_seen(g)
    fields.finish()
    g.origin = dict(fields.data)
    go_on(g, fields)
    return g


# Reading


def read_time(g: Table, fields: Fields) -> None:
    """The year, the space of the season marker, the round and its first player."""
    g.year = fields.number("year", 1, -FURTHEST_YEAR, FURTHEST_YEAR)
    g.space = fields.number("space", 1, 1, SPACES)
    g.number = fields.number("round", 1 if fields.has("turn") else 0)
    g.first = fields.number("first", g.first, 0, g.seats - 1)
    g.active = g.first
    dice = fields.value("dice_in_play", None)
    if dice is not None:
        if not isinstance(dice, (list, tuple)) or len(dice) != len(g.dice) or not all(is_die(die) for die in dice):
            raise fields.wrong("dice_in_play", f"{len(g.dice)} numbers of dice from 0 to 19")
        g.dice = list(dice)


def is_die(value: Any) -> bool:
    """Whether this is the number of a die."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(FACE_NAMES) // FACES_OF_A_DIE


def read_seat(g: Table, seat: int, fields: Fields) -> None:
    """One player's counters and zones."""
    g.crystals[seat] = fields.number("crystals", 0)
    g.gauge[seat] = fields.number("gauge", 0, 0, HIGHEST_GAUGE)
    g.bonus[seat] = fields.number("bonus", 0, 0, MOST_BONUSES)
    for energy, number in read_energies(fields, "energy"):
        g.reserve[4 * seat + energy] = number
    g.hand[seat] = fields.names("hand", NUMBER)
    g.library_2[seat] = fields.names("library_2", NUMBER)
    g.library_3[seat] = fields.names("library_3", NUMBER)
    g.pack[seat] = fields.names("pack", NUMBER)
    g.drafted[seat] = fields.names("drafted", NUMBER)
    g.play[seat] = fields.names("play", NUMBER)
    g.marks[seat] = [0] * len(g.play[seat])
    for name in read_list(fields, "turned"):
        g.marks[seat][place_of(g, seat, fields, str(name))] |= TURNED
    for key, card in TOKENS.items():
        for copy in ("", "_2"):
            for energy, number in read_energies(fields, key + copy):
                place = place_of(g, seat, fields, NAMES[card] + copy.replace("_", "/"), key + copy)
                g.marks[seat][place] += number << (TOKEN_SHIFT + 4 * energy)
    fields.finish()


def read_list(fields: Fields, key: str) -> list[Any]:
    """A list of anything; an empty one if it is not given."""
    value = fields.value(key, [])
    if not isinstance(value, (list, tuple)):
        raise fields.wrong(key, "a list")
    return list(value)


def read_energies(fields: Fields, key: str) -> list[tuple[int, int]]:
    """Energies with their numbers."""
    tokens = fields.fields(key)
    found = [(energy, tokens.number(name, 0, 0, 15)) for energy, name in enumerate(ENERGIES)]
    tokens.finish()
    return [(energy, number) for energy, number in found if number]


def place_of(g: Table, seat: int, fields: Fields, name: str, key: str = "turned") -> int:
    """The place in play of a card, or of its later copy (`name/2`)."""
    word, _, copy = name.strip().lower().replace(" ", "_").partition("/")
    places = [place for place, card in enumerate(g.play[seat]) if NAMES[card] == word]
    which = 1 if copy == "2" else 0
    if copy not in ("", "2") or which >= len(places):
        there = ", ".join(names_of(g.play[seat])) or "(none)"
        raise PositionError(f"{fields.name(key)}: {name!r} is not in play; in play: {there}")
    return places[which]


def read_piles(g: Table, fields: Fields) -> None:
    """The draw pile (top first) and the discard pile; cards named nowhere lie under the draw pile, or in the box."""
    g.draw = fields.names("draw", NUMBER)[::-1]
    g.discard = fields.names("discard", NUMBER)[::-1]
    effect = fields.fields("effect")
    g.looked = effect.names("looked", NUMBER)
    g.chosen = effect.names("chosen", NUMBER)
    g.looker = effect.number("looker", NOBODY, NOBODY, g.seats - 1)
    left = box(g.settings["level"])
    named = g.draw + g.discard + g.looked + g.chosen
    for seat in range(g.seats):
        named = named + g.hand[seat] + g.play[seat] + g.library_2[seat] + g.library_3[seat]
        named = named + g.pack[seat] + g.drafted[seat]
    for card in named:
        if card not in left:
            raise PositionError(f"seats: more {NAMES[card]} than level {g.settings['level']} has, which is two or none")
        left.remove(card)
    if fields.word("rest", "draw", ["draw", "box"]) == "draw":
        g.luck.shuffle(left, DECK)
        g.draw = left + g.draw


def read_turn(g: Table, fields: Fields) -> bool:
    """Whose turn it is, and what has been done in it; whether the die's actions are over."""
    turn = fields.fields("turn")
    phase = fields.word("phase", PHASES[TURN] if turn.data else PHASES[CHOOSING_DICE], list(PHASES))
    g.phase = PHASES.index(phase)
    g.active = turn.number("seat", g.first, 0, g.seats - 1)
    g.can_transmute = 1 if turn.flag("transmute", False) else 0
    g.transmute_bonus = turn.number("transmute_bonus", 0, 0, MOST_BONUSES)
    die = turn.value("die", "done")
    if die != "done":
        g.die[g.active] = read_face(turn, "die", die)
    turn.finish()
    return bool(die == "done")


def read_face(fields: Fields, key: str, value: Any) -> int:
    """A face named `season die.face`."""
    word = " ".join(str(value).lower().split())
    if word not in FACE_NUMBER:
        raise PositionError(f"{fields.name(key)}: {value!r} is no face of a die; one like 'winter 1.3' expected")
    return FACE_NUMBER[word]


def read_dice(g: Table, fields: Fields) -> None:
    """The faces taken, the one that nobody took, and those still on the table; what is not given is rolled."""
    for seat, face in fields.by_seat("dice", g.seats).items():
        g.die[seat] = read_face(fields, "dice", face)
    if fields.has("left"):
        g.left = read_face(fields, "left", fields.value("left"))
    g.rolled = read_faces(fields, "rolled", fields.value("rolled", []))
    g.rolls = [read_roll(g, fields, roll) for roll in read_list(fields, "rolls")]
    g.rerolls = read_faces(fields, "rerolls", fields.value("rerolls", []))
    if g.phase not in (TURN, END_OF_ROUND) or fields.has("rolled"):
        return
    taken = [face // FACES_OF_A_DIE for face in [*g.die, g.left] if face != NO_FACE]
    each = g.seats + 1
    at = season_of(g.space) * each
    free = [die for die in g.dice[at : at + each] if die not in taken] + g.dice[at : at + each]
    for seat in range(g.seats):
        if g.die[seat] == NO_FACE:
            g.die[seat] = FACES_OF_A_DIE * free.pop(0) + g.luck.below(FACES_OF_A_DIE, ROLLS)
    if g.left == NO_FACE:
        g.left = FACES_OF_A_DIE * free.pop(0) + g.luck.below(FACES_OF_A_DIE, ROLLS)


def read_roll(g: Table, fields: Fields, values: Any) -> list[int]:
    """The faces of one roll, of as many dice as a round has."""
    faces = read_faces(fields, "rolls", values)
    dice = {face // FACES_OF_A_DIE for face in faces}
    if len(faces) != g.seats + 1 or len(dice) != len(faces):
        raise PositionError(f"{fields.name('rolls')}: faces of {g.seats + 1} different dice expected, {values!r} found")
    return faces


def read_faces(fields: Fields, key: str, values: Any) -> list[int]:
    """A list of faces."""
    if not isinstance(values, (list, tuple)):
        raise PositionError(f"{fields.name(key)}: a list of faces expected, {values!r} found")
    return [read_face(fields, key, value) for value in values]


def read_seen(g: Table, fields: Fields) -> None:
    """What seats know beyond what they see."""
    for seat, entries in fields.by_seat("seen", g.seats).items():
        g.known[seat] = read_entries(g, f"seen.{seat}", entries)
    for seat, groups in fields.by_seat("seen_one_of", g.seats).items():
        path = f"seen_one_of.{seat}"
        g.maybe[seat] = [
            [read_entries(g, path, each) for each in listed(path, group)] for group in listed(path, groups)
        ]
    for entry in read_list(fields, "seen_top"):
        if type(entry) is not int or not 0 <= entry < g.seats:
            raise PositionError(f"{fields.name('seen_top')}: {entry!r} is no seat; allowed: 0 to {g.seats - 1}")
        g.top_known[entry] = 1
    for seat, packs in fields.by_seat("passed", g.seats).items():
        for pack, cards in Fields({"packs": packs}, f"passed.{seat}").by_seat("packs", g.seats).items():
            g.passed[seat * g.seats + pack] = Fields({"cards": cards}, f"passed.{seat}").names("cards", NUMBER)


def listed(path: str, value: Any) -> list[Any]:
    """A value that has to be a list."""
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{path}: a list expected, {value!r} found")
    return list(value)


def read_entries(g: Table, path: str, entries: Any) -> list[int]:
    """Entries such as `hand 1 amulet_of_air`, `owned 1 ...`, `discard ...`, `discard familiar`."""
    found: list[int] = []
    for each in listed(path, entries):
        words = str(each).lower().split()
        place = PLACES.index(words[0]) if words and words[0] in PLACES else -1
        is_known = len(words) > 1 and (words[-1] in NUMBER or words[-1] == "familiar")
        if place < 0 or not is_known or len(words) != (3 if place < 2 else 2):
            raise PositionError(f"{path}: {each!r}; one like 'hand 1 purse_of_io' or 'discard purse_of_io' expected")
        card = NUMBER.get(words[-1], knowledge.ANY_FAMILIAR)
        if place < 2:
            if words[1] not in [str(seat) for seat in range(g.seats)]:
                raise PositionError(f"{path}: {words[1]!r} is no seat; allowed: 0 to {g.seats - 1}")
            found.append(knowledge.entry(knowledge.OWNED * place + int(words[1]), card))
        else:
            found.append(knowledge.entry(knowledge.DISCARD + place - 2, card))
    return found


def check_seen(g: Table) -> None:
    """What seats know of hidden cards is true."""
    for seat in range(g.seats):
        for each in g.known[seat]:
            if not is_so(g, g.known[seat], each):
                raise PositionError(f"seen.{seat}: {write_entries([each])[0]!r} is not so")
        for group in g.maybe[seat]:
            if not any([all([is_so(g, alternative, each) for each in alternative]) for alternative in group]):
                raise PositionError(f"seen_one_of.{seat}: none of {[write_entries(each) for each in group]} is so")


def is_so(g: Table, entries: list[int], one: int) -> bool:
    """Whether the card of an entry lies in its place as often as these entries, which are true together, say."""
    place, card = divmod(one, knowledge.CARDS_IN_ENTRY)
    wanted = entries.count(one)
    if place >= knowledge.LOOKED:
        there = g.looked
    elif place >= knowledge.DISCARD:
        there = g.discard
    elif place >= knowledge.OWNED:
        seat = place - knowledge.OWNED
        there = [*g.hand[seat], *g.library_2[seat], *g.library_3[seat], *g.drafted[seat]]
        wanted += entries.count(knowledge.entry(knowledge.HAND + seat, card))
    else:
        there = g.hand[place]
    if card == knowledge.ANY_FAMILIAR:
        return len([each for each in there if IS_FAMILIAR[each]]) >= wanted
    return there.count(card) >= wanted


def read_what_is_left(g: Table, fields: Fields, is_done: bool) -> None:
    """What is left to do: the rest of the round, or the middle of an effect."""
    effect = fields.fields("effect")
    if effect.has("frames"):
        g.frames = read_waiting(effect, g.game.frame_classes)
    elif g.phase == END:
        g.over = True
    else:
        check_prelude(g)
        g.frames = usual_frames(g, is_done)
    for key in effect.data:
        if key not in ("frames", "looked", "chosen", "looker"):
            raise PositionError(f"effect.{key}: unknown field; allowed: chosen, frames, looked, looker")


def check_prelude(g: Table) -> None:
    """Whether the seats have the cards that the prelude goes on with."""
    if g.phase not in (DRAFT, LIBRARIES):
        return
    for seat in range(g.seats):
        pack, drafted = len(g.pack[seat]), len(g.drafted[seat])
        if g.phase == LIBRARIES and (drafted != SET_SIZE or pack):
            raise PositionError(
                f"seats.{seat}.drafted: {SET_SIZE} cards and no pack expected, {drafted} and {pack} found"
            )
        if g.phase == DRAFT and (pack == 0 or pack != len(g.pack[0])):
            raise PositionError(f"seats.{seat}.pack: packs of the same size for all seats expected, {pack} cards found")


def usual_frames(g: Table, is_done: bool) -> list[Frame[Any]]:
    """What is left to do between two effects, the next to run last."""
    if g.phase == DRAFT:
        return [StartRound(), SplitCards(), Draft()]
    if g.phase == LIBRARIES:
        return [StartRound(), SplitCards()]
    if g.phase == CHOOSING_DICE:
        return [StartRound()]
    frames: list[Frame[Any]] = [EndRound()]
    if g.phase == END_OF_ROUND:
        return frames
    order = g.in_turn_order()
    later = order[order.index(g.active) + 1 :]
    for seat in reversed(later):
        frames.append(StartTurn(seat))
    frames.append(TurnActions(g.active) if is_done else StartTurn(g.active))
    return frames


# Describing


def describe(g: Table) -> dict[str, Any]:
    """The description that gives this state again."""
    settings = {**g.settings, "first": g.settings["first"]}
    description: dict[str, Any] = {
        "game": "seasons",
        "players": g.seats,
        "options": settings,
        "seed": g.seed,
        "year": g.year,
        "space": g.space,
        "round": g.number,
        "first": g.first,
        "dice_in_play": g.dice[:],
        "phase": PHASES[g.phase],
        "turn": {
            "seat": g.active,
            "die": "done",
            "transmute": bool(g.can_transmute),
            "transmute_bonus": g.transmute_bonus,
        },
        "seats": {str(seat): describe_seat(g, seat) for seat in range(g.seats)},
        "dice": {str(seat): FACE_NAMES[face] for seat, face in enumerate(g.die) if face != NO_FACE},
        "rolled": [FACE_NAMES[face] for face in g.rolled],
        "draw": tally(names_of(g.draw[::-1])),
        "discard": tally(names_of(g.discard[::-1])),
        "rest": "box",
        "luck": g.luck.words[:],
    }
    if g.left != NO_FACE:
        description["left"] = FACE_NAMES[g.left]
    if g.rolls:
        description["rolls"] = [[FACE_NAMES[face] for face in roll] for roll in g.rolls]
    if g.rerolls:
        description["rerolls"] = [FACE_NAMES[face] for face in g.rerolls]
    description.update(describe_seen(g))
    if not g.over:
        description["effect"] = describe_effect(g)
    return description


def describe_seat(g: Table, seat: int) -> dict[str, Any]:
    """One player's counters and zones; what is empty or 0 is left out."""
    zones: dict[str, Any] = {
        "crystals": g.crystals[seat],
        "gauge": g.gauge[seat],
        "bonus": g.bonus[seat],
        "energy": {name: g.reserve[4 * seat + energy] for energy, name in enumerate(ENERGIES)},
        "hand": tally(names_of(g.hand[seat])),
        "library_2": tally(names_of(g.library_2[seat])),
        "library_3": tally(names_of(g.library_3[seat])),
        "pack": tally(names_of(g.pack[seat])),
        "drafted": tally(names_of(g.drafted[seat])),
        "play": tally(names_of(g.play[seat])),
        "turned": [],
    }
    seen: list[int] = []
    for place, card in enumerate(g.play[seat]):
        copy = "/2" if card in seen else ""
        seen.append(card)
        if g.marks[seat][place] & TURNED:
            zones["turned"].append(NAMES[card] + copy)
        for key, holder in TOKENS.items():
            if card == holder:
                mark = g.marks[seat][place]
                zones[key + copy.replace("/", "_")] = {
                    name: tokens_on(mark, energy) for energy, name in enumerate(ENERGIES)
                }
    return {name: value for name, value in zones.items() if value}


def describe_seen(g: Table) -> dict[str, Any]:
    """What seats know beyond what they see."""
    seen: dict[str, Any] = {
        "seen": {str(seat): write_entries(known) for seat, known in enumerate(g.known) if known},
        "seen_one_of": {
            str(seat): [[write_entries(each) for each in group] for group in groups]
            for seat, groups in enumerate(g.maybe)
            if groups
        },
        "seen_top": [seat for seat in range(g.seats) if g.top_known[seat]],
        "passed": {},
    }
    for seat in range(g.seats):
        packs = g.passed[seat * g.seats : (seat + 1) * g.seats]
        if any(packs):
            seen["passed"][str(seat)] = {str(pack): tally(names_of(cards)) for pack, cards in enumerate(packs) if cards}
    return {name: value for name, value in seen.items() if value}


def write_entries(entries: list[int]) -> list[str]:
    """Entries in words."""
    return [write_entry(each // knowledge.CARDS_IN_ENTRY, each % knowledge.CARDS_IN_ENTRY) for each in entries]


def write_entry(place: int, card: int) -> str:
    """One entry in words."""
    name = "familiar" if card == knowledge.ANY_FAMILIAR else NAMES[card]
    if place >= knowledge.DISCARD:
        return f"{PLACES[place - knowledge.DISCARD + 2]} {name}"
    return f"{PLACES[place // knowledge.OWNED]} {place % knowledge.OWNED} {name}"


def describe_effect(g: Table) -> dict[str, Any]:
    """What is left to do, and the cards that an effect holds."""
    effect: dict[str, Any] = {"frames": write_frames(g.frames), "looker": g.looker}
    if g.looked:
        effect["looked"] = tally(names_of(g.looked))
    if g.chosen:
        effect["chosen"] = tally(names_of(g.chosen))
    return effect
