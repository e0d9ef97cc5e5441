"""What is said around the steps: the front matter, headings, the ending, and whether it is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from puzzles.word_facts import SolveFacts, StepFacts
from puzzles.word_tokens import Match
from sudologue.clues import Cage, Region
from sudologue.inference import Placement, SolveStatus
from sudologue.model import House, HouseKind
from sudologue.rules.cards import CARDS
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.order import RANKS


@dataclass
class Frame:
    """A solve, and the steps that were told up to here."""

    solve: SolveFacts
    told: list[int] = field(default_factory=list[int])

    @cached_property
    def steps(self) -> tuple[StepFacts, ...]:
        """The steps that are told: those that some digit needs."""
        return tuple(s for s in self.solve.steps if s.number in self.solve.purposes.needed)

    @cached_property
    def hard(self) -> tuple[StepFacts, ...]:
        """Those that are no singles."""
        return tuple(step for step in self.steps if not step.is_single)

    def between(self, first: int, last: int) -> tuple[StepFacts, ...]:
        """Those that are told of a range."""
        return tuple(step for step in self.steps if first <= step.number <= last)

    @property
    def is_sukaku(self) -> bool:
        """Whether the puzzle gives candidates: more than odd and even cells would leave out."""
        board = self.solve.result.initial
        for cell in board.layout.cells:
            out = {digit for one, digit in self.solve.barred if one == cell}
            if out and len({digit % 2 for digit in out}) > 1:
                return True
        return False


Said = Callable[[Frame, Match, str], bool]


def number(value: int | tuple[int, ...]) -> int:
    """A number in words or in figures; of "the rule of 45 and 30 with arrows", the last."""
    return value if isinstance(value, int) else value[-1]


# --------------------------------------------------------------------------------------- the front


def _givens(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.givens.bit_count()


def _rules_out(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.barred.bit_count()


def _left(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.open_cells.bit_count()


def _placed(frame: Frame, match: Match, text: str) -> bool:
    board = frame.solve.result.initial
    return number(match.values[0]) == board.filled.bit_count() - board.givens.bit_count()


def _singles_alone(frame: Frame, match: Match, text: str) -> bool:
    return not frame.hard and frame.solve.result.solved


def needs_marks(step: StepFacts) -> bool:
    """Whether a single is hard to see without marks: its digits stand in no two of its houses."""
    if step.rule != "naked_single":
        return False
    ((cell, digit),) = step.action
    houses = [house for house in step.layout.houses if cell in house.cells]
    others = set(step.layout.digits) - {digit}
    held = [{step.before.value(c) for c in house.cells} for house in houses]
    return not any(others <= one | other for one in held for other in held)


def on_marks(step: StepFacts) -> bool:
    """Whether a step cannot be seen without marks: digits that sums of placed ones give can."""
    return not step.is_single and not (step.is_placement and _about_clues(step))


def _no_marks(frame: Frame, match: Match, text: str) -> bool:
    return not frame.hard and not frame.is_sukaku and not any(map(needs_marks, frame.steps))


def _come_first(frame: Frame, match: Match, text: str) -> bool:
    many = number(match.values[0])
    is_first = match.values[1] == 1
    return is_first and bool(frame.hard) and frame.steps.index(frame.hard[0]) == many


def _marks_from(frame: Frame, match: Match, text: str) -> bool:
    (steps,) = match.values
    return not frame.is_sukaku and steps == tuple(s.number for s in frame.hard if on_marks(s))[:1]


def _marks_from_start(frame: Frame, match: Match, text: str) -> bool:
    return not frame.is_sukaku and on_marks(frame.steps[0])


KINDS: dict[str, int] = {
    "locked candidates or subsets": 2,
    "fish, wings and the like": 3,
    "on there being": 4,
    "chains or almost locked sets": 5,
    "exotic patterns": 6,
    "forcing chains or nets": 7,
    "largest patterns or nested suppositions": 8,
}
"""What kinds of steps are called in the front matter, and of which tier those without clues are."""

CLUED: dict[str, str] = {
    "with cages": "cages",
    "with the rule of": "rule-of-45",
    "with arrows": "arrows",
    "with thermometers": "thermometers",
    "ways to fill a clue": "clues",
}
"""What kinds of steps with clues are called, and the page of their rules."""


def _page(step: StepFacts) -> str:
    card = CARDS.get(step.rule)
    return card.page if card else ""


def _about_clues(step: StepFacts) -> bool:
    return _page(step) in CLUED.values()


def _kind(frame: Frame, match: Match, text: str) -> bool:
    what = match.text
    page = next((page for name, page in CLUED.items() if name in what), None)
    if page is not None:
        return number(match.values[0]) == sum(1 for s in frame.hard if _page(s) == page)
    tier = next((tier for name, tier in KINDS.items() if name in what), None)
    if tier is None:
        return False
    steps = [s for s in frame.hard if s.tier == tier and not _about_clues(s)]
    return len(steps) == number(match.values[0])


def _only_hard(frame: Frame, match: Match, text: str) -> bool:
    return [match.values[0], match.values[1]] == [len(frame.hard), frame.hard[0].rule]


def _hardest(frame: Frame, match: Match, text: str) -> bool:
    (numbers, rule) = match.values
    step = frame.solve.step(numbers[0])
    most = max(s.tier for s in frame.hard)
    return step is not None and step.rule == rule and step.tier == most


def _is_a(frame: Frame, match: Match, text: str) -> bool:
    (numbers, rule) = match.values
    step = frame.solve.step(numbers[0])
    return step is not None and step.rule == rule


def _suppose(frame: Frame, match: Match, text: str) -> bool:
    many, of = map(number, match.values)
    found = [s for s in frame.solve.steps if isinstance(s.inference.evidence, ContradictionEvidence)]
    return (many, of) == (len(found), len(frame.solve.steps))


def _missing(frame: Frame) -> list[int]:
    return [s.number for s in frame.solve.steps if s not in frame.steps]


def _left_out(frame: Frame, match: Match, text: str) -> bool:
    many, *named = match.values
    missing = _missing(frame)
    return number(many) == len(missing) and (not named or [*named[0]] == missing)


# ---------------------------------------------------------------------------------------- headings


def _range(frame: Frame, match: Match, text: str) -> tuple[StepFacts, ...]:
    numbers = match.values[0]
    return frame.between(numbers[0], numbers[-1])


def _heading(frame: Frame, match: Match, text: str) -> bool:
    """The steps of a heading are told ones, and follow those that were told before it."""
    numbers = match.values[0]
    told = {step.number for step in frame.steps}
    last = max(frame.told, default=0)
    next_told = min((n for n in told if n > last), default=0)
    return {numbers[0], numbers[-1]} <= told and numbers[0] == next_told


def _singles_end(frame: Frame, match: Match, text: str) -> bool:
    """The singles go up to the first step that is none."""
    last = match.values[0][-1]
    return not frame.hard or last == max(s.number for s in frame.steps if s.number < frame.hard[0].number)


def _singles(frame: Frame, match: Match, text: str) -> bool:
    return all(step.is_single for step in _range(frame, match, text)) and _singles_end(
        frame, match, text
    )


def _rest_falls(frame: Frame, match: Match, text: str) -> bool:
    steps = _range(frame, match, text)
    return all(s.is_placement for s in steps) and steps[-1:] == frame.steps[-1:]


def _steps_and_rest(frame: Frame, match: Match, text: str) -> bool:
    """`Two steps beyond singles, and the rest`: so many, and the solve ends there."""
    many, numbers = match.values
    steps = frame.between(numbers[0], numbers[-1])
    return many == sum(1 for s in steps if not s.is_single) and steps[-1:] == frame.steps[-1:]


def _first_digits(frame: Frame, match: Match, text: str) -> bool:
    return not any(on_marks(step) for step in _range(frame, match, text))


def _sum_of_house(frame: Frame, match: Match, text: str) -> bool:
    return match.values[0][0] == sum(frame.solve.layout.digits)


def _crux(frame: Frame, match: Match, text: str) -> bool:
    steps = _range(frame, match, text)
    return max(s.tier for s in steps) == max(s.tier for s in frame.hard)


def _suppositions(frame: Frame, match: Match, text: str) -> bool:
    return any(
        isinstance(s.inference.evidence, ContradictionEvidence)
        for s in _range(frame, match, text)
    )


def _no_more(frame: Frame, match: Match, text: str) -> bool:
    return not _suppositions(frame, match, text)


def _after_crux(frame: Frame, match: Match, text: str) -> bool:
    """Nothing that is left is by the hardest rule of all."""
    most = max(RANKS.get(s.rule, -1) for s in frame.hard)
    return all(RANKS.get(s.rule, -1) < most for s in _range(frame, match, text))


def _easier(frame: Frame, match: Match, text: str) -> bool:
    steps = _range(frame, match, text)
    most = max(s.tier for s in frame.hard)
    return all(s.tier < most for s in steps)


def _has_hard(frame: Frame, match: Match, text: str) -> bool:
    return any(not step.is_single for step in _range(frame, match, text))


# ----------------------------------------------------------------------------------- how to read it


def _legend(frame: Frame, match: Match, text: str) -> bool:
    cells, houses = match.values
    return len(houses) == 2 and all(set(cells) <= set(house.cells) for house in houses)


_SHARED = re.compile(r"share (.*?),?(?: or are| see)")


def _what_sees(frame: Frame, match: Match, text: str) -> bool:
    layout = frame.solve.layout
    kinds = {house.kind.value for house in layout.houses}
    kinds |= {"cage" for clue in layout.clues if isinstance(clue, Cage)}
    kinds |= {"extra region" for clue in layout.clues if isinstance(clue, Region)}
    said = re.split(r", | or ", re.sub(r"\ban? ", "", _SHARED.search(text)[1]))  # type: ignore[index]
    sights = {sight.name for sight in layout.sights}
    apart = re.search(r"or are (an? .*?) apart", text)
    names = set(re.split(r", | or ", apart[1])) if apart else set[str]()
    return {kind for kind in said if kind} == kinds and names == sights


def _nine_cells(frame: Frame, match: Match, text: str) -> bool:
    size = frame.solve.layout.size
    many, first, *last = match.values
    digits = (*first, *(digit for each in last for digit in each))
    kinds = {house.kind.value for house in frame.solve.layout.houses}
    said = re.search(r"A house is (.*?):", text)
    named = set(re.split(r", | or ", re.sub(r"\ban? ", "", said[1]))) if said else kinds
    return (number(many), digits[0]) == (size, 1) and digits[-1] in (size, 9) and named == kinds


# --------------------------------------------------------------------------------------- the ending


def _complete(frame: Frame, match: Match, text: str) -> bool:
    return frame.solve.result.status is SolveStatus.SOLVED


def _forced(frame: Frame, match: Match, text: str) -> bool:
    return all(step.inference.evidence.assumption is None for step in frame.solve.steps)


def _assuming(frame: Frame) -> tuple[int, ...]:
    return tuple(
        s.number for s in frame.solve.steps if s.inference.evidence.assumption is not None
    )


def _granted(frame: Frame, match: Match, text: str) -> bool:
    return match.values[0] == _assuming(frame)


def _many_granted(frame: Frame, match: Match, text: str) -> bool:
    many, first = match.values
    assuming = _assuming(frame)
    return number(many) == len(assuming) and first == assuming[:1]


def _still_open(frame: Frame, match: Match, text: str) -> bool:
    cells, candidates = map(number, match.values)
    board = frame.solve.result.final_board
    return (cells, candidates) == (board.open_cells.bit_count(), board.live.bit_count())


def _budget(frame: Frame, match: Match, text: str) -> bool:
    diagnosis = frame.solve.result.diagnosis
    return diagnosis is not None and diagnosis.budget == number(match.values[0])


def _fewest(frame: Frame, match: Match, text: str) -> bool:
    cells, digits = match.values
    board = frame.solve.result.final_board
    return all(board.domain(cell) == frozenset(digits) for cell in cells)


def _solved_in(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == len(frame.solve.steps)


def _tried(frame: Frame, match: Match, text: str) -> bool:
    diagnosis = frame.solve.result.diagnosis
    return diagnosis is not None and number(match.values[0]) == len(diagnosis.rules_tried)


def _tried_by_name(frame: Frame, match: Match, text: str) -> bool:
    first, last = match.values
    tried = frame.solve.result.diagnosis.rules_tried  # type: ignore[union-attr]
    return (tried[0], tried[-1]) == (first, last)


def _in_a_line(frame: Frame, match: Match, text: str) -> bool:
    """A clue's line in the list before the solve."""
    total = number(match.values[0])
    cells = {cell for token in match.inside if token.kind == "C" for cell in token.value}
    return any(
        isinstance(clue, Cage) and (clue.total, set(clue.cells)) == (total, cells)
        for clue in frame.solve.layout.clues
    )


def _clue_line(frame: Frame, match: Match, text: str) -> bool:
    """A line for a clue: its kind, and its cells in the order of its law."""
    from sudologue.narration.clue_lines import clue_lines

    cells = [cell for token in match.inside if token.kind == "C" for cell in token.value]
    kind = text.split(":")[0].split()[-1].lower()
    for clue in frame.solve.layout.clues:
        if [*clue.cells] == cells and kind in clue.noun:
            return text in set(clue_lines(frame.solve.layout))
    return False


def _all_open(frame: Frame, match: Match, text: str) -> bool:
    layout = frame.solve.layout
    board = frame.solve.result.board_before(max(frame.told, default=0))
    return board.live.bit_count() == layout.size * layout.cell_count


def _group_one(frame: Frame, match: Match, text: str) -> bool:
    houses, place = match.values
    boxes = [h.cells for h in frame.solve.layout.houses if h.kind is HouseKind.BOX]
    return {box[place - 1] for box in boxes} == set(houses[0].cells)


def is_so(frame: Frame, match: Match, text: str) -> bool:
    """Nothing that could be false."""
    return True


FRAME: tuple[tuple[str, Said], ...] = (
    (r"has {WN} givens?", _givens),
    (r"rules out {WN} candidates?", _rules_out),
    (r"{WN} cells? (?:is|are) left to fill", _left),
    (r"{WN} other digits? (?:is|are) placed already", _placed),
    (r"Singles fill them all", _singles_alone),
    (r"no pencil marks are needed", _no_marks),
    (r"{WN} singles? comes? {O}", _come_first),
    (r"[Ff]rom {S} on pencil marks are needed", _marks_from),
    (r"Pencil marks are needed from the start", _marks_from_start),
    (r"{WN}(?: steps?)? with [a-z ]+(?:, wings and the like)?", _kind),
    (r"{WN}(?: steps?)? that rests? on there being {W} solution", _kind),
    (r"{W} step,(?: an?)? {T}, (?:opens the rest|is all that is found)", _only_hard),
    (r"(?:crux is|hardest are) {S},(?: an?)? {T}", _hardest),
    (r"{S},(?: an?)? {T}", _is_a),
    (r"{WN} of the {N} steps supposes?", _suppose),
    (r"{WN} steps? that no digit needs (?:is|are) left out: {N}", _left_out),
    (r"{WN} steps? that no digit needs (?:is|are) left out\.", _left_out),
    (r"\A[^.]*\({S}\)", _heading),
    (r"\AThe singles \({S}\)", _singles),
    (r"\A{W} steps? beyond singles, and the rest \({S}\)", _steps_and_rest),
    (r"\AThe first digits \({S}\)", _first_digits),
    (r"the rule of {N}", _sum_of_house),
    (r"\AThe rest falls \({S}\)", _rest_falls),
    (r"\A(?:The crux|Pencil marks and the crux|The hard part) \({S}\)", _crux),
    (r"\ASuppositions \({S}\)", _suppositions),
    (r"\ANo more suppositions \({S}\)", _no_more),
    (r"\AEasier again \({S}\)", _easier),
    (r"\AAfter the crux \({S}\)", _after_crux),
    (r"\APencil marks \({S}\)", _has_hard),
    (r"\({S}\):(?: an?)? {T}", _is_a),
    (r"No cell has lost a digit yet", _all_open),
    (r"{C} is the cell in {H}", _legend),
    (r"Cells that share", _what_sees),
    (r"{W} cells that hold each of the digits {N}(?: to {N})*", _nine_cells),
    (r"The board is complete", _complete),
    (r"Every step was forced", _forced),
    (r"{S} takes? it for granted", _granted),
    (r"{WN} of the steps, the first of them {S}, takes?", _many_granted),
    (r"{WN} cells? still open, with {WN} candidates? between them", _still_open),
    (r"budget of {N} units of work is used up", _budget),
    (r"{C} \({N}\)", _fewest),
    (r"(?:Stuck|Stopped) after {WN} steps?", _solved_in),
    (r"{WN} more\.", is_so),
    (r"(?:no|{WN}) cells that hold", is_so),
    (r"{N} cells that hold each of the digits {N}(?: to {N})*", _nine_cells),
    (r"Solved in {WN} steps?", _solved_in),
    (r"None of the {WN} techniques tried", _tried),
    (r"from {T} to {T}\.", _tried_by_name),
    (r"\A{N}: (?:{C} ?)+", _in_a_line),
    (r"\A(?:Arrow|Pill arrow|Slow thermometer|Thermometer|Region|Cage): .*", _clue_line),
    (r"{H} has the {O} cell of every box", _group_one),
)
