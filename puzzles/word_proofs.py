"""What chains, nets, cases and colours say in sentences, and whether it is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from puzzles import word_readers as read
from puzzles.word_place import Place, Row, is_so, pairs, several, speaks
from puzzles.word_singles import ruled_out
from puzzles.word_tokens import Match, Token
from sudologue.inference import CellConstraint
from sudologue.model import Candidate, Cell
from sudologue.rules.colouring.evidence import FalseColourEvidence
from sudologue.rules.forcing.evidence import (
    ContradictionEvidence,
    FollowingLine,
    Forced,
    ProofLines,
    Refutation,
    Struck,
    VerityEvidence,
)

_LINE = re.compile(r"^\((\d+)\) (.*)$", re.MULTILINE)
_IS = re.compile(
    r"((?:r\d+c\d+(?:, | and )?)+) (is|isn't|aren't|can't be) (\w(?:(?:, | or | and )\w)*)\b"
)
_SHORT = re.compile(r"(r\d+c\d+)=(\w)")


def _inside(match: Match) -> bool:
    """Whether the cells lie in the house that is named before them."""
    houses, *_, cells = match.values
    return all(set(cells) <= set(house.cells) for house in houses)


def place_in(at: Place, match: Match) -> bool:
    """`row 2's 4 is in r2c1`: in that house, of that digit."""
    _, digits, cells = match.values
    return _inside(match) and speaks(at, cells, digits)


def place_again(at: Place, match: Match) -> bool:
    """`row 2's in r2c1 or r2c4`: of the digit named last."""
    digits = [t.value for t in (*at.before, *at.tokens) if t.kind == "N"]
    start = match.tokens[0].start
    before = [t.value for t in at.tokens if t.kind == "N" and t.start < start] or digits
    return _inside(match) and speaks(at, match.values[-1], before[-1])


def is_not(at: Place, match: Match) -> bool:
    """`so r1c1 isn't`: the digit named last, which it could be."""
    return speaks(at, match.values[0], at.last("N", match.tokens[0].start)[-1:])


def of_step(at: Place, match: Match) -> bool:
    """Cells that the step speaks of."""
    return set(match.values[0]) <= at.step.cells


def it_is(at: Place, match: Match) -> bool:
    """`it's 4`: the cell named last can be that."""
    return speaks(at, at.last("C", match.tokens[0].start)[-1:], match.values[0])


def at_least_one(at: Place, match: Match) -> bool:
    """`at least one of r1c1 and r1c5 is`: the digit of the sentence."""
    return set(match.values[0]) <= at.step.cells


# ------------------------------------------------------------------------------------------- lines


def _lines(at: Place) -> dict[int, str]:
    return {int(number): words for number, words in _LINE.findall(at.text)}


def _settled(words: str, denied: bool | None = None) -> Iterator[Candidate]:
    """What a line of a net says that cells are, or are not; or both."""
    head = words.partition(":")[0].partition(". If")[0]
    if _IS.match(head):
        for found in _IS.finditer(head):  # `r7c8 can't be 5, and r8c7 can't be 6`
            if denied is None or denied == (found[2] != "is"):
                for cell in re.findall(r"r\d+c\d+", found[1]):
                    for digit in re.findall(r"\b\w\b", found[3]):
                        yield Candidate.parse(f"{cell}({digit})")
    elif not denied:
        for cell, digit in _SHORT.findall(words):
            yield Candidate.parse(f"{cell}({digit})")


def _following(at: Place) -> Iterator[FollowingLine]:
    """What follows in the step's own proof, but for suppositions on top."""
    evidence = at.step.inference.evidence
    proofs = [evidence.proof] if isinstance(evidence, ContradictionEvidence) else []
    cases = evidence.cases if isinstance(evidence, VerityEvidence) else ()
    for proof in (*proofs, *cases):
        yield from (line for line in proof.lines if isinstance(line, FollowingLine))


def _all_lines(lines: ProofLines) -> Iterator[Candidate]:
    """What follows in a proof, and in those on top of it."""
    for line in lines:
        if isinstance(line, Refutation):
            yield from _all_lines(line.lines)
        elif isinstance(line, Forced):
            yield line.candidate


def in_short(at: Place, match: Match) -> bool:
    """`r2c4=4`: that follows somewhere in the proof, or in a case."""
    (cell,), (digit,) = match.values
    evidence = at.step.inference.evidence
    proofs = [evidence.proof] if isinstance(evidence, ContradictionEvidence) else []
    cases = getattr(evidence, "cases", ())
    return any(Candidate(cell, digit) in {*_all_lines(each.lines)} for each in (*proofs, *cases))


def line_number(at: Place, match: Match) -> bool:
    """`(3) …`: the lines are numbered one after the other."""
    return [*_lines(at)] == [*range(1, 1 + len(_lines(at)))]


def cites(at: Place, match: Match) -> bool:
    """`by (1) and (4)`: lines before this one, and of a digit those that its reason needs."""
    cited = {value for t in match.inside for value in several(t.value)}
    lines = _lines(at)
    if not at.outline.startswith("«P"):
        return cited <= lines.keys()
    number = at.tokens[0].value
    if max(cited) >= number:
        return False
    numbers = {c: n for n, words in lines.items() if n < number for c in _settled(words)}
    gone = {c for line in _following(at) if isinstance(line, Struck) for c in line.candidates}
    placed = {one.cell: (one.digit, n) for one, n in numbers.items() if one not in gone}
    first = next((n for n, words in lines.items() if " and clues give" in words), 0)
    for one in gone - numbers.keys():  # a line puts another digit there, or does not say what goes
        digit, line = placed.get(one.cell, (one.digit, 0))
        numbers[one] = first or (line if digit != one.digit else 0)
    numbers = {one: line for one, line in numbers.items() if line}
    own = {*_settled(lines.get(number, ""))}
    needed = [
        {numbers[fact] for fact in line.because if fact in numbers}
        for line in _following(at)
        if own == {*line.settles}
    ]
    return not needed or cited in needed


def cited_digit(at: Place, match: Match) -> bool:
    """`r1c1 is 4 (3)`, `the 4 in r1c1 (3)`: that is what the line says."""
    digits = [t.value for t in match.inside if t.kind == "N"][-1]
    cells = [t.value for t in match.inside if t.kind == "C"][-1]
    number = next(t.value for t in match.inside if t.kind == "P")
    said = {*_settled(_lines(at).get(number, ""))}
    return {Candidate(cell, digit) for cell in cells for digit in digits} <= said


def _subject(at: Place, match: Match) -> tuple[Cell, ...]:
    """What `it` is: the cell that has nothing left, or the one named last."""
    dead = re.search(r"«C(\d+)» has nothing left: it", at.outline)
    if dead and at.tokens[int(dead[1])].start < match.inside[0].start:
        return at.tokens[int(dead[1])].value
    return at.last("C", match.inside[0].start)[-1:]


def cited_denial(at: Place, match: Match) -> bool:
    """`r1c1 isn't 4 (3)`: the line says so, or puts another digit there, or a 4 in its sight."""
    digits = next(token.value for token in match.inside if token.kind == "N")
    named = match.inside[0].kind == "C"
    cells = match.inside[0].value if named else _subject(at, match)
    numbers = [t.value for t in match.inside if t.kind == "P"]
    if ruled_out(at, numbers, pairs(cells, digits)):
        return True
    lines = [_lines(at).get(number, "") for number in numbers]
    placed = [fact for line in lines for fact in _settled(line, denied=False)]
    denied = {fact for line in lines for fact in _settled(line, denied=True)}
    return all(
        Candidate(cell, digit) in denied
        or any(
            (one.cell == cell and one.digit != digit)
            or (one.digit == digit and at.sees(one.cell, cell))
            for one in placed
        )
        for cell in cells
        for digit in digits
    )


def last_pair(at: Place, match: Match) -> bool:
    """`r1c1 is 4, by (1): it's no longer 5`: it had just these two."""
    cells, digits, *_, others = match.values
    return sorted(at.step.domain(cells[0])) == sorted({*digits, *others})


def only_place(at: Place, match: Match) -> bool:
    """`the only other place in row 5`: one of two; `the only place left`, one of more."""
    cells, digits, *_, houses = match.values
    places = at.step.places(houses[0], digits[0])
    is_two = len(places) == 2
    return cells[0] in places and is_two == ("other place" in match.text)


def has_its(at: Place, match: Match) -> bool:
    """`column 7 has its 1 and its 2`, while something is supposed."""
    digits = {value for t in match.inside if t.kind == "N" for value in t.value}
    return digits <= at.step.digits | at.step.values


def changed_over(at: Place, match: Match) -> bool:
    """`r4c8 isn't 4: as in (4), with 2 and 4 changed over`: of one cell, a line before this one."""
    cited, digits = match.values
    lines, own = _lines(at), at.tokens[0].value
    told = {one: {*_settled(lines.get(one, ""), denied=True)} for one in (cited, own)}
    cells = {fact.cell for facts in told.values() for fact in facts}
    here, there = ({fact.digit for fact in told[one]} for one in (own, cited))
    swapped = here | there == {*digits} and len(here) == len(there) == 1 and here != there
    return cited < own and len(cells) == 1 and swapped


def line_exists(at: Place, match: Match) -> bool:
    return all(t.value in _lines(at) for t in match.inside if t.kind == "P")


# ------------------------------------------------------------------------------------------- cases


def shares(at: Place, match: Match) -> bool:
    """`If it's in r1c1, r3c3 shares its box`; of a cell's digits, the cell's own."""
    truth = getattr(at.step.inference.evidence, "truth", None)
    start = match.tokens[0].start
    before = [t.value for t in at.tokens if t.kind == "C" and t.start < start]
    own = truth.cell if isinstance(truth, CellConstraint) else None
    cell = before[-1][0] if before else own
    kind = match.text.split()[-1].strip(".")
    houses = at.step.layout.houses
    both = {cell, *match.values[0]}
    return any(house.kind.value == kind and both <= {*house.cells} for house in houses)


# ------------------------------------------------------------------------------------------ colours

_COLOUR = re.compile(r"((?:r\d+c\d+(?:, | and )?)+) (?:is|are)(?: \w)? \(([A-Z])\)")


def _coloured(at: Place) -> dict[str, set[Cell]]:
    named = {letter: cells for cells, letter in _COLOUR.findall(at.text)}
    named |= dict(re.findall(r"^- ([A-Z]): (.*)$", at.text, re.MULTILINE)[::1])
    return {
        letter: {*map(Cell.parse, re.findall(r"r\d+c\d+", cells))}
        for letter, cells in named.items()
    }


def of_colour(at: Place, match: Match) -> bool:
    """`r1c1 of A`: as it was said before."""
    cells, letter = match.values
    return set(cells) <= _coloured(at)[letter]


def twice_in(at: Place, match: Match) -> bool:
    """`A would put two 4s in row 1`."""
    letter, digit, houses = match.values
    its = _coloured(at)[letter]
    places = {cell for cell in its if at.step.speaks_of(cell, digit)}
    return all(len(places & {*house.cells}) > 1 for house in houses)


def both_in(at: Place, match: Match) -> bool:
    """`A would make r1c1 both 4 and 7`."""
    letter, cells, digits = match.values
    return set(cells) <= _coloured(at)[letter] and speaks(at, cells, digits)


def is_right(at: Place, match: Match) -> bool:
    """`So B is right: r1c1 and r2c4 are 4, …`: and all that goes is ruled out by these."""
    evidence = at.step.inference.evidence
    said = {
        pair for cells, digits in _pairs_of(match.parts["rest"]) for pair in pairs(cells, digits)
    }
    assert isinstance(evidence, FalseColourEvidence)
    gone = {
        (cell, digit)
        for cell, digit in at.step.action
        if any(
            (cell == one and digit != value) or (digit == value and at.sees(cell, one))
            for one, value in said
        )
    }
    at.said |= gone
    return bool(said) and said <= {(c.cell, c.digit) for c in evidence.true}


def _pairs_of(tokens: tuple[Token, ...]) -> Iterator[tuple[tuple[Cell, ...], tuple[int, ...]]]:
    for one, other in pairwise(tokens):
        if (one.kind, other.kind) == ("C", "N"):
            yield one.value, other.value


PROOFS: tuple[Row, ...] = (
    (r"{C} (?:isn't|aren't),", is_not),
    (r"{H}'s {N} is in {C}", place_in),
    (r"{H}'s in {C}", place_again),
    (r"(?:[Tt]hen|not \d,|«N\d+»,) it's {N}", it_is),
    (r"at least one of {C} is", at_least_one),
    (r"no {O} way", is_so),
    (r"the {N} is in every {O} cell", read.of_every_second),
    # nets
    (r"\A{P}", line_number),
    (r"by {P}(?:(?:, | and ){P})*", cites),
    (r", by {N}\)", line_exists),
    (r"{C} is {N} {P}", cited_digit),
    (r"the {N} in {C} {P}", cited_digit),
    (r"(?:{C}|it) (?:isn't|aren't) {N} {P}(?: {P})*", cited_denial),
    (r"taken {P}(?: {P})*", line_exists),
    (r"{C} is {N}(?:, by [^:]*)?: it's no longer {N}", last_pair),
    (r"{C} is {N}(?:, by [^:]*)?:[^:]* the only (?:other place|place left) in {H}", only_place),
    (r"{H} has its {N}(?: and its {N})*", has_its),
    (r"{H} has its {N}(?:, its {N})* and its {N}", has_its),
    (r"{C} is {N} \({H}[,)]", read.placed_for),
    (r"{H} has no {N}", read.no_place),
    (r"as in {P}, with {N} changed over", changed_over),
    (r"{C}={N}", in_short),
    (r"[Aa]s in {S}(?:, by [^:]*)?: (?P<rest>.*)", read.many_lines),
    # cases
    (r"[Ii]f it's {N}", read.digit_spoken_of),
    (r"[Ii]f it's in {C}", of_step),
    (r"that cell is {N}", read.digit_spoken_of),
    (r"{C} shares its \w+", shares),
    (r"[Ii]n (?:none|neither) of these is {C} an? {N}", read.cannot_be),
    # colours
    (r"{C} (?:is|are) \({G}\)", of_step),
    (r"{C} of {G}", of_colour),
    (r"{G} would put two {D} in {H}", twice_in),
    (r"{G} would make {C} both {N}", both_in),
    (r"{G} is right: (?P<rest>.*)", is_right),
)
