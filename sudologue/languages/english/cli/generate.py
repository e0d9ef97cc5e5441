"""What `sudologue generate` says."""

TEXTS = """
generate
    help|
        Make puzzles with exactly one solution.

        The same seed and options make the same puzzles, on every machine.
    examples|
          sudologue generate
          sudologue generate -c 5 --seed 1 --difficulty easy
          sudologue generate --symmetry rot180 --require xy_wing
          sudologue generate --cages -f f-puzzles
    count: Number of puzzles
    seed: Start from this seed [default: random, printed]
    clues: Number of givens
    pattern: Givens exactly where CELLS is not . or 0
    grid: Use this solution
    cages: A killer, without givens
    minimal: Allow givens that are not needed
    format: text, json, or a format from 'sudologue help formats'
    rate: Add a full rating
    start: Begin with the puzzle of this index, to continue where another run ended
    attempts: Give up a puzzle after this many attempts
    family: Once a match is found, derive N similar puzzles from it. Faster for rare wishes.
    timeout: Stop after this long, with the puzzles made by then
    rate_classic: --rate only works on the classic board
    no_room: {slug} can't hold a rating; use text, json, csv or jsonl with --rate
    seed_drawn: seed: {drawn} (repeat with --seed {drawn})
    no_positions: --drill makes positions, which {slug} can't hold; use text or json
    one_puzzle: {slug} holds one puzzle; leave out --count
    resume_needs_seed: --resume needs --seed N
    resume_form: --resume doesn't work with --format {slug}; use text or json
"""
