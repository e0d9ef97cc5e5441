"""Many puzzles: what is done with each, shared out among processes or by an executor."""

from sudologue.batches.batch import batch
from sudologue.batches.record import BatchError, Record

__all__ = ["BatchError", "Record", "batch"]
