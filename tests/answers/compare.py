"""What run.sh calls: `compare.py COMMIT OLD NEW [--strict]`, where OLD and NEW are folders with the built examples. Prints a section of
the record; with --strict no change of the contract is allowed for."""

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


# Changes of the contract since, each with what takes it out of an answer; the order of fields stays.
CHANGES = {"lost": lost, "no payment": unpaid, "there": unmarked, "no warnings": unwarned}


def known(was, now):
    """Which of the changes explain a difference; nothing where they do not."""
    was, now = json.loads(was), json.loads(now)
    if not same(was, now, CHANGES):
        return None
    return " and ".join(name for name in CHANGES if not same(was, now, [other for other in CHANGES if other != name]))


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


def compare(corpus, old, new, translate, strict):
    """How many requests, how many of them are refused, how many answers differ by changes of the contract, which otherwise."""
    asked = subprocess.run([os.path.join(new, "corpus_requests"), corpus], check=True, stdout=subprocess.PIPE)
    requests = asked.stdout.splitlines(keepends=True)
    before, after = (answers(os.path.join(folder, "score"), requests) for folder in (old, new))
    refused, differ, books, changed = 0, [], collections.Counter(), collections.Counter()
    for request in requests:
        was, now = translate(before.stdout.readline()), after.stdout.readline()
        if not now.endswith(b"\n") or not was.endswith(b"\n"):
            sys.exit(f"answers: a program stopped at {request.decode()}")
        refused += b'"ok":false' in now[:40]
        books[json.loads(request)["rules"]] += 1
        if was != now:
            change = None if strict else known(was, now)
            if change:
                changed[change] += 1
            else:
                differ.append((request, was, now))
    for process in (before, after):
        if process.stdout.read() or process.wait():
            sys.exit("answers: a program said more than it was asked, or failed")
    return len(requests), refused, books, changed, differ


def main():
    commit, old, new = sys.argv[1:4]
    strict = "--strict" in sys.argv
    ids = renamed()
    print(f"## Commit `{commit}`\n")
    if not strict:
        print("""The contract has changed since in four things that show here (`CHANGES` in `compare.py`). *Lost*: a loser's hand is not called
a win. *No payment*: of a hand that does not win no limit and no step of a payment is told. *There*: a pattern that is only
nearly there is marked with `there`. *No warnings*: a deal that is over has no warnings of liability. Answers that are alike
without these are counted apart.
""")
    print("| corpus | rulebooks | requests | of them refused | the same bytes | the same but for changes of the contract | other differences |")
    print("| --- | --- | ---: | ---: | ---: | --- | ---: |")
    failed = 0
    for corpus, name in CORPORA.items():
        count, refused, books, changed, differ = compare(corpus, old, new, translator(ids), strict)
        failed += len(differ)
        named = ", ".join(f"{book} {number:,}" for book, number in books.items())
        same_bytes = count - sum(changed.values()) - len(differ)
        explained = ", ".join(f"{change} {number:,}" for change, number in changed.items()) or "0"
        print(f"| {name} | {named} | {count:,} | {refused:,} | {same_bytes:,} | {explained} | {len(differ):,} |")
        for request, was, now in differ[:SHOWN]:
            first = max(len(os.path.commonprefix([was, now])) - 80, 0)
            print(f"{corpus}: {request.decode()}  was ..{was[first:first + 300].decode()}\n  now ..{now[first:first + 300].decode()}",
                  file=sys.stderr)
    print()
    return 1 if failed and strict else 0


if __name__ == "__main__":
    sys.exit(main())
