"""Answers to what somebody claims of a position: is it so, why, and does the reason given do?"""

from sudologue.coach.claim import Claim
from sudologue.coach.explain import Answer, Explanation
from sudologue.coach.judge import Finding, Ruling

__all__ = ["Answer", "Claim", "Explanation", "Finding", "Ruling"]
