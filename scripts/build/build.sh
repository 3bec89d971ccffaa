#!/usr/bin/env bash
# Builds the app into dist/.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/env.sh
# Trunk takes NO_COLOR=1 for a wrong argument.
on_wasm env -u NO_COLOR trunk build --release
