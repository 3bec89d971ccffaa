// For pages and workers: the parts of the engine lie beside this file.
import { start } from "./tenbo.js";

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`tenbo: ${response.status} for ${response.url}`);
  return response.arrayBuffer();
}
const compiled = async (name) => WebAssembly.compile(await fetched(name));

const parts = [compiled("./tenbo.wasm"), compiled("./games.wasm"), fetched("./books.bin")];
const [module, games, books] = await Promise.all(parts);
await start(module, games, new Uint8Array(books));

export { check, checkRulebook, parse, rulebooks, score, version, waits } from "./tenbo.js";
