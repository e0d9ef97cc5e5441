"""Claims: what words say of the board, as data, so that it can be held against the board.

The span that states something carries the claim: in "r1c1 can only be 1 or 4" the words " can
only be " do. A claim is about the board that its step stands on. What holds only under a
supposition is a claim about what follows from it (`Follows`): what was supposed or has followed
before is named, and nothing else is taken for granted.

Tests tell hundreds of solves in all voices and hold every claim against its board; and they hold
words that state a fact of the board without a claim to be a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace
from typing import Protocol

from sudologue.inference import Constraint
from sudologue.model import Board, Candidate, Cell, Clue, House


class Assertion(Protocol):
    """A statement about a board."""

    def holds(self, board: Board) -> bool:
        """Whether it is true of this board."""
        ...


def _candidates(board: Board, cell: Cell) -> frozenset[int]:
    """What a cell may be: the digit in it, or its candidates."""
    value = board.value(cell)
    return board.domain(cell) if value is None else frozenset((value,))


def _places(board: Board, house: House, digit: int) -> frozenset[Cell]:
    """Where a house has a digit, or may have it."""
    return frozenset(cell for cell in house.cells if digit in _candidates(board, cell))


@dataclass(frozen=True)
class CanOnlyBe:
    """Each of the cells has just these candidates."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def on(cls, board: Board, cell: Cell) -> CanOnlyBe:
        """What a cell has left on a board."""
        return cls((cell,), tuple(sorted(board.domain(cell))))

    def holds(self, board: Board) -> bool:
        return all(_candidates(board, cell) == frozenset(self.digits) for cell in self.cells)


@dataclass(frozen=True)
class HoldBetween:
    """The candidates of the cells, taken together, are just these digits, but for some of them."""

    cells: tuple[Cell, ...]
    digits: tuple[int, ...]
    besides: tuple[Candidate, ...] = ()

    @classmethod
    def on(cls, board: Board, cells: Sequence[Cell]) -> HoldBetween | CanOnlyBe:
        """What cells have left on a board, between them or, where they are alike, each."""
        domains = [board.domain(cell) for cell in cells]
        digits = frozenset[int]().union(*domains)
        kind = CanOnlyBe if all(domain == digits for domain in domains) else cls
        return kind(tuple(cells), tuple(sorted(digits)))

    def holds(self, board: Board) -> bool:
        held = {Candidate(cell, d) for cell in self.cells for d in _candidates(board, cell)}
        others = {candidate.digit for candidate in held.difference(self.besides)}
        return held.issuperset(self.besides) and others == set(self.digits)


@dataclass(frozen=True)
class IsBroken:
    """The clue cannot be met any more."""

    clue: Clue

    def holds(self, board: Board) -> bool:
        return board.masks.clue_support(self.clue) is None


@dataclass(frozen=True)
class ClueLeaves:
    """In the ways to fill the clue's cells, this one of them takes just these digits."""

    clue: Clue
    cell: Cell
    digits: tuple[int, ...]

    def holds(self, board: Board) -> bool:
        kept = board.masks.clue_support(self.clue)
        if kept is None:
            return not self.digits
        left = kept[self.clue.cells.index(self.cell)]
        return left == sum(1 << digit - 1 for digit in self.digits)


@dataclass(frozen=True)
class CanBe:
    """Each of these candidates is on the board: nobody has ruled it out."""

    candidates: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        return all(c.digit in _candidates(board, c.cell) for c in self.candidates)


@dataclass(frozen=True)
class IsGone:
    """None of these candidates is on the board."""

    candidates: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        return all(c.digit not in _candidates(board, c.cell) for c in self.candidates)


@dataclass(frozen=True)
class OnlyPlaces:
    """In these houses, taken together, the digit can go into these cells and no others."""

    digit: int
    houses: tuple[House, ...]
    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        places = (_places(board, house, self.digit) for house in self.houses)
        return frozenset[Cell]().union(*places) == frozenset(self.cells)


@dataclass(frozen=True)
class PlacesBetween:
    """Together, the digits have just these places in the house, or in what lies outside another."""

    digits: tuple[int, ...]
    house: House
    cells: tuple[Cell, ...]
    outside: House | None = None

    def holds(self, board: Board) -> bool:
        places = (_places(board, self.house, digit) for digit in self.digits)
        beyond = frozenset(self.outside.cells if self.outside else ())
        return frozenset[Cell]().union(*places) - beyond == frozenset(self.cells)


@dataclass(frozen=True)
class OnlyWithin:
    """In these houses, the digit can only go where these others cross them, but for some cells."""

    digit: int
    houses: tuple[House, ...]
    within: tuple[House, ...]
    besides: tuple[Cell, ...] = ()

    def holds(self, board: Board) -> bool:
        allowed = {cell for house in self.within for cell in house.cells}.union(self.besides)
        places = [_places(board, house, self.digit) for house in self.houses]
        exceptions = set(self.besides)
        return all(cells <= allowed for cells in places) and exceptions <= {
            cell for cells in places for cell in cells
        }


@dataclass(frozen=True)
class Sees:
    """Each of the cells sees each of the others that are named; no digit can be in both."""

    cells: tuple[Cell, ...]
    seen: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        layout = board.layout
        return all(other in layout.peers(cell) for cell in self.cells for other in self.seen)


@dataclass(frozen=True)
class AreSeen:
    """Each of the cells is seen by one or another of these."""

    cells: tuple[Cell, ...]
    by: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        peers = [board.layout.peers(cell) for cell in self.by]
        return all(any(cell in seen for seen in peers) for cell in self.cells)


@dataclass(frozen=True)
class SeeEachOther:
    """Any two of the cells see each other."""

    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        return all(
            other in board.layout.peers(cell)
            for number, cell in enumerate(self.cells)
            for other in self.cells[:number]
        )


@dataclass(frozen=True)
class LiesIn:
    """All of the cells lie in the house."""

    cells: tuple[Cell, ...]
    house: House

    def holds(self, board: Board) -> bool:
        return set(self.cells) <= set(self.house.cells)


@dataclass(frozen=True)
class Holds:
    """Each of the cells has been filled with the digit."""

    cells: tuple[Cell, ...]
    digit: int

    def holds(self, board: Board) -> bool:
        return all(board.value(cell) == self.digit for cell in self.cells)


@dataclass(frozen=True)
class HoldsDigits:
    """The houses, taken together, hold these digits already."""

    houses: tuple[House, ...]
    digits: tuple[int, ...]

    def holds(self, board: Board) -> bool:
        cells = (cell for house in self.houses for cell in house.cells)
        return set(self.digits) <= {board.value(cell) for cell in cells}


@dataclass(frozen=True)
class IsOpen:
    """These cells, and no others of the house, have no digit yet."""

    house: House
    cells: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        return {c for c in self.house.cells if board.value(c) is None} == set(self.cells)


@dataclass(frozen=True)
class RuleOut:
    """Each of the candidates, if it is true, makes all of the others false."""

    candidates: tuple[Candidate, ...]
    others: tuple[Candidate, ...]

    def holds(self, board: Board) -> bool:
        tables = board.masks.tables
        others = tables.candidate_mask(self.others)
        return not any(others & ~tables.ruled_out_by(each) for each in self.candidates)


@dataclass(frozen=True)
class Numbers:
    """A number in words counts these things, each once."""

    number: int
    things: tuple[object, ...]

    def holds(self, board: Board) -> bool:
        return self.number == len(self.things) == len(set(self.things))


def _possible(board: Board, true: Iterable[Candidate], false: Iterable[Candidate]) -> int:
    """What is possible while some candidates are true and others false."""
    masks = board.masks
    possible = (masks.live | masks.filled) & ~masks.tables.candidate_mask(false)
    for candidate in true:
        possible &= ~masks.tables.ruled_out_by(candidate)
    return possible


@dataclass(frozen=True)
class Follows:
    """While some candidates are true and others false, the truth has these left, and no others.

    True ones take their cell, and their digit from all cells in sight.
    """

    truth: Constraint
    left: tuple[Candidate, ...]
    true: tuple[Candidate, ...]
    false: tuple[Candidate, ...] = ()

    def holds(self, board: Board) -> bool:
        left = self.truth.mask(board.layout) & _possible(board, self.true, self.false)
        return set(board.masks.tables.candidates_in(left)) == set(self.left)


@dataclass(frozen=True)
class ClueForbids:
    """While some candidates are true and others false, no way to fill the clue uses any of these;
    where none is named, there is no way to fill it. Ways that break a link of `apart` do not count.
    """

    clue: Clue
    gone: tuple[Candidate, ...]
    true: tuple[Candidate, ...]
    false: tuple[Candidate, ...] = ()
    apart: tuple[Constraint, ...] = ()

    def holds(self, board: Board) -> bool:
        left = board.masks.live & _possible(board, self.true, self.false)
        used = self._used(Board(replace(board.masks, live=left)))
        return used.isdisjoint(self.gone) if self.gone else not used

    def _used(self, board: Board) -> Set[Candidate]:
        """The candidates on some way that counts."""
        if not self.apart:
            return board.supported(self.clue)
        layout, used = board.layout, set[Candidate]()
        links = [link.mask(layout) for link in self.apart]
        for way in board.ways(self.clue):
            its = list(map(Candidate, self.clue.cells, way))
            mask = layout.tables.candidate_mask(its)
            if all((mask & link).bit_count() < 2 for link in links):
                used.update(its)
        return used


@dataclass(frozen=True)
class AtStep:
    """A claim about the board that a step of the trace, counted from 1, stands on.

    The number after that of the last step stands for the board that the trace ends with.
    """

    step: int
    claim: Assertion

    def holds(self, board: Board) -> bool:
        return self.claim.holds(board)


def emptied(
    truth: Constraint, true: Iterable[Candidate], false: Iterable[Candidate] = ()
) -> Follows:
    """The claim that a truth has nothing left."""
    return Follows(truth, (), tuple(true), tuple(false))
