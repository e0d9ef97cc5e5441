"""Making puzzles for `sudologue generate`: what is done for each family, and how it is written.

Puzzles are written as lines, as records, or in any format.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from time import time
from typing import TYPE_CHECKING

from sudologue.cli.exits import Exit
from sudologue.cli.output.progress import Progress
from sudologue.cli.output.results import Refusals
from sudologue.cli.output.sink import Sink
from sudologue.cli.run.journal import Log
from sudologue.formats import Format, Reading
from sudologue.generation import GaveUp, Generated, Request, family_of
from sudologue.generation.run_families import RunOverError
from sudologue.messages import Messages
from sudologue.model import CLASSIC

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.rating import Grade


class Grading(Enum):
    """Whether puzzles are graded: not at all, as far as little work gets, or to the end."""

    NONE = "none"
    IN_PASSING = "in passing"
    FULL = "full"


@dataclass(frozen=True)
class Made:
    """A puzzle, with its grade where one is wanted."""

    puzzle: Generated
    grade: Grade | None


@dataclass(frozen=True)
class GradedFamily:
    """Makes the puzzles of a family and grades them, unless the run is over by then.

    The `deadline` is a time of day, since other machines have monotonic clocks of their own.
    """

    request: Request
    seed: int
    grading: Grading
    deadline: float | None = None

    def __call__(self, family: int) -> tuple[Made | GaveUp, ...] | None:
        try:
            family_made = family_of(self.request, self.seed, family, self.is_over)
        except RunOverError:
            return None
        return tuple(
            made if isinstance(made, GaveUp) else Made(made, self._grade(made))
            for made in family_made
        )

    def is_over(self) -> bool:
        """Whether time is up."""
        return self.deadline is not None and time() >= self.deadline

    def _grade(self, made: Generated) -> Grade | None:
        if self.grading is Grading.NONE or made.puzzle.layout != CLASSIC:
            return None
        if self.grading is Grading.FULL:
            return made.grade
        # whoever only makes puzzles does not wait for the models
        from sudologue.rating.grade import grade_at_once

        return grade_at_once(made.puzzle, is_unique=True)


@dataclass(kw_only=True, eq=False)
class GeneratePage:
    """Writes each puzzle as it comes, and says of an index that it was given up.

    As `text` it is a line, as `json` a record; otherwise there is a `format`. So many are
    `expected`, if there is time for all. If it `is_rated`, a record has facts. A `log` keeps note
    of how many are `done`, those of an earlier run among them.
    """

    sink: Sink
    form: str
    format: Format | None
    expected: int
    is_rated: bool
    log: Log | None = None

    def __post_init__(self) -> None:
        begun = None if self.log is None else self.log.journal
        self.done = 0 if begun is None else begun.done
        self._outcomes = Counter[Exit]() if begun is None else begun.outcomes

    def run(self, incoming: Iterable[Made | GaveUp]) -> Exit:
        """Write all that comes."""
        with Progress(self.sink.stream) as self._progress:
            self._progress.go_on_from(self.done)
            made = self._made(incoming)
            if self.format is None:
                pieces = map(self._text, made)
            else:
                pieces = self.format.write(map(_reading, made))
            for piece in pieces:
                self.sink.write(piece)
                self._note(Exit.OK)
            if self.done < self.expected:
                told = _say("time_up", done=self.done, expected=self.expected)
                self._progress.complain(told)
                return Exit.STUCK
        return max(self._outcomes, default=Exit.OK)

    def _made(self, incoming: Iterable[Made | GaveUp]) -> Iterator[Made]:
        for made in incoming:
            self.done += 1
            self._progress.advance()
            if isinstance(made, Made):
                yield made
                continue
            self._progress.complain(made)
            if self.form == "json":
                # whoever wants puzzles alone does not wait for what records are made of
                from sudologue.cli.output.generate_records import gave_up_record

                self.sink.write(gave_up_record(made))
            self._note(Exit.STUCK)

    def _note(self, code: Exit) -> None:
        """Take note of one more; what is made follows from the options, and nothing is read."""
        self._outcomes[code] += 1
        if self.log is not None:
            self.log.note(b"", self._outcomes, Refusals(self._progress.complain))

    def _text(self, made: Made) -> str:
        if self.form == "json":
            from sudologue.cli.output.generate_records import generate_record

            return generate_record(made.puzzle, made.grade, self.is_rated)
        remark = "" if made.grade is None else f"  # {_difficulty(made.grade)}"
        return f"{made.puzzle.puzzle.to_string()}{remark}\n"


def _reading(made: Made) -> Reading:
    """The puzzle, or the position in it, with what formats can note beside it."""
    puzzle = made.puzzle
    notes = [
        ("solution", puzzle.solution.to_string()),
        ("seed", str(puzzle.seed)),
        ("index", str(puzzle.index)),
    ]
    if made.grade is not None:
        notes.append(("difficulty", _difficulty(made.grade)))
    board = puzzle.puzzle if puzzle.position is None else puzzle.position
    return Reading(board, "generate", notes=tuple(notes))


def _difficulty(grade: Grade) -> str:
    from sudologue.rating.grade_words import numbers

    return numbers(grade)
