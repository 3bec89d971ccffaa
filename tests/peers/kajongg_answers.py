"""Random classical hands with the answers of Debian's kajongg: `kajongg_answers.py COUNT SEED > records.jsonl`

Each hand is scored under DMJL and BMJA. The notation is that of tests/data/classical/README.md.
"""

import json
import random
import sys

COUNT, SEED = int(sys.argv[1]), int(sys.argv[2])

from kajongg import GAMES, Hand, seated  # noqa: E402 (it empties the command line)

SUITS = {"m": "c", "p": "s", "s": "b"}
HONORS = {"E": "we", "S": "ws", "W": "ww", "N": "wn", "C": "dr", "F": "dg", "P": "db"}
SOURCES = {"self": "w", "discard": "d", "deadwall": "e", "lastwall": "z", "lastdiscard": "Z"}


def tiles(group):
    """234m, CCC, 19mE as a list of kajongg's tiles."""
    out, digits = [], ""
    for letter in group:
        if letter.isdigit():
            digits += letter
        elif letter in SUITS:
            out += [SUITS[letter] + digit for digit in digits]
            digits = ""
        else:
            out.append(HONORS[letter])
    return out


def concealed(tile):
    return tile[0].upper() + tile[1]


def sentence(melds, own, bonus, tail):
    words = melds + (["R" + "".join(map(concealed, sorted(own)))] if own else []) + bonus + tail
    return " ".join(words)


def sentences(hand):
    """The hand in kajongg's words. A discard lays open the set that it completes: every set it may be."""
    melds, own, bonus = [], [], []
    for group in hand["hand"].split():
        if group[0] in "fy":
            bonus.append(group[0] + "eswn"[int(group[1]) - 1])
        elif group[0] == "[":
            meld = tiles(group.strip("[]^"))
            melds.append("".join(meld[:3] + [concealed(meld[3])] if "^" in group else meld))
        elif group[0] == "(":
            a, b, c, d = tiles(group.strip("()"))
            melds.append(a + concealed(b) + concealed(c) + d)
        else:
            own += tiles(group)
    if "win" not in hand:
        return [sentence(melds, own, bonus, [])]
    win, how = tiles(hand["win"])[0], "m" + SOURCES[hand["src"]]
    if hand["src"] not in ("discard", "lastdiscard"):
        return [sentence(melds, own, bonus, [how, "L" + concealed(win)])]
    completed = [[win] * 2, [win] * 3, [win]]
    if win[1].isdigit():
        rank = int(win[1])
        for low in range(max(1, rank - 2), min(7, rank) + 1):
            completed.append([win[0] + str(low + step) for step in range(3)])
    out = []
    for group in completed:
        rest = list(own)
        if all(rest.count(tile) >= group.count(tile) for tile in group):
            for tile in group:
                rest.remove(tile)
            text = "".join(group)
            out.append(sentence(melds + [text], rest, bonus, [how, "L" + win + text]))
    return out


def evaluate(words, rules, seat, prevailing):
    game = seated(rules)
    me = game.players["ESWN".index(seat)]
    game.winner = game.myself = me
    game.roundsFinished = "ESWN".index(prevailing)
    me.clearCache()
    hand = Hand(me, words)
    score = hand.score
    return {
        "won": bool(hand.won), "points": score.points, "doubles": score.doubles, "limits": score.limits,
        "total": hand.total(), "items": [used.rule.name for used in hand.usedRules],
    }


def answer(hand, rules):
    best = None
    for words in sentences(hand):
        try:
            found = evaluate(words, rules, hand["seat"], hand["round"])
        except Exception as error:  # Its own assertions, and what its special hands stumble over.
            found = {"won": False, "total": -1, "error": f"{type(error).__name__}: {error}"}
        if best is None or (found["won"], found["total"]) > (best["won"], best["total"]):
            best = found
    return {**hand, "rules": rules, **best}


def text(group):
    """Tiles in notation."""
    suits = ["".join(sorted(tile[0] for tile in group if tile[-1] == suit and len(tile) == 2)) for suit in "mps"]
    numbers = "".join(ranks + suit for ranks, suit in zip(suits, "mps") if ranks)
    return numbers + "".join(tile for honor in HONORS for tile in group if tile == honor)


def random_set(rng, flavor, suits):
    chows = 0 if flavor in ("pungs", "honors", "terminals") else 5
    kind = rng.choices(["chow", "pung", "kong"], [chows, 4, 1])[0]
    if kind == "chow":
        suit, low = rng.choice(suits), rng.randint(1, 7)
        return kind, [f"{low + step}{suit}" for step in range(3)]
    if rng.random() < (0.8 if flavor == "honors" else 0.15):
        tile = rng.choice("ESWNCFP")
    elif flavor == "terminals" and rng.random() < 0.9:
        tile = rng.choice("19") + rng.choice(suits)
    else:
        tile = str(rng.randint(1, 9)) + rng.choice(suits)
    return kind, [tile] * (4 if kind == "kong" else 3)


def random_hand(rng, number):
    """Four sets and a pair of some flavor: won, one tile short, or spoiled."""
    deck = [rank + suit for suit in "mps" for rank in "123456789"] + list("ESWNCFP")
    flavor = rng.choice(["any", "any", "onesuit", "honors", "pungs", "terminals"])
    suits = rng.choice("mps") if flavor == "onesuit" else "mps"
    while True:
        left, sets = dict.fromkeys(deck, 4), []
        for _ in range(300):
            kind, group = random_set(rng, flavor, suits)
            if len(sets) < 4 and all(left[tile] >= group.count(tile) for tile in group):
                for tile in group:
                    left[tile] -= 1
                sets.append((kind, group))
        fits = {"onesuit": lambda tile: len(tile) == 1 or tile[1] == suits, "honors": lambda tile: len(tile) == 1,
                "terminals": lambda tile: len(tile) == 1 or tile[0] in "19"}.get(flavor, lambda tile: True)
        pairs = [tile for tile in deck if left[tile] >= 2 and fits(tile)]
        if len(sets) == 4 and pairs:
            break
    pair = rng.choice(pairs)
    left[pair] -= 2
    groups, own = [], [pair, pair]
    for kind, group in sets:
        if kind == "kong":
            groups.append(rng.choice(["[%s]", "(%s)", "[%s^]"]) % text(group))
        elif rng.random() < 0.4:
            groups.append("[%s]" % text(group))
        else:
            own += group
    hand = {"id": number, "seat": rng.choice("ESWN"), "round": rng.choice("ESWN")}
    hand["flags"] = rng.choices(["won", "calling", "lost"], [6, 2, 2])[0]
    win = rng.choice(own)
    if hand["flags"] == "won":
        hand["win"], hand["src"] = win, rng.choice(["discard", "discard", "self", "self", "deadwall", "lastwall", "lastdiscard"])
    else:
        own.remove(win)
        left[win] += 1
        for _ in range(rng.randint(1, 4) if hand["flags"] == "lost" else 0):
            out = own.pop(rng.randrange(len(own)))
            left[out] += 1
            drawn = rng.choice([tile for tile in deck if left[tile]])
            left[drawn] -= 1
            own.append(drawn)
    bonus = rng.sample([row + rank for row in "fy" for rank in "1234"], rng.choice([0, 0, 0, 1, 2, 3]))
    if rng.random() < 0.03:
        bonus = ["f1", "f2", "f3", "f4"] + [tile for tile in bonus if tile[0] == "y"]
    hand["hand"] = " ".join(groups + [text(own)] + sorted(bonus)).strip()
    return hand


def main():
    rng = random.Random(SEED)
    for number in range(COUNT):
        hand = random_hand(rng, number)
        for rules in GAMES:
            print(json.dumps(answer(hand, rules)))


main()
