"""`sudologue hint`: a little help with a position, and more of it if asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import hint as hint_about
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.questions import questions
from sudologue.cli.options import advanced, group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import RuleOptions
from sudologue.cli.options.rule_names import families
from sudologue.cli.options.run_options import many
from sudologue.cli.output.coach_records import hint_record
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import Hint, HintKind, Level, MarksKind
from sudologue.coach.given_reason import clues_called, house_called
from sudologue.errors import SudologueError
from sudologue.model import Board
from sudologue.narration import voice_named

_CODES = {
    HintKind.CONFLICT: Exit.NO_SOLUTION,
    HintKind.WRONG_ENTRY: Exit.NO_SOLUTION,
    HintKind.WRONG_MARK: Exit.NO_SOLUTION,
    HintKind.STUCK: Exit.STUCK,
    HintKind.SEVERAL: Exit.SEVERAL_SOLUTIONS,
}
_NO_MORE = (HintKind.DONE, HintKind.STUCK)


@dataclass(frozen=True, kw_only=True)
class HintOptions(RuleOptions):
    """What is asked of hints."""

    level: str | None
    token: str | None
    count: int
    near: tuple[str, ...]
    marks: str
    seen: tuple[str, ...]
    voice: str
    family: str | None
    house: str | None
    clue: str | None


@verb()
@shared_options.puzzles
@group(
    "Which hint",
    option(
        "--level",
        type=click.Choice([level.value for level in Level]),
        metavar="LEVEL",
        help="How much to give away",
    ),
    option("--more", "token", metavar="TOKEN", help="The same hint, one level further"),
    option("--seen", multiple=True, metavar="TOKEN", help="A different step from this hint's"),
    option("--near", multiple=True, metavar="CELL", help="A step near this cell"),
    option(
        "--house",
        metavar="NAME",
        help="A step in this row, column or box: 'row 3'",
        in_full="A step in this row, column, box, diagonal or window: 'row 3', 'window 1'",
    ),
    option(
        "--clue",
        metavar="NAME",
        help="A step in this cage, arrow or thermometer",
        in_full="A step in this cage, arrow or thermometer: 'cage at r1c2', or r1c2 for any that "
        "this cell is in",
    ),
    shared_options.rules,
    option(
        "--family",
        metavar="NAME",
        shell_complete=shared_options.completing(families),
        help="Only this family of techniques, such as fish",
    ),
    option(
        "--count",
        type=click.IntRange(min=1),
        default=1,
        metavar="N",
        help="Up to N different steps",
    ),
)
@group(
    "How to show it",
    shared_options.voice("Who explains it"),
    option(
        "--marks",
        type=click.Choice(["auto", *(kind.value for kind in MarksKind)]),
        default="auto",
        show_default=True,
        metavar="KIND",
        help="What your pencil marks are: full, partial or none",
    ),
    shared_options.form("json"),
)
@advanced("Which hint", shared_options.assume_unique)
@advanced("How to show it", shared_options.notation, shared_options.output)
@many
@advanced("Variants", shared_options.reading_options)
@click.pass_context
def hint(ctx: click.Context, **_: Any) -> int:
    """Give a hint: a mistake, if there is one, or else the easiest next step.

    \b
    Each level gives away more. A hint ends with the options for the next level.
      state      how far you are, and whether all is well
      nudge      a digit or a place to look at  [default]
      technique  the technique to look for
      where      the cells it uses
      what       what follows
      proof      the whole argument

    \b
    Examples:
      sudologue hint 1.....3..4.....2
      sudologue hint --level what --near r4c4 1.....3..4.....2
    """
    return HintHandler(HintOptions.of(ctx)).run()


class HintHandler(PuzzleHandler[HintOptions]):
    """Gives hints about each position."""

    verb = "hint"

    def __init__(self, asked: HintOptions) -> None:
        usual = Level.NUDGE if asked.token is None else Level.TECHNIQUE
        self.wanted: dict[str, Any] = {
            "level": usual if asked.level is None else asked.level,
            "count": asked.count,
            "seen": asked.seen,
            "rules": asked.chosen_rules,
            "family": asked.family,
            "assume_unique": asked.assume_unique,
            "token": asked.token,
        }
        self.narrator = voice_named(asked.voice)
        super().__init__(asked)

    def handle(self, entry: Entry, board: Board) -> Exit:
        try:
            hints = hint_about(board, **self._named(entry, board), **self.wanted)
        except SudologueError as error:
            return self.turn_away(entry, entry.refusal(error))
        return self._write(entry, hints if isinstance(hints, tuple) else (hints,), board)

    def _named(self, entry: Entry, board: Board) -> dict[str, Any]:
        """What is named on a board, in its own layout."""
        asked, layout, notation = self.asked, board.layout, self.notation
        named = [questions(text, notation, layout.size) for text in asked.near]
        return {
            "near": [question.cell for several in named for question in several],
            "marks": entry.marks(board, asked.marks),
            "house": asked.house and house_called(asked.house, layout, notation),
            "clue": asked.clue and clues_called(asked.clue, layout, notation),
        }

    def _write(self, entry: Entry, hints: Sequence[Hint], board: Board) -> Exit:
        if self.as_json:
            self.write(hint_record(entry, board, hints, self.narrator))
        else:
            told = "\n\n".join(map(self._told, hints))
            heading = self.heading(entry, board)
            self.write_page(f"{heading}\n\n{told}\n" if heading else f"{told}\n")
        return max(_CODES.get(hint.kind, Exit.OK) for hint in hints)

    def _told(self, hint: Hint) -> str:
        told = hint.text(self.narrator, self.notation)
        after = hint.level.next
        if after is hint.level or (hint.inference is None and hint.kind in _NO_MORE):
            return told
        return f"{told}\n(For more: --level {after} --more {hint.token})"
