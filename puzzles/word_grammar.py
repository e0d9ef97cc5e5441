"""The grammar of steps in sentences: what may be said, as patterns, and who checks it."""

from __future__ import annotations

from puzzles import word_lines as lines
from puzzles import word_place as place
from puzzles import word_readers as read
from puzzles import word_short as short
from puzzles import word_singles as singles
from puzzles import word_sums as sums
from puzzles.word_place import Row

STEP: tuple[Row, ...] = (
    # what goes, and what stays
    (r"{C},? (?:which |where it )?cannot (?:both |all )?be {N}", read.cannot_be),
    (r"(?:they|it|and) cannot be {N}", read.they_cannot_be),
    (r"{C},? (?:which )?can (?:each )?(?:only )?be {N}", read.can_only_be),
    (r"{C} must be {N}", read.can_only_be),
    (r"{C} hold only {N}", read.can_only_be),
    (r"{C} (?:is|are)(?: both)? {N}(?! at | more | less )", read.is_digit),
    (r"{C} (?:is|are) not {N}", read.only_pairs),
    (r"(?<!at least )(?<!at most ){N} in {C}(?! would (?:have|take))", read.digit_in),
    (r"[Ww]ith {N} in {C} would (?:have|take)", read.first_has),
    (r"{D} (?:in|of) {C}", read.digit_in),
    (
        r"(?:[Ii]n|[Oo]n) {H},? (?:the |each )?(?:digits? )?{N} can only go in {C}"
        r"(?! or in| sees?,)",
        read.go_in,
    ),
    (r"(?:[Ii]n|[Oo]n) {H},? (?:the )?{N} can only go in {H}", read.go_within),
    (r"(?:[Ii]n|[Oo]n) {H} only in {C}(?! or [io]n)", read.goes_there),
    (r"the {N} can only go in {C}", read.only_in),
    (r"{N} could only go in {C}", read.only_in),
    (r"the {N} of {H}", read.of_house),
    (r"the {N} of {H} (?:is|goes) in {C}", read.of_house_in),
    (r"{H}(?: still)? needs? an? {N}", read.needs),
    (r"{H} still need an? {N}", read.needs),
    (r"{H} (?:would have |has |have )?no place (?:left )?for an? {N}", read.no_place),
    (r"leaves? {H} no place for an? {N}", read.no_place),
    # who sees whom, and what lies where
    (r"{C},? (?:which )?sees? {C}", read.sees),
    (r"{C} (?:all )?see each other", read.see_each_other),
    (r"{C} sees? both(?! of)", read.see_number),
    (r"{C} sees? all {W}(?! of)", read.see_number),
    (r"the {N} in {C} sees? {C}", read.digits_see),
    (r"[Tt]he {D} in {C} sees? {C}", read.digits_see),
    (r"{C} (?:both|all) lie in {H}", read.lie_in),
    (r"{C} lies? in {H}", read.lie_in),
    (r"(?:and|that) both lie in {H}", read.all_lie_in),
    (r"(?:and|that) all {W} lie in {H}", read.all_lie_in),
    (r"{C},? both in {H}", read.lie_in),
    (r"(?:[Ii]n|[Oo]n) {H}, {C} can (?:each )?only be {N}", read.cells_of_house),
    (r"(?:[Ii]n|[Oo]n) {H}, {C} ", read.cells_of_house),
    (r"{C} \((?:only place in )?{H}\)", read.placed_for),
    (r"{C} is {N} \((?:only place in )?{H}\)", read.placed_for),
    # singles by themselves
    (r"{S} ruled out {C}", singles.steps_ruled_out_cells),
    (r"{S} ruled out {N}", singles.steps_ruled_out_digits),
    (r"{CN} (?:was|were) ruled out earlier", singles.ruled_out_earlier),
    (r"{C} sees {N} in {H}", singles.sees_in_house),
    (r"sees {N} in {H}", singles.sees_there),
    (r"so it is {N}", singles.it_is),
    (r"{H} has one open cell left, {C}", singles.open_cell),
    (r"lacks only {N}", singles.lacks),
    # cages
    (r"{L} has {W} cells?", sums.has_cells),
    (r"{L} has a single cell", sums.single_cell),
    (r"{L} holds {N}, which leaves {N} for {C}", sums.clue_holds),
    (r"{L} has one open cell left, {C}", sums.last_open),
    (r"[Ii]ts other digits?, {N}, leaves? {E} for it", sums.others_leave),
    (r"only (?:{K}(?:, | and )?)+ makes? {N}(?: with {W} digits?)?", sums.made_by),
    (r"(?<!, ){WN} combinations? makes? {N}(?: with {W} digits?)?", sums.many_make),
    (r"(?:{C} of )?{L} can only be filled with (?P<sets>(?:{K}(?:, | or )?)+)", sums.filled_with),
    (r"{L} can be filled with {WN} combinations", sums.filled_with_many),
    (r"(?:so it needs|so they need|all of them have) an? {N}", sums.cage_needs),
    (r"so it takes one of {N}", sums.cage_needs),
    (r"{N} in {C} would leave {N} for {C}", sums.would_leave),
    (r"{N} in {C} would leave nothing for {C}", sums.would_leave_nothing),
    (r"{C} makes? {E} at (?:least|most)", sums.make_sum),
    (r"{C} is {N} at (?:least|most)", sums.make_sum),
    (r"which leaves {E} at (?:least|most) for {C}", sums.which_leaves),
    (r"{H} makes? {N};", sums.house_makes),
    (r"{H} makes? {N};(?P<rest>.*?)(?=, so «C|\.\Z|\Z)", sums.ledger_amounts),
    (r"make {N} only as {K}(?:(?:, | or ){K})*", sums.only_as),
    (r"{C} holds? {N}", read.is_digit),
    (r"the {D}|and {D}", read.plural),
    (r"must have an? {N}", read.digit_spoken_of),
    (r"only {N} in its corners", read.in_corners),
    (r"{N} in {C}, say, would leave {N} for {C}", sums.would_leave_of_sum),
    (r"[Tt]he {W} (?:cells|digits) (?:use|fill)", read.of_set),
    (r"all {W} (?:cells|digits)", read.of_set),
    (r"the {W} (?:cell|digit) that is", read.the_one),
    (r"leaves at (?:least|most) {N} for {C}", lines.left_by_bounds),
    (r"(?:rows|columns) {O}", place.is_so),
    (r"{WN} digits? on", read.digits_on),
    # thermometers and arrows
    (r"{C},? (?:is )?at (?:least|most) {N}(?: and at most {N})?", lines.bounds),
    (r"{C} (?:see each other and )?make at (?:least|most) {N}", lines.bounds),
    (r"{C} is the {O}", lines.nth_on_line),
    (r"{C} is the «O\d+», at (?:least|most) {N}(?: and at most {N})?", lines.bounds),
    (r"{C}, the circle", lines.circle_of),
    (r"{L}", sums.cited_clue),
    # the trace
    (r"\(used in {S}\)", read.used_in),
    (r"\(used in {WN} later steps\)", read.used_in),
    (r"[,a]s? as in {S}|As in {S}", read.same_rule),
    (r"(?<!used in ){S}", place.earlier),
    (
        r"{WN} (?:more )?(?:digits? )?follows? by singles(?: and clues)?:(?P<rest>.*)",
        read.so_many_cells,
    ),
    (r"{WN} suppositions? made on top of that fails?:(?P<rest>.*)", read.so_many_cells),
    (r"[Tt]hat is {K}", sums.makes_what_is_left),
    (r"{K}, where", sums.makes_what_is_left),
    (r"{K}, where (?:neither|no cell) can be {N}", sums.none_can_be),
    (r"{K}, where {C} can be (?:neither|none)", sums.can_be_none),
    (r"{K}, where {N} could only go in {C}", sums.could_only_go),
    (r"read {N}(?:, {N})*", read.reads),
    (r"{L}[^.«]* (?:can|could) only be filled as {E}(?:(?:, | or ){E})*", lines.filled_as),
    (r"\bit can only be filled as {E}(?:(?:, | or ){E})*", lines.filled_as),
    (r"told in full, it has {N} lines", read.many_lines),
    (r"{T}", read.this_technique),
    (r"the puzzle itself rules out {CN}", singles.barred),
    (r"cells make {N}, whatever", sums.house_sum),
    (r"{N} cells that hold each of the digits", place.is_so),
    (r"sees? (?:both|all|all {W}) of its other open cells", singles.see_the_rest),
    (r"only {N} left, {W} digits? for {W} cells?", read.too_few),
    (r"{WN} digits? for {WN} cells?", read.digits_for_cells),
    (r"{C} is {N}, and {N} go\.", read.and_go),
    (r"BUG Type {N}", read.type_of_grave),
    (r"these {WN} (?:houses|columns|rows|cells)", read.so_many),
    (r"{WN} more such choices?", read.so_many),
    (r"(?:a|the) {O}", place.is_so),
    # groups
    (r"[Gg]roup {G} is {C}: {W} cells?, {W} digits? \({N}(?:, {N})*\)", read.group_of),
    (r"{C} group {G}: {W} cells?, {W} digits? \({N}(?:, {N})*\)", read.group_of),
)

_WHY = r"(?P<why>(?:[^.;«]|«[^P]\d+»)*?)"

GATHERED: tuple[Row, ...] = (
    (r"{C} can only be {N} {P}", singles.has_only),
    (r"[Tt]he {N} can only go in {C}(?: [io]n {H})? {P}", singles.leave_cell),
    (rf"{_WHY} leaves? {{C}} only {{N}} {{P}}", singles.leave_digit),
    (rf"{_WHY} leaves? only {{C}} [io]n {{H}} {{P}}", singles.leave_cell),
    (rf"{_WHY} leaves? only {{C}} {{P}}", singles.leave_cell),
    (rf"{_WHY} leaves? the {{N}} only {{C}} [io]n {{H}} {{P}}", singles.leave_cell),
    (rf"{_WHY} leaves? the {{N}} only {{C}} {{P}}", singles.leave_cell),
    (r"(?:then|,|and) {C} [io]n {H} {P}", singles.leave_cell),
    (r"{C} (?:completes )?{H} with {N} {P}", singles.completes),
    (r"(?:[Ii]n|[Oo]n) {H},", lambda at, match: True),
)


SHORT: tuple[Row, ...] = (
    (r"(?:=>|,|:)? ?{C}<>{N}", short.short_gone),
    (r"{C}={N}", short.short_placed),
    (r"{N} in {B}", short.digit_in_house),
    (r"arrow {C}=.*?(?= =>)", short.short_arrow),
    (r"{C}<(?:{C}<)*{C}", short.short_thermometer),
    (r"{C}≤(?:{C}≤)*{C}", short.short_thermometer),
    (r"(?P<total>\d+)-cage {C}", short.short_cage),
    (r"{B}, {C}(?: [−+] {C})* = {N}", short.short_innie),
    (r"{P}{C}", short.node),
    (r"\({N}={N}\){C}", short.node),
    (r"\({K}\){C}", short.node),
    (r"{T}(?: in {BCL}| from {N} in {B}| from {C})?:", short.starts_with),
    (r"{C} (?:- )?{K}", short.cells_with),
    (r"{K}(?: in)? ?{C}", short.digits_with),
    (r"\({N} in {C}\)", short.short_rest),
    (r"cage {C}(?: \({N} in {C}\))? (?:{K}/?)+", short.short_combinations),
    (r"{GN}={C}", place.is_so),
    (r"guardians? .*", short.guardians),
    (r"{L}", sums.cited_clue),
)

TERSE: tuple[Row, ...] = (
    (r"{C} = {N}:", short.short_placed),
    (r"{C} not {N}", short.short_gone),
    (r": {T}", short.starts_with),
    (r"{L}", sums.cited_clue),
)
