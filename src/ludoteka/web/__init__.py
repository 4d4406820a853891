"""The server: tables, seats, store and live updates; it also serves the built page."""

from .run import ServeError, serve

__all__ = ["ServeError", "serve"]
