"""Random totals of four hands with what Debian's kajongg makes of them: `kajongg_settlement.py COUNT SEED > records.jsonl`

Each quadruple is settled under both rulesets as a win without and with a seat that was dangerous, and as a draw.
"""

import json
import random
import sys

COUNT, SEED = int(sys.argv[1]), int(sys.argv[2])

from kajongg import GAMES, seated  # noqa: E402 (it empties the command line)

SEATS = "ESWN"

# Two rules of BMJA's make somebody pay for all, and kajongg 22.12 stops where it looks for the one. This game has the
# dangerous one only.
ALL_RULES = GAMES["BMJA"].ruleset.allRules
ALL_RULES.remove(next(rule for rule in ALL_RULES if rule.name == "False Naming of Discard, Claimed for Mah Jongg"))


def settle(rules, totals, winner, payer):
    """Who gets how much."""
    game = seated(rules)
    player_class = type(game.players[0])
    for player in game.players:
        player.payment = 0
        player.usedDangerousFrom = None
    game.winner = game.players[SEATS.index(winner)] if winner else None
    if payer:
        game.winner.usedDangerousFrom = game.players[SEATS.index(payer)]
        game.players[SEATS.index(payer)].hand.usedRules = []
    computed = player_class.handTotal
    player_class.handTotal = property(lambda player: totals[str(player.wind.char).upper()])
    try:
        game._Game__payHand()
    finally:
        player_class.handTotal = computed
    return {seat: player.payment for seat, player in zip(SEATS, game.players)}


def random_total(rng, limit):
    """Hands are worth little, much or the limit; losers often nothing or the same."""
    return rng.choice([0, 2, 4, limit, 2 * rng.randint(0, 40), 2 * rng.randint(0, limit // 2), 2 << rng.randint(0, 7)])


rng = random.Random(SEED)
for number in range(COUNT):
    for rules in GAMES:
        limit = {"DMJL": 500, "BMJA": 1000}[rules]
        totals = {seat: random_total(rng, limit) for seat in SEATS}
        winner = rng.choice(SEATS)
        payer = rng.choice([seat for seat in SEATS if seat != winner])
        by = rng.choice(["self-draw", "discard", "robbed-kong"])
        discarder = None if by == "self-draw" else rng.choice([seat for seat in SEATS if seat != winner])
        for win, dangerous in ((winner, None), (winner, payer), (None, None)):
            record = {"id": number, "rules": rules, "totals": totals, "winner": win, "payer": dangerous}
            if win:
                record |= {"by": by, "from": discarder}
            print(json.dumps(record | {"payments": settle(rules, totals, win, dangerous)}))
