#!/usr/bin/env bash
# Compares the contract's answers to every hand of the corpora, and to generated deals, with those of older builds, byte for
# byte: `run.sh [--record]`. What it found is printed and, with --record, written to record.md. Names that are others since
# are in renamed.tsv: the old one, the new one.
set -euo pipefail
cd "$(dirname "$0")/../.."

target="${CARGO_TARGET_DIR:-$PWD/target}/answers"
# Their speed is not compared: without the slow steps of a release they are built in a third of the time.
export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=2

CARGO_TARGET_DIR="$target/new" cargo build --quiet --release --example score --example corpus_requests
python3 tests/answers/compare.py > "$target/record.md"

# The corpora with an older engine, generated deals with the one just before its contract was made of one type for each
# object: what a generated request says, such as who is liable for each win, the older one did not know.
compare() {
  local commit="$1" old="$target/$1"
  # The files of the commit alone: a worktree would be known to git from then on.
  if [ ! -d "$old" ]; then
    mkdir -p "$old"
    git archive "$commit" | tar -x -C "$old"
  fi
  (cd "$old" && CARGO_TARGET_DIR="$target/built-$commit" cargo build --quiet --release --example score)
  python3 tests/answers/compare.py "$commit" "$target/built-$commit/release/examples" "$target/new/release/examples" "${@:2}" \
    | tee -a "$target/record.md"
}
failed=0
compare d2c9a614 riichi mcr classical || failed=1
compare 47d1e586 generated || failed=1
if [ "${1:-}" = --record ]; then cp "$target/record.md" tests/answers/record.md; fi
exit "$failed"
