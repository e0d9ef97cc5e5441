"""How many puzzles are gone through: by how many processes or which cluster, and from where on."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from sudologue.cli.options import shared_options
from sudologue.cli.output.complaints import shortened
from sudologue.cli.output.partial_file import journal_of, part_of
from sudologue.cli.output.sink import Sink, is_no_place_for_files, is_standard_output, sink
from sudologue.errors import SudologueError

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from sudologue.cli.run.journal import Journal


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


@dataclass(frozen=True)
class Running:
    """Who does the work, and where the results go; `options` is all else that was asked for."""

    verb: str = ""
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    output: str | None = None
    indent: int = -1
    jobs: int = 1
    cluster: str | None = None
    resume: bool = False
    shard: Shard | None = None

    @property
    def is_shared_out(self) -> bool:
        """Whether other processes do the work."""
        return self.jobs != 1 or self.cluster is not None

    @property
    def is_large(self) -> bool:
        """Whether somebody expects many puzzles."""
        return self.is_shared_out or self.resume or self.shard is not None

    @property
    def journal(self) -> Journal:
        """What is noted of a run that has just begun."""
        from sudologue.cli.run.journal import Journal

        shard = {} if self.shard is None else {"shard": str(self.shard)}
        return Journal(self.verb, {**self.options, **shard})

    @property
    def begun(self) -> Journal | None:
        """How far an earlier run had come that is to be gone on with."""
        target = self._target
        if target is None:
            if self.resume:
                raise SudologueError("--resume goes on with a file: name it with --output")
            return None
        part, journal = part_of(target), journal_of(target)
        if not (part.exists() and journal.exists()):
            return None
        name = f"{self.output}.part"
        if not self.resume:
            raise SudologueError(
                f"{name} is there, from a run that came to no end: --resume goes on with it; "
                "remove it to begin anew"
            )
        from sudologue.cli.run.journal import Journal

        found = Journal.read_from(journal)
        found.expect_same_run(self.journal, name)
        if part.stat().st_size < found.bytes:
            raise SudologueError(f"{name} is shorter than it was: remove it to begin anew")
        return found

    @property
    def _target(self) -> Path | None:
        """The file that appears in the end, if it is one."""
        output = self.output
        if output is None or is_standard_output(output) or is_no_place_for_files(output):
            return None
        return Path(os.path.realpath(output))

    @contextmanager
    def results(self) -> Generator[Sink]:
        """Where the results go."""
        begun = self.begun
        indent = self.indent if self.shard is None else -1
        with sink(self.output, indent, begun=None if begun is None else begun.bytes) as results:
            yield results

    @contextmanager
    def executor(self) -> Generator[tuple[Executor | None, int]]:
        """Who does the work if it is not processes of ours, and how many workers there are."""
        if self.cluster is None:
            yield None, self.jobs
            return
        with _client(self.cluster) as client:
            cores: int = sum(client.ncores().values())
            yield client.get_executor(pure=False), self.jobs if self.jobs > 1 else max(1, cores)


def _client(address: str) -> Any:
    """A connection to a dask cluster."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        needs = "dask.distributed, which pip install 'sudologue[cluster]' brings"
        raise SudologueError(f"--cluster needs {needs}") from error

    import asyncio  # seldom needed, and slow to load

    async def answered(scheduler: str) -> None:
        security = distributed.Security().get_connection_args("client")
        async with distributed.rpc(scheduler, connection_args=security) as asked:
            await asyncio.wait_for(asked.identity(), _PATIENCE)

    try:
        is_file = os.path.isfile(address)
        scheduler = json.loads(Path(address).read_text())["address"] if is_file else address
        asyncio.run(answered(scheduler))  # a client without a scheduler may never end
        return distributed.Client(scheduler, set_as_default=False)
    except (KeyError, OSError, TypeError, ValueError) as error:
        why = str(error) or f"nothing answered within {_PATIENCE:g} seconds"
        told = f"--cluster cannot reach a scheduler at {shortened(address)}: {why}"
        raise SudologueError(told) from error


_PATIENCE = 5.0


HERE = Running()


def _shard(_: click.Context, __: click.Parameter, text: str | None) -> Shard | None:
    """A shard such as `3/40`."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9})", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise click.BadParameter(
            f"{shortened(text)} is no share: write such as 3/40 for the third of forty"
        )
    return Shard(int(found[1]), int(found[2]))


jobs = click.option(
    "-j",
    "--jobs",
    "-t",
    "--threads",
    "jobs",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    metavar="N",
    help="So many processes share the puzzles; 0 is one for each core.",
)
_SHARED = (
    jobs,
    click.option(
        "--cluster",
        metavar="ADDRESS",
        help="A dask cluster does the work: tcp://HOST:PORT, or the file of its scheduler.",
    ),
)
_KEPT = (
    click.option(
        "--resume",
        is_flag=True,
        help="Go on where an earlier run to the same --output stopped, if there is one.",
    ),
    click.option(
        "--shard",
        callback=_shard,
        metavar="K/N",
        help="Do only the K-th of N shares of the puzzles, and write what 'sudologue merge' makes "
        "the whole of.",
    ),
)


def many(command: Callable[..., object]) -> Any:
    """Options for many puzzles; the command is handed them as `running`, `output` among them."""
    return _with_options(shared_options.output(_running(command)), (*_SHARED, *_KEPT))


def kept(command: Callable[..., object]) -> Any:
    """Options for many traces, of which there are no shares."""
    return _with_options(shared_options.output(_running(command)), (*_SHARED, *_KEPT[:1]))


def shared(command: Callable[..., object]) -> Any:
    """Options for sharing work out, for commands that write into folders."""
    return _with_options(_running(command, has_output=False), _SHARED)


def _with_options(command: Any, chosen: tuple[Callable[[Any], Any], ...]) -> Any:
    for option in reversed(chosen):
        command = option(command)
    return command


def _running(command: Callable[..., object], has_output: bool = True) -> Any:
    @wraps(command)
    def handed(
        *given: Any,
        jobs: int,
        cluster: str | None,
        resume: bool = False,
        shard: Shard | None = None,
        **named: Any,
    ) -> object:
        output = named.pop("output") if has_output else None
        asked = {name: _said(value) for name, value in named.items()}
        verb = click.get_current_context().info_name or ""
        indent = shared_options.indent_of(str(named.get("form")), named.pop("indent", -1))
        running = Running(verb, asked, output, indent, jobs, cluster, resume, shard)
        return command(*given, running=running, **named)

    return handed


def _said(value: object) -> str:
    """The value of an option as a text that is the same in another process."""
    if isinstance(value, tuple):
        return " ".join(map(_said, cast("tuple[object, ...]", value)))
    return str(getattr(value, "name", value))
