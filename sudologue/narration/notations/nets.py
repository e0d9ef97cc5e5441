"""Forcing chains and nets in HoDoKu's way: what is supposed, and what follows, one after the other.

`r9c1=2 r7c3<>2 r7c7=2 r7c7<>8 r8c1=8 …`: before a placement stand the candidates that had to go for
it, all but the last in parentheses: `(r4c4<>8) r5c4<>8 r6c5=8`.
A line ends with the candidates that it takes from what has nothing left, or with the conclusion.
Ways that lead to the same are parted by ` / `. A supposition made on top of the first stands with
all that follows from it in brackets, and after them that it is false: `[r2c5=1 …] r2c5<>1`; lines
with such suppositions are long, and have no eliminations but these and the last. What a clue
strikes stands where it goes, without what the clue's cells had lost before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import ClueConstraint, Constraint, Elimination, Placement
from sudologue.inference.citation import clue_candidates
from sudologue.model import Board, Candidate
from sudologue.narration.notations.rc import RC
from sudologue.narration.phrasing.passage import Passage, join, say
from sudologue.rules.forcing.evidence import Case, Forced, Refutation, Struck

Facts = frozenset[Candidate]

Losses = list[tuple[Candidate, ...]]
"""Candidates that go, those that one fact takes together."""


def say_refutation(proof: Refutation, board: Board) -> Passage:
    """The line of a contradiction."""
    return _Writer(board, is_nested=proof.depth > 1).refutation(proof)


def say_cases(cases: Sequence[Case], conclusion: Candidate, board: Board) -> Passage:
    """The lines of all cases, the conclusion at the end of each unless it is what was supposed."""
    writer = _Writer(board, is_nested=False)
    return join([writer.case(case, conclusion) for case in cases], " / ")


class _Writer:
    """Writes on one board."""

    def __init__(self, board: Board, is_nested: bool) -> None:
        self.board, self.size = board, board.layout.size
        self.is_nested = is_nested

    def refutation(self, proof: Refutation, refuted: Facts = frozenset()) -> Passage:
        """What is supposed, what follows, and what the dead end takes away."""
        words = [self._is(proof.assumption)]
        for line in proof.lines:
            words += self._line(line, refuted)
            refuted |= _false(line)
        last = self._losses(proof.dead, proof.because, refuted)
        return join([*words, *map(self._gone, last)], " ")

    def case(self, case: Case, conclusion: Candidate) -> Passage:
        """What is supposed, what follows, and the conclusion, unless it came last."""
        words, refuted = [self._is(case.assumption)], Facts()
        for line in case.lines:
            words += self._line(line, refuted)
            refuted |= _false(line)
        if case.because != conclusion:
            words.append(self._gone((conclusion,)))
        return join(words, " ")

    def _line(self, line: Forced | Struck | Refutation, refuted: Facts) -> Iterator[Passage]:
        if isinstance(line, Struck):
            yield self._gone(line.candidates)
            return
        if isinstance(line, Refutation):
            yield say("[", self.refutation(line, refuted), "]")
            yield self._gone((line.assumption,))
            return
        if not self.is_nested:
            losses = self._losses(line.truth, line.because, refuted | {line.candidate})
            *aside, last = losses or [()]  # none where clues have struck all there was
            if aside:
                yield say("(", join(map(self._gone, aside), " "), ")")
            if last:
                yield self._gone(last)
        yield self._is(line.candidate)

    def _losses(
        self, truth: Constraint | ClueConstraint, because: Sequence[Candidate], but: Facts
    ) -> Losses:
        """What true facts take from a truth or a clue's cells, fact by fact, digit by digit."""
        layout, tables, losses = self.board.layout, self.board.masks.tables, Losses()
        is_clue = isinstance(truth, ClueConstraint)
        mask = clue_candidates((truth,), layout) if is_clue else truth.mask(layout)
        left = tables.candidates_in(mask & self.board.masks.live)
        waiting = [candidate for candidate in left if candidate not in but]
        for fact in because:
            if fact in but:
                continue
            seen = tables.ruled_out_by(fact)
            gone = [c for c in waiting if seen & tables.candidate_mask((c,))]
            waiting = [candidate for candidate in waiting if candidate not in gone]
            by_digit = dict.fromkeys(candidate.digit for candidate in gone)
            losses += [tuple([c for c in gone if c.digit == digit]) for digit in by_digit]
        return losses

    def _is(self, candidate: Candidate) -> Passage:
        return RC.say_conclusion(Placement(candidate.cell, candidate.digit), self.size)

    def _gone(self, candidates: tuple[Candidate, ...]) -> Passage:
        return RC.say_conclusion(Elimination.of_candidates(candidates), self.size)


def _false(line: Forced | Struck | Refutation) -> Facts:
    """What a line says is false."""
    if isinstance(line, Forced):
        return frozenset()
    return frozenset(line.candidates if isinstance(line, Struck) else (line.assumption,))
