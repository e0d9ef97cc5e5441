"""`sudologue hint`: a little help with a position, and more of it if asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
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
from sudologue.cli.output.coach_records import hint_record, steps_record
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.coach import Hint, HintKind, Level, MarksKind
from sudologue.coach.given_reason import clues_called, house_called
from sudologue.errors import SudologueError
from sudologue.model import Board, Clue, House
from sudologue.narration import Passage, say, voice_named
from sudologue.narration.notations import all_in_notation
from sudologue.narration.steps.scene import technique
from sudologue.rules import of_family
from sudologue.solver import Solver

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
    wants_all: bool

    def faults(self) -> Iterator[str]:
        others = {"--level": self.level, "--more": self.token, "--count": self.count > 1}
        for name in (name for name, is_asked in others.items() if self.wants_all and is_asked):
            yield f"--all doesn't work with {name}"


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
    option("--all", "wants_all", is_flag=True, help="Every step there is now, by technique"),
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
    shared_options.form("markdown", "json"),
)
@advanced("Which hint", shared_options.assume_unique)
@advanced("How to show it", shared_options.notation, shared_options.output)
@many
@advanced("Variants", shared_options.reading_options)
@shared_options.color
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


def _token_and_level(text: str) -> tuple[str, str]:
    """A token as a hint ends with it: of which hint, and the level that comes next."""
    token, _, level = text.rpartition(".")
    if level in [*Level]:
        return token, level
    return text, Level.TECHNIQUE if text else Level.NUDGE


class HintHandler(PuzzleHandler[HintOptions]):
    """Gives hints about each position."""

    verb = "hint"

    def __init__(self, asked: HintOptions) -> None:
        token, level = _token_and_level(asked.token or "")
        self.wanted: dict[str, Any] = {
            "level": asked.level or level,
            "count": asked.count,
            "seen": [_token_and_level(token)[0] for token in asked.seen],
            "rules": asked.chosen_rules,
            "family": asked.family,
            "assume_unique": asked.assume_unique,
            "token": token or None,
        }
        self.narrator = voice_named(asked.voice)
        super().__init__(asked)

    def handle(self, entry: Entry, board: Board) -> Exit:
        try:
            named = self._named(entry, board)
            found = hint_about(board, **named, **self.wanted)
        except SudologueError as error:
            return self.turn_away(entry, entry.refusal(error))
        hints = found if isinstance(found, tuple) else (found,)
        if self.asked.wants_all and hints[0].inference is not None:
            return self._write_all(entry, board, hints[0], named["house"], named["clue"] or ())
        return self._write(entry, hints, board)

    def _write_all(
        self, entry: Entry, board: Board, hint: Hint, house: House | None, clues: Sequence[Clue]
    ) -> Exit:
        """Write all that the rules find, where there is something and nothing is wrong."""
        family, size = self.asked.family, board.layout.size
        rules = self.asked.chosen_rules or (of_family(family) if family else None)
        solver = Solver(rules, assume_unique=self.asked.assume_unique)
        options = solver.options(hint.board, house)
        wanted = (step for step in options if not clues or any(map(step.cites, clues)))
        # the same conclusion once for each technique, however many ways lead there
        found = [*{(step.rule, step.action): step for step in wanted}.values()]
        if self.as_json:
            self.write(steps_record(entry, board, found))
        else:
            told: list[Passage] = []
            for rule, its in groupby(found, lambda step: step.rule):
                said = [self.notation.conclusion(step.action, size=size) for step in its]
                told.append(say(technique(rule), f" ({len(said)}): {', '.join(said)}").as_line())
            self.write_page(self.page.text(self.heading(entry, board), told))
        return _CODES.get(hint.kind, Exit.OK)

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
            told = [passage for hint in hints for passage in self._told(hint)]
            told = all_in_notation(told, self.notation, board.layout.size)
            self.write_page(self.page.text(self.heading(entry, board), told))
        return max(_CODES.get(hint.kind, Exit.OK) for hint in hints)

    def _told(self, hint: Hint) -> Iterator[Passage]:
        yield hint.ladder.words(hint.level, self.narrator)
        after = hint.level.next
        if after is not hint.level and (hint.inference or hint.kind not in _NO_MORE):
            yield say(f"(For more: --more {hint.token}.{after})").as_line()
