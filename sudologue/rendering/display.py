"""How boards, steps and results show themselves in a notebook."""

from __future__ import annotations

from html import escape

from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration.phrasing.passage import phrase
from sudologue.narration.steps.causes import eliminated
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import technique
from sudologue.rendering.picture import draw
from sudologue.rendering.svg import bundle, draw_board


def board_bundle(board: Board) -> dict[str, str]:
    """A board, with its candidates once something about them was worked out."""
    return bundle(repr(board), draw_board(board, candidates=bool(eliminated(board))))


def drawn(board: Board, candidates: bool) -> str:
    """A board as characters; with its candidates at any rate, where the puzzle rules some out."""
    return draw(board, candidates=candidates or bool(board.masks.barred)).text


def step_bundle(step: TraceStep) -> dict[str, str]:
    """A step by itself: its technique and conclusion, and the board that it led to.

    How it argues is told of a step that knows the board before it: `result.look(16)`.
    """
    inference = step.inference
    told = phrase("{}: {}", technique(inference.rule), conclusion(inference.action))
    return bundle(f"{told.text}.", draw_board(step.board, candidates=True))


def result_bundle(result: SolveResult) -> dict[str, str]:
    """A result: a line of words, its last board, and a player that goes through its steps."""
    from sudologue.rendering.player import page_of  # boards and steps do without it

    page = escape(page_of(result))
    return {
        "text/plain": repr(result),
        "image/svg+xml": draw_board(result.final_board),
        "text/html": f'<iframe srcdoc="{page}" width="100%" height="720" '
        'style="border:0" title="The solve, step by step"></iframe>',
    }
