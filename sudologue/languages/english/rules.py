"""The tiers of the rules."""

TEXTS = """
Tier
    SINGLES: Singles
    LOCKED_SETS: Locked candidates and subsets
    PATTERNS: Fish, single-digit patterns, wings and colouring
    UNIQUENESS: Uniqueness
    CHAINS: Almost locked sets and chains
    EXOTIC: Exotic set logic
    FORCING: Forcing chains and nets
    EXTREME: The widest patterns, and contradictions within contradictions
"""
