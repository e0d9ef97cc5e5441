"""The puzzle as a formula: clauses that a true solution meets, and its denial in one more.

There is one variable for each candidate, one higher than the candidate's number: variable
`(d - 1) * cells + i + 1` says that digit d goes into cell i, the cells counted row by row from 0.
The clauses are numbered from 1, in this order:

- for each cell: it takes one digit at least;
- for each house, digit by digit: the digit has one place at least;
- for each two candidates that rule each other out, because they are in one cell, or because they
  are the same digit in two cells that share a house or see each other by distance: not both;
- for each clue: its law, in variables of its own that come after these (`certificate_laws`);
- for each digit on the starting board: it is true;
- for each candidate that the starting board rules out, though no digit on it does: it is false;
- of a puzzle with a solution, the solution's denial: some cell takes another digit.

Which candidates see each other is the layout's to say, so every variant has the same encoding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from sudologue.audit.certificate_laws import Clause, LawClauses, numbered
from sudologue.model import Board, Cell, Clue, bits_of
from sudologue.model.clue import distinct_of


@dataclass(frozen=True)
class Formula:
    """The clauses of a puzzle, by number, and its text in the DIMACS form.

    >>> formula = Formula(Board.from_string("1234 3412 2143 432."), None)
    >>> formula.variables, formula.size, formula.text().splitlines()[:2]
    (64, 399, ['p cnf 64 399', '1 17 33 49 0'])
    """

    start: Board
    solution: Board | None

    @property
    def variables(self) -> int:
        """The number of variables."""
        laws = self.laws.values()
        return self._candidates + sum(law.state_count + law.edge_count for law in laws)

    @property
    def _candidates(self) -> int:
        return self.start.layout.tables.cell_count * self.start.layout.size

    @cached_property
    def laws(self) -> dict[Clue, LawClauses]:
        """The laws of the clues, as clauses."""
        found: dict[Clue, LawClauses] = {}
        variable, clause = self._candidates + 1, self._before_pairs[-1] + 1
        for clue in self.start.layout.clues:
            if clue not in found:
                law = found[clue] = LawClauses(self.start.layout, clue, variable, clause)
                variable += law.state_count + law.edge_count
                clause += len(law.clauses)
        return found

    @cached_property
    def _before_facts(self) -> int:
        laws = self.laws.values()
        return self._before_pairs[-1] + sum(len(law.clauses) for law in laws)

    @cached_property
    def truths(self) -> dict[int, int]:
        """The number of each truth's clause, by the mask of the truth's candidates."""
        tables = self.start.layout.tables
        numbers: dict[int, int] = {}
        for number, mask in enumerate((*tables.domain_masks, *self._places), 1):
            numbers.setdefault(mask, number)
        return numbers

    @cached_property
    def _places(self) -> tuple[int, ...]:
        tables = self.start.layout.tables
        return tuple(
            mask << (digit - 1) * tables.cell_count
            for mask in tables.house_masks.values()
            for digit in tables.digits
        )

    @cached_property
    def _before_pairs(self) -> tuple[int, ...]:
        """For each candidate, the number of the clause before its first with a later candidate.

        At the end stands the number of the last such clause of all.
        """
        tables = self.start.layout.tables
        counts = ((tables.seen_masks[one] >> one).bit_count() for one in range(self._candidates))
        return tuple(accumulate(counts, initial=tables.cell_count + len(self._places)))

    def pair(self, one: int, other: int) -> int:
        """The number of the clause that keeps two candidates from both being true."""
        low, high = min(one, other), max(one, other)
        between = self.start.layout.tables.seen_masks[low] & ((1 << high) - 1)
        return self._before_pairs[low] + (between >> low).bit_count() + 1

    @cached_property
    def denied(self) -> int:
        """The candidates that the starting board rules out, though no digit on it sees them."""
        start = self.start
        ruled_out = start.layout.tables.all_candidates & ~(start.masks.live | start.masks.filled)
        for number in bits_of(start.masks.filled):
            ruled_out &= ~start.layout.tables.seen_masks[number]
        return ruled_out | start.masks.filled & start.masks.barred

    def fact(self, bit: int) -> int:
        """The number of the clause that says so of a candidate on the starting board, as a bit."""
        if self.start.masks.filled & bit:
            return self._before_facts + (self.start.masks.filled & (bit - 1)).bit_count() + 1
        return self.denial(bit)

    def denial(self, bit: int) -> int:
        """The number of the clause that says of a candidate, as a bit, that it is ruled out."""
        before = self._before_facts + self.start.masks.filled.bit_count()
        return before + (self.denied & (bit - 1)).bit_count() + 1

    @cached_property
    def size(self) -> int:
        """The number of clauses; the last is the solution's denial, if there is a solution."""
        facts = self.start.masks.filled.bit_count() + self.denied.bit_count()
        return self._before_facts + facts + (self.solution is not None)

    def clauses(self) -> Iterator[Clause]:
        """All clauses, in the order of their numbers."""
        tables = self.start.layout.tables
        for mask in (*tables.domain_masks, *self._places):
            yield tuple([number + 1 for number in bits_of(mask)])
        for one in range(self._candidates):
            for later in bits_of(tables.seen_masks[one] >> one):
                yield (-one - 1, -one - later - 1)
        for law in self.laws.values():
            yield from law.clauses
        for number in bits_of(self.start.masks.filled):
            yield (number + 1,)
        for number in bits_of(self.denied):
            yield (-number - 1,)
        if self.solution is not None:
            yield tuple([-number - 1 for number in bits_of(self.solution.masks.filled)])

    def text(self) -> str:
        """The formula in the DIMACS form; without comments, which some checkers cannot read."""
        lines = [f"p cnf {self.variables} {self.size}"]
        lines += (" ".join(map(str, (*clause, 0))) for clause in self.clauses())
        return "\n".join(lines) + "\n"

    def legend(self) -> Iterator[str]:
        """What the variables and the clauses of this formula say, line by line."""
        start, tables = self.start, self.start.layout.tables
        size, count = tables.size, tables.cell_count
        yield f"Variable (digit - 1) * {count} + (row - 1) * {size} + column: the digit is there."
        yield from numbered(1, count, "each cell takes a digit, row by row.")
        first = count + 1
        for house in tables.houses:
            yield from numbered(
                first, size, f"each digit is in {house.noun} ({_named(house.cells)})."
            )
            first += size
        laws = self._before_pairs[-1]
        twice = "neither a house nor cells in sight have" if tables.sights else "no house has"
        said = f"no cell takes two digits, and {twice} one twice."
        yield from numbered(first, laws - first + 1, said)
        for down, right in sorted({offset for sight in tables.sights for offset in sight.offsets}):
            aside = f"{abs(right)} to the {'left' if right < 0 else 'right'}"
            yield f"    In sight: one is {down} down and {aside} of the other."
        for clue in self.laws:
            yield from (f"    Nor has {clue.noun} ({_named(its)})." for its in distinct_of(clue))
        for law in self.laws.values():
            yield from law.legend()
        facts = self._before_facts
        givens, denied = start.masks.filled.bit_count(), self.denied.bit_count()
        yield from numbered(facts + 1, givens, "the digits of the puzzle.")
        yield from numbered(facts + 1 + givens, denied, "candidates that the puzzle rules out.")
        if self.solution is not None:
            yield f"Clause {self.size}: the solution is denied; some cell takes another digit."


def _named(cells: Iterable[Cell]) -> str:
    return " ".join(map(str, cells))
