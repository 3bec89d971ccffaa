// What the files for hosts say of each file of a build: `node --test tests/scripts/hosting.mjs`. Servers that read them are tried
// by tests/e2e/hosts.mjs.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { messages } from "../../scripts/build/start.mjs";

const DIST = process.env.DIST ?? "dist";
const TYPES = { bin: /^application\/octet-stream$/, js: /^text\/javascript/, wasm: /^application\/wasm$/, webmanifest: /^application\/manifest\+json$/ };
const LASTING = "public, max-age=31536000, immutable";

const files = readdirSync(DIST, { recursive: true }).filter((name) => statSync(join(DIST, name)).isFile());
const isHashed = (name) => /-[0-9a-f]{16}(_bg)?\.[a-z]+$/.test(name);

/** The headers of a file by `_headers`, as Netlify and Cloudflare Pages read it: what several rules say is joined. */
function told(name) {
  const found = {};
  let applies = false;
  for (const line of readFileSync(`${DIST}/_headers`, "utf8").split("\n").filter((line) => line.trim() && !line.startsWith("#"))) {
    if (!line.startsWith(" ")) {
      const pattern = line.trim().split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*");
      applies = new RegExp(`^${pattern}$`).test(`/${name}`);
    } else if (applies) {
      const [header, ...value] = line.trim().split(": ");
      (found[header] ??= []).push(value.join(": "));
    }
  }
  return found;
}

test("every file has one type, may be read by every origin, and lasts if its name tells its content", () => {
  assert.ok(files.some(isHashed), `${DIST} is no release build`);
  for (const name of files) {
    const { "Content-Type": type, "Cache-Control": caching, "Access-Control-Allow-Origin": origin, "X-Content-Type-Options": sniff, "X-Frame-Options": frame } = told(name);
    const meant = TYPES[name.split(".").at(-1)];
    if (meant) assert.ok(type?.length === 1 && meant.test(type[0]), `${name}: ${type}`);
    else assert.equal(type, undefined, name);
    // Both hosts revalidate what no rule speaks of.
    assert.deepEqual(caching, isHashed(name) ? [LASTING] : undefined, name);
    assert.deepEqual([origin, sniff, frame], [["*"], ["nosniff"], undefined], name);
  }
});

test("Apache and nginx know the same names as lasting, and send the same types", () => {
  const [apache, nginx] = [".htaccess", "hosting/nginx.conf"].map((name) => readFileSync(join(DIST, name), "utf8"));
  for (const [pattern] of [apache.match(/(?<=FilesMatch ").*(?=">)/), nginx.match(/(?<=location ~ ").*(?=" \{)/)]) {
    for (const name of files) assert.equal(new RegExp(pattern).test(name.split("/").at(-1)), isHashed(name), name);
  }
  for (const [ending, type] of Object.entries(TYPES)) {
    for (const [, sent] of [apache.match(`AddType (\\S+) \\.${ending}\\n`), nginx.match(`(\\S+) ${ending};`)]) assert.match(sent, type);
  }
});

test("hosts read their files from the top of the folder, and the worker asks for none of them", () => {
  const worker = readFileSync(`${DIST}/sw.js`, "utf8");
  for (const name of ["_headers", ".htaccess", ".nojekyll", "404.html", "check.html", "hosting/nginx.conf"]) {
    assert.ok(files.includes(name), name);
    assert.ok(!worker.includes(`"${name}"`), name);
  }
});

test("the page that asks hosts has words in every language for whatever it finds, and no others", () => {
  const script = readFileSync("public/check.js", "utf8");
  const page = readFileSync("public/check.html", "utf8");
  const keys = Object.keys(messages("en", "check-")).map((name) => name.slice("check-".length));
  for (const code of readdirSync("locales")) assert.deepEqual(Object.keys(messages(code, "check-")).map((name) => name.slice("check-".length)), keys, code);
  for (const key of keys) assert.match(script + page, new RegExp(`"${key}"|\\b${key}: `), key);
  const rows = script.match(/Object\.entries\(\{([^}]*)\}\);/)[1].matchAll(/(\w+): /g);
  const said = [...script.matchAll(/(?:fault|hint|unchecked|say)\("([\w-]+)"/g), ...page.matchAll(/data-says="([\w-]+)"/g), ...rows];
  for (const [, key] of said) assert.ok(keys.includes(key), key);
});
