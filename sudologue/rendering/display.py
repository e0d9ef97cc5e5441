"""How things show themselves in a notebook: as words, as a picture, and as a figure with both."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from sudologue.model import Board
from sudologue.rendering.svg import Svg, draw_board

if TYPE_CHECKING:
    from sudologue.inference import SolveResult, TraceStep

_FIGURE = 426


def bundle(words: str, picture: Svg) -> dict[str, str]:
    """The same in each form that a notebook may ask for.

    The figure has the picture as an image of its own, so that nothing of it leaks into the page,
    and the words twice: for those who do not see it, and below it.
    """
    return {"text/plain": words, "image/svg+xml": picture, "text/html": figure(words, picture)}


def figure(words: str, picture: Svg) -> str:
    """A picture with a caption, as HTML."""
    data = b64encode(picture.encode()).decode("ascii")
    text = escape(words)
    return (
        f'<figure style="margin:0"><img width="{_FIGURE}" height="{_FIGURE}" alt="{text}" '
        f'src="data:image/svg+xml;base64,{data}">'
        f'<figcaption style="max-width:44em;white-space:pre-line">{text}</figcaption></figure>'
    )


def board_bundle(board: Board) -> dict[str, str]:
    """A board, with its candidates once something about them was worked out."""
    return bundle(repr(board), draw_board(board, candidates=_says_more(board)))


def _says_more(board: Board) -> bool:
    """Whether some candidate is gone that no digit rules out."""
    from sudologue.narration.steps.causes import eliminated

    return bool(eliminated(board))


def step_bundle(step: TraceStep) -> dict[str, str]:
    """A step by itself: its technique and conclusion, and the board that it led to.

    How it argues is told of a step that knows the board before it: `result.look(16)`.
    """
    from sudologue.narration.phrasing.passage import phrase
    from sudologue.narration.steps.conclusions import conclusion
    from sudologue.narration.steps.scene import technique

    inference = step.inference
    told = phrase("{}: {}", technique(inference.rule), conclusion(inference.action))
    return bundle(f"{told.text}.", draw_board(step.board, candidates=True))


def result_bundle(result: SolveResult) -> dict[str, str]:
    """A result: a line of words, its last board, and a player that goes through its steps."""
    from sudologue.rendering.player import page_of

    page = escape(page_of(result))
    return {
        "text/plain": repr(result),
        "image/svg+xml": draw_board(result.final_board),
        "text/html": f'<iframe srcdoc="{page}" width="100%" height="720" '
        'style="border:0" title="The solve, step by step"></iframe>',
    }
