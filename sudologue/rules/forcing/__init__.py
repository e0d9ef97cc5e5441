"""Forcing chains and nets: proofs by cases and by contradiction."""
