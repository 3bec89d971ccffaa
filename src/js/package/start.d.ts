export * from "./tenbo.js";

/** Starts the engine where neither the entry for browsers nor the one for node can: tenbo.wasm and games.wasm compiled, and
 *  the bytes of books.bin. */
export function start(module: WebAssembly.Module, games: WebAssembly.Module, books: Uint8Array): Promise<void>;
