"""Which language is spoken: the one asked for, else that of the surroundings, else English."""

import os
from collections.abc import Mapping

from ..locale import LANGUAGES, check


def chosen(asked: str | None, surroundings: Mapping[str, str] = os.environ) -> str:
    """`en`, `pl` or `hu`.

    `--lang` and LUDOTEKA_LANG must name one of them (UnknownLanguage otherwise); LC_ALL, LC_MESSAGES and LANG are
    followed where they do.
    """
    wanted = surroundings.get("LUDOTEKA_LANG") or None if asked is None else asked
    if wanted is not None:
        return check(wanted.strip().lower())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = surroundings.get(name, "")
        if spoken:
            language = spoken.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
