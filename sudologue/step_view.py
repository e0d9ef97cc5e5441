"""A step to be looked at: told, drawn or taken apart in one call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sudologue.inference import Action, SolveResult, Thread, TraceStep
from sudologue.json_value import JsonValue
from sudologue.messages import in_language
from sudologue.model import Board

if TYPE_CHECKING:
    from sudologue.narration import Narrator
    from sudologue.narration.notations import Notation
    from sudologue.narration.steps.parts import StepParts
    from sudologue.narration.steps.scene import Scene
    from sudologue.narration.voice_registry import VoicesLike as VoicesLike  # for results
    from sudologue.rendering.svg import Svg
    from sudologue.sketching import Sketch


@dataclass(frozen=True)
class StepView(JsonValue):
    """A step of a result, with its number, from 1, and the board that it saw.

    One that `is_option` could be taken next: it has a result of its own, and is told by itself.
    """

    result: SolveResult
    number: int
    is_option: bool = False

    @property
    def step(self) -> TraceStep:
        """The step."""
        return self.result.steps[self.number - 1]

    @property
    def before(self) -> Board:
        """The board that it saw."""
        return self.result.board_before(self.number)

    @property
    def board(self) -> Board:
        """The board that it led to."""
        return self.step.board

    @property
    def rule(self) -> str:
        """The slug of its rule."""
        return self.step.inference.rule

    @property
    def action(self) -> Action:
        """Its conclusion."""
        return self.step.inference.action

    @property
    def thread(self) -> Thread | None:
        """The run of steps that it belongs to: of one digit, or in one house."""
        return next((its for its in self.result.threads if self.number in its.numbers), None)

    @property
    def sketches(self) -> tuple[Sketch, ...]:
        """What its pictures show, as marks and joins; nearly always there is one."""
        from sudologue.sketching import sketches_of

        return sketches_of(self._scene)

    @property
    def parts(self) -> StepParts:
        """What there is to say of it, from the vaguest hint to the whole proof."""
        from sudologue.narration.steps.parts import parts_of

        return parts_of(self._scene)

    @property
    def _scene(self) -> Scene[Any]:
        from sudologue.narration.steps.scene import scene_at

        return scene_at(self.result, self.number)

    @in_language
    def tell(
        self,
        voice: str | Narrator = "conversational",
        notation: str | Notation = "rc",
        *,
        full: bool = False,
        language: str | None = None,
    ) -> str:
        """The step in words."""
        from sudologue.api import narrate

        told = narrate(self.result, voice, notation, step=self.number, full=full)
        return told.removeprefix(f"{self.number}. ") if self.is_option else told

    def draw(
        self, theme: str = "auto", notation: str | Notation = "rc", *, frame: int | None = None
    ) -> Svg:
        """The step as a picture; of one that takes several, the last, or a frame, from 1."""
        from sudologue.api import draw

        return draw(self.result, self.number, theme=theme, notation=notation, frame=frame)

    def __str__(self) -> str:
        return self.tell()

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from sudologue.rendering.svg import bundle

        return bundle(self.tell(), self.draw())
