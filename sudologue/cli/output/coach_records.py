"""Records of what is said to a player: hints, answers to claims, and rulings."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.cli.input.entry import Entry
from sudologue.cli.output.records import position_fields, record_line
from sudologue.coach import Explanation, Hint, Ruling
from sudologue.coach.revealed_facts import in_order
from sudologue.inference import Inference
from sudologue.inference.codec import to_data
from sudologue.model import Board
from sudologue.narration import Narrator


def hint_record(entry: Entry, board: Board, hints: Sequence[Hint], narrator: Narrator) -> str:
    """The record of hints about a position."""
    return record_line(
        "hint",
        entry,
        **position_fields(board),
        hints=[
            {
                "kind": hint.kind,
                "level": hint.level,
                "text": hint.text(narrator),
                "reveals": in_order(hint.reveals),
                "token": hint.token,
            }
            for hint in hints
        ],
    )


def steps_record(entry: Entry, board: Board, steps: Sequence[Inference]) -> str:
    """The record of every step that there is: its technique, and what follows."""
    found = [{"technique": step.rule, "conclusion": str(step.action)} for step in steps]
    return record_line("hint", entry, **position_fields(board), steps=found)


def explain_record(entry: Entry, found: Explanation, told: Sequence[str]) -> str:
    """The record of why a claim is so or not: the verdict, the reason, and solutions that show it.

    The first of these are solutions in which it is otherwise. They are there on `--reveal` alone.
    """
    return record_line(
        "explain",
        entry,
        **_claimed(found),
        **_reason(found),
        shown=[board.to_string() for board in found.solutions if found.reveal],
        told=told,
    )


def judge_record(entry: Entry, ruling: Ruling, by: str | None, told: Sequence[str]) -> str:
    """The record of a ruling: the verdict, what the reason leaves open, and rules that do it.

    It is `complete` if there was time to ask all of these rules.
    """
    against = ruling.solution
    return record_line(
        "judge",
        entry,
        **_claimed(ruling),
        by=by,
        **_reason(ruling),
        refusal=ruling.refusal,
        surviving=[str(candidate) for candidate in ruling.surviving],
        named_as=ruling.named_as,
        complete=ruling.in_time and ruling.names_all,
        shown=[against.to_string()] if against is not None and ruling.reveal else [],
        told=told,
    )


def _claimed(found: Explanation | Ruling) -> dict[str, object]:
    return {
        **position_fields(found.board),
        "claim": str(found.claim),
        "verdict": found.verdict.value,
    }


def _reason(found: Explanation | Ruling) -> dict[str, object]:
    """The rule that makes the conclusion, if one does at once, and the reason as a trace."""
    inference, trace = found.inference, found.trace
    return {
        "rule": None if inference is None else inference.rule,
        "conclusion": None if inference is None else str(inference.action),
        "trace": None if trace is None else to_data(trace),
    }
