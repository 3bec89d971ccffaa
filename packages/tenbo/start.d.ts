export { check, checkRulebook, parse, rulebooks, score, version, waits } from "./tenbo.js";
export type * from "./tenbo.js";

/** Starts the engine: tenbo.wasm, compiled. Until then every request is answered with the problem `not-started`. */
export function start(module: WebAssembly.Module): Promise<void>;
