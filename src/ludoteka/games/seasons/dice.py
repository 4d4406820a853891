"""The 20 season dice: five for each season, six faces each."""

from typing import Final

from .names import LETTERS, SEASONS

# A face: energies by letter, crystals by number, + for the gauge, * for transmuting, ? for a card; then its pips

DICE: Final = (
    ("F+* 3", "WW+ 2", "WW3 1", "AA+ 3", "? 2", "WA* 1"),
    ("WW+ 3", "WW1 2", "FF+ 1", "? 3", "WA* 2", "A+* 1"),
    ("WW+ 1", "A+* 2", "WA* 3", "? 1", "F+ 2", "WW3 3"),
    ("WA* 1", "WW2 2", "A+* 3", "WW+ 1", "6 2", "F+ 3"),
    ("AA* 2", "6 3", "F+ 1", "A+* 1", "WW+ 3", "WW1 2"),
    ("? 2", "WW+ 3", "EE3 1", "EE+ 2", "A+* 3", "EW* 1"),
    ("W+* 1", "EW* 2", "? 3", "AA+ 1", "EE1 2", "EE+ 3"),
    ("EE+ 1", "W+* 2", "EW* 3", "? 1", "A+ 2", "EE3 3"),
    ("EW* 1", "EE2 2", "W+* 3", "EE+ 1", "6 2", "A+ 3"),
    ("W+* 1", "WW* 2", "6 3", "A+ 1", "EE1 2", "EE+ 3"),
    ("? 2", "EE+ 3", "FF3 1", "FF+ 2", "W+* 3", "FE* 1"),
    ("FE* 2", "? 3", "WW+ 1", "FF1 2", "FF+ 3", "E+* 1"),
    ("E+* 2", "FE* 3", "? 1", "W+ 2", "FF3 3", "FF+ 1"),
    ("FF2 2", "E+* 3", "FF+ 1", "6 2", "W+ 3", "FE* 1"),
    ("FF+ 3", "E+* 1", "EE* 2", "6 3", "W+ 1", "FF1 2"),
    ("FA* 1", "? 2", "FF+ 3", "AA3 1", "AA+ 2", "E+* 3"),
    ("F+* 1", "FA* 2", "? 3", "EE+ 1", "AA1 2", "AA+ 3"),
    ("AA+ 1", "F+* 2", "FA* 3", "? 1", "E+ 2", "AA3 3"),
    ("FA* 1", "AA2 2", "F+* 3", "AA+ 1", "6 2", "E+ 3"),
    ("FF* 2", "6 3", "E+ 1", "AA1 2", "AA+ 3", "F+* 1"),
)
FACES_OF_A_DIE: Final = 6
DICE_OF_A_SEASON: Final = 5
DICE_NAMES: Final = tuple([f"{season}_{number}" for season in SEASONS for number in range(1, 6)])

# A face's number is 6 times its die's plus its place on the die

FACES: Final = [face for die in DICE for face in die]
FACE_NAMES: Final = [
    f"{name.replace('_', ' ')}.{place}" for name in DICE_NAMES for place in range(1, FACES_OF_A_DIE + 1)
]
FACE_IDS: Final = [name.replace(" ", "_").replace(".", "_") for name in FACE_NAMES]
FACE_NUMBER: Final = {name: number for number, name in enumerate(FACE_NAMES)}
NO_FACE: Final = -1

ENERGY_ON: Final = [face.split()[0].count(letter) for face in FACES for letter in LETTERS]
CRYSTALS_ON: Final = [int("0" + "".join(sign for sign in face.split()[0] if sign.isdigit())) for face in FACES]
GAUGE_ON: Final = [face.count("+") for face in FACES]
TRANSMUTES: Final = ["*" in face for face in FACES]
DRAWS: Final = ["?" in face for face in FACES]
PIPS: Final = [int(face.split()[1]) for face in FACES]
