"""How the rules of this family are found."""

from sudologue.rules.colouring.search.colouring import (
    MultiColors1,
    MultiColors2,
    SimpleColorsTrap,
    SimpleColorsWrap,
)
from sudologue.rules.colouring.search.medusa import Medusa3D

RULES = (
    SimpleColorsTrap(),
    SimpleColorsWrap(),
    MultiColors1(),
    MultiColors2(),
    Medusa3D(),
)
