"""Remote pairs: equal cells, far apart, that cannot take the same digit."""

from __future__ import annotations

from itertools import combinations

from sudologue.model import Cell
from sudologue.narration.english import listing, sees_all, sentence_case, within
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, join, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence


@tells(RemotePairEvidence)
class RemotePairTelling(Telling[RemotePairEvidence]):
    """The digits take turns along the chain."""

    def pattern(self, scene: Scene[RemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        return phrase("{} in {}", digits_word(evidence.digits, "/"), join(evidence.chain, " - "))

    def observation(self, scene: Scene[RemotePairEvidence]) -> Passage:
        cells, digits = listing(scene.evidence.chain), listing(scene.evidence.digits, "or")
        return phrase("{} can only be {}, and each of them sees the next", cells, digits)

    def argument(self, scene: Scene[RemotePairEvidence]) -> Passage:
        chain = scene.evidence.chain
        seers: dict[tuple[Cell, Cell], list[Cell]] = {}
        for cell in scene.target_cells:
            seers.setdefault(_odd_pair(scene, chain, cell), []).append(cell)
        ends = (
            phrase("{} have one each, and {}", listing(pair), sees_all(cells, 2, scene.size))
            for pair, cells in seers.items()
        )
        return phrase("the two digits take turns from cell to cell. So {}", join(ends, "; "))


@tells(ChuteRemotePairEvidence)
class ChuteRemotePairTelling(Telling[ChuteRemotePairEvidence]):
    """A third house keeps the two ends from being alike."""

    def pattern(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        ends = digits_in_cells(_both_digits(evidence), evidence.ends, scene.size, "/")
        linked = digits_word(sorted(evidence.linked_digits))
        return phrase("{} by {} in {}", ends, linked, short_name(evidence.house))

    def place(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def observation(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        ends, digits = listing(evidence.ends), listing(_both_digits(evidence), "or")
        house, linked = sentence_case(within(evidence.house)), sorted(evidence.linked_digits)
        one, other = (
            phrase("{}, where {} is", within(line), end)
            for line, end in zip(evidence.lines, evidence.ends, strict=True)
        )
        the = "the " if len(linked) == 1 else None
        text = "{} can only be {}. {}, {}{} can only go {}, or {}"
        return phrase(text, ends, digits, house, the, listing(linked), one, other)

    def argument(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence, linked = scene.evidence, sorted(scene.evidence.linked_digits)
        alike, taken = listing(linked, "or both"), (
            linked if len(linked) > 1 else evidence.gone_digits
        )
        text = "were {} both {}, {} would have no place for it. So one of them is {}, and {}"
        seen = sees_all(scene.target_cells, 2, scene.size)
        digits = listing(taken, "and the other")
        return phrase(text, listing(evidence.ends), alike, evidence.house, digits, seen)


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
