"""What hints and explanations say, read as narrations are, and held against the board."""

from __future__ import annotations

import re
from collections.abc import Iterator

from puzzles.stated import sentences
from puzzles.word_grammar import STEP
from puzzles.word_place import Place
from puzzles.word_tokens import WORDS, Token
from puzzles.words import Reader, one_step
from sudologue.coach import Hint, Level
from sudologue.inference import Placement, TraceStep
from sudologue.model import Board, Candidate, Cell

_COUNTED = re.compile(r"([A-Za-z]+|\d+) cells? can be filled by a single")


def by_single(board: Board) -> frozenset[Cell]:
    """The open cells with one candidate, or with a digit that has no other place in a house."""
    open_cells = [cell for cell in board.layout.cells if board.value(cell) is None]
    found = {cell for cell in open_cells if len(board.domain(cell)) == 1}
    for house in board.layout.houses:
        if len(house.cells) == board.layout.size:
            for digit in board.layout.tables.digits:
                places = [c for c in house.cells if digit in board.domain(c)]
                if len(places) == 1 and board.value(places[0]) is None:
                    found.add(places[0])
    return frozenset(found)


def hint_faults(hint: Hint) -> Iterator[str]:
    """What is wrong with the words of a hint about a step, at its level."""
    inference, board, text = hint.inference, hint.board, hint.tell()
    if inference is None or hint.level is Level.PROOF:
        return
    if hint.level is Level.STATE:
        places_digit = isinstance(inference.action, Placement)
        yield from state_faults(text, board, places_digit)
        return
    result = one_step(board, TraceStep(inference, inference.action.apply(board)))
    reader = Reader(result, "conversational", f"hint, {hint.level}")
    if hint.level is Level.WHAT:
        reader.step(reader.solve.steps[0], text)
    elif hint.level is not Level.TECHNIQUE:
        place = Place(reader.solve, reader.solve.steps[0], text=text)
        before: tuple[Token, ...] = ()
        for sentence in sentences(text):
            before += reader.sentence(place, sentence, STEP, before)
    yield from map(str, reader.tally.faults)


def state_faults(text: str, board: Board, places_digit: bool) -> Iterator[str]:
    """What is wrong with what a hint says of the whole board, and whether its step is a digit."""
    waiting = by_single(board)
    if "No digit can be placed" in text and (waiting or places_digit):
        yield f"a digit can be placed: {text}"
    if "No single can be placed" in text and waiting:
        yield f"a single can be placed: {text}"
    counted = _COUNTED.search(text)
    if counted:
        word = counted[1].lower()
        number = int(word) if word.isdigit() else WORDS.index(word)
        if number != len(waiting):
            yield f"not {number} but {len(waiting)}: {text}"


def answer_faults(text: str, board: Board, claim: Candidate) -> Iterator[str]:
    """What is wrong with the answer to a claim about a candidate."""
    size = board.layout.tables.cell_count
    if re.search(rf"[0-9A-P]{{{size}}}", text):
        yield "the whole solution is in it"
    given = re.search(rf"\b{claim.cell} is (\d), not {claim.digit}\b", text)
    if given:
        yield f"it says what the cell is: {given[0]}"
    is_puzzle = board.masks.filled == board.masks.givens and not _is_marked(board)
    if "From the puzzle alone" in text and not is_puzzle:
        yield "there is more on the board than the puzzle"
    first = re.split(r"(?<=[.:])\s", text)[0]
    about = re.findall(r"r\d+c\d+", first)
    if first.startswith("Why ") and str(claim.cell) not in about:
        yield f"the first words are of another cell: {first}"


def _is_marked(board: Board) -> bool:
    """Whether candidates are gone that no digit on the board rules out."""
    return any(
        digit not in board.domain(cell)
        for cell in board.layout.cells
        if board.value(cell) is None
        for digit in board.layout.tables.digits
        if all(board.value(peer) != digit for peer in board.layout.peers(cell))
    )
