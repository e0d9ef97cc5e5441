"""The kinds of clues: killer cages, extra regions, arrows and thermometers.

>>> from sudologue import CLASSIC
>>> CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5")).clues
(Cage.of('r1c1 r1c2', 10), Arrow.of('r3c3', 'r3c4 r3c5'))
"""

from sudologue.clues.arrow import Arrow
from sudologue.clues.cage import Cage
from sudologue.clues.region import Region
from sudologue.clues.thermometer import Thermometer
from sudologue.model.clue import Clue, Equation
from sudologue.model.walks import allows

__all__ = ["Arrow", "Cage", "Clue", "Equation", "Region", "Thermometer", "allows"]
