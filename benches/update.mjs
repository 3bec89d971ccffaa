// What a browser fetches of an update in which one rulebook has changed: `node benches/update.mjs DIST [WORKER]`, a release build
// and, if not its own, the template of the worker (public/sw.js of some commit). Prints a line of benches/runs/update.tsv.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { nameByContent, offlineFiles, writeWorker } from "../scripts/build/offline.mjs";
import { startDriver } from "../tests/e2e/driver.mjs";
import { copyOfApp, look, open, settled } from "../tests/e2e/offline.mjs";

/** The rulebook that changes. */
const RULEBOOK = "bmja";

const [dist = "dist", template] = process.argv.slice(2);

/** The worker of a folder, with another template than the build's. */
function work(folder) {
  writeWorker(folder);
  if (!template) return;
  const [build] = readFileSync(join(folder, "sw.js"), "utf8").split("\n", 1);
  writeFileSync(join(folder, "sw.js"), `${build}\n${readFileSync(template, "utf8")}`);
}

/** The build with another value in one rulebook of the file that has them all. */
function changed(folder) {
  const name = readdirSync(folder).find((name) => /^books-.*\.json$/.test(name));
  const books = JSON.parse(readFileSync(join(folder, name), "utf8"));
  books[RULEBOOK].blocks[0].title += ", corrected";
  nameByContent(folder, readFileSync(join(folder, "index.html"), "utf8"), [[name, JSON.stringify(books), "books", ".json"]]);
  work(folder);
}

const weigh = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
const other = mkdtempSync(join(tmpdir(), "tenbo-update-"));
cpSync(dist, other, { recursive: true });
changed(other);
const app = await copyOfApp(dist);
work(app.folder);
const driver = await startDriver();
const browser = await driver.open();
try {
  await open(browser, app.url);
  await settled(browser);
  app.replace(other);
  app.server.requests.length = 0;
  const state = await look(browser);
  if (state !== "installed") throw new Error(`the update is ${state}`);
  const asked = app.server.requests.map((name) => name || "index.html");
  const sizes = asked.map((name) => readFileSync(join(other, name))).map((bytes) => [bytes.length, weigh(bytes)]);
  const [plain, small] = sizes.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log([offlineFiles(other).length, asked.length, plain, small, [...new Set(asked)].slice(0, 5).join(" ")].join("\t"));
} finally {
  await browser.close();
  driver.stop();
  app.remove();
  rmSync(other, { recursive: true, force: true });
}
process.exit(0);
