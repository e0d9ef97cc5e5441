"""Golden sentences: what each rule is told like, in each voice, word for word.

A family's table stands in the test beside its telling (`rules/wings/telling_test.py`), under the name
GOLDEN; add a `Golden` there for a new rule, and `test_golden = golden_test(GOLDEN)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path

import pytest

import sudologue.rules
from sudologue.inference import TraceStep
from sudologue.model import Board, Candidate
from sudologue.narration import voices
from sudologue.rules import named
from sudologue.rules.cards import CARDS


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A position, the rule whose first inference there is told, and what each voice says.

    The position is the example of the rule's card, unless there is a `puzzle`; `gone` are candidates
    that earlier eliminations took from it. The proof is given line by line.
    """

    rule: str
    puzzle: str = ""
    gone: tuple[str, ...] = ()
    terse: str
    conversational: str
    technical: str
    teacher: str
    proof: tuple[str, ...]

    @cached_property
    def board(self) -> Board:
        board = Board.from_string(self.puzzle or CARDS[self.rule].example)
        return board.eliminate(map(Candidate.parse, self.gone)) if self.gone else board

    @cached_property
    def step(self) -> TraceStep:
        inference = named(self.rule).first(self.board)
        assert inference is not None, f"{self.rule} finds nothing here"
        return TraceStep(inference, inference.action.apply(self.board))

    def expected(self, voice: str) -> str:
        return "\n".join(self.proof) if voice == "proof" else getattr(self, voice)


def golden_sentences() -> Iterator[Golden]:
    """The golden sentences of all families."""
    folder = Path(sudologue.rules.__path__[0])
    for path in sorted(folder.glob("*/**/*_test.py")):
        inner = path.relative_to(folder.parents[1]).with_suffix("")
        if "telling" in path.stem or path.parent.name == "telling":
            yield from getattr(import_module(".".join(inner.parts)), "GOLDEN", ())


def golden_test(table: Iterable[Golden]) -> Callable[[Golden], None]:
    """A test that every voice says of every entry what the table says."""

    @pytest.mark.parametrize("golden", table, ids=lambda golden: golden.rule)
    def test(golden: Golden) -> None:
        for voice in voices():
            told = voice.tell(golden.step, golden.board).text
            assert told == golden.expected(voice.name), voice.name

    return test
