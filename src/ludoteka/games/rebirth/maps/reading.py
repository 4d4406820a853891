"""The text of a map: its lines taken apart, with the line of each; docs/maps.md describes the format."""

from typing import Final, NoReturn

from ....kernel.errors import OptionError
from .layout import EMPTY, OFF, SIDE, hex_of

FIRST: Final = "rebirth-map 1"
LARGEST: Final = 32_768
LONGEST_NAME: Final = 40
HEADERS: Final = ["rebirth-map", "name", "rules", "layout"]
SECTIONS: Final = ["grid", "names"]
BOM: Final = "\ufeff"


class MapError(OptionError):
    """A map breaks a check: `check` is its name, `line` counts from 1 (0 for the whole), `hex` is `row,column` or
    empty.
    """

    def __init__(self, check: str, text: str, line: int = 0, hex: str = "") -> None:  # noqa: A002
        where = (f" line {line}" if line else "") + (f" hex {hex}" if hex else "")
        super().__init__(f"{check}{where}: {text}")
        self.check = check
        self.text = text
        self.line = line
        self.hex = hex


def fail(check: str, text: str, line: int = 0, place: int = OFF) -> NoReturn:
    """Refuse the map."""
    raise MapError(check, text, line, "" if place == OFF else hex_of(place))


class Sheet:
    """What a text says, before anything is checked beyond its form: tokens by place, names by label, and lines."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.head_lines: dict[str, int] = {}
        self.cells: dict[int, str] = {}
        self.row_lines: list[int] = []
        self.names: dict[str, str] = {}
        self.name_lines: dict[str, int] = {}
        self.sections: list[str] = []
        self.last = 1

    def bad(self, check: str, text: str, place: int) -> NoReturn:
        """Refuse what stands on a hex."""
        fail(check, text, self.row_lines[place // SIDE], place)

    def whole(self, check: str, text: str) -> NoReturn:
        """Refuse the grid as a whole; the line is its first."""
        fail(check, text, self.row_lines[0])


def decode(data: bytes) -> str:
    """The text in a file; MapError if it is too large or no text."""
    if len(data) > LARGEST:
        fail("F1", f"a map has at most {LARGEST} bytes, this file has {len(data)}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MapError("F1", "the file is not UTF-8 text", data[: error.start].count(b"\n") + 1) from error


def parse(text: str) -> Sheet:
    """The parts of a text; MapError for the first that breaks a check F1 to F5."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        fail("F1", f"a map has at most {LARGEST} bytes, this text has {size}")
    sheet = Sheet()
    section = ""
    for number, line in enumerate(text.removeprefix(BOM).replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        content = line.strip()
        if not content or content == "#" or content.startswith("# "):
            continue
        sheet.last = number
        if section == "":
            section = read_header(sheet, content, number)
        elif content == "end":
            section = ""
        elif section == "grid":
            read_row(sheet, line, number)
        else:
            read_name(sheet, content, number)
    if section:
        fail("F2", f"section '{section}' has no 'end'", sheet.last)
    check_headers(sheet)
    return sheet


def read_header(sheet: Sheet, content: str, line: int) -> str:
    """Take a line outside the sections; returns the section that it opens, or nothing."""
    words = content.split()
    key, value = words[0], " ".join(words[1:])
    if not sheet.head and f"{key} {value}" != FIRST:
        fail("F1", f"the first line must be '{FIRST}'", line)
    if key in SECTIONS and not value:
        if key in sheet.sections:
            fail("F2", f"second section '{key}'", line)
        sheet.sections.append(key)
        return key
    if key not in HEADERS or key in sheet.head or not value:
        fail("F2", f"unknown, empty or repeated header '{shown(key)}'; allowed: {', '.join(HEADERS + SECTIONS)}", line)
    if key == "name":
        check_name("F2", value, line)
    sheet.head[key] = value
    sheet.head_lines[key] = line
    return ""


def check_headers(sheet: Sheet) -> None:
    """Nothing may be missing, and what has few values must have one of them."""
    if not sheet.head:
        fail("F1", f"the first line must be '{FIRST}'", 1)
    for key in HEADERS:
        if key not in sheet.head:
            fail("F2", f"header '{key}' is missing", 1)
    for key, one, other in [("rules", "scotland", "ireland"), ("layout", "own", "printed")]:
        if sheet.head[key] not in (one, other):
            fail("F2", f"{key} must be {one} or {other}", sheet.head_lines[key])
    if len(sheet.sections) < len(SECTIONS) or not sheet.cells:
        fail("F2", "section 'grid' or 'names' is missing or empty", sheet.last)


def read_row(sheet: Sheet, line: str, number: int) -> None:
    """Take a row of the grid."""
    row = len(sheet.row_lines)
    left, bar, right = line.partition("|")
    if not bar or left.strip() != str(row):
        fail("F3", f"expected a row starting with '{row} |'", number)
    if row >= SIDE:
        fail("F3", f"a map has at most {SIDE} rows", number)
    sheet.row_lines.append(number)
    for column, token in enumerate(right.split()):
        if column >= SIDE:
            raise MapError("F3", f"a row has at most {SIDE} hexes", number, f"{row},{column}")
        if not is_token(token):
            fail("F4", f"unknown token '{shown(token)}'", number, row * SIDE + column)
        sheet.cells[row * SIDE + column] = token


def read_name(sheet: Sheet, content: str, line: int) -> None:
    """Take a line of the names."""
    words = content.split()
    label, name = words[0], " ".join(words[1:])
    if not is_label(label) or not name:
        fail("F5", "expected 'label name'", line)
    check_name("F5", name, line)
    if label[0].isdigit():
        label = label.lower()
    if label in sheet.names:
        fail("F5", f"label {label} is named twice", line)
    sheet.names[label] = name
    sheet.name_lines[label] = line


def check_name(check: str, name: str, line: int) -> None:
    """A name must be short, and of signs that can be printed."""
    if len(name) > LONGEST_NAME:
        fail(check, f"a name has at most {LONGEST_NAME} characters, '{shown(name)}' has {len(name)}", line)
    if not name.isprintable():
        fail(check, f"the name {name!r} has a character that cannot be printed", line)


def is_token(token: str) -> bool:
    """Whether a word of the grid means anything."""
    body = token.removesuffix("+")
    if len(body) == 1:
        return body in "febFEB" or (body in EMPTY and body == token)
    return is_label(body) and (body == token or body[0].isdigit())


def is_label(label: str) -> bool:
    """Whether this is the label of a settlement, castle, cathedral or tower."""
    if len(label) != 2 or not label.isascii():
        return False
    if label[0] in "1234":
        return label[1].isalpha()
    return label[0] in "CKT" and label[1].isalpha() and label[1].islower()


def shown(word: str) -> str:
    """A word of the text as an error quotes it: not longer than a line, and printable."""
    short = word if len(word) <= LONGEST_NAME else word[: LONGEST_NAME - 1] + "…"
    return short if short.isprintable() else ascii(short)[1:-1]
