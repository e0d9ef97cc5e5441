"""What words on colours state."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate


def joining(board: Board, one: Candidate, other: Candidate) -> list[Constraint]:
    """The cell, or the houses, whose only two candidates of a kind these are."""
    layout, left = board.layout, board.live | board.filled
    if one.cell == other.cell:
        both = sum(1 << layout.candidate_number(c.cell, c.digit) for c in {one, other})
        cell = CellConstraint(one.cell)
        return [cell] if one != other and cell.mask(layout) & left == both else []
    if one.digit != other.digit:
        return []
    number, places = layout.cell_number(one.cell), left >> layout.plane_start(one.digit)
    both = 1 << number | 1 << layout.cell_number(other.cell)
    return [
        HouseConstraint(house, one.digit)
        for house, mask in layout.houses_of[number]
        if mask & places == both
    ]


@dataclass(frozen=True)
class TwoColours:
    """Strong links join these candidates, each of them from one colour to the other."""

    one: tuple[Candidate, ...]
    other: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        reached, waiting = set(self.one[:1]), list(self.one[:1])
        while waiting:
            candidate = waiting.pop()
            opposite = self.other if candidate in self.one else self.one
            joined = {c for c in opposite if joining(board, candidate, c)} - reached
            reached |= joined
            waiting += joined
        return reached == {*self.one, *self.other} and not set(self.one) & set(self.other)


@dataclass(frozen=True)
class OneIsTrue:
    """Were the one candidate false, the other would be true: by strong links and sight alone."""

    one: Candidate
    other: Candidate
    among: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        layout = board.layout
        numbers = {c: layout.candidate_number(c.cell, c.digit) for c in self.among}
        known, waiting = {(self.one, False)}, [(self.one, False)]
        while waiting:
            candidate, is_true = waiting.pop()
            if is_true:
                seen = layout.seen_masks[numbers[candidate]]
                follows = [(c, False) for c in self.among if seen >> numbers[c] & 1]
            else:
                follows = [(c, True) for c in self.among if joining(board, candidate, c)]
            waiting += [each for each in follows if each not in known]
            known.update(follows)
        return (self.other, True) in known


@dataclass(frozen=True)
class SeeSomeOf:
    """Each of the candidates sees some of each of these colours."""

    candidates: tuple[Candidate, ...]
    colours: tuple[tuple[Candidate, ...], ...]

    def holds(self, board: Board) -> bool:
        layout = board.layout
        masks = [
            sum(1 << layout.candidate_number(c.cell, c.digit) for c in colour)
            for colour in self.colours
        ]
        numbers = [layout.candidate_number(c.cell, c.digit) for c in self.candidates]
        return all(layout.seen_masks[number] & mask for number in numbers for mask in masks)
