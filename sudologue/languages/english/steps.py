"""What is said of any step: its conclusion, and what a family's telling leaves to the general."""

TEXTS = """
Telling
    consequence: {conclusion}
    family: a pattern that settles something
    question: what becomes of {its_digits:or} here
    question.house: where can {focus_house} have its {its_digits:or}

Conclusion
    clause: {losses:clauses}
    clause.placed: {cell} is {digits}
    named: {losses:clauses}
    named.placed: {cell} is {digits}
    named.together: they cannot be {digits:or}

Loss
    clause: {cells} cannot be {digits:or}
"""
