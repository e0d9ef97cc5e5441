"""Options of verbs on puzzles: which puzzles, how to read them, and how they are solved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from sudologue.budget import Limits
from sudologue.cli.input.sources import STDIN, standard_input
from sudologue.cli.input.variant import FURTHER, USUAL, Variant, base_layout
from sudologue.cli.options.run_options import RunOptions
from sudologue.messages import Messages

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.rules import Technique
    from sudologue.solver import Solver


@dataclass(frozen=True, kw_only=True)
class LayoutOptions(RunOptions):
    """Which houses there are, if not the usual ones, and how puzzles are written."""

    boxes: str | None
    jigsaw: str | None
    diagonals: bool
    windoku: bool
    disjoint_groups: bool
    anti_knight: bool
    anti_king: bool
    format: str | None = None
    ignore_drawings: bool = False

    @property
    def variant(self) -> Variant:
        """The variant that the options describe."""
        further = tuple([name for name in FURTHER if getattr(self, name)])
        named_here = (self.boxes, self.jigsaw, self.format, self.ignore_drawings, further)
        if not any(named_here):
            return USUAL
        slug, jigsaw = self.format, self.jigsaw
        if slug is not None:
            from sudologue.formats import named

            slug = named(slug).slug
        if jigsaw is not None:
            from sudologue.cli.input.streams import text_or_file

            jigsaw = text_or_file(jigsaw, _say("map"))
        return Variant(base_layout(self.boxes, jigsaw), further, slug, self.ignore_drawings)


@dataclass(frozen=True, kw_only=True)
class PuzzleOptions(LayoutOptions):
    """Which puzzles."""

    puzzles: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class LimitOptions(PuzzleOptions):
    """For how long something is done with a puzzle, by time and by work."""

    timeout: float | None
    budget: int | None
    has_usual_budget: bool = False

    @property
    def limits(self) -> Limits:
        """Both; the usual budget does not hold where a time is set."""
        is_free = self.timeout is not None and self.has_usual_budget
        return Limits(self.timeout, None if is_free else self.budget)


@dataclass(frozen=True, kw_only=True)
class RuleOptions(PuzzleOptions):
    """By which rules puzzles are solved."""

    rules: str | None
    assume_unique: bool

    @property
    def chosen_rules(self) -> list[Technique] | None:
        """The rules of the list, if there is one."""
        if self.rules is None:
            return None
        from sudologue.cli.options.rule_names import rules_named

        return rules_named(self.rules, self.assume_unique)


@dataclass(frozen=True, kw_only=True)
class SolvingOptions(RuleOptions, LimitOptions):
    """By which rules puzzles are solved, in what order, and for how long."""

    choose: str = "nearest"

    def solver(self, **more: Any) -> Solver:
        """The solver that is asked for, and that of more options."""
        from sudologue.solver import Solver

        usual: dict[str, Any] = {"timeout": self.timeout, "budget": self.budget}
        usual |= {"assume_unique": self.assume_unique, "choose": self.choose}
        return Solver(self.chosen_rules, **{**usual, **more})


def sources(arguments: tuple[str, ...], case: str = "") -> tuple[str, ...]:
    """The arguments; without any, standard input, if something is piped into it."""
    if arguments:
        return arguments
    stream = standard_input()
    if stream is not None and stream.isatty():
        command = click.get_current_context().command_path
        raise click.UsageError(_say("nothing_given", case, command=command))
    return (STDIN,)
