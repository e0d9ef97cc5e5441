"""Forcing chains and nets: what follows from a supposition, and where it ends.

A short proof is told line by line, each with its reason; of a long one the lines that run into its
end, and the digits before them are listed in order (`story`). The proof voice numbers all lines
(`numbered`). What others tell that has such proofs in it is told by these functions, too.
"""

from __future__ import annotations

from sudologue.rules.forcing.telling.brief_chains import (
    TOLD_WHOLE,
    one_after_the_other,
    what_follows,
)
from sudologue.rules.forcing.telling.contradiction import ContradictionTelling
from sudologue.rules.forcing.telling.numbered import all_that_is_left, lines_of_cases
from sudologue.rules.forcing.telling.refutation_story import offer
from sudologue.rules.forcing.telling.verity import VerityTelling
from sudologue.rules.forcing.telling.verity_cases import cases_in_short

__all__ = [
    "TOLD_WHOLE",
    "ContradictionTelling",
    "VerityTelling",
    "all_that_is_left",
    "cases_in_short",
    "lines_of_cases",
    "offer",
    "one_after_the_other",
    "what_follows",
]
