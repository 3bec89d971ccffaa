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
for (const path of [manifest.types, manifest.main, manifest.browser, ...named(manifest.exports)]) {
  assert.ok(files.has(path.split("/")[1]), `${path} is there`);
}
const resolve = createRequire(pathToFileURL(join(process.cwd(), "target/package/node/score.mjs"))).resolve;
assert.ok(resolve("tenbo/schema/answer.schema.json").endsWith("answer.schema.json"));

// In a worker of node, and started by hand.
const worker = new Worker(
  `const { parentPort } = require("node:worker_threads");
   import(${JSON.stringify(pathToFileURL(join(process.cwd(), folder, "node.js")).href)}).then(({ parse }) => parentPort.postMessage(parse("11z")));`,
  { eval: true },
);
const said = await new Promise((done, fail) => worker.once("message", done).once("error", fail));
assert.deepEqual(said, { ok: true, seat: { hand: "11z" }, problems: [] });
await worker.terminate();

const byHand = await import(pathToFileURL(join(process.cwd(), folder, "tenbo.js")));
const bytes = (name) => readFileSync(join(folder, name));
await byHand.start(new WebAssembly.Module(bytes("tenbo.wasm")), new WebAssembly.Module(bytes("games.wasm")), bytes("books.bin"));
assert.equal(byHand.rulebooks().length, 26);
assert.equal(byHand.score(JSON.parse(readFileSync("tests/data/games/three.json", "utf8"))).ok, true);
console.log("package: the example, a worker and a start by hand score in node");
