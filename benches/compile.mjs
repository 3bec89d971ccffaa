// How long the page takes to read and compile a rulebook in Chromium on a slow machine: `node compile.mjs FILE.wasm`
import { readFile } from "node:fs/promises";
import { inChromium } from "./page.mjs";

/** The processor is made so many times slower. */
const SLOWER = 4;
const TIMES = 21;

/** Runs in the page: the first call, which the browser has not made fast yet, and the median of the others. */
async function measure(text, times, books) {
  const module = await WebAssembly.compile(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports.bench_books();
  return Array.from({ length: books }, (_, book) => {
    let patterns;
    const took = Array.from({ length: times }, () => {
      const start = performance.now();
      patterns = exports.bench_compile(book);
      return performance.now() - start;
    });
    const [first, ...rest] = took;
    rest.sort((a, b) => a - b);
    return { patterns, first, median: rest[Math.floor(rest.length / 2)] };
  });
}

const BOOKS = [
  "Chinese Official, read and compiled",
  "every pattern, compiled",
  "every pattern and 42 templates, compiled",
  "64 templates, compiled",
  "five templates with thousands of fillings, compiled",
];
const wasm = await readFile(process.argv[2]);
await inChromium(async (browser) => {
  await browser.cdp("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const results = await browser.run(measure, wasm.toString("base64"), TIMES, BOOKS.length);
  console.log(`| rulebook, in Chromium ${SLOWER} times slower | patterns | first, ms | median, ms |`);
  console.log("| --- | ---: | ---: | ---: |");
  results.forEach(({ patterns, first, median }, at) => {
    console.log(`| ${BOOKS[at]} | ${patterns} | ${first.toFixed(1)} | ${median.toFixed(1)} |`);
  });
});
