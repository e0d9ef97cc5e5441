"""Accounts in the form that evidence takes, and the receipts that they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import CellConstraint, Constraint, link_between
from sudologue.model import Candidate, Layout
from sudologue.rules.common.propagation.explanation import Account
from sudologue.rules.forcing.evidence import Forced, Refutation


def proof_lines(layout: Layout, account: Account) -> tuple[Forced | Refutation, ...]:
    """The account's lines in the form that evidence takes."""
    return tuple(
        (
            refutation(layout, line.account)
            if line.account is not None
            else Forced(
                layout.candidate(line.number), _given(line.truth), _facts(layout, line.because)
            )
        )
        for line in account.lines
    )


def refutation(layout: Layout, account: Account) -> Refutation:
    """An account of a contradiction in the form that evidence takes."""
    return Refutation(
        layout.candidate(account.assumption),
        proof_lines(layout, account),
        _given(account.dead),
        _facts(layout, account.because),
    )


def _facts(layout: Layout, numbers: tuple[int, ...]) -> tuple[Candidate, ...]:
    return tuple(layout.candidate(number) for number in numbers)


def _given(constraint: Constraint | None) -> Constraint:
    assert constraint is not None
    return constraint


def receipt(
    layout: Layout, accounts: Sequence[Account], known: Sequence[Constraint] = ()
) -> tuple[tuple[Constraint, ...], tuple[Constraint, ...]]:
    """The truths and the links that accounts stand on, each once, in the order of their lines."""
    truths = dict.fromkeys(known)
    links: dict[Constraint, int] = {}
    for account in accounts:
        truths.update(dict.fromkeys(_truths(account)))
        for one, other in account.removals:
            pair = 1 << one | 1 << other
            if not any(pair & ~mask == 0 for mask in links.values()):
                link = _link(layout, one, other)
                links[link] = link.mask(layout)
    return tuple(truths), tuple(links)


def _truths(account: Account) -> Iterator[Constraint]:
    for line in account.lines:
        if line.account is not None:
            yield from _truths(line.account)
        elif line.truth is not None:
            yield line.truth
    if account.dead is not None:
        yield account.dead


def _link(layout: Layout, one: int, other: int) -> Constraint:
    first, second = layout.candidate(one), layout.candidate(other)
    if first.cell == second.cell:
        return CellConstraint(first.cell)
    return link_between(layout, first.cell, second.cell, first.digit)
