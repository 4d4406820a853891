"""Names of tables, which people can read to each other: brave-otter-41."""

import re
import secrets
from typing import Final

FORM: Final = re.compile(r"[a-z]{1,30}-[a-z]{1,30}-[0-9]{2}")

FIRST: Final = (
    "amber bold brave breezy bright calm candid cheery chilly clever copper cosy crafty crisp curious "
    "dapper daring dusty eager early fancy fearless fleet fluffy foggy frosty gentle gilded glad golden "
    "grand green happy hazel honest humble ivory jade jolly keen kind lively loyal lucky lunar mellow "
    "merry mighty misty modest mossy nimble noble patient plucky polite proud quick quiet rapid red rosy "
    "royal rustic sandy scarlet shiny silent silver sleepy sly smooth snowy spry steady stormy sunny "
    "swift tall tidy tiny vivid warm wild windy wise witty young zesty"
)
SECOND: Final = (
    "badger beaver beetle bison boar bobcat bunting camel carp cat cheetah cobra condor cormorant crane "
    "cricket crow deer dolphin donkey dove dragon duck eagle eel falcon ferret finch firefly fox frog "
    "gazelle gecko goat goose griffin grouse hamster hare hawk hedgehog heron hoopoe horse ibex jackal "
    "jackdaw jay kestrel kite koala lark lemur leopard lion lizard lynx magpie marten mole moose moth "
    "mouse newt octopus otter owl panda panther parrot pelican penguin perch pigeon pike puffin rabbit "
    "raccoon raven robin salmon seal shark sheep shrew snail sparrow squirrel stag stork swallow swan "
    "tiger toad trout turtle walrus weasel whale wolf wombat woodpecker wren yak zebra"
)


def new_name() -> str:
    """A name drawn by lot; it may be taken already."""
    return f"{secrets.choice(FIRST.split())}-{secrets.choice(SECOND.split())}-{10 + secrets.randbelow(90)}"
