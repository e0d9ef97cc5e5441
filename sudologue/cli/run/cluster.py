"""Who does the work of many puzzles: processes of this machine, or a dask cluster."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sudologue.cli.options.run_options import RunOptions
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

if TYPE_CHECKING:
    from concurrent.futures import Executor

_PATIENCE = 5.0


@contextmanager
def workers_of(asked: RunOptions) -> Generator[tuple[Executor | None, int]]:
    """Who does the work if it is not processes of ours, and how many workers there are."""
    if asked.cluster is None:
        yield None, asked.jobs
        return
    with _client(asked.cluster) as client:
        cores: int = sum(client.ncores().values())
        yield client.get_executor(pure=False), asked.jobs if asked.jobs > 1 else max(1, cores)


def _client(address: str) -> Any:
    """A connection to a dask cluster."""
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        needs = _say("dask")
        raise SudologueError(_say("cluster_needs", needs=needs)) from error

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
        told = _say("unreached", address=address, why=why)
        raise SudologueError(told) from error
