// Runs the journeys by node's own test runner: `node tests/e2e/run.mjs [--engine=chromium] [--lanes=NUMBER] [--dist=dist]
// [--reporter=spec] [--late=MILLISECONDS] [part of a file's name ...]`; TENBO_BROWSER names an engine as well. In Chromium two go
// at a time, for most of a journey is waiting; those of the folder `alone`, which measure time, come last and by themselves. The
// drivers of the other engines answer too early beside another one. One file runs by itself, too:
// `node --test tests/e2e/journeys/10-closed-hand.mjs`.
import { readdirSync } from "node:fs";
import { run } from "node:test";
import * as reporters from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: process.env.TENBO_BROWSER ?? "chromium" },
    dist: { type: "string", default: "dist" },
    lanes: { type: "string" },
    reporter: { type: "string", default: "spec" },
    late: { type: "string" },
  },
});
process.env.TENBO_BROWSER = values.engine;
process.env.TENBO_DIST = values.dist;
if (values.late) process.env.TENBO_LATE = values.late;

const folder = fileURLToPath(new URL("./journeys/", import.meta.url));
const files = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith(".mjs") && (positionals.length === 0 || positionals.some((part) => file.includes(part))))
  .sort();
/** A journey takes a minute or two. One that has left something open would never end, and is stopped: in milliseconds. */
const ENDLESS = 600_000;
const begun = Date.now();
const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed and where, said once more at the end: of a long log that is what is looked at. */
const failures = [];

/** Runs files, so many at a time. */
async function take(files, concurrency) {
  if (files.length === 0) return;
  const stream = run({ files: files.map((file) => folder + file), concurrency, timeout: ENDLESS });
  stream.on("test:pass", ({ skip }) => { count[skip === undefined ? "passed" : "skipped"] += 1; });
  stream.on("test:fail", ({ name, details: { error } }) => {
    count.failed += 1;
    const { message = String(error), stack = "" } = error.cause ?? error;
    const place = stack.match(/journeys\/[^)\s]+/)?.[0] ?? "";
    failures.push(`failed: ${name}: ${message.replace(/\s+/g, " ").slice(0, 300)} (${place})`);
  });
  const reporter = values.reporter === "spec" ? new reporters.spec() : reporters[values.reporter];
  for await (const text of stream.compose(reporter)) process.stdout.write(text);
}

const alone = (file) => file.startsWith("alone");
await take(files.filter((file) => !alone(file)), Number(values.lanes ?? (values.engine === "chromium" ? 2 : 1)));
await take(files.filter(alone), 1);
const seconds = Math.round((Date.now() - begun) / 1000);
for (const failure of failures) console.log(failure);
console.log(`journeys in ${values.engine}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} not for it, ${seconds} s`);
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
