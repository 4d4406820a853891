"""The process in which bots think: reads a question a line, writes the code of an answer a line.

It is given a state that was guessed from what the bot's seat has seen, so that there is nothing in it to peek at.
"""

import contextlib
import json
import os
import signal
import sys
from typing import Any

import ludoteka
from ludoteka.bots import make_bot


def answer(question: dict[str, Any]) -> int:
    """The code of the option that the bot takes."""
    game = ludoteka.load(question["game"])
    state = game.load_state(question["state"])
    return make_bot(question["bot"], question["game"], question["seed"]).choose(state, question["seat"])


def main() -> None:
    """Answer until the server goes away; Ctrl+C is for the server alone, and what a bot prints is no answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.dup(1)
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        os.write(answers, b"ready\n")
        for line in sys.stdin.buffer:
            os.write(answers, b"%d\n" % answer(json.loads(line)))


if __name__ == "__main__":
    main()
