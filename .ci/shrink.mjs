// Takes out of a module and its script what the page never calls, and shortens the rest.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { READY, among, functionNames, split } from "./split.mjs";
import { names, rename } from "./wasm.mjs";

// NODE_PATH, where the tools are, is for `require` alone.
const require = createRequire(import.meta.url);
const { parse } = require("acorn");
const { minify } = require("terser");

const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
// Libraries export these for pages that use them; this one does not.
const FOREIGN = /^IntoUnderlying/;

const only = (what, found) => {
  if (found.length !== 1) throw new Error(`shrink: ${found.length} of ${what}`);
  return found[0];
};
const program = (source) => parse(source, { ecmaVersion: "latest", sourceType: "module" }).body;
const without = (source, nodes) =>
  [...nodes].sort((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), source);

function* walk(node) {
  if (Array.isArray(node)) {
    for (const one of node) yield* walk(one);
  } else if (typeof node?.type === "string") {
    yield node;
    for (const value of Object.values(node)) yield* walk(value);
  }
}

/** The script without foreign classes and what belongs to them; it exports nothing but its start. */
function withoutForeign(source) {
  const body = program(source);
  const classes = body.filter((node) => node.declaration?.type === "ClassDeclaration" && FOREIGN.test(node.declaration.id.name));
  const theirs = classes.map((node) => node.declaration.id.name);
  const belongs = (node) => theirs.some((name) =>
    (node.type === "IfStatement" && source.slice(node.start, node.end).includes(`${name}.prototype[Symbol.dispose]`))
    || (node.type === "VariableDeclaration" && node.declarations[0].id.name === `${name}Finalization`));
  const list = only("list of exports", body.filter((node) => node.type === "ExportNamedDeclaration" && node.specifiers.length > 0));
  const start = only("start", list.specifiers.filter((one) => one.exported.name === "default"));
  const rest = without(source, [...classes, ...body.filter(belongs), list]);
  return `${rest}\nexport default ${start.local.name};\n`;
}

/** The longest text that is put together letter by letter. */
const SHORT = 24;

/**
 * The script with a short way for short texts of ASCII, which nearly all are that the module hands over: names of elements
 * and attributes, words, numbers. A decoder takes half a microsecond for the shortest, and a tap hands over hundreds.
 */
function withShortTexts(source) {
  const reads = (node) => node.type === "FunctionDeclaration" && node.id.name === "getStringFromWasm0";
  const { id } = only("reader of texts", program(source).filter(reads));
  return `${source.slice(0, id.start)}getLongStringFromWasm0${source.slice(id.end)}
function getStringFromWasm0(ptr, len) {
    if (len <= ${SHORT}) {
        const bytes = getUint8ArrayMemory0();
        const end = (ptr >>> 0) + len;
        let text = "";
        let at = ptr >>> 0;
        while (at < end && bytes[at] < 128) text += String.fromCharCode(bytes[at++]);
        if (at === end) return text;
    }
    return getLongStringFromWasm0(ptr, len);
}
`;
}

/** The script without functions that nothing calls any more. */
const tidy = async (source) =>
  (await minify(source, { module: true, mangle: false, compress: { defaults: false, unused: true, toplevel: true } })).code;

/** A script of our own without what only its reader needs. */
export const tight = async (source) => (await minify(source, { module: true, ecma: 2022 })).code;

/** Where the script names exports of the module. */
const calls = (source) =>
  [...walk(program(source))]
    .filter((node) => node.type === "MemberExpression" && node.object.name === "wasm" && !node.computed)
    .map((node) => node.property);

/** The functions that the script has for the module, and the name of the list. */
function offered(source) {
  const maker = only("list of imports", program(source).filter((node) => node.id?.name === "__wbg_get_imports"));
  const table = only("table of imports", [...walk(maker)].filter((node) => node.type === "VariableDeclarator" && node.id.name === "import0"));
  const key = only("name of the table", [...walk(maker)].filter((node) => node.type === "Property" && node.value.name === "import0")).key;
  return { key, functions: table.init.properties.filter((property) => property.key.name !== "__proto__") };
}

/** What a tool of binaryen makes of a module. */
export function tool(name, bytes, options) {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-"));
  const [from, to] = [join(folder, "from.wasm"), join(folder, "to.wasm")];
  writeFileSync(from, bytes);
  execFileSync(name, [from, ...options, "-o", to, ...FEATURES.map((feature) => `--enable-${feature}`)], { stdio: "inherit" });
  const result = readFileSync(to);
  rmSync(folder, { recursive: true });
  return result;
}

/** What a tool says of a module. */
function asked(name, bytes, options) {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-"));
  const from = join(folder, "from.wasm");
  writeFileSync(from, bytes);
  const features = FEATURES.map((feature) => `--enable-${feature}`);
  const said = execFileSync(name, [from, ...options, "-o", join(folder, "to.wasm"), ...features], { maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  return said.toString();
}

/** Takes out on either side what the other does not use. */
async function prune(script, wasm, passes) {
  const used = new Set([READY, ...calls(script).map((node) => node.name)]);
  const smaller = tool("wasm-opt", rename(wasm, ({ module, name }) => [module, name], (name) => (used.has(name) ? name : undefined)), ["-g", ...passes]);
  const wanted = new Set(names(smaller).imports.map(({ name }) => name));
  const { functions } = offered(script);
  const lacks = [...wanted].filter((name) => !functions.some((property) => property.key.name === name));
  if (lacks.length > 0) throw new Error(`shrink: the script lacks ${lacks.join(" ")}`);
  const spare = functions.filter((property) => !wanted.has(property.key.name));
  const commas = spare.map(({ start, end }) => ({ start, end: script[end] === "," ? end + 1 : end }));
  return [await tidy(without(script, commas)), smaller];
}

const short = (place) => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  return (place < letters.length ? "" : short(Math.floor(place / letters.length) - 1)) + letters[place % letters.length];
};

/** The last passes. Flat code is shorter when it is built up again, and like things beside each other compress better. */
const LAST = ["--flatten", "--rereloop", "-Oz", "--converge", "--merge-similar-functions", "--reorder-functions-by-name", "--strip-debug"];

/** Which functions each function calls, by their names. */
export function callGraph(wasm) {
  const calls = new Map();
  for (const [, caller, callee] of asked("wasm-opt", wasm, ["--print-call-graph"]).matchAll(/^ *"(.+)" -> "(.+)"; \/\/ call$/gm)) {
    calls.set(caller, [...(calls.get(caller) ?? []), callee]);
  }
  return calls;
}

/** What these functions call, directly or not, with themselves. */
export function called(calls, from) {
  const found = new Set(from);
  for (const name of found) for (const callee of calls.get(name) ?? []) found.add(callee);
  return found;
}

/** The module in two; `isFirst` tells by the place of a function where it is to be. */
export function halve(wasm, isFirst) {
  const { first, rest } = split(wasm, isFirst);
  const keep = ({ module, name }) => [module, name];
  // What the rest has itself it calls directly.
  const whole = rename(tool("wasm-merge", rest, ["rest"]), keep, () => undefined);
  const smaller = tool("wasm-opt", whole, LAST);
  const kept = new Set([...names(wasm).exports, ...names(smaller).imports].map(({ name }) => name));
  const left = rename(first, keep, (name) => (kept.has(name) && name !== READY ? name : undefined));
  return [tool("wasm-opt", left, LAST), smaller];
}

/** Gives what is left short names, the same on all sides. */
function shorten(script, wasm, rest) {
  const { imports, exports } = names(wasm);
  const inward = new Map(imports.map(({ name }, place) => [name, short(place)]));
  const outward = new Map(exports.map(({ name }, place) => [name, short(place)]));
  const { key, functions } = offered(script);
  const changes = [
    { ...key, to: '"_"' },
    ...functions.map((property) => ({ ...property.key, to: inward.get(property.key.name) })),
    ...calls(script).map((node) => ({ ...node, to: outward.get(node.name) })),
  ];
  changes.sort((a, b) => b.start - a.start);
  const renamed = changes.reduce((rest, { start, end, to }) => rest.slice(0, start) + to + rest.slice(end), script);
  const [first, later] = [
    rename(wasm, ({ name }) => ["_", inward.get(name)], (name) => outward.get(name)),
    rename(rest, ({ module, name }) => [module, outward.get(name)], (name) => name),
  ];
  return [renamed, first, later];
}

/** The script and the module, made small together but whole, with the names of its functions. */
export async function prepare(script, wasm) {
  let [left, right] = [await tidy(withShortTexts(withoutForeign(script))), wasm];
  // The second round finds what the first has set free. What one function alone calls stays by itself: it may be parted.
  for (const passes of [["--remove-unused-module-elements"], ["-Oz", "--converge", "--one-caller-inline-max-function-size", "0"]]) {
    [left, right] = await prune(left, right, passes);
  }
  return [left, right];
}

/** The script and the module in two parts, the first with the functions of these names. */
export async function shrink(script, wasm, known) {
  // What makes the rest ready may not be in the rest itself.
  const always = called(callGraph(wasm), [READY]);
  const [left, first, rest] = shorten(script, ...halve(wasm, among(new Set([...known, ...always]), functionNames(wasm))));
  const { code } = await minify(left, { module: true, toplevel: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } });
  return { script: code, wasm: first, rest };
}
