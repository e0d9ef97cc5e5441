"""The proof graph of a trace: what each step stands on, and the parts that prove something.

Nothing of it is written down by rules. A truth leans on the candidates that are missing from it;
the steps that removed them are the premises, and all that is read off the trace.
"""

from sudologue.inference.proof.cutting import needless, proof_of, pruned, replayed
from sudologue.inference.proof.shortening import shortened, shortened_proof
from sudologue.inference.proof.step_graph import ProofGraph

__all__ = [
    "ProofGraph",
    "needless",
    "proof_of",
    "pruned",
    "replayed",
    "shortened",
    "shortened_proof",
]
