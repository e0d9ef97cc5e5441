"""The words of the family `kraken`."""

TEXTS = """
kraken_fish_1
    title: Kraken Fish Type 1
    aliases: Kraken Fish; fish with chained fins
    summary: A fish would rule a candidate out if it had no fins; and from each of its fins a chain
        leads to that candidate's being false.
    reason: Either some fin takes the digit, or none does. If one does, the chain from it rules the
        candidate out; if none does, the fish rules it out.
    spotting: To find the next one, take houses whose places for one digit nearly lie in as many
        others, and follow what each of the exceptions would force.

kraken_fish_2
    title: Kraken Fish Type 2
    aliases: Kraken Fish; kraken row, column or box of a fish
    summary: From each fin of a fish, and from each of its places in one of the houses that it uses
        up, a chain leads to the same candidate's being false.
    reason: If no fin takes the digit, the fish has it in each of the houses that it uses up, so one
        of its places in that house takes it. In any case a chain rules the candidate out.
    spotting: To find the next one, take houses whose places for one digit nearly lie in as many
        others, choose one of these, and follow what each place in it and each exception would
        force.
"""
