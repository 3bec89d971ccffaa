// For node: the parts of the engine lie beside this file.
import { readFile } from "node:fs/promises";
import { start } from "./tenbo.js";

const file = (name) => readFile(new URL(name, import.meta.url));
const compiled = async (name) => WebAssembly.compile(await file(name));

await start(await compiled("./tenbo.wasm"), await compiled("./games.wasm"), await file("./books.bin"));

export { check, checkRulebook, parse, rulebooks, score, version, waits } from "./tenbo.js";
