"""The compiled part of the build; every other setting is in pyproject.toml."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
COMPILED = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py")
ALLOWED = ("0", "1", "auto")
INTERPRETED = "the engine stays interpreted, with the same results, slower."
BUILDING = {"bdist_wheel", "build", "build_ext", "install", "editable_wheel"}


def mode() -> str:
    """LUDOTEKA_COMPILE: `0` interpreted, `1` compiled or fail, `auto` compiled where a compiler is there."""
    wanted = os.environ.get("LUDOTEKA_COMPILE", "auto")
    if wanted not in ALLOWED:
        raise SystemExit(f"LUDOTEKA_COMPILE is {wanted!r}; it must be one of {', '.join(ALLOWED)}.")
    return wanted


def say(message: str) -> None:
    """Tell the one who builds, past what pip swallows of the ordinary output."""
    print(f"ludoteka: {message}", file=sys.stderr, flush=True)


def missing_tool() -> str:
    """What keeps this machine from compiling: a compiler or Python's headers; empty when nothing does."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    flags = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        command = [compiler, *flags, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return "Python's C headers are not there, or the compiler does not work"
    return ""


def groups() -> list[tuple[list[str], str]]:
    """The sources of the engine in compilation groups: each game with its bots, and what they all stand on."""
    root = HERE / "src" / "ludoteka"
    games = sorted(path.parent.name for path in root.glob("games/*/__init__.py"))
    found: dict[str, list[str]] = {}
    for path in sorted({path for pattern in COMPILED for path in root.glob(pattern)}):
        parts = path.relative_to(root).with_suffix("").parts
        game = parts[1] if parts[1] in games else "base"
        found.setdefault(game, []).append(path.relative_to(HERE).as_posix())
    return [(files, f"ludoteka_{game}") for game, files in sorted(found.items())]


def extensions() -> list[Extension]:
    """The engine as C extensions; RuntimeError with the first complaints if mypyc does not accept it."""
    from mypyc.build import mypycify

    os.chdir(HERE)
    lenient = ["--config-file=", "--cache-dir=build/mypyc-cache", "--ignore-missing-imports", "--follow-imports=silent"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            parts = groups()
            files = [file for part, _ in parts for file in part]
            return mypycify([*lenient, *files], opt_level="2", debug_level="0", separate=parts)
    except SystemExit as error:
        print(said.getvalue())
        complaints = [line for line in said.getvalue().splitlines() if "error:" in line] or [str(error)]
        raise RuntimeError("; ".join(complaints[:3])) from error


class BuildOrFallBack(build_ext):
    """Compiles the engine; under `auto` a failure leaves the interpreted sources alone in the wheel."""

    def run(self) -> None:
        """Compile, or say why not."""
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception:
            if mode() == "1":
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            say(f"the C compiler failed ('pip wheel -v .' shows how); {INTERPRETED}")


def wanted_extensions() -> list[Extension]:
    """The extensions to build for this command and machine, possibly none."""
    wanted = mode()
    editable = "editable_wheel" in sys.argv
    if wanted == "0" or not BUILDING.intersection(sys.argv) or (editable and wanted == "auto"):
        return []
    lacking = missing_tool()
    if lacking and wanted == "1":
        raise SystemExit(f"LUDOTEKA_COMPILE=1, but {lacking}.")
    if lacking:
        say(f"{lacking}; {INTERPRETED}")
        return []
    try:
        return extensions()
    except Exception as error:
        if wanted == "1":
            raise
        say(f"mypyc does not accept the engine ({error}); {INTERPRETED}")
        return []


setup(ext_modules=wanted_extensions(), cmdclass={"build_ext": BuildOrFallBack})
