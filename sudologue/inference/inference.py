"""What a rule concluded, and on what grounds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from enum import Enum
from itertools import groupby
from typing import Any, ClassVar, Self, cast
from warnings import warn

from sudologue import hooks
from sudologue.caches import lazy
from sudologue.errors import IllegalMoveError
from sudologue.inference.citation import ClueCitation, clue_candidates
from sudologue.inference.constraint import (
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    mask_of,
)
from sudologue.messages import Messages
from sudologue.model import Board, Candidate, Cell, Clue, House, Layout, digit_text
from sudologue.wording import counted, shortened

_say = Messages(__name__)


@dataclass(frozen=True, repr=False)
class Placement:
    """A conclusion: this digit goes in this cell."""

    cell: Cell
    value: int

    def __repr__(self) -> str:
        return f"<Placement {self}>"

    def __str__(self) -> str:
        return f"{self.cell}={digit_text(self.value)}"

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The one candidate that is true."""
        return (Candidate(self.cell, self.value),)

    def apply(self, board: Board) -> Board:
        """The board with the digit placed."""
        return board.place(self.cell, self.value)


class _Candidates:
    """What an elimination keeps, the candidates that go, and what follows when somebody asks."""

    candidates: tuple[Candidate, ...]

    @lazy
    def cells(self) -> tuple[Cell, ...]:
        """The cells that lose a candidate, in order."""
        return tuple(cell for cell, _ in groupby(self.candidates, key=lambda c: c.cell))

    @lazy
    def values(self) -> frozenset[int]:
        """The digits that some cell loses."""
        return frozenset(candidate.digit for candidate in self.candidates)


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Elimination(_Candidates):
    """A conclusion: these cells aren't these digits, or exactly these candidates are false.

    `candidates` lists them one by one, cell by cell and in order of digits, whatever order they
    were given in.

    >>> str(Elimination((Cell(0, 2), Cell(0, 0)), frozenset({3, 6})))
    'r1c1<>3, r1c1<>6, r1c3<>3, r1c3<>6'
    >>> uneven = Elimination.of_candidates([Candidate(Cell(0, 0), 3), Candidate(Cell(0, 2), 6)])
    >>> str(uneven), sorted(uneven.values)
    ('r1c1<>3, r1c3<>6', [3, 6])
    """

    cells: tuple[Cell, ...]  # type: ignore[assignment]
    values: frozenset[int]  # type: ignore[assignment]

    def __init__(self, cells: Iterable[Cell], values: Iterable[int]) -> None:
        """All of these digits from all of these cells."""
        digits = tuple(values)
        self._keep([Candidate(cell, digit) for cell in cells for digit in digits])

    @classmethod
    def of_candidates(cls, candidates: Iterable[Candidate]) -> Self:
        """These candidates, and no others."""
        made = cls.__new__(cls)
        made._keep(candidates)
        return made

    def _keep(self, candidates: Iterable[Candidate]) -> None:
        kept = tuple(candidates)
        if not kept:
            raise IllegalMoveError(_say("no_candidates"))
        if len(kept) > 1:
            kept = tuple(sorted(set(kept), key=_order))
        self.__dict__["candidates"] = kept

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.candidates == self.candidates

    def __hash__(self) -> int:
        return hash(self.candidates)

    def __repr__(self) -> str:
        return f"<Elimination {shortened(str(self))}>"

    def __str__(self) -> str:
        return ", ".join(f"{c.cell}<>{digit_text(c.digit)}" for c in self.candidates)

    @classmethod
    def of(cls, cells: Iterable[Cell], values: Iterable[int]) -> Self:
        """All of these digits from all of these cells: the name that this had in 0.1."""
        warn(
            "Elimination.of(cells, values) is Elimination(cells, values) now", DeprecationWarning, 2
        )
        return cls(cells, values)

    def apply(self, board: Board) -> Board:
        """The board without the candidates."""
        return board.eliminate(self.candidates)


def _order(candidate: Candidate) -> tuple[int, int, int]:
    return (candidate.cell.row, candidate.cell.col, candidate.digit)


Action = Placement | Elimination


class Assumption(Enum):
    """What an inference takes for granted beyond the puzzle's own constraints."""

    UNIQUE_SOLUTION = "the puzzle has exactly one solution"


@dataclass(frozen=True, repr=False)
class Evidence:
    """The evidence that a rule records. Each family of rules has a subclass with named fields.

    Evidence is printed in one line: what it is about, and how much it cites. `description` is a
    terse summary for debugging: the one it was made with, or else its `summary`. Narrators write
    the prose.

    `truths` and `links` are the receipt, with the `clues` cited besides: on the board that the rule
    saw, they alone force the conclusion, together with the `assumption` if there is one. A kind of
    evidence is of `rank_zero` if there are always as many links as truths, and the links hold all
    candidates that the truths still have.
    """

    rank_zero: ClassVar[bool] = False

    focus_cells: tuple[Cell, ...] = ()
    focus_house: House | None = None
    focus_digit: int | None = None
    candidates_seen: frozenset[int] | None = None
    description: str = field(default="", compare=False)
    truths: tuple[Constraint, ...] = ()
    links: tuple[Constraint, ...] = ()
    assumption: Assumption | None = None
    clues: tuple[ClueCitation, ...] = ()

    @property
    def given_description(self) -> str:
        """The description that it was made with, if any."""
        return self.__dict__["description"]

    @property
    def has_receipt(self) -> bool:
        """Whether it cites anything that could be checked."""
        return bool(self.truths or self.links or self.clues)

    @property
    def summary(self) -> str:
        """What it is about and what it cites, in a line."""
        parts = self._about
        parts.append(f"truths [{'; '.join(map(str, self.truths))}]")
        parts.append(f"links [{'; '.join(map(str, self.links))}]")
        if self.clues:
            parts.append(f"clues [{'; '.join(map(str, self.clues))}]")
        if self.assumption is not None:
            parts.append(f"assuming {self.assumption.value}")
        return " ".join(parts)

    @property
    def _about(self) -> list[str]:
        """The digits, cells and house that it is about, as far as there are some."""
        parts: list[str] = []
        if self.focus_digit is not None:
            parts.append(digit_text(self.focus_digit))
        elif self.candidates_seen:
            parts.append(",".join(digit_text(digit) for digit in sorted(self.candidates_seen)))
        if self.focus_cells:
            parts.append("at " + ",".join(str(cell) for cell in self.focus_cells))
        if self.focus_house is not None:
            parts.append(f"in {self.focus_house}")
        return parts

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__repr__" not in vars(cls):  # or else `dataclass` would write all fields out
            cls.__repr__ = Evidence.__repr__

    def __repr__(self) -> str:
        cited = f"{counted(len(self.truths), 'truth')}, {counted(len(self.links), 'link')}"
        about = shortened(" ".join([type(self).__name__, *self._about]))
        return f"<{about}: {cited}>"

    # what the step stands on, for proofs: all as bits, a bit for each candidate

    def rests_on(self, layout: Layout) -> int:
        """The candidates of which it matters to the step whether they are placed: its truths'."""
        return mask_of(self.truths, layout) | clue_candidates(self.clues, layout)

    def looks_at(self, board: Board) -> int:
        """The candidates whose presence or absence on a board matters to the step: its truths',
        and all those of the cells of the clues that are cited.

        Evidence that says more than its receipt looks at all that it speaks of. A receipt is tight:
        on a fuller board it may hold where the words do not. In evidence of rank zero, one true
        candidate for each truth uses up the links, whichever it is; a further candidate under the
        links would change nothing.
        """
        looked_at = Evidence.rests_on(self, board.layout)
        return looked_at & ~mask_of(self.links, board.layout) if self.rank_zero else looked_at

    def speaks_of_placed(self, layout: Layout) -> int:
        """The candidates that must still be placed where they were: none, as a rule."""
        return 0

    def explained_by_placed(self, layout: Layout) -> int:
        """The candidates whose placement explains the step better than what its truths lack.

        None, as a rule.
        """
        return 0

    def also_takes(self, board: Board) -> int:
        """What else goes for the same reason on a board with more candidates, as bits."""
        return 0

    @property
    def is_noted_at_once(self) -> bool:
        """Whether a person notes what follows as soon as it is seen, and not when it is needed."""
        return False

    def told_on(self, board: Board, rule: str) -> tuple[str, Evidence]:
        """The name of the rule, and the evidence, that the step deserves on another board.

        As a rule what they were: the board has all that the step looks at.
        """
        return rule, self


class _Description:
    """The description that evidence was made with, or else its summary."""

    def __get__(self, evidence: Evidence | None, owner: type[Evidence]) -> str:
        return "" if evidence is None else evidence.given_description or evidence.summary

    def __set__(self, evidence: Evidence, text: str) -> None:
        _say.expect(text, str, "a_description")
        evidence.__dict__["description"] = text

    def given(self, evidence: Evidence) -> str:
        """What is kept: the description that evidence was made with."""
        return evidence.given_description


Evidence.description = cast("Any", _Description())


FOLLOWS: Any = object()
"""The value of a field for as long as it is not known: it follows from the roles."""


@dataclass(frozen=True)
class RoleEvidence(Evidence):
    """Evidence whose roles say all or part of the fields of `Evidence`.

    A subclass says in `basics` what follows from its roles; a field that is given as well is what
    it is given as. Of a kind that is `told_whole`, all truths that follow are told, whether or not
    the receipt needs them.
    """

    told_whole: ClassVar[bool] = False

    focus_cells: tuple[Cell, ...] = FOLLOWS
    focus_house: House | None = FOLLOWS
    focus_digit: int | None = FOLLOWS
    candidates_seen: frozenset[int] | None = FOLLOWS
    truths: tuple[Constraint, ...] = FOLLOWS
    links: tuple[Constraint, ...] = FOLLOWS
    assumption: Assumption | None = FOLLOWS
    clues: tuple[ClueCitation, ...] = FOLLOWS

    def __post_init__(self) -> None:
        own, basics = self.__dict__, dict[str, Any]()  # thrice as fast as `object.__setattr__`
        for name in _BASICS:
            if own[name] is FOLLOWS:
                basics = basics or self.basics().__dict__
                own[name] = basics[name]

    def basics(self) -> Evidence:
        """What follows from the roles, as evidence without roles."""
        return Evidence()

    def looks_at(self, board: Board) -> int:
        told = self.basics().truths if self.told_whole else ()
        return super().looks_at(board) | mask_of(told, board.layout)


_BASICS = tuple(part.name for part in fields(Evidence))


class Single:
    """A kind of evidence for placements that are the only candidate left of some truth.

    A placement may be told by it where the step that made it does not fit. Of several kinds, the
    lowest `rank` comes first.
    """

    rank: ClassVar[int]

    @classmethod
    def truths_with(cls, number: int, layout: Layout) -> tuple[int, ...]:
        """The truths, as bits, of which it is enough that a candidate is the only one left."""
        return ()

    @classmethod
    def of_placement(cls, placement: Placement, board: Board) -> tuple[str, Evidence] | None:
        """The name of the rule and the evidence, if a placement is a single of this kind."""
        raise NotImplementedError


@dataclass(frozen=True, repr=False)
class Inference:
    """A deduction: the rule's slug, its conclusion and its evidence."""

    rule: str
    action: Action
    evidence: Evidence

    def __str__(self) -> str:
        return f"{self.rule}: {self.action}"

    def cites(self, part: House | Clue) -> bool:
        """Whether its receipt says anything of a house, or of a clue."""
        evidence = self.evidence
        return any(
            (isinstance(one, HouseConstraint) and one.house == part)
            or (isinstance(one, DistinctConstraint) and one.clue == part)
            for one in (*evidence.truths, *evidence.links)
        ) or any(one.cites(part) for one in evidence.clues)

    def __repr__(self) -> str:
        return f"<Inference {shortened(str(self))}>"


@dataclass(frozen=True, slots=True, repr=False)
class TraceStep:
    """An inference and the board it led to."""

    inference: Inference
    board: Board

    def __str__(self) -> str:
        return str(self.inference)

    def __repr__(self) -> str:
        return f"<TraceStep {shortened(str(self))}>"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return hooks.step_bundle(self)
