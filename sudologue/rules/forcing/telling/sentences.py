"""The lines of a proof in sentences, with their reasons or without, and how suppositions end.

Lines that follow from the same things stand side by side, and `so` leads to what follows from them.
Without reasons, digits are listed in an order in which a pencil can write them down. Ends are told
by what has nothing left, and what took it away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from sudologue.inference import CellConstraint, ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, Layout, union_of
from sudologue.narration.claims.board_claims import Numbers, Sees
from sudologue.narration.phrasing.filling import Speaker, said, when
from sudologue.narration.phrasing.passage import Passage
from sudologue.narration.steps.conclusions import Loss, group_by_digits
from sudologue.rules.forcing.evidence import FollowingLine, Forced, Refutation, Struck
from sudologue.rules.forcing.telling.settled import (
    Settled,
    dead_end,
    forced,
    left_of_cell,
    settled_by,
)
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, TruthOfLine, placed, struck

_sentences = Speaker(__name__)

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

    def why(self, truth: Constraint | ClueConstraint) -> TruthOfLine:
        """Why what is left of a truth is true, or what no way to fill a clue uses is false."""
        before = type(truth) in self._said
        self._said.add(type(truth))
        return TruthOfLine(truth, before)


def with_reasons(
    lines: Sequence[FollowingLine], settled: Settled, reasons: Reasons, opening: str
) -> list[Passage]:
    """`then r6c9 is 4 (its last candidate), so r3c3 is 4 (only place in column 3)`.

    `opening` says how the first sentence stands to what is before it: it is `then`, or `so`, or the
    `first` of all.
    """
    sentences: list[list[list[Passage]]] = []
    openings: list[str] = []
    for level in _levels(lines):
        for start in range(0, len(level), _LINES_A_SENTENCE):
            part = level[start : start + _LINES_A_SENTENCE]
            told = [_with_reason(line, settled, reasons) for line in part]
            before = sum(map(len, sentences[-1])) if sentences else _LINES_A_SENTENCE
            if start == 0 and before + len(told) <= _LINES_A_SENTENCE:
                sentences[-1].append(told)
                continue
            sentences.append([told])
            openings.append(_opening(openings, opening) if start == 0 else "also")
    return [
        _sentences.say("follows", how, levels=levels)
        for how, levels in zip(openings, sentences, strict=True)
    ]


def _opening(before: Sequence[str], first: str) -> str:
    if not before:
        return first
    return "then" if before[-1] == "so" else "so"


def _with_reason(line: FollowingLine, settled: Settled, reasons: Reasons) -> Passage:
    if isinstance(line, Struck):
        losses, why = struck(line, settled), reasons.why(ClueConstraint(line.clue))
        return _sentences.say("struck", *when(apart=line.apart), losses=losses, why=why)
    claim, why = forced(line, settled), reasons.why(line.truth)
    return _sentences.say("forced", **placed(line.candidate), forced=claim, why=why)


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
    if not ordered:
        strikes = [line for line in lines if isinstance(line, Struck)]
        losses = [_sentences.say("losses", losses=struck(line, settled)) for line in strikes]
        return [_sentences.say("all_struck", losses=losses)]
    sentences: list[Passage] = []
    number_of_sentences = -(-len(ordered) // _DIGITS_A_SENTENCE)
    length = -(-len(ordered) // number_of_sentences)
    for start in range(0, len(ordered), length):
        part = ordered[start : start + length]
        with_clues = len(ordered) < len(lines)
        cases = when(more=start, clues=with_clues, one=len(part) == 1 and not with_clues)
        names = {
            "number": Numbers(len(part), tuple([line.candidate for line in part])),
            "lines": part,
            "follow": [forced(line, settled) for line in part],
            "runs": _runs(part),
        }
        sentences.append(_sentences.say("by_singles", *cases, **names))
    return sentences


def put(lines: Sequence[Forced], settled: Settled, key: str = "put") -> Passage:
    """`put 4 in r6c5, and 8 in r6c7 and r8c4`; under the key `puts`, what something does."""
    claims = [forced(line, settled) for line in lines]
    return _sentences.say(key, claims=claims, runs=_runs(_by_digit(lines)))


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
    runs = [Loss(tuple([each.cell for each in run]), (digit,)) for digit, run in alike]
    return _sentences.say("runs", *when(long=any(len(run.cells) > 1 for run in runs)), runs=runs)


Losses = list[tuple[Candidate, tuple[Candidate, ...]]]
"""Facts, and the candidates of a truth that each of them takes away."""


def emptied_and_why(proof: Refutation, board: Board) -> Passage:
    """`box 4 has no place left for a 6: r5c1 and r6c1 see the 6 in r8c1, and r6c2 is 1`."""
    settled = settled_by(proof.assumption, proof.lines)
    match proof.dead:
        case HouseConstraint():
            why = _places_taken(proof, settled, board)
        case CellConstraint(cell):
            why = _digits_taken(cell, proof, settled, board)
        case ClueConstraint():
            why = _cells_left(proof, settled, board)
        case _:
            why = []
    return _sentences.say("emptied", *when(why=why), ended=emptied(proof, settled), why=why)


def emptied(proof: Refutation, settled: Settled) -> Passage:
    """`box 4 has no place left for a 6`."""
    return said(NothingLeft.of(proof, settled), "in_the_end")


def _places_taken(proof: Refutation, settled: Settled, board: Board) -> list[Passage]:
    losses = _losses(proof, settled, board)
    told: list[Passage] = []
    if len(losses) > _REASONS_NAMED:
        of_one = [(fact, gone) for fact, gone in losses if settled[fact] and len(gone) == 1]
        taken = [(fact, gone) for fact, gone in of_one if gone[0].cell == fact.cell]
        if len(taken) > 1:
            told.append(_sentences.say("taken", cells=[fact.cell for fact, _ in taken]))
            losses = [loss for loss in losses if loss not in taken]
    for fact, gone in losses:
        cells = tuple([candidate.cell for candidate in gone])
        sees = Sees(cells, (fact.cell,))
        is_true = settled[fact]
        cases = when(refuted=not is_true, filled=is_true and fact.cell in cells)
        told.append(_sentences.say("place", *cases, **placed(fact), cells=cells, sees=sees))
    return told


def _digits_taken(cell: Cell, proof: Refutation, settled: Settled, board: Board) -> list[Passage]:
    losses = _losses(proof, settled, board)
    seen = [fact for fact, _ in losses if settled[fact]]
    refuted = [fact.digit for fact, _ in losses if not settled[fact]]
    told: list[Passage] = []
    if seen:
        sees = Sees((cell,), tuple([fact.cell for fact in seen]))
        digits = [_sentences.say("digit_there", **placed(fact)) for fact in seen]
        told.append(_sentences.say("digits_seen", digits=digits, sees=sees))
    if refuted:
        told.append(_sentences.say("digits_refuted", digits=refuted))
    return told


def _cells_left(proof: Refutation, settled: Settled, board: Board) -> list[Passage]:
    """`r1c1 can only be 1 or 2, and r1c2 is 4`: the cells of a clue that have lost something; or
    nothing, if these are many.
    """
    assert isinstance(proof.dead, ClueConstraint)
    layout, told = board.layout, list[Passage]()
    taken = union_of([_taken(fact, settled, layout) for fact in proof.because])
    for cell in proof.dead.clue.cells:
        before = CellConstraint(cell).mask(layout) & (board.masks.live | board.masks.filled)
        left = layout.tables.candidates_in(before & ~taken)
        if not left or not before & taken:
            continue
        claim, digits = left_of_cell(cell, left, proof, settled), [each.digit for each in left]
        cases = when(one=len(left) == 1)
        told.append(_sentences.say("left", *cases, cell=cell, digits=digits, claim=claim))
    return told if len(told) <= _REASONS_NAMED else []


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
    cells = [proof.assumption.cell for proof in proofs]
    cases, digit = when(first=is_first), first.assumption.digit
    names = {
        "supposed": _sentences.say("supposed", *cases, digit=digit, cells=cells),
        "end": NothingLeft(first.dead, tuple([dead_end(proof, outer) for proof in proofs])),
    }
    if not any(_numbers(first)):
        return _sentences.say("on_top", **names)
    if _is_named(first):
        settled = settled_by(first.assumption, first.lines, outer)
        lines = [line for line in first.lines if isinstance(line, Forced)]
        cases = when(named=True, several=len(lines) > 1)
        return _sentences.say("on_top", *cases, **names, put=put(lines, settled))
    return _sentences.say("on_top", "counted", **names, counted=_counted(first))


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


def _counted(proof: Refutation) -> list[Passage]:
    """`six digits and a refuted supposition`."""
    digits = tuple([line.candidate for line in proof.lines if isinstance(line, Forced)])
    refuted = tuple([line.assumption for line in proof.lines if isinstance(line, Refutation)])
    return [
        _sentences.say(key, number=Numbers(len(its), its), things=its)
        for key, its in (("number_of_digits", digits), ("number_of_refuted", refuted))
        if its
    ]


def fail_on_top(proofs: Sequence[Refutation], outer: Settled) -> Passage:
    """`three suppositions made on top of that fail: 1 in r1c5 and r1c7, and 7 in r2c2`."""
    supposed = tuple([proof.assumption for proof in proofs])
    return _sentences.say(
        "fail_on_top",
        number=Numbers(len(supposed), supposed),
        proofs=proofs,
        claims=[dead_end(proof, outer) for proof in proofs],
        supposed=[Loss(*each) for each in group_by_digits(supposed)],
    )
