#!/usr/bin/env bash
# Compares the contract's answers to every hand of the corpora, and to generated deals, with those of an older build, byte for
# byte: `run.sh [--record]`. What it found is printed and, with --record, written to record.md. Names that are others since
# are in renamed.tsv: the old one, the new one.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The engine before its contract was made of one type for each object.
COMMIT=d2c9a614
target="${CARGO_TARGET_DIR:-$PWD/target}/answers"
# Their speed is not compared: without the slow steps of a release they are built in a third of the time.
export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=2

# The files of the commit alone: a worktree would be known to git from then on.
old="$target/$COMMIT"
if [ ! -d "$old" ]; then
  mkdir -p "$old"
  git archive "$COMMIT" | tar -x -C "$old"
fi
(cd "$old" && CARGO_TARGET_DIR="$target/built-$COMMIT" cargo build --quiet --release --example score)
CARGO_TARGET_DIR="$target/new" cargo build --quiet --release --example score --example corpus_requests

python3 tests/answers/compare.py "$COMMIT" "$target/built-$COMMIT/release/examples" "$target/new/release/examples" \
  | tee "$target/record.md"
if [ "${1:-}" = --record ]; then cp "$target/record.md" tests/answers/record.md; fi
