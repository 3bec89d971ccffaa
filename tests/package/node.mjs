// The example for node, as somebody runs it who installed the package, and what the package says of itself.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

const folder = "target/package/tenbo";
const printed = execFileSync(process.execPath, ["score.mjs"], { cwd: "target/package/node", encoding: "utf8" });
assert.equal(printed, "1000 Yakuhai: dragon\n");
const lines = readFileSync("examples/node/score.mjs", "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("//") && !line.startsWith("import"));
assert.ok(lines.length <= 5, `the example has ${lines.length} lines`);
assert.ok(readFileSync(join(folder, "README.md"), "utf8").includes(lines.join("\n")), "the same lines stand in its README");

const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const files = new Set(readdirSync(folder));
const named = (value) => (typeof value === "string" ? [value] : Object.values(value).flatMap(named));
for (const path of [manifest.types, manifest.main, ...named(manifest.exports)]) {
  assert.ok(files.has(path.split("/")[1]), `${path} is there`);
}
for (const field of ["repository", "engines", "homepage", "bugs", "license", "description"]) assert.ok(manifest[field], `it says its ${field}`);
// What is compiled into the engine, each with the notice that goes with it.
const notices = readFileSync(join(folder, "NOTICES"), "utf8");
for (const word of ["serde ", "wasm-bindgen ", "Permission is hereby granted"]) assert.ok(notices.includes(word), `${word} in NOTICES`);
assert.ok(!/^(proptest|leptos|tenbo) /m.test(notices), "only what is in it");
// What a bundler drops or looks for in vain: scripts without effect, files by an address.
assert.notEqual(manifest.sideEffects, false);
for (const name of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
  const script = readFileSync(join(folder, name), "utf8");
  for (const word of ["import.meta", "await import", "fetch(new URL"]) assert.ok(!script.includes(word), `${word} in ${name}`);
}
const resolve = createRequire(pathToFileURL(join(process.cwd(), "target/package/node/score.mjs"))).resolve;
assert.ok(resolve("tenbo/schema/answer.schema.json").endsWith("answer.schema.json"));

// In a worker of node.
const worker = new Worker(
  `const { parentPort } = require("node:worker_threads");
   import(${JSON.stringify(pathToFileURL(join(process.cwd(), folder, "tenbo.js")).href)}).then(({ parse }) => parentPort.postMessage(parse("11z")));`,
  { eval: true },
);
const said = await new Promise((done, fail) => worker.once("message", done).once("error", fail));
assert.deepEqual(said, { ok: true, seat: { hand: "11z" }, problems: [] });
await worker.terminate();

/** An engine that is not there says so, and nothing else. */
function notStarted(tenbo) {
  for (const name of ["parse", "check", "score", "waits", "checkRulebook"]) {
    for (const value of ["11z", {}, undefined, "x".repeat(9_000_000)]) {
      assert.deepEqual(tenbo[name](value), { ok: false, problems: [{ key: "not-started", at: "" }] }, name);
    }
  }
  for (const name of ["version", "rulebooks"]) assert.throws(() => tenbo[name](), /not-started/);
}

// Started by hand, where somebody else compiles.
const byHand = await import(pathToFileURL(join(process.cwd(), folder, "start.js")));
notStarted(byHand);
await assert.rejects(byHand.start("no module"));
notStarted(byHand);
await byHand.start(new WebAssembly.Module(readFileSync(join(folder, "tenbo.wasm"))));
assert.equal(byHand.rulebooks().length, 50);
assert.equal(byHand.score(JSON.parse(readFileSync("tests/data/games/three.json", "utf8"))).ok, true);

// Lines that do not count are none of what an example prints: 一気通貫 stands beside 一盃口 in the same tiles.
const { seat, win } = byHand.parse("112233456789m1s~1s");
const request = { v: 1, rules: "riichi-ema-2025", seats: { S: seat }, end: { kind: "win", wins: [{ seat: "S", ...win }] } };
const fates = (detail) => byHand.score({ ...request, detail }).wins[0].lines.map(({ fate }) => fate);
assert.ok(fates("explain").includes("not-counted") && !fates("score").includes("not-counted"));
// The request that its README shows beside the example.
const [, shown] = [...readFileSync(join(folder, "README.md"), "utf8").matchAll(/```js\n([\s\S]*?)```/g)].map(([, text]) => text);
const told = new Function("score", `return ${shown}`)(byHand.score);
assert.deepEqual(told.wins?.[0].lines.map(({ name }) => name), ["Pinfu", "Tanyao", "Riichi", "Ippatsu", "Dora"], JSON.stringify(told).slice(0, 300));

// Where there is no WebAssembly, or it is forbidden: as long as it is.
const alone = execFileSync(process.execPath, ["--input-type=module", "--eval", `
  const { WebAssembly: there } = globalThis;
  delete globalThis.WebAssembly;
  const tenbo = await import(${JSON.stringify(pathToFileURL(join(process.cwd(), folder, "tenbo.js")).href)});
  const before = [tenbo.parse("11z").problems[0].key, await tenbo.start().then(() => "started", () => "not started")];
  globalThis.WebAssembly = there;
  await tenbo.start();
  console.log([...before, tenbo.parse("11z").ok].join(", "));
`], { encoding: "utf8" });
assert.equal(alone, "not-started, not started, true\n");
console.log("package: the example, a worker and a start by hand score in node; an engine that was not started says so");
