"""What claims state, as clauses and as parts of clauses."""

TEXTS = """
CanOnlyBe
    clause: {cells} [can {cells:/each }only be] {digits:or}
    which: [can {cells:/each }only be] {digits:or}
    can_be: {cells} [can {cells:/each }be] {digits:or}

HoldBetween
    clause: {cells} [hold only] {digits} between them
    which: [hold only] {digits} between them
    can_be: {cells} [can only be] {digits} between them

OnlyPlaces
    clause: {houses:in}, the {digit} [can only go] in {cells:or}
    only: {houses:in} [only] in {cells:or}
    is: {houses}'s {digit} [is] in {cells:or}
    so_is: {houses}'s [is] in {cells:or}

OnlyWithin
    clause: {houses:in}, the {digit} [can only go] {within:in_any}
    is: {houses}'s {digit} [is] {within:in_any}

PlacesBetween
    clause: the digits {digits} [can only go] in {cells:or}
    are: {house}'s {digits} [are] {digits:-/both/all} in {cells}

Numbers
    clause: [{number:count}]

LiesIn
    clause: {cells} [{cells:lies/lie}] {house:in}

Sees
    clause: {cells} [{cells:sees/see}] {seen}
    all: {cells} [{cells:sees/see}] {seen:all}
    it: {cells} [{cells:sees/see}] it
    sees: {cells} [{cells:sees/see}]

Holds
    clause: {cells} [{cells:holds/hold}] {digit}
    is: {cells} [{cells:is/are}] {digit}

ClueLeaves
    clause: {cell} [takes] {digits:or}

SeeEachOther
    clause: {cells} [see] each other
"""
