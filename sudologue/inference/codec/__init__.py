"""A whole trace as JSON, and back: versioned, readable, and exact.

>>> from sudologue.inference import SolveResult, SolveStatus
>>> from sudologue.model import Board
>>> result = SolveResult(Board.from_string("1... ..3. .4.. ...2"), (), SolveStatus.STUCK)
>>> from_json(to_json(result)) == result
True

What the reader vouches for is that the text is a trace: that its cells are on the board, its houses
in the layout, its fields those of the evidence. Whether the trace is true is the audit's to say.
The form is described in `docs/trace-format.md`.
"""

from sudologue.inference.codec.fault import TraceFormatError
from sudologue.inference.codec.result_data import FORMAT, VERSION, from_data, to_data
from sudologue.inference.codec.trace_text import dump_lines, from_json, read_lines, to_json

__all__ = [
    "FORMAT",
    "VERSION",
    "TraceFormatError",
    "dump_lines",
    "from_data",
    "from_json",
    "read_lines",
    "to_data",
    "to_json",
]
