"""What reading a narration found: how much was read, and what of it is wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class WordFault:
    """What is wrong with a sentence: of which kind, where, in which words."""

    voice: str
    kind: str
    words: str
    sentence: str
    step: int | None = None

    def __str__(self) -> str:
        where = "" if self.step is None else f", step {self.step}"
        return f"{self.voice}{where}: {self.kind}: {self.words}\n    {self.sentence}"


@dataclass
class WordTally:
    """How much was read, how much of it was held against what, and what is wrong."""

    sentences: int = 0
    tokens: Counter[str] = field(default_factory=Counter[str])
    loose: Counter[str] = field(default_factory=Counter[str])
    faults: list[WordFault] = field(default_factory=list[WordFault])
    solves: int = 0

    def __iadd__(self, other: WordTally) -> WordTally:
        self.sentences += other.sentences
        self.tokens += other.tokens
        self.loose += other.loose
        self.faults += other.faults
        self.solves += other.solves
        return self
