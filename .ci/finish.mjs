// Runs after every Trunk build, in the folder that is to become dist: makes files of what need not come with the module,
// and gives each file a name that tells its content. A module that a browser would refuse to start must fail the build,
// not the player.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { nameByContent, writeWorker } from "./offline.mjs";
import { startTexts } from "./start.mjs";
import { cut } from "./wasm.mjs";

// NODE_PATH, where the tools are, is for `require` alone.
const { minify } = createRequire(import.meta.url)("terser");
/** A script without what only its reader needs. */
const tight = async (source) => (await minify(source, { module: true, ecma: 2022 })).code;
const folder = process.env.TRUNK_STAGING_DIR ?? process.argv[2];
const old = (ending) => {
  const found = readdirSync(folder).filter((name) => name.startsWith("tenbo-") && name.endsWith(ending));
  if (found.length !== 1) throw new Error(`finish: ${found.length} files ${ending} in ${folder}`);
  return found[0];
};
const [scriptName, moduleName] = [old(".js"), old("_bg.wasm")];
const script = await tight(readFileSync(join(folder, scriptName), "utf8"));
let wasm = readFileSync(join(folder, moduleName));
let page = readFileSync(join(folder, "index.html"), "utf8");

// The texts of each language are a section of the module, of which the page is to name the files.
const languages = readdirSync("locales");
const texts = languages.map((code) => `texts-${code}`);
page = page.replace(/ data-books=/, (books) => ` ${texts.map((name) => `data-${name}=${name}.bin`).join(" ")}${books}`);
page = page.replace(/<script /, (script) => `${startTexts(languages)}${script}`);

// What the page names by an attribute `data-NAME` stands in a section NAME of the module.
const sections = [...page.matchAll(/data-([\w-]+)=["']?[\w./]*?\b\1\.bin/g)].map(([, name]) => {
  const { found, rest } = cut(wasm, name);
  if (found === undefined) throw new Error(`finish: the module has no section ${name}`);
  wasm = rest;
  return [`${name}.bin`, found, name, ".bin"];
});
new WebAssembly.Module(wasm);

// What other sites load to frame the page: written to be read, served to be small.
const helper = join(folder, "embed.js");
const { code } = await minify(readFileSync(helper, "utf8"), { ecma: 2020, toplevel: true });
if (code.length > 2500) throw new Error(`finish: embed.js has ${code.length} bytes`);
writeFileSync(helper, code);

// One sheet of styles compresses better than several, and is asked for once.
const sheets = [...page.matchAll(/<link [^>]*?href=["']?(?:\.\/)?([\w-]+\.css)[^>]*>/g)];
const styles = Buffer.concat(sheets.map(([, name]) => readFileSync(join(folder, name))));
for (const [link, name] of sheets) {
  rmSync(join(folder, name));
  page = page.replace(link, name === sheets[0][1] ? link.replace(name, "tenbo.css") : "");
}

// What the page's scripts name comes before them.
const text = (name) => readFileSync(join(folder, name), "utf8");
nameByContent(folder, page, [
  ["update.css", text("update.css"), "update", ".css"],
  ["update.js", await tight(text("update.js")), "update", ".js"],
  ["flowers.svg", text("flowers.svg"), "flowers", ".svg"],
  ["art.js", await tight(text("art.js")), "art", ".js"],
  ["boot.js", await tight(text("boot.js")), "boot", ".js"],
  [scriptName, Buffer.from(script), "tenbo", ".js"],
  [moduleName, wasm, "tenbo", "_bg.wasm"],
  ["tenbo.css", styles, "tenbo", ".css"],
  ...sections,
]);
writeWorker(folder);
