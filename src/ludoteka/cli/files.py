"""Reading and writing the files that people name; a wrong file is their fault, said in one line."""

import json
from pathlib import Path
from typing import Any

import yaml

from .. import Record, read_record
from .faults import Fault


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise Fault(f"{path}: text in UTF-8 expected") from error


def read_position(path: Path) -> Any:
    """The description of a position, in YAML or JSON."""
    try:
        return yaml.safe_load(read_text(path))
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Fault(f"{path}: neither YAML nor JSON: {error}") from error


def read_record_file(path: Path) -> Record:
    """The record in a JSON file."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise Fault(f"{path}: not JSON: {error}") from error
    return read_record(data)


def write_record(path: Path, record: Record) -> None:
    """Write a record into a new file; OSError if that cannot be, FileExistsError rather than overwriting one."""
    with path.open("x", encoding="utf-8") as file:
        json.dump(record.to_json(), file, ensure_ascii=False, indent=1)
        file.write("\n")
