"""Clauses that follow from one another, in sentences that are not too long to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.languages.english.grammar import sentence_case
from sudologue.narration.phrasing.passage import Part, Passage, join, say

MOST_CLAUSES = 5
"""How many clauses stand in a sentence."""

_MOST_IN_TURN = 3
_WORDS_IN_TURN = 28
_WORDS_IN_A_LIST = 35
_SHORT = 3

MOST_WORDS = 50
"""How many words a sentence has at most, if its clauses are not longer by themselves."""


def chained(clauses: Sequence[Passage]) -> Passage:
    """What follows, each from the one before; one that has two parts ends its sentence.

    >>> chained([say("it's 9"), say("r2c5 isn't, and r2c9 is"), say("r2c6 is 7")]).text
    "it's 9, so r2c5 isn't, and r2c9 is. So r2c6 is 7"
    """
    sentences = [[clauses[0]]]
    for clause in clauses[1:]:
        last = sentences[-1]
        room = _MOST_IN_TURN - ("," in clause.text)
        if len(last) >= room or "," in last[-1].text:
            sentences.append([say("so ", clause)])
        else:
            last.append(clause)
    return in_sentences(join(each, ", so ") for each in sentences)


def following(clauses: Sequence[Passage]) -> Passage:
    """What follows, each from the one before, in a list: `a, so b, c, and d. Then e, f, and g`."""
    is_long = any(len(clause.text.split()) > _SHORT for clause in clauses)
    first, *others = _gathered(clauses[1:], len(clauses[0].text.split()), _WORDS_IN_TURN)
    told = [say(clauses[0], ", so ", _run(first, is_long)) if first else clauses[0]]
    return in_sentences([*told, *(say("then ", _run(each, is_long)) for each in others)])


def in_lists(clauses: Sequence[Passage]) -> Passage:
    """Clauses in one list or in several: `a, b and c. Then d and e`."""
    first, *others = _gathered(clauses, 0, _WORDS_IN_A_LIST)
    return in_sentences([_run(first, False), *(say("then ", _run(each, False)) for each in others)])


def _run(clauses: Sequence[Passage], is_long: bool) -> Passage:
    """`a, b and c`; of long clauses, `a, b, and c`."""
    if len(clauses) == 1:
        return clauses[0]
    before_last = ", and " if is_long else " and "
    return say(join(clauses[:-1], ", "), before_last, clauses[-1])


def in_turn(start: Passage, clauses: Sequence[Passage]) -> Passage:
    """What follows from a start, each from the one before: `a; then b, c, and d. Then e, and f`.

    >>> in_turn(say("if it is 1, this is 2"), [say("that is 3"), say("the last is 4")]).text
    'if it is 1, this is 2; then that is 3, and the last is 4'
    """
    if not clauses:
        return start
    first, *others = _gathered(clauses, len(start.text.split()))
    told = [say(start, "; then ", listed(first)), *(say("then ", listed(each)) for each in others)]
    return in_sentences(told)


def side_by_side(clauses: Sequence[Passage], words: int = 0) -> Passage:
    """Independent clauses in few sentences, each with room for so many words before and behind."""
    return in_sentences([listed(each) for each in _gathered(clauses, 0, MOST_WORDS - words)])


def in_sentences(passages: Iterable[Passage]) -> Passage:
    """One passage from several sentences; the last has no full stop, the first no capital."""
    first, *others = passages
    parts: list[Part] = [first]
    for each in others:
        parts += (". ", sentence_case(each))
    return say(*parts)


def listed(clauses: Sequence[Passage]) -> Passage:
    """`a`, `a, and b`, `a, b, and c`; where they have commas themselves, `a; b; and c`."""
    if len(clauses) == 1:
        return clauses[0]
    comma = ";" if any("," in clause.text for clause in clauses) else ","
    return say(join(clauses[:-1], f"{comma} "), f"{comma} and ", clauses[-1])


def _gathered(
    clauses: Sequence[Passage], words: int, most: int = MOST_WORDS
) -> list[list[Passage]]:
    """The clauses sentence by sentence; the first of these has so many words already."""
    groups: list[list[Passage]] = [[]]
    for clause in clauses:
        more = len(clause.text.split())
        if groups[-1] and (words + more > most or len(groups[-1]) == MOST_CLAUSES):
            groups.append([])
            words = 0
        groups[-1].append(clause)
        words += more
    return groups
