"""What families answer for their evidence, found by its type: how it is told, how it is drawn."""

from __future__ import annotations

from importlib import import_module
from typing import Generic, TypeVar

from sudologue.errors import SudologueError
from sudologue.inference import Evidence
from sudologue.rules.families import Role, counterpart

T = TypeVar("T")


class ByEvidence(Generic[T]):
    """One answer for each type of evidence, entered by the families' modules of a role.

    The module that stands beside the evidence is loaded when such evidence is first asked about, so
    nothing is entered anywhere else. Evidence of a type that nobody answers for has the answer of
    its nearest base; the module `plain` answers for `Evidence` itself.
    """

    def __init__(self, role: Role, plain: str) -> None:
        self._role: Role = role
        self._plain = plain
        self._entered: dict[type[Evidence], T] = {}
        self._known: dict[type[Evidence], T] = {}

    def enter(self, kind: type[Evidence], answer: T) -> None:
        """Answer for a type of evidence from now on; nobody else may have done so."""
        self._load(kind)
        if kind in self._entered:
            raise SudologueError(
                f"{kind.__name__} has its {self._role} already: "
                "derive an evidence type of your own and enter that"
            )
        self._entered[kind] = answer
        self._known.clear()

    def __getitem__(self, evidence: Evidence) -> T:
        kind = type(evidence)
        if kind not in self._known:
            self._known[kind] = self._of_nearest_base(kind)
        return self._known[kind]

    def _of_nearest_base(self, kind: type[Evidence]) -> T:
        bases = [base for base in kind.__mro__ if issubclass(base, Evidence)]
        for base in bases:
            self._load(base)
        return next(self._entered[base] for base in bases if base in self._entered)

    def _load(self, kind: type[Evidence]) -> None:
        """Load what the family has in this role, if it has: it enters itself."""
        if kind is Evidence:
            import_module(self._plain)
            return
        name = counterpart(kind.__module__, self._role)
        if name is not None:
            try:
                import_module(name)
            except ModuleNotFoundError as missing:
                if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
                    raise
