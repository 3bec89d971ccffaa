// Custom sections of a WebAssembly module: taken out of it, to be files of their own.

const CUSTOM = 0;

/** How the names of the files of texts begin (`Volume`, crates/tenbo-wording/src/compile/groups.rs). */
export const TEXTS = ["texts", "result-words", "part-words"];

/** A number of a module and where it ends: seven bits a byte, the lowest first. */
function number(bytes, at) {
  let [value, shift, byte] = [0, 0, 0];
  do {
    byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    shift += 7;
  } while (byte & 128);
  return [value, at];
}

/** The content of a custom section, and the module without it. */
export function cut(bytes, name) {
  const kept = [bytes.subarray(0, 8)];
  let found;
  for (let at = 8; at < bytes.length;) {
    const [length, body] = number(bytes, at + 1);
    const end = body + length;
    const [letters, start] = number(bytes, body);
    if (bytes[at] === CUSTOM && bytes.toString("utf8", start, start + letters) === name) found = bytes.subarray(start + letters, end);
    else kept.push(bytes.subarray(at, end));
    at = end;
  }
  return { found, rest: Buffer.concat(kept) };
}
