"""What is said of singles, alone and in paragraphs, and whether it is so."""

from __future__ import annotations

import re
from collections.abc import Iterable

from puzzles.word_facts import Pair, StepFacts
from puzzles.word_place import Place, pairs
from puzzles.word_tokens import Match, Token
from sudologue.model import Cell, House


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
    return (
        earlier and all(removed) and all(any(pair in each for each in removed) for pair in wanted)
    )


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


def _follows(at: Place, number: int, cell: Cell, digit: int) -> StepFacts | None:
    step = at.solve.step(number)
    return (
        step if step and step.is_placement and step.action == frozenset({(cell, digit)}) else None
    )


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
            for d in step.layout.tables.digits
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
    needed = {(cells[0], d) for d in step.layout.tables.digits if d != digits[0]}
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
        return step.places(houses[0], digit) == frozenset({cell})
    return _why(at, match, step, needed) and _each_matters(at, match, step, needed)


def sees_there(at: Place, match: Match) -> bool:
    digits, houses = match.values
    cells = {cell for cell, _ in at.step.action}
    return all(
        any(at.board.value(c) == d and at.sees(c, cell) for h in houses for c in h.cells)
        for cell in cells
        for d in digits
    )


def barred(at: Place, match: Match) -> bool:
    """`the puzzle itself rules out 5 and 9`: of the cell, or the digit, that is placed."""
    (what,) = match.values
    ((cell, digit),) = at.step.action
    wanted = pairs(what, (digit,)) if isinstance(what[0], Cell) else pairs((cell,), what)
    return wanted <= at.solve.barred


def see_the_rest(at: Place, match: Match) -> bool:
    """`see both of its other open cells`: those of the house named last, beside the one placed."""
    first = match.tokens[0].start if match.tokens else len(at.text)
    named = at.last("H", first) or tuple(h for h in at.step.houses if h.cells)
    house = named[0]  # a hint has named it before, or the receipt does
    seers = at.last("C", first)
    ((cell, _),) = at.step.action
    others = [c for c in house.cells if c != cell and at.board.value(c) is None]
    many = match.values[0] if match.values else 2 if "both" in match.text else len(others)
    return many == len(others) and all(any(at.sees(s, c) for s in seers) for c in others)


def has_only(at: Place, match: Match) -> bool:
    """`r1c1 can only be 5 (3)`: nothing else is left of the cell before that step."""
    cells, digits, number = match.values
    step = _follows(at, number, cells[0], digits[0])
    if step is None:
        return False
    at.said |= step.action
    return step.domain(cells[0]) == frozenset(digits)


def ruled_out_earlier(at: Place, match: Match) -> bool:
    """`r8c7 was ruled out earlier`: for the digit placed, or the digits, for its cell."""
    (what,) = match.values
    ((cell, digit),) = at.step.action
    wanted = pairs(what, (digit,)) if isinstance(what[0], Cell) else pairs((cell,), what)
    return all(d not in at.step.domain(c) for c, d in wanted)
