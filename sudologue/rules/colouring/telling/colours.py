"""As much of a pair of colours as a conclusion needs, how it is shown, and what words on it state.

First the cells and houses that leave two choices, in the order in which one leads to the next; then
the colours, a line each, under letters by which they are spoken of.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sudologue.grouping import grouped
from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, parse_digit
from sudologue.narration.claims.board_claims import CanOnlyBe, OnlyPlaces
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import NEW_LINE
from sudologue.narration.steps.conclusions import Loss
from sudologue.narration.steps.scene import Scene
from sudologue.rules.colouring.evidence import Colours

Letters = tuple[str, str]


def joining(board: Board, one: Candidate, other: Candidate) -> list[Constraint]:
    """The cell, or the houses, whose only two candidates of a kind these are."""
    layout, left = board.layout, board.masks.live | board.masks.filled
    tables = layout.tables
    if one.cell == other.cell:
        both = tables.candidate_mask((one, other))
        cell = CellConstraint(one.cell)
        return [cell] if one != other and cell.mask(layout) & left == both else []
    if one.digit != other.digit:
        return []
    number, places = tables.cell_number(one.cell), left >> tables.plane_start(one.digit)
    both = 1 << number | 1 << tables.cell_number(other.cell)
    return [
        HouseConstraint(house, one.digit)
        for house, mask in tables.houses_of[number]
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
        tables = board.masks.tables
        known, waiting = {(self.one, False)}, [(self.one, False)]
        while waiting:
            candidate, is_true = waiting.pop()
            if is_true:
                seen = tables.ruled_out_by(candidate)
                follows = [(c, False) for c in self.among if seen & tables.candidate_mask((c,))]
            else:
                follows = [(c, True) for c in self.among if joining(board, candidate, c)]
            waiting += [each for each in follows if each not in known]
            known.update(follows)
        return (self.other, True) in known


@dataclass(frozen=True)
class ColourLink:
    """Two candidates of which one is true, as `truth` has no others."""

    one: Candidate
    other: Candidate
    truth: Constraint
    again: bool = False

    @property
    def cases(self) -> Collection[str]:
        """Whether they share their cell, and whether their digit was just named, `again`."""
        return when(same_cell=self.one.cell == self.other.cell, again=self.again)

    @property
    def only(self) -> CanOnlyBe | OnlyPlaces:
        """The claim that it has no others."""
        cells, digits = (self.one.cell, self.other.cell), (self.one.digit, self.other.digit)
        if isinstance(self.truth, HouseConstraint):
            return OnlyPlaces(self.truth.digit, (self.truth.house,), cells)
        return CanOnlyBe(cells[:1], tuple(sorted(digits)))

    @property
    def names(self) -> Mapping[str, Any]:
        """What it speaks of: the cell and its digits, or the cells of a house and the digit."""
        names = {"cells": (self.one.cell, self.other.cell), "cell": self.one.cell}
        house = self.truth.house if isinstance(self.truth, HouseConstraint) else None
        return {**vars(self.only), **names, "house": house, "only": self.only}


@dataclass(frozen=True)
class LetteredCandidate:
    """A candidate with the `letter` of its colour, if it has one."""

    cell: Cell
    letter: str | None

    @property
    def cases(self) -> Collection[str]:
        """What has to be said of it."""
        return when(letter=self.letter)


@dataclass(frozen=True)
class Shown:
    """What is shown of two colours, and the letters they go by."""

    links: tuple[ColourLink, ...]
    colours: tuple[tuple[Candidate, ...], tuple[Candidate, ...]]
    letters: Letters

    @property
    def names(self) -> Mapping[str, Any]:
        """The letters, and what has them."""
        one, other = map(runs, self.colours)
        letters = dict(zip("AB", self.letters, strict=True))
        names = {"settled": TwoColours(*self.colours), "line_break": NEW_LINE}
        return {**letters, **names, "one": one, "other": other}

    @property
    def is_plain(self) -> bool:
        """Whether it is one of two candidates, and nothing to be coloured."""
        return len(self.links) < 2

    def letter(self, candidate: Candidate) -> str | None:
        """The letter of the candidate's colour, if it has one of these."""
        for colour, letter in zip(self.colours, self.letters, strict=True):
            if candidate in colour:
                return letter
        return None

    def opposite(self, candidate: Candidate) -> str | None:
        """The letter of the other colour."""
        one, other = self.letters
        return {one: other, other: one}.get(self.letter(candidate) or "")


def runs(candidates: Iterable[Candidate]) -> list[Loss]:
    """`r6c8 and r9c7 are 8`, `r6c7 is 5`: digit by digit, cells in their order."""
    cells = grouped((candidate.digit, candidate.cell) for candidate in candidates)
    return [Loss(tuple(its), (digit,)) for digit, its in cells.items()]


def letters_for(size: int) -> tuple[Letters, Letters]:
    """The letters of a pair of colours, and of a second one: those that are no digits."""
    return (("A", "B"), ("C", "D")) if size < parse_digit("A") else (("W", "X"), ("Y", "Z"))


def shown(
    scene: Scene[Any],
    pair: Colours,
    letters: Letters,
    walks: Iterable[Sequence[Candidate]],
    targets: Iterable[Candidate] = (),
) -> Shown:
    """What walks along a pair of colours need, and what leads from there to the targets.

    The first letter is that of the colour called `one`.
    """
    links: dict[frozenset[Candidate], ColourLink] = {}
    reached: dict[Candidate, None] = {}
    for walk in walks:
        along = [candidate for candidate in walk if candidate in pair.one + pair.other]
        reached |= dict.fromkeys(along)
        for ends in pairwise(along):
            links.setdefault(frozenset(ends), _link(scene, *ends))
    targets = list(targets)
    reached = reached or dict.fromkeys(targets[:1])
    if not reached.keys() >= set(targets):
        before = _ways(scene, pair, reached)
        for target in targets:
            for ends in pairwise(_way(before, target, reached)):
                links[frozenset(ends)] = _link(scene, *ends)
                reached |= dict.fromkeys(ends)
    one, other = (tuple(c for c in reached if c in colour) for colour in (pair.one, pair.other))
    return Shown(tuple(links.values()), (one, other), letters)


def are_plain(pairs: Iterable[Shown]) -> bool:
    """Whether there is nothing to be coloured, and letters would be of no use."""
    return all(pair.is_plain for pair in pairs)


def path(scene: Scene[Any], pair: Colours, start: Candidate, end: Candidate) -> list[Candidate]:
    """The shortest way along the colours from one candidate to another."""
    return _way(_ways(scene, pair, (start,)), end, (start,))


def _ways(
    scene: Scene[Any], pair: Colours, starts: Iterable[Candidate]
) -> dict[Candidate, Candidate]:
    """Where one comes from, going from some candidates along the colours to all others."""
    sides = dict.fromkeys(pair.one, pair.other) | dict.fromkeys(pair.other, pair.one)
    before: dict[Candidate, Candidate] = {}
    waiting = list(starts)
    unmet = set(sides) - set(waiting)
    for candidate in waiting:
        for partner in sides[candidate]:
            if partner in unmet and joining(scene.before, candidate, partner):
                unmet.remove(partner)
                before[partner] = candidate
                waiting.append(partner)
    return before


def _way(
    before: Mapping[Candidate, Candidate], end: Candidate, starts: Collection[Candidate]
) -> list[Candidate]:
    """From the last of the starts that it passes to the end."""
    way = [end]
    while way[-1] not in starts:
        way.append(before[way[-1]])
    return way[::-1]


def _link(scene: Scene[Any], one: Candidate, other: Candidate) -> ColourLink:
    """What joins two candidates: what the step cites, if it can be, and blocks before lines."""
    cited = (*scene.evidence.truths, *scene.evidence.links)

    def plainness(truth: Constraint) -> tuple[bool, bool]:
        return truth not in cited, isinstance(truth, HouseConstraint) and truth.house.is_line

    first, *others = joining(scene.before, one, other)
    return ColourLink(one, other, min(first, *others, key=plainness) if others else first)
