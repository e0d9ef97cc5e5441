"""Remote pairs: equal cells, far apart, that cannot take the same digit."""

from __future__ import annotations

from itertools import combinations, pairwise

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import CanOnlyBe, LiesIn, OnlyWithin, Sees, emptied
from sudologue.narration.phrasing.english import (
    a_digit,
    listing,
    sentence_case,
    with_article,
    within,
)
from sudologue.narration.phrasing.facts import can_only_be, sees_all_of
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells, digits_word
from sudologue.narration.steps.conclusions import conclusion, of_those_named
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence


@tells(RemotePairEvidence)
class RemotePairTelling(Telling[RemotePairEvidence]):
    """The digits take turns along the chain."""

    family_words = "several cells with the same pair, each in sight of the next"

    def pattern(self, scene: Scene[RemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        return phrase("{} in {}", digits_word(evidence.digits, "/"), join(evidence.chain, " - "))

    def observation(self, scene: Scene[RemotePairEvidence]) -> Passage:
        chain, digits = scene.evidence.chain, scene.evidence.digits
        can = states(" can each only be", CanOnlyBe(chain, digits))
        sees = states(
            " sees", *(Sees((cell,), (following,)) for cell, following in pairwise(chain))
        )
        text = "{}{} {}, and each{} the next"
        return phrase(text, listing(chain), can, listing(digits, "or"), sees)

    def argument(self, scene: Scene[RemotePairEvidence]) -> Passage:
        chain = scene.evidence.chain
        seers: dict[tuple[Cell, Cell], list[Cell]] = {}
        for cell in scene.target_cells:
            seers.setdefault(_odd_pair(scene, chain, cell), []).append(cell)
        ends = (
            phrase("{} have one each, and {}", listing(pair), sees_all_of(cells, pair))
            for pair, cells in seers.items()
        )
        text = "neighbours cannot be alike, so {} take turns: {}"
        return phrase(text, listing(scene.evidence.digits), join(ends, "; "))

    def consequence(self, scene: Scene[RemotePairEvidence]) -> Passage:
        chain = scene.evidence.chain
        pairs = {_odd_pair(scene, chain, cell) for cell in scene.target_cells}
        return (of_those_named if len(pairs) == 1 else conclusion)(scene.action)

    def reason(self, scene: Scene[RemotePairEvidence]) -> Passage:
        pair = _odd_pair(scene, scene.evidence.chain, scene.target_cells[0])
        text = (
            "that is {}: cells with the same pair, {}, in a chain; any two of them with an even "
            "number of cells between them, such as {}, take one digit each"
        )
        name, digits = with_article(scene.technique), listing(scene.evidence.digits)
        return phrase(text, name, digits, listing(pair))

    def question(self, scene: Scene[RemotePairEvidence]) -> Passage:
        one, other = scene.evidence.digits
        return phrase(
            "if one of the cells with {} and {} is {}, what are the others", one, other, one
        )


@tells(ChuteRemotePairEvidence)
class ChuteRemotePairTelling(Telling[ChuteRemotePairEvidence]):
    """A third house keeps the two ends from being alike."""

    family_words = "two cells with the same pair"

    def pattern(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        ends = digits_in_cells(_both_digits(evidence), evidence.ends, scene.size, "/")
        linked = digits_word(sorted(evidence.linked_digits))
        return phrase("{} by {} in {}", ends, linked, short_name(evidence.house))

    def place(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def observation(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        ends = can_only_be(evidence.ends, _both_digits(evidence))
        house, linked = sentence_case(within(evidence.house)), sorted(evidence.linked_digits)
        one, other = (
            phrase("{}, where {}{}", within(line), end, states(" is", LiesIn((end,), line)))
            for line, end in zip(evidence.lines, evidence.ends, strict=True)
        )
        lines = [OnlyWithin(digit, (evidence.house,), evidence.lines) for digit in linked]
        the = "the " if len(linked) == 1 else None
        text, can = "{}. {}, {}{}{} {}, or {}", states(" can only go", *lines)
        return phrase(text, ends, house, the, listing(linked), can, one, other)

    def argument(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence, linked = scene.evidence, sorted(scene.evidence.linked_digits)
        alike, house = listing(linked, "or both"), evidence.house
        taken = linked if len(linked) > 1 else evidence.gone_digits
        lacking = a_digit(linked[0]) if len(linked) == 1 else say("that digit")
        starved = (
            emptied(HouseConstraint(house, digit), [Candidate(end, digit) for end in evidence.ends])
            for digit in linked
        )
        return phrase(
            "were {} both {}, {}{} {}. So one of them is {}, and {}",
            *(listing(evidence.ends), alike, house),
            *(states(" would have no place for", *starved), lacking),
            listing(taken, "and the other"),
            sees_all_of(scene.target_cells, evidence.ends),
        )

    def consequence(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        return of_those_named(scene.action)

    def reason(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence, linked = scene.evidence, sorted(scene.evidence.linked_digits)
        text = (
            "that is the pattern called {}: two cells with the same pair, {}, and {}, which needs "
            "{} in one of their two lines and so keeps the two cells from both taking {}"
        )
        both = a_digit(linked[0]) if len(linked) == 1 else phrase("both {}", listing(linked))
        it = say("it") if len(linked) == 1 else say("the same")
        return phrase(text, scene.technique, listing(evidence.ends), evidence.house, both, it)

    def question(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        linked = listing(sorted(scene.evidence.linked_digits), "or")
        return phrase("on which lines can {} have its {}", scene.evidence.house, linked)


def _both_digits(evidence: ChuteRemotePairEvidence) -> list[int]:
    return sorted({*evidence.linked_digits, *evidence.gone_digits})


def _odd_pair(
    scene: Scene[RemotePairEvidence], chain: tuple[Cell, ...], cell: Cell
) -> tuple[Cell, Cell]:
    """The nearest two cells of the chain, an odd number of links apart, that a cell sees."""
    peers = scene.layout.peers
    seen = [index for index, one in enumerate(chain) if one in peers(cell)]
    start, end = min(
        (
            (one, other)
            for one, other in combinations(seen, 2)
            if (other - one) % 2 and chain[other] not in peers(chain[one])
        ),
        key=lambda pair: (pair[1] - pair[0], pair),
    )
    return chain[start], chain[end]
