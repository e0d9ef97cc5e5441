"""The two ends of a trace: is its start a position, and is its end what it claims?"""

from __future__ import annotations

from sudologue.inference import Diagnosis, SolveStatus
from sudologue.messages import Messages
from sudologue.model import Board, Cell, DeadEnd, bits_of, digit_text
from sudologue.model.dead_end import equal_digits

_say = Messages(__name__)


def start_of(board: Board, is_end: bool = False) -> tuple[str | None, str | None]:
    """Why the starting board is no position, if so; and what it has beyond the givens, if anything.

    On a position no digit has a candidate or a digit in sight, nor has it later: a placement takes
    away what the digit sees, and only candidates are placed. Only a start that is the end, since it
    contradicts itself, may have digits that clash.
    """
    masks, tables = board.masks, board.masks.tables
    if masks.givens & ~masks.filled:
        return _say("no_given"), None
    seen, seen_masks = 0, tables.seen_masks
    for number in bits_of(masks.filled):
        seen |= seen_masks[number]
    if masks.live & (seen | masks.filled):
        return _candidate_in_sight(board), None
    if masks.filled & seen and not (is_end and masks.clash):
        return _digits_in_sight(board), None
    for number in bits_of((masks.live if is_end else masks.live | masks.filled) & masks.barred):
        return _say("barred", candidate=tables.candidate(number)), None
    own = tables.all_candidates & ~(masks.barred | masks.filled | seen)
    return None, _caveat(masks.filled & ~masks.givens, own & ~masks.live)


def _caveat(digits: int, candidates: int) -> str | None:
    """What there is on the board though no step says why, as when somebody is helped midway."""
    counts = {"digits": digits.bit_count(), "candidates": candidates.bit_count()}
    cases = [what for what, count in counts.items() if count]
    return _say("caveat", *cases, **counts) if cases else None


def _candidate_in_sight(board: Board) -> str:
    """Which candidate a digit rules out: the first there is."""
    tables, live = board.masks.tables, board.masks.live
    number = next(n for n in bits_of(board.masks.filled) if live & (tables.seen_masks[n] | 1 << n))
    ruler = tables.candidate(number)
    candidate = tables.candidate(next(bits_of(live & (tables.seen_masks[number] | 1 << number))))
    return _say("seen", candidate=candidate, cell=ruler.cell, digit=digit_text(ruler.digit))


def _digits_in_sight(board: Board) -> str:
    """Which two digits rule each other out: the first there are."""
    tables, filled = board.masks.tables, board.masks.filled
    number = next(n for n in bits_of(filled) if filled & tables.seen_masks[n])
    one = tables.candidate(number)
    other = tables.candidate(next(bits_of(filled & tables.seen_masks[number])))
    digit = digit_text(one.digit)
    if one.cell == other.cell:
        return _say("holds_both", cell=one.cell, one=digit, other=digit_text(other.digit))
    return _say("both_are", one=one.cell, other=other.cell, digit=digit)


def end_refusal(board: Board, status: SolveStatus, diagnosis: Diagnosis | None) -> str | None:
    """Why the last board does not bear out the status or the diagnosis, if so."""
    return _misstatement(board, status) or _misdiagnosis(board, status, diagnosis)


def _misstatement(board: Board, status: SolveStatus) -> str | None:
    match status:
        case SolveStatus.SOLVED:
            if not board.is_complete:
                return _say("unfinished")
            return None if board.dead_end is None else _say("not_solved", why=board.dead_end)
        case SolveStatus.STUCK:
            if board.is_complete:
                return _say("not_stuck")
            return _say("contradiction", why=board.dead_end) if board.dead_end else None
        case SolveStatus.STOPPED:
            return _say("not_stopped") if board.is_complete else None
        case SolveStatus.CONTRADICTION:
            return _say("no_contradiction") if board.dead_end is None else None


def _misdiagnosis(board: Board, status: SolveStatus, diagnosis: Diagnosis | None) -> str | None:
    """What the diagnosis says wrongly of the last board, if anything.

    Which rules were tried, what stopped a solve, and what work it took, no board can tell.
    """
    masks = board.masks
    if diagnosis is None:
        return None
    if status is SolveStatus.SOLVED:
        return _say("diagnosis")
    open_cells = masks.open_cells.bit_count()
    if diagnosis.open_cells != open_cells:
        return _say("open_cells", told=diagnosis.open_cells, there=open_cells)
    candidates = masks.live.bit_count()
    if diagnosis.candidates_left != candidates:
        return _say("candidates", told=diagnosis.candidates_left, there=candidates)
    domains = [(board.layout.cells[n], masks.domains[n]) for n in bits_of(masks.open_cells)]
    fewest = min((len(domain) for _, domain in domains), default=0)
    if diagnosis.tightest != tuple(entry for entry in domains if len(entry[1]) == fewest):
        return _say("tightest")
    if diagnosis.dead_end is not None and not _is_dead(board, diagnosis.dead_end):
        return _say("no_dead_end", told=diagnosis.dead_end)
    if diagnosis.stopped is not None and status is not SolveStatus.STOPPED:
        return _say("stopped", status=status.value)
    if diagnosis.budget is not None and status is not SolveStatus.STUCK:
        return _say("budget", status=status.value)
    return _missolution(board, diagnosis.solutions)


def _is_dead(board: Board, end: DeadEnd) -> bool:
    """Whether the cell has no candidate, the house no place for the digit, or the clue no way."""
    masks = board.masks
    tables, possible = board.masks.tables, masks.live | masks.filled
    if end.is_clash:
        return _is_clash(board, end)
    if end.clue is not None:
        return end in masks.broken_clues()
    match end:
        case DeadEnd(cell=None, house=house, digit=digit) if (
            house is not None and digit is not None
        ):
            place = tables.house_masks[house] << (digit - 1) * tables.cell_count
        case DeadEnd(cell=cell, house=None, digit=None) if cell is not None:
            place = tables.domain_masks[tables.cell_number(cell)]
        case _:
            return False
    return not possible & place


def _is_clash(board: Board, end: DeadEnd) -> bool:
    """Whether both cells have the digit and see each other, or one that the puzzle rules out."""
    layout, digit = board.layout, end.digit or 0
    cells = end.cells or (end.cell,)
    if not all(cell is not None and board.value(cell) == digit for cell in cells):
        return False
    match end:
        case DeadEnd(cells=(one, other)):
            is_seen = other in layout.peers(one)
            return is_seen and end == equal_digits(layout.tables, one, other, digit)
        case DeadEnd(cell=Cell() as cell):
            held = 1 << layout.tables.candidate_number(cell, digit)
            return bool(board.masks.barred & held) and end == DeadEnd(cell=cell, digit=digit)
        case _:
            return False


def _missolution(board: Board, solutions: tuple[Board, ...]) -> str | None:
    """Why these are not several solutions of the board, if so."""
    for solution in solutions:
        if solution.layout != board.layout or not solution.is_complete or start_of(solution)[0]:
            return _say("no_solution")
        if not board.masks.tables.meets_clues(solution.masks.filled):
            return _say("broken_clue")
        if solution.masks.filled & ~(board.masks.live | board.masks.filled):
            return _say("ruled_out")
    grids = {solution.masks.filled for solution in solutions}
    if len(solutions) == 1 or len(grids) < len(solutions):
        return _say("not_several")
    return None
