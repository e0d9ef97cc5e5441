"""`sudologue rules`: the cards, easiest first."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import IO, Any

import click

from sudologue.cli.options import group, shared_options, verb
from sudologue.cli.options.run_options import RunOptions
from sudologue.cli.output.page import Page, aligned
from sudologue.cli.output.sink import standard_output
from sudologue.messages import Messages
from sudologue.narration import say, voice_named
from sudologue.narration.notations import Notation, all_in_notation, notation_named
from sudologue.rendering import draw
from sudologue.rules import CARDS, Card, named, rules_called

_say = Messages(__name__)


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [slug for slug in CARDS if slug.startswith(incomplete)]


@dataclass(frozen=True, kw_only=True)
class RuleListOptions(RunOptions):
    """What is asked of the rules."""

    name: tuple[str, ...]


@verb()
@click.argument("name", nargs=-1, shell_complete=_complete, metavar="[TECHNIQUE]")
@group("output", shared_options.form_of("json"), shared_options.notation)
@shared_options.indent(2)
@shared_options.color
@click.pass_context
def rules(ctx: click.Context, **_: Any) -> int:
    """`sudologue rules`."""
    asked = RuleListOptions.of(ctx)
    notation = notation_named(asked.notation)
    sink = standard_output(asked.indent_of_json)
    slugs = rules_called(" ".join(asked.name)) if asked.name else CARDS
    wanted = [CARDS[slug] for slug in slugs]
    if asked.form == "json":
        data = [_data(card) for card in wanted]
        text = f"{json.dumps(data[0] if asked.name and len(data) == 1 else data)}\n"
    elif asked.name:
        page = Page(sink.stream, asked.color)
        text = "\n\n".join(_explained(card, page, notation) for card in wanted)
    else:
        text = _table(wanted, _width(sink.stream))
    sink.write(text)
    return 0


# all of them

_HEADS = ("RULE", "TITLE", "HODOKU", "SE")
_WIDEST = 80


def _width(stream: IO[str]) -> int:
    return shutil.get_terminal_size().columns if stream.isatty() else _WIDEST


def _table(cards: Sequence[Card], width: int) -> str:
    """The rules of each storey under its name; without their titles where these have no room."""
    lines = aligned([_HEADS, *map(_row, cards)]).splitlines()
    if max(map(len, lines)) > width:
        untitled = [(slug, *others) for slug, _, *others in (_HEADS, *map(_row, cards))]
        lines = aligned(untitled).splitlines()
    head, *rows = lines
    told = [head]
    for tier, its in groupby(zip(cards, rows, strict=True), key=lambda row: row[0].tier):
        told += ["", *textwrap.wrap(f"{int(tier)}. {tier.title}", width)]
        told += (row for _, row in its)
    return "".join(f"{line}\n" for line in told)


def _row(card: Card) -> tuple[str, ...]:
    return card.slug, card.title, card.hodoku or "", _short_rating(card.se or "")


def _short_rating(rating: str) -> str:
    """`7.0+` for `7.0 and more with length`."""
    return re.sub(r"(?<=\d) .*", "+", rating)


# one of them


def _explained(card: Card, page: Page, notation: Notation) -> str:
    """The card, the example on it, and how to see for oneself."""
    board, step = named(card.slug).example()
    size = board.layout.size
    told = all_in_notation(
        [voice_named(voice).tell(step, board) for voice in ("conversational", "technical")],
        notation,
        size,
    )
    width, plain = page.width or _WIDEST, not page.has_lines
    picture = draw(board, notation, candidates=True, ascii_only=plain, width=width)
    unique = " --assume-unique" if card.assumes_uniqueness else ""
    command = f"sudologue solve --rules {card.slug}{unique} --choose first -S"
    return "\n".join(
        (
            page.text(None, [say(text) for text in (card.title, card.summary, card.reason)]),
            page.text(None, [say(line).as_line() for line in _particulars(card)]),
            page.picture(_say("example"), picture),
            page.text(None, [told[0], say(told[1].text)]),
            f"Try it:\n\n  {command} {shlex.quote(card.example)}\n",
        )
    )


def _particulars(card: Card) -> Iterator[str]:
    yield _say("slug", slug=card.slug)
    if card.aliases:
        yield _say("also_called", aliases=card.aliases)
    yield _say("tier", tier=int(card.tier), title=card.tier.title)
    if card.se:
        yield _say("se_rating", se=card.se)
    codes = [code for code in (card.hodoku, *card.more_codes) if code]
    if codes:
        yield f"HoDoKu's {'code' if len(codes) == 1 else 'codes'}: {', '.join(codes)}"
    if card.assumes_uniqueness:
        yield _say("assumes")


def _data(card: Card) -> dict[str, object]:
    data: dict[str, object] = {**asdict(card), "tier": int(card.tier)}
    del data["needs_clues"]  # which tells a solver when to ask
    return data
