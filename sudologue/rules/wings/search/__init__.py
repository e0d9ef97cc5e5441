"""How the rules of this family are found."""

from sudologue.rules.wings.search.big_wings import BigWing, WXYZWing
from sudologue.rules.wings.search.wings import WWing, XYWing, XYZWing

RULES = (XYWing(), XYZWing(), WWing(), WXYZWing(), BigWing())
