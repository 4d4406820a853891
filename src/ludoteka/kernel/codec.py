"""The codec: frames and fields as JSON-able data, and back."""

from types import ModuleType
from typing import Any

from .errors import RecordError
from .frames import Answered, Frame, Together


def frame_classes_in(modules: list[ModuleType]) -> dict[str, type[Frame[Any]]]:
    """The frame classes defined in these modules by name, with the kernel's own."""
    found: dict[str, type[Frame[Any]]] = {"Answered": Answered, "Together": Together}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Frame):
                found[name] = value
    return found


def write_frames(frames: list[Frame[Any]]) -> list[Any]:
    """Frames, the next to run last, as lists of a class name and its fields."""
    return [write_value(frame) for frame in frames]


def write_value(value: Any) -> Any:
    """One field of a frame."""
    if isinstance(value, Frame):
        kind = type(value)
        return {"frame": [kind.__name__, *[write_value(getattr(value, name)) for name in kind.__match_args__]]}
    if isinstance(value, tuple):
        return [write_value(part) for part in value]
    return value


def read_frames(data: list[Any], classes: dict[str, type[Frame[Any]]]) -> list[Frame[Any]]:
    """The frames that `write_frames` wrote; RecordError if they are not of these classes."""
    frames = [read_value(value, classes) for value in data]
    for frame in frames:
        if not isinstance(frame, Frame):
            raise RecordError(f"{frame!r} is no frame")
    return frames


def read_value(value: Any, classes: dict[str, type[Frame[Any]]]) -> Any:
    """One field of a frame."""
    if isinstance(value, dict):
        name, *fields = value["frame"]
        if name not in classes:
            raise RecordError(f"unknown frame {name!r}; known: {', '.join(sorted(classes))}")
        arguments = [read_value(field, classes) for field in fields]
        make: Any = classes[name]
        try:
            return make(*arguments)
        except TypeError as error:
            raise RecordError(f"frame {name}: {error}") from None
    if isinstance(value, list):
        return tuple([read_value(part, classes) for part in value])
    return value


def write_field(value: Any) -> Any:
    """A field of a state: a number, text, or lists of them."""
    return [write_field(part) for part in value] if isinstance(value, list) else value


def read_field(value: Any) -> Any:
    """A field of a state; lists are copied."""
    return [read_field(part) for part in value] if isinstance(value, list) else value
