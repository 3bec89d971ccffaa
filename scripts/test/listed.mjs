// No test that no stage runs: what stands in the sources as `#[test]` is compared with what the native test programs list, and the
// component tests with the files that their program has.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const run = (program, ...args) => execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
const OTHERS = /^(benches|tests\/mutants|examples\/outside)\//;
const sources = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.rs").trim().split("\n").filter((file) => !OTHERS.test(file));

/** The functions of an attribute in a text; other attributes and remarks may stand between. */
function* tests(text, attribute) {
  const lines = text.split("\n").map((line) => line.trim());
  for (let at = lines.indexOf(attribute); at >= 0; at = lines.indexOf(attribute, at + 1)) {
    const name = lines.slice(at).find((line) => /^(pub )?(async )?fn /.test(line))?.match(/fn (\w+)/)[1];
    yield { name, attributes: lines.slice(at, lines.findIndex((line, place) => place > at && line.includes(`fn ${name}(`))) };
  }
}

/** How often each name is listed. */
const listed = new Map();
for (const [, name] of run("cargo", "test", "--quiet", "--workspace", ...process.argv.slice(2), "--", "--list", "--format", "terse").matchAll(/^(?:.*::)?(\w+): test$/gm)) {
  listed.set(name, (listed.get(name) ?? 0) + 1);
}
const components = readFileSync("tests/components/main.rs", "utf8");
const faults = [];
let count = 0;
for (const file of sources) {
  const text = readFileSync(file, "utf8");
  for (const { name, attributes } of tests(text, "#[test]")) {
    count += 1;
    const left = (listed.get(name) ?? 0) - 1;
    listed.set(name, left);
    if (left < 0) faults.push(`${file}: ${name} is in no test program`);
    if (attributes.some((line) => line.startsWith("#[ignore"))) faults.push(`${file}: ${name} is ignored`);
  }
  for (const { name } of tests(text, "#[wasm_bindgen_test]")) {
    count += 1;
    const module = basename(file, ".rs");
    if (!file.startsWith("tests/components/") || !components.includes(`mod ${module};`)) faults.push(`${file}: ${name} is not among the components`);
  }
}
faults.forEach((fault) => console.log(fault));
console.log(`${count} tests in the sources, ${faults.length} that nothing runs`);
process.exit(faults.length > 0 || count === 0 ? 1 : 0);
