"""Evidence for tridagons: twelve cells that three digits could not fill, and their guardians."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sudologue.inference.constraint import each_cell
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Candidate, Cell, House
from sudologue.rules.forcing.evidence import Case, clues_of_cases, truths_of_lines


@dataclass(frozen=True, kw_only=True)
class TridagonEvidence(RoleEvidence):
    """The `digits` alone could not fill `cells`, three in each of `blocks`: a guardian is true.

    `guardians` are all the other candidates of the cells, which come block by block. In the
    `odd_blocks`, an odd number in all, the three cells are out of order by an odd number of
    exchanges.
    """

    told_whole = True

    digits: tuple[int, ...]
    blocks: tuple[House, ...]
    odd_blocks: tuple[House, ...]
    cells: tuple[Cell, ...]
    guardians: tuple[Candidate, ...]

    @property
    def lasting(self) -> object:
        """What stays of the pattern while guardians go."""
        return self.digits, self.cells

    def basics(self) -> Evidence:
        seen = frozenset(self.digits)
        return Evidence(self.cells, candidates_seen=seen, truths=each_cell(self.cells))


@dataclass(frozen=True, kw_only=True)
class TridagonVerityEvidence(TridagonEvidence):
    """One of the guardians is true, and each of them leads to the conclusion."""

    cases: tuple[Case, ...]

    def basics(self) -> Evidence:
        basics = super().basics()
        cited = (truth for case in self.cases for truth in truths_of_lines(case.lines))
        truths = tuple(dict.fromkeys((*basics.truths, *cited)))
        return replace(basics, truths=truths, clues=clues_of_cases(self.cases))
