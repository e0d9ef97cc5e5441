"""The plain words that a narration may use; any other is a fault until it stands here."""

from __future__ import annotations

PLAIN = frozenset(
    """
arrows thermometers a a's a- able about across add added ae after again against alike all allow allowed allows
almost alone along already als also always among an and another anti-diagonal any anything apart
are around arrow as ask at b b's b- back band base be because become before began begin begins
being belong below beside besides between beyond bivalue blocks board border both box box's
boxes brackets bring budget bug bulb but by c c's c- cage cages call called can candidate
candidates cannot case cases cell cells chain chains change choice choices choose chute circle
claims closed clue clues colours column columns combination combinations come comes compare
complete completes connected contradicts corner corners could count counted counts cover cross
crosses crossing crux d d's diagonal did different digit digit's digits do does doubly doubt
down draw e e's each easier ef eight eighth either else elsewhere end ended ends even every
everywhere except exception exceptions exchange exchanging exotic extra f f's fail fails fall
falls far few fewest fifth fill filled fin find finds finned fins first fish fit fits five
follow follows for force forced forces forcing found four fourth franken from full g g's gather
give given givens glass go goes going good granted grave grid group grouped groups guard
guardian guardians guards guess had hang hard hardest has have held help here hid hold holds
house house's houses however idea if in inside instead interfere into is it its itself join just
keep keeps kind kinds king's knight's knowing known lack lacks laid large larger largest last
later latter lead leads least leave leaves leaving left less letter letters lie lies lifts like
likewise line lines linked list lists little locked longer look loop loses lost made main make
makes many mark marks match may meet might missing mix more most move much must nd near nearly
need needed needs neighbours neither nested nets never next nine ninth no none nor not nothing
notice now nowhere number numbers odd of off often on once one only open opens opposite or order
orders other other's others otherwise our out outside over own painted pair pairs parallel part
parts pass pattern patterns pencil pencilled perhaps pill place placed places placing points
pokes poking prevent printed proved put puts puzzle r rd read reason reasons rectangle refute
refutes region regions repeat repeating rest right ring rise room round row rows rule ruled
rules same sashimi say second see seem seen sees send sends serve set sets settle settled
settles seven seventh several shaft share shares short shut side sides sight simpler single
singles six sixth slow small smaller so solution solved some something somewhere spare square st
stack stands start started starts step steps stick still stuck subsets subtract such sum sums
suppose supposes supposition suppositions take taken takes taking target templates ten tenth th
than that the their theirs them then there thermometer these they third this those though three
through throughout tie time times tip to together told too top total try turn turns twelve twice
two type units universal unless until up use used using verity w walk was way ways well were
what whatever when where where's wherever whether which whichever whole whose window windows
wings with within without work would wouldn write wrong x yet you your yourself
""".split()
)
