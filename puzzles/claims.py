"""Every claim of a telling, held against the board that its step stands on.

Passages carry what their words claim (`narration/claims/board_claims.py`). Whoever tells a whole
trace says of each claim which step it is about; what stands there without a step can only be about
the start. So a narration can be checked word by word, and here it is: what is false, what nobody
could check, and what says nothing at all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.narration import voices
from sudologue.narration.claims.board_claims import Assertion, AtStep
from sudologue.narration.claims.receipt_claims import RemovedBy
from sudologue.narration.phrasing.passage import Passage, Role
from sudologue.narration.voice_registry import Narrator

VOICES: tuple[str, ...] = tuple(voice.name for voice in voices())


@dataclass(frozen=True)
class Stated:
    """A claim as it is made: what is claimed, of which step if of one, and in which words."""

    claim: Assertion
    step: int | None
    passage: Passage
    offset: int

    @property
    def sentence(self) -> str:
        """The sentence that makes it."""
        return sentence_at(self.passage.text, self.offset)


@dataclass(frozen=True)
class Fault:
    """A claim that cannot stand, and why not."""

    voice: str
    why: str
    claim: Assertion
    step: int | None
    sentence: str

    def __str__(self) -> str:
        where = "" if self.step is None else f", step {self.step}"
        return f"{self.voice}{where}: {self.why}: {self.claim}\n    {self.sentence}"


@dataclass
class Tally:
    """How many claims were made, by voice and type, and those that cannot stand."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    faults: list[Fault] = field(default_factory=list[Fault])
    solves: int = 0

    def __iadd__(self, other: Tally) -> Tally:
        self.counts += other.counts
        self.faults += other.faults
        self.solves += other.solves
        return self

    @property
    def claims(self) -> int:
        """How many claims were made in all."""
        return self.counts.total()


_ENDS = re.compile(r"(?<=[.?])\s+(?=[A-Z0-9r(])|\n")


def sentence_at(text: str, offset: int) -> str:
    """The sentence of a text that a place in it belongs to.

    >>> sentence_at("1. Naked Pair. r1c1 can only be 4. So it is.", 20)
    'r1c1 can only be 4.'
    """
    ends = [0, *(end.end() for end in _ENDS.finditer(text)), len(text)]
    start, stop = next((a, b) for a, b in pairwise(ends) if a <= offset < b or b == len(text))
    return text[start:stop].strip()


def stated_in(passage: Passage) -> Iterator[Stated]:
    """The claims of a passage."""
    offset = 0
    for span in passage.spans:
        for claim in span.claims:
            step = None
            while isinstance(claim, AtStep):
                step, claim = claim.step, claim.claim
            yield Stated(claim, step, passage, offset)
        offset += len(span.text)


def check(result: SolveResult, voice: Narrator) -> Tally:
    """A result told by a voice, every claim held against its board."""
    return check_passages(result, voice.name, voice.narrate(result))


def check_all(result: SolveResult, names: Iterable[str] = VOICES) -> Tally:
    """A result told by several voices, by all of them unless some are named."""
    tally, wanted = Tally(), set(names)
    for voice in voices():
        if voice.name in wanted:
            tally += check(result, voice)
    tally.solves = 1
    return tally


def check_passages(result: SolveResult, voice: str, passages: Iterable[Passage]) -> Tally:
    """What passages about a result claim, held against its boards."""
    tally, is_opening = Tally(), True
    for passage in passages:
        is_opening = is_opening and not is_step(passage)
        for stated in stated_in(passage):
            tally.counts[voice, type(stated.claim).__name__] += 1
            why = _fault(result, stated, is_opening)
            if why is not None:
                fault = Fault(voice, why, stated.claim, stated.step, stated.sentence)
                tally.faults.append(fault)
    return tally


def is_step(passage: Passage) -> bool:
    """Whether a passage of a narration tells a step: it says its number first."""
    return bool(passage.spans) and passage.spans[0].role is Role.STEP


def check_step(passage: Passage, before: Board) -> list[str]:
    """What is wrong with the claims of a step told by itself."""
    return [
        f"{why}: {stated.claim}\n    {stated.sentence}"
        for stated in stated_in(passage)
        if (why := faulty(stated.claim, before)) is not None
    ]


def _fault(result: SolveResult, stated: Stated, is_opening: bool) -> str | None:
    """Why a claim cannot stand where it is made, if it cannot."""
    claim, step = stated.claim, stated.step
    if step is None:
        return faulty(claim, result.initial) if is_opening else "of no step"
    if not 1 <= step <= len(result.steps) + 1:
        return "of a step that there is not"
    why = faulty(claim, _seen(result, step))
    if why is None and isinstance(claim, RemovedBy) and not _was_made(result, claim, step):
        return "false: that step did not remove it"
    return why


def _was_made(result: SolveResult, claim: RemovedBy, step: int) -> bool:
    index = claim.step - 1
    if not 0 <= index < step - 1:
        return False
    before, after = result.board_before(index + 1), result.steps[index].board
    mask = before.masks.tables.candidate_mask(claim.candidates)
    return not mask & ~before.masks.live and not mask & (after.masks.live | after.masks.filled)


def _seen(result: SolveResult, step: int) -> Board:
    """The board that a step saw, or that the end of the trace did."""
    return result.final_board if step > len(result.steps) else result.board_before(step)


def faulty(claim: Assertion, board: Board) -> str | None:
    """Why a claim about a board cannot stand, if it cannot."""
    if says_nothing(claim):
        return "says nothing"
    return None if claim.holds(board) else "false"


# What a claim speaks of. Without any of it, it would be true of every board.
_SUBJECTS = ("cells", "seen", "candidates", "houses", "things", "truths")


def says_nothing(claim: Assertion) -> bool:
    """Whether a claim speaks of nothing: it could not be false.

    >>> from sudologue.narration.claims.board_claims import Sees
    >>> says_nothing(Sees((), ()))
    True
    """
    fields: dict[str, Any] = vars(claim) if hasattr(claim, "__dict__") else {}
    return type(claim).__name__ not in {"OnlyPlaces", "PlacesBeside", "IsOpen"} and any(
        fields.get(name) == () for name in _SUBJECTS
    )
