"""Solves as flat rows for data frames: a row for each step, with its words and its receipt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from sudologue.formats.board_objects import fields_for
from sudologue.formats.reading import Reading
from sudologue.inference import SolveResult
from sudologue.inference.citation import ClueCitation, ClueConstraint
from sudologue.inference.codec.result_data import trace_form
from sudologue.inference.codec.trace_names import TraceNames
from sudologue.model import Board, digit_text
from sudologue.narration.notations import RC, Notation
from sudologue.narration.steps.scene import title_of
from sudologue.narration.voice_registry import VoicesLike
from sudologue.rating.step_ratings import KINDS, rating_of
from sudologue.rendering.step_words import step_words
from sudologue.rules.cards import CARDS


def step_columns(voices: Iterable[str]) -> dict[str, str]:
    """The columns of rows whose words are those of some voices, with their types."""
    found = {"step": "int", "rule": "text", "title": "text", "tier": "int", "rating": "float"}
    said = {"conclusion": "text", **{f"words_{voice}": "text" for voice in voices}}
    cited = dict.fromkeys(("truths", "links", "clues"), "texts")
    return {**found, **said, **cited, "assumption": "text", "premises": "ints"}


def step_rows(
    result: SolveResult, words: VoicesLike = ("conversational",), notation: str | Notation = RC
) -> Iterator[dict[str, Any]]:
    """A row for each step of a result, with its words by some voices; `docs/steps.md` shows one."""
    names = trace_form(result.initial.layout).names
    for number, said in enumerate(step_words(result, words, notation), 1):
        inference = result.steps[number - 1].inference
        rule, evidence = inference.rule, inference.evidence
        card, assumption = CARDS.get(rule), evidence.assumption
        yield {
            "puzzle": result.initial.to_string(),
            "status": result.status.value,
            "position": position_text(result.board_before(number)),
            "step": number,
            "rule": rule,
            "title": title_of(rule),
            "tier": None if card is None else int(card.tier),
            "rating": rating_of(inference) if rule in KINDS else None,
            "conclusion": str(inference.action),
            **{f"words_{name}": text for name, text in said.items()},
            "truths": [*map(names.constraint_name, evidence.truths)],
            "links": [*map(names.constraint_name, evidence.links)],
            "clues": [_named(names, cited) for cited in evidence.clues],
            "assumption": None if assumption is None else assumption.name.lower(),
            "premises": [*result.premises(number)],
        }


def _named(names: TraceNames, cited: ClueCitation) -> str:
    """A clue; or houses and clues that are added up, each with how often."""
    if isinstance(cited, ClueConstraint):
        return names.clue_name(cited.clue)
    names_of = {**names.house_names, **names.clue_names}
    return " ".join(f"{times:+} {names_of[part]}" for times, part in cited.parts)


def position_text(board: Board) -> str:
    """A position as a JSON object that is read as it, with the candidates of every cell."""
    left = ["".join(map(digit_text, sorted(board.domain(cell)))) for cell in board.layout.cells]
    return json.dumps({**fields_for(Reading(board, "")), "candidates": left})
