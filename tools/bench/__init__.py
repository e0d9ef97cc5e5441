"""How fast the solver is: beside its own floor and other solvers, on the same puzzles, in one run.

python -m tools.bench                 the race
python -m tools.bench audit           what an audit costs beside the solve
python -m tools.bench rating          what each model of a rating costs
python -m tools.bench generation      what making a puzzle costs; with --demands, by rating and rule
python -m tools.bench.batch           what sharing puzzles out costs and gains
python -m tools.bench import          what `import sudologue` costs
python -m tools.bench profile SET     where the solver's time goes
"""
