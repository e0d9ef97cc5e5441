"""Puzzles that were made, as they are written: lines, records, or any format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sudologue.cli.console import Progress
from sudologue.cli.exits import Exit
from sudologue.cli.making import Made
from sudologue.cli.records import document, graded
from sudologue.cli.sink import Sink
from sudologue.formats import Format, Reading
from sudologue.generation import STREAM, GaveUp, Generated
from sudologue.inference.codec.layouts import layout_data
from sudologue.rating import Grade
from sudologue.rating.wording import numbers

GENERATE = "sudologue-generate"


@dataclass(kw_only=True, eq=False)
class MakingPage:
    """Writes each puzzle as it comes, and says of an index that it was given up.

    As `text` it is a line, as `json` a record; otherwise there is a `format`.
    """

    sink: Sink
    form: str
    format: Format | None

    def run(self, incoming: Iterable[Made | GaveUp]) -> Exit:
        """Write all that comes."""
        self._worst = Exit.OK
        with Progress(self.sink.stream) as self._progress:
            made = self._made(incoming)
            if self.format is None:
                pieces = map(self._text, made)
            else:
                pieces = self.format.write(map(_reading, made))
            for piece in pieces:
                self.sink.write(piece)
        return self._worst

    def _made(self, incoming: Iterable[Made | GaveUp]) -> Iterator[Made]:
        for made in incoming:
            self._progress.advance()
            if isinstance(made, Made):
                yield made
                continue
            self._worst = Exit.STUCK
            self._progress.complain(made)
            if self.form == "json":
                self.sink.write(gave_up_record(made))

    def _text(self, made: Made) -> str:
        if self.form == "json":
            return generate_record(made.puzzle, made.grade)
        remark = f"  # {numbers(made.grade)}" if made.grade is not None else ""
        return f"{made.puzzle.puzzle.to_string()}{remark}\n"


def _reading(made: Made) -> Reading:
    """The puzzle with what formats can note beside it."""
    puzzle = made.puzzle
    notes = [
        ("solution", puzzle.solution.to_string()),
        ("seed", str(puzzle.seed)),
        ("index", str(puzzle.index)),
    ]
    if made.grade is not None:
        notes.append(("difficulty", numbers(made.grade)))
    return Reading(puzzle.puzzle, "generate", notes=tuple(notes))


def generate_record(made: Generated, grade: Grade | None) -> str:
    """The record of a puzzle that was made: what makes it again, and how hard it is."""
    return document(
        GENERATE,
        puzzle=made.puzzle.to_string(),
        solution=made.solution.to_string(),
        layout=layout_data(made.puzzle.layout),
        clues=made.puzzle.givens.bit_count(),
        symmetry=made.symmetry,
        minimality=made.minimality.value,
        **_origin(made),
        grade=None if grade is None else graded(grade),
    )


def gave_up_record(gave_up: GaveUp) -> str:
    """The record of an index for which there is no puzzle."""
    return document(GENERATE, puzzle=None, **_origin(gave_up), error=str(gave_up))


def _origin(made: Generated | GaveUp) -> dict[str, object]:
    return {
        "stream": STREAM,
        "seed": made.seed,
        "index": made.index,
        "family": made.family,
        "attempts": made.attempts,
    }
