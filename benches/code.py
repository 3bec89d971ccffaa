"""How large the engine is: `code.py [COMMIT]`. Lines of code of each room of crates/tenbo-engine/src, without tests, comments and
blank lines, and how many names the crate makes public, now and in an older commit."""

import os
import re
import subprocess
import sys
import tempfile

ROOT = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True).stdout.strip()
ENGINE = "crates/tenbo-engine/src"
LITERALS = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'|//.*')


def code_lines(text):
    """The lines of code of a file. What `#[cfg(test)]` stands before is left out, up to its closing brace or semicolon."""
    kept, lines = [], iter(text.split("\n"))
    for line in lines:
        line = line.strip()
        if line.startswith("#[cfg(test)]"):
            depth, begun = 0, False
            for line in lines:
                line = LITERALS.sub("", line)
                depth += line.count("{") - line.count("}")
                begun = begun or "{" in line
                if depth <= 0 and (begun or line.rstrip().endswith(";")):
                    break
        elif line and not line.startswith("//"):
            kept.append(line)
    return kept


def rooms(tree):
    """The lines of each room, and of the files beside them."""
    count = {}
    for folder, _, files in os.walk(os.path.join(tree, ENGINE)):
        for file in files:
            path = os.path.join(folder, file)
            place = os.path.relpath(path, os.path.join(tree, ENGINE)).split(os.sep)
            if file.endswith(".rs") and file != "tests.rs" and "tests" not in place:
                room = place[0] if len(place) > 1 else "beside them"
                with open(path, encoding="utf-8") as source:
                    count[room] = count.get(room, 0) + len(code_lines(source.read()))
    return count


def exported(path):
    """The names that a file re-exports by `pub use`."""
    with open(path, encoding="utf-8") as source:
        text = "\n".join(line for line in source if not line.strip().startswith("//"))
    names = []
    for listed in re.findall(r"^pub use ([^;]+);", text, re.M):
        listed = re.sub(r"\s+", "", listed)
        braces = re.search(r"\{(.*)\}", listed)
        names += braces.group(1).strip(",").split(",") if braces else [listed.rsplit("::", 1)[-1]]
    return names


def names(tree):
    """How many names the root has, and how many the rooms that are public and documented have beside."""
    root = os.path.join(tree, ENGINE, "lib.rs")
    with open(root, encoding="utf-8") as source:
        public = re.findall(r"^((?:#\[doc\(hidden\)\]\n)?)pub mod (\w+);", source.read(), re.M)
    inner = [os.path.join(tree, ENGINE, room, "mod.rs") for hidden, room in public if not hidden]
    return len(exported(root)), sum(len(exported(path)) for path in inner if os.path.exists(path))


def main():
    trees = [("now", ROOT)]
    with tempfile.TemporaryDirectory() as old:
        if sys.argv[1:]:
            archive = subprocess.run(["git", "archive", sys.argv[1], ENGINE], cwd=ROOT, stdout=subprocess.PIPE, check=True)
            subprocess.run(["tar", "-x", "-C", old], input=archive.stdout, check=True)
            trees.insert(0, (sys.argv[1], old))
        counts = [(name, rooms(tree), names(tree)) for name, tree in trees]
    print("| lines of code | " + " | ".join(f"`{name}`" if name != "now" else name for name, _, _ in counts) + " |")
    print("| --- |" + " ---: |" * len(counts))
    for room in sorted(set().union(*(count for _, count, _ in counts)), key=lambda room: -counts[0][1].get(room, 0)):
        print(f"| {room} | " + " | ".join(f"{count.get(room, 0):,}" for _, count, _ in counts) + " |")
    print("| **all** | " + " | ".join(f"**{sum(count.values()):,}**" for _, count, _ in counts) + " |")
    for place, about in enumerate(["names at the root", "names in the public rooms"]):
        print(f"| {about} | " + " | ".join(str(found[place]) for _, _, found in counts) + " |")


if __name__ == "__main__":
    main()
