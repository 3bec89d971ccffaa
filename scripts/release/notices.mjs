// What a build hands out with the code of others in it: which crates those are, and the notices that their licenses ask for.
// `node scripts/release/notices.mjs page` prints those of the page, `package` those of the npm package.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TARGET = "wasm32-unknown-unknown";
const FEATURES = { page: ["--features", "page"], package: ["--no-default-features", "--features", "package"] };

/** A crate's own words; where one may choose, those of the MIT license are enough. */
const WORDS = /^(licen[cs]e|copying|unlicense|notice|copyright)/i;
const MIT = /mit/i;

/** The crates whose code is in a build: not those that only make code (macros, build scripts), nor ours. */
function shipped(of) {
  const options = ["metadata", "--format-version", "1", "--locked", "--filter-platform", TARGET, ...FEATURES[of]];
  const { packages, resolve } = JSON.parse(execFileSync("cargo", options, { maxBuffer: 2 ** 27 }));
  const crates = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const isMacro = (id) => crates.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
  const seen = new Set();
  const follow = (id) => {
    if (seen.has(id) || isMacro(id)) return;
    seen.add(id);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) if (kinds.some(({ kind }) => kind === null)) follow(pkg);
  };
  follow(resolve.root);
  return [...seen].map((id) => crates.get(id)).filter(({ source }) => source).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The notices of a crate, as they stand in its folder. */
function words({ license, manifest_path: manifest }) {
  const folder = dirname(manifest);
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && WORDS.test(file.name)).map(({ name }) => name).sort();
  const mit = MIT.test(license) ? files.filter((name) => MIT.test(name) || /^(notice|copyright)/i.test(name)) : [];
  return (mit.some((name) => MIT.test(name)) ? mit : files).map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r", "").trim());
}

/** What stands for a file that a crate does not bring along: what its manifest says, and what that license wants repeated. */
function said({ name, license, authors }) {
  const owners = authors.length ? authors.map((author) => `Copyright (c) ${author}`) : [`Copyright (c) the authors of ${name}`];
  const ours = readFileSync("LICENSE-MIT", "utf8");
  return [`License: ${license}`, ...owners, ...(MIT.test(license) ? ["", ours.slice(ours.indexOf("Permission is")).trim()] : [])].join("\n");
}

/** The text of the file: each notice once, below the crates that it is of. */
export function notices(of) {
  const texts = new Map();
  const crates = shipped(of);
  for (const crate of crates) {
    const { name, version, license } = crate;
    const found = words(crate);
    for (const text of found.length ? found : [said(crate)]) texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  if (crates.length === 0) throw new Error("notices: no crate is shipped");
  const parts = [...texts].map(([text, names]) => `${"=".repeat(80)}\n${names.join("\n")}\n${"=".repeat(80)}\n\n${text}\n`);
  return `Tenbo is licensed under MIT OR Apache-2.0 (LICENSE). What it is made with, beside the standard library of Rust (MIT OR Apache-2.0, the Rust project contributors), and\nthe notices that are to go with it:\n\n${parts.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(notices(process.argv[2] ?? "page"));
