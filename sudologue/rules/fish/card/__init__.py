"""Cards of the fish, and how fish are named after their size."""

from typing import NamedTuple


class SizedFish(NamedTuple):
    """A fish of so many houses, as finned, sashimi and Franken fish are named after it."""

    slug: str
    article: str
    name: str
    size: str


X_WING_SIZE = SizedFish("x_wing", "an", "X-Wing", "two")
SWORDFISH_SIZE = SizedFish("swordfish", "a", "Swordfish", "three")
JELLYFISH_SIZE = SizedFish("jellyfish", "a", "Jellyfish", "four")
