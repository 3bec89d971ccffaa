"""What run.sh calls: `compare.py COMMIT OLD NEW`, where OLD and NEW are folders with the built examples. Prints a section of the
record. Fails where answers differ by more than changes of the contract since that commit and what is judged below."""

import collections
import csv
import json
import os
import re
import subprocess
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
CORPORA = {"riichi": "Riichi", "mcr": "Chinese Official", "classical": "Classical"}
SHOWN = 5
# What the older build wrote of a hand that does not win, as if it were paid.
PAYMENT = {"limit", "direct", "maximum-faan", "base", "total"}


def renamed():
    """The new id of each pattern that has another one now."""
    with open(os.path.join(HERE, "renamed.tsv")) as lines:
        rows = [row for row in csv.reader(lines, delimiter="\t") if row and not row[0].startswith("#")]
    return {old: new for old, new in rows}


def translator(ids):
    """Old answers with today's ids; only whole strings are ids."""
    if not ids:
        return lambda line: line
    quoted = re.compile('"(' + "|".join(map(re.escape, sorted(ids))) + ')"')
    return lambda line: quoted.sub(lambda found: f'"{ids[found.group(1)]}"', line.decode()).encode()


def unpaid(value):
    """Without the limit and the steps of a payment where a hand does not win: commit 984ab48 leaves them out."""
    if isinstance(value, list):
        return [unpaid(one) for one in value]
    if not isinstance(value, dict):
        return value
    value = {key: unpaid(one) for key, one in value.items()}
    if value.get("win") is False:
        value.pop("limit", None)
        if "steps" in value:
            value["steps"] = [step for step in value["steps"] if step["key"] not in PAYMENT]
    return value


def unmarked(value):
    """Without `"there": false`, by which commit 984ab48 marks a pattern that is only nearly there."""
    if isinstance(value, list):
        return [unmarked(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: unmarked(one) for key, one in value.items() if key != "there" or one is not False}


def unwarned(value):
    """Without the warnings that the older build gave of a deal that is over."""
    return {key: one for key, one in value.items() if key != "warnings"}


def lost(value):
    """No seat beside the winners wins: the older build said of a loser's hand that it wins, with nothing short of it."""
    seats = {seat: {key: False if key == "win" else one for key, one in hand.items() if key != "short_by"}
             for seat, hand in value.get("seats", {}).items()}
    return {key: seats if key == "seats" else one for key, one in value.items()}


def unmissed(value):
    """Without the patterns that a hand just misses, which the older build did not look for."""
    if isinstance(value, list):
        return [unmissed(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: unmissed(one) for key, one in value.items() if key != "misses"}


# Changes of the contract, each with what takes it out of an answer; the order of fields stays.
CHANGES = {"lost": lost, "no payment": unpaid, "there": unmarked, "no warnings": unwarned, "misses": unmissed, "warnings": unwarned}
TOLD = {
    "lost": "*Lost*: a loser's hand is not called a win.",
    "no payment": "*No payment*: of a hand that does not win no limit and no step of a payment is told.",
    "there": "*There*: a pattern that is only nearly there is marked with `there`.",
    "no warnings": "*No warnings*: a deal that is over has no warnings of liability.",
    "warnings": "*Warnings*: fewer tiles are dangerous: none of which too few copies are unseen, and none of a hand that may not win or that is bound by "
                "riichi and could only be fed a set.",
    "misses": "*Misses*: a winner's score says which patterns the hand just misses.",
}
# The changes since each commit. Other differences are a failure, but for those that are judged.
SINCE = {"19ff66f": ["lost", "no payment", "there", "no warnings", "misses"], "45da5c9": ["misses", "warnings"]}


def supplement(request, was, now):
    """Refused before: a tile drawn for a flower is a replacement tile without a kong."""
    refused = [problem["key"] for problem in was.get("problems", [])] == ["replacement-without-kong"]
    winner = request["seats"][request["end"]["wins"][0]["seat"]]
    return refused and now["ok"] and bool(winner.get("bonus"))


def sets_first(request, was, now):
    """A loser's hand is read as chows, not as pairs and a loose tile; it is worth the same."""

    def unread(value):
        seats = {}
        for seat, hand in value["seats"].items():
            hand = {key: one for key, one in hand.items() if key != "reading"}
            for list_ in ("lines", "steps"):
                hand[list_] = [{key: one for key, one in row.items() if key != "sets"} for row in hand.get(list_, [])]
            seats[seat] = hand
        return {**value, "seats": seats}

    return was["ok"] and now["ok"] and unread(was) == unread(now)


def chance(request, was, now):
    """A hand that does not win would fully concealed; the older build did not say so."""
    added = [win.get("chances") for win in now.get("wins", [])]
    wins = [{key: one for key, one in win.items() if key != "chances"} for win in now.get("wins", [])]
    return any(added) and {**now, "wins": wins} == was


def counters(request, was, now):
    """A seat that is liable for a part of a self-drawn win pays all counters, not each seat its own."""

    def others(value):
        return [one for one in value["transfers"] if one["why"]["kind"] != "honba"]

    def honba(value):
        return [one for one in value["transfers"] if one["why"]["kind"] == "honba"]

    def paid(value):
        return sum(one["amount"] for one in honba(value))

    if not (was["ok"] and now["ok"] and was.get("transfers") and now.get("transfers")):
        return False
    same_else = {**was, "transfers": [], "net": {}} == {**now, "transfers": [], "net": {}} and others(was) == others(now)
    return same_else and paid(was) == paid(now) and [one["why"]["liable"] for one in honba(now)] == [True]


# Differences from the page's old engine that were looked at, answer by answer of each kind: the answer of now is right
# (`docs/measurements.md`, "Agreement").
JUDGED = {"19ff66f": {"supplement": supplement, "sets first": sets_first, "chance": chance, "counters": counters}, "45da5c9": {"chance": chance}}


def judged(commit, request, was, now):
    """The kind of a judged difference, if it is one."""
    request, was, now = json.loads(request), json.loads(was), json.loads(now)
    for name in SINCE[commit]:
        was, now = CHANGES[name](was), CHANGES[name](now)
    return next((name for name, holds in JUDGED[commit].items() if holds(request, was, now)), None)


def known(was, now, changes):
    """Which of the changes explain a difference; nothing where they do not."""
    was, now = json.loads(was), json.loads(now)
    if not same(was, now, changes):
        return None
    return " and ".join(name for name in changes if not same(was, now, [other for other in changes if other != name]))


def same(was, now, names):
    for name in names:
        was, now = CHANGES[name](was), CHANGES[name](now)
    return json.dumps(was) == json.dumps(now)


def answers(program, requests):
    """Starts a program that answers a line with a line. Another thread feeds it, so that neither waits for the other."""
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def feed():
        process.stdin.writelines(requests)
        process.stdin.close()

    threading.Thread(target=feed, daemon=True).start()
    return process


def compare(corpus, old, new, translate, commit):
    """How many requests, how many of them are refused, how many answers differ by changes of the contract, how many are
    judged, which differ otherwise."""
    asked = subprocess.run([os.path.join(new, "corpus_requests"), corpus], check=True, stdout=subprocess.PIPE)
    requests = asked.stdout.splitlines(keepends=True)
    before, after = (answers(os.path.join(folder, "score"), requests) for folder in (old, new))
    refused, differ, books, changed, kinds = 0, [], collections.Counter(), collections.Counter(), collections.Counter()
    for request in requests:
        was, now = translate(before.stdout.readline()), after.stdout.readline()
        if not now.endswith(b"\n") or not was.endswith(b"\n"):
            sys.exit(f"answers: a program stopped at {request.decode()}")
        refused += b'"ok":false' in now[:40]
        books[json.loads(request)["rules"]] += 1
        if was != now:
            change = known(was, now, SINCE[commit])
            kind = change is None and judged(commit, request, was, now)
            if change:
                changed[change] += 1
            elif kind:
                kinds[kind] += 1
            else:
                differ.append((request, was, now))
    for process in (before, after):
        if process.stdout.read() or process.wait():
            sys.exit("answers: a program said more than it was asked, or failed")
    return len(requests), refused, books, changed, kinds, differ


def main():
    commit, old, new = sys.argv[1:4]
    ids = renamed()
    print(f"## Commit `{commit}`\n")
    print("The contract has changed since in what follows, as far as it shows here (`CHANGES` in `compare.py`). Answers that are alike")
    print("without it are counted apart.\n")
    print("\n".join(f"- {TOLD[change]}" for change in SINCE[commit]) + "\n")
    if JUDGED[commit]:
        print("Some answers differ in what was judged: the answer of now is right (`docs/measurements.md`, \"Agreement\").\n")
        print("\n".join(f"- *{name.capitalize()}*: {holds.__doc__}" for name, holds in JUDGED[commit].items()) + "\n")
    print("| corpus | rulebooks | requests | of them refused | the same bytes | the same but for changes of the contract | judged | other differences |")
    print("| --- | --- | ---: | ---: | ---: | --- | --- | ---: |")
    failed = 0
    for corpus, name in CORPORA.items():
        count, refused, books, changed, kinds, differ = compare(corpus, old, new, translator(ids), commit)
        failed += len(differ)
        listed = lambda counter: ", ".join(f"{key} {number:,}" for key, number in counter.items()) or "0"
        same_bytes = count - sum(changed.values()) - sum(kinds.values()) - len(differ)
        print(f"| {name} | {listed(books)} | {count:,} | {refused:,} | {same_bytes:,} | {listed(changed)} | {listed(kinds)} | {len(differ):,} |")
        for request, was, now in differ[:SHOWN]:
            first = max(len(os.path.commonprefix([was, now])) - 80, 0)
            print(f"{corpus}: {request.decode()}  was ..{was[first:first + 300].decode()}\n  now ..{now[first:first + 300].decode()}",
                  file=sys.stderr)
    print()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
