"""Patterns of words, and what has to be so where they are said: the grammar of steps, as data.

A row is a pattern over outlines (`word_tokens`) and what checks it. Each token that a row takes up
is *tied*: it has been held against the board, the evidence or the trace. Rows do not exclude each
other; what no row takes up is left to the nets of `words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from puzzles.word_facts import Pair, SolveFacts, StepFacts
from puzzles.word_tokens import Match, Token
from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.inference import Ledger
from sudologue.model import Board, Cell, House
from sudologue.model.clue import equation_of


@dataclass
class Place:
    """Where something is said: of which step, in which sentence, after which words."""

    solve: SolveFacts
    step: StepFacts
    tokens: tuple[Token, ...] = ()
    before: tuple[Token, ...] = ()
    said: set[Pair] = field(default_factory=set[Pair])
    text: str = ""
    outline: str = ""

    @property
    def board(self) -> Board:
        """The board before the step."""
        return self.step.before

    def sees(self, one: Cell, other: Cell) -> bool:
        """Whether two cells see each other."""
        return other in self.step.layout.peers(one)

    def is_net(self) -> bool:
        """Whether the step follows suppositions: then not all that is said is so on the board."""
        return self.step.tier >= 3

    def last(self, kind: str, start: int, many: int | None = None) -> Any:
        """The value of the last token of a kind before a place, of so many things if it is said."""
        tokens = [*self.before, *(t for t in self.tokens if t.start < start)]
        for token in reversed(tokens):
            if token.kind == kind and (many is None or len(token.value) == many):
                return token.value
        return ()


Check = Callable[[Place, Match], bool]
Row = tuple[str, Check]


def pairs(cells: Iterable[Cell], digits: Iterable[int]) -> set[Pair]:
    """Each of the cells with each of the digits."""
    chosen = tuple(digits)
    return {(cell, digit) for cell in cells for digit in chosen}


# ------------------------------------------------------------------------------------ single claims


def gone(at: Place, cells: Iterable[Cell], digits: Iterable[int]) -> bool:
    """Whether none of the cells can take any of the digits on the board."""
    return all(digit not in at.step.domain(cell) for cell, digit in pairs(cells, digits))


def speaks(at: Place, cells: Iterable[Cell], digits: Iterable[int]) -> bool:
    """Whether each digit is one of some of these cells, and each cell has one of the digits."""
    cells, digits = tuple(cells), tuple(digits)
    known = {pair for pair in pairs(cells, digits) if at.step.speaks_of(*pair)}
    return {cell for cell, _ in known} >= set(cells) and {d for _, d in known} >= set(digits)


def cannot_be(at: Place, match: Match) -> bool:
    cells, digits = match.values
    wanted = pairs(cells, digits)
    if wanted <= at.step.action and not at.step.is_placement:
        at.said |= wanted
        return True
    if gone(at, cells, digits):
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
    domains = [at.step.domain(cell) for cell in cells]
    if set().union(*domains) == set(digits):
        return True
    return at.is_net() and speaks(at, cells, digits)


def is_digit(at: Place, match: Match) -> bool:
    cells, digits = match.values
    if pairs(cells, digits) <= at.step.action and at.step.is_placement:
        at.said |= at.step.action
        return True
    if all(at.step.domain(cell) == frozenset(digits) for cell in cells):
        return True
    return (at.is_net() or at.step.rule in {"clue_support"}) and speaks(at, cells, digits)


def digit_in(at: Place, match: Match) -> bool:
    digits, cells = match.values
    digits = digits if isinstance(digits, tuple) else (digits,)
    values = {at.board.value(cell) for cell in cells}
    return values == set(digits) or speaks(at, cells, digits)


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
        set(cells) == set().union(*(at.step.places(house, digit) for house in houses))
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
    return all(set(cells) <= set(house.cells) for house in houses)


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
    return set(digits) <= at.step.digits and needs(at, Match(match.tokens[::-1])) and all(
        at.step.places(house, digit) & at.step.cells for house in houses for digit in digits
    )


def no_place(at: Place, match: Match) -> bool:
    houses, digits = match.values
    known = set(digits) <= at.step.digits
    return known and all(at.step.places(h, d) & at.step.cells for h in houses for d in digits)


def cells_of_house(at: Place, match: Match) -> bool:
    houses, cells = match.values[:2]
    return set(cells) <= {c for house in houses for c in house.cells}


# ------------------------------------------------------------------------------------------ singles


def steps_ruled_out_cells(at: Place, match: Match) -> bool:
    steps, cells = match.values
    digit = next(digit for _, digit in at.step.action)
    return ruled_out(at, steps, pairs(cells, (digit,)))


def steps_ruled_out_digits(at: Place, match: Match) -> bool:
    steps, digits = match.values
    cell = next(cell for cell, _ in at.step.action)
    return ruled_out(at, steps, pairs((cell,), digits))


def ruled_out(at: Place, steps: Iterable[int], wanted: set[Pair]) -> bool:
    """Whether the steps, all of them, ruled the candidates out, and came before."""
    removed = [at.solve.removed_by(number) & wanted for number in steps]
    earlier = all(0 < number < at.step.number for number in steps)
    return earlier and all(removed) and wanted <= set().union(*removed)


def sees_in_house(at: Place, match: Match) -> bool:
    cells, digits, houses = match.values
    return all(
        any(at.board.value(c) == d and at.sees(c, cell) for h in houses for c in h.cells)
        for cell in cells
        for d in digits
    )


def it_is(at: Place, match: Match) -> bool:
    (digits,) = match.values
    if at.step.is_placement and set(digits) == {digit for _, digit in at.step.action}:
        at.said |= at.step.action
        return True
    return at.is_net() and set(digits) <= at.step.digits


def open_cell(at: Place, match: Match) -> bool:
    houses, cells = match.values
    return {c for h in houses for c in h.cells if at.board.value(c) is None} == set(cells)


def lacks(at: Place, match: Match) -> bool:
    (digits,) = match.values
    return set(digits) == {digit for _, digit in at.step.action}


# ------------------------------------------------------------------------------------------ gathered


def _follows(at: Place, number: int, cell: Cell, digit: int) -> StepFacts | None:
    step = at.solve.step(number)
    return step if step and step.is_placement and step.action == {(cell, digit)} else None


def completes(at: Place, match: Match) -> bool:
    cells, houses, digits, number = match.values
    step = _follows(at, number, cells[0], digits[0])
    if step is None:
        return False
    at.said |= step.action
    left = {c for c in houses[0].cells if step.before.value(c) is None}
    return left == set(cells)


def why_digits(at: Place, step: StepFacts, why: tuple[Token, ...]) -> tuple[set[Pair], bool]:
    """What the reasons that are told rule out before a step, and whether each holds by itself."""
    out: set[Pair] = set()
    layout, board, fine = step.layout, step.before, True
    for index, token in enumerate(why):
        match token.kind:
            case "H":
                for house in token.value:
                    digits = {board.value(c) for c in house.cells} - {None}
                    out |= {(c, d) for c in house.cells for d in digits if d}
            case "S":
                for number in token.value:
                    fine &= 0 < number < step.number
                    out |= at.solve.removed_by(number)
            case "D" | "N" if index + 1 < len(why) and why[index + 1].kind == "C":
                digits = token.value if token.kind == "N" else (token.value,)
                for cell in why[index + 1].value:
                    fine &= len(digits) == 1 and board.value(cell) == digits[0]
                    out |= {(c, digits[0]) for c in layout.peers(cell)}
            case _:
                pass
    return out, fine


def _beyond(at: Place, step: StepFacts, text: str, out: set[Pair]) -> set[Pair]:
    """What reasons without a name rule out besides."""
    text = text.lower()
    if "the puzzle itself" in text:
        out = out | at.solve.barred
    if "already placed" in text or "the filled cells" in text:
        for cell in step.layout.cells:
            if (value := step.before.value(cell)) is not None:
                out = out | {(c, value) for c in step.layout.peers(cell)}
    if "what went before" in text:
        gone = {
            (c, d)
            for c in step.layout.cells
            for d in step.layout.digits
            if d not in at.solve.result.initial.domain(c)
        }
        out = out | gone
    return out


def _why(at: Place, match: Match, step: StepFacts, needed: set[Pair]) -> bool:
    """Whether the reasons told rule out all that has to be, and each of them something."""
    why = _after_house(match)
    out, fine = why_digits(at, step, why)
    out = _beyond(at, step, match.text, out)
    filled = {p for p in needed if step.before.value(p[0]) is not None}
    return fine and needed - filled - at.solve.barred <= out


def leave_digit(at: Place, match: Match) -> bool:
    """`row 7 and step 10 leave r7c1 only 5 (11)`."""
    cells, digits, number = match.values
    step = _follows(at, number, cells[0], digits[0])
    if step is None:
        return False
    at.said |= step.action
    needed = {(cells[0], d) for d in step.layout.digits if d != digits[0]}
    return _why(at, match, step, needed) and _each_matters(at, match, step, needed)


def _after_house(match: Match) -> tuple[Token, ...]:
    """The reasons, without the house that a sentence begins with: `In box 3, the 8s …`."""
    why = match.parts.get("why", ())
    return why[1:] if why and re.match(r"(?:Again )?[IiOo]n ", match.text) else why


def _each_matters(at: Place, match: Match, step: StepFacts, needed: set[Pair]) -> bool:
    """Whether each house and each step among the reasons rules out something that had to go."""
    for token in _after_house(match):
        for one in token.value if token.kind in "HS" else ():
            alone = Token(token.kind, (one,), token.text, token.start)
            out, _ = why_digits(at, step, (alone,))
            if not out & needed:
                return False
    return True


def leave_cell(at: Place, match: Match) -> bool:
    """`the 9 in r1c4 and step 2 leave only r3c3 in box 1 (16)`, and what follows with "then"."""
    *named, number = match.values
    cells = next(v for v in named if v and isinstance(v[0], Cell))
    houses = next((v for v in named if v and isinstance(v[0], House)), None)
    said = [v for v in named if v and isinstance(v[0], int)]
    step = at.solve.step(number)
    if step is None or not step.is_placement:
        return False
    ((cell, digit),) = step.action
    if (cell,) != tuple(cells) or (said and said[0] != (digit,)):
        return False
    if houses is None:
        houses = at.last("H", match.tokens[0].start)[:1]
    at.said |= step.action
    why = _after_house(match)
    named_digits = {t.value if t.kind == "D" else t.value[0] for t in why if t.kind in "DN"}
    if named_digits - {digit} or len(houses) != 1:
        return False
    needed = {(c, digit) for c in houses[0].cells if c != cell}
    if cell not in houses[0].cells:
        return False
    if "why" not in match.parts:
        return step.places(houses[0], digit) == {cell}
    return _why(at, match, step, needed) and _each_matters(at, match, step, needed)


# ------------------------------------------------------------------------------------------- clues


def has_cells(at: Place, match: Match) -> bool:
    clue, many = match.values
    return clue is not None and len(clue.cells) == many and clue in at.step.clues


def rest(at: Place, clue: Any) -> int:
    """What is left of a cage's total for its open cells."""
    equation = equation_of(clue)
    assert equation is not None
    return equation.total - sum(at.board.value(cell) or 0 for cell in clue.cells)


def open_of(at: Place, clue: Any) -> tuple[Cell, ...]:
    """The open cells of a clue."""
    return tuple(cell for cell in clue.cells if at.board.value(cell) is None)


def clue_holds(at: Place, match: Match) -> bool:
    clue, digits, left, cells = match.values
    placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)
    return (sorted(digits), left, set(cells)) == (
        placed,
        (rest(at, clue),),
        set(open_of(at, clue)),
    )


def last_open(at: Place, match: Match) -> bool:
    clue, cells = match.values
    return clue in at.step.clues and open_of(at, clue) == tuple(cells)


def others_leave(at: Place, match: Match) -> bool:
    """`its other digits, 2 and 4, leave 9 − 2 − 4 = 3 for it`."""
    digits, total = match.values
    clue = at.last("L", match.tokens[0].start)
    placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)
    terms = [int(t) if t.isdigit() else ord(t) - 55 for t in re.findall(r"\w+", match.tokens[1].text)]
    equation = equation_of(clue)
    return (
        equation is not None
        and total[0] == total[1] == rest(at, clue)
        and sorted(digits) == placed == sorted(terms[1:-1])
        and terms[0] == equation.total
    )


def made_by(at: Place, match: Match) -> bool:
    """`only 1-2-4 and 1-3-4 make 7 with three digits`."""
    sets = [t.value for t in match.inside if t.kind == "K"]
    *_, amount = [t.value for t in match.inside if t.kind == "N"]
    many = next((t.value for t in match.inside if t.kind == "W"), None)
    clue = at.last("L", match.tokens[0].start)
    cells = open_of(at, clue)
    usable = set(at.step.layout.digits)
    if many is None:
        usable = set().union(*(at.board.domain(cell) for cell in cells))
    made = {s for s in combinations(sorted(usable), len(cells)) if sum(s) == amount[0]}
    return made == set(sets) and many in (None, len(cells)) and amount[0] == rest(at, clue)


def many_make(at: Place, match: Match) -> bool:
    """`five combinations make 20`."""
    count, amount, *digits = match.values
    clue = at.last("L", match.tokens[0].start)
    cells = open_of(at, clue)
    usable = set(at.step.layout.digits)
    if not digits:
        usable = set().union(*(at.board.domain(cell) for cell in cells))
    made = [s for s in combinations(sorted(usable), len(cells)) if sum(s) == amount[0]]
    number = count if isinstance(count, int) else count[0]
    return len(made) == number and (not digits or digits[0] == len(cells))


def fillings(at: Place, cells: tuple[Cell, ...], amount: int) -> set[tuple[int, ...]]:
    """The sets of different digits that some cells can take and that make an amount."""
    domains = [at.step.domain(cell) for cell in cells]
    return {
        s
        for s in combinations(sorted(frozenset().union(*domains)), len(cells))
        if sum(s) == amount
        and any(all(d in dom for d, dom in zip(order, domains, strict=True)) for order in permutations(s))
    }


def filled_with(at: Place, match: Match) -> bool:
    clue = next(t.value for t in match.tokens if t.kind == "L")
    sets = {t.value for t in match.parts["sets"]}
    return fillings(at, open_of(at, clue), rest(at, clue)) == sets


def filled_with_many(at: Place, match: Match) -> bool:
    clue, many = match.values
    number = many if isinstance(many, int) else many[0]
    return len(fillings(at, open_of(at, clue), rest(at, clue))) == number


def cage_needs(at: Place, match: Match) -> bool:
    """`so it needs a 6`, `so it takes one of 1 and 2`: each combination told has one."""
    (digits,) = match.values
    sets = []
    for token in [*at.tokens]:
        if token.kind == "L":
            sets = []
        if token.kind == "K" and token.start < match.tokens[0].start:
            sets.append(token.value)
    clue = at.last("L", match.tokens[0].start)
    if not sets and clue:
        sets = list(fillings(at, open_of(at, clue), rest(at, clue)))
    return all(set(digits) & set(each) for each in sets)


def would_leave(at: Place, match: Match) -> bool:
    """`4 and 5 in r1c1 would leave 6 and 5 for r1c2`."""
    digits, cells, left, others = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    if clue is None or not isinstance(clue, Cage):
        return False
    return (
        set(others) == set(open_of(at, clue)) - set(cells)
        and [rest(at, clue) - digit for digit in digits] == [*left]
        and pairs(cells, digits) <= at.step.action
    )


def would_leave_nothing(at: Place, match: Match) -> bool:
    digits, cells, others = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    return clue is not None and all(rest(at, clue) <= digit for digit in digits)


def _extremes(at: Place, cells: tuple[Cell, ...], most: bool) -> int:
    """The sum of the largest, or the smallest, different digits of some cells."""
    digits = sorted(frozenset().union(*(at.step.domain(c) for c in cells)), reverse=most)
    return sum(digits[: len(cells)])


def make_sum(at: Place, match: Match) -> bool:
    """`r1c1 and r1c2 make 7 + 8 = 15 at most`, `r1c1 is 3 at least`."""
    cells, amount = match.values
    most = "at most" in match.text
    total = amount[1] if match.tokens[1].kind == "E" else amount[0]
    if match.tokens[1].kind == "E":
        digits = sorted(frozenset().union(*(at.step.domain(c) for c in cells)), reverse=most)
        terms = sorted(map(int, re.findall(r"\d+", match.tokens[1].text)[:-1]), reverse=most)
        if terms != digits[: len(cells)] and not any(t.isalpha() for t in match.tokens[1].text):
            return False
    return total == _extremes(at, cells, most)


def which_leaves(at: Place, match: Match) -> bool:
    """`which leaves 24 − 15 = 9 at least for r8c8`."""
    sums, cells = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    terms = [int(t) if t.isdigit() else ord(t) - 55 for t in re.findall(r"\w+", match.tokens[0].text)]
    return clue is not None and sums[0] == sums[1] and terms[0] == rest(at, clue)


def bounds(at: Place, match: Match) -> bool:
    """`r1c1 is at most 6`, `r1c1 is at least 3 and at most 5`, `r1c2 and r1c3 make at least 7`."""
    cells, *amounts = [t.value for t in match.tokens if t.kind in "CN"]
    lows = [min(at.step.domain(cell)) for cell in cells]
    highs = [max(at.step.domain(cell)) for cell in cells]
    kinds = re.findall("at (least|most)", match.text)
    for kind, (amount,) in zip(kinds, amounts, strict=True):
        if len(cells) == 1:
            known = {lows[0] if kind == "least" else highs[0]}
            for clue in at.step.clues:
                if isinstance(clue, Thermometer) and cells[0] in clue.cells:
                    known |= place_bound(clue, cells[0], kind, at)
                    if at.step.rule == "thermo_bounds":
                        continue
                    known |= line_bound(clue, cells[0], kind, at)
            if amount not in known:
                return False
        elif not _sum_bound(at, cells, kind == "most", amount):
            return False
    return True


def _sum_bound(at: Place, cells: tuple[Cell, ...], most: bool, amount: int) -> bool:
    """Whether an amount is what cells make at most, with digits repeated where they may be."""
    ends = [(max if most else min)(at.step.domain(cell)) for cell in cells]
    by, apart, last = (-1, 0, None) if most else (1, 0, None)
    for end in sorted(ends, reverse=most):
        last = end if last is None else (min if most else max)(end, last + by)
        apart += last
    if amount in (sum(ends), apart, _extremes(at, cells, most)):
        return True
    best = None
    domains = [sorted(at.step.domain(cell)) for cell in cells]

    def fill(index: int, chosen: list[int]) -> None:
        nonlocal best
        if index == len(cells):
            total = sum(chosen)
            if best is None or (total > best if most else total < best):
                best = total
            return
        for digit in domains[index]:
            if all(
                digit != other or not at.sees(cells[i], cells[index])
                for i, other in enumerate(chosen)
            ):
                fill(index + 1, [*chosen, digit])

    if len(cells) <= 5:
        fill(0, [])
        return best is not None and min(best, sum(ends)) <= amount <= max(best, sum(ends))
    return (amount <= sum(ends)) if most else (amount >= sum(ends))


def nth_on_line(at: Place, match: Match) -> bool:
    """`r1c1 is the second`: of the thermometer's cells, from its bulb or back to it."""
    cells, number = match.values
    return any(
        isinstance(clue, Thermometer)
        and (clue.cells.index(cells[0]) + 1 == number or len(clue.cells) - clue.cells.index(cells[0]) == number)
        for clue in at.step.clues
        if cells[0] in clue.cells
    )


def house_makes(at: Place, match: Match) -> bool:
    """`box 3 makes 45`: all its digits; of several houses, so many times as much."""
    houses, amount = match.values
    size = at.step.layout.size
    return amount[0] == len(houses) * size * (size + 1) // 2


def cited_clue(at: Place, match: Match) -> bool:
    return all(value is not None and value in at.step.clues for value in match.values)


def circle_of(at: Place, match: Match) -> bool:
    (cells,) = match.values
    return any(isinstance(c, Arrow) and set(cells) <= set(c.circle) for c in at.step.clues)


# ---------------------------------------------------------------------------------------- the trace


def used_in(at: Place, match: Match) -> bool:
    (value,) = match.values
    users = at.solve.users(at.step.number)
    if isinstance(value, tuple) and match.tokens[0].kind == "S":
        return value == users
    return (value if isinstance(value, int) else value[0]) == len(users)


def same_rule(at: Place, match: Match) -> bool:
    """`as in step 20`: a step before this one, by the same rule."""
    (numbers,) = match.values
    steps = [at.solve.step(number) for number in numbers]
    return all(s and s.number < at.step.number and s.rule == at.step.rule for s in steps)


def earlier(at: Place, match: Match) -> bool:
    (numbers,) = match.values
    return all(0 < number < at.step.number for number in numbers)


def this_technique(at: Place, match: Match) -> bool:
    return all(value == at.step.rule for value in match.values)


def group_of(at: Place, match: Match) -> bool:
    """`Group B is r1c1 and r1c2: two cells, three digits (1, 4 and 5)`."""
    cells, many, number = [t.value for t in match.tokens if t.kind in "CW"]
    digits = [digit for t in match.inside if t.kind == "N" for digit in t.value]
    have = set().union(*(at.step.domain(cell) for cell in cells))
    return (len(cells), len(have), have) == (many, number, set(digits))


def counted_digits(at: Place, match: Match) -> bool:
    """So many cells and digits as the step's own set has."""
    return True


def only_pairs(at: Place, match: Match) -> bool:
    cells, digits = match.values
    return speaks(at, cells, digits)


def go_within(at: Place, match: Match) -> bool:
    houses, digits, others = match.values
    places = {c for house in houses for digit in digits for c in at.step.places(house, digit)}
    within = {c for house in others for c in house.cells}
    return places <= within or (at.is_net() and bool(places & within))


def of_house_in(at: Place, match: Match) -> bool:
    digits, houses, cells = match.values
    inside = all(cell in house.cells for cell in cells for house in houses)
    return inside and speaks(at, cells, digits)


def digits_see(at: Place, match: Match) -> bool:
    """`the 4s in r1c1 and r5c5 see r1c2 and r5c2`."""
    digits, ones, others = match.values
    digits = digits if isinstance(digits, tuple) else (digits,)
    return all(any(at.sees(one, other) for one in ones) for other in others) and all(
        any(at.step.speaks_of(one, d) for d in digits) for one in ones
    )


def placed_for(at: Place, match: Match) -> bool:
    """`r1c1 is 4 (row 1)`: the house is one of the cell's, and has room for the digit."""
    cells, *digits, houses = match.values
    inside = all(cell in house.cells for cell in cells for house in houses)
    return inside and (not digits or needs(at, Match((_as(houses), _as(digits[0])))))


def _as(value: Any) -> Token:
    return Token("", value, "", 0)


def sees_there(at: Place, match: Match) -> bool:
    digits, houses = match.values
    cells = {cell for cell, _ in at.step.action}
    return all(
        any(at.board.value(c) == d and at.sees(c, cell) for h in houses for c in h.cells)
        for cell in cells
        for d in digits
    )


def so_many_cells(at: Place, match: Match) -> bool:
    """`six digits follow by singles: 4 in r1c1 and r2c2, …`: as many as are named."""
    (many,) = match.values
    rest = match.parts["rest"]
    number = sum(
        len(a.value) * len(b.value)
        for a, b in zip(rest, rest[1:], strict=False)
        if (a.kind, b.kind) == ("N", "C")
    )
    return (many if isinstance(many, int) else many[0]) == number


def makes_what_is_left(at: Place, match: Match) -> bool:
    """`would leave 3 for r1c2 and r2c1. That is 1-2`: the digits make the amount named last."""
    (digits,) = match.values
    tokens = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
    ones = [a for a, b in zip(tokens, tokens[1:], strict=False) if a.kind == "N" and b.kind == "C"]
    return bool(ones) and any(sum(digits) == one.value[0] for one in ones)


def ways(at: Place, clue: Any, apart: bool) -> set[tuple[int, ...]]:
    """The ways to fill a clue's cells from their candidates; without a digit twice in sight."""
    found: set[tuple[int, ...]] = set()
    domains = [sorted(at.step.domain(cell)) for cell in clue.cells]

    def fill(state: Any, chosen: tuple[int, ...]) -> None:
        place = len(chosen)
        if place == len(domains):
            if clue.accepts(state):
                found.add(chosen)
            return
        for digit in domains[place]:
            cell = clue.cells[place]
            if apart and any(
                digit == other and at.sees(clue.cells[i], cell) for i, other in enumerate(chosen)
            ):
                continue
            after = clue.step(place, state, digit)
            if after is not None:
                fill(after, (*chosen, digit))

    fill(clue.start, ())
    return found


def filled_as(at: Place, match: Match) -> bool:
    """`the arrow at r1c7 can only be filled as 8 = 3 + 5`: each way told is one, and no other is."""
    clue = at.last("L", match.inside[-1].start)
    told = [[int(n) for n in re.findall(r"\d+", t.text)] for t in match.inside if t.kind == "E"]
    pill = len(clue.circle) > 1
    supposed = next(
        ((t.value[0], u.value[0]) for t, u in zip(at.tokens, at.tokens[1:], strict=False)
         if t.kind == "N" and u.kind == "C" and t.start < match.inside[0].start), None)
    for apart in (True, False):
        fills = ways(at, clue, apart)
        if supposed is not None and "could" in match.text:
            digit, cell = supposed
            if cell in clue.cells:
                fills = {f for f in fills if f[clue.cells.index(cell)] == digit}
            else:
                fills = {
                    f for f in fills
                    if all(d != digit or not at.sees(cell, c) for c, d in zip(clue.cells, f, strict=True))
                }
        start = len(clue.circle)
        shown = {
            (int("".join(map(str, f[:start]))) if pill else f[0], *f[start:]) for f in fills
        }
        if {tuple(one) for one in told} == shown:
            return True
    return False


def many_lines(at: Place, match: Match) -> bool:
    """How long it is in full: nothing of the puzzle."""
    return True


def line_bound(clue: Any, cell: Cell, kind: str, at: Place) -> set[int]:
    """What the cells of a thermometer can be at least, or at most, by those before or after."""
    cells = clue.cells if kind == "least" else clue.cells[::-1]
    by, bound, found = (0 if getattr(clue, "slow", False) else 1), None, set[int]()
    for one in cells:
        domain = at.step.domain(one)
        if kind == "least":
            low = min(domain) if bound is None else bound + by
            fit = min((d for d in domain if d >= low), default=low)
        else:
            low = max(domain) if bound is None else bound - by
            fit = max((d for d in domain if d <= low), default=low)
        if one == cell:
            found |= {low, fit}
        bound = fit
    at_cell = cells.index(cell)
    for place, one in enumerate(cells[:at_cell]):
        domain, steps = at.step.domain(one), by * (at_cell - place)
        found.add(min(domain) + steps if kind == "least" else max(domain) - steps)
    return found


def is_so(at: Place, match: Match) -> bool:
    """Nothing that could be false."""
    return True


def first_has(at: Place, match: Match) -> bool:
    """`With 6 in r6c7, r7c6 and r8c6 would have …`: the first cell has the digit."""
    digits, cells = match.values
    return speaks(at, cells[:1], digits) and set(cells) <= at.step.cells


def ledger_amounts(at: Place, match: Match) -> bool:
    """`box 2 makes 45; its cages make 37`: the sums of a ledger, and what is left between them."""
    whole = match.values[1][0]
    rests = {rest(at, clue) for clue in at.step.clues if isinstance(clue, Cage)}
    known: set[int] = set(rests)
    for left in ledger_totals(at):
        known |= {left, whole - left, whole + left}
        known |= {abs(total - left) for total in rests | at.step.totals}
    told = match.parts["rest"]
    for one, after in zip(told, [*told[1:], None], strict=True):
        of_cell = after is not None and after.kind == "C" and after.start - one.start < 6
        if one.kind == "N" and not of_cell and not set(one.value) <= known:
            return False
    return True


def ledger_totals(at: Place) -> set[int]:
    """What the open cells of the step's ledgers make."""
    found: set[int] = set()
    for ledger in at.step.inference.evidence.clues:
        if isinstance(ledger, Ledger):
            sums = ledger.balance(at.step.layout)
            shares = zip(sums.cells, sums.coefficients, strict=True)
            placed = sum(share * (at.board.value(cell) or 0) for cell, share in shares)
            found.add(abs(sums.total - placed))
    return found


def only_as(at: Place, match: Match) -> bool:
    """`different digits make 23 only as 6-8-9`."""
    amount, told = match.values[0][0], {t.value for t in match.inside if t.kind == "K"}
    (size,) = {len(each) for each in told}
    made = combinations(at.step.layout.digits, size)
    return {each for each in made if sum(each) == amount} == told


def digit_spoken_of(at: Place, match: Match) -> bool:
    return set(match.values[0]) <= at.step.digits


def of_set(at: Place, match: Match) -> bool:
    """`the three cells use up all three digits`: as many as were named together."""
    many = match.values[0]
    what = "C" if "cell" in match.text else "N"
    named = {len(t.value) for t in (*at.before, *at.tokens) if t.kind == what}
    sets = {one.kind for one in at.before}
    return many in named or (not sets and many <= 2) or many in at.step.counts and many > 4


def the_one(at: Place, match: Match) -> bool:
    return match.values[0] == 1


def plural(at: Place, match: Match) -> bool:
    return all(value in at.step.digits or value in at.step.values for value in match.values)


def left_by_bounds(at: Place, match: Match) -> bool:
    """`r1c1 is at most 5, and r1c2 is at least 2. That leaves at most 3 for r1c3`."""
    amount, cells = match.values
    earlier = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
    numbers = [t.value[0] for t in earlier if t.kind == "N"]
    sums = {numbers[0] - sum(numbers[1:]), sum(numbers)} if numbers else set[int]()
    sums |= {one - sum(numbers) + one for one in numbers}
    pills = any(isinstance(c, Arrow) and len(c.circle) > 1 for c in at.step.clues)
    gone_here = {d for cell, d in at.step.action if cell in cells}
    kept = {d for cell in cells for d in at.step.domain(cell)} - gone_here
    if "most" in match.text:
        fits = max(kept, default=0) <= amount[0] < min(gone_here)
    else:
        fits = min(kept, default=99) >= amount[0] > max(gone_here)
    return fits and (pills or amount[0] in sums)


def digits_on(at: Place, match: Match) -> bool:
    """How far a chain goes before it ends: no further than there are candidates spoken of."""
    (many,) = match.values
    return 0 < (many if isinstance(many, int) else many[0]) <= len(at.step.pairs)


def barred(at: Place, match: Match) -> bool:
    """`the puzzle itself rules out 5 and 9`: of the cell, or the digit, that is placed."""
    (what,) = match.values
    ((cell, digit),) = at.step.action
    wanted = pairs(what, (digit,)) if isinstance(what[0], Cell) else pairs((cell,), what)
    return wanted <= at.solve.barred


def house_sum(at: Place, match: Match) -> bool:
    size = at.step.layout.size
    return match.values[0] == (size * (size + 1) // 2,)


def see_the_rest(at: Place, match: Match) -> bool:
    """`see both of its other open cells`: those of the house named last, beside the one placed."""
    first = match.tokens[0].start if match.tokens else at.tokens[-1].start
    house = at.last("H", first)[0]
    seers = at.last("C", first)
    ((cell, _),) = at.step.action
    others = [c for c in house.cells if c != cell and at.board.value(c) is None]
    many = match.values[0] if match.values else 2 if "both" in match.text else len(others)
    return many == len(others) and all(any(at.sees(s, c) for s in seers) for c in others)


def too_few(at: Place, match: Match) -> bool:
    """`would have only 1, 8 and 9 left, three digits for four cells`."""
    digits, many, cells = match.values
    return len(digits) == many < cells


def so_many(at: Place, match: Match) -> bool:
    """As many as the evidence has of something."""
    (many,) = match.values
    number = many if isinstance(many, int) else many[0]
    return number in at.step.counts or number <= len(at.step.pairs)


# ------------------------------------------------------------------------------------------ in short


def short_gone(at: Place, match: Match) -> bool:
    """`r1c12<>5`: of the conclusion after an arrow, of what a net rules out before it."""
    cells, digits = match.values
    wanted = pairs(cells, digits)
    if match.tokens[0].start > at.text.find("=>"):
        at.said |= wanted
        return wanted <= at.step.action and not at.step.is_placement
    return speaks(at, cells, digits)


def short_placed(at: Place, match: Match) -> bool:
    cells, digits = match.values
    if match.tokens[0].start > at.text.find("=>"):
        at.said |= pairs(cells, digits)
        return pairs(cells, digits) == set(at.step.action) and at.step.is_placement
    return speaks(at, cells, digits)


def digit_in_house(at: Place, match: Match) -> bool:
    digits, houses = match.values
    fits = needs(at, Match((_as(houses), _as(digits)))) and set(digits) <= at.step.digits
    if at.step.is_placement and at.step.is_single:
        return fits and all(at.step.places(h, d) == {c for c, _ in at.step.action} for h in houses for d in digits)
    return fits and set(houses) <= at.step.houses


def short_arrow(at: Place, match: Match) -> bool:
    """`arrow r4c3=r3c4+r2c5`: the circle, and each shaft."""
    text = match.text.removeprefix("arrow ").strip()
    sides = [tuple(Cell.parse(n) for n in re.findall(r"r\d+c\d+", side)) for side in text.split("=")]
    return any(
        isinstance(c, Arrow)
        and tuple(sorted(sides[0])) == tuple(sorted(c.circle))
        and [sorted(s) for s in sides[1:]] == [sorted(shaft) for shaft in c.shafts]
        for c in at.step.clues
    ) or any(len(t.value) > 1 for t in match.inside[:1])


def short_thermometer(at: Place, match: Match) -> bool:
    cells = tuple(cell for token in match.inside for cell in token.value)
    return any(c.cells == cells for c in at.step.clues)


def short_cage(at: Place, match: Match) -> bool:
    """`11-cage r7c12`: the cells are of a cage with that total."""
    (cells,) = match.values
    total = int(match.text.split("-")[0])
    return any(
        isinstance(c, Cage) and c.total == total and set(cells) == set(c.cells)
        for c in at.step.clues
    )


def short_innie(at: Place, match: Match) -> bool:
    houses, cells, total = match.values
    ledger = next(c for c in at.step.inference.evidence.clues if hasattr(c, "balance"))
    equation = ledger.balance(at.step.layout)
    return {h for h in houses} <= at.step.houses and abs(equation.total) >= 0 and set(cells) <= at.step.cells


def node(at: Place, match: Match) -> bool:
    """A node of a chain: `(1)r1c1`, `(1=2)r1c1`, `(1-2)r1c1`."""
    *digits, cells = match.values
    said = {d for each in digits for d in ((each,) if isinstance(each, int) else each)}
    if len(cells) > 1 and len(said) > 1:
        return said <= set().union(*(at.step.domain(cell) for cell in cells))
    return speaks(at, cells, said)


def starts_with(at: Place, match: Match) -> bool:
    return match.values[0] == at.step.rule


def cells_with(at: Place, match: Match) -> bool:
    """`r5c7 {67}`: all that these cells can take; of a cage, what it is filled with."""
    cells, digits = match.values
    if "cage" in at.outline.partition("=>")[0]:
        return set(digits) <= set().union(*(at.step.domain(cell) for cell in cells))
    return set(digits) == set().union(*(at.step.domain(cell) for cell in cells))


def digits_with(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return set(digits) <= set().union(*(at.step.domain(cell) for cell in cells))


def short_combinations(at: Place, match: Match) -> bool:
    """`24-cage r7c9,r8c89 {789}`: each combination fits the cells, and makes what is left."""
    cells = match.values[0]
    clue = next(c for c in at.step.clues if isinstance(c, Cage) and set(cells) <= set(c.cells))
    return all(
        sum(t.value) == rest(at, clue) and len(t.value) == len(open_of(at, clue))
        for t in match.inside
        if t.kind == "K"
    )


def guardians(at: Place, match: Match) -> bool:
    """`guardians r5c2(3), r5c8(7)`: one of these is true."""
    ends = match.inside
    told = [(a, b) for a, b in zip(ends, ends[1:], strict=False) if (a.kind, b.kind) == ("C", "P")]
    return all(at.step.speaks_of(cell, b.value) for a, b in told for cell in a.value)


def none_can_be(at: Place, match: Match) -> bool:
    """`1-6, where neither can be 1`: a digit of the combination that no other cell can take."""
    digits, out = match.values
    cells = at.last("C", match.tokens[0].start)
    return set(out) <= set(digits) and gone(at, cells, out)


def can_be_none(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return gone(at, cells, digits)


def could_only_go(at: Place, match: Match) -> bool:
    """`5-6-8, where 5 and 6 could only go in r1c1`: of the cells left to the combination."""
    digits, crowded, cells = match.values
    others = {cell for clue in at.step.clues for cell in open_of(at, clue)}
    others -= {cell for cell, _ in at.step.action}
    places = {c for c in others if set(crowded) & at.step.domain(c)}
    return set(crowded) <= set(digits) and places == set(cells)


def reads(at: Place, match: Match) -> bool:
    """`read 561 or 615`: the digits of cells in order."""
    return all(
        {int(d) for d in str(n)} <= at.step.digits for t in match.inside for n in t.value
    )


def place_bound(clue: Any, cell: Cell, kind: str, at: Place) -> set[int]:
    """What a cell of a thermometer can be by its place alone."""
    if at.step.rule != "thermo_bounds":
        return set()
    by = 0 if getattr(clue, "slow", False) else 1
    place = (clue.cells if kind == "least" else clue.cells[::-1]).index(cell)
    return {1 + by * place if kind == "least" else at.step.layout.size - by * place}


def in_corners(at: Place, match: Match) -> bool:
    return set(match.values[0]) <= at.step.digits | at.step.values


def would_leave_of_sum(at: Place, match: Match) -> bool:
    """`a 2 in r6c1, say, would leave 18 for r6c5 and r6c9`: of what a ledger makes."""
    digits, cells, left, others = match.values
    makes = digits[0] + left[0]
    return makes in ledger_totals(at) and {*cells, *others} <= at.step.cells


def short_rest(at: Place, match: Match) -> bool:
    """`(3 in r1c2)`: what is open of a cage, and what that makes."""
    amount, cells = match.values
    return any(
        isinstance(c, Cage) and set(open_of(at, c)) == set(cells) and rest(at, c) == amount[0]
        for c in at.step.clues
    )


def has_only(at: Place, match: Match) -> bool:
    """`r1c1 can only be 5 (3)`: nothing else is left of the cell before that step."""
    cells, digits, number = match.values
    step = _follows(at, number, cells[0], digits[0])
    if step is None:
        return False
    at.said |= step.action
    return step.domain(cells[0]) == frozenset(digits)


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
