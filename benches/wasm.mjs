// Adds the rows of wasm to the table that it reads: `tenbo-benches | node wasm.mjs FILE.wasm NODE ...`, the rows in each
// node and in Chromium side by side with those of the native build. `wasm.mjs FILE.wasm --here` prints what this node gives.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inChromium } from "./page.mjs";

const ROUNDS = 5;
const ROUND_MS = 1000;

/** Runs in node and, by its source text, in a browser. */
async function measure(wasm, corpus, rounds, roundMs) {
  const module = await WebAssembly.compile(wasm);
  // The library also holds the page's side of the product, whose imports are never called here.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, imports);
  // First the room, then the view: memory that grows is another buffer.
  const room = exports.bench_room(corpus.length);
  new Uint8Array(exports.memory.buffer, room, corpus.length).set(corpus);
  const hands = exports.bench_load();
  const loops = { score: exports.bench_score, explain: exports.bench_explain };
  const seen = { score: [], explain: [] };
  const sums = { score: loops.score(), explain: loops.explain() };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, pass] of Object.entries(loops)) {
      let passes = 0;
      let elapsed = 0;
      for (const start = performance.now(); elapsed < roundMs; elapsed = performance.now() - start) {
        if (pass() !== sums[name]) throw new Error(`${name} does not repeat itself`);
        passes += 1;
      }
      seen[name].push((passes * hands * 1000) / elapsed);
    }
  }
  const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  return { score: median(seen.score), explain: median(seen.explain), sums };
}

/** The same in Chromium, with its version. */
async function inBrowser(browser, wasm, corpus) {
  await browser.run(
    (source, ...packed) => {
      const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const run = new Function(`return ${source}`)();
      window.bench = null;
      run(...packed.slice(0, 2).map(bytes), ...packed.slice(2)).then(
        (result) => { window.bench = result; },
        (error) => { window.bench = { error: String(error) }; },
      );
    },
    measure.toString(), wasm.toString("base64"), corpus.toString("base64"), ROUNDS, ROUND_MS,
  );
  for (;;) {
    const result = await browser.run(() => window.bench);
    if (result?.error) throw new Error(result.error);
    if (result) return { ...result, version: await browser.run(() => navigator.userAgent.match(/Chrome\/(\d+)/)[1]) };
    await new Promise((done) => setTimeout(done, 500));
  }
}

const [file, ...nodes] = process.argv.slice(2);
const corpusFile = fileURLToPath(new URL("../tests/data/riichi/corpus-20000.jsonl.gz", import.meta.url));
const [wasm, corpus] = await Promise.all([readFile(file), readFile(corpusFile)]);
if (nodes[0] === "--here") {
  const version = process.versions.node.split(".")[0];
  console.log(JSON.stringify({ where: `node ${version}`, ...(await measure(wasm, corpus, ROUNDS, ROUND_MS)) }));
  process.exit();
}
const table = (await text(process.stdin)).trimEnd();
process.stdout.write(`${table}\n`);
const native = (name) => Number(table.match(new RegExp(`^\\| tenbo \`${name}\` \\| (\\d+)`, "m"))?.[1]);
const peer = Number(table.match(/^\| riichienv-core [^|]*\| (\d+)/m)?.[1]);
const seen = nodes.map((node) => JSON.parse(execFileSync(node, [fileURLToPath(import.meta.url), file, "--here"])));
const chromium = await inChromium((browser) => inBrowser(browser, wasm, corpus));
seen.push({ where: `Chromium ${chromium.version}`, ...chromium });
for (const name of ["score", "explain"]) {
  for (const { where, sums, [name]: speed } of seen) {
    const part = (speed / native(name)).toFixed(2);
    console.log(`| tenbo \`${name}\`, wasm in ${where} | ${speed.toFixed(0)} | ${(speed / peer).toFixed(2)} | ${part} of native |`);
    if (sums[name] !== chromium.sums[name]) throw new Error(`${name}: the totals differ`);
  }
}
