"""What paragraphs of singles say, sentence by sentence, and whether it is so.

    Rows 1 and 3 have their 4s, so box 2's goes in r2c5 (28). That blocks column 5, so …

A sentence has to be one of these, as a whole. A reason has to be one, each house in it has to do
something, and all of them together have to do it all. What is left open ("theirs", "that", "it")
stands for what the sentences before say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice

from puzzles.word_facts import StepFacts
from puzzles.word_place import Place
from puzzles.word_said import Said, slots
from puzzles.word_tokens import Match
from sudologue.model import Cell, House

_SECTION = 20
"""So many steps at most have one heading."""
_WHERE = (
    r"(?:<house:H>'s(?: <again:N>)? (?:is|goes) in <cell:C>|<cell2:C> is <digit2:N>"
    r"|the <digit3:N> is in <cell3:C>|it's in <cell4:C>) <number:P>"
)


def _hidden(said: Said) -> bool:
    """A digit that lines keep from all other cells of a house."""
    parts = said.parts
    cell = next(name for name in ("cell", "cell2", "cell3", "cell4") if parts.get(name))
    named = [
        value
        for name in ("digit", "again", "digit2", "digit3", "digit4")
        for value in said.values(name)
    ]
    step = said.step("number", cell, None)
    if step is None:
        return False
    ((where, digit),) = step.action
    named = named or [*islice(said.digits_before(), 1)]
    if said.value("one") not in (None, 1) or set(named) != {digit}:
        return False
    if parts.get("pointed") and not _points(said, digit):
        return False
    if said.words.startswith("Now ") and not _is_news(said, digit):
        return False
    lines = said.values("lines") + said.values("more") + said.values("pointed")
    houses = said.values("house") + said.values("within")
    if parts.get("listed"):
        within, *lines = said.values("listed")
        houses.append(within)
    known = said.lines_before() if parts.get("pointed") else []
    if len(houses) > 1 or not all(where in house.cells for house in houses):
        return False
    # which house is meant, the heading or the sentence before says
    tried = houses or [house for house in step.layout.houses if where in house.cells]
    return any(_is_forced(said, step, house, lines, known) for house in tried)


def _is_forced(
    said: Said, step: StepFacts, house: House, lines: list[House], known: list[House]
) -> bool:
    """Whether lines, and what else is said, rule out all other cells of a house, none in vain."""
    ((where, digit),) = step.action
    board = step.before
    barred = said.at.solve.barred
    others = {c for c in house.cells if c != where and board.value(c) is None}
    left = {cell for cell in others if (cell, digit) not in barred}
    reasons = [others & set(line.cells) for line in lines]
    holding = [any(board.value(c) == digit for c in line.cells) for line in lines]
    if not all(holding) or not all(reasons) or house in lines:
        return False
    reasons += list(_gone_cells(said, step, digit))
    if any(not cells or not cells <= others for cells in reasons):
        return False
    for number in said.values("rest"):
        reasons.append({c for c, d in said.at.solve.removed_by(number) if d == digit} & others)
    for line in known:
        if any(board.value(c) == digit for c in line.cells):
            reasons.append(others & set(line.cells))
    return left <= set[Cell]().union(*reasons)


_RULED_OUT = (
    r"<C> (?:<P>|\((?:(?:its|their) cages? (?:has|have) )?"
    r"the (?:<D>|<N>) in <C>(?: sees? (?:it|them))?\))"
)


def _gone_cells(said: Said, step: StepFacts, digit: int) -> Iterator[set[Cell]]:
    """The cells that a step, or a digit in sight, is said to have ruled out; none if it did not."""
    text = said.parts.get("places") or ""
    for found in re.finditer(slots(_RULED_OUT), text):
        first, *others = [said.at.tokens[int(n)] for n in re.findall(r"«\w(\d+)»", found[0])]
        cells = set(first.value)
        if others[0].kind == "P":
            removed = {c for c, d in said.at.solve.removed_by(others[0].value) if d == digit}
            yield cells if cells <= removed and others[0].value < step.number else set()
            continue
        spoken = others[0].value if others[0].kind == "D" else others[0].value[0]
        holders = others[1].value
        fine = spoken == digit and all(step.before.value(h) == digit for h in holders)
        seen = all(any(said.at.sees(h, c) for h in holders) for c in cells)
        yield cells if fine and seen else set()


def _points(said: Said, digit: int) -> bool:
    """Whether `That blocks column 5` is about the last placement."""
    last, lines = said.steps_before()[:1], said.values("pointed")
    return bool(last) and all(
        d == digit and cell in line.cells for cell, d in last[0].action for line in lines
    )


def _is_news(said: Said, digit: int) -> bool:
    """Whether one of the last sentences placed the digit in one of the lines."""
    new = {cell for step in said.steps_before()[:6] for cell, d in step.action if d == digit}
    return any(new & set(line.cells) for line in said.values("lines"))


def _only(said: Said) -> bool:
    """`in row 2, only r2c5 can be 4 (20)`."""
    step, house = said.step("number", "cell", "digit"), said.value("house")
    again = said.value("again")
    if step is None or house is None or again not in (None, said.value("digit")):
        return False
    ((cell, digit),) = step.action
    places = {(other, digit) for other in house.cells}
    steps = [(n, said.at.solve.removed_by(n)) for n in said.values("rest")]
    removed = all(0 < n < step.number and gone & places for n, gone in steps)
    return removed and step.places(house, digit) == frozenset((cell,))


def _naked(said: Said) -> bool:
    """`r7c6 is 6 (3): column 6 has 1, 2, 4 and 5, and row 7 adds 3, 7, 8 and 9`."""
    step = said.step("number", "cell", "digit")
    if step is None:
        return False
    ((cell, digit),) = step.action
    told, why = set[int](), said.parts["why"]
    for part in re.finditer(slots(r"<H> (?:has|adds) <N>|the <N> in <C>|<N> <P>"), why):
        one, *other = [said.at.tokens[int(n)] for n in re.findall(r"«\w(\d+)»", part[0])]
        if one.kind == "H":
            (house,) = one.value
            digits = set(other[0].value)
            held = {step.before.value(c) for c in house.cells}
            if cell not in house.cells or not digits <= held or digits & told:
                return False
        else:
            digits = set(one.value)
            if other[0].kind == "P":
                if not {(cell, d) for d in digits} <= said.at.solve.removed_by(other[0].value):
                    return False
            elif step.before.value(other[0].value[0]) not in digits or len(digits) > 1:
                return False
        told |= digits
    for number in said.values("rest"):
        told |= {d for c, d in said.at.solve.removed_by(number) if c == cell}
    told |= {d for c, d in said.at.solve.barred if c == cell}
    return digit not in told - {digit} and told >= set(step.layout.tables.digits) - {digit}


def _lone(said: Said) -> bool:
    """`r7c6 can only be 6 (3)`, `that makes r7c6 the 6 (3)`."""
    step = said.step("number", "cell", "digit")
    return step is not None and all(
        step.domain(cell) == frozenset((digit,)) for cell, digit in step.action
    )


def _settled(said: Said) -> bool:
    """`after step 42, r1c7 can only be 9 (44)`, `that settles two cells: …`: by that step.

    The step is named, or was told right before; others that are named took candidates, too.
    """
    item, named = slots(_PLACED), said.values("rest")
    parts = [found.groupdict() for found in re.finditer(item, said.words)] or [said.parts]
    found = [Said(said.at, part, "").step("number", "cell", "digit") for part in parts]
    steps = [step for step in found if step is not None]
    if not steps or len(steps) < len(found) or said.value("many") not in (None, len(steps)):
        return False
    if "hat " in said.words:  # the step before, by what was told
        named.append(max((n for n in said.at.solve.told if n < steps[0].number), default=0))
    after = said.at.solve.step(max(named) + 1)
    placed = [pair for step in steps for pair in step.action]
    return after is not None and all(
        after.domain(cell) == frozenset((digit,))
        and all(cell in {c for c, _ in said.at.solve.removed_by(number)} for number in named)
        for cell, digit in placed
    )


def _last_digits(said: Said) -> bool:
    """`r8c6 is 2 (35), the last digit of column 6, and r7c5 is 3 (36), the last of all`."""
    item = slots(rf"{_PLACED}, the last (?:digit )?of (?:<house:H>|all)")
    found = [*re.finditer(item, said.words)]
    return all(_last_digit(Said(said.at, one.groupdict(), one[0])) for one in found)


def _last_digit(said: Said) -> bool:
    """`r8c6 is 2 (35), the last digit of column 6`."""
    step, house = said.step("number", "cell", "digit"), said.value("house")
    if step is None:
        return False
    ((cell, digit),) = step.action
    if said.value("many") not in (None, 1) or said.value("again") not in (None, digit):
        return False
    cells = house.cells if house else step.layout.cells
    return {c for c in cells if step.before.value(c) is None} == {cell}


def _pair(said: Said) -> bool:
    """`row 5 needs 3 and 8, and column 7 has a 3: r5c8 is 3 (24) and r5c7 is 8 (25)`."""
    one, other = said.step("number", "cell", "digit"), said.step("then", "second", "its")
    if one is None or other is None:
        return False
    before, digits = one.before, {d for step in (one, other) for _, d in step.action}
    cells = {c for step in (one, other) for c, _ in step.action}
    houses, needed = said.values("house"), said.values("needs")
    if not houses:  # `It still needs`, or the sentence before says what is needed
        houses = said.lines_before()
    needed = needed or [*said.at.last("N", said.tokens("line")[0].start)]
    opened = [{c for c in house.cells if before.value(c) is None} for house in houses]
    if cells not in opened or {*needed} != digits:
        return False
    house = houses[opened.index(cells)]
    line, held = said.value("line"), said.value("held")
    if line == house or not any(before.value(c) == held for c in line.cells):
        return False
    ((first, digit),), ((second, _),) = one.action, other.action
    return (second if held == digit else first) in line.cells


def _opened(said: Said) -> bool:
    """`It has five empty cells: …`, of the house that was named last."""
    house, cells = said.at.last("H", 0)[0], said.values("cells")
    open_cells = {c for c in house.cells if _now(said).before.value(c) is None}
    return open_cells == set(cells) and said.value("many") == len(cells)


def _now(said: Said) -> StepFacts:
    """The next step to be told."""
    told = [step.number for step in said.steps_before()]
    step = said.at.solve.step(max(told) + 1) if told else said.at.step
    return step or said.at.step


def _blocks(said: Said) -> bool:
    """`The 4 in r4c8 blocks r4c4 and r4c6.`"""
    digit, blocker, cells = said.value("digit"), said.value("blocker"), said.values("cells")
    looked_at = {cell for house in said.at.last("H", 0) for cell in house.cells}
    return _now(said).before.value(blocker) == digit and all(
        cell in looked_at and said.at.sees(blocker, cell) for cell in cells
    )


def _is_left(said: Said) -> bool:
    """`Only r5c5 is left, so r5c5 is 4 (1)`, in the house that was named last."""
    step = said.step("number", "cell", "digit")
    if step is None or said.values("one") != said.values("cell"):
        return False
    ((cell, digit),) = step.action
    houses = [h for token in said.at.before if token.kind == "H" for h in token.value]
    return bool(houses) and step.places(houses[-1], digit) == frozenset((cell,))


def _is_missing(said: Said) -> bool:
    """`Only 5 is missing, so r4c1 is 5 (22)`."""
    return said.values("one") == said.values("digit") and _lone(said)


def _counting(said: Said) -> bool:
    """`Count the digits that r4c1 sees: row 4 has 2, 4, 6, 7, 8 and 9, and …`."""
    digits = {digit for token in said.tokens("why") if token.kind == "N" for digit in token.value}
    ((cell, digit),) = _now(said).action
    return said.value("cell") == cell and digits == {*said.at.step.layout.tables.digits} - {digit}


def _needs(said: Said) -> bool:
    """`Row 5 is down to 3 and 8.`"""
    house, digits = said.value("house"), set(said.values("needs"))
    return digits == set(_now(said).layout.tables.digits) - {
        _now(said).before.value(cell) for cell in house.cells
    }


def _begins(said: Said) -> bool:
    """A heading: the first digit belongs to it, and what is to be finished will be."""
    ((cell, digit),) = said.at.step.action
    houses, digits = said.values("houses"), said.values("digits")
    after = said.at.solve.step(said.at.step.number + 9)
    end = after.before if after else said.at.solve.result.final_board
    if re.match("Finish", said.words) and any(
        end.value(c) is None for h in houses for c in h.cells
    ):
        return False
    if re.match("All|The last", said.words):
        held = [end.value(c) for c in end.layout.cells]
        return all(held.count(d) == end.layout.size for d in digits)
    following = [said.at.solve.step(said.at.step.number + n) for n in range(_SECTION)]
    placed = {pair for step in following if step and step.is_placement for pair in step.action}
    return (digit in digits or any(cell in house.cells for house in houses)) and (
        {*digits} <= {d for _, d in placed}
        and all({*house.cells} & {c for c, _ in placed} for house in houses)
    )


def _last_count(said: Said) -> bool:
    """`The last eight.`"""
    left = sum(1 for c in said.at.board.layout.cells if said.at.board.value(c) is None)
    return said.value("many") == left


def _more(said: Said) -> bool:
    """`Five more in box 4.`: so many are told of the house, at least half of them there."""
    house, first = said.value("house"), said.at.step.number
    many = said.value("many")
    steps = [said.at.solve.step(n) for n in range(first, first + many)]
    inside = [s for s in steps if s and any(cell in house.cells for cell, _ in s.action)]
    return len(inside) * 2 >= many


def _so(said: Said) -> bool:
    """Nothing that could be false."""
    return True


_LINES = "<lines:Hs>"
_PLACED = "<cell:C> is <digit:N> <number:P>"
_BOTH = f"{_PLACED} and <second:C> is <its:N> <then:P>"
SENTENCES: tuple[tuple[re.Pattern[str], Callable[[Said], bool]], ...] = tuple(
    (re.compile(slots(pattern)), check)
    for pattern, check in (
        (
            rf"(?:Now )?{_LINES} (?:both |all )?ha(?:ve|s) (?:their <digit:D>|"
            rf"(?:its|an?) <digit4:N>|theirs|<one:W>)(?:, so|:) {_WHERE}",
            _hidden,
        ),
        (
            rf"That blocks <pointed:H>(?:, and <more:H> has an? <digit:N> too)?(?:, so|:) {_WHERE}",
            _hidden,
        ),
        (rf"[IO]n <listed:Hs>,? (?:is|are) blocked: {_WHERE}", _hidden),
        (rf"[IO]n <listed:Hs> ha(?:ve|s) an? <digit:N>(?:, so|:) {_WHERE}", _hidden),
        (
            rf"<within:H>'s(?: <digit:N>)? can't be in (?:{_LINES})?(?:(?:, nor in )?"
            rf"(?P<places>.*?))(?:, and <rest:S> rules? out the rest)?(?:, so|:) {_WHERE}",
            _hidden,
        ),
        (
            rf"<within:H>'s <digit:N> is in <cell:C> <number:P>, because {_LINES}"
            r" ha(?:ve|s) (?:theirs|<one:W>)",
            _hidden,
        ),
        (r"[IO]n <house:H>, only <cell:C> can be <digit:N> <number:P>", _only),
        (r"After <rest:S>, only <cell:C> can be <digit:N> [io]n <house:H> <number:P>", _only),
        (rf"{_PLACED}: no other cell of <house:H> can be <again:N>", _only),
        (r"<cell:C> can only be <digit:N> <number:P>", _lone),
        (r"After <rest:S>, <cell:C> can only be <digit:N> <number:P>", _settled),
        (r"(?:That|With <rest:S>, that) makes <cell:C> the <digit:N> <number:P>", _settled),
        (r"(?:That settles|<rest:S> settled) <many:W> cells: .*", _settled),
        (rf"{_PLACED}: (?P<why>.*?)(?:, and <rest:S> rules? out the rest)?", _naked),
        (r"The last digit of <house:H> is the <digit:N> in <cell:C> <number:P>", _last_digit),
        (
            rf"<house:H> has <many:W> empty cell, and the digit it lacks is <again:N>: {_PLACED}",
            _last_digit,
        ),
        (r"<C> is <N> <P>, the last (?:digit )?of .*", _last_digits),
        (
            r"(?:<house:H>|It(?: still)?) needs? <needs:N>, and <line:H> has an? <held:N>: "
            + _BOTH,
            _pair,
        ),
        (rf"<line:H> has (?:its|an?) <held:N>, so {_BOTH}", _pair),
        (r"<house:H> (?:is down to|needs) <needs:N>", _needs),
        (r"Look at <H>|<H> works the same way|Now the <N> of <H>", _so),
        (r"It has <many:W> empty cells?: <cells:C>", _opened),
        (r"The <digit:N> in <blocker:C> blocks <cells:C>", _blocks),
        (rf"Only <one:C> is left, so {_PLACED}", _is_left),
        (rf"Only <one:N> is missing, so {_PLACED}", _is_missing),
        (r"Count the digits that <cell:C> sees: (?P<why>.*)", _counting),
        (r"(?:Start with the|All the|The last|The|Follow the) <digits:Ds>", _begins),
        (r"(?:Start with |Finish |Stay with )?<houses:Hs>", _begins),
        (r"The last <many:W>", _last_count),
        (r"<many:W> more in <house:H>", _more),
        (r"[^«]*", _so),
    )
)
"""What paragraphs may say, heading by heading and sentence by sentence."""


def of_singles(at: Place, match: Match) -> bool:
    """Whether a sentence about singles is one that is known, and is so."""
    words = at.outline.rstrip(".?")
    for pattern, check in SENTENCES:
        found = pattern.fullmatch(words)
        if found is not None:
            return check(Said(at, found.groupdict(), words))
    return False
