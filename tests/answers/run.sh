#!/usr/bin/env bash
# Compares the contract's answers to every hand of the corpora with those of older builds, byte for byte:
# `run.sh [--record]`. What it found is printed and, with --record, written to record.md. Patterns that have got another
# id since are in renamed.tsv: the old id, the new one.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The page before its components, and the engine before its rooms.
PAGE=19ff66f
ENGINE=45da5c9
target="${CARGO_TARGET_DIR:-$PWD/target}"
# Their speed is not compared: without the slow steps of a release they are built in a third of the time.
export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=2

# The files of a commit alone: a worktree would be known to git from then on.
build() {
  local folder="$PWD/target/answers/$1"
  if [ ! -d "$folder" ]; then
    mkdir -p "$folder"
    git archive "$1" | tar -x -C "$folder"
  fi
  (cd "$folder" && CARGO_TARGET_DIR="$target/answers/built-$1" cargo build --quiet --release --example score)
}

new="$target/answers/new"
CARGO_TARGET_DIR="$new" cargo build --quiet --release --example score --example corpus_requests
record="$PWD/target/answers/record.md"
cat > "$record" << 'END'
# Answers beside those of older builds

Every hand of the corpora in `tests/data` as a request with `detail` `explain` (`examples/corpus_requests.rs`), answered by
`examples/score` of an older commit and of this one. `make answers` compares the answers byte for byte; ids of patterns that are others
now (`renamed.tsv`) are translated before.

END
failed=0
for commit in "$PAGE" "$ENGINE"; do
  build "$commit"
  python3 tests/answers/compare.py "$commit" "$target/answers/built-$commit/release/examples" "$new/release/examples" \
    | tee -a "$record" || failed=1
done
if [ "${1:-}" = --record ]; then cp "$record" tests/answers/record.md; fi
exit "$failed"
