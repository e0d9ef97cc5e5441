"""Deadly patterns: what a puzzle with one solution cannot have."""
