#!/usr/bin/env bash
# The stages of `make test`, each with its time; `stages.sh NAME ...` runs only those. The last line counts them.
set -uo pipefail
cd "$(dirname "$0")/../.."
. scripts/env.sh

wasm=wasm32-unknown-unknown

format() { cargo fmt --all --check; }
lint() { cargo clippy --quiet --workspace --all-targets -- -D warnings; }
docs() { RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --workspace; }
native() { cargo test --quiet --workspace --no-fail-fast ${TENBO_FULL:+--profile full} && node scripts/test/listed.mjs ${TENBO_FULL:+--profile full}; }
# The engine as others use it: programs outside the workspace.
outside() {
  local run=(cargo run --quiet --locked --manifest-path examples/outside/Cargo.toml --target-dir target/outside)
  { "${run[@]}" && "${run[@]}" --example club; } | diff examples/outside/output.txt -
}
# The files of the crate that `cargo publish` would send.
crate() {
  local beside=(.cargo_vcs_info.json Cargo.lock Cargo.toml Cargo.toml.orig LICENSE-APACHE LICENSE-MIT README.md build.rs)
  cargo package --quiet --package tenbo-engine --allow-dirty --list | grep -v '^src/' | diff <(printf '%s\n' "${beside[@]}") - \
    && cargo package --quiet --package tenbo-engine --allow-dirty --no-verify --offline
}
# What the tests have built, with their assertions.
fuzz() { cargo run --quiet --profile test --example fuzz -- --seconds 20; }

# The sheets of styles, and what runs in the browser alone.
lint_web() {
  local parts=(--quiet --profile web-test --target $wasm --lib --bins --test components)
  stylelint --config style/stylelint.config.mjs 'style/**/*.css' && node --test --test-reporter=dot tests/scripts/styles.mjs || return 1
  if [ -z "$WASM_TOOLCHAIN" ]; then
    cargo clippy "${parts[@]}" -- -D warnings
  else
    # Debian's toolchain brings no clippy; that it compiles must do.
    on_wasm cargo check "${parts[@]}"
  fi
}

components() {
  CHROMEDRIVER="$(command -v chromedriver)" CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    WASM_BINDGEN_TEST_TIMEOUT=120 on_wasm cargo test --profile web-test --target $wasm --test components
}

build() {
  bash scripts/build/build.sh && node scripts/build/size.mjs && node tests/scripts/worker.mjs && node --test tests/scripts/address.mjs tests/scripts/boot.mjs tests/scripts/hosting.mjs tests/scripts/tools.mjs
}
package() {
  node scripts/release/package.mjs && node tests/package/node.mjs && node tests/package/types.mjs && node tests/package/hostile.mjs
}
# The package under other bundlers and runtimes.
bundlers() { node tests/package/others.mjs; }
journeys() { node tests/e2e/run.mjs; }
engine() { TENBO_BROWSER=$1 node tests/e2e/run.mjs; }
firefox() { engine firefox; }
webkit() { engine webkit; }
matrix() { node tests/e2e/matrix.mjs; }
lighthouse() { node tests/e2e/lighthouse.mjs; }
peers() { bash tests/peers/run.sh; }

stages=("$@")
# Journeys mostly wait, and go beside what compiles; whatever they need has been built before.
beside=""
if [ ${#stages[@]} = 0 ]; then
  stages=(build package journeys format lint docs native outside fuzz lint_web components)
  beside=journeys
fi

logs="$(mktemp -d)"
trap 'rm -r "$logs"' EXIT

# run STAGE: makes a stage; its output is in a log as well, and whether it passed, with its seconds, in another file.
run() {
  local started=$SECONDS result=FAILED
  if "$1" 2>&1 | tee "$logs/$1"; then result=passed; fi
  echo "$result $((SECONDS - started))" > "$logs/$1.result"
  echo "== $1 $result after $((SECONDS - started)) s"
}

for stage in "${stages[@]}"; do
  echo "== $stage"
  if [ "$stage" = "$beside" ]; then
    run "$stage" > "$logs/beside" &
    # What is drawn late is no fault of the page.
    renice -n 5 $$ > /dev/null
  else
    run "$stage"
  fi
done
wait
[ -z "$beside" ] || cat "$logs/beside"

# What failed is named again at the end, with the last lines it printed: a log is read from there.
passed=0
for stage in "${stages[@]}"; do
  if grep -q passed "$logs/$stage.result"; then
    passed=$((passed + 1))
  else
    echo "== the end of $stage, which FAILED:"
    tail -n 40 "$logs/$stage"
  fi
done
echo "stage        seconds"
for stage in "${stages[@]}"; do
  read -r result seconds < "$logs/$stage.result"
  printf '%-12s %7s%s\n' "$stage" "$seconds" "$([ "$result" = passed ] || echo " $result")"
done
printf '%-12s %7s\n' together "$SECONDS"
echo "$passed passed, $((${#stages[@]} - passed)) failed"
[ "$passed" = ${#stages[@]} ]
