"""The loop that turns rules into a trace."""

from sudologue.solver.solver import Solver, StepChoice

__all__ = ["Solver", "StepChoice"]
