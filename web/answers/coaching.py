"""What the page asks for a player: a hint, what is wrong, why a digit cannot go somewhere."""

from __future__ import annotations

from typing import Any

import sudologue
from sudologue.coach import Hint, HintKind
from sudologue.inference import Placement, SolveResult
from sudologue.messages import Messages
from sudologue.narration import Passage, Role, in_full, say, voice_named
from sudologue.narration.notations import notation_named
from sudologue.rendering.player.replay_data import NOTHING, start_of
from sudologue.sketching import sketches_of
from web.answers.drawings import last_scene, layers, told
from web.answers.positions import Position
from web.answers.solving import Told

_say = Messages(__name__)

Data = object
_FAULTS = (HintKind.CONFLICT, HintKind.WRONG_ENTRY, HintKind.WRONG_MARK, HintKind.STALE_MARK)
_EASIEST = "full_house"


def hint_on(
    position: dict[str, Any],
    level: str = "nudge",
    token: str | None = None,
    near: int | None = None,
    voice: str = "conversational",
    notation: str = "rc",
    assume_unique: bool = False,
) -> Data:
    """A hint at a level; the token of the last one goes on with it."""
    at = Position.of(position)
    cell = None if near is None else at.layout.cells[near]
    found = _hints(at, level, token=token, near=cell, assume_unique=assume_unique)[0]
    words = found.ladder.words(found.level, voice_named(voice))
    return {
        "kind": found.kind.value,
        "level": found.level.value,
        "token": found.token,
        "has_more": found.more().tell() != found.tell(),
        "words": told([words], at.layout, notation_named(notation)),
        **_picture(found),
        **_action(found),
    }


def _hints(at: Position, level: str, count: int = 1, **wanted: Any) -> tuple[Hint, ...]:
    """Hints about a position."""
    found = sudologue.hint(at.board, level, count=count, marks=at.player_marks, **wanted)
    return found if isinstance(found, tuple) else (found,)


def _picture(found: Hint) -> dict[str, Data]:
    """What may be lit, and the candidates below it where these are what is spoken of."""
    needs_candidates = found.inference is not None and found.level.tells_all
    return {
        "layers": layers(found.board, found.sketch),
        "cells": start_of(found.board) if needs_candidates else None,
    }


def _action(found: Hint) -> dict[str, Data]:
    """What there is to be done, once it is out: the candidate to be placed, or those to go."""
    if found.inference is None or not found.level.tells_all:
        return {"placed": NOTHING, "gone": []}
    action, number = found.inference.action, found.board.layout.tables.candidate_number
    candidates = [number(each.cell, each.digit) for each in action.candidates]
    if isinstance(action, Placement):
        return {"placed": candidates[0], "gone": []}
    return {"placed": NOTHING, "gone": candidates}


def check(position: dict[str, Any], notation: str = "rc") -> Data:
    """All that is wrong with a position, as far as search can tell; not what would be right."""
    at, names = Position.of(position), notation_named(notation)
    # the one rule asks little, since what is wrong comes before any step
    hints = _hints(at, "what", 81, rules=[_EASIEST])
    faults = [hint for hint in hints if hint.kind in _FAULTS]
    narrator = voice_named("conversational")
    words = [hint.ladder.words(hint.level, narrator) for hint in faults]
    cells = {cell for hint in faults for cell in hint.highlights.cells}
    return {
        "is_right": not faults,
        "words": told(words or [_right(hints[0])], at.layout, names),
        "wrong": sorted(at.layout.tables.cell_number(cell) for cell in cells),
    }


def _right(found: Hint) -> Passage:
    """What is said where nothing is wrong."""
    cases = {HintKind.SEVERAL: ("several",), HintKind.DONE: ("done",)}.get(found.kind, ())
    return say(_say("right", *cases))


def why_not(
    position: dict[str, Any],
    cell: int,
    digit: int,
    voice: str = "conversational",
    notation: str = "rc",
    assume_unique: bool = False,
) -> tuple[Data, Told | None]:
    """Why a cell cannot be a digit, or that it can; and the proof, if it takes several pictures."""
    at = Position.of(position)
    board, where = at.pencilled.board, at.layout.cells[cell]
    # asked as what is so: of what is not, no reason gives the right digit away
    claim = f"{where}={digit}"
    found = sudologue.explain(board, claim, assume_unique=assume_unique)
    answer = sudologue.explain(board, claim.replace("=", "<>")) if found else found
    passages = answer.passages(in_full(voice_named(voice), full=True))
    proof = None if found.trace is None or not _takes_several(found.trace) else Told(found.trace)
    if found.proof is not None and proof is not None:
        passages = [each for each in passages if not _is_step(each)]
    return {
        "verdict": found.verdict.value,
        "words": told(passages, at.layout, notation_named(notation)),
        "solved": None if proof is None else proof.summary(),
        **_last_picture(found.trace),
    }, proof


def _takes_several(trace: SolveResult) -> bool:
    """Whether a reason has several steps, or its one step several pictures."""
    return len(trace.steps) > 1 or len(sketches_of(last_scene(trace))) > 1


def _is_step(passage: Passage) -> bool:
    """Whether a passage tells a numbered step, which the page shows one by one."""
    return any(span.role is Role.STEP for span in passage.spans[:3])


def _last_picture(trace: SolveResult | None) -> dict[str, Data]:
    """What the last step of a reason shows; what the board shows by itself needs no picture."""
    if trace is None:
        return {"layers": ["", "", ""], "cells": None}
    scene = last_scene(trace)
    return {
        "layers": layers(scene.before, sketches_of(scene)[-1]),
        "cells": start_of(scene.before),
    }
