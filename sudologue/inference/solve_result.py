"""The trace of a solve, and how it ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from sudologue import hooks
from sudologue.errors import SudologueError, WrongTypeError
from sudologue.inference.diagnosis import Diagnosis, SolveStatus
from sudologue.inference.inference import Assumption, TraceStep
from sudologue.messages import Messages, in_language
from sudologue.model import Board
from sudologue.model.cell import CandidateLike, CellLike, cell_or_candidate
from sudologue.rules.order import RANKS
from sudologue.wording import counted, shown

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.inference.proof import ProofGraph
    from sudologue.inference.threads import Thread
    from sudologue.rating import Grade
    from sudologue.step_view import Narrator, Notation, StepView, VoicesLike

StepLike: TypeAlias = "int | TraceStep | StepView"
"""A step of a trace, given by its number, from 1, or as it is."""


def _rank(rule: str) -> int:
    return RANKS.get(rule, -1)


class _DiagnosisOrWords:
    """A diagnosis, which may be given as words; what else belongs to it is read off the board."""

    def __get__(self, result: SolveResult | None, owner: type[SolveResult]) -> Diagnosis | None:
        return None if result is None else result.__dict__["diagnosis"]

    def __set__(self, result: SolveResult, diagnosis: Diagnosis | str | None) -> None:
        if isinstance(diagnosis, str):
            diagnosis = replace(Diagnosis.of(result.final_board, (), None), words=diagnosis)
        result.__dict__["diagnosis"] = diagnosis


@dataclass(frozen=True, repr=False)
class SolveResult:
    """The result of a solve: the starting board, every step in order, and how it ended.

    `print` shows it in the terse voice.

    If `pruned` or `shortened` made it from a longer trace, `saved` is how many steps were left out;
    two results that differ only in that are equal.
    """

    initial: Board
    steps: tuple[TraceStep, ...]
    status: SolveStatus
    diagnosis: _DiagnosisOrWords = _DiagnosisOrWords()
    saved: int = field(default=0, compare=False)

    def __repr__(self) -> str:
        past = "in" if self.solved else "after"
        told = f"{self.status} {past} {counted(len(self.steps), 'step')}"
        if self.hardest is not None:
            told += f", hardest {hooks.technique_title(self.hardest.inference.rule)}"
        return f"<SolveResult {told}>"

    def __str__(self) -> str:
        return self.tell("terse")

    @in_language
    def tell(
        self,
        voice: str | Narrator = "conversational",
        notation: str | Notation = "rc",
        *,
        full: bool = False,
        all_steps: bool = False,
        language: str | None = None,
    ) -> str:
        """All of it in words, as `sudologue.narrate` has them."""
        return hooks.narrate(self, voice, notation, full=full, all_steps=all_steps)

    @property
    def puzzle(self) -> Board:
        """The board that was solved: what the result stands for where a puzzle is wanted."""
        return self.initial

    @property
    def position(self) -> Board:
        """The board at the end: what it stands for where a position is wanted."""
        return self.final_board

    @property
    def final_board(self) -> Board:
        """The board after the last step."""
        return self.steps[-1].board if self.steps else self.initial

    @property
    def solved(self) -> bool:
        """Whether the board is complete."""
        return self.status is SolveStatus.SOLVED

    @property
    def solution(self) -> str | None:
        """The complete board in one line, if the solve got there."""
        return self.final_board.to_string() if self.solved else None

    @property
    def hardest(self) -> TraceStep | None:
        """The first step by the hardest rule: the one that comes last in the order of the rules.

        Rules of other people, of which nobody knows how hard they are, come before all of ours.
        """
        return max(self.steps, key=lambda step: _rank(step.inference.rule), default=None)

    @property
    def techniques(self) -> dict[str, int]:
        """How many steps each rule took, by name, easiest first; those of other people before."""
        counts = Counter(step.inference.rule for step in self.steps)
        return {rule: counts[rule] for rule in sorted(counts, key=_rank)}

    @property
    def assumptions(self) -> frozenset[Assumption]:
        """What some step took for granted; empty when the trace proves all by itself."""
        found = (step.inference.evidence.assumption for step in self.steps)
        return frozenset(assumption for assumption in found if assumption is not None)

    @cached_property
    def grade(self) -> Grade:
        """How hard the puzzle is, by all models; it is rated when this is first looked at."""
        return hooks.grade(self.initial, self.solved and not self.assumptions)

    # steps are given by their number, from 1, or as they are

    def number_of(self, step: StepLike) -> int:
        """The number of a step, from 1."""
        step = getattr(step, "step", step)
        if isinstance(step, TraceStep):
            if step not in self.steps:
                raise SudologueError(f"{step!r} is not in this trace: give one of its own steps")
            return 1 + self.steps.index(step)
        if not isinstance(step, int) or isinstance(step, bool):
            raise WrongTypeError(
                f"{shown(step)} is not a step: give its number in the trace, from 1"
            )
        if not 1 <= step <= len(self.steps):
            has = f"has {counted(len(self.steps), 'step')}, counted from 1"
            has = has if self.steps else "has no steps"
            raise SudologueError(f"there is no step {step}: this trace {has}")
        return step

    def board_before(self, step: StepLike) -> Board:
        """The board that a step saw."""
        number = self.number_of(step)
        return self.steps[number - 2].board if number > 1 else self.initial

    def look(self, step: StepLike) -> StepView:
        """A step to be told, drawn or taken apart."""
        return hooks.step_view(self, self.number_of(step))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return hooks.result_bundle(self)

    # what stands on what: worked out from the trace by `inference.proof`

    @cached_property
    def graph(self) -> ProofGraph:
        """The earlier steps that each step stands on."""
        from sudologue.inference.proof import ProofGraph

        return ProofGraph(self)

    @cached_property
    def threads(self) -> tuple[Thread, ...]:
        """The runs of steps that place the same digit, or digits in the same house."""
        from sudologue.inference.threads import threads_of

        return tuple(threads_of(self.steps, self.initial.layout))

    def premises(self, step: StepLike) -> tuple[int, ...]:
        """The numbers of the earlier steps that a step stands on.

        They are the steps that removed the candidates which its truths lack; what givens removed
        has no step to name. A full house stands on the steps that filled its other cells.
        """
        return self.graph.premises[self.number_of(step)]

    @property
    def depth(self) -> int:
        """The number of steps in the longest line of reasoning, each standing on the one before."""
        return max(self.graph.depths.values(), default=0)

    @property
    def needless(self) -> tuple[int, ...]:
        """The numbers of the steps that nothing later needs, and the end does not need either."""
        from sudologue.inference.proof import needless

        return needless(self)

    def proof(self, shown: CellLike | CandidateLike, shorten: bool = False) -> SolveResult:
        """The steps that the placement in a cell stands on, and the placement, nothing else.

        Of a candidate, those that its loss stands on, and the step that takes it away. A trace of
        its own, on boards that only these steps have changed; stopped, unless it is complete by
        then. With `shorten`, also without what it can do without.
        """
        from sudologue.inference.proof import proof_of, shortened_proof

        named = cell_or_candidate(shown)
        return shortened_proof(self, named) if shorten else proof_of(self, named)

    def pruned(self) -> SolveResult:
        """The trace without the steps that nothing later needs; it ends as this one does.

        A solution needs its placements, a contradiction what has nothing left, and any other end
        its last board.
        """
        from sudologue.inference.proof import pruned

        return pruned(self)

    def shortened(self) -> SolveResult:
        """The trace without eliminations that it can do without; `saved` counts the steps.

        What leaned on them is derived from what is left, in another order and by other singles if
        need be.
        """
        from sudologue.inference.proof import shortened

        return shortened(self)

    def to_json(self, words: VoicesLike = (), notation: str | Notation = "rc") -> str:
        """The whole trace as one line of JSON; `docs/trace-format.md` describes it.

        With `words`, such as `("terse", "teacher")`, each step says what these voices say of it.
        """
        return hooks.trace_to_json(self, words, notation)

    @classmethod
    def from_json(cls, text: str) -> SolveResult:
        """Read a trace back. Whether it is true is the audit's to say."""
        _say.expect(text, str, "a_trace")
        return hooks.trace_from_json(text)
