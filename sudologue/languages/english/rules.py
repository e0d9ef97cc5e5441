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

all_rules
    a_family: the name of a family: write one such as "fish"
    a_list: rules come as a list, even a single one: write [{rules:repr}]
    rules: a list of rules: give names, or objects with a name and a method apply
    assumes: {name:repr} assumes that the puzzle has one solution; allow that with assume_unique
    not_made: {rule:shown} is not a rule: write {rule_name}(), a rule of it
    no_rule: {rule:shown} is not a rule: it needs a name and a method apply

aliases
    by_themselves: {code:repr} is not a technique here; boards do it by themselves
    no_code: no technique has HoDoKu's code {code}; 'sudologue rules' lists them
    meant: did you mean {name:repr}?
    list: 'sudologue rules' lists them
    no_technique: there is no technique {code:repr}; {hint}

rule
    a_name: the name of a rule: write one such as "naked_pair"
"""
