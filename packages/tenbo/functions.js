// The functions of the package. What they are given may be anything at all: they answer, they do not throw.
import * as engine from "./engine.js";

/** Requests longer than this are refused; a game of ten thousand deals is shorter. */
const LONGEST = 8_000_000;

/** Gives the engine, compiled, when something is first asked. */
let supply;
/** Why it could not be started. */
let failure;
let started = false;
let broken = false;

const refused = (key) => ({ ok: false, problems: [{ key, at: "" }] });

/** Says where the engine comes from when something is first asked. */
export function supplied(by) {
  supply = by;
}

/** Whether the engine runs: it is started now if it was not, and if there is one. */
function runs(compiled) {
  try {
    const module = started ? undefined : (compiled ?? supply?.());
    if (module) started = Boolean(engine.initSync({ module }));
  } catch (error) {
    failure = error;
  }
  return started;
}

/** Starts an engine that has been compiled, where none has been started. */
export async function begin(compiled) {
  if (!runs(compiled)) throw failure ?? new Error("tenbo: not-started");
}

function ask(question, text) {
  if (!runs()) return refused("not-started");
  if (typeof text !== "string") return refused("wrong-type");
  if (text.length > LONGEST) return refused("text-too-long");
  try {
    // One that was stopped in the midst of something, for want of memory or stack, is not used again.
    if (broken) engine.__wbg_reset_state();
    broken = true;
    const answer = question(text);
    broken = false;
    return answer;
  } catch {
    return refused("out-of-range");
  }
}

/** What is asked of nothing has one answer; where there is no engine there is none. */
function told(question) {
  const answer = ask(question, "");
  if (answer.ok === false) throw new Error(`tenbo: ${answer.problems[0].key}`, { cause: failure });
  return answer;
}

/** The JSON of a value; nothing for one that has none, is cyclic, or throws when it is looked at. Such a value stops here: the
 *  engine is given text, and answers with objects. */
function written(value) {
  try {
    // Half a character is none: it would not arrive.
    return JSON.stringify(value)?.replace(/\\(?:\\|ud[89a-f][0-9a-f]{2})/g, (found) => (found === "\\\\" ? found : "\\ufffd"));
  } catch {
    return undefined;
  }
}

export const version = () => told(engine.version);
export const rulebooks = () => told(engine.rulebooks);
export const parse = (text) => ask(engine.parse, text);
export const check = (request) => ask(engine.check, written(request));
export const score = (request) => ask(engine.score, written(request));
export const waits = (request) => ask(engine.waits, written(request));
export const checkRulebook = (rulebook) => ask(engine.checkRulebook, typeof rulebook === "string" ? rulebook : written(rulebook));
