"""What the answers to a player have in common: they are told, drawn, and show themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sudologue.inference import Inference, SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration.notations import Notation, all_in_notation, notation_of
from sudologue.renamed import warn_of

if TYPE_CHECKING:
    from sudologue.narration import Narrator, Passage
    from sudologue.rendering.svg import Svg


class PlayerAnswer(ABC):
    """An answer about a board, and what shows it: an inference there, or a proof of several."""

    board: Board
    inference: Inference | None
    proof: SolveResult | None

    @abstractmethod
    def passages(self, voice: str | Narrator = "conversational") -> tuple[Passage, ...]:
        """The answer in words, with the reason told in a voice."""

    def tell(
        self, voice: str | Narrator = "conversational", notation: str | Notation = "rc"
    ) -> str:
        """The answer as plain text."""
        from sudologue.rendering import plain_text

        names = notation_of(notation)
        return plain_text(all_in_notation(self.passages(voice), names, self.board.layout.size))

    def draw(self, theme: str = "auto", notation: str | Notation = "rc") -> Svg:
        """The step that shows it, the last of several; or the board, if none is needed."""
        from sudologue.narration.steps.scene import scene_of
        from sudologue.rendering.svg import draw_board, draw_step, theme_named

        names = notation_of(notation)
        board, inference, colours = self.board, self.inference, theme_named(theme)
        if self.proof is not None:
            step = self.proof.steps[-1]
            board, inference = self.proof.board_before(step), step.inference
        if inference is None:
            return draw_board(board, colours, names, candidates=True)
        step = TraceStep(inference, inference.action.apply(board))
        return draw_step(scene_of(step, board), colours, names)

    def text(
        self, voice: str | Narrator = "conversational", notation: str | Notation = "rc"
    ) -> str:
        """The answer as plain text, by the name that `tell` had in 0.1."""
        warn_of("text()", "tell()")
        return self.tell(voice, notation)

    def __str__(self) -> str:
        return self.tell()

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from sudologue.rendering.svg import bundle

        return bundle(self.tell(), self.draw())
