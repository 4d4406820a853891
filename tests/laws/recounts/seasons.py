"""Seasons' cards and points counted slowly, from the description of a state and the rulebook's words."""

from collections import Counter
from typing import Any

# Printed number, category and prestige points of every card, in the rulebook's order
PRINTED = """
amulet_of_air item 6 | amulet_of_fire item 6 | amulet_of_earth item 6 | amulet_of_water item 6
balance_of_ishtar item 4 | staff_of_spring item 9 | temporal_boots item 8 | purse_of_io item 6 | divine_chalice item 10
syllas_the_faithful familiar 14 | figrim_the_avaricious familiar 7 | naria_the_prophetess familiar 8
wondrous_chest item 4 | beggars_horn item 8 | die_of_malice item 8 | kairn_the_destroyer familiar 9
amsug_longneck familiar 8 | bespelled_grimoire item 8 | ragfields_helm item 10 | hand_of_fortune item 9
lewis_greyface familiar 6 | runic_cube_of_eolis item 30 | potion_of_power item 0 | potion_of_dreams item 0
potion_of_knowledge item 0 | potion_of_life item 0 | hourglass_of_time item 6 | scepter_of_greatness item 8
olafs_blessed_statue item 0 | yjangs_forgotten_vase item 6 | elemental_amulet item 2 | tree_of_light item 12
arcano_leech familiar 8 | crystal_orb item 6 | glutton_cauldron item 0 | vampiric_crown item 0 | dragon_skull item 9
demon_of_argos familiar 16 | titus_deepgaze familiar 4 | air_elemental familiar 12 | thieving_fairies familiar 6
cursed_treatise_of_arus item -10 | idol_of_the_familiar item 0 | necrotic_kriss item 6 | lantern_of_xidit item 24
sealed_chest_of_urm item 10 | mirror_of_the_seasons item 8 | pendant_of_ragnor item 0 | sid_nightshade familiar 6
damned_soul_of_onys familiar -5
"""
ENTRIES = [entry.split() for entry in PRINTED.replace("\n", "|").split("|") if entry.strip()]
POINTS = {name: int(points) for name, _, points in ENTRIES}
FAMILIARS = {name for name, kind, _ in ENTRIES if kind == "familiar"}
NAMES = [name for name, _, _ in ENTRIES]
SEAT_ZONES = ("hand", "library_2", "library_3", "play", "pack", "drafted")
PENALTY = {0: 0, 1: 5, 2: 12, 3: 20}


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


def components(state: Any) -> Counter[str]:
    """Every Power card by name, wherever it lies."""
    description = state.describe()
    found = Counter(spread(description["draw"]) + spread(description["discard"]))
    for zones in description["seats"].values():
        for zone in SEAT_ZONES:
            found.update(spread(zones.get(zone, [])))
    for zone in ("looked", "chosen"):
        found.update(spread(description.get("effect", {}).get(zone, [])))
    return found


def everything(state: Any) -> Counter[str]:
    """Two of each card: numbers 1 to 30, or all 50 at the third level."""
    last = 50 if state.describe()["options"]["level"] == 3 else 30
    return Counter(dict.fromkeys(NAMES[:last], 2))


def scores(state: Any) -> list[int]:
    """Crystals and printed points, what three cards add at the end, less cards in hand and bonuses used."""
    seats = [state.describe()["seats"][str(seat)] for seat in range(state.seats)]
    in_play = [spread(zones.get("play", [])) for zones in seats]
    found = []
    for seat, zones in enumerate(seats):
        cards = in_play[seat]
        total = zones.get("crystals", 0) + sum(POINTS[card] for card in cards)
        if all(len(cards) > len(others) for other, others in enumerate(in_play) if other != seat):
            total += 20 * cards.count("ragfields_helm")
        total += 3 * sum(zones.get("energy", {}).values()) * cards.count("lantern_of_xidit")
        if not set(cards) & FAMILIARS:
            total += 20 * cards.count("sealed_chest_of_urm")
        found.append(total - 5 * len(spread(zones.get("hand", []))) - PENALTY[zones.get("bonus", 0)])
    return found


def winners(state: Any) -> tuple[int, ...]:
    """Most points; then more cards in play; then shared."""
    seats = state.describe()["seats"]
    ranks = [(score, len(spread(seats[str(seat)].get("play", [])))) for seat, score in enumerate(scores(state))]
    return tuple(seat for seat in range(state.seats) if ranks[seat] == max(ranks))
