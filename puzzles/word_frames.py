"""What is said around the steps: the front matter, the ending, and whether it is so."""

from __future__ import annotations

import re

from puzzles import word_headings as headings
from puzzles.word_frame import CLUED, Frame, Said, about_clues, needs_marks, number, on_marks, page
from puzzles.word_tokens import Match
from sudologue.clues import Cage, Region
from sudologue.inference import SolveStatus
from sudologue.model import HouseKind
from sudologue.rules.forcing.evidence import ContradictionEvidence


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


def _kind(frame: Frame, match: Match, text: str) -> bool:
    what = match.text
    wanted = next((its for name, its in CLUED.items() if name in what), None)
    if wanted is not None:
        return number(match.values[0]) == sum(1 for s in frame.hard if page(s) == wanted)
    tier = next((tier for name, tier in KINDS.items() if name in what), None)
    if tier is None:
        return False
    steps = [s for s in frame.hard if s.tier == tier and not about_clues(s)]
    return len(steps) == number(match.values[0])


def _only_hard(frame: Frame, match: Match, text: str) -> bool:
    return [match.values[0], match.values[1]] == [len(frame.hard), frame.hard[0].rule]


def _hardest(frame: Frame, match: Match, text: str) -> bool:
    numbers, rule = match.values
    step = frame.solve.step(numbers[0])
    most = max(s.tier for s in frame.hard)
    return step is not None and step.rule == rule and step.tier == most


def _is_a(frame: Frame, match: Match, text: str) -> bool:
    numbers, rule = match.values
    step = frame.solve.step(numbers[0])
    return step is not None and step.rule == rule


def _suppose(frame: Frame, match: Match, text: str) -> bool:
    many, of = map(number, match.values)
    found = [
        s for s in frame.solve.steps if isinstance(s.inference.evidence, ContradictionEvidence)
    ]
    return (many, of) == (len(found), len(frame.solve.steps))


def _missing(frame: Frame) -> list[int]:
    return [s.number for s in frame.solve.steps if s not in frame.steps]


def _left_out(frame: Frame, match: Match, text: str) -> bool:
    many, *named = match.values
    missing = _missing(frame)
    return number(many) == len(missing) and (not named or [*named[0]] == missing)


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


def _complete(frame: Frame, match: Match, text: str) -> bool:
    return frame.solve.result.status is SolveStatus.SOLVED


def _forced(frame: Frame, match: Match, text: str) -> bool:
    return all(step.inference.evidence.assumption is None for step in frame.solve.steps)


def _assuming(frame: Frame) -> tuple[int, ...]:
    return tuple(s.number for s in frame.solve.steps if s.inference.evidence.assumption is not None)


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
    from sudologue.narration.phrasing.clue_lines import clue_lines

    cells = [cell for token in match.inside if token.kind == "C" for cell in token.value]
    kind = text.split(":")[0].split()[-1].lower()
    for clue in frame.solve.layout.clues:
        if [*clue.cells] == cells and kind in clue.noun:
            return text in set(clue_lines(frame.solve.layout))
    return False


def _all_open(frame: Frame, match: Match, text: str) -> bool:
    layout = frame.solve.layout
    result, last = frame.solve.result, max(frame.told, default=0)
    board = result.steps[last - 1].board if last else result.initial
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
    (r"\A[^.]*\({S}\)", headings.heading),
    (r"\AThe singles \({S}\)", headings.singles),
    (r"\A{W} steps? beyond singles, and the rest \({S}\)", headings.steps_and_rest),
    (r"\AThe first digits \({S}\)", headings.first_digits),
    (r"the rule of {N}", headings.sum_of_house),
    (r"\AThe rest falls \({S}\)", headings.rest_falls),
    (r"\A(?:The crux|Pencil marks and the crux|The hard part) \({S}\)", headings.crux),
    (r"\ASuppositions \({S}\)", headings.suppositions),
    (r"\ANo more suppositions \({S}\)", headings.no_more),
    (r"\AEasier again \({S}\)", headings.easier),
    (r"\AAfter the crux \({S}\)", headings.after_crux),
    (r"\APencil marks \({S}\)", headings.has_hard),
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
