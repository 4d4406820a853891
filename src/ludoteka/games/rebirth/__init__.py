"""Rebirth: 2 to 4 players on maps of Scotland and Ireland."""
