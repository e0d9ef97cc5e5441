"""The page: what is judged there, and what of it is written by the tool.

A section shows a step. What our voices say of it stands between marks, written from the position in
its first line; what other solvers say, and the judgement with its scores, is written by hand. The
table of all scores stands between marks, too, and is made of the lines of scores in the sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from sudologue.narration import voice_named
from tools.side_by_side.draw import Drawn
from tools.side_by_side.peers import Peer
from tools.side_by_side.position import Position, read_position
from tools.technique_pages import WIDTH, quoted, wrapped

PAGE = Path(__file__).resolve().parents[2] / "docs/side-by-side.md"
WHO = ("sudologue", "HoDoKu", "dedoku")
READERS = ("beginner", "player", "expert")

_TOLD = re.compile(r"<!-- told: (\w+) -->\n```text\n([^\n]+)\n.*?<!-- end -->", re.DOTALL)
_TABLE = re.compile(r"<!-- table -->\n.*?<!-- end -->", re.DOTALL)
_SECTION = re.compile(r"^### ([^\n]+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
_SCORES = re.compile(rf"^Scores: {', '.join(f'{who} ([^ ,]+)' for who in WHO)}[.]$", re.MULTILINE)


def told(position: Position) -> str:
    """What our voices say of a position, between marks."""
    step, board = position.step, position.board
    friend, teacher, technical = (
        voice_named(voice).tell(step, board).text
        for voice in ("conversational", "teacher", "technical")
    )
    more = teacher.removeprefix(friend).strip()
    lines = ["```text", position.line, "```", "", "The conversational voice:", ""]
    lines += quoted(friend.split("\n"))
    if more:
        lines += ["", f"The teacher{' adds' if teacher.startswith(friend) else ''}:", ""]
        lines += quoted(more.split("\n"))
    lines += ["", "The technical voice:", "", "```text", *_broken(technical), "```", "<!-- end -->"]
    return "\n".join((f"<!-- told: {position.rule} -->", *lines))


def _broken(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from wrapped(line, WIDTH)


def refreshed(page: str) -> str:
    """A page with all that stands between marks written anew."""
    page = _TOLD.sub(lambda found: told(read_position(found[1], found[2])), page)
    return _TABLE.sub(lambda _: f"<!-- table -->\n{table(page)}\n<!-- end -->", page)


@dataclass(frozen=True)
class Judged:
    """A step's title, and how three readers score each of those who tell it; 0 for no step."""

    title: str
    scores: tuple[tuple[int, ...], ...]


def judged(page: str) -> Iterator[Judged]:
    """The steps of a page, in order."""
    for section in _SECTION.finditer(page):
        scores = _SCORES.search(section[2])
        if scores is not None:
            triples = (each.replace("–", "0").split("/") for each in scores.groups())
            yield Judged(section[1], tuple(tuple(map(int, triple)) for triple in triples))


def table(page: str) -> str:
    """All scores, and the means of each: over all steps it tells, and ours over the same."""
    steps = list(judged(page))
    lines = [f"| step | {' | '.join(WHO)} |", f"| --- | {' | '.join('---' for _ in WHO)} |"]
    for step in steps:
        lines.append(f"| {step.title} | {' | '.join(map(_shown, step.scores))} |")
    means = [_mean(steps, place, place) for place in range(len(WHO))]
    lines.append(f"| mean of those told | {' | '.join(means)} |")
    same = [_mean(steps, 0, place) for place in range(len(WHO))]
    lines.append(f"| sudologue on the same | {' | '.join(same)} |")
    return "\n".join(lines)


def _shown(scores: Iterable[int]) -> str:
    scores = tuple(scores)
    return "/".join(map(str, scores)) if any(scores) else "–"


def _mean(steps: Iterable[Judged], whose: int, where: int) -> str:
    """The mean scores of one over the steps that another tells."""
    counted = [step.scores[whose] for step in steps if any(step.scores[where])]
    if not counted:
        return "–"
    means = (mean(scores[reader] for scores in counted) for reader in range(len(READERS)))
    return f"{'/'.join(f'{value:.1f}' for value in means)} ({len(counted)})"


def section(number: int, drawn: Drawn, peers: Iterable[Peer]) -> str:
    """A section for a step that was drawn, to be judged."""
    parts = [f"### {number}. {drawn.kind.name.capitalize()}", f"From {drawn.source}."]
    parts += [told(drawn.position)]
    parts += [peer.answer(drawn.position, drawn.kind.name) for peer in peers]
    return "\n\n".join(parts)
