// Throws generated requests, rulebooks, texts and things that are no data at all at the package: it answers every one of
// them, never throws, and afterwards answers as it did before. `node tests/package/hostile.mjs [cases] [seed]`
import assert from "node:assert/strict";
import { broken, games, pasted, random, requests, rulebookFile } from "../e2e/hostile.mjs";
import * as tenbo from "../../target/package/tenbo/tenbo.js";

const [cases = 12_000, seed = 20_261_121] = process.argv.slice(2).map(Number);
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;
let count = 0;

/** One question, whatever it is: the answer is plain data that says what is wrong. */
function ask(name, value) {
  count += 1;
  let answer;
  try {
    answer = tenbo[name](value);
  } catch (error) {
    assert.fail(`${name} threw ${error} for ${show(value)}`);
  }
  const holds = (what, truth) => {
    if (!truth) assert.fail(`${what}: ${name} of ${show(value)}: ${JSON.stringify(answer)?.slice(0, 300)}`);
  };
  holds("ok or not", typeof answer?.ok === "boolean");
  holds("a list of problems", Array.isArray(answer.problems));
  holds("a reason", answer.ok || answer.problems.length > 0);
  for (const { key, at, chars } of answer.problems) {
    holds("a key", /^[a-z-]+$/.test(key));
    holds("a place", POINTER.test(at));
    holds("characters", !chars || (chars.length === 2 && 0 <= chars[0] && chars[0] < chars[1]));
  }
  holds("nothing is made or lost", !answer.net || Object.values(answer.net).reduce((sum, amount) => sum + amount, 0) === 0);
  return answer;
}

function show(value) {
  try {
    return String(JSON.stringify(value)).slice(0, 600);
  } catch {
    return typeof value;
  }
}

/** Things that are no data. Each is made anew. */
function exotic() {
  const cyclic = { v: 1 };
  cyclic.seats = { E: cyclic };
  const thrower = () => { throw new Error("looked at"); };
  const trapped = new Proxy({}, Object.fromEntries(["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"].map((name) => [name, thrower])));
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  let deep = 1;
  for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, place) => [`k${place}`, place]));
  return [
    undefined, null, true, 0, -0, NaN, Infinity, -Infinity, 1n, 10n ** 400n, "", "\ud800", "x".repeat(1000), "x".repeat(9_000_000), Symbol("x"), Symbol.iterator, () => 1, class {},
    cyclic, trapped, revoked.proxy, deep, wide, [], [[]], {}, new Map([["v", 1]]), new Set([1]), new Date(NaN), /x/, new Error("x"), Promise.resolve(1), new ArrayBuffer(8),
    new Uint8Array(1000), new WeakMap(), globalThis, process, Object.create(null), Object.create({ v: 1 }), Object.freeze({ v: 1 }), new String("text"), new Number(1), Object(1n),
    { toJSON: thrower }, { toJSON: () => undefined }, { toJSON: () => 1n }, { toString: thrower }, { valueOf: thrower }, { get v() { throw 1; } }, { __proto__: { v: 1 } },
    { v: 1, rules: "riichi-ema-2025", seats: { S: { hand: { toJSON: () => "11z" } } }, end: { kind: "open" } },
    { v: 1, rules: trapped, seats: {}, end: { kind: "open" } }, { v: 1, rules: "\udc00", seats: { S: { hand: "\ud83c" } }, end: { kind: "open" } },
    { v: 1n }, { v: NaN }, { v: 1e400 }, { v: [[[[[[[[1]]]]]]]] }, Array.from({ length: 50_000 }, () => 0), new Array(100_000), JSON.parse('{"__proto__": {"ok": true}}'),
  ];
}

const sound = requests.slice(0, 40);
const before = sound.map((request) => tenbo.score(request));
assert.ok(before.every(({ ok }) => ok === true || ok === false));
const names = ["parse", "check", "score", "waits", "checkRulebook"];

for (const name of names) for (const value of exotic()) ask(name, value);

const chance = random(seed);
let understood = 0;
while (count < cases) {
  const kind = chance.below(10);
  if (kind < 6) {
    const request = broken(chance, chance.pick(requests));
    const answer = ask("score", request);
    const checked = ask("check", request);
    if (checked.ok !== answer.ok) assert.fail(`check and score of ${show(request)}`);
    understood += Number(answer.ok);
    ask("waits", request);
  } else if (kind < 7) {
    ask("score", broken(chance, chance.pick(games)));
  } else if (kind < 9) {
    const file = rulebookFile(chance);
    const answer = ask("checkRulebook", file);
    let value;
    try { value = JSON.parse(file); } catch { continue; }
    // A name that stands there twice is wrong in a file; an object has none.
    if (typeof value === "object" && answer.ok) assert.equal(ask("checkRulebook", value).ok, true, file);
  } else {
    ask("parse", pasted(chance));
  }
}

// A call from the end of the stack has nothing left to run with: whatever it comes to, the next one is answered.
const at = (depth, run) => (depth === 0 ? run() : at(depth - 1, run));
for (let depth = 4_000; depth < 16_000; depth += 37) {
  count += 1;
  try { at(depth, () => tenbo.score(games[0])); } catch (error) { assert.ok(error instanceof RangeError); }
}
assert.deepEqual(sound.map((request) => tenbo.score(request)), before, "the answers are as before");
console.log(`package: ${count} hostile inputs answered, ${understood} of the requests understood, seed ${seed}`);
