// The weight of a first visit, compressed as a good host would, against the budget: `node scripts/build/size.mjs [dist]`
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { offlineFiles } from "./offline.mjs";

/** What a first visit may weigh. The goal is 380 kB (docs/measurements.md). */
const LIMIT = 598_000;

const folder = process.argv[2] ?? "dist";
const page = readFileSync(join(folder, "index.html"), "utf8");
// What the page itself names is what a first visit fetches. The manifest is asked for once the page is there, the icons
// when the app is installed.
const LATER = [/\.webmanifest$/, /^update-/, /^given-/, /^sw\.js$/];
const later = (name) => LATER.some((kind) => kind.test(name));
const named = readdirSync(folder).filter((name) => new RegExp(`(href|src|data-js|data-wasm|data-texts-en)=["']?(\\./)?${name.replace(/\./g, "\\.")}["'\\s>]`).test(page));
const files = ["index.html", ...named.filter((name) => !later(name))];

const weigh = (bytes) => brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
}).length;

const sums = { ".wasm": 0, ".js": 0, ".css": 0, total: 0 };
const row = (...cells) => console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(48) : String(cell).padStart(10))).join(""));
row("first visit, bytes", "plain", "brotli", "limit");
for (const name of files) {
  const bytes = readFileSync(join(folder, name));
  const small = weigh(bytes);
  const kind = extname(name);
  if (kind in sums) sums[kind] += small;
  sums.total += small;
  row(name, bytes.length, small);
}
for (const [kind, sum] of Object.entries(sums)) row(kind === "total" ? "all" : `all ${kind}`, "", sum, kind === "total" ? LIMIT : "");
// Not part of it, but for whoever pays for each byte: what comes after the app stands, and what is then kept for offline use.
const sum = (names) => names.map((name) => readFileSync(join(folder, name))).map((bytes) => [bytes.length, weigh(bytes)]).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
const parts = readdirSync(folder).filter((name) => /\.wasm$|-words-en-|^parts-/.test(name) && !named.includes(name));
row("parts, when they are first shown", ...sum(parts));
row("after the app stands: update, worker, manifest", ...sum(readdirSync(folder).filter(later)));
row("kept for offline use, all of the above as well", ...sum(offlineFiles(folder)));
if (!(sums[".wasm"] > 0 && sums[".js"] > 0)) {
  console.error("size: the page names no module");
  process.exit(1);
}
if (sums.total > LIMIT) {
  console.error("size: above the budget");
  process.exit(1);
}
