// Runs after every Trunk build, in the folder that is to become dist: makes files of what need not come with the module,
// and the module small. A module that a browser would refuse to start must fail the build, not the player.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shrink } from "./shrink.mjs";
import { cut } from "./wasm.mjs";

const folder = process.env.TRUNK_STAGING_DIR ?? process.argv[2];
const old = (ending) => {
  const found = readdirSync(folder).filter((name) => name.startsWith("tenbo-") && name.endsWith(ending));
  if (found.length !== 1) throw new Error(`finish: ${found.length} files ${ending} in ${folder}`);
  return found[0];
};
const [scriptName, moduleName] = [old(".js"), old("_bg.wasm")];
let script = readFileSync(join(folder, scriptName), "utf8");
let { found: books, rest: wasm } = cut(readFileSync(join(folder, moduleName)), "books");
if (books === undefined) throw new Error("finish: the module has no section of rulebooks");
if (process.env.TRUNK_PROFILE !== "debug") ({ script, wasm } = await shrink(script, wasm));
new WebAssembly.Module(wasm);

// The names tell the content, as the page's other files' do.
let page = readFileSync(join(folder, "index.html"), "utf8");
for (const [before, bytes, start, ending] of [
  [scriptName, script, "tenbo", ".js"],
  [moduleName, wasm, "tenbo", "_bg.wasm"],
  ["books.bin", books, "books", ".bin"],
]) {
  const after = `${start}-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}${ending}`;
  rmSync(join(folder, before), { force: true });
  writeFileSync(join(folder, after), bytes);
  if (!page.includes(before)) throw new Error(`finish: the page does not name ${before}`);
  page = page.replaceAll(before, after);
}
writeFileSync(join(folder, "index.html"), page);
