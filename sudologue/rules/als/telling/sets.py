"""Almost locked sets in words: what they hold, what they share, and what they pass on."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.narration.english import all_of, cell_list, clauses, listing, who_sees
from sudologue.narration.passage import Passage, join, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.rules.als.evidence.als import AlmostLocked


def named(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
    entries = (
        say(name, "=", compact_cells(each.cells, scene.size), " {", *each.digits, "}")
        for name, each in zip("ABC", sets, strict=False)
    )
    return join(entries, ", ")


def held(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """What the sets hold, one after the other."""
    return clauses([holds(scene, one) for one in sets])


def holds(scene: Scene[E], one: AlmostLocked) -> Passage:
    """What a set holds: `r1c2 can only be 1 or 5`."""
    if len(one.cells) == 1:
        return say(one.cells[0], " can only be ", listing(one.digits, "or"))
    cells = cell_list(one.cells, scene.size)
    return say(cells, " hold only ", listing(one.digits), " between them")


def shared(
    scene: Scene[E],
    one: AlmostLocked,
    other: AlmostLocked,
    digits: Sequence[int],
    *,
    told: bool = False,
) -> Passage:
    """That only one of two sets can have a digit; `told` says that another pair came before."""
    if told:
        return say("only one of ", _both(scene, one, other), " can have the ", listing(digits))
    who = say("Only one of ", _both(scene, one, other), " can have the ")
    if len(digits) > 1:
        which = listing(digits, "and only one the")
        return say(
            who, which, ": for either digit, all places in the one see all those in the other"
        )
    return say(who, digits[0], ", as all its places in the one see all those in the other")


def _both(scene: Scene[E], one: AlmostLocked, other: AlmostLocked) -> Passage:
    first, second = (compact_cells(each.cells, scene.size) for each in (one, other))
    return say(first, " and ", second)


def passed_on(
    scene: Scene[E], sets: Sequence[AlmostLocked], joints: Sequence[int], digits: Sequence[int]
) -> Passage:
    """How a digit that the first set lacks comes to the last."""
    digit, *more = digits
    first, *rest = sets
    start = say(
        "if ",
        cell_list(first.cells, scene.size),
        _verb(first, " does not", " do not"),
        " take the ",
        digit,
        _verb(first, ", it needs the ", ", they need the "),
        joints[0],
    )
    steps: list[Passage] = [start]
    for one, lost, needed in zip(rest, joints, (*joints[1:], digit), strict=True):
        them = cell_list(one.cells, scene.size)
        steps.append(say("then ", them, " cannot have the ", lost, _and_needs(one), needed))
    same = say(". The same goes for the ", listing(more, "and the")) if more else None
    return say(
        join(steps, "; "),
        same,
        ". So one of the two ",
        "groups" if len(sets) == 2 else "ends",
        " has the ",
        listing(digits, "and one the"),
        ", and ",
        out_of_reach(scene, digits, 2),
    )


def _verb(one: AlmostLocked, singular: str, plural: str) -> str:
    return singular if len(one.cells) == 1 else plural


def _and_needs(one: AlmostLocked) -> str:
    return _verb(one, ", and needs the ", ", and need the ")


def takes_it(scene: Scene[E], end: AlmostLocked) -> Passage:
    """That a set takes the digit spoken of."""
    if len(end.cells) == 1:
        return say(end.cells[0], " takes it")
    return say("one of ", cell_list(end.cells, scene.size), " takes it")


def out_of_reach(scene: Scene[E], digits: Sequence[int], number: int) -> Passage:
    """How the eliminated candidates see the places of the digit, in so many sets."""
    if len(digits) > 1:
        places = f"all the places of its digit in {all_of(number)}"
        return say("every candidate that goes sees ", places)
    seers = who_sees(scene.target_cells, scene.size)
    return say(seers, f" all the places for it in {all_of(number)}")


def sight_of_places(scene: Scene[E], digits: Sequence[int], number: int) -> Passage:
    """How the eliminated candidates see the place of the digit, in so many cases."""
    if len(digits) > 1:
        return say("every candidate that goes is in sight of it")
    if number == 1:
        return say(cell_list(scene.target_cells, scene.size), " cannot have it")
    return say(who_sees(scene.target_cells, scene.size), " it")
