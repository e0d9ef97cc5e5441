"""The style of all that people read: what sounds translated, as data, and where it is found.

    python -m puzzles.style             # how often each tic is found in each area
    python -m puzzles.style docs        # every one of them in an area, with its sentence

An *area* is a table of the language, the help of all commands, a page of docs/, what Python's
`help` says of the package's face, or a voice over some solves. A *tic* is a pattern that a sentence
must not have. What no pattern can say (the length of sentences and of paragraphs, two openings
alike) is a function.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

from click.testing import CliRunner

import sudologue
from puzzles.word_samples import boards
from sudologue.cli.main import VERBS, program
from sudologue.inference import SolveResult
from sudologue.languages import english
from sudologue.languages.word_tables import read
from sudologue.narration import voice_named, voices
from sudologue.narration.phrasing.passage import Form, Passage, Role
from sudologue.solver import Solver

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/*.md"))]
SOLVES = {
    "qqwing-simple": 3,
    "qqwing-easy": 4,
    "qqwing-intermediate": 4,
    "qqwing-expert": 5,
    "seventeen-clues": 2,
    "hodoku-exemplars": 5,
    "top1465": 3,
    "hardest2011": 1,
    "tridagon": 1,
    "killer": 3,
    "arrow": 1,
    "thermo": 2,
    "sukaku": 1,
    "jigsaw_9x9": 2,
    "windoku": 1,
    "diagonal_x": 1,
    "anti_knight": 1,
}
BUDGET = 60_000
KINDS = {
    **dict.fromkeys(("conversational", "teacher"), "spoken"),
    **dict.fromkeys(("terse", "technical"), "notation"),
}
TELLING = ("families.", "steps", "voices", "claims", "coach")
"""Tables of what is told of a puzzle and its steps."""
LONGEST_SENTENCE = 40
LONGEST_RUN_OF_SINGLES = 60
OPENING = 3
SINGLES = {"full_house", "hidden_single", "naked_single"}


class Tic(NamedTuple):
    """What makes a sentence sound translated: a pattern, and a sentence that has it."""

    name: str
    pattern: str
    example: str
    where: str = "everywhere"
    """`everywhere`, `told` (of steps, in tables and voices), or `spoken` (as people speak)."""


_FOUND = "found|told|given|made|met|known|named|asked|wanted|placed|gone"
TICS = (
    Tic(
        "leave as a verb of reasons",
        r"\bleav(?:es?|ing)\b(?!(?: \S+){0,4} (?:out|empty|alone)\b)",
        "The 2s leave only r3c2.",
        "told",
    ),
    Tic(
        "a roll-call", r"\bnth time|\b\w*(?:th|[12]st|[23]r?d|third) time\b", "Again, a 14th time."
    ),
    Tic(
        "a letter for a number",
        r"\b[A-Z] [−+=] (?:\d|[A-Z]\b)|(?:\d|\b[A-Z]) [−+=] [A-Z]\b",
        "That is D − 7 = 6.",
    ),
    Tic("a verb left out", r"\br\d+c\d+ (?:row|column|box) \d+ with \d", "and r2c3 box 1 with 6"),
    Tic("a sum that makes", r"\bmakes? (?:\d{2}|total)\b", "Column 1 makes 45."),
    Tic(
        "were in front", r"(?:^|[.:;,] (?:and |so )?)[Ww]ere (?!there)", "Were r1c1 and r1c2 both 2"
    ),
    Tic("cannot", r"\bcannot\b", "So r1c1 cannot be 2.", "spoken"),
    Tic("whoever", r"\bwhoever\b", "For whoever solves variants."),
    Tic("of one that", r"\bof (?:one|a puzzle|puzzles) that\b", "of one that is not solved"),
    Tic("what as a subject", r"^What (?!to\b)[^?]*\.$", "What goes wrong is reported."),
    Tic("so many", r"\bso (?:many|much)\b", "So many processes share it."),
    Tic(
        "told as such",
        r"(?<!you )\b(?:is|are|was|were) told(?! (?:to|why|how)\b)",
        "It is told.",
    ),
    Tic("come of", r"\b(?:comes?|came) of\b", "Eight puzzles come of one find."),
    Tic("by turns", r"\b(?:by|in) turns\b", "They do it by turns."),
    Tic("lies between", r"\bl(?:ies|ie|ay) between\b", "It says between what it lies between."),
    Tic(
        "for granted",
        r"\bt(?:akes?|aken|ook|aking)\b.{0,25}\bfor granted\b",
        "takes it for granted",
    ),
    Tic("storey", r"\bstoreys?\b", "in the eight storeys"),
    Tic("made to be", r"\bmade to be\b", "puzzles made to be hard"),
    Tic(
        "there is to be",
        r"\bthere (?:is|are)\b[^.]* to be \w+ed\b",
        "There is a step to be placed.",
    ),
    Tic("a participle alone", rf"\bthose (?:{_FOUND})\b|\brest told\b", "those found are listed"),
    Tic("he", r"\b(?:he|him|his|himself)\b", "He takes his pencil."),
    Tic("is no", r"(?<!here )\bis no (?!longer\b|more\b)", "'x' is no digit."),
    Tic("anew", r"\banew\b", "Work its marks out anew."),
    Tic("be it", r"[,;:] be it\b", "a house, be it a row"),
    Tic("for it is", r", for (?:it|there|they|he) ", "It stops, for there is no more."),
)


def tics(sentence: str, *places: str) -> list[str]:
    """What an editor would hear in a sentence, which is `told`, `spoken` or in notation."""
    found = [
        tic.name
        for tic in TICS
        if tic.where in ("everywhere", *places)
        and re.search(tic.pattern, sentence, _FLAGS[tic.name])
    ]
    is_long = len(words(sentence)) > LONGEST_SENTENCE and "notation" not in places
    return [*found, "a sentence too long"] if is_long else found


_LOWER = {"a letter for a number", "what as a subject"}
_FLAGS = {tic.name: 0 if tic.name in _LOWER else re.IGNORECASE for tic in TICS}


def words(text: str) -> list[str]:
    """The words of a text; punctuation and signs are none."""
    return [word for word in text.split() if re.search(r"\w", word)]


def sentences(text: str) -> list[str]:
    """The sentences of a paragraph."""
    return [part for part in re.split(r"(?<=[.!?])[\"')*]*\s+(?=[(\"'*]*[A-Z0-9r])", text) if part]


Fault = tuple[str, str]
"""The name of a tic, and the sentence."""


def in_texts(texts: Iterable[str], *places: str) -> Iterator[Fault]:
    """The tics of paragraphs."""
    for text in texts:
        for sentence in sentences(text):
            for name in tics(sentence, *places):
                yield name, sentence


# ------------------------------------------------------------------------------------------ tables


def tables() -> dict[str, str]:
    """The tables of English, by their places."""
    start = f"{english.__name__}."
    modules = [import_module(each.name) for each in walk_packages(english.__path__, start)]
    texts = {
        module.__name__.removeprefix(start): getattr(module, "TEXTS", "") for module in modules
    }
    return {place: table for place, table in texts.items() if table}


def table_texts(table: str) -> Iterator[str]:
    """The texts of a table, their holes as words."""
    for texts in read(table).values():
        for text in texts.values():
            yield from paragraphs(plain(text))


def plain(text: str) -> str:
    """A text without brackets: `{cells:sees/see}` is `sees see`, `{cells:or}` is `cells`.

    >>> plain("{steps:steps} {count:leaves/leave} {cell} [only|claims] {digit}, {times:nth} time")
    'steps leaves leave cell only digit, nth time'
    """
    text = re.sub(r"\[([^|\]]*)\|[^\]]*\]", r"\1", text)
    return re.sub(r"\{(\w+):?([^}]*)\}", _hole, text)


def _hole(hole: re.Match[str]) -> str:
    name, form = hole[1], hole[2]
    if "/" in form:
        return form.rpartition(":")[2].replace("/", " ")
    return "nth" if form == "nth" else name


# ---------------------------------------------------------------------------------- helps and pages


def helps() -> Iterator[str]:
    """The paragraphs of all helps."""
    runner = CliRunner()
    for arguments in (["--help"], *([verb, "--help-all"] for verb in VERBS)):
        yield from paragraphs(runner.invoke(program, arguments).output)


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a text, and the lines of lists in columns, each in one line."""
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*\S(?:.*\S)? {2})", text):
        yield " ".join(paragraph.split())


def docstrings() -> Iterator[str]:
    """The paragraphs of what `help` says of all that the package offers, without examples."""
    for name in sudologue.__all__:
        said = inspect.getdoc(getattr(sudologue, name)) or ""
        yield from page_texts(re.sub(r"(?m)^>>>(?:.+\n?)+", "", said.replace("``", "`")))


def page_texts(page: str) -> Iterator[str]:
    """The paragraphs, cells and headings of a page; no examples, no quotations."""
    page = re.sub(r"^```.*?^```$|<!--.*?-->", "", page, flags=re.MULTILINE | re.DOTALL)
    page = re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`|“[^”]*”", "Code", page))
    page = re.sub(r"^(?:>|    ).*$|<[^>]*>", "", page, flags=re.MULTILINE)
    for paragraph in re.split(r"\n\s*\n|\n(?=[-*|#]|\d+\. )", page):
        for cell in paragraph.split("|") if paragraph.startswith("|") else (paragraph,):
            yield re.sub(r"[*_#\[\]]", "", " ".join(cell.split()).lstrip("-* ")).strip()


# ----------------------------------------------------------------------------------------- solves


@cache
def solved() -> tuple[SolveResult, ...]:
    """A few dozen solves, of sets and of kinds with clues."""
    solver = Solver(budget=BUDGET)
    return tuple(
        solver.solve(board) for name, many in SOLVES.items() for board in boards(name, many)
    )


def in_voice(voice: str) -> Iterator[Fault]:
    """The tics of what a voice says of all these solves."""
    for result in solved():
        yield from in_story(list(voice_named(voice).narrate(result)), result, voice)


def in_story(story: list[Passage], result: SolveResult, voice: str) -> Iterator[Fault]:
    """The tics of one narration."""
    told = [each for each in story if each.form is not Form.GRID]
    lines = [line for each in told for line in each.text.split("\n")]
    yield from in_texts(lines, "told", KINDS.get(voice, ""))
    if KINDS.get(voice) == "spoken":
        for one, other in pairwise(sentence for line in lines for sentence in sentences(line)):
            if len(start := words(other)[:OPENING]) == OPENING and words(one)[:OPENING] == start:
                yield "the same opening twice", f"{one} {other}"
        for each in told:
            if is_run_of_singles(each, result) and len(words(each.text)) > LONGEST_RUN_OF_SINGLES:
                yield "too many singles at a time", each.text


def is_run_of_singles(passage: Passage, result: SolveResult) -> bool:
    """Whether a paragraph places two digits or more by singles."""
    numbers = [span.value for span in passage.spans if span.role is Role.STEP]
    rules = [result.steps[n - 1].inference.rule for n in numbers if isinstance(n, int)]
    return len(rules) > 1 and SINGLES.issuperset(rules)


# ------------------------------------------------------------------------------------------ areas


def areas() -> list[str]:
    """Everything that people read."""
    return [*tables(), "help", "docstrings", *PAGES, *(f"voice {each.name}" for each in voices())]


def faults(area: str) -> list[Fault]:
    """What an editor would strike out in an area."""
    if area in ("help", "docstrings"):
        return list(in_texts(helps() if area == "help" else docstrings()))
    if area.startswith("voice "):
        return list(in_voice(area.removeprefix("voice ")))
    if area.endswith(".md"):
        return list(in_texts(page_texts((ROOT / area).read_text(encoding="utf-8"))))
    return list(in_texts(table_texts(tables()[area]), "told" if area.startswith(TELLING) else ""))


def main(chosen: list[str]) -> None:
    """Write how often each tic is found, or each of them in the areas chosen."""
    for area in areas():
        if chosen and not any(area.startswith(name) for name in chosen):
            continue
        found = faults(area)
        counts = Counter(name for name, _ in found).most_common()
        lines = [f"{area}: {', '.join(f'{name} {number}' for name, number in counts) or '-'}"]
        lines += [f"    {name}: {sentence}" for name, sentence in found if chosen]
        sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main(sys.argv[1:])
