"""The rules of rules: seats, frames, questions, luck and zones, and nothing of any one game."""
