"""What fills the hooks of lower rooms: importing this imports nothing but the hooks."""

from __future__ import annotations

from sudologue import hooks

TYPE_CHECKING = False  # as that of typing, which costs more than all else here

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from contextlib import AbstractContextManager
    from typing import Any

    from sudologue.inference import Action, SolveResult, TraceStep
    from sudologue.messages import MessageText
    from sudologue.model import Board, Candidate, Layout
    from sudologue.rating import Grade
    from sudologue.step_view import Notation, StepView, VoicesLike


def _message(
    module: str, key: str, cases: Collection[str], names: Mapping[str, object]
) -> MessageText:
    from sudologue.languages.message_filling import message

    return message(module, key, cases, names)


def _class_text(owner: type, key: str) -> str:
    from sudologue.languages.message_filling import class_text

    return class_text(owner, key)


def _using(language: str) -> AbstractContextManager[object]:
    from sudologue.languages import using

    return using(language)


def _read_board(text: str, layout: Layout | None, ignore_drawings: bool) -> Board | None:
    from sudologue.formats import board_of

    return board_of(text, layout, ignore_drawings)


def _candidates_meant(text: str, size: int, notation: Any, placing: bool) -> Sequence[Candidate]:
    from sudologue.narration.notations.mentions import candidates_meant

    return candidates_meant(text, size, notation, placing)


def _board_drawn(board: Board, candidates: bool) -> str:
    from sudologue.rendering.display import drawn

    return drawn(board, candidates)


def _board_bundle(board: Board) -> dict[str, str]:
    from sudologue.rendering.display import board_bundle

    return board_bundle(board)


def _step_bundle(step: TraceStep) -> dict[str, str]:
    from sudologue.rendering.display import step_bundle

    return step_bundle(step)


def _result_bundle(result: SolveResult) -> dict[str, str]:
    from sudologue.rendering.display import result_bundle

    return result_bundle(result)


def _action_of(step: object) -> Action:
    from sudologue.inference.actions import action_of

    return action_of(step)


def _technique_title(rule: str) -> str:
    from sudologue.rules.cards import CARDS

    return CARDS[rule].title if rule in CARDS else rule


def _narrate(result: SolveResult, *given: Any, **options: Any) -> str:
    from sudologue.api import narrate

    return narrate(result, *given, **options)


def _step_view(result: SolveResult, step: int) -> StepView:
    from sudologue.step_view import StepView

    return StepView(result, step)


def _trace_to_json(result: SolveResult, words: VoicesLike, notation: str | Notation) -> str:
    from sudologue.inference.codec import to_json

    if not words:
        return to_json(result)
    from sudologue.rendering.step_words import step_words

    return to_json(result, step_words(result, words, notation))


def _trace_from_json(text: str) -> SolveResult:
    from sudologue.inference.codec import from_json

    return from_json(text)


def _grade(puzzle: Board, is_unique: bool) -> Grade:
    from sudologue.rating.grade import grade_of
    from sudologue.rating.models import all_models

    return grade_of(puzzle, all_models(), is_unique=is_unique)


def _value_to_json(value: object) -> str:
    from sudologue.json_documents import to_json

    return to_json(value)


def _value_from_json(kind: type, text: str) -> Any:
    from sudologue.json_documents import from_json

    return from_json(kind, text)


hooks.message = _message
hooks.class_text = _class_text
hooks.using = _using
hooks.read_board = _read_board
hooks.candidates_meant = _candidates_meant
hooks.board_drawn = _board_drawn
hooks.board_bundle = _board_bundle
hooks.step_bundle = _step_bundle
hooks.result_bundle = _result_bundle
hooks.action_of = _action_of
hooks.technique_title = _technique_title
hooks.narrate = _narrate
hooks.step_view = _step_view
hooks.trace_to_json = _trace_to_json
hooks.trace_from_json = _trace_from_json
hooks.grade = _grade
hooks.value_to_json = _value_to_json
hooks.value_from_json = _value_from_json
