// How many hands of the riichi corpus the package scores a second in node: `node tests/package/speed.mjs`
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { score } from "../../target/package/tenbo/tenbo.js";

const SEATS = { 1: "E", 2: "S", 3: "W", 4: "N" };
const KINDS = { chi: "chow", pon: "pung", ankan: "concealed-kong", minkan: "kong", kakan: "added-kong" };
const requests = gunzipSync(readFileSync("tests/data/riichi/corpus-20000.jsonl.gz")).toString().trim().split("\n").map((line) => {
  const { closed, win, tsumo, melds, seat, round, riichi, dora, honba, sticks, loser } = JSON.parse(line);
  const shown = melds.map(({ t, tiles }) => ({ kind: KINDS[t] ?? "kong", tiles }));
  const wins = [{ seat: SEATS[seat], tile: win, by: tsumo ? "self-draw" : "discard", ...(tsumo ? {} : { from: SEATS[loser] }) }];
  return {
    v: 1, rules: "riichi-mahjong-soul", detail: "score", prevailing: SEATS[round], honba, deposits: Math.max(sticks, riichi ? 1 : 0), dora: dora.join(""),
    seats: { [SEATS[seat]]: { hand: closed, melds: shown, riichi: riichi ? "riichi" : "none" } }, end: { kind: "win", wins },
  };
});
for (const detail of ["score", "explain"]) {
  for (const request of requests) request.detail = detail;
  const times = [];
  let understood = 0;
  for (let round = 0; round < 3; round += 1) {
    understood = 0;
    const started = performance.now();
    for (const request of requests) understood += Number(score(request).ok);
    times.push(performance.now() - started);
  }
  console.log(`${detail}: ${Math.round((requests.length * 1000) / times.sort((a, b) => a - b)[1])} hands/s, ${understood} of ${requests.length} in order`);
}
