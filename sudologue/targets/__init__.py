"""What is asked of puzzles that are to be made: ratings, techniques, positions.

Making puzzles hands each one to a target and is told whether it is as wished, or how nearly; it
never sees the rules, and this room never sees how puzzles are made.
"""

from sudologue.targets.asking import AROUND, target_of
from sudologue.targets.drill import Drill
from sudologue.targets.rated import Rated
from sudologue.targets.techniques import Required, Techniques
from sudologue.targets.wish import Wish

__all__ = ["AROUND", "Drill", "Rated", "Required", "Techniques", "Wish", "target_of"]
