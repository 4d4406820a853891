"""Setting up a position from a plain description, and describing one in the same words (docs/positions.md)."""

from typing import TYPE_CHECKING, Any, Final

from ...kernel.codec import write_frames
from ...kernel.errors import PositionError
from ...kernel.frames import Frame
from ...kernel.position import Fields, begin, go_on, read_luck, read_waiting, tally
from .draft import AFTER_DRAFT, DO, DRAFTS, PICKS, steps, who
from .names import (
    BEAUTIFIED,
    CHARACTER_NAMES,
    CHARACTER_NUMBER,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    KIND,
    MUSEUM,
    SEEN,
    district_names,
    rank_of,
)
from .scoring import box
from .table import (
    FACE_DOWN,
    FACE_UP,
    IN_PACK,
    NO_RANK,
    NOBODY,
    PHASES,
    SELECTION,
    THEATER_PHASE,
    TURNS,
    UNDER,
    Table,
)
from .turn import CALLS, START_ROUND, Turn, choose_cards, choose_crown

if TYPE_CHECKING:
    from . import Citadels

TURN_NUMBERS: Final = ("built", "paid", "used", "spent")


def set_up(game: "Citadels", description: Any, listen: bool) -> Table:
    """The state that a description gives; PositionError names the wrong field and what is allowed."""
    fields = Fields(description)
    g: Table = begin(game, fields, 4, {}, listen)
    choose_cards(g)
    choose_crown(g)
    read_table(g, fields)
    for seat, value in fields.by_seat("seats", g.seats).items():
        read_seat(g, seat, Fields(value, f"seats.{seat}"))
    read_deck(g, fields)
    read_moment(g, fields)
    read_markers(g, fields)
    read_seen(g, fields.fields("seen"))
    read_luck(g.luck, fields)
    read_what_is_left(g, fields)
    fields.finish()
    g.origin = dict(fields.data)
    go_on(g, fields)
    return g


# The table


def read_table(g: Table, fields: Fields) -> None:
    """Crown, token, round, and who completed a city first."""
    g.crown = fields.number("crown", g.crown, 0, g.seats - 1)
    g.leader = fields.number("leader", g.crown, 0, g.seats - 1)
    g.tax = fields.number("tax", 0)
    g.round = fields.number("round", 1)
    g.first_complete = fields.number("first_complete", NOBODY, NOBODY, g.seats - 1)
    number = len(g.cast)
    g.owner = [NOBODY] * number
    g.shown = [NOBODY] * number
    g.slot = [IN_PACK] * number


def read_seat(g: Table, seat: int, fields: Fields) -> None:
    """One player's characters, gold, hand, city and Museum."""
    chosen = fields.names("characters", CHARACTER_NUMBER)
    if fields.has("character"):
        single = Fields({"character": [fields.value("character")]}, fields.path)
        chosen = single.names("character", CHARACTER_NUMBER) + chosen
    own = [step for step in range(1, steps(g) + 1) if who(g, step) == seat and DO[g.seats][step - 1] == PICKS]
    if len(chosen) > len(own):
        raise PositionError(f"{fields.name('characters')}: at most {len(own)} with {g.seats} players")
    for place, character in enumerate(chosen):
        rank = read_rank(g, fields.name("character"), character)
        if g.owner[rank] != NOBODY:
            raise PositionError(f"{fields.name('character')}: {CHARACTER_NAMES[character]} is held twice")
        g.owner[rank] = seat
        g.slot[rank] = own[place]
    g.gold[seat] = fields.number("gold", 0)
    g.hand[seat] = [kind | 1 << (SEEN + seat) for kind in fields.names("hand", DISTRICT_NUMBER)]
    city = fields.names("city", DISTRICT_NUMBER)
    for kind in fields.names("beautified", DISTRICT_NUMBER):
        if kind not in city:
            raise PositionError(f"{fields.name('beautified')}: {DISTRICT_NAMES[kind]} does not stand in the city")
        city[city.index(kind)] = kind + BEAUTIFIED
    g.city[seat] = city
    for card in city:
        g.owns[seat] |= 1 << (card & KIND)
    stored = fields.names("museum", DISTRICT_NUMBER)
    if stored and not g.has(seat, MUSEUM):
        raise PositionError(f"{fields.name('museum')}: there is no Museum in this city")
    g.museum.extend([kind | 1 << (SEEN + seat) for kind in stored])
    fields.finish()


def read_rank(g: Table, name: str, character: int) -> int:
    """The rank of a character, which must be in the game."""
    rank = rank_of(character)
    if rank >= len(g.cast) or g.cast[rank] != character:
        allowed = ", ".join([CHARACTER_NAMES[each] for each in g.cast])
        raise PositionError(f"{name}: {CHARACTER_NAMES[character]} is not in this game; allowed: {allowed}")
    return rank


def read_deck(g: Table, fields: Fields) -> None:
    """The named top of the deck, and below it all cards that are named nowhere."""
    top = fields.names("deck", DISTRICT_NUMBER)[::-1]
    effect = fields.fields("effect")
    g.drawn = effect.names("drawn", DISTRICT_NUMBER)
    g.chosen = effect.names("chosen", DISTRICT_NUMBER)
    g.site = effect.names("site", DISTRICT_NUMBER)
    rest = box() + g.uniques
    placed = [card & KIND for zone in [*g.hand, *g.city, g.museum] for card in zone]
    for kind in placed + top + g.drawn + g.chosen + g.site:
        if kind not in rest:
            raise PositionError(
                f"deck: {DISTRICT_NAMES[kind]} is named more often than this game has it; its unique districts: "
                + ", ".join(district_names(g.uniques))
            )
        rest.remove(kind)
    g.luck.shuffle(rest, UNDER)
    g.deck = rest + top


# The moment


def read_moment(g: Table, fields: Fields) -> None:
    """Whether characters are being picked, a rank is about to be called, or a turn goes on."""
    g.phase = PHASES.index(fields.word("phase", PHASES[TURNS], list(PHASES)))
    turn = fields.fields("turn")
    if fields.has("turn"):
        g.active = turn.number("seat", 0, 0, g.seats - 1)
        acting = turn.names("as", CHARACTER_NUMBER) if isinstance(turn.data.get("as"), list) else []
        if not acting:
            acting = Fields({"as": [turn.value("as", "")]}, turn.path).names("as", CHARACTER_NUMBER)
        g.acting = read_rank(g, turn.name("as"), acting[0])
        g.called = g.acting + 1
    else:
        g.active = fields.number("active", g.crown, 0, g.seats - 1)
        g.called = fields.number("next_rank", 1, 1, len(g.cast) + 1) - 1
    g.gathered = 1 if turn.flag("gathered", False) else 0
    g.built = turn.number("built", 0)
    g.paid = turn.number("paid", 0)
    g.used = turn.number("used", 0)
    g.spent = turn.number("spent", 0)
    turn.finish()
    read_draft(g, fields.fields("draft"))


def read_draft(g: Table, draft: Fields) -> None:
    """The characters that lie face up and face down; those named nowhere are in the pack, or left over."""
    for key, slot in (("faceup", FACE_UP), ("facedown", FACE_DOWN)):
        for character in draft.names(key, CHARACTER_NUMBER):
            g.slot[read_rank(g, draft.name(key), character)] = slot
    passing = draft.names("passing", CHARACTER_NUMBER)
    slots = draft.fields("slots")
    for name in list(slots.data):
        character = Fields({"slots": [name]}, draft.path).names("slots", CHARACTER_NUMBER)[0]
        g.slot[read_rank(g, slots.path, character)] = slots.number(name, 0, FACE_UP, IN_PACK)
    g.last_took_first = draft.number("last_took_first", 0, 0, 1)
    swap = draft.value("swap", [])
    if not isinstance(swap, list) or len(swap) not in (0, 4) or not all(isinstance(part, int) for part in swap):
        raise draft.wrong("swap", "two seats and two ranks counted from 0")
    g.swap = list(swap)
    if g.phase != SELECTION and not slots.data:
        g.slot = [steps(g) + 1 if slot == IN_PACK else slot for slot in g.slot]
    for character in passing:
        g.slot[read_rank(g, draft.name("passing"), character)] = IN_PACK
    draft.finish()


def read_markers(g: Table, fields: Fields) -> None:
    """What lies on the characters, and which of them have shown themselves."""
    g.killed = read_target(g, fields, "killed")
    g.robbed = read_target(g, fields, "robbed")
    g.robber = fields.number("robber", g.owner[1] if g.robbed >= 0 else NOBODY, NOBODY, g.seats - 1)
    bewitched = fields.fields("bewitched")
    g.bewitched = read_target(g, bewitched, "target")
    g.witch = bewitched.number("by", g.owner[0] if g.bewitched >= 0 else NOBODY, NOBODY, g.seats - 1)
    bewitched.finish()
    for key in ("warrants", "threats"):
        marks = fields.fields(key)
        ranks = [
            read_rank(g, marks.name("characters"), character)
            for character in marks.names("characters", CHARACTER_NUMBER)
        ]
        by = marks.number("by", g.owner[1 if key == "threats" else 0] if ranks else NOBODY, NOBODY, g.seats - 1)
        signed = read_target(g, marks, "signed")
        if key == "warrants":
            g.warrants, g.magistrate, g.signed = sorted(ranks), by, signed
        else:
            laid = [read_rank(g, marks.name("laid"), each) for each in marks.names("laid", CHARACTER_NUMBER)]
            g.threats, g.blackmailer, g.flower = sorted(ranks), by, signed
            g.threatened = sorted(laid) if marks.has("laid") else (sorted(ranks) if signed >= 0 else [])
        marks.finish()
    g.shielded = fields.number("shielded", NOBODY, NOBODY, g.seats - 1)
    for rank in range(g.called):
        if g.owner[rank] != NOBODY and rank != g.killed:
            g.shown[rank] = g.owner[rank]
    revealed = fields.fields("revealed")
    for name in list(revealed.data):
        character = Fields({"revealed": [name]}).names("revealed", CHARACTER_NUMBER)[0]
        g.shown[read_rank(g, "revealed", character)] = revealed.number(name, NOBODY, NOBODY, g.seats - 1)
    if not fields.has("shielded") and g.called > 4 and g.shown[4] != NOBODY and CHARACTER_NAMES[g.cast[4]] == "bishop":
        g.shielded = g.witch if g.bewitched == 4 else g.shown[4]


def read_target(g: Table, fields: Fields, key: str) -> int:
    """The rank of the character that a marker lies on."""
    value = fields.value(key)
    if value is None:
        return NO_RANK
    return read_rank(g, fields.name(key), Fields({key: [value]}, fields.path).names(key, CHARACTER_NUMBER)[0])


# What seats know


def card_zones(g: Table) -> dict[str, list[int]]:
    """The zones of hidden cards by name."""
    zones = {"deck": g.deck, "museum": g.museum, "drawn": g.drawn, "chosen": g.chosen}
    for seat in range(g.seats):
        zones[f"hand_{seat}"] = g.hand[seat]
    return zones


def usual_knowledge(g: Table, name: str) -> int:
    """What is known of a card of a zone if nothing else is said: its owner sees it."""
    if name.startswith("hand_"):
        return 1 << int(name[5:])
    return 1 << g.active if name in ("drawn", "chosen") else 0


def read_seen(g: Table, seen: Fields) -> None:
    """What the seats know of hidden cards, one number for each card of a zone in the order of the description."""
    for name, zone in card_zones(g).items():
        if seen.has(name):
            numbers = seen.value(name)
            if not isinstance(numbers, list) or len(numbers) != len(zone):
                raise seen.wrong(name, f"{len(zone)} numbers")
            order = numbers[::-1] if name == "deck" else numbers
            for at, number in enumerate(order):
                if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 1 << 40:
                    raise seen.wrong(name, "numbers of 40 bits")
                zone[at] = zone[at] & KIND | number << SEEN
        elif name in ("drawn", "chosen"):
            for at, card in enumerate(zone):
                zone[at] = card & KIND | usual_knowledge(g, name) << SEEN
    group = seen.value("group", [0] * g.seats)
    if not isinstance(group, list) or len(group) != g.seats or not all(isinstance(each, int) for each in group):
        raise seen.wrong("group", f"{g.seats} numbers")
    g.group = list(group)
    g.groups = seen.number("groups", 0)
    spied = seen.value("spied", [])
    if not isinstance(spied, list) or len(spied) not in (0, 3) or not all(isinstance(each, int) for each in spied):
        raise seen.wrong("spied", "a seat, a type from 0 to 4 and a number")
    g.spied = list(spied)
    seen.finish()


def read_what_is_left(g: Table, fields: Fields) -> None:
    """What is left to do: the course of the round, or the middle of an effect."""
    g.over = fields.flag("over", False)
    effect = fields.fields("effect")
    if effect.has("frames"):
        g.frames = read_waiting(effect, g.game.frame_classes)
    elif not g.over:
        g.frames = usual_frames(g)
    for name in ("drawn", "chosen", "site"):
        effect.value(name)
    effect.finish()


def usual_frames(g: Table) -> list[Frame[Any]]:
    """What is left to do between two effects, the next to run last."""
    if g.phase == SELECTION:
        done = [slot for slot in g.slot if 0 < slot <= steps(g)]
        step = 1
        while step in done:
            step += 1
        if FACE_DOWN not in g.slot and not done:
            return [START_ROUND]
        return [CALLS[0], AFTER_DRAFT, DRAFTS[step]]
    if g.phase == THEATER_PHASE:
        return [CALLS[0], AFTER_DRAFT]
    if g.acting == NO_RANK:
        return [CALLS[g.called]]
    return [CALLS[g.called], Turn(g.active)]


# Describing


def describe(g: Table) -> dict[str, Any]:
    """The description that gives this state again."""
    description: dict[str, Any] = {
        "game": "citadels",
        "players": g.seats,
        "options": g.public_settings(),
        "seed": g.seed,
        "crown": g.crown,
        "leader": g.leader,
        "round": g.round,
        "phase": PHASES[g.phase],
        "seats": {str(seat): describe_seat(g, seat) for seat in range(g.seats)},
        "deck": tally(district_names(g.deck[::-1])),
        "draft": describe_draft(g),
        "seen": describe_seen(g),
        "luck": g.luck.words[:],
    }
    if g.acting != NO_RANK:
        turn: dict[str, Any] = {"seat": g.active, "as": CHARACTER_NAMES[g.cast[g.acting]]}
        description["turn"] = turn
    else:
        turn = {}
        description["next_rank"] = g.called + 1
        description["active"] = g.active
    turn["gathered"] = bool(g.gathered)
    turn.update({name: getattr(g, name) for name in TURN_NUMBERS})
    if g.acting == NO_RANK:
        turn.clear()
    description.update(describe_markers(g))
    if g.over:
        description["over"] = True
    effect = describe_effect(g)
    if effect:
        description["effect"] = effect
    return description


def describe_seat(g: Table, seat: int) -> dict[str, Any]:
    """One player's characters, gold, hand, city and Museum."""
    zones: dict[str, Any] = {
        "characters": [CHARACTER_NAMES[g.cast[rank]] for rank in g.has_ranks(seat)],
        "gold": g.gold[seat],
        "hand": tally(district_names(g.hand[seat])),
        "city": district_names(g.city[seat]),
    }
    beautified = [card for card in g.city[seat] if card >= BEAUTIFIED]
    if beautified:
        zones["beautified"] = district_names(beautified)
    if g.has(seat, MUSEUM) and g.museum:
        zones["museum"] = tally(district_names(g.museum))
    return zones


def describe_draft(g: Table) -> dict[str, Any]:
    """In which step each character left the pack."""
    draft: dict[str, Any] = {"slots": {CHARACTER_NAMES[g.cast[rank]]: slot for rank, slot in enumerate(g.slot)}}
    if g.last_took_first:
        draft["last_took_first"] = 1
    if g.swap:
        draft["swap"] = g.swap[:]
    return draft


def describe_seen(g: Table) -> dict[str, Any]:
    """What the seats know of hidden cards, where it is not as usual."""
    seen: dict[str, Any] = {}
    for name, zone in card_zones(g).items():
        numbers = [card >> SEEN for card in zone]
        usual = usual_knowledge(g, name)
        if [number for number in numbers if number != usual]:
            seen[name] = numbers[::-1] if name == "deck" else numbers
        elif name == "museum" and zone:
            seen[name] = numbers
    if any(g.group):
        seen["group"] = g.group[:]
    if g.groups:
        seen["groups"] = g.groups
    if g.spied:
        seen["spied"] = g.spied[:]
    return seen


def describe_markers(g: Table) -> dict[str, Any]:
    """What lies on the characters, and which of them have shown themselves."""
    found: dict[str, Any] = {}
    names = [CHARACTER_NAMES[character] for character in g.cast]
    if g.tax:
        found["tax"] = g.tax
    if g.first_complete != NOBODY:
        found["first_complete"] = g.first_complete
    if g.killed != NO_RANK:
        found["killed"] = names[g.killed]
    if g.robbed != NO_RANK:
        found["robbed"] = names[g.robbed]
        found["robber"] = g.robber
    if g.bewitched != NO_RANK:
        found["bewitched"] = {"target": names[g.bewitched], "by": g.witch}
    if g.magistrate != NOBODY:
        found["warrants"] = {"by": g.magistrate, "characters": [names[rank] for rank in g.warrants]}
        if g.signed != NO_RANK:
            found["warrants"]["signed"] = names[g.signed]
    if g.blackmailer != NOBODY:
        laid = [names[rank] for rank in g.threatened]
        found["threats"] = {"by": g.blackmailer, "characters": [names[rank] for rank in g.threats], "laid": laid}
        if g.flower != NO_RANK:
            found["threats"]["signed"] = names[g.flower]
    found["shielded"] = g.shielded
    found["revealed"] = {names[rank]: seat for rank, seat in enumerate(g.shown)}
    return found


def describe_effect(g: Table) -> dict[str, Any]:
    """The middle of an effect: what is left to do, and the cards it holds."""
    effect: dict[str, Any] = {}
    if not g.over and write_frames(g.frames) != write_frames(usual_frames(g)):
        effect["frames"] = write_frames(g.frames)
    for name in ("drawn", "chosen", "site"):
        zone: list[int] = getattr(g, name)
        if zone:
            effect[name] = tally(district_names(zone))
    return effect
