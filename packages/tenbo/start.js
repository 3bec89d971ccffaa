// What `import "tenbo/start"` gives: the functions without the engine, for hosts that compile it themselves.
export { begin as start, check, checkRulebook, parse, rulebooks, score, version, waits } from "./functions.js";
