"""Colouring: what is right together, or else wrong together, and what that rules out."""

from sudologue.rules.colouring.telling.one_pair import (
    ColourDeadEndTelling,
    ColourTrapTelling,
    ColourWrapTelling,
)
from sudologue.rules.colouring.telling.two_pairs import ColourBetweenTelling, ColourPairsTelling

__all__ = [
    "ColourBetweenTelling",
    "ColourDeadEndTelling",
    "ColourPairsTelling",
    "ColourTrapTelling",
    "ColourWrapTelling",
]
