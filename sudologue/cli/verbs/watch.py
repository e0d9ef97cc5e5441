"""`sudologue watch`: a solve played on the terminal, one step a picture."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.input.sources import standard_input
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import SolvingOptions
from sudologue.cli.output.page import wants_color
from sudologue.cli.play.console_keys import open_keys
from sudologue.cli.play.frames import SolveFrames
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import exit_code, search, solve_within
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.narration import in_full, voice_named, voices
from sudologue.rendering.text_board import draw_marked

_say = Messages(__name__)


@dataclass(frozen=True, kw_only=True)
class WatchOptions(SolvingOptions):
    """What is asked of a played solve."""

    voice: str
    full: bool
    delay: float
    frames: bool
    ascii_only: bool

    def faults(self) -> Iterator[str]:
        for stream, name in ((standard_input(), "input"), (sys.stdout, "output")):
            if not self.frames and (stream is None or not stream.isatty()):
                yield (_say("no_terminal", name=name))


@verb()
@shared_options.puzzles
@group(
    "showing",
    shared_options.voice(),
    option(
        "--delay",
        type=shared_options.Seconds(),
        metavar="SECONDS",
        default="0.8",
        show_default=True,
    ),
    option("--frames", is_flag=True),
    shared_options.full,
    shared_options.ascii_only,
    shared_options.notation,
)
@group(
    "solving",
    shared_options.rules,
    shared_options.assume_unique,
    shared_options.choose,
    shared_options.timeout,
)
@shared_options.budget
@shared_options.layout_options
@shared_options.color
@click.pass_context
def watch(ctx: click.Context, **_: Any) -> int:
    """`sudologue watch`."""
    return WatchHandler(WatchOptions.of(ctx)).run()


class WatchHandler(PuzzleHandler[WatchOptions]):
    """Solves each puzzle, and shows the solve."""

    verb = "watch"

    def __init__(self, asked: WatchOptions) -> None:
        self.solver = asked.solver()
        first = voice_named(asked.voice)
        others = [other for other in voices() if other.name != first.name]
        self.narrators = [in_full(narrator, full=asked.full) for narrator in (first, *others)]
        super().__init__(asked)

    def handle(self, entry: Entry, board: Board) -> Exit:
        result = solve_within(self.solver, board)
        searched = search(result)
        frames = SolveFrames(result, searched, self.notation, self.heading(entry))
        if self.asked.frames:
            self._write(frames)
        else:
            self.output.then = lambda: self._play(frames)
        return exit_code(result, searched)

    def _play(self, frames: SolveFrames) -> None:
        # rich, which costs as much as everything else before the first step, is imported last
        from sudologue.cli.play.screen import Player, Screen
        from sudologue.rendering.terminal import console_for

        console = console_for(self.sink.stream, always=True)
        console.no_color = not wants_color(self.sink.stream, self.asked.color)
        screen = Screen(console, self.notation, self.page.only_ascii(self.asked.ascii_only))
        with open_keys() as keys, screen:
            Player(frames, self.narrators, screen, keys, self.asked.delay).run()

    def _write(self, frames: SolveFrames) -> None:
        width = shutil.get_terminal_size().columns
        for place in frames.places():
            frame = frames.frame(place, self.narrators[0])
            picture = draw_marked(
                frame.board,
                frame.sketch,
                self.notation,
                width=width,
                ascii_only=self.page.only_ascii(self.asked.ascii_only),
            )
            words = self.page.text(None, frame.words)
            self.write_page(f"{self.page.picture(frame.title, picture)}\n{words}")
