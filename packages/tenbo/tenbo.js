// What `import "tenbo"` gives, everywhere. The engine lies beside this file as a text: no bundler has to find a module, no
// server has to send one, and nothing has to be waited for. It is started when something is first asked.
import { begin, supplied } from "./functions.js";
import { digits } from "./module.js";

/** The bytes that two hexadecimal digits each stand for. */
function bytes() {
  if (Uint8Array.fromHex) return Uint8Array.fromHex(digits);
  const digit = (at) => {
    const code = digits.charCodeAt(at);
    return code < 58 ? code - 48 : code - 87;
  };
  const read = new Uint8Array(digits.length / 2);
  for (let at = 0; at < read.length; at += 1) read[at] = digit(2 * at) * 16 + digit(2 * at + 1);
  return read;
}

supplied(() => new WebAssembly.Module(bytes()));

/** Starts the engine beforehand, without keeping a page waiting. It need not be called. */
export async function start() {
  await begin(await WebAssembly.compile(bytes()));
}

export { check, checkRulebook, parse, rulebooks, score, version, waits } from "./functions.js";
