"""Proof trees in the form that evidence takes, and the links that they stand on."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import CellConstraint, Constraint, link_between
from sudologue.model import Candidate, Layout
from sudologue.rules.common.propagation.proof_tree import ProofLine, ProofTree, StruckLine
from sudologue.rules.forcing.evidence import Case, Forced, ProofLines, Refutation, Struck


def proof_lines(layout: Layout, tree: ProofTree) -> ProofLines:
    """The lines of a proof in the form that evidence takes."""
    return tuple(_line(layout, line) for line in tree.lines)


def _line(layout: Layout, line: ProofLine | StruckLine) -> Forced | Struck | Refutation:
    because = _facts(layout, line.because)
    if isinstance(line, StruckLine):
        return Struck(tuple(sorted(_facts(layout, line.numbers))), line.clue, because, line.apart)
    if line.refutation is not None:
        return refutation(layout, line.refutation)
    return Forced(layout.tables.candidate(line.number), _given(line.truth), because)


def refutation(layout: Layout, tree: ProofTree) -> Refutation:
    """The proof of a contradiction in the form that evidence takes."""
    assert tree.dead is not None
    return Refutation(
        layout.tables.candidate(tree.assumption),
        proof_lines(layout, tree),
        tree.dead,
        _facts(layout, tree.because),
    )


def case_of(layout: Layout, tree: ProofTree) -> Case:
    """What an assumption leads to, as one case of several."""
    assumption, because = map(layout.tables.candidate, (tree.assumption, tree.because[0]))
    return Case(assumption, proof_lines(layout, tree), because)


def _facts(layout: Layout, numbers: tuple[int, ...]) -> tuple[Candidate, ...]:
    return tuple(map(layout.tables.candidate, numbers))


def _given(constraint: Constraint | None) -> Constraint:
    assert constraint is not None
    return constraint


def links_of(layout: Layout, trees: Sequence[ProofTree]) -> tuple[Constraint, ...]:
    """The links that proofs stand on, each once, in the order in which their lines need them."""
    masks = {link: link.mask(layout) for tree in trees for link in tree.apart}
    for tree in trees:
        for one, other in tree.removals:
            pair = 1 << one | 1 << other
            if not any(pair & ~mask == 0 for mask in masks.values()):
                link = link_between_candidates(
                    layout, layout.tables.candidate(one), layout.tables.candidate(other)
                )
                masks[link] = link.mask(layout)
    return tuple(masks)


def link_between_candidates(layout: Layout, one: Candidate, other: Candidate) -> Constraint:
    """The link that keeps two candidates, of one cell or of one digit, from both being true."""
    if one.cell == other.cell:
        return CellConstraint(one.cell)
    return link_between(layout, one.cell, other.cell, one.digit)
