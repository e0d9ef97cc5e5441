"""The audit: is every step of a trace true? It knows nothing of rules."""

from sudologue.audit.kernel import Verdict, check_inference
from sudologue.audit.trace import check_trace

__all__ = ["Verdict", "check_inference", "check_trace"]
