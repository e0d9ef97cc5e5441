"""The lines of a proof in sentences, with their reasons or without.

Lines that follow from the same things stand side by side, and `so` leads to what follows from them.
Without reasons, digits are listed in an order in which a pencil can write them down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sudologue.inference import CellConstraint, ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Numbers
from sudologue.narration.phrasing.english import (
    clauses,
    clue_name,
    listed,
    listing,
    number_word,
    within,
)
from sudologue.narration.phrasing.passage import Part, Passage, Span, join, phrase, say, states
from sudologue.rules.forcing.evidence import FollowingLine, Forced, Struck
from sudologue.rules.forcing.telling.numbered import WITHOUT_REPEATS, cannot_be, left_out
from sudologue.rules.forcing.telling.settled import Settled, forced
from sudologue.wording import noun_for

_LINES_A_SENTENCE = 4
_DIGITS_A_SENTENCE = 17


class Reasons:
    """Why lines hold, in brackets: in so many words at first, then as briefly as will do.

    `(only place in column 5)`, and after that `(box 8)`; `(its last candidate)`, then `(its last)`;
    `(however the 10-cage at r1c1 is filled)`, then `(the 10-cage at r1c1)`.
    """

    def __init__(self) -> None:
        self._said: set[type[Constraint | ClueConstraint]] = set()

    def why(self, truth: Constraint | ClueConstraint) -> Passage:
        """Why what is left of a truth is true, or what no way to fill a clue uses is false."""
        again = type(truth) in self._said
        self._said.add(type(truth))
        match truth:
            case HouseConstraint(house):
                return say(house) if again else phrase("only place {}", within(house))
            case CellConstraint():
                return say("its last" if again else "its last candidate")
            case ClueConstraint(clue):
                name = clue_name(clue)
                return name if again else phrase("however {} is filled", name)
            case _:
                return phrase("all that is left of {}", left_out(truth))


def with_reasons(
    lines: Sequence[FollowingLine], settled: Settled, reasons: Reasons, opening: str
) -> list[Passage]:
    """`then r6c9 is 4 (its last candidate), so r3c3 is 4 (only place in column 3)`."""
    sentences: list[list[Part]] = []
    rooms: list[int] = []
    openings: list[str] = []
    for level in _levels(lines):
        for start in range(0, len(level), _LINES_A_SENTENCE):
            part = level[start : start + _LINES_A_SENTENCE]
            told = [_with_reason(line, settled, reasons) for line in part]
            if start == 0 and rooms and rooms[-1] + len(told) <= _LINES_A_SENTENCE:
                sentences[-1] += (", so ", *listed(told))
                rooms[-1] += len(told)
                continue
            sentences.append(listed(told))
            rooms.append(len(told))
            openings.append(_opening(openings, opening) if start == 0 else "also, ")
    return [say(how, *parts) for how, parts in zip(openings, sentences, strict=True)]


def _opening(before: Sequence[str], first: str) -> str:
    if not before:
        return first
    return "then " if before[-1] == "so " else "so "


def _with_reason(line: FollowingLine, settled: Settled, reasons: Reasons) -> Passage:
    if isinstance(line, Struck):
        why = reasons.why(ClueConstraint(line.clue))
        which = WITHOUT_REPEATS if line.apart else None
        return phrase("{} ({}{})", cannot_be(line, settled), why, which)
    cell, digit = line.candidate.cell, line.candidate.digit
    is_ = states(" is ", forced(line, settled))
    return phrase("{}{}{} ({})", cell, is_, digit, reasons.why(line.truth))


def _levels(lines: Iterable[FollowingLine]) -> list[list[FollowingLine]]:
    """The lines by how many others of them come before each, one leading to the next."""
    depth: dict[Candidate, int] = {}
    levels: list[list[FollowingLine]] = []
    for line in lines:
        at = 1 + max((depth.get(fact, -1) for fact in line.because), default=-1)
        depth.update(dict.fromkeys(line.settles, at))
        if at == len(levels):
            levels.append([])
        levels[at].append(line)
    return levels


def by_singles(lines: Sequence[FollowingLine], settled: Settled) -> list[Passage]:
    """`five digits follow by singles: 7 in r4c3, r6c9, r2c6 and r8c4, and 6 in r8c1`.

    What clues strike on the way is not told, unless there is nothing else.
    """
    ordered, by = list(_by_digit(lines)), "singles"
    if len(ordered) < len(lines):
        by = "singles and clues"
    if not ordered:
        return [clauses([cannot_be(line, settled) for line in lines if isinstance(line, Struck)])]
    sentences: list[Passage] = []
    number_of_sentences = -(-len(ordered) // _DIGITS_A_SENTENCE)
    length = -(-len(ordered) // number_of_sentences)
    for start in range(0, len(ordered), length):
        part = ordered[start : start + length]
        claims = [forced(line, settled) for line in part]
        number = counted([line.candidate for line in part])
        noun = "more" if start else noun_for(len(part), "digit")
        follow = " follows" if len(part) == 1 else " follow"
        how = " by a single" if len(part) == 1 and by == "singles" else f" by {by}"
        text = "from there {} {}{}: {}" if start else "{} {}{}: {}"
        sentences.append(phrase(text, number, noun, states(follow + how, *claims), _runs(part)))
    return sentences


def counted(things: Sequence[object]) -> Span:
    """How many these are, in words."""
    return states(number_word(len(things)), Numbers(len(things), tuple(things)))


def put(lines: Sequence[Forced], settled: Settled, verb: str = "put") -> Passage:
    """`put 4 in r6c5, and 8 in r6c7 and r8c4`."""
    claims = [forced(line, settled) for line in lines]
    return say(states(f"{verb} ", *claims), _runs(_by_digit(lines)))


def _by_digit(lines: Iterable[FollowingLine]) -> Iterator[Forced]:
    """Those that force a digit, in an order that keeps each after all lines it leans on, one digit
    after the other.
    """
    waiting = list(lines)
    pending = {candidate for line in waiting for candidate in line.settles}
    digit = 0
    while waiting:
        ready = [line for line in waiting if not pending.intersection(line.because)]
        line = next((line for line in ready if line.settles[0].digit == digit), ready[0])
        waiting.remove(line)
        pending.difference_update(line.settles)
        if isinstance(line, Forced):
            digit = line.candidate.digit
            yield line


def _runs(lines: Iterable[Forced]) -> Passage:
    """`7 in r4c3 and r6c9, 6 in r8c1, and 7 in r2c6`: neighbours with the same digit together."""
    runs: list[tuple[int, list[Cell]]] = []
    for line in lines:
        if not runs or runs[-1][0] != line.candidate.digit:
            runs.append((line.candidate.digit, []))
        runs[-1][1].append(line.candidate.cell)
    *each, last = [phrase("{} in {}", digit, listing(cells)) for digit, cells in runs]
    if not each:
        return last
    separator = ", and " if any(len(cells) > 1 for _, cells in runs) else " and "
    return say(join(each, ", "), separator, last)
