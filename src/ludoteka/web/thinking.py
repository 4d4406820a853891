"""The process in which bots think: reads a question a line, writes the code of an answer a line.

It is given a state that was guessed from what the bot's seat has seen, so that there is nothing in it to peek at.
"""

import json
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
    """Answer until the server goes away."""
    answers = sys.stdout
    sys.stdout = sys.stderr
    answers.write("ready\n")
    answers.flush()
    for line in sys.stdin.buffer:
        answers.write(f"{answer(json.loads(line))}\n")
        answers.flush()


if __name__ == "__main__":
    main()
