"""What is asked of puzzles that are to be made: ratings, techniques, positions.

Making puzzles hands each one to a target and is told whether it is as wished, or how nearly; it
never sees the rules, and this room never sees how puzzles are made.
"""

from sudologue.targets.criteria import CombinedTarget, Drill, Rated, Required, Techniques
from sudologue.targets.target_request import AROUND, target_of

__all__ = ["AROUND", "CombinedTarget", "Drill", "Rated", "Required", "Techniques", "target_of"]
