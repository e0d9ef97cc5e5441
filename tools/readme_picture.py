"""The picture at the head of the README: moments of a solve, one after the other, drawn and told.

    python -m tools.readme_picture

writes it anew; a test sees to it that it shows what the code does. It is one SVG file that obeys
its reader: it is dark where dark is preferred, and stands still where motion is not wanted.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

from sudologue import solve
from sudologue.inference import SolveResult
from sudologue.model import CLASSIC
from sudologue.narration.notations import RC
from sudologue.narration.steps.scene import scene_at
from sudologue.rendering.svg.document import FONT, BoardPage, escaped, geometry_of
from sudologue.rendering.svg.palette import Palette, Theme, exchange
from sudologue.rendering.svg.sketch_overlay import Overlay, overlay
from sudologue.sketching import sketches_of

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
FILE = Path(__file__).resolve().parents[1] / "docs/readme.svg"

STEPS = (1, 3, 5, 15, 16)
STILL = 15
"""The step that is shown where nothing may move."""

_SECONDS = 5
_LETTERS_A_LINE, _LINES, _SIZE, _LEADING, _LEFT = 66, 5, 15, 22, 22
_TITLE = "Moments of a solve: each step is drawn on the board, and told below it"


def picture() -> str:
    """The whole file."""
    result = solve(PUZZLE)
    moments = [*((step, *_step(result, step)) for step in STEPS), (0, *_end(result))]
    whole = geometry_of(CLASSIC).whole
    height = whole + _LINES * _LEADING + _SIZE
    frames = "".join(
        f'<g class="m{" still" if step == STILL else ""}" style="animation-delay:{_SECONDS * n}s">'
        f"{body}{words}</g>"
        for n, (step, body, words) in enumerate(moments)
    )
    paper = f'<rect width="{whole}" height="{height}" fill="{Palette(Theme.AUTO)["paper"]}"/>'
    style = f"{_motion(len(moments))}{exchange(paper + frames)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sudologue" role="img" '
        f'viewBox="0 0 {whole} {height}" width="{whole}" height="{height}" '
        f'font-family="{FONT}" text-anchor="middle" fill="none">'
        f"<title>{_TITLE}</title><style>{style}</style>{paper}{frames}</svg>\n"
    )


def _motion(moments: int) -> str:
    """Each moment is seen for its part of the time; where motion is not wanted, one for ever."""
    part = f"{100 / moments:.3f}%"
    return (
        f"@keyframes m{{0%{{visibility:visible}}{part},100%{{visibility:hidden}}}}"
        f".m{{visibility:hidden;animation:m {_SECONDS * moments}s step-end infinite}}"
        "@media (prefers-reduced-motion:reduce){.m{animation:none}.still{visibility:visible}}"
    )


def _step(result: SolveResult, number: int) -> tuple[str, str]:
    """A step's picture and its words."""
    scene = scene_at(result, number)
    drawn = overlay(
        geometry_of(scene.layout), Palette(Theme.AUTO), scene.before, sketches_of(scene)[-1]
    )
    body = BoardPage(scene.before, Theme.AUTO, RC).body(drawn, candidates=True)
    return body, _words(result.look(number).tell())


def _end(result: SolveResult) -> tuple[str, str]:
    """The solution, and what it is worth."""
    body = BoardPage(result.final_board, Theme.AUTO, RC).body(Overlay("", "", ""), candidates=False)
    steps = len(result.steps)
    return body, _words(f"Solved in {steps} steps, each of them forced: the only solution.")


def _words(text: str) -> str:
    """The words below the board, line by line."""
    ink, top = Palette(Theme.AUTO)["given"], geometry_of(CLASSIC).whole
    return "".join(
        f'<text x="{_LEFT}" y="{top + _SIZE + _LEADING * n}" text-anchor="start" '
        f'font-size="{_SIZE}" fill="{ink}">{escaped(line)}</text>'
        for n, line in enumerate(_lines(text))
    )


def _lines(text: str) -> Iterator[str]:
    lines = textwrap.wrap(text, _LETTERS_A_LINE)
    assert len(lines) <= _LINES, f"too long to be read in {_SECONDS} seconds: {text}"
    yield from lines


def main() -> None:
    """Write the picture."""
    FILE.write_text(picture(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
