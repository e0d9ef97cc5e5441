"""Options of `sudologue generate` for what is asked of puzzles: how hard, and by which rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from sudologue.cli.options import advanced, group, option
from sudologue.cli.options.multi_value_options import numbers, several
from sudologue.cli.options.puzzle_options import LayoutOptions
from sudologue.cli.options.shared_options import complete_rules
from sudologue.messages import Messages
from sudologue.model import Layout
from sudologue.rating.models import ORDER, model_called

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.targets import CombinedTarget
    from sudologue.targets.target_request import Difficulty

_WORDS = model_called("effort").words or {}
_AROUND = ("singles", "basics", "any")


def _names(words: Iterable[str]) -> Iterator[str]:
    """The names of rules in words and lists with commas, but for that of bookkeeping."""
    from sudologue.rules import is_bookkeeping

    for name in ",".join(words).split(","):
        if name.strip() and not is_bookkeeping(name):
            yield name.strip()


def _rules(_: click.Context, __: click.Parameter, words: Sequence[str]) -> list[str] | None:
    """The slugs of the rules named; nothing where no name was given."""
    if not words:
        return None
    from sudologue.rules import rules_called

    return [slug for name in _names(words) for slug in rules_called(name)]


def _required(_: click.Context, __: click.Parameter, words: Sequence[str]) -> list[str]:
    """The slugs of the rules named, each with the number of candidates that it is to remove.

    Of rules that share a name the last is meant, which is the usual one: `naked_pairs` asks for a
    naked pair, and not for a locked one beside it.
    """
    if not words:
        return []
    from sudologue.rules import rules_called

    asked: list[str] = []
    for text in _names(words):
        name, colon, removing = text.partition(":")
        asked.append(f"{rules_called(name)[-1]}{colon}{removing}")
    return asked


def _rule(_: click.Context, __: click.Parameter, name: str | None) -> str | None:
    if name is None:
        return None
    from sudologue.rules import rules_called

    return rules_called(name)[-1]


target_options = group(
    "difficulty",
    several(
        "-d",
        "--difficulty",
        metavar="MIN [MAX]",
        names={"choices": [word.replace(" ", "-") for word in _WORDS]},
    ),
    option("--scale", type=click.Choice(ORDER), metavar="NAME"),
    several(
        "-a",
        "--allow",
        "--allowed-strategies",
        "allow",
        callback=_rules,
        shell_complete=complete_rules,
        metavar="RULE...",
    ),
    several(
        "-r",
        "--require",
        "--required-strategies",
        "require",
        callback=_required,
        shell_complete=complete_rules,
        metavar="RULE...",
    ),
    several("--forbid", callback=_rules, shell_complete=complete_rules, metavar="RULE..."),
    advanced(
        "difficulty",
        option(
            "--around",
            type=click.Choice(_AROUND),
            default="any",
            show_default=True,
            metavar="WHICH",
        ),
        several("--hard-steps", callback=numbers, metavar="MIN [MAX]"),
        option("--drill", callback=_rule, shell_complete=complete_rules, metavar="RULE"),
        option("--openings-min", type=click.IntRange(min=0), metavar="N"),
        option("--bottlenecks-max", type=click.IntRange(min=0), metavar="N"),
    ),
)


@dataclass(frozen=True, kw_only=True)
class TargetOptions(LayoutOptions):
    """What is asked of puzzles: how hard they are, and by which rules they are solved."""

    difficulty: tuple[str, ...]
    scale: str | None
    allow: list[str] | None
    require: list[str]
    forbid: list[str] | None
    around: str
    hard_steps: tuple[int, int] | None
    drill: str | None
    openings_min: int | None
    bottlenecks_max: int | None

    def target(self, layout: Layout) -> CombinedTarget | None:
        """What is asked of puzzles on a layout, if anything is."""
        if self.scale is not None and not self.difficulty:
            raise click.UsageError(_say("scale_needs"))
        is_asked = bool(self.difficulty or self.require or self.forbid) or self.around != "any"
        others = (
            *(self.allow, self.hard_steps, self.drill),
            *(self.openings_min, self.bottlenecks_max),
        )
        if not is_asked and all(each is None for each in others):
            return None
        from sudologue.targets import target_of

        return target_of(
            layout=layout,
            difficulty=rating_said(self.difficulty, self.scale),
            allow=_no_harder(self.allow, self.require),
            require=self.require,
            forbid=self.forbid or (),
            around=self.around,
            hard_steps=self.hard_steps,
            drill=self.drill,
            openings_min=self.openings_min,
            bottlenecks_max=self.bottlenecks_max,
        )


def _no_harder(allow: list[str] | None, require: list[str]) -> list[str] | None:
    """The rules allowed, but for those that are harder than all that is required.

    They may come in another way to what a required rule is to be needed for, and nothing would be
    left that needs it.
    """
    if allow is None or not require:
        return allow
    from sudologue.rules.order import RANKS

    needed = ("hidden_single", *(text.partition(":")[0] for text in require))
    hardest = max(RANKS[slug] for slug in needed)
    return [slug for slug in allow if RANKS[slug] <= hardest]


def rating_said(words: Sequence[str], scale: str | None) -> Difficulty | None:
    """The range on its scale: from a number on, between two, or all that a word is said of."""
    if not words:
        return None
    if len(words) > 2:
        raise click.UsageError(_say("two_ends"))
    low, *high = [word if (number := _number(word)) is None else number for word in words]
    is_open = not high and not isinstance(low, str)
    return {scale or "effort": (low, None if is_open else (high or [low])[0])}


def _number(word: str) -> float | None:
    return float(word) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,9})?", word) else None
