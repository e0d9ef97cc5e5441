from __future__ import annotations

import io
from collections.abc import Generator, Sequence
from contextlib import contextmanager

import pytest

from sudologue.cli.play.frames import Place, SolveFrame, SolveFrames
from sudologue.cli.play.keys import Key, Press
from sudologue.cli.play.screen import Player, Screen
from sudologue.model import Board
from sudologue.narration import say, voices
from sudologue.narration.notations import RC
from sudologue.rendering.terminal import console_for
from sudologue.sketching import Sketch
from sudologue.solver import Solver

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(PUZZLE))
LAST = len(RESULT.steps)


class Typed:
    """Keys that are pressed whatever is shown; `None` lets the time run out."""

    def __init__(self, presses: Sequence[Press | None]) -> None:
        self._presses = [*presses]
        self.waits: list[float | None] = []
        self.stops = 0

    def read(self, seconds: float | None) -> Press | None:
        self.waits.append(seconds)
        return self._presses.pop(0)

    def stop(self) -> None:
        self.stops += 1


class Recorded(Screen):
    """A screen that keeps what it is to show."""

    def __init__(self) -> None:
        super().__init__(console_for(io.StringIO()), RC)
        self.titles: list[str] = []
        self.words: list[str] = []
        self.offsets: list[int] = []
        self.times_left = 0

    def show(self, frame: SolveFrame, status: str) -> None:
        self.titles.append(frame.title.partition(" of ")[0])
        self.words.append(frame.words[-1].text)
        self.offsets.append(self.offset)

    @contextmanager
    def left(self) -> Generator[None]:
        self.times_left += 1
        yield


def played(*presses: Press | None, frames: SolveFrames | None = None) -> tuple[Recorded, Typed]:
    """What was shown, and what was asked of the keys."""
    screen, keys = Recorded(), Typed([*presses, "q"])
    Player(frames or SolveFrames(RESULT, None, RC), voices(), screen, keys, 0.5).run()
    return screen, keys


def test_it_plays_as_long_as_no_key_says_otherwise() -> None:
    screen, keys = played(None, None, Key.RIGHT)
    assert screen.titles == ["The puzzle", "Step 1", "Step 2", "Step 3"]
    assert [wait is None for wait in keys.waits] == [False, False, False, True]
    assert all(wait is None or 0 <= wait <= 0.5 for wait in keys.waits)


@pytest.mark.parametrize("leaving", ["q", "Q", Key.GONE])
def test_it_ends(leaving: Press) -> None:
    assert played(leaving)[0].titles == ["The puzzle"]


def test_there_is_nothing_before_the_puzzle_and_after_the_end() -> None:
    screen, _ = played(Key.LEFT, Key.END, Key.RIGHT, Key.LEFT, Key.HOME)
    end = ["The end", "The end", f"Step {LAST}"]
    assert screen.titles == ["The puzzle", "The puzzle", *end, "The puzzle"]


def test_play_stops_at_the_end_and_starts_again_from_there() -> None:
    screen, keys = played(Key.END, Key.LEFT, " ", None, " ")
    assert screen.titles[3:] == [f"Step {LAST}", "The end", "The puzzle"]
    assert [wait is None for wait in keys.waits] == [False, True, True, False, True, False]


def test_the_next_step_that_is_no_single() -> None:
    screen, _ = played(*"hhhhhhhhh")
    hard = [n for n, step in enumerate(RESULT.steps, 1) if "single" not in step.inference.rule]
    hard = [n for n in hard if RESULT.steps[n - 1].inference.rule != "full_house"]
    assert screen.titles[1 : len(hard) + 2] == [*(f"Step {n}" for n in hard), "The end"]


def test_the_voices_take_turns() -> None:
    screen, _ = played("h", *"vvvvv")
    assert len(set(screen.words[1:-1])) == len(voices())
    assert screen.words[1] == screen.words[-1]


def test_long_words_move_until_there_is_another_picture() -> None:
    assert played(Key.DOWN, Key.DOWN, Key.UP, Key.RIGHT)[0].offsets == [0, 1, 2, 1, 0]


def test_other_keys_do_nothing() -> None:
    screen, keys = played("x", Key.OTHER, Key.RESIZED)
    assert screen.titles == ["The puzzle"] * 4
    assert None not in keys.waits


def test_a_stop_leaves_the_screen() -> None:
    screen, keys = played(Key.STOPPED)
    assert (screen.times_left, keys.stops) == (1, 1)
    assert keys.waits[1] is None


def test_a_step_in_several_pictures() -> None:
    frames = SolveFrames(RESULT, None, RC, heading="x.txt, line 3")
    pictures = tuple(Sketch(caption=say(word)) for word in ("suppose", "so", "but"))
    frames._sketches[2] = pictures  # pyright: ignore[reportPrivateUsage]
    screen, _ = played(None, None, None, None, None, Key.LEFT, Key.LEFT, frames=frames)
    told = [title.removeprefix("x.txt, line 3: ") for title in screen.titles]
    assert told[1:6] == ["Step 1", "Step 2.1", "Step 2.2", "Step 2.3", "Step 3"]
    assert told[6:] == ["Step 2.3", "Step 2.2"]
    assert screen.words[2:4] == ["suppose", "so"]
    assert screen.words[4].startswith("2. ")
    assert [*frames.places()][1:5] == [Place(1), Place(2, 0), Place(2, 1), Place(2, 2)]
