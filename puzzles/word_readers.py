"""What is said of steps in sentences, and whether it is so."""

from __future__ import annotations

from itertools import combinations

from puzzles.word_lines import on_line
from puzzles.word_place import (
    Place,
    digits_of,
    gone,
    of_pattern,
    pairs,
    several,
    speaks,
    token_for,
)
from puzzles.word_tokens import Match, alike


def cannot_be(at: Place, match: Match) -> bool:
    cells, digits = match.values
    wanted = pairs(cells, digits)
    if wanted <= at.step.action and not at.step.is_placement:
        at.said |= wanted
        return True
    if gone(at, cells, digits) or of_pattern(at, cells, digits):
        return True
    return at.is_net() and speaks(at, cells, digits)


def they_cannot_be(at: Place, match: Match) -> bool:
    (digits,) = match.values
    targets = {cell for cell, _ in at.step.action}
    mentioned = {c for t in (*at.before, *at.tokens) if t.kind == "C" for c in t.value} & targets
    wanted = pairs(mentioned, digits) & at.step.action
    at.said |= wanted
    return {d for _, d in wanted} == set(digits)


def can_only_be(at: Place, match: Match) -> bool:
    cells, digits = match.values
    if digits_of(at, cells) == set(digits):
        return True
    return at.is_net() and speaks(at, cells, digits)


def is_digit(at: Place, match: Match) -> bool:
    cells, digits = match.values
    if pairs(cells, digits) <= at.step.action and at.step.is_placement:
        at.said |= at.step.action
        return True
    in_turn = at.step.clues and len(cells) == len(digits) > 1 and not at.step.is_placement
    if in_turn and all(
        at.step.domain(cell) - {d for other, d in at.step.action if other == cell} <= {digit}
        for cell, digit in zip(cells, digits, strict=True)
    ):
        at.said |= {pair for pair in at.step.action if pair[0] in cells}
        return True
    held = len(digits) == len(cells) or digits_of(at, cells) == {*digits} or not at.is_net()
    if held and of_pattern(at, cells, digits):
        return True
    if all(at.step.domain(cell) == frozenset(digits) for cell in cells):
        return True
    if at.step.clues and not at.step.is_placement:
        lost = (
            pairs(cells, set(range(1, at.step.layout.size + 1)).difference(digits)) & at.step.action
        )
        if all(
            at.step.domain(c) - {d for x, d in lost if x == c} == frozenset(digits) for c in cells
        ):
            at.said |= lost
            return True
        if len(cells) == 1 and on_line(at, cells[0], min(digits), max(digits)):
            return True
    return (at.is_net() or at.step.rule in {"clue_support"}) and speaks(at, cells, digits)


def all_places(at: Place, match: Match) -> bool:
    """`in the cage, these can only go in r1c1 or r1c2`: of the digits just named."""
    (cells,) = match.values
    named = {d for t in at.before if t.kind == "N" for d in t.value}
    inside = {cell for clue in at.step.clues for cell in clue.cells}
    return {c for c in inside if at.step.domain(c) & named & at.step.digits} == set(cells)


def digit_in(at: Place, match: Match) -> bool:
    digits, cells = match.values
    digits = several(digits)
    values = {at.board.value(cell) for cell in cells}
    return values == set(digits) or speaks(at, cells, digits) or of_pattern(at, cells, digits)


def go_in(at: Place, match: Match) -> bool:
    houses, digits, cells = match.values
    places = {c for house in houses for digit in digits for c in at.step.places(house, digit)}
    if places == set(cells):
        return True
    inside = set(cells) <= {c for house in houses for c in house.cells}
    return at.is_net() and inside and speaks(at, cells, digits)


def goes_there(at: Place, match: Match) -> bool:
    """`in row 5, … and in row 7 only in r7c1 or r7c2`."""
    houses, cells = match.values
    inside = set(cells) <= {c for house in houses for c in house.cells}
    return inside and any(
        set(cells) == {c for house in houses for c in at.step.places(house, digit)}
        for digit in at.step.digits
    )


def only_in(at: Place, match: Match) -> bool:
    """A placement's cell, or the cells that a digit has among some."""
    digits, cells = match.values
    if pairs(cells, digits) == set(at.step.action) and at.step.is_placement:
        at.said |= at.step.action
        return True
    return speaks(at, cells, digits)


def sees(at: Place, match: Match) -> bool:
    ones, others = match.values
    if all(at.sees(one, other) for one in ones for other in others):
        return True
    # `the 4s in r1c1 and r5c5 see r1c2 and r5c2`: each is seen by one of them
    return all(any(at.sees(one, other) for one in ones) for other in others)


def see_each_other(at: Place, match: Match) -> bool:
    (cells,) = match.values
    return all(at.sees(one, other) for one, other in combinations(cells, 2))


def see_number(at: Place, match: Match) -> bool:
    """`sees both`, `sees all four`: the last list of so many cells, or the last so many."""
    cells, many = match.values[0], (match.values[1:] or [2])[0]
    meant = at.last("C", match.tokens[0].start, many)
    if not meant:
        tokens = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
        named = [c for t in reversed(tokens) if t.kind == "C" for c in reversed(t.value)]
        meant = [*dict.fromkeys(named)][:many]
    return len(meant) == many and all(at.sees(one, other) for one in cells for other in meant)


def lie_in(at: Place, match: Match) -> bool:
    cells, houses = match.values
    of_step = set(cells) <= at.step.cells
    return of_step and all(set(cells) <= set(house.cells) for house in houses)


def all_lie_in(at: Place, match: Match) -> bool:
    """`both lie in box 2 too`: so many cells were named last."""
    *many, houses = match.values
    number = many[0] if many else 2
    cells = at.last("C", match.tokens[0].start)
    return len(cells) == number and all(set(cells) <= set(h.cells) for h in houses)


def needs(at: Place, match: Match) -> bool:
    houses, digits = match.values
    return all(
        at.board.value(cell) != digit for h in houses for digit in digits for cell in h.cells
    )


def of_house(at: Place, match: Match) -> bool:
    """`the 4 of row 5`: the digit is not placed there, and the step speaks of it."""
    digits, houses = match.values
    return (
        set(digits) <= at.step.digits
        and needs(at, Match(match.tokens[::-1]))
        and all(
            at.step.places(house, digit) & at.step.cells for house in houses for digit in digits
        )
    )


def no_place(at: Place, match: Match) -> bool:
    houses, digits = match.values
    known = set(digits) <= at.step.digits
    return known and all(at.step.places(h, d) & at.step.cells for h in houses for d in digits)


def cells_of_house(at: Place, match: Match) -> bool:
    houses, cells = match.values[:2]
    return set(cells) <= {c for house in houses for c in house.cells}


def same_rule(at: Place, match: Match) -> bool:
    """`as in step 20`: a step before this one, by the same rule."""
    (numbers,) = match.values
    steps = [at.solve.step(number) for number in numbers]
    return all(s and s.number < at.step.number and s.rule == at.step.rule for s in steps)


def this_technique(at: Place, match: Match) -> bool:
    return all(alike(value, at.step.rule) for value in match.values)


def technique_again(at: Place, match: Match) -> bool:
    """`the tridagon of step 9 again`: steps before this one have its pattern."""
    rule, numbers = match.values
    steps = [at.solve.step(number) for number in numbers]
    kind = rule.partition("_")[0]
    return all(s and s.number < at.step.number and s.rule.startswith(kind) for s in steps)


def two_of_technique(at: Place, match: Match) -> bool:
    """`Two empty rectangles`, in a dual one."""
    many, rule = match.values
    return many == 2 and at.step.rule == f"dual_{rule}"


def of_every_second(at: Place, match: Match) -> bool:
    """`the 8 is in every second cell`, round a ring."""
    digits, place = match.values
    return place == 2 and digits == (at.step.inference.evidence.focus_digit,)


def group_of(at: Place, match: Match) -> bool:
    """`Group B is r1c1 and r1c2: two cells, three digits (1, 4 and 5)`."""
    cells, many, number = [t.value for t in match.tokens if t.kind in "CW"]
    digits = [digit for t in match.inside if t.kind == "N" for digit in t.value]
    have = digits_of(at, cells)
    return (len(cells), len(have), have) == (many, number, set(digits))


def only_pairs(at: Place, match: Match) -> bool:
    cells, digits = match.values
    return speaks(at, cells, digits)


def go_within(at: Place, match: Match) -> bool:
    houses, digits, others = match.values
    places = {c for house in houses for digit in digits for c in at.step.places(house, digit)}
    within = {c for house in others for c in house.cells}
    in_each = all(places & set(house.cells) for house in others)
    has_fins = "finned" in at.step.rule or "sashimi" in at.step.rule
    return (in_each or has_fins) and (places <= within or at.is_net())


def of_house_in(at: Place, match: Match) -> bool:
    digits, houses, cells = match.values
    inside = all(cell in house.cells for cell in cells for house in houses)
    return inside and speaks(at, cells, digits)


def digits_see(at: Place, match: Match) -> bool:
    """`the 4s in r1c1 and r5c5 see r1c2 and r5c2`."""
    digits, ones, others = match.values
    digits = several(digits)
    return all(any(at.sees(one, other) for one in ones) for other in others) and all(
        any(at.step.speaks_of(one, d) for d in digits) for one in ones
    )


def placed_for(at: Place, match: Match) -> bool:
    """`r1c1 is 4 (row 1)`: the house is one of the cell's, and has room for the digit."""
    cells, *digits, houses = match.values
    inside = all(cell in house.cells for cell in cells for house in houses)
    return inside and (not digits or needs(at, Match((token_for(houses), token_for(digits[0])))))


def so_many_cells(at: Place, match: Match) -> bool:
    """`singles give six digits: r1c1=4, r2c2=4 …`: as many as are named."""
    (many,) = match.values
    number = sum(1 for token in match.parts["rest"] if token.kind == "C")
    return (many if isinstance(many, int) else many[0]) == number


def many_lines(at: Place, match: Match) -> bool:
    """How long it is in full: nothing of the puzzle."""
    return True


def first_has(at: Place, match: Match) -> bool:
    """`With 6 in r6c7, r7c6 and r8c6 would have …`: the first cell has the digit."""
    digits, cells = match.values
    return speaks(at, cells[:1], digits) and set(cells) <= at.step.cells


def digit_spoken_of(at: Place, match: Match) -> bool:
    said = set(match.values[0])
    if at.step.is_placement and at.step.is_single:
        return said == {digit for _, digit in at.step.action}
    return said <= at.step.digits


def of_set(at: Place, match: Match) -> bool:
    """`the three cells use up all three digits`: as many as were named together."""
    many = match.values[0]
    what = "C" if "cell" in match.text else "N"
    named = {len(t.value) for t in (*at.before, *at.tokens) if t.kind == what}
    sets = {one.kind for one in at.before}
    return many in named or (not sets and many <= 2) or (many in at.step.counts and many > 4)


def the_one(at: Place, match: Match) -> bool:
    return match.values[0] == 1


def plural(at: Place, match: Match) -> bool:
    known = at.step.digits | at.step.values | digits_of(at, at.step.inference.evidence.focus_cells)
    return {*match.values} <= known


def digits_on(at: Place, match: Match) -> bool:
    """How far a chain goes before it ends: no further than there are candidates spoken of."""
    (many,) = match.values
    return 0 < (many if isinstance(many, int) else many[0]) <= len(at.step.pairs)


def too_few(at: Place, match: Match) -> bool:
    """`would have only 1, 8 and 9 left, three digits for four cells`."""
    digits, many, cells = match.values
    return len(digits) == many < cells


def so_many(at: Place, match: Match) -> bool:
    """As many as the evidence has of something."""
    (many,) = match.values
    number = many if isinstance(many, int) else many[0]
    return number in at.step.counts or number <= len(at.step.pairs)


def reads(at: Place, match: Match) -> bool:
    """`read 561 or 615`: the digits of cells in order."""
    return all({int(d) for d in str(n)} <= at.step.digits for t in match.inside for n in t.value)


def in_corners(at: Place, match: Match) -> bool:
    return set(match.values[0]) <= at.step.digits | at.step.values


def digits_for_cells(at: Place, match: Match) -> bool:
    """`three digits for four cells`: too few, or just enough."""
    many, cells = (v if isinstance(v, int) else v[0] for v in match.values)
    return many <= cells and (many == cells or cells in at.step.counts or cells < 10)


def and_go(at: Place, match: Match) -> bool:
    """`r5c6 is 8, and 3 and 4 go`: what is ruled out there."""
    cells, _, digits = match.values
    at.said |= pairs(cells, digits)
    return pairs(cells, digits) == set(at.step.action)


def type_of_grave(at: Place, match: Match) -> bool:
    return match.values[0][0] in (2, 3, 4) and at.step.rule.startswith("bug_")
