"""How exocets are told: where the digits of the base cells can go, and which pairs that leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import HouseConstraint
from sudologue.model import Cell, House
from sudologue.narration.english import clauses, listing, sentence, sentence_case
from sudologue.narration.houses import house_list
from sudologue.narration.passage import Passage, join, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, compact_houses, digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.exocet.evidence import ExcludedPair, JuniorExocetEvidence


@tells(JuniorExocetEvidence)
class JuniorExocetTelling(Telling[JuniorExocetEvidence]):
    """Where the digits of the base cells can go in the cross-lines, and what does not fit."""

    def pattern(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        bases = digits_in_cells(evidence.digits, evidence.bases, size)
        targets = compact_cells(evidence.targets, size)
        return phrase("{}, {} by {}", bases, targets, compact_houses(_in_order(evidence), size))

    def place(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        targets = compact_cells(scene.evidence.targets, scene.size)
        return phrase("{} to {}", compact_cells(scene.evidence.bases, scene.size), targets)

    def observation(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence = scene.evidence
        text = "{} hold two of {}. In {}, leaving out the cells that see both of them, and {}, {}"
        opening = phrase(
            text,
            listing(evidence.bases),
            listing(evidence.digits),
            _cross_lines(evidence),
            listing(evidence.targets),
            clauses(list(_rooms(evidence))),
        )
        further = map(sentence_case, (*_exclusions(evidence), *_mirrors(evidence)))
        return join([opening, *further], ". ")

    def argument(self, scene: Scene[JuniorExocetEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "each of the two digits in {} finds room there in two of the three lines at most; the "
            "third has it in {}, which hold the same two digits"
        )
        same = phrase(text, listing(evidence.bases), listing(evidence.targets, "or"))
        left = _pairs_left(scene)
        return same if left is None else phrase("{}. {}", same, left)

    def contradiction(self, scene: Scene[JuniorExocetEvidence]) -> Sequence[Passage]:
        evidence = scene.evidence
        bases, targets = (listing(its, "or") for its in (evidence.bases, evidence.targets))
        text = (
            "a digit in {} is in none of the cells that both see, and has two lines at most to lie "
            "in, in {} beside {}. So one of these three has it in {}, which hold the same two "
            "digits as {}"
        )
        lines = _cross_lines(evidence)
        both = listing(evidence.bases)
        said = [sentence(phrase(text, bases, lines, listing(evidence.targets), targets, both))]
        said += map(sentence, _exclusions(evidence))
        said += map(sentence, _mirrors(evidence))
        left = _pairs_left(scene)
        return said if left is None else [*said, sentence(left)]


def _in_order(evidence: JuniorExocetEvidence) -> list[House]:
    return sorted(evidence.cross_lines, key=lambda line: line.index)


def _cross_lines(evidence: JuniorExocetEvidence) -> Passage:
    return house_list(_in_order(evidence))


def _rooms(evidence: JuniorExocetEvidence) -> Iterator[Passage]:
    """`1 and 4 can only go in rows 5 and 9`, for the digits that have the same covers."""
    alike: dict[tuple[House, ...], list[int]] = {}
    for digit, covers in zip(evidence.digits, evidence.covers, strict=True):
        alike.setdefault(covers, []).append(digit)
    for covers, digits in alike.items():
        where = phrase("can only go in {}", house_list(covers)) if covers else "cannot go"
        yield phrase("{} {}", listing(digits), where)


def _exclusions(evidence: JuniorExocetEvidence) -> Iterator[Passage]:
    """The pairs that do not fit, each with the reason."""
    crowded = [pair for pair in evidence.excluded if pair.dead is None]
    if crowded:
        pairs = [_filled(evidence.targets, pair) for pair in crowded]
        lines = _cross_lines(evidence)
        yield phrase("{} would leave {} no room for both digits", listing(pairs, "or"), lines)
    placeless: dict[HouseConstraint, list[Passage]] = {}
    for pair in evidence.excluded:
        if pair.dead is not None:
            placeless.setdefault(pair.dead, []).append(_filled(evidence.targets, pair))
    for dead, pairs in placeless.items():
        text = "{} would leave {} no place for {}, since a base cell has {} too"
        yield phrase(text, listing(pairs, "or"), dead.house, dead.digit, dead.digit)


def _filled(targets: tuple[Cell, Cell], pair: ExcludedPair) -> Passage:
    (first, second), (one, other) = targets, pair.digits
    return phrase("{} in {} with {} in {}", one, first, other, second)


def _mirrors(evidence: JuniorExocetEvidence) -> Iterator[Passage]:
    """The further cells that hold the digit of a target, whichever it is."""
    for mirror in evidence.mirrors:
        text = "{} has room for the digit of {}, {}, in {} alone"
        digits = listing(mirror.digits, "or")
        yield phrase(text, mirror.block, mirror.target, digits, mirror.cell)


def _pairs_left(scene: Scene[JuniorExocetEvidence]) -> Passage | None:
    """The pairs left, where more follows than that the targets have no other digits."""
    evidence = scene.evidence
    gone = scene.action.candidates
    if not evidence.excluded and all(
        each.cell in evidence.targets and each.digit not in evidence.digits for each in gone
    ):
        return None
    with_first: dict[int, list[int]] = {}
    for one, other in evidence.pairs:
        with_first.setdefault(one, []).append(other)
    with_second: dict[tuple[int, ...], list[int]] = {}
    for one, its in with_first.items():
        with_second.setdefault(tuple(sorted(its)), []).append(one)
    first, second = evidence.targets
    pairs = [
        phrase("{} in {} with {} in {}", listing(ones, "or"), first, listing(its, "or"), second)
        for its, ones in with_second.items()
    ]
    left = phrase("That leaves {}", clauses(pairs) if len(pairs) < 3 else listing(pairs, "or"))
    elsewhere = {each.digit for each in gone if each.cell not in _spoken_of(evidence)}
    if not elsewhere:
        return left
    digits, targets = listing(sorted(elsewhere)), listing(evidence.targets, "or")
    text = "{}. In any case {} {} in {}, and in {}"
    verb = "is" if len(elsewhere) == 1 else "are"
    return phrase(text, left, digits, verb, listing(evidence.bases, "or"), targets)


def _spoken_of(evidence: JuniorExocetEvidence) -> set[Cell]:
    return {*evidence.cells, *[mirror.cell for mirror in evidence.mirrors]}
