#!/usr/bin/env bash
# Compares us with other scorers on random hands: `run.sh [--record] [riichi | mcr | classical | settlement | hong-kong]
# [SEED [COUNT]]`, all of them without a name. Needs python3 with venv, a C++ compiler, node and npm, and Debian's apt; the
# scorers are installed by name. With --record the run is written down.
set -euo pipefail
cd "$(dirname "$0")/../.."
. scripts/env.sh
. tests/peers/pypi.sh

MAHJONG=2.1.0
MAJIANG=1.4.1
HK_MAHJONG=3.2.0

record=
if [ "${1:-}" = --record ]; then
  record=yes
  shift
fi
parts=(riichi mcr classical settlement hong-kong)
case "${1:-}" in
  riichi | mcr | classical | settlement | hong-kong)
    parts=("$1")
    shift
    ;;
esac
seed=${1:-20261121}
count=${2:-}

peers="$TENBO_TOOLS/peers"
built="${CARGO_TARGET_DIR:-target}/release/examples"
out="$(mktemp -d)"
trap 'rm -rf "$out"' EXIT

# finish NAME COUNT SAME: the last lines; with --record what `heading` prints and the table are kept.
finish() {
  cat "$out/table"
  echo "peers: $1, seed $seed, $2 hands, $([ "$3" = 0 ] && echo 'no difference' || echo DIFFERENCES)"
  if [ -n "$record" ]; then
    {
      "heading_$1" "$2"
      echo
      sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' "$out/table"
      if [ "$3" = 0 ] && ! grep -q '^- ' "$out/table"; then
        echo
        echo "No difference, so none to judge."
      fi
    } > "tests/peers/record-$1.md"
  fi
  return "$3"
}

heading_riichi() {
  echo "# Riichi beside other scorers"
  echo
  echo "The last recorded run of \`bash tests/peers/run.sh --record\`; \`make peers\` repeats it."
  echo
  echo "- Date: $(date +%F)"
  echo "- Seed and hands: $seed, $1, of the shapes of \`crates/tenbo-testing/src/shapes.rs\`"
  echo "- Scorers: PyPI \`mahjong\` $MAHJONG ($("$python" --version)), npm \`@kobalab/majiang-core\` $MAJIANG (node $(node --version))"
  echo "- Compared: win or not, han, fu, limit, every yaku with its han, the total, every seat's gain and loss with"
  echo "  counters and deposits, liability"
  echo "- Not compared: \`mahjong\` under wrc2025, as it has no double-wind pair of 2 fu; the payments of a liable seat with"
  echo "  \`mahjong\`, which knows none. Liability is set to how majiang-core settles it: big dragons and big winds, that"
  echo "  pattern only, counters from the discarder"
}

riichi() {
  local hands=${count:-120000} runs=() same=0
  pypi mahjong "$MAHJONG"
  mkdir -p "$peers/node"
  if ! grep -qs "\"version\": \"$MAJIANG\"" "$peers/node/node_modules/@kobalab/majiang-core/package.json"; then
    npm install --prefix "$peers/node" --silent --no-audit --no-fund "@kobalab/majiang-core@$MAJIANG"
  fi
  cargo build --quiet --release --example hands --example compare
  "$built/hands" "$seed" "$hands" > "$out/hands"
  for profile in tenhou majsoul; do
    "$python" tests/peers/mahjong_answers.py "$profile" < "$out/hands" > "$out/mahjong-$profile" &
    runs+=("mahjong $MAHJONG" "$profile" "$out/mahjong-$profile")
  done
  wait
  for profile in tenhou majsoul wrc2025; do
    node tests/peers/majiang_answers.mjs "$peers/node/node_modules" "$profile" < "$out/hands" > "$out/majiang-$profile"
    runs+=("majiang-core $MAJIANG" "$profile" "$out/majiang-$profile")
  done
  "$built/compare" "$out/hands" "${runs[@]}" > "$out/table" || same=$?
  finish riichi "$hands" "$same"
}

heading_mcr() {
  echo "# Chinese Official beside another scorer"
  echo
  echo "The last recorded run of \`bash tests/peers/run.sh --record mcr\`; \`make peers\` repeats it."
  echo
  echo "- Date: $(date +%F)"
  echo "- Seed and hands: $seed, $1, of the shapes of \`crates/tenbo-testing/src/fan_shapes.rs\`; every situation can happen at a table"
  echo "- Scorer: PyPI \`PyMahjongGB\` $PYMAHJONGGB ($("$python" --version)), which scores as the supplement of 2025"
  echo "- Compared: the total with flowers, and the list of fans, which must be one of our equally good ones"
  echo "- Not compared: payments, which it does not know; hands as dealt; the rulebooks of 1998 and 2006"
}

mcr() {
  local hands=${count:-200000} same=0
  pypi PyMahjongGB "$PYMAHJONGGB"
  cargo build --quiet --release --example mcr_hands --example mcr_compare
  "$built/mcr_hands" "$seed" "$hands" > "$out/hands"
  "$python" tests/peers/pymahjonggb_answers.py < "$out/hands" > "$out/answers"
  "$built/mcr_compare" "$out/hands" "PyMahjongGB $PYMAHJONGGB" "$out/answers" > "$out/table" || same=$?
  finish mcr "$hands" "$same"
}

heading_classical() {
  echo "# The classical game beside another scorer"
  echo
  echo "The last recorded run of \`bash tests/peers/run.sh --record classical\`; \`make peers\` repeats it."
  echo
  echo "- Date: $(date +%F)"
  echo "- Seed and hands: $seed, $1, each under two rulesets, made by \`tests/peers/kajongg_answers.py\`: 60 % won, 20 % one tile short,"
  echo "  20 % lost; of any tiles, one suit, honors, pungs, terminals, with and without flowers"
  echo "- Scorer: Debian's \`kajongg\` $kajongg (/usr/bin/python3, $(/usr/bin/python3 --version)), rulesets DMJL and BMJA"
  echo "- Compared: win or not, points, doubles, limit, total, of winners and losers, calls for a special hand included; where the"
  echo "  limit is reached, the total alone, as several readings are worth it"
  echo "- Not compared: what a complete hand that may not win would be worth, which it scores as a hand of too many tiles; special"
  echo "  hands that are no sets and a pair (\`tests/data/classical/special-hands.jsonl\` has them); payments"
  echo "- Set as it has it: BMJA without the doubles for one suit with honors and for a loose tile, limit hands without flowers,"
  echo "  Purity beside no chows and all concealed. The association says otherwise (mahjongbritishrules.com), and so do we"
}

# Kajongg and its version.
with_kajongg() {
  kajongg=$(dpkg-query -W -f '${Version}' kajongg 2> /dev/null || true)
  if [ -z "$kajongg" ]; then
    apt-get install -y -qq --no-install-recommends kajongg > /dev/null \
      || { echo "peers: $1 needs Debian's package kajongg"; return 1; }
    kajongg=$(dpkg-query -W -f '${Version}' kajongg)
  fi
}

classical() {
  local hands=${count:-20000} same=0
  with_kajongg classical
  cargo build --quiet --release --example classical_compare
  /usr/bin/python3 tests/peers/kajongg_answers.py "$hands" "$seed" > "$out/records"
  "$built/classical_compare" "kajongg $kajongg" "$out/records" > "$out/table" || same=$?
  finish classical "$hands" "$same"
}

heading_settlement() {
  echo "# Who pays whom in the classical game beside another scorer"
  echo
  echo "The last recorded run of \`bash tests/peers/run.sh --record settlement\`; \`make peers\` repeats it."
  echo
  echo "- Date: $(date +%F)"
  echo "- Seed and quadruples of totals: $seed, $1 under each of two rulesets, made by \`tests/peers/kajongg_settlement.py\`: nothing,"
  echo "  little, the same, much, the limit. Each is settled three times: won by a random seat on a random tile, won with a random"
  echo "  seat liable, and drawn"
  echo "- Scorer: Debian's \`kajongg\` $kajongg (/usr/bin/python3, $(/usr/bin/python3 --version)), rulesets DMJL and BMJA"
  echo "- Compared: what every seat gains or loses, through the contract"
  echo "- Set as it has it: BMJA with drawn deals settled. By mahjongbritishrules.com a drawn game is a wash-out, so ours is not"
  echo "- Verdict: with a liable seat Kajongg's BMJA stops with an error of its own, as it has two rules by which somebody pays for"
  echo "  all (Dangerous Game; False Naming of Discard, Claimed for Mah Jongg) and looks for the one. The second is taken out"
}

settlement() {
  local quadruples=${count:-5000} same=0
  with_kajongg settlement
  cargo build --quiet --release --example settlement_compare
  /usr/bin/python3 tests/peers/kajongg_settlement.py "$quadruples" "$seed" > "$out/records"
  "$built/settlement_compare" "kajongg $kajongg" "$out/records" > "$out/table" || same=$?
  finish settlement "$quadruples" "$same"
}

heading_hong-kong() {
  echo "# Hong Kong beside another scorer"
  echo
  echo "The last recorded run of \`bash tests/peers/run.sh --record hong-kong\`; \`make peers\` repeats it."
  echo
  echo "- Date: $(date +%F)"
  echo "- Seed and hands: $seed, $1, those of \`crates/tenbo-testing/src/fan_shapes.rs\` that are hands of Hong Kong"
  echo "- Scorer: npm \`hk-mahjong\` $HK_MAHJONG (node $(node --version)), without its own test for three faan, which does not"
  echo "  know how a hand was won; of its arrangements the best, as its first is not always that"
  echo "- Compared: faan up to 13, a limit hand as 13, of \`hong-kong-old-style\` without a minimum"
  echo "- Not compared: points and payments, liability, heavenly and earthly hands, kong on kong, which it does not know"
}

hong-kong() {
  local hands=${count:-3000} same=0
  mkdir -p "$peers/node"
  if ! grep -qs "\"version\": \"$HK_MAHJONG\"" "$peers/node/node_modules/hk-mahjong/package.json"; then
    npm install --prefix "$peers/node" --silent --no-audit --no-fund "hk-mahjong@$HK_MAHJONG"
  fi
  cargo build --quiet --release --example mcr_hands --example hk_compare
  "$built/mcr_hands" "$seed" "$((hands * 2))" > "$out/hands"
  node tests/peers/hk_mahjong_answers.mjs "$peers/node/node_modules" < "$out/hands" > "$out/answers"
  "$built/hk_compare" "$hands" "$out/hands" "hk-mahjong $HK_MAHJONG" "$out/answers" > "$out/table" || same=$?
  finish hong-kong "$hands" "$same"
}

failed=0
for part in "${parts[@]}"; do
  # Not `part || ...`: that would go on after a failed command inside.
  set +e
  (set -e; "$part")
  [ $? = 0 ] || failed=1
  set -e
done
exit $failed
