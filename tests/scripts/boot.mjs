// What the start script makes of an address, in a page of its own here: `node --test tests/scripts/boot.mjs`
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const HOME = "https://club.example/tenbo/";
const LANGUAGES = ["en", "ja", "zh-hans", "zh-hant"];
/** Nothing that the script loads ever comes. */
const code = readFileSync("public/boot.js", "utf8").replaceAll("import(", "load(");
const never = () => new Promise(() => {});

/** The page that the script has begun with this query; `around` is the page around it. */
function begun(query, { kept = {}, languages = [], around } = {}) {
  const policy = { content: "'self' https: http:", cloneNode: () => ({ ...policy }) };
  const texts = Object.fromEntries(LANGUAGES.map((language) => [`data-texts-${language}`, `texts-${language}.bin`]));
  const script = {
    src: `${HOME}boot.js`,
    dataset: { js: "tenbo.js", wasm: "tenbo.wasm" },
    getAttributeNames: () => ["src", ...Object.keys(texts)],
    getAttribute: (name) => texts[name],
  };
  const page = { dataset: {} };
  const document = {
    baseURI: HOME,
    documentElement: page,
    head: { append() {} },
    querySelector: (selector) => (selector.startsWith("meta") ? policy : script),
  };
  const location = new URL(query, HOME);
  const world = vm.createContext({
    URL, URLSearchParams, WebAssembly, document, location, load: never, fetch: never, addEventListener() {},
    navigator: { languages }, localStorage: { getItem: (name) => kept[name] },
  });
  Object.assign(world, { parent: around ?? world, top: around ?? world });
  vm.runInContext(code, world);
  return { isWidget: "embed" in page.dataset, language: world.tenbo.language };
}

test("a page is the widget where the address asks for it", () => {
  const rows = { "?embed=1": true, "?ui=full&embed=1": true, "?embed=true": true, "": false, "?embed=10": false, "?xembed=1": false, "?embed=0": false };
  for (const [query, is] of Object.entries(rows)) assert.equal(begun(query).isWidget, is, query);
});

test("in a frame of another site a page is the widget whatever its address says", () => {
  const stranger = { get location() { throw new Error("of another origin"); } };
  assert.equal(begun("", { around: stranger }).isWidget, true);
  assert.equal(begun("", { around: { location: new URL(HOME) } }).isWidget, false, "in a frame of its own site");
});

test("the address, a choice and the browser say the language, in this order", () => {
  assert.equal(begun("").language, "en");
  assert.equal(begun("", { languages: ["fr", "ja-JP", "en"] }).language, "ja");
  assert.equal(begun("", { kept: { "tenbo-language": "zh-hans" }, languages: ["ja"] }).language, "zh-hans");
  assert.equal(begun("?lang=zh-TW", { kept: { "tenbo-language": "ja" } }).language, "zh-hant");
  assert.equal(begun("?lang=tlh", { languages: ["de"] }).language, "en", "a language that it does not speak");
});
