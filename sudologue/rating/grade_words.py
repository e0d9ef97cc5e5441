"""A grade in words: what each model says, in a clause or a row, and the facts of its record."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.model import CLASSIC
from sudologue.model.symmetry import FULL
from sudologue.rating.grade import Grade
from sudologue.rating.models import told_models
from sudologue.rules.cards import CARDS

NO_MODEL = "The models are made for the classic board, so there are no numbers for this one."

Row = tuple[str, str]
"""What is told of, and what is told."""


def numbers(grade: Grade) -> str:
    """All that the models say in one line, or why they say nothing."""
    rated = ((model, grade.by_model.get(model.name)) for model in told_models())
    told = "; ".join(model.clause(value) for model, value in rated if value is not None)
    if told or not grade.is_rated:
        return told or grade.status.value
    if grade.puzzle.layout != CLASSIC:
        return "no numbers: the models are made for the classic board"
    return "no numbers were found within the limit"


def in_passing(grade: Grade) -> str:
    """One sentence with the numbers that most people want, for whoever asked something else."""
    rated = [(m, grade.by_model.get(m.name)) for m in told_models() if m.is_quick]
    told = "; ".join(text for model, value in rated if (text := model.in_passing(value)))
    is_all = all(model.is_final(value) for model, value in rated)
    more = "" if is_all else " 'sudologue rate' takes the time to say more."
    return f"Difficulty: {told}.{more}"


def rows(grade: Grade) -> Iterator[Row]:
    """What each of the models says that were asked, and how far that is to be trusted."""
    for model in told_models():
        if model.name in grade.by_model:
            rated = grade.by_model[model.name]
            told = model.nothing(grade.path) if rated is None else model.row(rated)
            yield model.title, told


def facts(grade: Grade) -> Iterator[Row]:
    """The givens with their pattern, and what there was to be found."""
    record = grade.record
    needed = {True: ", each of them needed", False: ", not all of them needed", None: ""}
    clues = f"{record.clues}{needed[record.minimal] if record.clues else ''}"
    yield "Clues", f"{clues}; {pattern(record.symmetry)}" if record.clues else clues
    if record.techniques:
        found = [f"{CARDS[slug].title} {n}" for slug, n in record.techniques.items()]
        yield "Found", ", ".join(found)


_MOVES = {
    "rot90": "turned by a quarter",
    "rot180": "turned by a half",
    "mirror-h": "mirrored left to right",
    "mirror-v": "mirrored top to bottom",
    "diagonal": "mirrored in the main diagonal",
    "antidiagonal": "mirrored in the other diagonal",
}


def pattern(symmetry: tuple[str, ...]) -> str:
    """What can be done to the pattern of givens without changing it.

    >>> pattern(("rot180", "diagonal"))
    'their pattern is the same turned by a half, or mirrored in the main diagonal'
    """
    if not symmetry:
        return "their pattern has no symmetry"
    if symmetry == (FULL,):
        return "their pattern is the same however it is turned or mirrored"
    moves = [_MOVES[name] for name in symmetry]
    if "rot90" in symmetry:
        moves.remove(_MOVES["rot180"])
    return f"their pattern is the same {', or '.join(moves)}"
