"""Whole results, as JSON's own types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any, cast

from sudologue.caches import LAYOUTS, cached
from sudologue.inference.codec.boards import BoardForm
from sudologue.inference.codec.fault import (
    TraceFormatError,
    check_keys,
    expected,
    refusal,
    shown,
    too_deep,
)
from sudologue.inference.codec.hints import Forms
from sudologue.inference.codec.layouts import Fields, layout_data, read_layout
from sudologue.inference.codec.parsing import MAXIMUM_STEPS
from sudologue.inference.codec.trace_names import TraceNames, readable_name
from sudologue.inference.diagnosis import Diagnosis, SolveStatus
from sudologue.inference.inference import Action, Evidence, Inference, TraceStep
from sudologue.inference.solve_result import SolveResult
from sudologue.model import Board, Layout

FORMAT = "sudologue-trace"
VERSION = 1

_TOP = ("format", "version", "layout", "initial", "steps", "status", "diagnosis")
_PLAIN_STEP = ("rule", "action", "evidence", "board")
_STEP = (*_PLAIN_STEP, "givens", "barred", "words")


def to_data(result: SolveResult, words: Sequence[Mapping[str, str]] = ()) -> Fields:
    """The result as dictionaries, lists, text and numbers, as `json` writes them.

    With `words`, each step has its texts, by the names of the voices.
    """
    try:
        trace = trace_form(result.initial.layout)
        return {
            "format": FORMAT,
            "version": VERSION,
            "layout": deepcopy(trace.layout_data),
            **trace.data(result, words),
        }
    except RecursionError:
        raise too_deep() from None


def from_data(data: object) -> SolveResult:
    """The result that the data tell. Whether it is sound is for the audit to say."""
    fields, form = fields_and_form(data)
    try:
        return form.read(fields)
    except RecursionError:
        raise too_deep() from None


def fields_and_form(data: object) -> tuple[Fields, TraceForm]:
    """The fields of a trace, and how those of its layout are read."""
    if type(data) is not dict:
        raise expected("trace_parts", data)
    fields = cast("dict[object, object]", data)
    _check_version(fields)
    check_keys(fields, _TOP, optional=("diagnosis",))
    known = cast("Fields", fields)
    try:
        layout = read_layout(known["layout"])
    except TraceFormatError as fault:
        raise fault.under("layout") from None
    return known, trace_form(layout)


def _check_version(fields: dict[object, object]) -> None:
    for key, right in (("format", FORMAT), ("version", VERSION)):
        if key not in fields:
            raise refusal("no_version", field=key, right=shown(right))
        found = fields[key]
        if type(found) is not type(right) or found != right:
            raise refusal("version", at=key, found=shown(found), right=shown(right))


class TraceForm:
    """The writing and reading of results of one layout."""

    def __init__(self, layout: Layout) -> None:
        names = self.names = TraceNames(layout)
        self.layout = layout
        forms = Forms(names, boards := BoardForm(names))
        self.boards = boards
        self._rules = names.rules
        self._action = forms.form(Action)
        self._evidence = forms.form(Evidence)
        self._status = forms.form(SolveStatus)
        self._diagnosis = forms.form(Diagnosis | None)

    # writing

    @cached_property
    def layout_data(self) -> object:
        """The layout as it is told."""
        try:
            return layout_data(self.layout)
        except TraceFormatError as fault:
            raise fault.under("layout") from None

    def data(self, result: SolveResult, words: Sequence[Mapping[str, str]] = ()) -> Fields:
        """Everything but the layout."""
        part = ""
        try:
            part = "initial"
            data: Fields = {part: self.boards.data(result.initial)}
            part = "steps"
            data[part] = steps = self._steps_data(result)
            for step, said in zip(steps, words, strict=bool(words)):
                step["words"] = dict(said)
            part = "status"
            data[part] = self._status.write(result.status, 0)
            part = "diagnosis"
            if result.diagnosis is not None:
                data[part] = self._diagnosis.write(result.diagnosis, 0)
        except TraceFormatError as fault:
            raise fault.under(part) from None
        return data

    def _steps_data(self, result: SolveResult) -> list[Fields]:
        _refuse_too_many(len(result.steps))
        written: list[Fields] = []
        before = result.initial
        try:
            for step in result.steps:
                written.append(self._step_data(before, step))
                before = step.board
        except TraceFormatError as fault:
            raise fault.under(len(written)) from None
        return written

    def _step_data(self, before: Board, step: TraceStep) -> Fields:
        inference, board = step.inference, step.board
        part = ""
        try:
            part = "rule"
            data: Fields = {part: readable_name(inference.rule)}
            part = "action"
            data[part] = self._action.write(inference.action, 0)
            part = "evidence"
            data[part] = self._evidence.write(inference.evidence, 0)
            part = "board"
            data[part] = self.boards.changes(before, board)
            data.update(self.boards.puzzle_changes(before, board))
        except TraceFormatError as fault:
            raise fault.under(part) from None
        return data

    # reading

    def read(self, data: Fields) -> SolveResult:
        """The result, its layout known."""
        part = ""
        try:
            part = "initial"
            initial = self.boards.board(data[part])
            part = "steps"
            steps = self._read_steps(initial, data[part])
            part = "status"
            status = self._status.read(data[part], 0)
            part = "diagnosis"
            diagnosis = self._diagnosis.read(data.get(part), 0)
        except TraceFormatError as fault:
            raise fault.under(part) from None
        return SolveResult(initial, steps, status, diagnosis)

    def _read_steps(self, initial: Board, data: object) -> tuple[TraceStep, ...]:
        if type(data) is not list:
            raise expected("step_list", data)
        entries = cast("list[object]", data)
        _refuse_too_many(len(entries))
        steps: list[TraceStep] = []
        before = initial
        try:
            for entry in entries:
                step = self._read_step(before, entry)
                steps.append(step)
                before = step.board
        except TraceFormatError as fault:
            raise fault.under(len(steps)) from None
        return tuple(steps)

    def _read_step(self, before: Board, data: Any) -> TraceStep:
        fields: Fields = data
        if type(data) is not dict:
            raise expected("step_parts", data)
        plain = len(fields) == len(_PLAIN_STEP)
        if not plain:
            check_keys(fields, _STEP, optional=("givens", "barred", "words"))
        try:
            inference = self.inference(fields)
            changes = fields["board"]
        except KeyError:
            check_keys(fields, _PLAIN_STEP)
            raise
        try:
            board = self.boards.changed(before, changes)
        except TraceFormatError as fault:
            raise fault.under("board") from None
        if not plain:
            board = self.boards.with_puzzle_changes(board, fields)
            _expect_words(fields.get("words", {}))
        return TraceStep(inference, board)

    def inference(self, fields: Fields) -> Inference:
        """The inference of a step, of which it has three fields."""
        part = ""
        try:
            part = "rule"
            rule = fields[part]
            rule = self._rules[rule] if type(rule) is str else readable_name(rule)
            part = "action"
            action = self._action.read(fields[part], 0)
            part = "evidence"
            evidence = self._evidence.read(fields[part], 0)
        except TraceFormatError as fault:
            raise fault.under(part) from None
        return Inference(rule, action, evidence)


trace_form = cached(LAYOUTS)(TraceForm)


def _expect_words(words: object) -> None:
    """Raise unless these are words, which are for people: no step has them once it is read."""
    texts = cast("Fields", words)
    if type(words) is not dict or not all(type(text) is str for text in texts.values()):
        raise expected("words", texts).under("words")


def _refuse_too_many(steps: int) -> None:
    if steps > MAXIMUM_STEPS:
        raise refusal("many_steps", steps=steps, most=MAXIMUM_STEPS)
