"""Scores Chinese Official hands with PyPI PyMahjongGB: `pymahjonggb_answers.py < hands.jsonl > answers.jsonl`

With `--bench HANDS.jsonl.gz` it scores a corpus from tuples that are built beforehand: for each line on stdin one round
of about a second, answered with the hands a second; the first answer is the sum of all totals.
"""

import gzip
import json
import sys
import time

from MahjongGB import MahjongFanCalculator as calculate

SUITS = {"m": "W", "s": "T", "p": "B"}
HONORS = {"E": "F1", "S": "F2", "W": "F3", "N": "F4", "C": "J1", "F": "J2", "P": "J3"}
# Where its English is not the EMA's.
NAMES = {
    "Two Dragons Pungs": "Two Dragon Pungs", "Concealed Kong and Melded Kong": "Melded and Concealed Kong",
    "All Five": "All Fives", "Robbing The Kong": "Robbing the Kong",
}


def tiles(text):
    out, digits = [], ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        elif letter == "z":
            out += [HONORS["ESWNPFC"[int(digit) - 1]] for digit in digits]
            digits = ""
        elif letter in SUITS:
            out += [SUITS[letter] + digit for digit in digits]
            digits = ""
        else:
            out.append(HONORS[letter])
    return out


def pack(meld):
    own = sorted(tiles(meld[1:]))
    # A chow is named by its middle tile; whose discard it was does not matter to the score, 0 is a concealed kong.
    kind = {"C": "CHI", "P": "PENG", "K": "GANG", "A": "GANG"}[meld[0]]
    return kind, own[1], 0 if meld[0] == "A" else 1


def call(hand):
    return (
        tuple(map(pack, hand["melds"])), tuple(tiles(hand["hand"])), tiles(hand["win"])[0], hand["flowers"],
        hand["self"], hand["last"], hand["kong"], hand["wall"], "ESWN".index(hand["seat"]), "ESWN".index(hand["prev"]),
    )


def answer(hand):
    fans, total = {}, 0
    try:
        for value, times, _, name in calculate(*call(hand), True):
            name = NAMES.get(name, name)
            fans[name] = fans.get(name, 0) + times
            total += value * times
    except Exception as error:  # It raises its own and the library's.
        return {"error": str(error)}
    return {"total": total, "fans": fans}


def score_all(calls):
    for one in calls:
        calculate(*one)


def bench(path):
    with gzip.open(path, "rt") as lines:
        calls = [call(json.loads(line)) for line in lines]
    print(sum(value for one in calls for value, _ in calculate(*one)), flush=True)
    for _ in sys.stdin:
        start, passes = time.perf_counter(), 0
        while time.perf_counter() - start < 1:
            score_all(calls)
            passes += 1
        print(passes * len(calls) / (time.perf_counter() - start), flush=True)


def main():
    if sys.argv[1:2] == ["--bench"]:
        bench(sys.argv[2])
    else:
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line))))


main()
