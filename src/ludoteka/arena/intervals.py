"""How far a share seen in a sample may be from the true one."""

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054


def wilson(successes: float, trials: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval of a share: `(low, high)`, within 0 and 1; with no trials `(0, 1)`.

    `successes` may be fractional, as where a shared victory counts as half a win: the interval is then a little too
    wide, never too narrow.
    """
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return max(0.0, low), min(1.0, high)
