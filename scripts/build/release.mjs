// Runs after assets.mjs in a release build by Trunk, in the folder that is to become dist: makes everything small, gives each file a name
// that tells its content, and writes the service worker that keeps them. A module that a browser would refuse to start must
// fail the build, not the player.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { minify } from "terser";
import { notices } from "../release/notices.mjs";
import { nameByContent, writeWorker } from "./offline.mjs";
import { TEXTS, cut } from "./section.mjs";
import { writePages } from "./pages.mjs";
import { split } from "./split.mjs";

/** A script without what only its reader needs. */
const tight = async (source) => (await minify(source, { module: true, ecma: 2022 })).code;
const folder = process.env.TRUNK_STAGING_DIR;
const text = (name) => readFileSync(join(folder, name), "utf8");
const bytes = (name) => readFileSync(join(folder, name));
const built = (ending) => readdirSync(folder).find((name) => name.startsWith("tenbo-") && name.endsWith(ending));
const [scriptName, moduleName] = [built(".js"), built("_bg.wasm")];
const sections = readdirSync(folder).filter((name) => ["books.json", "hands.json"].includes(name) || name.endsWith(".bin"));
if (sections.length !== 2 + TEXTS.length * readdirSync("locales").length) throw new Error(`release: only ${sections.join(", ")}`);
const { script, module, parts } = split("release-wasm");
const wasm = sections.reduce((rest, name) => cut(rest, parse(name).name).rest, module);
for (const [, part] of [["", wasm], ...parts]) new WebAssembly.Module(part);
let page = text("index.html");

// What other sites load to frame the page: written to be read, served to be small.
const { code } = await minify(text("embed.js"), { ecma: 2020, toplevel: true });
// A promise of docs/embedding.md.
if (code.length > 6000) throw new Error(`release: embed.js has ${code.length} bytes`);
writeFileSync(join(folder, "embed.js"), code);

// One sheet of styles compresses better than several, and is asked for once. The views that come as parts have one of their own,
// with the components that they alone show; it comes with the first of them (src/app/components/part.rs).
const OF_PARTS = /^(chooser|embed|game|reference|rulebooks|share|table|template)-/;
const sheets = [...page.matchAll(/<link [^>]*?href=["']?(?:\.\/)?([\w-]+\.css)[^>]*>/g)];
const joined = (ofParts) => Buffer.concat(sheets.filter(([, name]) => OF_PARTS.test(name) === ofParts).map(([, name]) => bytes(name)));
const [styles, partStyles] = [joined(false), joined(true)];
for (const [link, name] of sheets) {
  rmSync(join(folder, name));
  page = page.replace(link, name === sheets[0][1] ? link.replace(name, "tenbo.css") : "");
}
page = page.replace(/ data-books=/, (books) => ` data-styles=parts.css${books}`);

// What the page's scripts name comes before them.
nameByContent(folder, page, [
  ["update.css", text("update.css"), "update", ".css"],
  ["given.js", await tight(text("given.js")), "given", ".js"],
  ["update.js", await tight(text("update.js")), "update", ".js"],
  ["flowers.svg", text("flowers.svg"), "flowers", ".svg"],
  ["faces.js", await tight(text("faces.js")), "faces", ".js"],
  ["art.js", await tight(text("art.js")), "art", ".js"],
  ["boot.js", await tight(text("boot.js")), "boot", ".js"],
  ...parts.map(([name, part]) => [name, part, name.replace(/^split_|\.wasm$/g, ""), ".wasm"]),
  [scriptName, await tight(script), "tenbo", ".js"],
  [moduleName, wasm, "tenbo", "_bg.wasm"],
  ["tenbo.css", styles, "tenbo", ".css"],
  ["parts.css", partStyles, "parts", ".css"],
  ...sections.map((name) => [name, bytes(name), parse(name).name, parse(name).ext]),
]);
// Whoever hands the folder on hands on what its licenses ask for.
for (const name of readdirSync(".").filter((name) => name.startsWith("LICENSE"))) cpSync(name, join(folder, name));
writeFileSync(join(folder, "NOTICES"), notices("page"));
writePages(folder, process.env.TENBO_ADDRESS);
writeWorker(folder);
