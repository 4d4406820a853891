"""The phases of a game, in their order."""

from typing import Final

DRAFT: Final = 0
LIBRARIES: Final = 1
CHOOSING_DICE: Final = 2
TURN: Final = 3
END_OF_ROUND: Final = 4
END: Final = 5
PHASES: Final = ("draft", "libraries", "dice", "turn", "end_of_round", "end")
