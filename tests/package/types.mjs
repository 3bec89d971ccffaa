// Holds the types of the package to real answers: hundreds of them, of every rulebook, written out as literals, are what
// tenbo.d.ts says (no field too many, none missing, every name one of its list), and wrong ones are refused.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { broken, games, ids, random, requests } from "../e2e/hostile.mjs";
import * as tenbo from "../../target/package/tenbo/tenbo.js";

const FOLDER = "target/package/types";
const HANDS = ["123m456p789s1122z", "2345678m234p555s", "11z222333444m55p", "19m19p19s1234567z", "112233m445566p7z", "123456789m1122p", "1112345678999m", "234m345p66678s777z"];

const chance = random(7);
const rows = [];
const seen = new Set();
const add = (type, value) => {
  const literal = JSON.stringify(value);
  if (seen.has(literal)) return;
  seen.add(literal);
  rows.push([type, literal]);
};
const answered = (answer) => (!answer.ok ? "Refused" : "game" in answer ? "GameScored" : "wins" in answer ? "Scored" : "Checked");
const waited = (answer) => (answer.ok ? "Waits" : "Refused");

add("Version", tenbo.version());
for (const entry of tenbo.rulebooks()) add("RulebookEntry", entry);
for (const request of requests) {
  add("Request", request);
  const answer = tenbo.score(request);
  add(answered(answer), answer);
}
for (const request of requests.slice(0, 300)) {
  const answer = tenbo.score(broken(chance, request));
  if (!answer.ok) add("Refused", answer);
}
for (const rules of ids) {
  for (const hand of HANDS) {
    const answer = tenbo.waits({ v: 1, rules, seats: { S: { hand } } });
    add(waited(answer), answer);
  }
  const open = { v: 1, rules, seats: {}, end: { kind: "open" } };
  add("Checked", tenbo.score(open));
  add("Checked", tenbo.check(open));
  add("Checked", tenbo.checkRulebook({ base: rules, name: "ours" }));
  add("Rulebook", JSON.parse(readFileSync(`crates/tenbo-engine/src/rules/books/${rules}.json`, "utf8")));
  for (const kind of ["false-win", "chombo"]) {
    const answer = tenbo.score({ v: 1, rules, seats: {}, end: { kind: "draw" }, penalties: [{ seat: "S", kind }] });
    add(answered(answer), answer);
  }
}
for (const game of games) {
  add("GameRequest", game);
  add("GameScored", tenbo.score(game));
  add("GameScored", tenbo.score({ ...game, detail: "score" }));
}
for (const text of ["34456m44p777z(333s@W)+2m", "123m148f~5p", "12x", "[1111m]{2222p@N}", ""]) add(tenbo.parse(text).ok ? "Parsed" : "PartlyParsed", tenbo.parse(text));

const names = [...new Set(rows.map(([type]) => type))];
const right = [
  `import type { ${names.join(", ")} } from "../tenbo/tenbo.d.ts";`,
  ...rows.map(([type, literal], place) => `export const a${place}: ${type} = ${literal};`),
].join("\n");

// How the functions are meant to be called.
const called = `
import { check, checkRulebook, parse, rulebooks, score, version, waits } from "../tenbo/tenbo.js";
import type { Answer, Pattern, ProblemKey, Request, Seat } from "../tenbo/tenbo.d.ts";
// Each is told apart by \`ok\` alone.
const hand = parse("11z");
const seat: Seat = hand.ok ? hand.seat : hand.seat ?? {};
const ended = score({ v: 1, rules: rulebooks()[0]!.id, seats: { S: seat }, end: { kind: "win", wins: [{ seat: "S", from: "W", by: "discard", ...hand.win }] } });
if (ended.ok) {
  const total: number | undefined = ended.wins[0]?.total;
  const pattern: Pattern | undefined = ended.wins[0]?.lines?.[0]?.pattern;
  void [total, pattern];
} else {
  const key: ProblemKey = ended.problems[0].key;
  void key;
}
const request: Request = { v: 1, rules: "bmja", seats: {}, end: { kind: "open" } };
const answer: Answer = score(request);
if (answer.ok && "wins" in answer) void answer.wins;
// Whatever the request may be, \`ok\` is enough to ask for the wins.
const either = score(request);
if (either.ok) void either.wins?.[0]?.total;
// A request may be a constant.
const constant = {
  v: 1, rules: "riichi-ema-2025", dora: "3m", honba: 1,
  seats: { S: { hand: "34456m44p777z", melds: [{ kind: "pung", tiles: "333s", from: "W" }] }, W: { discards: [{ tile: "9m" }] } },
  end: { kind: "win", wins: [{ seat: "S", tile: "2m", by: "discard", from: "W", situation: ["last-discard"] }] },
} as const;
void [score(constant), check(constant)];
const evening = { v: 1, rules: "riichi-ema-2025", game: { players: ["Ann", "Ben", "Cy", "Di"], deals: [{ end: { kind: "scores", changes: { E: -500, S: 500 } } }] } } as const;
void score(evening);
void checkRulebook({ base: "riichi-ema-2025", name: "ours", blocks: [{ title: "House rules", source: "Club", options: { "red-fives": 3 } }] } as const);
const played = score({ v: 1, rules: { base: "mcr-mil-2025" }, game: { deals: [] } });
void (played.ok ? played.game.deals.length : played.problems[0].key);
const open = waits({ v: 1, rules: "bmja", seats: {} });
void [played, open.ok && open.seats.S?.waits?.[0]?.tile, check(request).ok, checkRulebook("{}").ok, version().contract === 1];
`;

// One thing wrong each.
const wrong = [
  ["Scored", (answer) => { answer.extra = 1; }],
  ["Scored", (answer) => { delete answer.net; }],
  ["Scored", (answer) => { answer.wins[0].unit = "pints"; }],
  ["Scored", (answer) => { answer.wins[0].lines[0].pattern = "luck"; }],
  ["Scored", (answer) => { answer.wins[0].lines[0].fate = "lost"; }],
  ["Scored", (answer) => { answer.wins[0].steps[0].key = "luck"; }],
  ["Scored", (answer) => { answer.wins[0].reading.sets[0].color = 1; }],
  ["Scored", (answer) => { answer.transfers[0].why.kind = "love"; }],
  ["Scored", (answer) => { answer.wins[0].seat = "X"; }],
  ["Refused", (answer) => { answer.problems[0].key = "bad-luck"; }],
  ["Refused", (answer) => { delete answer.problems[0].at; }],
  ["Refused", (answer) => { answer.ok = true; }],
  ["GameScored", (answer) => { answer.game.over = "never"; }],
  ["GameScored", (answer) => { answer.game.deals[0].color = 1; }],
  ["Waits", (answer) => { answer.seats.S.waits[0].left = "2"; }],
  ["Request", (request) => { request.end.wins[0].by = "luck"; }],
  ["Request", (request) => { request.seats.X = {}; }],
  ["Rulebook", (book) => { book.blocks[0].options = { luck: true }; }],
].map(([type, spoil], place) => {
  const usable = rows.filter(([name]) => name === type).map(([, literal]) => literal);
  for (const literal of usable) {
    const value = JSON.parse(literal);
    try { spoil(value); } catch { continue; }
    return [type, JSON.stringify(value), place];
  }
  throw new Error(`no ${type} to spoil: ${spoil}`);
});
const spoiled = [
  `import type { ${[...new Set(wrong.map(([type]) => type))].join(", ")} } from "../tenbo/tenbo.d.ts";`,
  ...wrong.map(([type, literal, place]) => `export const w${place}: ${type} = ${literal};`),
].join("\n");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, source] of Object.entries({ "right.ts": right, "called.ts": called, "wrong.ts": spoiled })) writeFileSync(`${FOLDER}/${name}`, source);

const compiled = (...files) => spawnSync(
  "tsc",
  ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--target", "es2022", "--module", "nodenext", "--allowImportingTsExtensions", "--types", "", ...files.map((file) => `${FOLDER}/${file}`)],
  { encoding: "utf8", maxBuffer: 2 ** 27 },
);
const good = compiled("right.ts", "called.ts");
assert.equal(good.status, 0, `${good.error ?? ""}${good.stdout?.slice(0, 3000)}`);
const bad = compiled("wrong.ts");
const refused = new Set([...bad.stdout.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line)));
wrong.forEach(([type, literal], place) => assert.ok(refused.has(place + 2), `a wrong ${type} is taken: ${literal.slice(0, 400)}`));
console.log(`package: ${rows.length} values fit the types, ${wrong.length} wrong ones do not`);
