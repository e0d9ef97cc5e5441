"""What stands beside a player: hints, why a claim is so, and whether a reason forces it."""

from sudologue.coach.claim import Answer, Claim, Finding
from sudologue.coach.explain import Explanation
from sudologue.coach.hint import Hint
from sudologue.coach.judge import Ruling
from sudologue.coach.ladder import HintKind, Level
from sudologue.coach.player_marks import Marks, MarksKind
from sudologue.coach.position_check import PositionCheck
from sudologue.coach.revealed_facts import Fact, Highlights
from sudologue.coach.why import Why

__all__ = [
    "Answer",
    "Claim",
    "Explanation",
    "Fact",
    "Finding",
    "Highlights",
    "Hint",
    "HintKind",
    "Level",
    "Marks",
    "MarksKind",
    "PositionCheck",
    "Ruling",
    "Why",
]
