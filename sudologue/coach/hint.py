"""A hint: as much about a position as somebody wants to know, and no more."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sudologue.coach.ladder import HintKind, Ladder, Level, StepLadder, level_named
from sudologue.coach.revealed_facts import Fact, Highlights
from sudologue.inference import Inference, TraceStep
from sudologue.json_value import JsonValue
from sudologue.messages import in_language
from sudologue.model import Board
from sudologue.narration import Narrator
from sudologue.narration.notations import Notation, in_notation, notation_of
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.voice_registry import narrator_of
from sudologue.renamed import formerly
from sudologue.sketching import Mark, MarkKind, Sketch, sketches_of

if TYPE_CHECKING:
    from sudologue.coach.hint_request import HintRequest
    from sudologue.rendering.svg import Svg

_hint = Speaker(__name__)


@dataclass(frozen=True, repr=False)
class Hint(JsonValue):
    """A hint about a position, at one of six levels.

    `kind` is what it is about: a step, as a rule; something that is wrong; or that there is nothing
    to be done. The `token` names the position and the step: with it the same hint is had again. The
    `board` has the candidates that are reasoned on, and `asked` what it was asked about; the
    `inference` is there for programs; `tell`, `highlights` and `draw` keep to what the level
    `reveals`.
    """

    kind: HintKind
    level: Level
    token: str
    board: Board
    inference: Inference | None
    ladder: Ladder = field(compare=False)
    has_marks: bool = field(compare=False)
    asked: tuple[Board, HintRequest] = field(compare=False)

    @property
    def step(self) -> TraceStep | None:
        """The step it is about, with the board that it leads to; for programs, too."""
        return self.ladder.step if isinstance(self.ladder, StepLadder) else None

    def __repr__(self) -> str:
        return f"<Hint {self.kind} {self.level}: {self.token}>"

    def __str__(self) -> str:
        return self.tell()

    @in_language
    def tell(
        self,
        voice: str | Narrator = "conversational",
        notation: str | Notation = "rc",
        *,
        language: str | None = None,
    ) -> str:
        """What is said at this level.

        The voice is heard from `what` on; what proves a step is always told by the proof's own.
        """
        said = self.ladder.words(self.level, narrator_of(voice))
        return in_notation(said, notation_of(notation), self.board.layout.size).text

    @property
    def reveals(self) -> frozenset[Fact]:
        """All that this level gives away, with those before it."""
        return self.ladder.reveals(self.level)

    @property
    def highlights(self) -> Highlights:
        """What may be lit on a board at this level."""
        return Highlights.of(self.reveals)

    def more(self) -> Hint:
        """The same hint at the next level; the proof is the last."""
        return self.at(self.level.next)

    def at(self, level: str) -> Hint:
        """The same hint at a level."""
        return replace(self, level=level_named(level))

    @property
    def sketch(self) -> Sketch:
        """What the picture shows: what may be lit; from `what` on, what the step points out."""
        if isinstance(self.ladder, StepLadder) and self.level.tells_all:
            return sketches_of(self.ladder.scene)[-1]
        lights = self.highlights
        return Sketch(
            (
                *(Mark(house, MarkKind.BASE) for house in lights.houses),
                *(Mark(cell, MarkKind.CELL) for cell in lights.cells),
            )
        )

    def draw(self, theme: str = "auto", notation: str | Notation = "rc") -> Svg:
        """The board with what may be lit; from `what` on the picture of the step."""
        from sudologue.rendering.svg import draw_marks, draw_step, theme_named

        names = notation_of(notation)
        colours = theme_named(theme)
        if isinstance(self.ladder, StepLadder) and self.level.tells_all:
            return draw_step(self.ladder.scene, colours, names)
        words, title = self.tell(notation=names), _hint.say("title").text
        return draw_marks(
            self.board, self.sketch, title, words, colours, names, candidates=self.has_marks
        )

    text = formerly("text", tell)
    picture = formerly("picture", draw)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from sudologue.rendering.svg import bundle

        return bundle(self.tell(), self.draw())
