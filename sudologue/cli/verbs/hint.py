"""`sudologue hint`: a little help with a position, and more of it if asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from sudologue.api import hint as hint_about
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import advanced, group, option, shared_options, verb
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
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import Passage, say, voice_named
from sudologue.narration.notations import all_in_notation
from sudologue.narration.notations.mentions import cells_in, mentions

_say = Messages(__name__)

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
        one = {"level": self.level, "more": self.token, "near": self.near, "seen": self.seen}
        asked = {**one, "count": self.count > 1}
        for name in (name for name, value in asked.items() if value and self.every):
            yield _say("apart", name=name)


@verb()
@shared_options.puzzles
@group(
    "hint",
    option("--level", type=click.Choice([level.value for level in Level]), metavar="LEVEL"),
    option("--more", "token", metavar="TOKEN"),
    option("--seen", multiple=True, metavar="TOKEN"),
    option("--near", multiple=True, metavar="CELL"),
    option("--house", metavar="NAME"),
    option("--clue", metavar="NAME"),
    shared_options.rules,
    option("--family", metavar="NAME", shell_complete=shared_options.completing(families)),
    option("--count", type=click.IntRange(min=1), default=1, metavar="N"),
    option("--all", "every", is_flag=True),
)
@group(
    "showing",
    shared_options.voice(),
    option(
        "--marks",
        type=click.Choice(["auto", *(kind.value for kind in MarksKind)]),
        default="auto",
        show_default=True,
        metavar="KIND",
    ),
    shared_options.form("markdown", "json"),
)
@advanced("hint", shared_options.assume_unique)
@advanced("showing", shared_options.notation, shared_options.output)
@many
@advanced("variants", shared_options.reading_options)
@shared_options.color
@click.pass_context
def hint(ctx: click.Context, **_: Any) -> int:
    """`sudologue hint`."""
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
        if self.asked.every and (hints[0].inference or hints[0].kind in _NO_MORE):
            return self._list_all(entry, board, named)
        return self._write(entry, hints, board)

    def _list_all(self, entry: Entry, board: Board, named: dict[str, Any]) -> Exit:
        """Write every step that there is, of the rules that are asked, where nothing is wrong."""
        asked = self.wanted
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
            told = [say(line).as_line() for line in found.tell(self.notation).splitlines()]
            self.write_page(self.page.text(self.heading(entry, board), told))
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
            told = [passage for hint in hints for passage in self._told(hint)]
            told = all_in_notation(told, self.notation, board.layout.size)
            self.write_page(self.page.text(self.heading(entry, board), told))
        return max(_CODES.get(hint.kind, Exit.OK) for hint in hints)

    def _told(self, hint: Hint) -> Iterator[Passage]:
        yield hint.ladder.words(hint.level, self.narrator)
        after = hint.level.next
        if after is not hint.level and (hint.inference or hint.kind not in _NO_MORE):
            yield say(_say("for_more", token=hint.token, after=after)).as_line()
