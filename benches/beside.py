"""The speed of the engine beside that of an older commit: `beside.py COMMIT [ROUNDS]`. The benches of both are built, and run in
turn; the table has the medians of hands a second, and the median of the rounds' ratios. The clock is the processor time of the
process, so that other programs on the machine count for less."""

import os
import re
import statistics
import subprocess
import sys

ROOT = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True).stdout.strip()
WORK = os.path.join(ROOT, "target", "beside")
CORPORA = {"riichi": "riichi", "mcr": "Chinese Official"}
# What `Instant` asks, answered by the processor time of the process.
CLOCK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec *at) {
    static int (*next)(clockid_t, struct timespec *);
    if (!next) next = dlsym(RTLD_NEXT, "clock_gettime");
    return next(id == CLOCK_MONOTONIC ? CLOCK_PROCESS_CPUTIME_ID : id, at);
}
"""


def build(commit):
    """The benches of a commit, or of the working tree for none."""
    tree = ROOT
    if commit:
        tree = os.path.join(WORK, commit)
        if not os.path.isdir(tree):
            os.makedirs(tree)
            archive = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True)
            subprocess.run(["tar", "-x", "-C", tree], input=archive.stdout, check=True)
    target = os.path.join(WORK, "built-" + (commit or "now"))
    environment = {**os.environ, "CARGO_TARGET_DIR": target}
    subprocess.run(["cargo", "build", "--quiet", "--release"], cwd=os.path.join(tree, "benches"), env=environment, check=True)
    return os.path.join(target, "release", "tenbo-benches")


def clock():
    source, library = os.path.join(WORK, "clock.c"), os.path.join(WORK, "clock.so")
    with open(source, "w") as file:
        file.write(CLOCK)
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def measure(program, corpus, preload):
    """Hands a second by the name of the row."""
    environment = {**os.environ, "LD_PRELOAD": preload}
    told = subprocess.run([program, corpus, "tenbo"], env=environment, capture_output=True, text=True, check=True).stdout
    return {name: int(figure) for name, figure in re.findall(r"^\| tenbo `(\w+)` \| (\d+) \|", told, re.M)}


def main():
    commit, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5
    os.makedirs(WORK, exist_ok=True)
    programs, preload = [build(commit), build(None)], clock()
    seen = {}
    for _ in range(rounds):
        for corpus, title in CORPORA.items():
            old, new = (measure(program, corpus, preload) for program in programs)
            for name in old:
                seen.setdefault(f"{title} `{name}`", []).append((old[name], new[name]))
    print(f"| | `{commit}` | now | ratio | of each run |")
    print("| --- | ---: | ---: | ---: | --- |")
    for name, pairs in seen.items():
        ratios = [new / old for old, new in pairs]
        old, new = (statistics.median(side) for side in zip(*pairs))
        print(f"| {name} | {old:.0f} | {new:.0f} | {statistics.median(ratios):.2f} | {', '.join(f'{ratio:.2f}' for ratio in ratios)} |")


if __name__ == "__main__":
    main()
