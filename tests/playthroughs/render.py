"""Tells a playthrough: a file with a position or a start, then choices and looks, each followed by what comes of it."""

from __future__ import annotations

from typing import Any

import yaml

import ludoteka

RULE = "---\n"


def words(value: Any) -> str:
    """A value as it is written in a playthrough."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def is_table(value: Any) -> bool:
    """Whether this is a list of mappings, which no line has room for."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def told(event: Any) -> str:
    """An event as all see it, with what only its audience sees in brackets."""
    public = event.seen_by(None)
    parts = [event.kind, str(event.seat)]
    parts += [f"{key}: {words(value)}" for key, value in public.items() if key not in ("kind", "seat")]
    for viewer in event.audience:
        secret = {key: value for key, value in event.seen_by(viewer).items() if key not in public}
        parts += [f"[{viewer} sees {key}: {words(value)}]" for key, value in secret.items()]
    return "    " + " ".join(parts)


def seen(state: Any, viewer: int | None) -> list[str]:
    """What a seat sees: zones with their cards and sizes, what it knows beyond them, and what is asked."""
    view = state.view(viewer)
    lines = []
    for zone in view["zones"]:
        if "piles" in zone:
            continue
        whose = "" if zone["seat"] is None else f" {zone['seat']}"
        size = "" if zone["count"] is None else f" ({zone['count']})"
        lines.append(f"    {zone['id']}{whose}{size}: {words(zone['cards'])}".rstrip())
    lines += [f"    known: {fact['key']} {fact['seat']}: {words(fact['cards'])}" for fact in view["facts"]]
    for prompt in view["prompts"]:
        args = "".join(f" {key}: {words(value)}" for key, value in prompt["args"].items() if not is_table(value))
        lines.append(f"    asked: {prompt['seat']} {prompt['key']}{args}")
    if view["result"] is not None:
        result = view["result"]
        lines.append(f"    result: scores {words(result['scores'])}, winners {words(result['winners'])}")
    return lines


def begun(header: str) -> Any:
    """The state with which a playthrough begins."""
    data = yaml.safe_load(header)
    game = ludoteka.load(data["game"])
    if "start" in data:
        return game.start(listen=True, **data["start"])
    return game.position(data, listen=True)


def render(text: str) -> str:
    """The playthrough in this text told again from its choices and looks alone."""
    title, header, body = text.split(RULE)
    state = begun(header)
    lines = [told(event) for event in state.take_events()]
    for line in body.splitlines():
        if line.startswith((" ", "#")) or not line:
            if line.startswith("#") or not line:
                lines.append(line)
            continue
        lines.append(line)
        word, _, rest = line.partition(" ")
        if word == "look":
            lines += seen(state, None if rest == "on" else int(rest))
        else:
            state.choose(rest, int(word.rstrip(":")))
            lines += [told(event) for event in state.take_events()]
    return RULE.join([title, header, "\n".join(lines) + "\n"])
