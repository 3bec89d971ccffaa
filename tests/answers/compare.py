"""What run.sh calls: `compare.py COMMIT OLD NEW CORPUS...`, where OLD and NEW are folders with the built examples, prints a section
of the record and fails where answers differ by more than renamed names and by what is judged below; `compare.py` prints the
record's head."""

import collections
import csv
import json
import os
import re
import subprocess
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
CORPORA = {"riichi": "Riichi", "mcr": "Chinese Official", "classical": "Classical", "generated": "Generated deals"}
SHOWN = 5


def translators():
    """Requests with the names of older builds, and their answers with today's; only whole strings are names."""
    with open(os.path.join(HERE, "renamed.tsv")) as lines:
        rows = [row for row in csv.reader(lines, delimiter="\t") if row and not row[0].startswith("#")]
    return translator({now: old for old, now in rows}), translator(dict(rows))


def translator(names):
    quoted = re.compile('"(' + "|".join(map(re.escape, sorted(names))) + ')"')
    return lambda line: quoted.sub(lambda found: f'"{names[found.group(1)]}"', line.decode()).encode()


def warnings(request, was, now):
    """Fewer tiles are dangerous: none once the deal is over, none of which too few copies are unseen, none of a hand that may not win."""
    fewer = all(warning in was.get("warnings", []) for warning in now.get("warnings", []))
    return fewer and {**was, "warnings": []} == {**now, "warnings": []}


def decides(request, was, now):
    """A pattern that does not count, but makes a seat liable, says so: where only one limit hand is paid, another may decide who pays."""
    for win in now.get("wins", []):
        for line in win.get("lines", []):
            line.pop("decides_payment", None)
    return was == now or warnings(request, was, now)


# Differences that were looked at, answer by answer of each kind: the answer of now is right. Each is a function of the
# request, the old answer and the new one, whose doc says why.
JUDGED = {"warnings": warnings, "decides": decides}


def judged(request, was, now):
    """The kind of a judged difference, if it is one."""
    request, was, now = json.loads(request), json.loads(was), json.loads(now)
    return next((name for name, holds in JUDGED.items() if holds(request, was, now)), None)


def answers(program, requests):
    """Starts a program that answers a line with a line. Another thread feeds it, so that neither waits for the other."""
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def feed():
        process.stdin.writelines(requests)
        process.stdin.close()

    threading.Thread(target=feed, daemon=True).start()
    return process


def compare(corpus, old, new, asked_before, answered_today):
    """How many requests, how many of them are refused, how many differ in what is judged, which differ otherwise."""
    asked = subprocess.run([os.path.join(new, "corpus_requests"), corpus], check=True, stdout=subprocess.PIPE)
    requests = asked.stdout.splitlines(keepends=True)
    before = answers(os.path.join(old, "score"), map(asked_before, requests))
    after = answers(os.path.join(new, "score"), requests)
    refused, differ, kinds = 0, [], collections.Counter()
    for request in requests:
        was, now = answered_today(before.stdout.readline()), after.stdout.readline()
        if not now.endswith(b"\n") or not was.endswith(b"\n"):
            sys.exit(f"answers: a program stopped at {request.decode()}")
        refused += b'"ok":false' in now[:40]
        if was != now:
            kind = judged(request, was, now)
            if kind:
                kinds[kind] += 1
            else:
                differ.append((request, was, now))
    for process in (before, after):
        if process.stdout.read() or process.wait():
            sys.exit("answers: a program said more than it was asked, or failed")
    return len(requests), refused, kinds, differ


def head():
    print("# Answers beside those of older builds\n")
    print("Every hand of the corpora in `tests/data`, and 500 generated deals under each rulebook, as requests with `detail` `explain`")
    print("(`examples/corpus_requests.rs`), answered by `examples/score` of an older commit and of this one. `make answers` compares the answers")
    print("byte for byte; names that are others now (`renamed.tsv`) are translated before. Some answers differ in what was judged: the answer of")
    print("now is right.\n")
    print("\n".join(f"- *{name.capitalize()}*: {holds.__doc__}" for name, holds in JUDGED.items()) + "\n")


def main():
    if len(sys.argv) == 1:
        return head()
    commit, old, new, *corpora = sys.argv[1:]
    print(f"## Commit `{commit}`\n")
    print("| corpus | requests | of them refused | the same bytes | judged | other differences |")
    print("| --- | ---: | ---: | ---: | --- | ---: |")
    failed = 0
    for corpus in corpora:
        count, refused, kinds, differ = compare(corpus, old, new, *translators())
        failed += len(differ)
        listed = ", ".join(f"{key} {number:,}" for key, number in kinds.items()) or "0"
        print(f"| {CORPORA[corpus]} | {count:,} | {refused:,} | {count - sum(kinds.values()) - len(differ):,} | {listed} | {len(differ):,} |")
        for request, was, now in differ[:SHOWN]:
            first = max(len(os.path.commonprefix([was, now])) - 80, 0)
            print(f"{corpus}: {request.decode()}  was ..{was[first:first + 300].decode()}\n  now ..{now[first:first + 300].decode()}",
                  file=sys.stderr)
    print()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
