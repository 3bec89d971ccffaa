// Runs after every Trunk build: a module that a browser would refuse to start must fail the build, not the player.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// First, as what it writes is what must start.
if (process.env.TRUNK_PROFILE === "release") await import("./shrink.mjs");

const folder = process.env.TRUNK_STAGING_DIR ?? process.argv[2] ?? "dist";
const modules = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
if (modules.length === 0) {
  console.error(`guard: no wasm module in ${folder}`);
  process.exit(1);
}
for (const name of modules) {
  try {
    new WebAssembly.Module(readFileSync(join(folder, name)));
  } catch (error) {
    console.error(`guard: ${name} would not start in a browser: ${error.message}`);
    process.exit(1);
  }
}
