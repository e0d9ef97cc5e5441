"""The loop that turns rules into a trace."""

from sudologue.solver.solver import Solver

__all__ = ["Solver"]
