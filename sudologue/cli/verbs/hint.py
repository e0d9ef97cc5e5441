"""`sudologue hint`: a little help with a position, and more of it if asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import hint as hint_about
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import shared_options
from sudologue.cli.options.puzzle_options import RuleOptions
from sudologue.cli.options.rule_names import families
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import position_fields, record_line
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import Hint, HintKind, Level, MarksKind
from sudologue.coach.given_reason import clues_called, house_called
from sudologue.errors import SudologueError
from sudologue.inquiries import steps
from sudologue.json_documents import hint_data
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.notations.mentions import cells_in, mentions

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
    every: bool

    def faults(self) -> Iterator[str]:
        asked = {"level": self.level, "more": self.token, "near": self.near, "seen": self.seen}
        for name in (name for name, value in asked.items() if value and self.every):
            yield f"--{name} is about one hint, and --all lists every step: leave out one"


@click.command(epilog=EPILOG)
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
@click.option("--all", "every", is_flag=True, help="Every step that there is now, by technique.")
@shared_options.form("What the hint says; or a JSON document a line.")
@shared_options.voice("Who tells what follows:")
@shared_options.rules
@click.option(
    "--family",
    metavar="NAME",
    shell_complete=shared_options.completing(families),
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
@shared_options.assume_unique
@shared_options.notation
@many
@shared_options.layout_options
@click.pass_context
def hint(ctx: click.Context, **_: Any) -> int:
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
        if self.asked.every:
            return self._list_all(entry, board)
        try:
            hints = hint_about(board, **self._named(entry, board), **self.wanted)
        except SudologueError as error:
            return self.turn_away(entry, entry.refusal(error))
        return self._write(entry, hints if isinstance(hints, tuple) else (hints,), board)

    def _list_all(self, entry: Entry, board: Board) -> Exit:
        """Write every step that there is, of the rules that are asked."""
        asked, named = self.wanted, self._named(entry, board)
        about = {name: named[name] for name in ("house", "clue")}
        about |= {name: asked[name] for name in ("family", "assume_unique")}
        try:
            found = steps(board, asked["rules"], **about)
        except SudologueError as error:
            return self.turn_away(entry, entry.refusal(error))
        if self.as_json:
            stepped = [{"rule": one.rule, "conclusion": str(one.action)} for one in found]
            self.write(record_line("hint", entry, **position_fields(board), steps=stepped))
        else:
            heading = self.heading(entry, board)
            told = found.tell(self.notation)
            self.write_page(f"{heading}\n\n{told}\n" if heading else f"{told}\n")
        return Exit.OK if found or board.is_complete else Exit.STUCK

    def _named(self, entry: Entry, board: Board) -> dict[str, Any]:
        """What is named on a board, in its own layout."""
        asked, layout, notation = self.asked, board.layout, self.notation
        named = [one for text in asked.near for one in mentions(text, layout.size, notation)]
        return {
            "near": [cell for one in named for cell in cells_in(one)],
            "marks": entry.marks(board, asked.marks),
            "house": asked.house and house_called(asked.house, layout, notation),
            "clue": asked.clue and clues_called(asked.clue, layout, notation),
        }

    def _write(self, entry: Entry, hints: Sequence[Hint], board: Board) -> Exit:
        if self.as_json:
            self.write(record_line("hint", entry, **hint_data(hints, self.narrator)))
        else:
            told = "\n\n".join(map(self._told, hints))
            heading = self.heading(entry, board)
            self.write_page(f"{heading}\n\n{told}\n" if heading else f"{told}\n")
        return max(_CODES.get(hint.kind, Exit.OK) for hint in hints)

    def _told(self, hint: Hint) -> str:
        told = hint.tell(self.narrator, self.notation)
        after = hint.level.next
        if after is hint.level or (hint.inference is None and hint.kind in _NO_MORE):
            return told
        return f"{told}\n(For more: --level {after} --more {hint.token})"
