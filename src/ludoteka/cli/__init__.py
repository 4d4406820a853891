"""The command line: what people type, and what they are shown in the terminal."""

from .app import app, main

__all__ = ["app", "main"]
