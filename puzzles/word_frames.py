"""What is said around the steps: the front matter, the ending, and whether it is so."""

from __future__ import annotations

import re

from puzzles import word_headings as headings
from puzzles.word_frame import Frame, Said, needs_marks, number, on_marks
from puzzles.word_tokens import Match, alike
from sudologue.clues import Cage, Region
from sudologue.inference import SolveStatus
from sudologue.languages.english.houses import plural
from sudologue.model import HouseKind
from sudologue.narration.steps.causes import eliminated
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.order import RANKS


def _givens(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.masks.givens.bit_count()


def _rules_out(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.masks.barred.bit_count()


def _left(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == frame.solve.result.initial.masks.open_cells.bit_count()


def _placed(frame: Frame, match: Match, text: str) -> bool:
    masks = frame.solve.result.initial.masks
    return number(match.values[0]) == masks.filled.bit_count() - masks.givens.bit_count()


def _no_marks(frame: Frame, match: Match, text: str) -> bool:
    return not frame.hard and not frame.is_sukaku and not any(map(needs_marks, frame.steps))


def _one_place(frame: Frame, match: Match, text: str) -> bool:
    """Each digit has one place left in a house; or some cells are counted, where that is said."""
    houses = {house.kind.value for house in frame.solve.layout.houses}
    named = re.search(r"some ([a-z ,]+) has only one place", text)
    counted = any(step.rule == "naked_single" for step in frame.steps)
    is_all = named is not None and {*re.split(", | or ", named[1])} == houses
    return is_all and counted == ("a cell has only one digit" in text)


def _come_first(frame: Frame, match: Match, text: str) -> bool:
    return bool(frame.hard) and frame.steps.index(frame.hard[0]) == number(match.values[0])


def _run_out(frame: Frame, match: Match, text: str) -> bool:
    return bool(frame.hard) and frame.solve.result.solved


def _takes(frame: Frame, match: Match, text: str) -> bool:
    """`It takes two naked pairs and a W-Wing`: as often as said, and no other technique."""
    named: list[str] = []
    for token, before in zip(match.inside, [None, *match.inside], strict=False):
        if token.kind != "T":
            continue
        named.append(token.value)
        times = sum(1 for step in frame.hard if alike(step.rule, token.value))
        said = number(before.value) if before and before.kind in "WN" else times
        if re.search(r" an? \Z", text[: token.start]):
            said = 1
        if times != said or not times:
            return False
    return all(any(alike(step.rule, slug) for slug in named) for step in frame.hard)


def _from_to(frame: Frame, match: Match, text: str) -> bool:
    """`24 harder steps, from a naked pair to an XY-Chain`: the easiest and the hardest."""
    steps, easiest, hardest = match.values
    ranked = sorted(frame.hard, key=lambda step: RANKS[step.rule])
    ends = (ranked[0].rule, easiest), (ranked[-1].rule, hardest)
    return number(steps) == len(ranked) and all(alike(*end) for end in ends)


def _marks_from_start(frame: Frame, match: Match, text: str) -> bool:
    return not frame.told and on_marks(frame.steps[0])


def _marks_from_now(frame: Frame, match: Match, text: str) -> bool:
    """The next step needs them, and none that was told did."""
    told = [step for step in frame.steps if step.number in frame.told]
    return on_marks(frame.steps[len(told)]) and bool(told) and not any(map(on_marks, told))


def _singles_run_out(frame: Frame, match: Match, text: str) -> bool:
    told = [step for step in frame.steps if step.number in frame.told]
    return any(step.is_single for step in told) and not frame.steps[len(told)].is_single


def _finish(frame: Frame, match: Match, text: str) -> bool:
    return frame.solve.result.solved and frame.steps[-1].is_single


def _crossed_out(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == eliminated(frame.solve.result.initial).bit_count()


def _hardest(frame: Frame, match: Match, text: str) -> bool:
    numbers, rule = match.values
    step = frame.solve.step(numbers[0])
    most = max(s.tier for s in frame.hard)
    return step is not None and alike(step.rule, rule) and step.tier == most


def _hardest_of_all(frame: Frame, match: Match, text: str) -> bool:
    """`The hardest step was 20, the M-Wing`: by the hardest rule, and none is left out."""
    numbers, rule = match.values
    most = max(RANKS[step.rule] for step in frame.hard)
    hardest = [step.number for step in frame.hard if RANKS[step.rule] == most]
    steps = [step for step in frame.hard if step.number in numbers]
    return [*numbers] == hardest and all(alike(step.rule, rule) for step in steps)


def _is_a(frame: Frame, match: Match, text: str) -> bool:
    numbers, rule = match.values
    step = frame.solve.step(numbers[0])
    return step is not None and alike(step.rule, rule)


def _by_first_cells(frame: Frame, match: Match, text: str) -> bool:
    """Regions are numbered by their first cells."""
    regions = [h for h in frame.solve.layout.houses if h.kind is HouseKind.REGION]
    firsts = [house.cells[0] for house in sorted(regions, key=lambda house: house.index)]
    return bool(firsts) and firsts == sorted(firsts)


def _begins_list(frame: Frame, match: Match, text: str) -> bool:
    """`Locked candidates:`, of the next step to be told, and those behind it."""
    last = max(frame.told, default=0)
    return alike(next(step.rule for step in frame.steps if step.number > last), match.values[0])


def _suppose(frame: Frame, match: Match, text: str) -> bool:
    found = [s for s in frame.steps if isinstance(s.inference.evidence, ContradictionEvidence)]
    return number(match.values[0]) == len(found)


def _missing(frame: Frame) -> list[int]:
    return [s.number for s in frame.solve.steps if s not in frame.steps]


def _left_out(frame: Frame, match: Match, text: str) -> bool:
    (value,) = match.values
    missing = _missing(frame)
    return [*value] == missing if match.tokens[0].kind == "S" else number(value) == len(missing)


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
    return (cells, candidates) == (board.masks.open_cells.bit_count(), board.masks.live.bit_count())


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


def _house_sum(frame: Frame, match: Match, text: str) -> bool:
    return number(match.values[0]) == sum(frame.solve.layout.tables.digits)


def _example_of_cage(frame: Frame, match: Match, text: str) -> bool:
    """`16(2) is a cage of two cells that total 16, and {79} is a 7 and a 9`."""
    _, many, total, digits, *each = match.values
    named = (f"{total[0]}({many})", *((digit,) for digit in digits))
    return named == (match.tokens[0].text, *each) and sum(digits) == total[0]


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
    tables = frame.solve.layout.tables
    result, last = frame.solve.result, max(frame.told, default=0)
    board = result.steps[last - 1].board if last else result.initial
    return board.masks.live.bit_count() == tables.size * tables.cell_count


def _numbered(frame: Frame, match: Match, text: str) -> bool:
    """`Boxes are numbered 1 to 9`: that is how many houses of each of these kinds there are."""
    kinds = re.split(", | and ", text.partition(" are ")[0].lower())
    (first,), (last,) = match.values
    houses = frame.solve.layout.houses
    many = {sum(plural(house.kind) == kind for house in houses) for kind in kinds}
    return first == 1 and many == {last}


def _diagonals(frame: Frame, match: Match, text: str) -> bool:
    """`\\ and / mark the diagonals`, where there are two."""
    kinds = [house.kind for house in frame.solve.layout.houses]
    return kinds.count(HouseKind.DIAGONAL) == 2


def _group_one(frame: Frame, match: Match, text: str) -> bool:
    houses, place = match.values
    boxes = [h.cells for h in frame.solve.layout.houses if h.kind is HouseKind.BOX]
    return {box[place - 1] for box in boxes} == set(houses[0].cells)


def is_so(frame: Frame, match: Match, text: str) -> bool:
    """Nothing that could be false."""
    return True


FRAME: tuple[tuple[str, Said], ...] = (
    (r"starts with {WN} digits?", _givens),
    (r"with {WN} candidates? ruled out", _rules_out),
    (r"so {WN} (?:is|are|digits? (?:is|are)) (?:still )?missing", _left),
    (r"{WN} (?:has|more have) been placed", _placed),
    (r"{WN} candidates? (?:has|have) been crossed out", _crossed_out),
    (r"won't need pencil marks", _no_marks),
    (r"has only one place left for a digit", _one_place),
    (r"Singles give {WN} more", _come_first),
    (r"they run out", _run_out),
    (r"\b[Ii]t takes (?:(?:an? |{WN} )?{T}(?:, | and )?)+(?:,? to get|\.)", _takes),
    (r"{WN} harder steps, from(?: an?)? {T} to(?: an?)? {T}", _from_to),
    (r"[Ss]ingles finish it", _finish),
    (r"hardest (?:is|are) {S},(?: an?)? {T}", _hardest),
    (r"{S}(?:,| was)(?: an?)? {T}", _is_a),
    (r"hardest step was {N}, the {T}", _hardest_of_all),
    (r"hardest steps were {N}: {T}", _hardest_of_all),
    (r"{WN} of the steps supposes?", _suppose),
    (r"{S} turned out not to matter", _left_out),
    (r"{WN} steps turned out not to matter", _left_out),
    (r"\A[^.]*\({S}\)", headings.heading),
    (r"\ASingles \({S}\)", headings.singles),
    (r"\A{W} more eliminations?, then singles to the end \({S}\)", headings.steps_and_rest),
    (r"\ASingles to the end \({S}\)", headings.rest_falls),
    (r"\A(?:The crux|Pencil marks and the crux|The hard part) \({S}\)", headings.crux),
    (r"\ASuppositions \({S}\)", headings.suppositions),
    (r"\ANo more suppositions \({S}\)", headings.no_more),
    (r"\AEasier again \({S}\)", headings.easier),
    (r"\AAfter the crux \({S}\)", headings.after_crux),
    (r"\APencil marks \({S}\)", headings.has_hard),
    (r"\({S}\):(?: an?)? {T}", _is_a),
    (r"\A{T}:\Z", _begins_list),
    (r"by their {O} cells, row by row", _by_first_cells),
    (r"No cell has lost a digit yet", _all_open),
    (r"You need pencil marks from the start", _marks_from_start),
    (r"From now on you need pencil marks", _marks_from_now),
    (r"the singles run out", _singles_run_out),
    (r"are numbered {N} to {N}", _numbered),
    (r"{C} means {H}", _legend),
    (r"Cells that share", _what_sees),
    (r"{W} cells that have each of the digits {N}(?: to {N})*", _nine_cells),
    (r"The board is complete", _complete),
    (r"Every step was forced", _forced),
    (r"{S} assumes? that", _granted),
    (r"{WN} of the steps, the first of them {S}, assume", _many_granted),
    (r"{WN} cells? still open, with {WN} candidates? between them", _still_open),
    (r"no (?:further )?step was found within the budget of {N} units of work", _budget),
    (r"{C} \({N}\)", _fewest),
    (r"(?:Stuck|Stopped) after {WN} steps?", _solved_in),
    (r"{WN} more\.", is_so),
    (r"(?:no|{WN}) cells that have", is_so),
    (r"{N} cells that have each of the digits {N}(?: to {N})*", _nine_cells),
    (r"Solved in {WN} steps?", _solved_in),
    (r"None of the {WN} techniques tried", _tried),
    (r"from {T} to {T}\.", _tried_by_name),
    (r"\A{N}: (?:{C} ?)+", _in_a_line),
    (r"box adds up to {N}", _house_sum),
    (r"{L} is a cage of {W} cells that total {N}, and {K} is a {N} and a {N}", _example_of_cage),
    (r"\A(?:Arrow|Pill arrow|Slow thermometer|Thermometer|Region|Cage): .*", _clue_line),
    (r"{H} has the {O} cell of every box", _group_one),
    (r"\\ and / mark the diagonals", _diagonals),
)
