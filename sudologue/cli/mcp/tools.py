"""What assistants may ask: each tool with what it is for, what it takes, and how it answers.

An answer has words, and the record that the command line writes. No step is told unless the audit's
kernel has confirmed its receipt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import cast

from sudologue import api
from sudologue.audit import Verdict, check_inference, check_trace
from sudologue.batches.record import told as told_error
from sudologue.budget import DEFAULT_BUDGET, SEARCH_BUDGET
from sudologue.cli.input.entry import Entry
from sudologue.cli.mcp.protocol import BAD_PARAMS, Message, Object, ProtocolError
from sudologue.cli.output.generate_records import generate_record
from sudologue.cli.output.records import check_record, rate_record, record_line, solve_record
from sudologue.cli.output.search_words import found_by_search
from sudologue.cli.run.timed_solve import search
from sudologue.coach import Explanation, Ruling
from sudologue.errors import SudologueError
from sudologue.formats import Reading, claimants, read, write
from sudologue.generate_puzzles import generate as made_puzzles
from sudologue.generation.run_families import GaveUpError
from sudologue.inference import SolveResult
from sudologue.inquiries import check as position_check
from sudologue.json_documents import explanation_data, hint_data, ruling_data
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import Passage, say, voice_named
from sudologue.rating.grade_words import numbers
from sudologue.rendering import plain_text
from sudologue.wording import did_you_mean

_say = Messages(__name__)


def _result(*texts: str, data: Object | None = None) -> Object:
    """An answer as clients get it.

    Some clients hand the model nothing but the structured content, so the words are in it, too. A
    picture is text: most models refuse SVG as an image, and clients that pass it on have lost the
    conversation. As text, any assistant can save it, or show it on a page.
    """
    content = [{"type": "text", "text": text} for text in texts]
    structured = {} if data is None else {"structuredContent": {"told": texts[0], **data}}
    return {"content": content, **structured, "isError": False}


def _confirm(verdict: Verdict) -> None:
    """Refuse to answer with a step that the audit does not confirm."""
    if not verdict.ok:
        raise SudologueError(_say("refused", verdict=verdict))


def _solved(
    board: Board, budget: int = DEFAULT_BUDGET, max_steps: int | None = None
) -> SolveResult:
    """The result of a solve, every step of it confirmed."""
    result = api.solve(board, budget=budget, max_steps=max_steps)
    _confirm(check_trace(result))
    return result


def _data(record: str) -> Object:
    """A record without what says nothing here, and without its trace, longer than all else."""
    left_out = ("schema", "schema_version", "source", "line", "trace", "told")
    return {name: value for name, value in json.loads(record).items() if name not in left_out}


class _Asked:
    """A puzzle that is asked about, and the answers about it."""

    def __init__(self, text: str) -> None:
        self.board = Board.from_string(text)  # which says best what is wrong with a text
        self._reading = read(text) if claimants(text) else Reading(self.board, "line")
        self.entry = Entry(self._reading, "")

    def answer(self, told: Sequence[Passage] | str, record: str) -> Object:
        """Words and a record, after what there is to say of reading the puzzle."""
        words = told if isinstance(told, str) else plain_text(told)
        notes = [_say("note", remark=remark) for remark in self._reading.remarks]
        words = "\n\n".join([*notes, words.strip()])
        return _result(words, data=_data(record))

    def of_claim(self, found: Explanation | Ruling, record: str) -> Object:
        """What was found of a claim."""
        if found.trace is not None:
            _confirm(check_trace(found.trace))
        return self.answer(found.passages(), record)


def solve(puzzle: str, voice: str = "conversational", budget: int = DEFAULT_BUDGET) -> Object:
    """Solve a puzzle by logic and explain every step.

    This gives the solution away: to help somebody who wants to solve the puzzle, use hint.
    """
    asked = _Asked(puzzle)
    result = _solved(asked.board, budget)
    told, searched = [*voice_named(voice).narrate(result)], search(result)
    if searched is not None:
        told.append(say(found_by_search(searched)))
    return asked.answer(told, solve_record(asked.entry, result, searched, with_trace=False))


def hint(
    puzzle: str, level: str = "nudge", token: str | None = None, seen: str | None = None
) -> Object:
    """Say what is wrong with a position, or else which step is easiest to see.

    It gives away no more than its level, and has a token, with which more of it can be heard.
    """
    asked = _Asked(puzzle)
    marks = asked.entry.marks(asked.board, "auto")
    found = api.hint(asked.board, level, seen=seen or (), token=token, marks=marks)
    if found.inference is not None:
        _confirm(check_inference(found.board, found.inference))
    told = f"{found.tell()}\n\n({_say('token', token=found.token)})"
    return asked.answer(told, record_line("hint", asked.entry, **hint_data([found])))


def explain(puzzle: str, claim: str, reveal: bool = False) -> Object:
    """Explain why a claim about a position is true, with the steps that prove it, or why not."""
    asked = _Asked(puzzle)
    found = api.explain(asked.board, claim, reveal=reveal)
    return asked.of_claim(found, record_line("explain", asked.entry, **explanation_data(found, ())))


def judge(puzzle: str, claim: str, by: str | None = None, reveal: bool = False) -> Object:
    """Say whether a claim about a position is true, and whether the reason given is enough."""
    asked = _Asked(puzzle)
    found = api.judge(asked.board, claim, by=by, reveal=reveal)
    return asked.of_claim(found, record_line("judge", asked.entry, **ruling_data(found, by, ())))


def rate(puzzle: str, budget: int = DEFAULT_BUDGET // 2) -> Object:
    """Say how hard a puzzle is, by four models, and why."""
    asked = _Asked(puzzle)
    grade = api.rate(asked.board, budget=budget)
    record = rate_record(asked.entry, grade, with_facts=True, with_times=False)
    told = _say("rating", numbers=numbers(grade))
    return asked.answer(f"{told}\n\n{' '.join(grade.reasons)}", record)


def check(puzzle: str, budget: int = SEARCH_BUDGET) -> Object:
    """Say by search whether a puzzle or position has no solution, one or several, and show two.

    If there is none, say which entries are wrong, or what contradicts what.
    """
    asked = _Asked(puzzle)
    found = position_check(asked.board, budget=budget)
    return asked.answer(found.tell(), check_record(asked.entry, found))


def generate(
    count: int = 1,
    seed: int | None = None,
    difficulty: str | None = None,
    require: str | None = None,
    drill: str | None = None,
    cages: bool = False,
    attempts: int = 500,
) -> Object:
    """Make 9x9 puzzles with one solution, as hard as wished, each proved by a solve."""
    if count > 20:
        raise SudologueError(_say("too_many", count=count))
    wished: Object = {"difficulty": difficulty, "require": require or (), "drill": drill}
    told: list[str] = []
    records: list[Object] = []
    try:
        for made in made_puzzles(count, seed=seed, cages=cages, attempts=attempts, **wished):
            result = _solved(made.puzzle)
            cases, steps = ("solved",) if result.solved else (), len(result.steps)
            text = write(made.position or made.puzzle, "jsonl" if cages or drill else "line")
            told += text, _say("made", *cases, steps=steps, seed=made.seed, index=made.index)
            records.append(_data(generate_record(made, None, with_facts=False)))
    except GaveUpError as error:
        raise SudologueError(error.record) from error
    return _result("\n".join(told), data={"puzzles": records})


def draw(puzzle: str, step: int | None = None, candidates: bool = False) -> Object:
    """Draw a board, or a step of its solve, as SVG: as text, to save or to show on a page."""
    board = _Asked(puzzle).board
    if step is None:
        return _result(_say("board"), api.draw(board, theme="light", candidates=candidates))
    result = _solved(board, max_steps=step)
    return _result(api.narrate(result, step=step), api.draw(result, step, theme="light"))


ANSWERS: dict[str, Callable[..., Object]] = {
    function.__name__: function
    for function in (solve, hint, explain, judge, rate, check, generate, draw)
}
"""The tools by name."""


_TYPES: dict[str, tuple[type, str]] = {
    "str": (str, "string"),
    "int": (int, "integer"),
    "bool": (bool, "boolean"),
}


def _type(parameter: Parameter) -> tuple[type, str]:
    """What a parameter takes, as its annotation says: `int | None` is an `int` that may be left."""
    return _TYPES[parameter.annotation.partition(" ")[0]]


def _argument(name: str) -> str:
    return _say("argument", name)


def _schema(parameters: Mapping[str, Parameter]) -> Object:
    """What a tool takes: the parameters of its function, those without a default being required."""
    return {
        "type": "object",
        "properties": {
            name: {"type": _type(each)[1], "description": _argument(name)}
            for name, each in parameters.items()
        },
        "required": [name for name in parameters if parameters[name].default is Parameter.empty],
        "additionalProperties": False,
    }


def result_of(request: Message) -> Object:
    """The result of a request about tools: what there are, or a call."""
    match request.method:
        case "tools/list":
            return request.cacheable({"tools": listed()})
        case "tools/call":
            return called(request.params)
        case _:
            return request.result_at_once()


def listed() -> list[Object]:
    """What clients are told of all tools."""
    found: list[Object] = []
    for name, function in ANSWERS.items():
        about = {"name": name, "description": _say(name)}
        annotations = {"readOnlyHint": True, "openWorldHint": False}
        schema = _schema(signature(function).parameters)
        found.append({**about, "inputSchema": schema, "annotations": annotations})
    return found


def called(params: Object) -> Object:
    """The result of a call; whatever goes wrong is told in a line, for the model to mend."""
    name, arguments = params.get("name"), params.get("arguments", {})
    if not isinstance(name, str) or name not in ANSWERS:
        meant = did_you_mean(str(name), ANSWERS, _say("there_are", known=[*ANSWERS]))
        raise ProtocolError(BAD_PARAMS, _say("no_tool", name=name, meant=meant))
    if not isinstance(arguments, dict):
        raise ProtocolError(BAD_PARAMS, _say("no_arguments"))
    try:
        _check(cast(Object, arguments), signature(ANSWERS[name]).parameters)
        return ANSWERS[name](**arguments)
    except Exception as error:  # noqa: BLE001 -- whatever goes wrong, the server goes on
        notes = (f"; {note}" for note in getattr(error, "__notes__", ()))
        text = "".join([told_error(error), *notes])
        return {"content": [{"type": "text", "text": text}], "isError": True}


def _check(arguments: Object, parameters: Mapping[str, Parameter]) -> None:
    """Refuse arguments that are not as the schema says."""
    for name, each in parameters.items():
        if each.default is Parameter.empty and name not in arguments:
            raise SudologueError(_say("missing", name=name, about=_argument(name)))
    for name, value in arguments.items():
        if name not in parameters:
            meant = did_you_mean(name, parameters, _say("there_are", known=[*parameters]))
            raise SudologueError(_say("no_argument", name=name, meant=meant))
        kind, expected = _type(parameters[name])
        if type(value) is not kind:
            about = _argument(name)
            raise SudologueError(_say("wrong", expected, name=name, value=value, about=about))
