#!/usr/bin/env bash
# The speed of the engine beside other scorers, natively and as wasm, as a Markdown table.
set -euo pipefail
cd "$(dirname "$0")"
. ../.ci/env.sh

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/../target/benches}"
target="$CARGO_TARGET_DIR"
cargo build --quiet --release
on_wasm cargo build --quiet --lib --profile release-wasm --target wasm32-unknown-unknown
"$target/release/tenbo-benches" > "$target/table.md"
node wasm.mjs "$target/wasm32-unknown-unknown/release-wasm/tenbo_benches.wasm" < "$target/table.md"
