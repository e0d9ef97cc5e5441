"""The kinds of clues: killer cages, extra regions, arrows and thermometers.

>>> from sudologue import CLASSIC
>>> from sudologue.clues import Arrow, Cage
>>> CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5")).clues
(Cage.of('r1c1 r1c2', 10), Arrow.of('r3c3', 'r3c4 r3c5'))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.faces import lazy_face
from sudologue.model.clue import Clue, Equation
from sudologue.model.walks import allows

if TYPE_CHECKING:
    from sudologue.clues.arrow import Arrow
    from sudologue.clues.cage import Cage
    from sudologue.clues.region import Region
    from sudologue.clues.thermometer import Thermometer

__all__ = ["Arrow", "Cage", "Clue", "Equation", "Region", "Thermometer", "allows"]

__getattr__, __dir__ = lazy_face(
    __name__,
    {
        "arrow": ["Arrow"],
        "cage": ["Cage"],
        "region": ["Region"],
        "thermometer": ["Thermometer"],
    },
)
