"""The options of a game as they are typed, made into what the engine takes: it opens no file itself."""

from .. import load


def with_maps(game: str, options: dict[str, str]) -> dict[str, str]:
    """The options of a game with the text of a map in place of the name of its file."""
    kinds = {setting.name: setting.kind for setting in load(game).settings}
    given = dict(options)
    for name, value in options.items():
        if kinds.get(name) == "map":
            from .maps import text_of

            given[name] = text_of(name, value)
    return given
