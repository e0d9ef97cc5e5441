"""Steps, hints, explanations, rulings and grades as one line of JSON, and back.

The command line writes the same documents, with where a puzzle stood beside them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from sudologue.coach import Answer, Claim, Explanation, Finding, Hint, Marks, Ruling
from sudologue.coach.player_marks import AUTO
from sudologue.errors import SudologueError
from sudologue.formats.board_objects import position_fields, read_record
from sudologue.inference import Inference, SolveResult
from sudologue.inference.codec import from_data, to_data
from sudologue.inference.codec.parsing import parsed
from sudologue.json_value import document
from sudologue.messages import Messages
from sudologue.model import Board, Cell, digit_text
from sudologue.rating import Grade, GradeStatus
from sudologue.rating.grade import facts_of, graded
from sudologue.step_view import StepView

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.narration import Narrator

Fields = dict[str, Any]


def to_json(value: object) -> str:
    """The document of a value."""
    name, write, _ = _KINDS[type(value)]
    return document(name, **write(value)).rstrip("\n")


def from_json(kind: type, text: str) -> Any:
    """The value that a document tells."""
    _say.expect(text, str, "a_text")
    name, _, read = _KINDS[kind]
    found = parsed(text)
    fields = cast("Fields", found) if isinstance(found, dict) else Fields()
    schema = fields.get("schema")
    if schema != f"sudologue-{name}":
        what = _say("schema", schema=schema) if schema else _say("no_schema")
        raise SudologueError(_say("other_schema", what=what, name=kind.__name__, expected=name))
    try:
        return read(fields)
    except SudologueError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise SudologueError(_say("no_document", name=name, error=error)) from error


def _board(fields: Fields) -> Board:
    return read_record(fields, "json", 1, None).board


def _when_set(**fields: object) -> Fields:
    """The fields that are anything but usual."""
    return {name: value for name, value in fields.items() if value}


# ------------------------------------------------------------------------------------------ steps


def _step_data(view: StepView) -> Fields:
    from sudologue.batches.step_rows import step_rows

    row = [*step_rows(view.result)][view.number - 1]
    row |= {"position": json.loads(row["position"]), **_when_set(is_option=view.is_option)}
    return {**row, "trace": to_data(view.result)}


def _read_step(fields: Fields) -> StepView:
    result = from_data(fields["trace"])
    return StepView(result, result.number_of(fields["step"]), fields.get("is_option", False))


# ------------------------------------------------------------------------------------------ hints


def hint_data(hints: Sequence[Hint], voice: str | Narrator = "conversational") -> Fields:
    """Hints about a position, with what they are asked for by, unless that is as usual."""
    from sudologue.coach.revealed_facts import in_order

    board, wanted = hints[0].asked
    marks, clue = wanted.marks, wanted.clue
    if isinstance(marks, Marks):
        cells, corners = map(_by_cell, (marks.cells, marks.corners))
        marks = {"marks": cells, "kind": marks.kind, "corners": corners}
    clues = clue if isinstance(clue, tuple) else () if clue is None else (clue,)
    asked = _when_set(
        marks="" if marks == AUTO else marks,
        rules=[rule.name for rule in wanted.rules or ()],
        house=wanted.house and str(wanted.house),
        clue=[clue if isinstance(clue, str) else clue.noun for clue in clues],
        assume_unique=wanted.assume_unique,
    )
    said = [
        {
            "kind": hint.kind,
            "level": hint.level,
            "text": hint.tell(voice),
            "reveals": in_order(hint.reveals),
            "token": hint.token,
        }
        for hint in hints
    ]
    return {**position_fields(board), "hints": said, **_when_set(asked=asked)}


def _by_cell(marks: tuple[tuple[Cell, frozenset[int]], ...]) -> dict[str, str]:
    return {str(cell): "".join(map(digit_text, sorted(digits))) for cell, digits in marks}


def _read_hint(fields: Fields) -> Hint:
    from sudologue.api import hint
    from sudologue.coach.given_reason import clues_called

    board, (told,), asked = _board(fields), fields["hints"], dict(fields.get("asked", {}))
    if not isinstance(marks := asked.get("marks", AUTO), str):
        asked["marks"] = Marks(marks["marks"], marks["kind"], marks["corners"])
    if "clue" in asked:
        asked["clue"] = tuple(c for name in asked["clue"] for c in clues_called(name, board.layout))
    return cast("Hint", hint(board, told["level"], token=told["token"], **asked))


# ---------------------------------------------------------------------- explanations and rulings


def _claimed(found: Explanation | Ruling, **given: object) -> Fields:
    """The claim, the reason given, the rule that makes the conclusion, if one does, and proof."""
    inference, trace = found.inference, found.trace
    return {
        **position_fields(found.board),
        "claim": str(found.claim),
        "verdict": found.verdict.value,
        **given,
        **_when_set(reveal=found.reveal),
        "rule": None if inference is None else inference.rule,
        "conclusion": None if inference is None else str(inference.action),
        "trace": None if trace is None else to_data(trace),
    }


def _read_claimed(fields: Fields) -> Fields:
    """What both have; what the solutions say of the claim is searched again."""
    from sudologue.coach.search_check import checked

    board = _board(fields)
    claim = Claim.parse(fields["claim"], board.layout)
    told, reveal = {"board": board, "claim": claim}, fields.get("reveal", False)
    return {**told, "standing": checked(board, claim), "reveal": reveal}


def _reason(fields: Fields) -> tuple[Inference | None, SolveResult | None]:
    trace = None if fields["trace"] is None else from_data(fields["trace"])
    if trace is None or fields["rule"] is None:
        return None, trace
    return trace.steps[0].inference, None


def explanation_data(found: Explanation, told: Sequence[str] | None = None) -> Fields:
    """Why a claim is so or not: the verdict, the reason, and solutions that show it.

    The first of these are solutions in which it is otherwise. They are there only on `reveal`.
    """
    return {
        **_claimed(found),
        **_when_set(assume_unique=found.assume_unique),
        "shown": [board.to_string() for board in found.solutions if found.reveal],
        "told": [found.tell()] if told is None else told,
    }


def _read_explanation(fields: Fields) -> Explanation:
    inference, proof = _reason(fields)
    verdict, unique = Answer(fields["verdict"]), fields.get("assume_unique", False)
    known = _read_claimed(fields)
    return Explanation(
        **known, verdict=verdict, inference=inference, proof=proof, assume_unique=unique
    )


def ruling_data(ruling: Ruling, by: str | None = None, told: Sequence[str] | None = None) -> Fields:
    """A ruling: the verdict, what the reason leaves open, and rules that do it.

    It is `complete` if there was time to ask all of these rules.
    """
    if by is None and ruling.grounds is not None:
        by = ruling.grounds.text(ruling.board.layout)
    against = ruling.solution
    return {
        **_claimed(ruling, by=by),
        "refusal": ruling.refusal,
        "surviving": [str(candidate) for candidate in ruling.surviving],
        "named_as": ruling.named_as,
        "complete": ruling.in_time and ruling.names_all,
        **_when_set(too_late=not ruling.in_time),
        "shown": [against.to_string()] if against is not None and ruling.reveal else [],
        "told": [ruling.tell()] if told is None else told,
    }


def _read_ruling(fields: Fields) -> Ruling:
    from sudologue.coach.given_reason import GivenReason
    from sudologue.coach.judge import refused

    known, by, part = _read_claimed(fields), fields["by"], None
    board, verdict, in_time = known["board"], fields["verdict"], not fields.get("too_late", False)
    grounds = None if by is None else GivenReason.of(by, board.layout)
    if fields["refusal"] is not None and grounds is not None and grounds.evidence is not None:
        part, _ = refused(board, known["claim"], grounds.evidence) or (None, None)
    inference, refusal = _reason(fields)[0], fields["refusal"]
    told: Fields = {"inference": inference, "part": part, "refusal": refusal, "in_time": in_time}
    return Ruling(**known, grounds=grounds, verdict=Finding(verdict), **told)


# ----------------------------------------------------------------------------------------- grades


def grade_data(grade: Grade, with_facts: bool = True) -> Fields:
    """A rating: what each model says and, with its facts, why."""
    return {
        **position_fields(grade.puzzle),
        "status": grade.status.value,
        **graded(grade),
        **(facts_of(grade) if with_facts else {}),
    }


def _read_grade(fields: Fields) -> Grade:
    from sudologue.rating.models import told_models
    from sudologue.rating.path import Clock, Path

    board, models = _board(fields), fields["models"]
    by_model = {
        model.name: None if (told := fields[model.name]) is None else model.read(told)
        for model in told_models()
        if str(model) in models
    }
    path = Path(board, Clock())
    return Grade(board, GradeStatus(fields["status"]), tuple(models), by_model, 0.0, path)


_KINDS: dict[type, tuple[str, Callable[[Any], Fields], Callable[[Fields], Any]]] = {
    StepView: ("steps", _step_data, _read_step),
    Hint: ("hint", lambda hint: hint_data([hint]), _read_hint),
    Explanation: ("explain", explanation_data, _read_explanation),
    Ruling: ("judge", ruling_data, _read_ruling),
    Grade: ("rate", grade_data, _read_grade),
}
