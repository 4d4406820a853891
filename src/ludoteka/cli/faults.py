"""Faults of the one who types: one line on the error stream, what was wrong and what is allowed, and exit code 2."""

import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from ..kernel.errors import LudotekaError, RulesBug
from ..locale import LocaleError, UnknownLanguage

WRONG: Final = 2
INTERRUPTED: Final = 130


class Fault(typer.TyperException):
    """Something typed cannot be done; the text says why and what is allowed."""

    exit_code = WRONG


class Commands(TyperGroup):
    """The commands; a fault in any of them ends in one line, a defect of the library in a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its exit code."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except RulesBug:
            raise
        except typer.TyperException as error:
            refuse(error.format_message() + advice(error), error.exit_code)
        except (LudotekaError, UnknownLanguage) as error:
            refuse(str(error), WRONG)
        except LocaleError:
            raise
        except typer.Abort:
            refuse("the input ended", INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


def advice(error: typer.TyperException) -> str:
    """Where to read on after a command line that is not understood."""
    context = getattr(error, "ctx", None)
    if context is None:
        return ""
    ending = "" if error.message.endswith(".") else "."
    commands = getattr(context.command, "commands", None)
    if commands:
        return f"{ending} Commands: {', '.join(commands)}."
    return f"{ending} See: {context.command_path} --help"


def refuse(message: str, code: int) -> NoReturn:
    """Say in one line what was wrong, and leave."""
    print(f"ludoteka: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)


def pairs(given: list[str]) -> dict[str, str]:
    """`["kingdom=big-money"]` as a mapping; Fault for what has no `=`, or is given twice."""
    found: dict[str, str] = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Fault(f"--option: NAME=VALUE expected, {entry!r} found")
        if name in found:
            raise Fault(f"--option: {name} is given twice")
        found[name] = value.strip()
    return found


def names(given: str) -> list[str]:
    """`"a,b"` as a list; Fault for an empty name."""
    found = [name.strip() for name in given.split(",")]
    if not all(found):
        raise Fault(f"--bots: names with commas between expected, {given!r} found")
    return found
