"""Evidence that rests on the puzzle having one solution: what all such families share."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.inference import Evidence
from sudologue.model import Cell


@dataclass(frozen=True, kw_only=True)
class DeadlyPatternEvidence(Evidence):
    """Cells that could be filled in two ways at least, were the conclusion false.

    None of the cells of `pattern` is a given. With the conclusion denied, every way to fill them
    has a twin with the same digits in every house; so a solution would not be the only one.
    """

    pattern: tuple[Cell, ...]
