"""The lines of a proof in sentences, with their reasons or without, and how suppositions end.

Lines that follow from the same things stand side by side, and `so` leads to what follows from them.
Without reasons, digits are listed in an order in which a pencil can write them down. Ends are told
by what has nothing left, and what took it away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from sudologue.inference import CellConstraint, ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate, Layout, union_of
from sudologue.narration.phrasing.english import (
    a_digit,
    clauses,
    clue_name,
    listed,
    listing,
    within,
)
from sudologue.narration.phrasing.facts import number_of, see
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say, states
from sudologue.narration.steps.conclusions import group_by_digits
from sudologue.rules.forcing.evidence import FollowingLine, Forced, Refutation, Struck
from sudologue.rules.forcing.telling.numbered import WITHOUT_REPEATS, cannot_be, left_out, nothing
from sudologue.rules.forcing.telling.settled import (
    Settled,
    dead,
    dead_end,
    forced,
    left_of_cell,
    settled_by,
)
from sudologue.wording import noun_for

_LINES_A_SENTENCE = 4
_DIGITS_A_SENTENCE = 17
_REASONS_NAMED = 4
_DIGITS_NAMED = 3


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
    ordered = list(_by_digit(lines))
    by = "singles" if len(ordered) == len(lines) else "singles and clues"
    if not ordered:
        return [clauses([cannot_be(line, settled) for line in lines if isinstance(line, Struck)])]
    sentences: list[Passage] = []
    number_of_sentences = -(-len(ordered) // _DIGITS_A_SENTENCE)
    length = -(-len(ordered) // number_of_sentences)
    for start in range(0, len(ordered), length):
        part = ordered[start : start + length]
        claims = [forced(line, settled) for line in part]
        number = number_of([line.candidate for line in part])
        noun = "more" if start else noun_for(len(part), "digit")
        follow = " follows" if len(part) == 1 else " follow"
        how = " by a single" if len(part) == 1 and by == "singles" else f" by {by}"
        text = "from there {} {}{}: {}" if start else "{} {}{}: {}"
        sentences.append(phrase(text, number, noun, states(follow + how, *claims), _runs(part)))
    return sentences


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
    alike = groupby((line.candidate for line in lines), key=lambda candidate: candidate.digit)
    runs = [(digit, [candidate.cell for candidate in run]) for digit, run in alike]
    *each, last = [phrase("{} in {}", digit, listing(cells)) for digit, cells in runs]
    if not each:
        return last
    separator = ", and " if any(len(cells) > 1 for _, cells in runs) else " and "
    return say(join(each, ", "), separator, last)


Losses = list[tuple[Candidate, tuple[Candidate, ...]]]
"""Facts, and the candidates of a truth that each of them takes away."""


def emptied_and_why(proof: Refutation, board: Board) -> Passage:
    """`box 4 has no place left for a 6: r5c1 and r6c1 see the 6 in r8c1, and r6c2 is 1`."""
    settled = settled_by(proof.assumption, proof.lines)
    match proof.dead:
        case HouseConstraint():
            why = _places_taken(proof, settled, board)
        case CellConstraint():
            why = _digits_taken(proof, settled, board)
        case ClueConstraint():
            why = _cells_left(proof, settled, board)
        case _:
            why = None
    ended = emptied(proof, settled)
    return phrase("{}: {}", ended, why) if why else ended


def emptied(proof: Refutation, settled: Settled) -> Passage:
    """`box 4 has no place left for a 6`."""
    claim = dead(proof.dead, proof.because, settled)
    match proof.dead:
        case HouseConstraint(house, digit):
            has = states(" has no place left for", claim)
            return phrase("{}{} {}", house, has, a_digit(digit))
        case ClueConstraint():
            return phrase("{}{}", left_out(proof.dead), states(" cannot be filled", claim))
        case _:
            return phrase("{}{}", left_out(proof.dead), states(" has nothing left", claim))


def _places_taken(proof: Refutation, settled: Settled, board: Board) -> Passage:
    losses = _losses(proof, settled, board)
    clauses: list[Passage] = []
    if len(losses) > _REASONS_NAMED:
        of_one = [(fact, gone) for fact, gone in losses if settled[fact] and len(gone) == 1]
        taken = [(fact, gone) for fact, gone in of_one if gone[0].cell == fact.cell]
        if len(taken) > 1:
            clauses.append(phrase("{} are taken", listing([fact.cell for fact, _ in taken])))
            losses = [loss for loss in losses if loss not in taken]
    for fact, gone in losses:
        cells = [candidate.cell for candidate in gone]
        if not settled[fact]:
            clauses.append(phrase("{} is ruled out", fact.cell))
        elif fact.cell in cells:
            clauses.append(phrase("{} is {}", fact.cell, fact.digit))
        else:
            seeing = see(cells, (fact.cell,))
            text = "{}{} the {} in {}"
            clauses.append(phrase(text, listing(cells), seeing, fact.digit, fact.cell))
    return _clauses(clauses)


def _digits_taken(proof: Refutation, settled: Settled, board: Board) -> Passage:
    losses = _losses(proof, settled, board)
    seen = [fact for fact, _ in losses if settled[fact]]
    refuted = [fact.digit for fact, _ in losses if not settled[fact]]
    clauses: list[Passage] = []
    if seen:
        assert isinstance(proof.dead, CellConstraint)
        cells = tuple([fact.cell for fact in seen])
        sees = states("it sees", *see((proof.dead.cell,), cells).claims)
        digits = listing([phrase("the {} in {}", fact.digit, fact.cell) for fact in seen])
        clauses.append(phrase("{} {}", sees, digits))
    if refuted:
        are = "is" if len(refuted) == 1 else "are"
        clauses.append(phrase("{} {} ruled out", listing(refuted), are))
    return _clauses(clauses)


def _cells_left(proof: Refutation, settled: Settled, board: Board) -> Passage | None:
    """`r1c1 can only be 1 or 2, and r1c2 is 4`: the cells of a clue that have lost something; or
    nothing, if these are many.
    """
    assert isinstance(proof.dead, ClueConstraint)
    layout, told = board.layout, list[Passage]()
    taken = union_of([_taken(fact, settled, layout) for fact in proof.because])
    for cell in proof.dead.clue.cells:
        before = CellConstraint(cell).mask(layout) & (board.masks.live | board.masks.filled)
        left = layout.tables.candidates_in(before & ~taken)
        claim = left_of_cell(cell, left, proof, settled)
        if not left or not before & taken:
            continue
        words = states(" is " if len(left) == 1 else " can only be ", claim)
        told.append(phrase("{}{}{}", cell, words, listing([c.digit for c in left], "or")))
    return _clauses(told) if 0 < len(told) <= _REASONS_NAMED else None


def _clauses(clauses: Sequence[Passage]) -> Passage:
    """`a, b, and c`: each may have a list of its own."""
    *first, last = clauses
    return say(join(first, ", "), ", and ", last) if first else last


def _losses(proof: Refutation, settled: Settled, board: Board) -> Losses:
    """Which fact took which candidate of the truth in the end, as few facts as will do."""
    assert not isinstance(proof.dead, ClueConstraint)
    layout, losses = board.layout, Losses()
    left = proof.dead.mask(layout) & (board.masks.live | board.masks.filled)
    takes = {fact: _taken(fact, settled, layout) for fact in proof.because}
    while left and takes:
        best = max(takes, key=lambda fact: (takes[fact] & left).bit_count())
        gone = takes.pop(best) & left
        if not gone:
            break
        left &= ~gone
        losses.append((best, layout.tables.candidates_in(gone)))
    return losses


def _taken(fact: Candidate, settled: Settled, layout: Layout) -> int:
    """The candidates that a fact takes away, as bits."""
    own = layout.tables.candidate_number(fact.cell, fact.digit)
    return layout.tables.seen_masks[own] if settled[fact] else 1 << own


def refuted_on_top(proofs: Sequence[Refutation], outer: Settled, is_first: bool) -> Passage:
    """How suppositions made on top of others end, of which all end alike.

    `a 4 in r4c4 or r5c4 would leave row 6 no place for an 8, eight digits on`.
    """
    first = proofs[0]
    cells = listing([proof.assumption.cell for proof in proofs], "or")
    as_well = " as well" if is_first else ""
    supposed = phrase("{} in {}{}", a_digit(first.assumption.digit), cells, as_well)
    leave = _would_leave(proofs, outer)
    if not any(_numbers(first)):
        return phrase("{} would {}", supposed, leave)
    if _is_named(first):
        settled = settled_by(first.assumption, first.lines, outer)
        lines = [line for line in first.lines if isinstance(line, Forced)]
        comma = "," if len(lines) > 1 else None
        return phrase("{} would {}{} and {}", supposed, put(lines, settled), comma, leave)
    return phrase("{} would {}, {} on", supposed, leave, _counted(first))


def end_alike(one: Refutation, other: Refutation) -> bool:
    """Whether two suppositions can be told together."""
    return (one.dead, one.assumption.digit, _numbers(one)) == (
        other.dead,
        other.assumption.digit,
        _numbers(other),
    ) and not (one.lines and _is_named(one))


def _numbers(proof: Refutation) -> tuple[int, int]:
    forced = sum(isinstance(line, Forced) for line in proof.lines)
    return forced, sum(isinstance(line, Refutation) for line in proof.lines)


def _is_named(proof: Refutation) -> bool:
    """Whether all digits on the way are named."""
    forced, refuted = _numbers(proof)
    return not refuted and forced <= _DIGITS_NAMED


def _counted(proof: Refutation) -> Passage:
    """`six digits and a refuted supposition`."""
    forced_ones = [line.candidate for line in proof.lines if isinstance(line, Forced)]
    refuted = [line.assumption for line in proof.lines if isinstance(line, Refutation)]
    each = ((forced_ones, "digit"), (refuted, "refuted supposition"))
    return listing(
        [phrase("{} {}", number_of(its), noun_for(len(its), noun)) for its, noun in each if its]
    )


def _would_leave(proofs: Sequence[Refutation], outer: Settled) -> Passage:
    dead, claims = proofs[0].dead, [dead_end(proof, outer) for proof in proofs]
    match dead:
        case HouseConstraint(house, digit):
            return phrase("leave {}{} {}", house, states(" no place for", *claims), a_digit(digit))
        case _:
            return phrase("leave {}{}", left_out(dead), states(nothing(dead), *claims))


def fail_on_top(proofs: Sequence[Refutation], outer: Settled) -> Passage:
    """`three suppositions made on top of that fail: 1 in r1c5 and r1c7, and 7 in r2c2`."""
    number = number_of([proof.assumption for proof in proofs])
    noun = noun_for(len(proofs), "supposition")
    claims = [dead_end(proof, outer) for proof in proofs]
    fail = states(" fails" if len(proofs) == 1 else " fail", *claims)
    supposed = [
        phrase("{} in {}", listing(digits), listing(cells))
        for cells, digits in group_by_digits([proof.assumption for proof in proofs])
    ]
    return phrase("{} {} made on top of that{}: {}", number, noun, fail, _clauses(supposed))
