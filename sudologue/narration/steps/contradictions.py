"""Why the opposite of a conclusion cannot be, told from the receipt alone.

A reader of a proof follows the receipt by hand, and what is done here is that and no more: suppose
the conclusion is false, cross out what the cited links forbid, write down what a cited truth has
left, and go on until some truth has nothing left, or too many truths are left for too few links.
Only the citations are used. Where nothing follows, the truth with the fewest candidates is split
into cases; a proof that would become too long to read that way is not written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

from sudologue.grouping import grouped
from sudologue.inference import Assumption, CellConstraint, Constraint, Evidence, Placement
from sudologue.model import Board, Candidate, bits_of, union_of
from sudologue.narration.claims.receipt_claims import LeavesAtMost, Supposed, TooFewLeft
from sudologue.narration.phrasing.filling import Speaker, as_sentence, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.citations import (
    CitedTruth,
    Extras,
    TruthLeft,
    choices,
    too_few,
    truths_of,
)
from sudologue.narration.steps.scene import Scene
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

_SPLITS = 2
_LONGEST = 24
_LINKS_COMBINED = 10


@dataclass(frozen=True)
class Consequence:
    """All that `truth` has left: one candidate, or several of which a link takes only one."""

    truth: CitedTruth
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Emptied:
    """`truth` has nothing left."""

    truth: CitedTruth


@dataclass(frozen=True)
class Crowded:
    """What `truths` have left lies in `links`, of which there are fewer."""

    truths: tuple[CitedTruth, ...]
    links: tuple[Constraint, ...]


@dataclass(frozen=True)
class Split:
    """Each of the candidates that `truth` has left ends badly."""

    truth: CitedTruth
    cases: tuple[tuple[Candidate, Casework], ...]


@dataclass(frozen=True)
class Met:
    """Every truth is met and no link broken: the citations do not refute the supposition."""


CaseworkEnd: TypeAlias = Emptied | Crowded | Split | Met


@dataclass(frozen=True)
class Casework:
    """What follows, in order, and how it ends."""

    consequences: tuple[Consequence, ...]
    end: CaseworkEnd

    @property
    def length(self) -> int:
        """The number of things there are to say."""
        inner = sum(work.length for _, work in self.end.cases) if isinstance(self.end, Split) else 0
        return len(self.consequences) + 1 + inner


def suppose(board: Board, evidence: Evidence, number: int, *, true: bool) -> Casework | None:
    """Why the candidate of a number cannot be true, or false, if that can be told briefly."""
    possible, layout = board.masks.live | board.masks.filled, board.layout
    supposition = _Supposition(
        board,
        [(truth, truth.mask(layout) & possible) for truth in truths_of(evidence)],
        [(link, link.mask(layout) & possible) for link in evidence.links],
    )
    (supposition.choose if true else supposition.cross_out)(1 << number, None)
    work = supposition.followed(_SPLITS)
    return work if work and work.length <= _LONGEST else None


@dataclass
class _Supposition:
    """A supposition and what follows from it. Masks have a bit for each candidate."""

    board: Board
    truths: list[tuple[CitedTruth, int]]
    links: Sequence[tuple[Constraint, int]]
    crossed_out: int = 0
    taken: int = 0
    consequences: list[Consequence] = field(default_factory=list[Consequence])
    # what was crossed out, and which consequence did it: none for the supposition itself
    crossings: list[tuple[int, int | None]] = field(default_factory=list[tuple[int, int | None]])

    def choose(self, candidate: int, source: int | None) -> None:
        """The candidate is true: it meets its truths, and uses its links up."""
        self.taken |= candidate
        self.truths = [(truth, mask) for truth, mask in self.truths if not mask & candidate]
        for _, link in self.links:
            if link & candidate:
                self.cross_out(link & ~candidate, source)

    def cross_out(self, candidates: int, source: int | None) -> None:
        new = candidates & ~self.crossed_out
        if new:
            self.crossed_out |= new
            self.crossings.append((new, source))

    def followed(self, splits: int) -> Casework | None:
        while True:
            for truth, mask in self.truths:
                if not mask & ~self.crossed_out:
                    return self._ended(Emptied(truth), mask)
            if not (self._force_one() or self._lock_several()):
                break
            if len(self.consequences) > _LONGEST:
                return None
        crowd = self._crowd()
        if crowd is not None:
            return self._ended(*crowd)
        return self._split(splits)

    def _force_one(self) -> bool:
        """A truth with one candidate left takes it."""
        for truth, mask in self.truths:
            left = mask & ~self.crossed_out
            if left & (left - 1) == 0:
                self.choose(left, self._draw(truth, left))
                return True
        return False

    def _lock_several(self) -> bool:
        """A truth whose candidates all lie in one link uses it up, whichever of them is true."""
        for truth, mask in self.truths:
            left = mask & ~self.crossed_out
            around = [link for _, link in self.links if not left & ~link]
            others = union_of(around) & ~left & ~self.crossed_out
            if others & _union(self.truths):
                self.cross_out(others, self._draw(truth, left))
                return True
        return False

    def _draw(self, truth: CitedTruth, left: int) -> int:
        """Note what a truth has left as a consequence, and return its number."""
        self.consequences.append(Consequence(truth, self.board.layout.tables.candidates_in(left)))
        return len(self.consequences) - 1

    def _crowd(self) -> tuple[Crowded, int] | None:
        """Truths whose candidates lie in fewer links than there are truths, if there are any."""
        wanted = _union(self.truths) & ~self.crossed_out
        useful = [
            (link, mask) for link, mask in self.links if mask & wanted and not mask & self.taken
        ]
        if len(useful) > _LINKS_COMBINED:
            return None
        for size in range(1, min(len(useful) + 1, len(self.truths))):
            for links in combinations(useful, size):
                inside = list(self._apart_within(links))
                if len(inside) > size:
                    crowd = inside[: size + 1]
                    truths = tuple(truth for truth, _ in crowd)
                    return Crowded(truths, tuple(link for link, _ in links)), _union(crowd)
        return None

    def _apart_within(
        self, links: Sequence[tuple[Constraint, int]]
    ) -> Iterator[tuple[CitedTruth, int]]:
        """Truths with all that is left of them in these links, no two sharing a candidate."""
        room, used = _union(links), 0
        for truth, mask in self.truths:
            left = mask & ~self.crossed_out
            if not left & (~room | used):
                used |= left
                yield truth, mask

    def _split(self, splits: int) -> Casework | None:
        if not self.truths:
            return Casework((), Met())
        if not splits:
            return None
        truth, mask = min(self.truths, key=lambda entry: (entry[1] & ~self.crossed_out).bit_count())
        cases: list[tuple[Candidate, Casework]] = []
        for number in bits_of(mask & ~self.crossed_out):
            supposition = _Supposition(
                self.board, list(self.truths), self.links, self.crossed_out, self.taken
            )
            supposition.choose(1 << number, None)
            work = supposition.followed(splits - 1)
            if work is None or isinstance(work.end, Met):
                return work
            cases.append((self.board.layout.tables.candidate(number), work))
        return Casework(tuple(self.consequences), Split(truth, tuple(cases)))

    def _ended(self, end: CaseworkEnd, original: int) -> Casework:
        """The casework cut back to the consequences that its end stands on."""
        needed: set[int] = set()
        open_masks = [original & self.crossed_out]
        while open_masks:
            mask = open_masks.pop()
            for crossed, source in self.crossings:
                if source is not None and crossed & mask and source not in needed:
                    needed.add(source)
                    open_masks.append(self._missing_from(source))
        kept = tuple(made for number, made in enumerate(self.consequences) if number in needed)
        return Casework(kept, end)

    def _missing_from(self, source: int) -> int:
        """What had been crossed out when a consequence was drawn: all of its truth but itself."""
        made, layout = self.consequences[source], self.board.layout
        left = layout.tables.candidate_mask(made.candidates)
        return made.truth.mask(layout) & self.crossed_out & ~left


def _union(citations: Iterable[tuple[CitedTruth, int]]) -> int:
    """The candidates that any of the citations has, as bits."""
    return union_of(mask for _, mask in citations)


_contradictions = Speaker(__name__)


def contradictions(scene: Scene[Any]) -> list[Passage]:
    """A sentence for each way in which the conclusion could be false; those alike in one."""
    return [*map(as_sentence, _refuted(scene))]


def _refuted(scene: Scene[Any]) -> Iterator[Passage]:
    evidence, board = scene.evidence, scene.before
    truths = truths_of(evidence)
    if not truths:
        yield _contradictions.say("uncited")
        return
    for truth in truths:
        if isinstance(truth, Extras):
            yield _needed(truth, scene)
    if isinstance(scene.action, Placement):
        placed = scene.action.candidates[0]
        opposite = _contradictions.say("not_placed", cell=placed.cell, digit=placed.digit)
        work = suppose(board, evidence, _number(scene, placed), true=False)
        own_cell = CellConstraint(placed.cell)
        supposed = Supposed(false=(placed,))
        if work == Casework((), Emptied(own_cell)):
            emptied = LeavesAtMost(own_cell, (), supposed)
            yield _contradictions.say("emptied", opposite=opposite, emptied=emptied)
        else:
            yield _sentence(opposite, work, supposed)
        return
    for alike in _alike(scene, scene.action.candidates):
        work = suppose(board, evidence, _number(scene, alike[0]), true=True)
        opposite = _contradictions.say("true", were=choices(alike, "were"))
        yield _sentence(opposite, work, Supposed((tuple(alike),)))


def _needed(extras: Extras, scene: Scene[DeadlyPatternEvidence]) -> Passage:
    """Why one of the extras is true."""
    evidence = scene.evidence
    everywhere = evidence.shape is DeadlyShape.GRAVE
    unique = evidence.assumption is Assumption.UNIQUE_SOLUTION
    return _contradictions.say(
        "needed",
        *when(everywhere=everywhere, unique=unique),
        one_is=choices(extras.candidates, "is"),
        one_must_be=choices(extras.candidates, "must"),
        cells=evidence.pattern,
    )


def _number(scene: Scene[Any], candidate: Candidate) -> int:
    return scene.layout.tables.candidate_number(candidate.cell, candidate.digit)


def _alike(scene: Scene[Any], candidates: Iterable[Candidate]) -> list[list[Candidate]]:
    layout, evidence = scene.layout, scene.evidence
    masks = [constraint.mask(layout) for constraint in (*truths_of(evidence), *evidence.links)]
    numbered = [(_number(scene, candidate), candidate) for candidate in candidates]
    groups = grouped((tuple(mask >> n & 1 for mask in masks), each) for n, each in numbered)
    return list(groups.values())


def _sentence(opposite: Passage, work: Casework | None, supposed: Supposed) -> Passage:
    outcome = _contradictions.say("too_long") if work is None else _outcome(work, supposed)
    return _contradictions.say("refuted", opposite=opposite, outcome=outcome)


def _outcome(work: Casework, supposed: Supposed) -> Passage:
    """What follows from what is supposed, in order, and how it ends."""
    told: list[Passage | TruthLeft] = []
    for made in work.consequences:
        told.append(_forced(made, supposed))
        supposed = supposed.with_choice(made.candidates)
    match work.end:
        case Emptied(truth):
            told.append(TruthLeft(truth, (), (LeavesAtMost(truth, (), supposed),), True))
        case Crowded(truths, links):
            told.append(too_few(truths, links, TooFewLeft(truths, links, supposed)))
        case Split(truth, cases):
            told.append(_cases(truth, cases, supposed))
        case Met():
            told.append(_contradictions.say("met"))
    return _contradictions.say("outcome", told=told)


def _forced(made: Consequence, supposed: Supposed) -> TruthLeft:
    claim = LeavesAtMost(made.truth, made.candidates, supposed)
    return TruthLeft(made.truth, made.candidates, (claim,), True)


def _cases(
    truth: CitedTruth, cases: tuple[tuple[Candidate, Casework], ...], supposed: Supposed
) -> Passage:
    """`r1c1 would have to be 3 or 6. Were it 3, …. Were it 6, …`"""
    choice = Consequence(truth, tuple([candidate for candidate, _ in cases]))
    outcomes = [
        _contradictions.say(
            "case",
            cell=candidate.cell,
            digit=candidate.digit,
            outcome=_outcome(work, supposed.with_choice((candidate,))),
        )
        for candidate, work in cases
    ]
    return _contradictions.say("cases", told=(_forced(choice, supposed), *outcomes))
