"""Plants faults into the code that scores, settles and checks, and sees that some test fails for each:
`run.py [--record] [--again] [--missed] [--unjudged] [--only TEXT] [--minutes N]`

A copy of the repository gets all faults at once (src/main.rs); a test chooses one by the variable MUTANT. First every
test runs without a fault and notes which faults its code comes by; then each fault runs the tests that come by it until
one fails, at first the test that found it the last time. Those that none finds must stand in verdicts.tsv with the reason why they are none. --again takes the faults
and tests as the last run built them, --missed tries only those that it has not found, --unjudged leaves out those in verdicts.tsv; --minutes stops after
so long, with faults of all files tried by then.
"""

import collections
import concurrent.futures
import datetime
import filecmp
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True).stdout.strip()
HERE = os.path.join(ROOT, "tests", "mutants")
WORK = os.path.join(ROOT, "target", "mutants")
TREE = os.path.join(WORK, "tree")
STAGE = os.path.join(WORK, "stage")
STATE = os.path.join(WORK, "state.json")
FOUND = os.path.join(WORK, "found.json")
REFUSED = os.path.join(WORK, "refused.json")
# Scoring, settling and checking, with what riichi losers pay, payoff schemes, ways of counting and rounding.
WHERE = [f"crates/tenbo-engine/src/{place}" for place in [
    "score", "settle", "check", "plan/riichi_payments.rs", "plan/facts.rs", "plan/counting.rs", "plan/scale.rs", "plan/payoff.rs", "rules/payoff.rs",
    "options/rounding.rs"]]
# Beside unit tests: programs of crates/tenbo-engine/tests, whose modules are run apart. All but that of the front page, which has
# a function more in the copy.
PROGRAMS = ["settlement", "chinese_official", "riichi", "liability", "classical", "misses", "contract", "patterns", "game", "custom_hands", "properties"]
WORKERS = 3
TOO_LATE = "not tried"
CHOOSER = """
/// The fault that is chosen; 0 is none. With MUTANT_TRACE every fault is noted that is come by.
pub fn mutant(number: u32) -> bool {
    use std::collections::HashSet;
    use std::io::Write;
    use std::sync::{LazyLock, Mutex};
    static CHOSEN: LazyLock<u32> =
        LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or_default());
    static TRACE: LazyLock<Option<Mutex<(HashSet<u32>, std::fs::File)>>> = LazyLock::new(|| {
        let path = std::env::var_os("MUTANT_TRACE")?;
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path).ok()?;
        Some(Mutex::new((HashSet::new(), file)))
    });
    if let Some(trace) = TRACE.as_ref()
        && let Ok(mut trace) = trace.lock()
        && trace.0.insert(number)
    {
        let _ = writeln!(trace.1, "{number}");
    }
    number == *CHOSEN
}
"""


def run(*command, **options):
    return subprocess.run(command, check=True, text=True, **options)


def plant():
    """The copy with its faults, without those that do not compile: number -> (file, line, function, right, wrong)."""
    sources, faults = copy(set())
    # What did not compile the last time is left out from the start.
    named = names(faults)
    if os.path.exists(REFUSED):
        with open(REFUSED) as refused:
            known = {tuple(name) for name in json.load(refused)}
    else:
        known = set()
    without = {number for number, name in named.items() if name in known}
    while True:
        sources, faults = copy(without)
        more = culprits() - without
        if not more:
            print(f"mutants: {len(without)} faults do not compile", flush=True)
            with open(REFUSED, "w") as refused:
                json.dump([named[number] for number in without], refused)
            return sources, {number: fault for number, fault in faults.items() if number not in without}
        without |= more


def names(faults):
    """What a fault is called from one run to the next: all but its line, and which one it is of those that are alike."""
    seen, named = collections.Counter(), {}
    for number, (file, _, function, right, wrong) in sorted(faults.items()):
        fault = (file, function, right, wrong)
        named[number] = (*fault, seen[fault])
        seen[fault] += 1
    return named


def culprits():
    """The faults that keep the copy from compiling: of each error the one that was planted last before its place."""
    command = ["cargo", "check", "-p", "tenbo-engine", "--lib", "--message-format=json", "--quiet"]
    environment = {**os.environ, "CARGO_TARGET_DIR": os.path.join(WORK, "build"), "RUSTFLAGS": "-Awarnings"}
    checked = subprocess.run(command, cwd=TREE, env=environment, stdout=subprocess.PIPE, text=True)
    found = set()
    for line in checked.stdout.splitlines():
        message = json.loads(line).get("message") or {}
        for span in message.get("spans", []) if message.get("level") == "error" else []:
            if span["is_primary"]:
                with open(os.path.join(TREE, span["file_name"]), "rb") as file:
                    before = file.read()[:span["byte_end"]].decode(errors="ignore")
                numbers = re.findall(r"crate::mutant\((\d+)u32\)", before)
                if not numbers:
                    sys.exit(message["rendered"])
                found.add(int(numbers[-1]))
    if checked.returncode and not found:
        sys.exit("mutants: the copy does not compile")
    return found


def copy(without):
    """The same with all faults but some."""
    files = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT, capture_output=True).stdout
    files = [name for name in files.split("\0") if name and os.path.exists(os.path.join(ROOT, name))]
    for name in files:
        copy = os.path.join(STAGE, name)
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        shutil.copyfile(os.path.join(ROOT, name), copy)
    for place in (STAGE, TREE):
        forget(place, set(files))
    run("cargo", "build", "--quiet", "--release", cwd=HERE, env={**os.environ, "CARGO_TARGET_DIR": os.path.join(WORK, "planter")})
    sources = []
    for where in WHERE:
        path = os.path.join(STAGE, where)
        if os.path.isfile(path):
            sources.append(where)
        else:
            sources += [name for name in sorted(files) if name.startswith(where + "/") and name.endswith(".rs")]
    planter = os.path.join(WORK, "planter", "release", "mutants")
    listing = run(planter, "--without", ",".join(map(str, sorted(without))), *sources, cwd=STAGE, capture_output=True).stdout
    with open(os.path.join(STAGE, "crates", "tenbo-engine", "src", "lib.rs"), "a") as library:
        library.write(CHOOSER)
    # Only what has changed, so that only that is built anew.
    for name in files:
        source, copy = os.path.join(STAGE, name), os.path.join(TREE, name)
        if not os.path.exists(copy) or not filecmp.cmp(source, copy, shallow=False):
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copyfile(source, copy)
    faults = {}
    for line in listing.splitlines():
        number, *rest = line.split("\t")
        faults[int(number)] = tuple(rest)
    return sources, faults


def forget(place, files):
    """Removes what an earlier run has copied and the repository has no more."""
    for folder, _, names in os.walk(os.path.join(place, "crates")):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.relpath(path, place) not in files:
                os.remove(path)


def build():
    """What runs apart: name, executable, and the module of it that is run; none for unit tests."""
    command = ["cargo", "test", "-p", "tenbo-engine", "--no-run", "--message-format=json", "--quiet", "--lib"]
    command += [word for name in PROGRAMS for word in ("--test", name)]
    environment = {**os.environ, "CARGO_TARGET_DIR": os.path.join(WORK, "build"), "RUSTFLAGS": "-Awarnings"}
    built = subprocess.run(command, cwd=TREE, env=environment, stdout=subprocess.PIPE, text=True)
    found = {}
    for line in built.stdout.splitlines():
        message = json.loads(line)
        if message.get("reason") == "compiler-message" and message["message"]["level"] == "error":
            print(message["message"]["rendered"][:3000])
        if message.get("executable") and message["profile"]["test"]:
            found[message["target"]["name"]] = message["executable"]
    if built.returncode:
        sys.exit("mutants: the copy does not compile")
    apart = [(module, found[program], module) for program in PROGRAMS for module in modules(program)]
    return apart + [(name, path, None) for name, path in sorted(found.items()) if name not in PROGRAMS]


def modules(program):
    """The modules of a program of tests."""
    with open(os.path.join(ROOT, "crates", "tenbo-engine", "tests", program, "main.rs")) as main:
        return [module for module in re.findall(r"^mod (\w+);", main.read(), re.M) if module != "front_page"]


def chosen(module):
    """The arguments that run a module alone. The filter is a part of a test's name, so names that end alike are left out."""
    if module is None:
        return []
    others = [other for program in PROGRAMS for other in modules(program)]
    skipped = [word for other in others if other != module and other.endswith(module) for word in ("--skip", other + "::")]
    return [module + "::", *skipped]


def test(path, module, number, seconds, trace=None):
    """None if all pass, else the first test that fails; of a module, where one is named."""
    environment = {**os.environ, "MUTANT": str(number), "RUST_BACKTRACE": "0"}
    if trace:
        environment["MUTANT_TRACE"] = trace
    try:
        done = subprocess.run([path, *chosen(module)], cwd=TREE, env=environment, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return "no end"
    if done.returncode == 0:
        return "no test runs" if re.search(r"^running 0 tests", done.stdout, re.M) else None
    failed = re.search(r"^test (\S+) \.\.\. FAILED", done.stdout, re.M)
    return failed.group(1) if failed else "stopped"


def last_found():
    """The test that found each fault of the last record, by file, function, right and wrong as the record writes them."""
    path, file, found = os.path.join(HERE, "record.md"), None, {}
    with open(path) as lines:
        for line in lines:
            if line.startswith("## "):
                file = line[3:].strip()
            row = re.match(r"\| \d+ \| (\S+) \| `(.*)` \| `(.*)` \| (.+) \|$", line)
            if row:
                function, right, wrong, by = row.groups()
                found[file, function, right, wrong] = by
                # For code that has moved to another file.
                found.setdefault((function, right, wrong), by)
    return found


def one_test(by, executables, number, seconds):
    """Runs the test alone that found a fault the last time; whether it finds it again."""
    name = by.split("::")[0] if ": " not in by else by.split(": ")[0]
    for executable, path, _ in executables:
        if executable == name and "::" in by:
            command = [path, by.split(": ")[-1], "--exact"]
            environment = {**os.environ, "MUTANT": str(number), "RUST_BACKTRACE": "0"}
            try:
                done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True, timeout=20 + 5 * seconds[name])
            except subprocess.TimeoutExpired:
                return False
            return done.returncode != 0
    return False


def verdicts():
    """What no test can find, by file, function, right and wrong."""
    path = os.path.join(HERE, "verdicts.tsv")
    if not os.path.exists(path):
        return {}
    with open(path) as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines if line.strip() and not line.startswith("#")]
    return {tuple(row[:4]): row[4] for row in rows}


def main():
    record = "--record" in sys.argv
    only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
    minutes = int(sys.argv[sys.argv.index("--minutes") + 1]) if "--minutes" in sys.argv else 600
    started = time.time()
    if "--again" in sys.argv:
        with open(STATE) as state:
            sources, faults, executables = json.load(state)
        faults = {int(number): tuple(fault) for number, fault in faults.items()}
    else:
        sources, faults = plant()
        executables = build()
        with open(STATE, "w") as state:
            json.dump([sources, faults, executables], state)
    print(f"mutants: {len(faults)} faults in {len(sources)} files, built after {time.time() - started:.0f} s", flush=True)
    comes_by, seconds = collections.defaultdict(list), {}
    for name, path, module in executables:
        with tempfile.NamedTemporaryFile() as trace:
            begun = time.time()
            failed = test(path, module, 0, 600, trace.name)
            seconds[name] = time.time() - begun
            if failed:
                sys.exit(f"mutants: {name} fails without a fault: {failed}")
            for line in trace.read().decode().split():
                comes_by[int(line)].append((name, path, module))
        print(f"mutants: {name} {seconds[name]:.1f} s", flush=True)
    judged, caught, missed, late, last, trusted = verdicts(), {}, {}, [], last_found(), set()
    wanted = [number for number, fault in faults.items() if only in " ".join(fault)]
    if "--unjudged" in sys.argv:
        trusted = {number for number in wanted if faults[number][:1] + faults[number][2:] in judged}
        missed = dict.fromkeys(trusted, "")
        wanted = [number for number in wanted if number not in trusted]
    if "--missed" in sys.argv:
        with open(FOUND) as found:
            caught = {int(number): test for number, test in json.load(found).items()}
        wanted = [number for number in wanted if number not in caught]
    # All files from the start.
    wanted.sort(key=lambda number: number * 7919 % 10007)

    def find(number):
        if time.time() - started > 60 * minutes:
            return TOO_LATE
        file, _, function, right, wrong = faults[number]
        fault = (function, cell(right), cell(wrong))
        by = last.get((file, *fault)) or last.get(fault)
        if by and one_test(by, executables, number, seconds):
            return by
        for name, path, module in sorted(comes_by[number], key=lambda one: seconds[one[0]]):
            failed = test(path, module, number, 20 + 5 * seconds[name])
            if failed:
                return f"{name}: {failed}" if module is None else failed
        return None

    with concurrent.futures.ThreadPoolExecutor(WORKERS) as workers:
        for done, (number, found) in enumerate(zip(wanted, workers.map(find, wanted)), 1):
            if found == TOO_LATE:
                late.append(number)
            elif found:
                caught[number] = found
            else:
                missed[number] = "" if comes_by[number] else "no test comes by"
                if faults[number][:1] + faults[number][2:] not in judged:
                    print("\t".join((*faults[number], missed[number])), flush=True)
            if done % 100 == 0:
                print(f"mutants: {done} of {len(wanted)}, {len(missed)} missed, {time.time() - started:.0f} s", flush=True)
    with open(FOUND, "w") as found:
        json.dump(caught, found)
    judged = verdicts()
    open_cases = [number for number in missed if faults[number][:1] + faults[number][2:] not in judged]
    if record:
        write(sources, faults, caught, missed, judged, trusted)
    print(f"mutants: {len(caught)} of {len(caught) + len(missed)} faults found, {len(missed) - len(open_cases)} judged, "
          f"{len(open_cases)} open, {len(late)} not tried, {time.time() - started:.0f} s")
    return 1 if open_cases else 0


def cell(text):
    return text.replace("|", "\\|").replace("`", "'")


def write(sources, faults, caught, missed, judged, trusted):
    tried = [number for number in faults if number in caught or number in missed]
    open_cases = sum(faults[number][:1] + faults[number][2:] not in judged for number in missed)
    lines = ["# Faults planted into the code that scores, settles and checks", "",
             "The last recorded run of `make mutants`, which plants each fault below alone and sees which test fails first.", "",
             f"- Date: {datetime.date.today()}",
             f"- Faults: {len(faults)}, of them tried in this run: {len(tried) - len(trusted)}; found by a test: {len(caught)}; left: {len(missed)}",
             f"- Of those that are left {len(missed) - open_cases} are judged below to be none, {open_cases} are open: a test that finds them is missing",
             "- A fault is a comparison, sign, number, condition or call changed or left out; for each of them the code is",
             "  compiled with right and wrong beside each other (`tests/mutants`)", ""]
    lines += ["| file | faults | found | left |", "| --- | ---: | ---: | ---: |"]
    for file in sources:
        numbers = [number for number in tried if faults[number][0] == file]
        found = sum(number in caught for number in numbers)
        lines.append(f"| {file} | {len(numbers)} | {found} | {sum(number in missed for number in numbers)} |")
    lines += ["", "## No test can tell", ""]
    if missed:
        lines += ["| where | right | wrong | why it is no fault |", "| --- | --- | --- | --- |"]
    for number in sorted(missed):
        file, line, function, right, wrong = faults[number]
        verdict = judged.get((file, function, right, wrong), "open")
        lines.append(f"| {file}:{line} {function} | `{cell(right)}` | `{cell(wrong)}` | {verdict} |")
    for file in sources:
        lines += ["", f"## {file}", "", "| line | function | right | wrong | found by |", "| ---: | --- | --- | --- | --- |"]
        for number in (number for number in tried if number in caught and faults[number][0] == file):
            _, line, function, right, wrong = faults[number]
            lines.append(f"| {line} | {function} | `{cell(right)}` | `{cell(wrong)}` | {caught[number]} |")
    with open(os.path.join(HERE, "record.md"), "w") as out:
        out.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    sys.exit(main())
