// How long the page takes to read and compile a rulebook in Chromium on a slow machine: `node compile.mjs FILE.wasm`
import { readFile } from "node:fs/promises";
import { inChromium } from "./page.mjs";

/** The processor is made so many times slower. */
const SLOWER = 4;
const TIMES = 101;

/** Runs in the page: the first call, which the browser has not made fast yet, and the median of the others. */
async function measure(text, times) {
  const module = await WebAssembly.compile(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports.bench_books();
  return [0, 1].map((all) => {
    let patterns;
    const took = Array.from({ length: times }, () => {
      const start = performance.now();
      patterns = exports.bench_compile(all);
      return performance.now() - start;
    });
    const [first, ...rest] = took;
    rest.sort((a, b) => a - b);
    return { patterns, first, median: rest[Math.floor(rest.length / 2)] };
  });
}

const wasm = await readFile(process.argv[2]);
await inChromium(async (browser) => {
  await browser.cdp("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const [largest, every] = await browser.run(measure, wasm.toString("base64"), TIMES);
  console.log(`| rulebook, in Chromium ${SLOWER} times slower | patterns | first, ms | median, ms |`);
  console.log("| --- | ---: | ---: | ---: |");
  for (const [name, { patterns, first, median }] of [["Chinese Official, read and compiled", largest], ["every pattern, compiled", every]]) {
    console.log(`| ${name} | ${patterns} | ${first.toFixed(1)} | ${median.toFixed(1)} |`);
  }
});
