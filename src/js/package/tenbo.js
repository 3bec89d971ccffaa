// The functions of the package. What they are given may be anything at all: they answer, they do not throw.
import * as engine from "./engine.js";

/** Requests longer than this are refused; a game of ten thousand deals is shorter. */
const LONGEST = 8_000_000;

let parts;
let broken = false;

const refused = (key) => ({ ok: false, problems: [{ key, at: "" }] });

/** Joins to the module what it lacks. */
function join(first) {
  new WebAssembly.Instance(parts.games, { first });
  engine.books(parts.books);
}

/** Starts the engine with tenbo.wasm, games.wasm and books.bin; a module as one that is compiled. The entries for browsers
 *  and for node do it; call it where neither can. */
export async function start(module, games, books) {
  parts = { games, books };
  join(await engine.default({ module_or_path: module }));
}

/** A module that was stopped in the midst of something, for want of memory or stack, is not used again. */
function renew() {
  engine.__wbg_reset_state();
  join(engine.initSync());
  broken = false;
}

function ask(question, text) {
  if (typeof text !== "string") return refused("wrong-type");
  if (text.length > LONGEST) return refused("out-of-range");
  try {
    if (broken) renew();
    broken = true;
    const answer = JSON.parse(question(text));
    broken = false;
    return answer;
  } catch {
    return refused("out-of-range");
  }
}

/** The JSON of a value; nothing for one that has none, is cyclic, or throws when it is looked at. */
function written(value) {
  try {
    // Half a character is none: it would not arrive.
    return JSON.stringify(value)?.replace(/\\(?:\\|ud[89a-f][0-9a-f]{2})/g, (found) => (found === "\\\\" ? found : "\\ufffd"));
  } catch {
    return undefined;
  }
}

export const version = () => ask(engine.version, "");
export const rulebooks = () => ask(engine.rulebooks, "");
export const parse = (text) => ask(engine.parse, text);
export const check = (request) => ask(engine.check, written(request));
export const score = (request) => ask(engine.score, written(request));
export const waits = (request) => ask(engine.waits, written(request));
export const checkRulebook = (rulebook) => ask(engine.checkRulebook, typeof rulebook === "string" ? rulebook : written(rulebook));
