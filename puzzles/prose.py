"""The laws of prose: what must be so of any step told in sentences, whatever it tells.

    found = faults(Told(step, before, "teacher"))     # {"long sentence": ["…"], …}

A law says what is wrong with a passage, in the words that are wrong. Most of them ask whether it
can be read; whether it is true, its claims say (`puzzles/claims.py`), and what is read back from
its words (`puzzles/stated.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property

from puzzles.names import Names
from puzzles.stated import sentences, statements
from puzzles.word_tokens import headline
from sudologue.inference import Evidence, SolveResult, TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named, voices
from sudologue.narration.corpus_test import blemishes
from sudologue.narration.phrasing.passage import Passage, Role, Span
from sudologue.narration.steps.scene import title_of
from sudologue.rules.cards import CARDS

LONGEST_SENTENCE = 60
LONGEST_STEP = 250


@dataclass(frozen=True)
class Told:
    """A step as a voice tells it."""

    step: TraceStep
    before: Board
    voice: str

    @property
    def rule(self) -> str:
        """The slug of the step's rule."""
        return self.step.inference.rule

    @cached_property
    def passage(self) -> Passage:
        """What the voice says of the step alone."""
        return voice_named(self.voice).tell(self.step, self.before)

    @property
    def text(self) -> str:
        """The words."""
        return self.passage.text

    @cached_property
    def sentences(self) -> list[str]:
        """The sentences, without the technique's name before them."""
        name = title_of(self.rule) + "."
        return [part for part in sentences(self.text) if part != name]

    @cached_property
    def names(self) -> Names:
        """How cells, digits and houses are written."""
        return Names(self.before.layout)


Law = Callable[[Told], Iterator[str]]


def _long_sentence(told: Told) -> Iterator[str]:
    for sentence in told.sentences:
        if len(sentence.split()) > LONGEST_SENTENCE:
            yield f"{len(sentence.split())} words: {sentence}"


def _long_step(told: Told) -> Iterator[str]:
    """Too many words; a proof in numbered lines may have more of these."""
    if "\n(" not in told.text and len(told.text.split()) > LONGEST_STEP:
        yield f"{len(told.text.split())} words"


def _compact_notation(told: Told) -> Iterator[str]:
    """`r8c13479` is for lists of eliminations, not for people."""
    if told.before.layout.size < 10:
        yield from re.findall(r"\br\d{2,}c\d+|\br\d+c\d{2,}", told.text)


def _blemish(told: Told) -> Iterator[str]:
    for line in told.text.split("\n"):
        yield from (f"{name}: {line}" for name in blemishes(line))


def _repeated_cell(told: Told) -> Iterator[str]:
    # what sees something begins a clause of its own
    for listed in re.findall(rf"(?<!thermometer from ){told.names.CELLS}(?! sees )", told.text):
        cells = told.names.cells_in(listed)
        if len(cells) > len(set(cells)):
            yield listed


_NUMBERS = {
    word: number
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1
    )
}
_WORD = "(" + "|".join(_NUMBERS) + ")"


def _wrong_number(told: Told) -> Iterator[str]:
    """Numbers in words beside the list that they count."""
    names, number = told.names, rf"(?:both|all {_WORD})"
    cells, digits, one = names.CELLS, names.digits, names.digit
    for sentence in told.sentences:
        counted = rf"({cells}),? (?:and )?({number}) (?!\w+ {cells}|{one} and {one})"
        for match in re.finditer(counted, sentence):
            if _number(match[2]) != len(names.cells_in(match[1])):
                yield match[0]
        for match in re.finditer(
            rf"({cells}) (?:as )?group [A-Z]\b[:,] {_WORD} cells?(?:,? (?:and )?|, with )"
            rf"{_WORD} digits?(?: \(({digits})\))?",
            sentence,
        ):
            listed = len(names.cells_in(match[1])), len(set(names.digits_in(match[4] or "")))
            wrong_digits = match[4] and _NUMBERS[match[3]] != listed[1]
            if _NUMBERS[match[2]] != listed[0] or wrong_digits:
                yield match[0]
        for match in re.finditer(
            rf"({cells}) holds? only ({digits}) between them: {_WORD} digits for {_WORD} cells",
            sentence,
        ):
            have = len(names.digits_in(match[2])), len(names.cells_in(match[1]))
            if (_NUMBERS[match[3]], _NUMBERS[match[4]]) != have:
                yield match[0]
        for match in re.finditer(rf"\b{_WORD} (?:\w+ )?cells?[,:]? ({cells})", sentence):
            if _NUMBERS[match[1]] != len(names.cells_in(match[2])):
                yield match[0]
        for match in re.finditer(rf"\bfin(s?) ({cells})", sentence):
            if (match[1] == "s") != (len(names.cells_in(match[2])) > 1):
                yield match[0]


def _number(text: str) -> int:
    return 2 if text == "both" else _NUMBERS[text.split()[-1]]


def _elsewhere(told: Told) -> Iterator[str]:
    """Cells that are named as in a house, and do not lie there."""
    for statement in statements(told.text, told.before.layout):
        if type(statement.claim).__name__ == "LiesIn" and not statement.claim.holds(told.before):
            yield statement.sentence


def _misstated(told: Told) -> Iterator[str]:
    """What the words state, read back, and held against the board."""
    for statement in statements(told.text, told.before.layout):
        if not statement.claim.holds(told.before):
            yield f"{statement.sentence} {statement.claim}"


# Words of the trade that say nothing to whoever has not met them.
_TRADE = re.compile(
    r"\blinked digits?\b|\blines? across\b|\bcrossing lines?\b|\bpartners?\b|\bpetals?\b|\bstems?\b"
    r"|\bcolours?\b|\btrue\b|\bfalse\b|\bstates?\b|\bcorners?\b|\bfins?\b|\bguardians?\b|\bpivots?\b"
    r"|\bpincers?\b|\bstrong\b|\bweak\b|\bnodes?\b|\bextras?\b|\bvertex|\bvertices\b"
    r"|(?<!\bin )\b(?:the|an?|one|both|two|either|each|first|second|last|near|far|other|outer) "
    r"(?:\w+ )?(?:ends?|bases?|covers?)\b(?! of (?:the |an? )?(?:row|column|line|puzzle)| cells?\b)"
)
# in whose company the word is plain English
_PLAIN = {"corner": ("rectangle", "square"), "colour": ("painted",), "end": ("chain",)}


def _undefined_word(told: Told) -> Iterator[str]:
    """Jargon in the teacher, unless it was explained: `call it the stem`, `r2c3 (a fin)`."""
    if told.voice != "teacher":
        return
    said = ""
    for sentence in told.sentences:
        said += sentence + " "
        for match in _TRADE.finditer(sentence):
            word = match[0].split()[-1].rstrip("s")
            explained = rf"\b(?:[Cc]all\w*|named?)\b[^.]*\b{word}|\([^)]*\b{word}\w*[^)]*\)"
            explained += rf"|\b{word}s?,? (?:that is|which is)|\b{word}s? \("
            explained += rf"|{told.names.CELL}, the {word}"
            explained += rf"|, the {word},"
            is_plain = any(other in said for other in _PLAIN.get(word, ()))
            if not re.search(explained, said) and not is_plain:
                yield f"{match[0]}: {sentence}"


def _other_names(told: Told) -> Iterator[str]:
    """What other voices call the technique."""
    known = {
        span.text
        for voice in voices()
        for span in voice.tell(told.step, told.before).spans[:1]
        if span.role is Role.RULE
    }
    known |= {
        re.split(r": ", voice_named("technical").tell(told.step, told.before).text)[0],
        title_of(told.rule),
    }
    card = CARDS[told.rule]
    titles = (card.title, headline(card))
    yield from (name for name in known if not f"{name} ".startswith(tuple(f"{t} " for t in titles)))


LAWS: dict[str, Law] = {
    "long sentence": _long_sentence,
    "long step": _long_step,
    "compact notation": _compact_notation,
    "blemish": _blemish,
    "repeated cell": _repeated_cell,
    "wrong number": _wrong_number,
    "cell elsewhere": _elsewhere,
    "misstated": _misstated,
    "undefined word": _undefined_word,
    "other name": _other_names,
}


def faults(told: Told) -> dict[str, list[str]]:
    """What is wrong with a step as it is told, law by law."""
    found = {name: list(law(told)) for name, law in LAWS.items()}
    return {name: wrong for name, wrong in found.items() if wrong}


def steps_told(result: SolveResult, voice: str) -> Iterator[Told]:
    """The steps of a result, each told by itself."""
    for number, step in enumerate(result.steps, 1):
        yield Told(step, result.board_before(number), voice)


# ------------------------------------------------------------------------- words without a claim

# Words that state a fact of the board.
FACTS = re.compile(
    r"can (?:each )?only|\bholds? only|\bsees?\b|\bsees? each other|\bonly places?\b"
    r"|\blast candidate|\bnothing left|\bno place (?:left )?for|\blies? in\b|\bhas one open cell"
)
_NAMING = {Role.CELL, Role.HOUSE, Role.CANDIDATE}


def unclaimed(passage: Passage) -> list[str]:
    """Sentences that name cells or houses and state a fact in words without a claim."""
    found: list[str] = []
    for spans in _by_sentence(passage):
        if not any(span.role in _NAMING for span in spans):
            continue
        words = "".join("#" if span.claims else span.text for span in spans)
        words = re.sub(r"\ACount the digits that \S+ sees", "", words.strip())  # no statement
        # why a digit is forced, in brackets after the claim that it is
        words = re.sub(r"(#[^()#]*)\((?:the )?(?:only place|its last)[^)]*\)", r"\1", words)
        for match in FACTS.finditer(words):
            found.append(f"{match[0]}: {''.join(span.text for span in spans).strip()}")
    return found


def _by_sentence(passage: Passage) -> Iterator[list[Span]]:
    """The spans of a passage, cut where sentences end."""
    sentence: list[Span] = []
    for span in passage.spans:
        pieces = re.split(r"(?<=[.?])\s+|\n", span.text) if span.role is Role.PLAIN else [span.text]
        if span.claims or len(pieces) == 1:
            sentence.append(span)
            continue
        for piece in pieces[:-1]:
            yield [*sentence, Span(piece)]
            sentence = []
        sentence.append(Span(pieces[-1]))
    yield sentence


# --------------------------------------------------------------------------- reasons and the like


def nameless(text: str, names: Names) -> str:
    """A text without its cells, digits and houses, to compare ideas by.

    >>> from sudologue.model import CLASSIC
    >>> nameless("r1c1 and r1c5 hold the 4 of row 1", Names(CLASSIC))
    '… hold the … of …'
    """
    text = re.sub(names.CELLS, "…", text)
    text = re.sub(names.houses, "…", text)
    return re.sub(rf"\b{names.digits}(?:'?s)?\b", "…", text)


def shape(evidence: Evidence) -> tuple[object, ...]:
    """What kind of thing evidence shows: its type, and what kind of it, where fields say so."""
    kinds: list[object] = [type(evidence).__name__]
    for part in fields(evidence):
        value = getattr(evidence, part.name)
        if isinstance(value, (bool, Enum)):
            kinds.append((part.name, value))
    return tuple(kinds)
