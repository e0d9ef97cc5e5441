"""The records of puzzles that were made."""

from __future__ import annotations

from sudologue.formats import Reading
from sudologue.formats.board_objects import fields_for
from sudologue.generation import STREAM, GaveUp, Generated
from sudologue.inference.codec.layouts import layout_data
from sudologue.json_value import document
from sudologue.rating import Grade
from sudologue.rating.grade import facts_of, graded


def generate_record(made: Generated, grade: Grade | None, with_facts: bool) -> str:
    """The record of a puzzle that was made: what makes it again, and how hard it is and why."""
    return document(
        "generate",
        puzzle=made.puzzle.to_string(),
        solution=made.solution.to_string(),
        **_position(made),
        layout=layout_data(made.puzzle.layout),
        clues=made.puzzle.masks.givens.bit_count(),
        clues_by_block=made.clues_by_block,
        clues_by_digit=made.clues_by_digit,
        symmetry=made.symmetry,
        minimality=made.minimality.value,
        **_origin(made),
        grade=None if grade is None else graded(grade),
        **({} if grade is None or not with_facts else {"facts": facts_of(grade)}),
    )


def _position(made: Generated) -> dict[str, object]:
    """The position of a drill, as in JSON Lines."""
    if made.position is None:
        return {}
    return {"position": fields_for(Reading(made.position, "generate"))}


def gave_up_record(gave_up: GaveUp) -> str:
    """The record of an index for which there is no puzzle."""
    return document("generate", puzzle=None, **_origin(gave_up), error=str(gave_up))


def _origin(made: Generated | GaveUp) -> dict[str, object]:
    return {
        "stream": STREAM,
        "seed": made.seed,
        "index": made.index,
        "family": made.family,
        "attempts": made.attempts,
    }
