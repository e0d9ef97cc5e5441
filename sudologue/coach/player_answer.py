"""What the answers to a player have in common: they are told, drawn, and show themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sudologue.inference import Inference, SolveResult, TraceStep
from sudologue.messages import in_language
from sudologue.model import Board
from sudologue.narration.notations import Notation, all_in_notation, notation_of
from sudologue.renamed import formerly

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

    @in_language
    def tell(
        self,
        voice: str | Narrator = "conversational",
        notation: str | Notation = "rc",
        *,
        language: str | None = None,
    ) -> str:
        """The answer as plain text."""
        from sudologue.rendering import plain_text

        names, size = notation_of(notation), self.board.layout.size
        return plain_text(all_in_notation(self.passages(voice), names, size))

    text = formerly("text", tell)

    def draw(self, theme: str = "auto", notation: str | Notation = "rc") -> Svg:
        """The step that shows it, the last of several; or the board, if none is needed."""
        from sudologue.narration.steps.scene import scene_of
        from sudologue.rendering.svg import draw_board, draw_step, theme_named

        names, colours, board = notation_of(notation), theme_named(theme), self.board
        if self.proof is not None:
            step, board = self.proof.steps[-1], self.proof.board_before(len(self.proof.steps))
        elif self.inference is not None:
            step = TraceStep(self.inference, self.inference.action.apply(board))
        else:
            return draw_board(board, colours, names, candidates=True)
        return draw_step(scene_of(step, board), colours, names)

    def __str__(self) -> str:
        return self.tell()

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from sudologue.rendering.svg import bundle

        return bundle(self.tell(), self.draw())
