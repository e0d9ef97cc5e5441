"""What a telling may speak of: a step, the board it saw, and facts that anyone can check there.

Nothing here is a deduction. Which digits are placed, who sees whom, who removed a candidate: all of
it can be pointed at on the board or in the trace.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Generic, TypeVar

from sudologue.inference import Action, Evidence, SolveResult, StepLike, TraceStep
from sudologue.inference.provenance import Provenance
from sudologue.model import Board, Candidate, Cell, Layout, bits_of
from sudologue.narration.claims.board_claims import Assertion, IsGone, Sees
from sudologue.narration.claims.receipt_claims import IsBarred, RemovedBy
from sudologue.narration.phrasing.passage import Named, Passage, rule_name
from sudologue.narration.steps.causes import Cause, CauseKind, Causes, causes_of
from sudologue.narration.steps.conclusions import Conclusion
from sudologue.rules.card import Card
from sudologue.rules.cards import CARDS

E = TypeVar("E", bound=Evidence)
T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Scene(Generic[E]):
    """A step as it is told; `number` and `provenance` are there when a whole trace is told.

    Where each step says what it stands on, `premises` has the numbers of these steps. With `full`,
    nothing is folded away, however long it is.
    """

    step: TraceStep
    before: Board
    evidence: E
    number: int | None = None
    provenance: Provenance | None = None
    premises: tuple[int, ...] | None = None
    full: bool = False
    kept: dict[object, Any] = field(default_factory=dict[object, Any], compare=False, repr=False)
    again: Scene[Any] | None = None

    def recalling(self, earlier: Scene[Any]) -> Scene[E]:
        """The step, told as one `again` whose whole pattern was told at an earlier step."""
        return replace(self, again=earlier, kept={})

    @property
    def action(self) -> Action:
        """The conclusion."""
        return self.step.inference.action

    @property
    def target_cells(self) -> list[Cell]:
        """The cells that the conclusion is about: where a digit goes, or where candidates go."""
        return sorted({candidate.cell for candidate in self.action.candidates})

    @property
    def conclusion(self) -> Conclusion:
        """The conclusion, to be put into words."""
        if "conclusion" not in self.kept:
            self.kept["conclusion"] = Conclusion(self.action)
        return self.kept["conclusion"]

    @property
    def layout(self) -> Layout:
        """The board's layout."""
        return self.before.layout

    @property
    def size(self) -> int:
        """The number of digits."""
        return self.before.layout.size

    @property
    def slug(self) -> str:
        """The rule's slug."""
        return self.step.inference.rule

    @property
    def card(self) -> Card | None:
        """The rule's card; a rule of a user's own has none."""
        return CARDS.get(self.slug)

    @property
    def technique(self) -> Passage:
        """The technique's name."""
        return technique(self.slug)

    # facts

    def sight_of(self, cells: Iterable[Cell]) -> Sees:
        """That the cells which the conclusion is about see all of these."""
        return Sees(tuple(self.target_cells), tuple(cells))

    def placed(self, digit: int) -> int:
        """A bit for each cell that holds a digit."""
        tables = self.layout.tables
        return self.before.masks.filled >> (digit - 1) * tables.cell_count & tables.all_cells

    def digits_in(self, cells: int) -> int:
        """The digits placed in these cells, as bits: digit d is bit `d - 1`."""
        return sum(1 << d - 1 for d in self.layout.tables.digits if self.placed(d) & cells)

    def blockers(self, digit: int, cells: int) -> tuple[list[Cell], int]:
        """A few placed digits that together see these cells, and the cells that none sees."""
        tables = self.layout.tables
        seen = {n: tables.peer_masks[n] & cells for n in bits_of(self.placed(digit))}
        chosen, left = cover(seen, cells)
        return [tables.cells[number] for number in sorted(chosen)], left

    def causes(self, candidates: int) -> Causes:
        """Who ruled out those candidates of a mask that are gone."""
        return causes_of(self.before, candidates, self.provenance)

    def ruled_out(self, candidates: int, name: Callable[[Candidate], Named]) -> list[RuledOut]:
        """The candidates that no placed digit rules out, by who ruled them out.

        `name` picks what is named of each: its cell or its digit.
        """
        entries = list(self.causes(candidates).items())
        told: list[RuledOut] = []
        for kind in CauseKind:
            gone = tuple(sorted(c for cause, its in entries if cause.kind is kind for c in its))
            if not gone:
                continue
            if kind is CauseKind.STEP:
                claims = removals(entries)
            else:
                claims = [IsBarred(gone) if kind is CauseKind.BARRED else IsGone(gone)]
            steps = tuple([cause.step for cause, _ in entries if cause.step is not None])
            told.append(RuledOut(kind, tuple(map(name, gone)), steps, tuple(claims)))
        return told


@dataclass(frozen=True)
class RuledOut:
    """Candidates that steps ruled out, or the puzzle, or what went before, by a name of each."""

    kind: CauseKind
    named: tuple[Named, ...]
    steps: tuple[int, ...]
    claims: tuple[Assertion, ...]

    @property
    def cases(self) -> Collection[str]:
        """The kind of their causes."""
        return (self.kind.name.lower(),)


def removals(causes: Iterable[tuple[Cause, Sequence[Candidate]]]) -> list[Assertion]:
    """The claims that steps ruled candidates out."""
    return [RemovedBy(cause.step, tuple(its)) for cause, its in causes if cause.step]


def once_a_scene(method: Callable[[T, Scene[E]], R]) -> Callable[[T, Scene[E]], R]:
    """A method of a telling that works something out once, though several answers need it."""
    name = method.__qualname__

    @wraps(method)
    def worked_out(telling: T, scene: Scene[E]) -> R:
        if name not in scene.kept:
            scene.kept[name] = method(telling, scene)
        return scene.kept[name]

    return worked_out


def scene_of(step: TraceStep, before: Board, full: bool = False) -> Scene[Any]:
    """The scene of a single step, told without its trace."""
    return Scene(step, before, step.inference.evidence, full=full)


def scene_at(result: SolveResult, step: StepLike, full: bool = False) -> Scene[Any]:
    """The scene of one step of a trace."""
    number = result.number_of(step)
    seen, before = result.steps[number - 1], result.board_before(number)
    return Scene(seen, before, seen.inference.evidence, number, Provenance(result), full=full)


def scenes_of(result: SolveResult, full: bool = False) -> Iterator[Scene[Any]]:
    """The scenes of a trace's steps."""
    provenance = Provenance(result)
    before = result.initial
    for number, step in enumerate(result.steps, 1):
        yield Scene(step, before, step.inference.evidence, number, provenance, full=full)
        before = step.board


def title_of(slug: str) -> str:
    """A technique's title; without a card, its slug read as words.

    >>> title_of("naked_pair"), title_of("my_own_rule")
    ('Naked Pair', 'My Own Rule')
    """
    card = CARDS.get(slug)
    return card.title if card else slug.replace("_", " ").title()


def technique(slug: str) -> Passage:
    """A technique by its title."""
    return rule_name(title_of(slug), slug)


def cover(sets: dict[int, int], wanted: int) -> tuple[list[int], int]:
    """A few of the sets that together hold what is wanted, and what none of them holds.

    The largest help is taken first and what then turns out needless is left out again: not always
    the fewest sets that would do, but never one too many.
    """
    chosen: list[int] = []
    left = wanted
    while left and sets:
        best = max(sets, key=lambda key: ((sets[key] & left).bit_count(), -key))
        if not sets[best] & left:
            break
        left &= ~sets[best]
        chosen.append(best)
    for key in tuple(chosen):
        needed = wanted & ~left
        for other in chosen:
            if other != key:
                needed &= ~sets[other]
        if not needed:
            chosen.remove(key)
    return chosen, left
