"""Traces as this library writes them, taken apart step by step.

The writer puts a trace on one line, without spaces and with its fields in one order, so the text
can be cut where a step begins and where its board does. Each piece is then read as JSON by itself,
and the trace without its steps as well. That is as strict as reading the whole: where all pieces
are JSON values, so is the list of them. A trace that cannot be taken apart like this, being written
in another manner or faulty, is left to the reader of whole texts, who says what is wrong.

It pays because steps recur. What a naked single says is said in thousands of traces, while the
boards it leads to are always others; so what a piece means is looked up, and only the board is read
each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

from sudologue.caches import LAYOUTS, cached
from sudologue.inference.codec.fault import refusal, too_deep
from sudologue.inference.codec.layouts import Fields
from sudologue.inference.codec.named_classes import Kinds
from sudologue.inference.codec.parsing import (
    LONGEST_REMEMBERED,
    MAXIMUM_STEPS,
    MEMORY_OF_STEPS,
    parsed,
    refuse_too_long,
)
from sudologue.inference.codec.result_data import TraceForm, fields_and_form
from sudologue.inference.inference import Inference, TraceStep
from sudologue.inference.solve_result import SolveResult

_T = TypeVar("_T")

_STEPS = ',"steps":['
_STATUS = '],"status":'
_STEP = '{"rule":'
_BOARD = ',"board":'
_INFERENCE = {"rule", "action", "evidence"}


class Steps(NamedTuple):
    """A trace whose steps are still text; `frame` is all the rest of it, without steps.

    Of each step there is the text of its inference, without the brace before it and after, and of
    its board; what stood between them is there too. `start` has what each cell holds at first.
    """

    frame: SolveResult
    form: TraceForm
    start: list[str]
    texts: list[tuple[str, str, str]]


class Remembered(dict[str, _T]):
    """What pieces of text mean. Short ones are kept, until there are too many."""

    def __init__(self, read: Callable[[str], _T]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, text: str) -> _T:
        value = self._read(text)
        if len(text) <= LONGEST_REMEMBERED:
            if len(self) >= MEMORY_OF_STEPS:
                self.clear()
            self[text] = value
        return value


def steps_of(text: object) -> Steps | None:
    """The trace, if it can be taken apart; nothing if only the whole text can be read.

    Raises `TraceFormatError` for what is no trace, but reading the whole says better why.
    """
    if type(text) is not str:
        return None
    refuse_too_long(text)
    before, found, rest = text.partition(_STEPS)
    middle, found_too, after = rest.rpartition(_STATUS)
    if not (found and found_too and middle.startswith(_STEP) and middle.endswith("}")):
        return None
    texts = [step.rpartition(_BOARD) for step in middle[len(_STEP) : -1].split(f"}},{_STEP}")]
    if len(texts) > MAXIMUM_STEPS:
        return None
    fields, form = fields_and_form(parsed(f"{before}{_STEPS}{_STATUS}{after}"))
    if fields["steps"] != []:
        return None  # the cut was elsewhere: the steps are still there
    frame = form.read(fields)
    rows: list[str] = cast(Any, fields["initial"])["cells"]
    return Steps(frame, form, " ".join(rows).split(" "), texts)


def read_inference(form: TraceForm, text: str) -> Inference:
    """The inference of a step."""
    fields = parsed(f"{_STEP}{text}}}")
    if type(fields) is not dict or fields.keys() != _INFERENCE:
        raise refusal("other_fields")
    try:
        return form.inference(cast("Fields", fields))
    except RecursionError:
        raise too_deep() from None


def result_of(steps: Steps) -> SolveResult:
    """The whole result."""
    frame, form, _, texts = steps
    remembered, changed_by = _inferences(form, Kinds.changes), form.boards.changed_by
    board, found = frame.initial, list[TraceStep]()
    for inference, _, changes in texts:
        board = changed_by(board, changes)
        found.append(TraceStep(remembered[inference], board))
    return SolveResult(frame.initial, tuple(found), frame.status, frame.diagnosis)


@cached(LAYOUTS)
def _inferences(form: TraceForm, changes: int) -> Remembered[Inference]:
    return Remembered(lambda text: read_inference(form, text))
