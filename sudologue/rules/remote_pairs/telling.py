"""Remote pairs: equal cells, far apart, that cannot take the same digit."""

from __future__ import annotations

from itertools import combinations

from sudologue.model import Cell
from sudologue.narration.english import listing, sees_all, sentence_case, within
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, join, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence


@tells(RemotePairEvidence)
class RemotePairTelling(Telling[RemotePairEvidence]):
    """The digits take turns along the chain."""

    def pattern(self, scene: Scene[RemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        return say(digits_word(evidence.digits, "/"), " in ", join(evidence.chain, " - "))

    def observation(self, scene: Scene[RemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        cells, digits = listing(evidence.chain), listing(evidence.digits, "or")
        return say(cells, " can only be ", digits, ", and each of them sees the next")

    def argument(self, scene: Scene[RemotePairEvidence]) -> Passage:
        chain = scene.evidence.chain
        seers: dict[tuple[Cell, Cell], list[Cell]] = {}
        for cell in scene.target_cells:
            seers.setdefault(_odd_pair(scene, chain, cell), []).append(cell)
        ends = (
            say(listing(pair), " have one each, and ", sees_all(cells, 2, scene.size))
            for pair, cells in seers.items()
        )
        return say("the two digits take turns from cell to cell. So ", join(ends, "; "))


@tells(ChuteRemotePairEvidence)
class ChuteRemotePairTelling(Telling[ChuteRemotePairEvidence]):
    """A third house keeps the two ends from being alike."""

    def pattern(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        digits = digits_word(sorted({*evidence.linked_digits, *evidence.gone_digits}), "/")
        linked = say(
            digits_word(sorted(evidence.linked_digits)), " in ", short_name(evidence.house)
        )
        return say(digits, " in ", compact_cells(evidence.ends, scene.size), " by ", linked)

    def place(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        return compact_cells(scene.evidence.ends, scene.size)

    def observation(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(sorted({*evidence.linked_digits, *evidence.gone_digits}), "or")
        ends = say(listing(evidence.ends), " can only be ", digits)
        linked = listing(sorted(evidence.linked_digits))
        the = "the " if len(evidence.linked_digits) == 1 else ""
        one, other = (
            say(within(line), ", where ", end, " is")
            for line, end in zip(evidence.lines, evidence.ends, strict=True)
        )
        return say(
            ends,
            ". ",
            sentence_case(within(evidence.house)),
            f", {the}",
            linked,
            " can only go ",
            one,
            ", or ",
            other,
        )

    def argument(self, scene: Scene[ChuteRemotePairEvidence]) -> Passage:
        evidence = scene.evidence
        linked = sorted(evidence.linked_digits)
        same = say("were ", listing(evidence.ends), " both ", listing(linked, "or both"))
        starved = say(same, ", ", evidence.house, " would have no place for it. So one of them is ")
        has = linked if len(linked) > 1 else evidence.gone_digits
        return say(
            starved,
            listing(has, "and the other"),
            ", and ",
            sees_all(scene.target_cells, 2, scene.size),
        )


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
