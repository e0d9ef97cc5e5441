"""A refutation as a story: what is supposed, what follows, and where that ends.

Up to a dozen lines are told one by one, each with its reason. Of more, the last ones are, since
these run into the dead end; the digits before them are listed, in order. A supposition made on top
of the first has a line of its own that says how it ends, the last ones first where there is no room
for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

from sudologue.model import Board
from sudologue.narration.phrasing.english import sentence, sentence_case
from sudologue.narration.phrasing.passage import NEW_LINE, Part, Passage, join, phrase, say
from sudologue.rules.forcing.evidence import ProofLines, Refutation
from sudologue.rules.forcing.telling.dead_ends import (
    emptied_and_why,
    end_alike,
    fail_on_top,
    refuted_on_top,
)
from sudologue.rules.forcing.telling.numbered import lines_of_refutation, number_of_lines
from sudologue.rules.forcing.telling.sentences import Reasons, by_singles, with_reasons
from sudologue.rules.forcing.telling.settled import Settled, settled_by

DOZEN = 12
"""The most lines that are all told one by one."""

_FIRST = 3
_LAST = 8
_LAST_OF_NESTED = 5
_WORDS = 130
_A_LINE, _A_DIGIT, _A_REFUTATION, _A_SUPPOSITION = 6, 2, 15, 3


def offer(lines: int) -> Passage:
    """That there are so many lines, where not all are told."""
    return say(f" (told in full, it has {lines} lines)")


def story(proof: Refutation, board: Board, full: bool, reasons: Reasons | None = None) -> Passage:
    """What is supposed, what follows from it, and how it ends, without the last full stop."""
    is_nested = proof.depth > 1
    if full and is_nested:
        return _in_full(proof)
    settled = settled_by(proof.assumption, proof.lines)
    chosen = [True] * len(proof.lines) if full else _told_one_by_one(proof.lines)
    opening = phrase("suppose {} is {}.", proof.assumption.cell, proof.assumption.digit)
    end = sentence_case(emptied_and_why(proof, board))
    if _leaves_out(proof, chosen):
        end += offer(number_of_lines(proof))
    if is_nested:
        end = say(NEW_LINE, end)
    return _run_on([opening, *_followed(proof.lines, chosen, settled, reasons or Reasons()), end])


def _run_on(sentences: Sequence[Passage]) -> Passage:
    """The sentences with spaces between them, but where a new line begins."""
    parts: list[Part] = []
    for each in sentences:
        if parts and each.spans[0] is not NEW_LINE:
            parts.append(" ")
        parts.append(each)
    return say(*parts)


def beginning(proof: Refutation) -> Passage:
    """What is supposed, and the first few digits that follow."""
    opening = phrase("suppose {} is {}", proof.assumption.cell, proof.assumption.digit)
    forced = [line for line in proof.lines[:_FIRST] if not isinstance(line, Refutation)]
    if not forced:
        return opening
    settled = settled_by(proof.assumption, proof.lines)
    sentences = map(sentence_case, with_reasons(forced, settled, Reasons(), "then "))
    return join([opening, *sentences], ". ")


def _leaves_out(proof: Refutation, chosen: Sequence[bool]) -> bool:
    """Whether most suppositions, three out of four or more, are only named."""
    pairs = zip(proof.lines, chosen, strict=True)
    told = [is_told for line, is_told in pairs if isinstance(line, Refutation)]
    return 4 * sum(told) <= len(told) > 0


def _in_full(proof: Refutation) -> Passage:
    """All lines, numbered."""
    numbered = lines_of_refutation(proof)
    *lines, last = numbered
    last_words = last.spans[-1]
    ended = say(*last.spans[:-1], last_words.text.removesuffix("."))
    head = say(f"here are all {len(numbered)} lines of it:")
    return join([head, *lines, ended], NEW_LINE)


def _told_one_by_one(lines: ProofLines) -> list[bool]:
    """Which lines are told with their reasons, which suppositions with their ends."""
    number = len(lines)
    refuted = [index for index, line in enumerate(lines) if isinstance(line, Refutation)]
    if not refuted:
        return [number <= DOZEN or index >= number - _LAST for index in range(number)]
    forced = [index for index, line in enumerate(lines) if not isinstance(line, Refutation)]
    last = [index for index in forced if index > refuted[-1]][-_LAST_OF_NESTED:]
    room = _WORDS - _A_DIGIT * len(forced) - _A_SUPPOSITION * len(refuted)
    room -= (_A_LINE - _A_DIGIT) * len(last)
    chosen = [index in last for index in range(number)]
    for index in reversed(refuted):
        room -= _A_REFUTATION - _A_SUPPOSITION
        if room < 0:
            break
        chosen[index] = True
    start = next((index for index in refuted if chosen[index]), number)
    for index in reversed(forced):
        if chosen[index] or not (index > start or chosen[refuted[0]]):
            continue
        if _is_alone(index, chosen, lines):
            chosen[index] = True
        elif room >= _A_LINE - _A_DIGIT and chosen[refuted[0]]:
            chosen[index], room = True, room - (_A_LINE - _A_DIGIT)
    return chosen


def _is_alone(index: int, chosen: Sequence[bool], lines: ProofLines) -> bool:
    """Whether a digit would be listed by itself, which takes as many words as its reason."""
    around = [near for near in (index - 1, index + 1) if 0 <= near < len(lines)]
    return all(chosen[near] or isinstance(lines[near], Refutation) for near in around)


def _followed(
    lines: ProofLines, chosen: Sequence[bool], settled: Settled, reasons: Reasons
) -> Iterator[Passage]:
    """What follows, in sentences; suppositions on lines of their own."""
    pairs = list(zip(lines, chosen, strict=True))
    start = next((index for index, (_, is_told) in enumerate(pairs) if is_told), len(pairs))
    yield from map(sentence, _in_short(lines[:start], settled))
    opening, is_first, is_after = "then ", True, False
    for (is_forced, is_told), group in groupby(
        pairs[start:], key=lambda pair: (not isinstance(pair[0], Refutation), pair[1])
    ):
        part = tuple([line for line, _ in group])
        forced = [line for line in part if not isinstance(line, Refutation)]
        refuted = [line for line in part if isinstance(line, Refutation)]
        if not is_told:
            short = _in_short(part, settled)
            if is_after:
                short = chain([say("with that ruled out, ", next(short))], short)
            yield from map(sentence, short)
        elif is_forced:
            yield from map(sentence, with_reasons(forced, settled, reasons, opening))
        elif refuted:
            for alike in _alike(refuted):
                on_top = refuted_on_top(alike, settled, is_first)
                yield say(NEW_LINE, sentence(on_top))
                is_first = False
        opening, is_after = ("so ", True) if refuted else ("then ", False)


def _alike(proofs: Sequence[Refutation]) -> Iterator[list[Refutation]]:
    """Neighbours that end alike, together."""
    together: list[Refutation] = []
    for proof in proofs:
        if together and not end_alike(together[0], proof):
            yield together
            together = []
        together.append(proof)
    yield together


def _in_short(lines: ProofLines, settled: Settled) -> Iterator[Passage]:
    """Lines by what they settle alone."""
    forced = [line for line in lines if not isinstance(line, Refutation)]
    refuted = [line for line in lines if isinstance(line, Refutation)]
    if refuted:
        yield fail_on_top(refuted, settled)
    if forced:
        first, *more = by_singles(forced, settled)
        yield say("with that, ", first) if refuted else first
        yield from more
