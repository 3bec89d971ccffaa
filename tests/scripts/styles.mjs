// What holds of the sheets of styles together: the page has them all, and a class belongs to one view and is used. What holds of
// each by itself is in style/stylelint.config.mjs. `node --test tests/scripts/styles.mjs`
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import postcss from "postcss";
import parser from "postcss-selector-parser";

const read = (file) => readFileSync(file, "utf8");
const list = (folder, ending) =>
  readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending)).sort().map((name) => `${folder}/${name.replaceAll("\\", "/")}`);

const SHEETS = list("style", ".css").map((file) => ({ file, name: file.slice("style/".length, -".css".length), root: postcss.parse(read(file)) }));
const SOURCES = list("src/app", ".rs").map((file) => ({ file, text: read(file) }));

/** Whose a sheet is: `views/game-deals` is the game's. */
const owner = (name) => name.startsWith("views/") ? name.slice("views/".length).split("-")[0] : name.split("/")[0];
/** Those that lay out, show on paper or take away what is others'. */
const ACROSS = ["page", "embed", "print"];

/** Every selector of a sheet, without the steps of animations; `where` is what a fault shows. */
function* selectors({ file, root }) {
  const rules = [];
  root.walkRules((rule) => { if (rule.parent.name !== "keyframes") rules.push(rule); });
  for (const rule of rules) {
    for (const selector of parser().astSync(rule.selector).nodes) {
      yield { selector, where: `${file}:${rule.source.start.line}: ${String(selector).trim()}` };
    }
  }
}

/** The classes of a selector or of a part of it, in its order. */
function classes(selector) {
  const found = [];
  selector.walkClasses(({ value }) => { found.push(value); });
  return found;
}

/** The class that a selector begins with. `dialog:has(.x)` and `.page:has(.x)` begin with x. */
function first(selector) {
  const end = selector.nodes.findIndex(({ type }) => type === "combinator");
  const begin = parser.selector({ nodes: selector.nodes.slice(0, end < 0 ? undefined : end).map((node) => node.clone()) });
  return classes(begin).find((name, at, all) => name !== "page" || at === all.length - 1);
}

/** The classes that selectors begin with, each with the owners of the sheets. */
const OWNERS = new Map();
for (const sheet of SHEETS.filter(({ name }) => !ACROSS.includes(owner(name)))) {
  for (const { selector } of selectors(sheet)) {
    const name = first(selector);
    if (name) OWNERS.set(name, (OWNERS.get(name) ?? new Set()).add(owner(sheet.name)));
  }
}

const words = (text) => text.match(/[\w-]+/g) ?? [];
/** The words of the texts in quotes in a file of Rust, but for its comments. */
const quoted = (text) => words(text.replace(/^\s*\/\/.*$/gm, "").split("\n").flatMap((line) => line.split('"').filter((_, at) => at % 2)).join(" "));

test("the page has every sheet, and the order of layers first", () => {
  const page = read("index.html");
  const named = [...page.matchAll(/<link .*href="style\/(.+)\.css"/g)].map(([, name]) => name);
  assert.deepEqual(named.sort(), SHEETS.map(({ name }) => name).sort());
  assert.equal(page.match(/rel="css" href="style\/(.+)\.css"/)[1], "tokens");
});

test("a width is where something begins or what it stays below", () => {
  for (const { file, root } of SHEETS) {
    root.walkAtRules("media", ({ params, source }) => {
      for (const part of params.match(/\([^()]*width[^()]*\)/g) ?? []) {
        assert.match(part, /^\(width (?:<|>=) [^<>]+\)$/, `${file}:${source.start.line}`);
      }
    });
  }
});

test("a class that begins a selector belongs to one view", () => {
  for (const [name, owners] of OWNERS) assert.equal(owners.size, 1, `selectors begin with .${name} in ${[...owners].join(" and ")}`);
});

test("a selector of a view begins with a class", () => {
  for (const sheet of SHEETS.filter(({ name }) => name.startsWith("views/") && owner(name) !== "page")) {
    for (const { selector, where } of selectors(sheet)) {
      assert.ok(first(selector) || String(selector).includes("[data-"), `${where} may be anywhere`);
    }
  }
});

test("a view uses no class of another", () => {
  for (const { file, text } of SOURCES) {
    const room = file.split("/")[2];
    // These put the views together.
    if (room.endsWith(".rs") || file.endsWith("embed/frame.rs")) continue;
    for (const word of quoted(text)) {
      const [whose] = OWNERS.get(word) ?? [room];
      assert.ok(["tokens", "base", "components", room].includes(whose), `${file} uses .${word}, which is of ${whose}`);
    }
  }
});

test("every class of the styles is used", () => {
  const used = new Set(SOURCES.flatMap(({ text }) => [...quoted(text), ...[...text.matchAll(/class:([\w-]+)=/g)].map(([, name]) => name)]));
  for (const file of ["index.html", ...list("public", ".js"), ...list("scripts/build", ".mjs")]) words(read(file)).forEach((word) => used.add(word));
  for (const sheet of SHEETS) {
    for (const { selector, where } of selectors(sheet)) {
      // The names of the pictures of tiles are put together: t1m, t7z.
      const unused = classes(selector).filter((name) => !used.has(name) && !/^t\d[mpsz]$/.test(name));
      assert.deepEqual(unused, [], `${where}: nothing has this class`);
    }
  }
});

test("frames change at four widths, and no height of theirs counts", () => {
  for (const { file, root } of SHEETS) {
    root.walkAtRules("container", ({ params }) => {
      const sizes = params.match(/[\d.]+rem/g) ?? [];
      assert.match(params, /^\((?:[\d.]+rem <= )?width (?:<|>=) [\d.]+rem\)$/, file);
      assert.ok(sizes.every((size) => ["15rem", "24rem", "34rem", "48rem"].includes(size)), `${file}: ${params}`);
    });
  }
});

test("the scale of type is as documented", () => {
  const [tokens, design] = [read("style/tokens.css"), read("docs/design.md")];
  const said = [...design.matchAll(/^\| `--t(\d)` \| (\d+) px \|/gm)].map(([, name, size]) => [name, Number(size)]);
  const first = tokens.slice(0, tokens.indexOf("@media"));
  const steps = [...first.matchAll(/^ *--t(\d): ([\d.]+)rem;/gm)].map(([, name, size]) => [name, size * 16]);
  assert.equal(steps.length, 6);
  assert.deepEqual(said, steps);
});
