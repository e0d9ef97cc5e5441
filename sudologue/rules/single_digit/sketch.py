"""Single-digit patterns: strong links, and where they meet."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.model import Cell
from sudologue.narration.steps.scene import Scene
from sudologue.rules.single_digit.evidence import (
    DualKiteEvidence,
    EmptyRectanglesEvidence,
    HingedPair,
    Kite,
    RectangleEliminationEvidence,
    TwoStrongLinksEvidence,
)
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    covers,
    leads,
    node,
    nodes,
    sketch,
    spot,
    strong,
    unsettled,
    weak,
)


@sketches(TwoStrongLinksEvidence)
def two_strong_links(scene: Scene[TwoStrongLinksEvidence]) -> Sketch:
    """Two houses, the ends of each, and the near ends joined."""
    links, digit = scene.evidence, scene.evidence.digit
    near, other = node(links.first.near, digit), node(links.second.near, digit)
    entries = [*_two_links(links), *nodes([near, other]), weak(near, other)]
    return sketch(unsettled(entries, scene.action))


@sketches(DualKiteEvidence)
def dual_kite(scene: Scene[DualKiteEvidence]) -> Sketch:
    """The knot that both kites share, and the strings of each."""
    dual = scene.evidence
    digits = dict.fromkeys((dual.first.digit, dual.second.digit))
    knots = [(spot(dual.knot[0], digit), spot(dual.knot[1], digit)) for digit in digits]
    strings = [*_two_links(dual.first, group=1), *_two_links(dual.second, group=2)]
    return sketch(
        (mark for knot in knots for mark in nodes(knot)),
        (weak(*knot) for knot in knots),
        unsettled(strings, scene.action),
    )


def _two_links(links: TwoStrongLinksEvidence | Kite, group: int = 0) -> Iterator[Mark | Join]:
    """The houses, the far ends, and that each house has one of its ends."""
    for link in (links.first, links.second):
        near, far = node(link.near, links.digit), node(link.far, links.digit)
        yield from bases([link.house])
        yield from nodes([far], group=group)
        yield strong(near, far, group)


@sketches(EmptyRectanglesEvidence)
def empty_rectangles(scene: Scene[EmptyRectanglesEvidence]) -> Sketch:
    """The box with its places on two lines, and a pair or two."""
    its, first = scene.evidence, scene.evidence.hinges[0]
    halves = (node(half, its.digit) for half in its.split_by(first.near_line))
    places = nodes(half for half in halves if half)
    return sketch(
        bases([its.box]),
        covers([first.near_line, first.far_line]),
        unsettled(places, scene.action),
        *(unsettled(_hinged(its, hinge), scene.action) for hinge in its.hinges),
    )


def _hinged(rectangles: EmptyRectanglesEvidence, hinge: HingedPair) -> Iterator[Mark | Join]:
    """What leads from the far place of the pair to the line of what goes."""
    near, far = node(hinge.pair.near, rectangles.digit), node(hinge.pair.far, rectangles.digit)
    on_and_off = rectangles.split_by(hinge.near_line)
    barred, left = (node(half, rectangles.digit) for half in on_and_off)
    yield from bases([hinge.pair.house])
    yield from nodes([near, far])
    yield strong(far, near)
    if barred:
        yield weak(near, barred)
    if barred and left:
        one, other = sorted((barred, left))
        yield strong(one, other)


@sketches(RectangleEliminationEvidence)
def rectangle_elimination(scene: Scene[RectangleEliminationEvidence]) -> Sketch:
    """What would follow if the weak wing were the digit, down to the box without a place."""
    rectangle, digit = scene.evidence, scene.evidence.digit
    weak_wing, hinge, strong_wing = (
        spot(cell, digit) for cell in (rectangle.weak_wing, rectangle.hinge, rectangle.strong_wing)
    )
    places = [spot(cell, digit) for cell in rectangle.places]
    return sketch(
        bases([rectangle.strong_line, rectangle.box]),
        nodes([hinge, *places], MarkKind.OFF),
        nodes([strong_wing], MarkKind.ON),
        [leads(weak_wing, hinge, JoinKind.WEAK), leads(hinge, strong_wing, JoinKind.STRONG)],
        _barred(scene, rectangle.weak_wing),
        _barred(scene, rectangle.strong_wing),
    )


def _barred(scene: Scene[RectangleEliminationEvidence], wing: Cell) -> Iterator[Join]:
    """The places of the box that a wing sees."""
    rectangle, peers = scene.evidence, scene.layout.peers(wing)
    seen = [cell for cell in rectangle.places if cell in peers]
    if seen:
        yield leads(spot(wing, rectangle.digit), node(seen, rectangle.digit), JoinKind.WEAK)
