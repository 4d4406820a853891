"""Builds the wheel and lays the compiled engine into build/compiled, from where PYTHONPATH takes it.

Only the parts that are compiled lie there as installed; all others are links into the sources, so that an edit of the
server or of a catalogue needs no new build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
SOURCE = ROOT / "src" / "ludoteka"
ENGINE = ("bots", "games", "kernel")
QUIET = ("--no-deps", "--disable-pip-version-check")


def pip(*arguments: str) -> str:
    """Run pip, and return what it said; on failure show the end of it and stop."""
    command = [sys.executable, "-m", "pip", *arguments]
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        lines = done.stdout.splitlines()
        log = BUILD / "failed.log"
        log.write_text(done.stdout)
        telling = [line for line in lines if re.search(r"\berror:|LUDOTEKA_COMPILE", line)][:20] or lines[-20:]
        raise SystemExit("\n".join([*telling, f"pip {arguments[0]} failed; {log} has all that it said."]))
    return done.stdout


def build_wheel() -> Path:
    """Build build/wheel/*.whl afresh, and pass on what setup.py has to say."""
    # setuptools copies into build/lib* and never takes away what the sources no longer have
    for stale in [*BUILD.glob("lib*"), *BUILD.glob("bdist*"), BUILD / "wheel"]:
        shutil.rmtree(stale, ignore_errors=True)
    said = pip("wheel", "--verbose", *QUIET, "--wheel-dir", str(BUILD / "wheel"), ".")
    for line in dict.fromkeys(re.findall(r"^\s*ludoteka: (.+)$", said, flags=re.MULTILINE)):
        print(f"    {line}")
    (wheel,) = (BUILD / "wheel").glob("*.whl")
    return wheel


def lay_out(wheel: Path) -> None:
    """Install the wheel into build/compiled and link its uncompiled parts to the sources."""
    fresh, place = BUILD / "compiled.new", BUILD / "compiled"
    shutil.rmtree(fresh, ignore_errors=True)
    pip("install", "--quiet", *QUIET, "--target", str(fresh), str(wheel))
    package = fresh / "ludoteka"
    compiled = any(package.rglob("*.so")) or any(package.rglob("*.pyd"))
    for source in SOURCE.iterdir():
        part = package / source.name
        if source.name == "__pycache__" or (compiled and source.name in ENGINE):
            continue
        if part.is_dir():
            shutil.rmtree(part)
        else:
            part.unlink(missing_ok=True)
        part.symlink_to(source)
    shutil.rmtree(place, ignore_errors=True)
    fresh.rename(place)
    print(f"    The engine is {'compiled' if compiled else 'interpreted'}.")


def main() -> None:
    """Build, lay out, and leave the stamps that the Makefile looks at."""
    lay_out(build_wheel())
    for folder in ("compiled", "wheel"):
        (BUILD / folder / ".stamp").touch()


if __name__ == "__main__":
    main()
