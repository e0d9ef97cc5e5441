"""Hints: what is wrong with a position, or the step that is easiest to see, a little at a time."""

from sudologue.coach.facts import Fact, Highlights
from sudologue.coach.hint import Hint
from sudologue.coach.levels import HintKind, Level
from sudologue.coach.marks import Marks, MarksKind

__all__ = ["Fact", "Highlights", "Hint", "HintKind", "Level", "Marks", "MarksKind"]
