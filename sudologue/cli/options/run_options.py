"""Options of verbs: what their results look like, where they go, and who does the work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import click
from click.core import ParameterSource

from sudologue.cli.options import advanced, option
from sudologue.cli.output.sink import Sink, to_standard_output
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)


@dataclass(frozen=True)
class Shard:
    """Every `count`-th puzzle, from the `number`-th on."""

    number: int
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def has(self, index: int) -> bool:
        """Whether a puzzle is its, by its index from 0."""
        return index % self.count == self.number - 1


@dataclass(frozen=True, kw_only=True)
class RunOptions:
    """What was said on a command line: each option is a field of its name.

    Those here say what the results look like, where they go, and who does the work. The value of a
    verb adds its own, and refuses what does not fit together.
    """

    color: str = "auto"
    notation: str = "rc"
    form: str = "text"
    indent: int = -1
    output: str | None = None
    jobs: int = 1
    cluster: str | None = None
    resume: bool = False
    shard: Shard | None = None

    has_one_file: ClassVar[bool] = True
    """Whether `output` is a file of one form."""

    def __post_init__(self) -> None:
        for fault in self.faults():
            raise click.UsageError(fault) if isinstance(fault, str) else fault

    def faults(self) -> Iterator[str | SudologueError]:
        """What does not go together; the first fault is told."""
        yield from ()

    @classmethod
    def of(cls, ctx: click.Context) -> Self:
        """What was said to the command that runs; the ending of a file says what it is to hold."""
        params: dict[str, Any] = ctx.params
        if params.get("output") and cls.has_one_file:
            from sudologue.cli.options.file_endings import form_for

            types = [each.type for each in ctx.command.params if each.name == "form"]
            known = [choice for type in types for choice in getattr(type, "choices", ())]
            is_said = ctx.get_parameter_source("form") is ParameterSource.COMMANDLINE
            said = params["form"] if is_said else None
            form = form_for(params["output"], known or [cls.form], said)
            params = params if form is None else {**params, "form": form}
        return cls(**params)

    @property
    def is_shared_out(self) -> bool:
        """Whether other processes do the work."""
        return self.jobs != 1 or self.cluster is not None

    @property
    def is_large(self) -> bool:
        """Whether somebody expects many puzzles."""
        return (self.jobs, self.cluster, self.resume, self.shard) != (1, None, False, None)

    @property
    def indent_of_json(self) -> int:
        """How JSON is laid out; of all else, none is."""
        return self.indent if self.form in ("json", "trace") else -1

    def results(self) -> AbstractContextManager[Sink]:
        """Where the results go."""
        indent = self.indent_of_json if self.shard is None else -1
        if self.output is None and not self.resume:
            return to_standard_output(indent)
        from sudologue.cli.output.destination import sink
        from sudologue.cli.run.journal import journal_begun

        begun = journal_begun(self)
        return sink(self.output, indent, begun=None if begun is None else begun.bytes)


def unheard(silent: str | None, **asked: bool) -> Iterator[str]:
    """The faults of options about the telling where nothing is told, for what `silent` names."""
    for name, is_asked in asked.items():
        if is_asked and silent is not None:
            option = f"--{name.replace('_', '-')}"
            yield _say("apart", option=option, silent=silent)


def _shard(_: click.Context, __: click.Parameter, text: str | None) -> Shard | None:
    """A shard such as `3/40`."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9})", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise click.BadParameter(_say("shard"))
    return Shard(int(found[1]), int(found[2]))


shared = advanced(
    "many",
    option(
        "-j",
        "--jobs",
        "-t",
        "--threads",
        "jobs",
        type=click.IntRange(min=0),
        default=1,
        show_default=True,
        metavar="N",
        gives="jobs_range",
    ),
    option("--cluster", metavar="ADDRESS"),
)
"""Options for sharing work out, for commands that write into folders."""

_resume = option("--resume", is_flag=True)
_share = option("--shard", callback=_shard, metavar="K/N")

kept = advanced("many", shared, _resume)
"""Options for many traces, of which there are no shares."""

many = advanced("many", shared, _resume, _share)
"""Options for many puzzles."""
