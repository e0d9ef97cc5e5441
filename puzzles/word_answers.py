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
from sudologue.inference import Inference, Placement, TraceStep
from sudologue.model import Board, Candidate, Cell
from sudologue.narration.steps.scene import title_of

_COUNTED = re.compile(r"\b([A-Za-z]+|\d+) candidates? can go")


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
    if inference is None:
        return
    if hint.level is Level.STATE:
        yield from state_faults(text, board, inference)
        return
    result = one_step(board, TraceStep(inference, inference.action.apply(board)))
    reader = Reader(result, "conversational", f"hint, {hint.level}")
    if hint.level is Level.PROOF:
        reader.step(reader.solve.steps[0], f"{title_of(inference.rule)}. {text}")
    elif hint.level is not Level.TECHNIQUE:
        place = Place(reader.solve, reader.solve.steps[0], text=text)
        before: tuple[Token, ...] = ()
        for sentence in sentences(text):
            before += reader.sentence(place, sentence, STEP, before)
    yield from map(str, reader.tally.faults)


def state_faults(text: str, board: Board, inference: Inference | None) -> Iterator[str]:
    """What is wrong with what a hint says of the whole board, and of the kind of its step."""
    action = inference and inference.action
    waiting, gone = by_single(board), len(action.candidates) if action else 0
    if "No single is left" in text and waiting:
        yield f"a single can be placed: {text}"
    if "ou can place a digit" in text:
        if not isinstance(action, Placement):
            yield f"no digit can be placed: {text}"
        elif "without pencil marks" in text and action.cell not in by_single(_unmarked(board)):
            yield f"pencil marks are needed: {text}"
    counted = _COUNTED.search(text)
    if counted:
        word = counted[1].lower()
        number = 1 if word == "a" else int(word) if word.isdigit() else WORDS.index(word)
        if isinstance(action, Placement) or number != gone:
            yield f"not {number} but {gone}: {text}"


def _unmarked(board: Board) -> Board:
    """The board with all candidates that its digits leave."""
    return Board(board.to_string(), layout=board.layout)


def answer_faults(text: str, board: Board, claim: Candidate) -> Iterator[str]:
    """What is wrong with the answer to a claim about a candidate."""
    size = board.layout.tables.cell_count
    if re.search(rf"[0-9A-P]{{{size}}}", text):
        yield "the whole solution is in it"
    given = re.search(rf"\b{claim.cell} is (\d), not {claim.digit}\b", text)
    if given:
        yield f"it says what the cell is: {given[0]}"
    first = text.split("\n")[0]
    if "Why " in first and str(claim.cell) not in re.findall(r"r\d+c\d+", first):
        yield f"the first words are of another cell: {first}"
