"""Results as JSON: one document a line for every puzzle, readable or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sudologue.cli.input.entry import Entry, Placed
from sudologue.formats.board_objects import position_fields
from sudologue.inference import Elimination, SolveResult, SolveStatus
from sudologue.inference.codec import to_data
from sudologue.inference.codec.clues import clue_data
from sudologue.json_value import document
from sudologue.narration.notations.mentions import cells_in

if TYPE_CHECKING:
    from sudologue.audit.certificate import Certificate
    from sudologue.audit.files import Examined
    from sudologue.coach.position_check import PositionCheck
    from sudologue.coach.why import Why
    from sudologue.oracle import Conflict, Judgement, Solutions
    from sudologue.rating import Grade
    from sudologue.step_view import StepView


def solve_record(
    entry: Entry,
    result: SolveResult,
    searched: Solutions | None,
    with_trace: bool,
    grade: Grade | None = None,
    words: Sequence[Mapping[str, str]] = (),
) -> str:
    """The record of a solve: where the puzzle stood, how it ended, and the whole trace."""
    return record_line(
        "solve",
        entry,
        **told_by_trace(result),
        found_by_search=None if searched is None else _found(searched),
        **({} if grade is None else _grade(grade)),
        **({"trace": to_data(result, words)} if with_trace else {}),
    )


def _grade(grade: Grade) -> dict[str, object]:
    from sudologue.rating.grade import graded  # who solves alone waits for no model

    return {"grade": graded(grade)}


def told_by_trace(result: SolveResult) -> dict[str, object]:
    """The fields that a trace bears out; search, prose and premises are not its to say.

    `witnesses` are the two solutions that a solve came upon which got stuck for that.
    """
    solved = result.status is SolveStatus.SOLVED
    return {
        **position_fields(result.initial),
        "status": result.status.value,
        "solution": result.final_board.to_string() if solved else None,
        "assumptions": sorted(assumption.name.lower() for assumption in result.assumptions),
        "diagnosis": None if result.diagnosis is None else str(result.diagnosis),
        "witnesses": _witnesses(result),
    }


def check_record(entry: Entry, found: PositionCheck) -> str:
    """The record of how many solutions a position has, and its puzzle if it has none."""
    return record_line(
        "check",
        entry,
        **position_fields(found.board),
        **_found(found.found),
        **({} if found.clash is None else {"conflict": str(found.clash)}),
        **_judged(found.judgement),
        **({} if found.conflict is None else {"contradicting": _contradicting(found.conflict)}),
    )


def _judged(judgement: Judgement | None) -> dict[str, object]:
    """The fields for what is wrong with a position, and what the puzzle has without its entries."""
    if judgement is None:
        return {}
    told: dict[str, object] = {
        "puzzle_solutions": judgement.puzzle.total,
        "puzzle_complete": judgement.puzzle.exhausted,
    }
    if judgement.was_looked_for:
        told["wrong_digits"] = [str(candidate) for candidate in judgement.wrong_digits]
        told["wrong_cells"] = [str(cell) for cell in judgement.wrong_cells]
    return told


def _contradicting(conflict: Conflict) -> dict[str, object]:
    """What of a puzzle leaves no solution; `minimal` says that nothing of it can be left out."""
    return {
        "givens": [str(candidate) for candidate in conflict.givens],
        "barred": [str(cell) for cell in conflict.barred],
        "clues": [clue_data(clue) for clue in conflict.clues],
        "minimal": conflict.is_minimal,
    }


def rate_record(entry: Entry, grade: Grade, with_facts: bool, with_times: bool) -> str:
    """The record of a rating: what each model says and, with its facts, why."""
    from sudologue.json_documents import grade_data

    return record_line(
        "rate",
        entry,
        **grade_data(grade, with_facts),
        **({"seconds": round(grade.seconds, 3)} if with_times else {}),
    )


def prove_record(
    entry: Entry,
    result: SolveResult,
    searched: Solutions | None,
    certificate: Certificate | None,
    folder: Path | None,
    refusal: str | None,
) -> str:
    """The record of a certificate, if there is one: of what, in which folder; or why not."""
    solution = None if certificate is None else certificate.solution
    return record_line(
        "prove",
        entry,
        **position_fields(result.initial),
        status=result.status.value,
        solution=None if solution is None else solution.to_string(),
        diagnosis=None if result.diagnosis is None else str(result.diagnosis),
        witnesses=_witnesses(result),
        found_by_search=None if searched is None else _found(searched),
        folder=None if folder is None else str(folder),
        certificate=None if certificate is None else _counted(certificate),
        not_certified=refusal,
    )


def why_record(entry: Entry, answer: Why, told: Sequence[str]) -> str:
    """The record of a cell's digit: the steps that show it, what each stands on, and the trace.

    Or of a digit that is ruled out in it. Of what the start shows by itself there is no proof.
    """
    board, proof, action = answer.board, answer.proof, answer.actions[0]
    final = board if proof is None else proof.final_board
    (cell,) = cells_in(answer.asked[0])
    gone = action.candidates[0].digit if isinstance(action, Elimination) else None
    return record_line(
        "why",
        entry,
        **position_fields(board),
        cell=str(cell),
        digit=final.value(cell),
        given=board.is_given(cell),
        **({} if gone is None else {"ruled_out": gone}),
        depth=0 if proof is None else proof.depth,
        steps=[] if proof is None else [*map(_stepped, map(proof.look, proof.graph.premises))],
        told=told,
        trace=None if proof is None else to_data(proof),
    )


def _stepped(step: StepView) -> dict[str, object]:
    """A step of a proof, and what it stands on."""
    return {
        "step": step.number,
        "rule": step.step.inference.rule,
        "conclusion": str(step.action),
        "premises": step.result.premises(step.number),
    }


def unanswered_record(entry: Entry, answer: Why, message: str) -> str:
    """The record of a cell of which what was asked cannot be told."""
    cell = str(*cells_in(answer.asked[0]))
    return record_line(
        "why", entry, **position_fields(answer.board), cell=cell, digit=None, error=message
    )


def unreadable_record(verb: str, entry: Entry, message: str) -> str:
    """The record of a puzzle that could not be read, so that every puzzle has its line."""
    return record_line(verb, entry, puzzle=None, error=message)


def audit_record(found: Placed, examined: Examined) -> str:
    """The record of an audit: whether a trace holds, else which step, from 1, does not and why."""
    verdict = examined.verdict
    return record_line(
        "audit",
        found,
        ok=verdict.ok,
        step=verdict.step,
        reason=verdict.reason,
        caveat=verdict.caveat,
        unusual_layout=verdict.unusual_layout,
        **position_fields(examined.start),
        status=examined.status.value,
        steps=examined.steps,
        assumes_unique=examined.assumes,
    )


def unaudited_record(found: Placed, message: str) -> str:
    """The record of a trace that could not be read."""
    return record_line("audit", found, ok=False, error=message)


def record_line(verb: str, entry: Placed, **fields: object) -> str:
    """A record on its line: where the puzzle stands, and what there is to say of it."""
    return document(
        verb,
        source=entry.source or "argument",
        line=entry.line,
        **({"format": entry.format} if isinstance(entry, Entry) else {}),
        **({"rules_in_words": entry.rules} if isinstance(entry, Entry) and entry.rules else {}),
        **fields,
    )


def _witnesses(result: SolveResult) -> list[str]:
    shown = result.diagnosis.solutions if result.diagnosis else ()
    return [board.to_string() for board in shown]


def _counted(certificate: Certificate) -> dict[str, int]:
    return {
        "variables": certificate.formula.variables,
        "clauses": certificate.formula.size,
        "lemmas": certificate.lemma_count,
    }


def _found(searched: Solutions) -> dict[str, object]:
    """`complete` says whether search looked at every case, so that the number is exact."""
    return {
        "solutions": searched.total,
        "complete": searched.exhausted,
        "shown": [board.to_string() for board in searched.found],
    }
