"""The audit: is every step of a trace true? It knows nothing of rules."""

from sudologue.audit.certificate import certify, to_cnf, to_drat, to_lrat
from sudologue.audit.files import check_json
from sudologue.audit.kernel import Verdict, check_inference
from sudologue.audit.trace import check_trace

__all__ = [
    "Verdict",
    "certify",
    "check_inference",
    "check_json",
    "check_trace",
    "to_cnf",
    "to_drat",
    "to_lrat",
]
