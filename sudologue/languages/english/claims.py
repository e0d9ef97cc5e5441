"""What claims state, as clauses and as parts of clauses."""

TEXTS = """
CanOnlyBe
    clause: {cells} [can {cells:/each }only be] {digits:or}
    which: [can {cells:/each }only be] {digits:or}

HoldBetween
    clause: {cells} [hold only] {digits} between them

Numbers
    clause: [{number:count}]

Sees
    clause: {cells} [{cells:sees/see}] {seen}
    all: {cells} [{cells:sees/see}] {seen:all}
    sees: {cells} [{cells:sees/see}]
"""
