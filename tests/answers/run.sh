#!/usr/bin/env bash
# Compares the contract's answers to every hand of the corpora with those of an older build, byte for byte:
# `run.sh [--record]`. What it found is printed and, with --record, written to record.md. Patterns that have got another
# id since are in renamed.tsv: the old id, the new one.
set -euo pipefail
cd "$(dirname "$0")/../.."

OLD=19ff66f
target="${CARGO_TARGET_DIR:-$PWD/target}"
work="$PWD/target/answers"
# Its files alone: a worktree would be known to git from then on.
if [ "$(cat "$work/commit" 2> /dev/null)" != "$OLD" ]; then
  rm -rf "$work/old"
  mkdir -p "$work/old"
  git archive "$OLD" | tar -x -C "$work/old"
  echo "$OLD" > "$work/commit"
fi
# Their speed is not compared: without the slow steps of a release both are built in a third of the time.
export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=2
(cd "$work/old" && CARGO_TARGET_DIR="$target/answers/old" cargo build --quiet --release --example score)
CARGO_TARGET_DIR="$target/answers/new" cargo build --quiet --release --example score --example corpus_requests
python3 tests/answers/compare.py "$OLD" "$target/answers/old/release/examples" "$target/answers/new/release/examples" "$@"
