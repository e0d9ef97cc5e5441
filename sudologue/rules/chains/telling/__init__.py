"""Chains: from one end to the other, link by link; loops: both ways round."""

from sudologue.rules.chains.telling import chain, loop

__all__ = ["chain", "loop"]
