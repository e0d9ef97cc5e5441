"""The plain words that a narration may use; any other is a fault until it stands here."""

from __future__ import annotations

PLAIN = frozenset(
    """
prevent wouldn
a a's a- able about across add ae after again alike all allow allowed allows almost alone
along already als also among an and another anti-diagonal any anything apart are around
arrow as ask at b's b- back band base be because become before begin being belong beside
besides between beyond blocks board both box boxes brackets bring budget bulb but by c's c-
cage cages call called can candidate candidates cannot case cases cell cells chain chains
change choice choices choose chute circle claims closed clues colours column columns
combination combinations come comes compare complete completes connected contradicts corner
corners could count counted counts cross crosses crossing crux d's diagonal different digit
digits do does doubly down draw e's each easier eight eighth either else elsewhere end ended
ends even every except exchanging exotic extra f's fail fails fall falls far few fewest
fifth fill filled fin find finned fins first fish fit five follow follows for forced forces
forcing found four fourth franken from full g's give given givens glass go goes going good
granted grid group grouped groups guardian guardians guess had hard hardest has have held
help here hid hold holds house house's houses however idea if in inside instead into is it
its itself join just keep keeps kinds king's knight's knowing known lack lacks laid large
larger largest last later lead least leave leaves leaving left less letters lie lies lifts
like likewise line lines linked list lists little locked longer look loop loses lost made
main make makes many mark marks may might missing mix more most move much must nd nearly
need needed needs neighbours neither nested nets never next nine ninth no none nor not
nothing notice nowhere number numbers of off often on once one only open opens opposite or
order orders other other's others otherwise our out outside over own painted pair parallel
part pass pattern patterns pencil pencilled pill place placed places placing points pokes
printed proved put puts puzzle rd read reasons rectangle refute refutes region regions
repeat repeating rest right ring rise room round row rows rule ruled rules same sashimi say
second see seem seen sees send sends set sets settle settles seven seventh several shaft
share shut side sides sight simpler single singles six sixth slow small smaller so solution
solved some something somewhere spare square st stack stands start started step steps still
stuck subsets subtract such sum sums suppose supposes supposition suppositions take taken
takes taking target templates ten tenth th than that the their theirs them then there
thermometer these they third this those three through throughout time times tip to together
told too top turn turns twelve twice two units unless until up use used verity was way ways
well were what whatever when where wherever whether which whichever whole whose window
windows wings with without work would write wrong yet you your yourself
b c r d w g x ef f e
""".split()
)
