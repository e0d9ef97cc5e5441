"""`sudologue hint`: a little help with a position, and more of it if asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import hint as hint_about
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.questions import questions
from sudologue.cli.input.sources import Entry
from sudologue.cli.options import rule_names, shared_options, solving_options, telling_options
from sudologue.cli.options.running_options import Running, many
from sudologue.cli.output.coach_records import HINT, hint_record
from sudologue.cli.run.puzzle_batch import NotatedBatch
from sudologue.coach import Hint, HintKind, Level, MarksKind
from sudologue.coach.given_reason import clues_called, house_called
from sudologue.errors import SudologueError
from sudologue.model import Board, Cell
from sudologue.narration import Narrator, voice_named
from sudologue.narration.notations import notation_named

_CODES = {
    HintKind.CONFLICT: Exit.NO_SOLUTION,
    HintKind.WRONG_ENTRY: Exit.NO_SOLUTION,
    HintKind.WRONG_MARK: Exit.NO_SOLUTION,
    HintKind.STUCK: Exit.STUCK,
    HintKind.SEVERAL: Exit.SEVERAL_SOLUTIONS,
}
_NO_MORE = (HintKind.DONE, HintKind.STUCK)


@click.command(epilog=EPILOG, short_help="Give a hint, and more of it if asked.")
@shared_options.puzzles
@click.option(
    "--level",
    type=click.Choice([level.value for level in Level]),
    help="How much it gives away; a nudge, unless --more asks for more.",
)
@click.option("--more", "token", metavar="TOKEN", help="The same hint again, a level further on.")
@click.option(
    "--count",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="Hints about so many steps, if there are so many.",
)
@click.option("--near", multiple=True, metavar="CELL", help="Rather one near this cell.")
@click.option(
    "--marks",
    type=click.Choice(["auto", *(kind.value for kind in MarksKind)]),
    default="auto",
    show_default=True,
    help="Whether the position's marks are all candidates, none of them, or notes.",
)
@click.option(
    "--seen",
    multiple=True,
    metavar="TOKEN",
    help="Past the step of this hint, which is known already.",
)
@shared_options.form("What the hint says; or a JSON document a line.")
@telling_options.voice("Who tells what follows:")
@solving_options.rules
@click.option(
    "--family",
    metavar="NAME",
    shell_complete=shared_options.completing(rule_names.families),
    help="Only the rules of this family, such as fish, chains or uniqueness.",
)
@click.option(
    "--house", metavar="NAME", help="Only steps that cite this house: 'row 3', 'window 1'."
)
@click.option(
    "--clue",
    metavar="NAME",
    help="Only steps that cite this clue: 'cage at r1c2', or 'r1c2' for any that this cell is in.",
)
@solving_options.assume_unique
@shared_options.notation
@many
@shared_options.layout_options
@click.pass_context
def hint(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    level: str | None,
    token: str | None,
    count: int,
    near: tuple[str, ...],
    marks: str,
    seen: tuple[str, ...],
    form: str,
    voice: str,
    rules: str | None,
    family: str | None,
    house: str | None,
    clue: str | None,
    assume_unique: bool,
    notation: str,
    running: Running,
    **houses: Any,
) -> int:
    """Give a hint about a position: what is wrong with it, or the step that is easiest to see.

    Each level gives away more: the state of the board, a nudge to a digit or a region, the
    technique, where it is, what follows, and the proof. A hint says how to ask for the next level.
    Positions are given as puzzles are to 'sudologue solve', with what was placed and crossed out.

    \b
    Examples:
      sudologue hint 1.....3..4.....2
      sudologue hint --level what --near r4c4 1.....3..4.....2
      sudologue hint --count 3 --format json puzzles/sample.txt
    """
    chosen = None if rules is None else rule_names.rules_named(rules, assume_unique)
    narrator, names_in = voice_named(voice), notation_named(notation)
    usual = Level.NUDGE if token is None else Level.TECHNIQUE
    variant = shared_options.variant_from(**houses)
    arguments = shared_options.sources(ctx, puzzles)
    with running.results() as results:
        return _Hinting(
            sink=results,
            running=running,
            form=form,
            notation=names_in,
            narrator=narrator,
            near=near,
            marks=marks,
            house=house,
            clue=clue,
            asked={
                "level": usual if level is None else level,
                "count": count,
                "seen": seen,
                "rules": chosen,
                "family": family,
                "assume_unique": assume_unique,
                "token": token,
            },
        ).run(arguments, variant)


@dataclass(kw_only=True, eq=False)
class _Hinting(NotatedBatch):
    """Gives hints about each position."""

    schema = HINT
    narrator: Narrator
    near: Sequence[str]
    marks: str
    house: str | None
    clue: str | None
    asked: dict[str, Any]

    def handle(self, entry: Entry, board: Board) -> Exit:
        try:
            near = self._near(board.layout.size)
            marks = entry.marks(board, self.marks)
            house = self.house and house_called(self.house, board.layout, self.notation)
            clue = self.clue and clues_called(self.clue, board.layout, self.notation)
            found = hint_about(board, near=near, marks=marks, house=house, clue=clue, **self.asked)
        except SudologueError as error:
            return super().turn_away(entry, entry.refusal(error))
        return self._write(entry, found if isinstance(found, tuple) else (found,), board)

    def _near(self, size: int) -> list[Cell]:
        return [asked.cell for text in self.near for asked in questions(text, self.notation, size)]

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
