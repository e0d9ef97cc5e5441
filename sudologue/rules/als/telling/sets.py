"""Almost locked sets in words: what they hold, what they share, and what they pass on."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Cell
from sudologue.narration.english import all_of, cell_list, clauses, listing, who_sees
from sudologue.narration.passage import Passage, join, phrase, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.rules.als.evidence.als import AlmostLocked


def cells_with_digits(cells: Sequence[Cell], digits: Sequence[int], size: int) -> Passage:
    """`r3c4,r5c6 {127}`."""
    return say(compact_cells(cells, size), " {", *digits, "}")


def named(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """`A=r1c2 {15}, B=r3c4,r5c6 {127}`."""
    entries = (
        say(name, "=", cells_with_digits(each.cells, each.digits, scene.size))
        for name, each in zip("ABC", sets, strict=False)
    )
    return join(entries, ", ")


def held(scene: Scene[E], sets: Sequence[AlmostLocked]) -> Passage:
    """What the sets hold, one after the other."""
    return clauses([holds(scene, one) for one in sets])


def holds(scene: Scene[E], one: AlmostLocked) -> Passage:
    """What a set holds: `r1c2 can only be 1 or 5`."""
    if len(one.cells) == 1:
        return phrase("{} can only be {}", one.cells[0], listing(one.digits, "or"))
    cells = cell_list(one.cells, scene.size)
    return phrase("{} hold only {} between them", cells, listing(one.digits))


def shared(
    scene: Scene[E],
    one: AlmostLocked,
    other: AlmostLocked,
    restricted: Sequence[int],
    *,
    again: bool = False,
) -> Passage:
    """That only one of two sets can have a digit, `again` where another pair came before."""
    first, second = (compact_cells(each.cells, scene.size) for each in (one, other))
    only = "only" if again else "Only"
    which = listing(restricted, "and only one the")
    said = phrase("{} one of {} and {} can have the {}", only, first, second, which)
    if again:
        return said
    if len(restricted) > 1:
        text = "{}: for either digit, all places in the one see all those in the other"
        return phrase(text, said)
    return phrase("{}, as all its places in the one see all those in the other", said)


def passed_on(
    scene: Scene[E], sets: Sequence[AlmostLocked], restricted: Sequence[int], digits: Sequence[int]
) -> Passage:
    """How a digit that the first set lacks comes to the last."""
    digit, *more = digits
    first, *others = sets
    alone = len(first.cells) == 1
    do_not, need = ("does not", "it needs") if alone else ("do not", "they need")
    cells = cell_list(first.cells, scene.size)
    text = "if {} {} take the {}, {} the {}"
    steps = [phrase(text, cells, do_not, digit, need, restricted[0])]
    for one, lost, needed in zip(others, restricted, (*restricted[1:], digit), strict=True):
        cells = cell_list(one.cells, scene.size)
        text = "then {} cannot have the {}, and {} the {}"
        steps.append(phrase(text, cells, lost, needs(one), needed))
    same = phrase(". The same goes for the {}", listing(more, "and the")) if more else None
    which = "groups" if len(sets) == 2 else "ends"
    seen = out_of_reach(scene, digits, 2)
    text = "{}{}. So one of the two {} has the {}, and {}"
    return phrase(text, join(steps, "; "), same, which, listing(digits, "and one the"), seen)


def needs(one: AlmostLocked) -> str:
    """The verb for what a set's cells need."""
    return "needs" if len(one.cells) == 1 else "need"


def out_of_reach(scene: Scene[E], digits: Sequence[int], number: int) -> Passage:
    """How the eliminated candidates see the places of the digit, in so many sets."""
    if len(digits) > 1:
        text = "every candidate that goes sees all the places of its digit in {}"
        return phrase(text, all_of(number))
    seers = who_sees(scene.target_cells, scene.size)
    return phrase("{} all the places for it in {}", seers, all_of(number))
