"""A clue's law as clauses: digits meet it if they lead along some walk through its table.

Beside the candidates' variables there is one for each *state* between two cells, what the digits so
far can have come to, and one for each *edge*, a digit that leads from one state to the next. The
clauses of a clue stand in this order:

- for each cell and each digit: if the digit is there, so is one of its edges;
- for each edge: its digit is there; so are the states before and after it, if there are any;
- for each state: there is an edge that leads to it, and one that leads on.

Where candidates are gone, unit propagation finds the states that nothing reaches any more, or from
which no end is reached, and so strikes just what is on no walk: all that the clue alone can say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, count

from sudologue.model import Clue, Layout, bits_of
from sudologue.model.walks import Walks, walks_of

Clause = tuple[int, ...]

Reason = tuple[int, tuple[int, ...]]
"""The candidates that have to be gone, and the clauses that propagation then goes through."""


@dataclass(eq=False, repr=False, slots=True)
class _State:
    """What digits can have come to, with its edges; the start and the end have no variable.

    Of its clauses, the first says that an edge leads to it, the next that one leads on.
    """

    variable: int
    to: list[_Edge] = field(default_factory=list["_Edge"])
    on: list[_Edge] = field(default_factory=list["_Edge"])
    clause: int = 0


@dataclass(eq=False, repr=False, slots=True)
class _Edge:
    """A digit that leads from one state to the next. Of its clauses, the first is the digit's."""

    variable: int
    candidate: int
    before: _State
    after: _State
    clause: int = 0


class LawClauses:
    """The clauses of a clue's law, numbered from `first`, with variables from `first_variable`."""

    def __init__(self, layout: Layout, clue: Clue, first_variable: int, first: int) -> None:
        self.clue, self.first, self.first_variable = clue, first, first_variable
        cells = [*map(layout.tables.cell_number, clue.cells)]
        self.domains = tuple(layout.tables.domain_masks[cell] for cell in cells)
        self._walks, self._size = Walks(walks_of(clue, layout.size).edges), layout.size
        self._states = self._laid_out()
        self.edges = tuple([e for state in its for e in state.on] for its in self._states[:-1])
        self.clauses = tuple(self._numbered())

    def _laid_out(self) -> list[list[_State]]:
        """The states before each cell, and the one after the last, joined by their edges."""
        table, variables = self._walks.edges, count(self.first_variable)
        between = [[_State(next(variables)) for _ in its] for its in table[1:]]
        states = [[_State(0)], *between, [_State(0)]]
        for place, domain in enumerate(self.domains):
            candidates = [*bits_of(domain)]
            for before, edges in zip(states[place], table[place], strict=True):
                for digit, to in edges:
                    after = states[place + 1][to.bit_length() - 1]
                    candidate = candidates[digit.bit_length() - 1]
                    edge = _Edge(next(variables), candidate, before, after)
                    before.on.append(edge)
                    after.to.append(edge)
        return states

    @property
    def start(self) -> _State:
        """The state before the first cell."""
        return self._states[0][0]

    def digit_clause(self, place: int, number: int) -> int:
        """The number of the clause that gives a candidate of a place its edges."""
        below = self.domains[place] & ((1 << number) - 1)
        return self.first + place * self._size + below.bit_count()

    @property
    def state_count(self) -> int:
        """How many states have variables, which come before those of the edges."""
        return sum(map(len, self._states[1:-1]))

    @property
    def edge_count(self) -> int:
        """How many edges there are."""
        return sum(map(len, self.edges))

    def _numbered(self) -> Iterator[Clause]:
        """All clauses, while edges and states are told where theirs are."""
        for edges, domain in zip(self.edges, self.domains, strict=True):
            for number in bits_of(domain):
                yield (-number - 1, *(e.variable for e in edges if e.candidate == number))
        clause = self.first + len(self.domains) * self._size
        for edge in chain.from_iterable(self.edges):
            edge.clause = clause
            yield (-edge.variable, edge.candidate + 1)
            states = [state.variable for state in (edge.before, edge.after) if state.variable]
            yield from ((-edge.variable, variable) for variable in states)
            clause += 1 + len(states)
        for state in chain.from_iterable(self._states[1:-1]):
            state.clause = clause
            yield (-state.variable, *(edge.variable for edge in state.to))
            yield (-state.variable, *(edge.variable for edge in state.on))
            clause += 2

    @property
    def numbers(self) -> range:
        """The numbers of its clauses."""
        return range(self.first, self.first + len(self.clauses))

    def legend(self) -> Iterator[str]:
        """What the variables and clauses of this law say, line by line."""
        names = " ".join(map(str, self.clue.cells))
        states, edges = self.state_count, self.edge_count
        yield f"The law of {self.clue.noun}, along {names}:"
        first, said = self.first_variable, "its states, between one cell and the next."
        yield from numbered(first, states, said, "    Variable")
        said = "its edges: a digit in a cell, which leads from one state to the next."
        yield from numbered(first + states, edges, said, "    Variable")
        said = "the digits of its cells lead from its start to its end."
        yield from numbered(self.first, len(self.clauses), said, "    Clause")

    def struck(self, possible: int) -> int | None:
        """What is possible and on no walk; nothing if there is no walk at all."""
        candidates = [[*bits_of(domain)] for domain in self.domains]
        digits = tuple(
            sum(1 << place for place, number in enumerate(its) if possible >> number & 1)
            for its in candidates
        )
        kept = self._walks.supported(digits)
        if kept is None:
            return None
        its_own = zip(candidates, digits, kept, strict=True)
        return sum(
            1 << own[place] for own, all_, left in its_own for place in bits_of(all_ & ~left)
        )

    def against(self, number: int, possible: int) -> Reason:
        """Why a candidate is on no walk of what is possible."""
        place = next(p for p, domain in enumerate(self.domains) if domain >> number & 1)
        search = _Search(self, possible)
        search.rule_out(place, number)
        return search.gone, tuple(search.clauses)

    def against_all(self, possible: int, truths: Mapping[int, int]) -> Reason:
        """Why what is possible has no walk: the cell with the fewest candidates is left none.

        `truths` has the numbers of the clauses that say of cells that they take a digit.
        """
        domain = min(self.domains, key=lambda domain: (domain & possible).bit_count())
        search = _Search(self, possible)
        for number in bits_of(domain & possible):
            search.rule_out(self.domains.index(domain), number)
        return search.gone | domain & ~possible, (*search.clauses, truths[domain])


class _Search:
    """What propagation goes through, from candidates that are gone to edges that lead nowhere."""

    def __init__(self, laws: LawClauses, possible: int) -> None:
        self._laws, self._possible = laws, possible
        self.gone = 0
        self.clauses: list[int] = []
        self._known: set[_State] = set()
        self._reached: set[_State] = {laws.start}
        for edge in chain.from_iterable(laws.edges):
            if possible >> edge.candidate & 1 and edge.before in self._reached:
                self._reached.add(edge.after)

    def rule_out(self, place: int, number: int) -> None:
        """Go through all that keeps a candidate of a place from being on a walk."""
        for edge in self._laws.edges[place]:
            if edge.candidate == number:
                self._rule_out(edge, is_forwards=edge.before not in self._reached)
        self.clauses.append(self._laws.digit_clause(place, number))

    def _rule_out(self, edge: _Edge, is_forwards: bool) -> None:
        """Go through what makes an edge false: its digit, or the state before or after it."""
        if not self._possible >> edge.candidate & 1:
            self.gone |= 1 << edge.candidate
            self.clauses.append(edge.clause)
        elif is_forwards:
            self._rule_out_state(edge.before, is_forwards)
            self.clauses.append(edge.clause + 1)
        else:
            self._rule_out_state(edge.after, is_forwards)
            self.clauses.append(edge.clause + (2 if edge.before.variable else 1))

    def _rule_out_state(self, state: _State, is_forwards: bool) -> None:
        if state not in self._known:
            self._known.add(state)
            for edge in state.to if is_forwards else state.on:
                self._rule_out(edge, is_forwards)
            self.clauses.append(state.clause + (0 if is_forwards else 1))


def numbered(first: int, count: int, said: str, noun: str = "Clause") -> Iterator[str]:
    """A line of a legend, if there is anything that it is about."""
    if count:
        numbers = f"{noun} {first}" if count == 1 else f"{noun}s {first} to {first + count - 1}"
        yield f"{numbers}: {said}"
