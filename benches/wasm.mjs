// One of the module's loops over riichi's corpus: `node wasm.mjs FILE.wasm score|explain here|chromium`, in this node or in
// Chromium. First it prints the sum of the totals and where it runs, then hands a second whenever it is asked by a line.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inChromium } from "./page.mjs";

const WARM_MS = 500;
const ROUND_MS = 1000;

/** Runs in node and, by its source text, in a browser: loads the corpus, gives the sum and what measures a round. */
async function prepare(wasm, corpus, what, warmMs, roundMs) {
  const module = await WebAssembly.compile(wasm);
  // The library also holds the page's side of the product, whose imports are never called here.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, imports);
  // First the room, then the view: memory that grows is another buffer.
  const room = exports.bench_room(corpus.length);
  new Uint8Array(exports.memory.buffer, room, corpus.length).set(corpus);
  const hands = exports.bench_load();
  const pass = exports[`bench_${what}`];
  const sum = pass();
  const round = (ms) => {
    let passes = 0;
    let elapsed = 0;
    for (const start = performance.now(); elapsed < ms; elapsed = performance.now() - start) {
      if (pass() !== sum) throw new Error(`${what} does not repeat itself`);
      passes += 1;
    }
    return (passes * hands * 1000) / elapsed;
  };
  round(warmMs);
  return { sum, round: () => round(roundMs) };
}

async function answer(place, { sum, round }) {
  console.log(`${sum} ${place}`);
  for await (const _ of createInterface({ input: process.stdin })) console.log((await round()).toFixed(0));
}

const [file, what, place] = process.argv.slice(2);
const corpusFile = fileURLToPath(new URL("../tests/data/riichi/corpus-20000.jsonl.gz", import.meta.url));
const [wasm, corpus] = await Promise.all([readFile(file), readFile(corpusFile)]);

if (place === "chromium") {
  await inChromium(async (browser) => {
    await browser.run(
      (source, wasmText, corpusText, ...rest) => {
        const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        new Function(`return ${source}`)()(bytes(wasmText), bytes(corpusText), ...rest).then(
          (ready) => { window.ready = ready; },
          (error) => { window.ready = { error: String(error) }; },
        );
      },
      prepare.toString(), wasm.toString("base64"), corpus.toString("base64"), what, WARM_MS, ROUND_MS,
    );
    let ready = null;
    while (!ready) {
      await new Promise((done) => setTimeout(done, 200));
      ready = await browser.run(() => window.ready && {
        sum: window.ready.sum, error: window.ready.error, version: navigator.userAgent.match(/Chrome\/(\d+)/)[1],
      });
    }
    if (ready.error) throw new Error(ready.error);
    await answer(`Chromium ${ready.version}`, { sum: ready.sum, round: () => browser.run(() => window.ready.round()) });
  });
} else {
  await answer(`node ${process.versions.node.split(".")[0]}`, await prepare(wasm, corpus, what, WARM_MS, ROUND_MS));
}
