"""Every word of a narration, read back from the text and held against the trace.

tally = read_solve(result, "teacher")
tally.faults       # what is false, and what could not be read
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from puzzles.stated import sentences
from puzzles.word_facts import SolveFacts, StepFacts
from puzzles.word_frame import Frame
from puzzles.word_frames import FRAME
from puzzles.word_grammar import GATHERED, SHORT, STEP, TERSE
from puzzles.word_list import PLAIN
from puzzles.word_place import Place, Row
from puzzles.word_tally import WordFault, WordTally
from puzzles.word_tokens import Lexed, Lexer, Token, alike, headline, matches, steps_in, title_slugs
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.model import Board, digit_text
from sudologue.narration import voice_named
from sudologue.narration.phrasing.passage import Form, Passage
from sudologue.rules.cards import CARDS

VOICES = ("conversational", "teacher", "technical", "terse")
"""The voices that are read."""

IN_SHORT = {"technical": SHORT, "terse": TERSE}
"""The voices that have a line for each step, and their patterns."""

_LEAD = re.compile(r"\A(\d+(?:(?:, | and | to )\d+)*)\. ")
_ALONE = re.compile(r"\A((?![^(]*r\d+c\d)[^.()]+) \((\d+)\)\. ")
_LISTS = {
    "Pencil in the combinations:": "cage_combination",
    "Cages with one open cell:": "last_of_cage",
    "Locked candidates:": "locked_candidates_pointing",
}
_NAMED_ROW = re.compile(r" +c1\b| *r\d+ ")
_ENTRY = re.compile(r"[^\s│┃╎|]+")
_ASIDE = r"(?: (again))?(?: as in step (\d+))?\."
_PLACED = re.compile(
    r"(?<!n't in )(?:(?:is|goes|it's|the \w) in r\d+c\d+|(?:is|be|the) \w"
    r"|only r\d+c\d+ can be \w [io]n [a-z 0-9-]+) \((\d+)\)"
)
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")


def blocks(text: str) -> list[str]:
    """The paragraphs of a passage: a line without a step's number goes with the last."""
    found: list[str] = []
    for line in text.split("\n"):
        if found and not _LEAD.match(line):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


class Reader:
    """Reads what a voice says of a solve."""

    def __init__(self, result: SolveResult, voice: str, name: str = "") -> None:
        self.name = name
        self.solve = SolveFacts(result)
        self.voice = voice
        self.lexer = lexer_for(result)
        self.tally = WordTally(solves=1)
        self.running: tuple[str, int] = ("", 0)
        self.frame = Frame(self.solve)
        self.family: set[int] = set()
        self.listed = ""

    def read(self, passages: Iterable[Passage]) -> WordTally:
        """All that is said."""
        for passage in passages:
            if passage.form is Form.GRID:
                self.grid(passage.text)
                continue
            for block in blocks(passage.text):
                self.block(block, is_heading=passage.form is Form.HEADING)
        return self.tally

    def grid(self, text: str) -> None:
        """A drawn board: the digits, or the candidates, as they are after the steps told so far."""
        header, *rows = [line for line in text.split("\n") if _NAMED_ROW.match(line)]
        columns = [found.start() for found in re.finditer(r"\S+", header)]
        words = [_ENTRY.findall(row[at:])[0] for row in rows for at in columns]
        cells = [word.rstrip("*\\/x°") for word in words]
        tables, last = self.solve.layout.tables, max(self.frame.told, default=0)
        self.tally.sentences += 1
        self.tally.tokens["grid"] += len(cells)
        result = self.solve.result
        after = [result.initial, *(step.board for step in result.steps)]
        boards = [after[last]]
        while last < len(self.solve.steps) and last + 1 not in self.solve.told:
            last += 1  # a step that is left out
            boards.append(after[last])
        if not any(_shows(cells, board) for board in boards):
            self._fault("grid", f"not the board after step {last}", text)
        new = {cell for cell, word in zip(tables.cells, words, strict=True) if "*" in word}
        placed = self.frame.placed_since_last_board()
        if new != placed:
            self._fault("grid", f"not what is new after step {last}", text)

    def block(self, text: str, is_heading: bool = False) -> None:
        """A paragraph: of a step, of several, or of what stands around them."""
        alone = None if is_heading else _ALONE.match(text)
        if alone and (step := self.solve.step(int(alone[2]))):
            self.frame.told.append(step.number)
            self.step(step, f"{alone[1]}. {text[alone.end() :]}")
            return
        self.listed = _LISTS.get(text, self.listed)
        lead = None if is_heading else _LEAD.match(text)
        if lead is None:
            singles = [] if is_heading else [*map(int, _PLACED.findall(text))]
            if singles:
                self._singles(singles, text)
            elif text.startswith("That's "):
                self._lesson(text)
            else:
                self._about_all(text)
            return
        steps = steps_in(lead[1].replace(" and ", ", "))
        facts = [self.solve.step(number) for number in steps]
        self.frame.told += steps
        if not facts or None in facts or list(steps) != sorted(steps):
            self._fault("step", lead[0], text)
            return
        body = text[lead.end() :]
        several = [fact for fact in facts if fact]
        if self.voice in IN_SHORT:
            self._in_short(several[0], body)
        elif len(steps) == 1:
            self.step(several[0], body)
        elif body.startswith((several[0].title, _headline(several[0]))):
            self._siblings(several, body)
        else:
            self._several(several, body)

    def first_of(self, passage: Passage) -> int:
        """The first step that a heading or a paragraph names."""
        found = re.search(r"steps? (\d+)|\A(\d+)", passage.text)
        placed = _PLACED.search(passage.text)
        return int(found[1] or found[2]) if found else int(placed[1]) if placed else 1

    def told_alone(self, passage: Passage) -> WordTally:
        """What is said of the first step by itself, without its number."""
        step = self.solve.steps[0]
        if self.voice in IN_SHORT:
            self._in_short(step, passage.text)
        else:
            self.step(step, passage.text)
        return self.tally

    # ------------------------------------------------------------------------------------ parts

    def _about_all(self, text: str) -> None:
        for sentence in sentences(text):
            lexed = self.lexer.read(sentence)
            self._count(lexed)
            tied: set[int] = set()
            for pattern, check in FRAME:
                for match in matches(pattern, lexed):
                    tied |= match.numbers
                    if not _holds(check, self.frame, match, sentence):
                        self._fault(f"false ({check.__name__.strip('_')})", match.text, sentence)
            left = [t for n, t in enumerate(lexed.tokens) if n not in tied]
            self._unread(lexed, left, sentence, None)

    def _singles(self, numbers: Sequence[int], text: str) -> None:
        """A paragraph of singles, each of which has its number behind it."""
        steps = [self.solve.step(number) for number in numbers]
        if None in steps or [*numbers] != sorted(set(numbers)):
            self._fault("step", "not one after the other", text)
            return
        self.frame.told += numbers
        self._several([step for step in steps if step], text)

    def _lesson(self, text: str) -> None:
        """Why what was just told works."""
        told = [self.solve.steps[number - 1] for number in reversed(self.frame.told)]
        named = {rule for title, rule in title_slugs().items() if f" {title}. " in text}
        step = next((step for step in told if step.rule in named), None)
        if step is None:
            self._fault("technique", "of no step told", text)
        else:
            self._paragraph(Place(self.solve, step, text=text), text, STEP)

    def _several(self, steps: Sequence[StepFacts], body: str) -> None:
        self.running = ("", 0)
        place = Place(self.solve, steps[0], text=body)
        self._paragraph(place, body, GATHERED)
        wanted = {pair for step in steps for pair in step.action}
        if place.said != wanted:
            self._fault("conclusion", "not what the steps conclude", body, steps[0].number)

    def _in_short(self, step: StepFacts, body: str) -> None:
        """A line of a voice that has one for each step."""
        place = Place(self.solve, step, text=body)
        if step.title not in body and not any(
            title in body for title, rule in title_slugs().items() if rule == step.rule
        ):
            self._fault("technique", f"not {step.title}", body, step.number)
        self.sentence(place, body, IN_SHORT[self.voice], ())
        if place.said != {*step.action}:
            self._fault("conclusion", "not what the step concludes", body, step.number)

    def _siblings(self, steps: Sequence[StepFacts], body: str) -> None:
        """What is said of steps with one idea before each is told."""
        self.running = ("", 0)
        self.family = {step.number for step in steps}
        joined = replace(steps[0], others=tuple(steps[1:]))
        self._paragraph(Place(self.solve, joined, text=body), body, STEP)

    def step(self, step: StepFacts, body: str) -> None:
        """What is said of one step."""
        place = Place(self.solve, step, text=body)
        titles = map(re.escape, (step.title, _headline(step)))
        named = re.match(f"(?:{'|'.join(titles)}){_ASIDE}", body)
        is_listed = named is None and bool(self.listed) and alike(step.rule, self.listed)
        if step.number in self.family or is_listed:
            pass
        elif named is None:
            self._fault("technique", f"not {step.title}", body[:60], step.number)
        else:
            last, times = self.running
            times = times + 1 if last == step.rule else 1
            self.running = (step.rule, times)
            if named[1] and times != 2:
                self._fault("again", named[0], body[:60], step.number)
            if named[2] and not self._was_before(int(named[2]), step):
                self._fault("as in", named[0], body[:60], step.number)
            body = body[named.end() :]
            self.tally.tokens["T"] += 1
        self._paragraph(place, body, STEP)
        if not step.action <= place.said:
            self._fault("conclusion", "not what the step concludes", body, step.number)

    def _was_before(self, number: int, step: StepFacts) -> bool:
        """Whether an earlier step was by the same technique."""
        other = self.solve.step(number)
        return other is not None and number < step.number and alike(other.rule, step.rule)

    def _paragraph(self, place: Place, body: str, rows: Sequence[Row]) -> None:
        card = CARDS.get(place.step.rule)
        known = set(sentences(card.spotting)) if card else set[str]()
        before: tuple[Token, ...] = ()
        for sentence in sentences(body):
            if sentence in known:
                self.tally.sentences += 1
            elif sentence.startswith("To find"):
                self._fault("advice", "not the card's", sentence, place.step.number)
            else:
                before += self.sentence(place, sentence, rows, before)

    def sentence(
        self, place: Place, sentence: str, rows: Sequence[Row], before: tuple[Token, ...]
    ) -> tuple[Token, ...]:
        """A sentence of a step: what its patterns say, and what they leave over."""
        lexed = self.lexer.read(sentence)
        lexed = replace(lexed, tokens=tuple(_cited(token, place.step) for token in lexed.tokens))
        self._count(lexed)
        place.tokens, place.before, place.outline = lexed.tokens, before, lexed.outline
        tied: set[int] = set()
        for pattern, check in rows:
            for match in matches(pattern, lexed):
                tied |= match.numbers
                if not _holds(check, place, match):
                    words = " | ".join(t.text for t in match.tokens)
                    self._fault(f"false ({check.__name__})", words, sentence, place.step.number)
        left = [t for n, t in enumerate(lexed.tokens) if n not in tied]
        self._unread(lexed, left, sentence, place.step)
        return lexed.tokens

    # ------------------------------------------------------------------------------------- nets

    def _unread(
        self, lexed: Lexed, left: Sequence[Token], sentence: str, step: StepFacts | None
    ) -> None:
        number = step.number if step else None
        for token in left:
            self.tally.loose[token.kind] += 1
            if not _may_be(token, step):
                self._fault(f"unread {token.kind}", token.text, sentence, number)
        for token in lexed.tokens:
            if token.kind in "HBL" and not token.value and " is a cage of " not in sentence:
                self._fault("nothing of that name", token.text, sentence, number)
            listed = token.kind == "C" or (token.kind == "N" and " or " in token.text)
            if listed and self.voice not in IN_SHORT and len({*token.value}) < len(token.value):
                self._fault("said twice", token.text, sentence, number)
            if token.kind == "E" and (token.value[0] is None or token.value[0] != token.value[1]):
                self._fault("sum", token.text, sentence, number)
        for word in _WORD.findall(
            re.sub(r"(?<![A-Za-z])[a-z]{0,2}«\w+»(?:'s)?", " ", lexed.outline)
        ):
            if word.lower() not in PLAIN:
                self._fault("unknown word", word, sentence, number)

    def _count(self, lexed: Lexed) -> None:
        self.tally.sentences += 1
        self.tally.tokens.update(token.kind for token in lexed.tokens)

    def _fault(self, kind: str, words: str, sentence: str, step: int | None = None) -> None:
        self.tally.faults.append(
            WordFault(f"{self.name} {self.voice}".strip(), kind, words, sentence, step)
        )


def _shows(cells: Sequence[str], board: Board) -> bool:
    """Whether the cells of a grid show a board's digits, or what each of its cells may be."""
    digits = [digit_text(value) if value else "." for value in board.masks.values]
    held = [
        {value} if value else board.domain(cell)
        for cell, value in zip(board.layout.cells, board.masks.values, strict=True)
    ]
    marks = ["".join(map(digit_text, sorted(domain))) for domain in held]
    alone = [f"({mark})" if len(mark) == 1 else mark for mark in marks]
    values = board.masks.values
    return [*cells] in (
        digits,
        [a if v is None else m for a, m, v in zip(alone, marks, values, strict=True)],
    )


def _holds(check: Callable[..., bool], *what: Any) -> bool:
    """Whether words are so; what a check cannot even ask of its tokens is not."""
    try:
        return check(*what)
    except (AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError):
        return False


def _cited(token: Token, step: StepFacts) -> Token:
    """A token for a clue means the one that the step cites, where several have that name."""
    if token.kind != "L" or token.value is None:
        return token
    same = [clue for clue in step.clues if clue.noun == token.value.noun]
    return replace(token, value=same[0]) if same else token


def _headline(step: StepFacts) -> str:
    card = CARDS.get(step.rule)
    return headline(card) if card else step.title


def _may_be(token: Token, step: StepFacts | None) -> bool:
    """Whether a token that no pattern took up is at least of what the step speaks of."""
    if token.kind == "W" and token.value <= 2:
        return True
    if step is None:
        return False
    match token.kind:
        case "C":
            return set(token.value) <= step.cells
        case "H" | "B":
            return bool(token.value) and all(
                h in step.houses or set(h.cells) & step.cells for h in token.value
            )
        case "N":
            return set(token.value) <= step.digits | step.values
        case "D":
            return token.value in step.digits
        case "G":
            return True
        case "W":
            return token.value in step.counts
        case _:
            return False


_LEXERS: dict[object, Lexer] = {}


def lexer_for(result: SolveResult) -> Lexer:
    """The lexer of a result's layout."""
    layout = result.initial.layout
    if layout not in _LEXERS:
        if len(_LEXERS) > 50:
            _LEXERS.clear()
        _LEXERS[layout] = Lexer(layout)
    return _LEXERS[layout]


def read_solve(result: SolveResult, voice: str, name: str = "") -> WordTally:
    """A result told by a voice, every word of it read; a name says of which puzzle faults are."""
    return Reader(result, voice, name).read(voice_named(voice).narrate(result))


def one_step(board: Board, step: TraceStep) -> SolveResult:
    """A trace of one step from a board."""
    return SolveResult(board, (step,), SolveStatus.STOPPED)
