// What the service worker asks of the network, with a network and caches of its own here: `node tests/scripts/worker.mjs`
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const HOME = "https://club.example/tenbo/";
const sum = (text) => createHash("sha256").update(text).digest("hex");

/** A browser's caches and its own cache of answers, and a host. `asked` tells what came to the host. */
function world() {
  const stores = new Map();
  const host = new Map();
  const remembered = new Map();
  const asked = [];
  const caches = {
    has: async (name) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (url, { cacheName }) => stores.get(cacheName)?.get(url)?.clone(),
    async open(name) {
      if (!stores.has(name)) stores.set(name, new Map());
      const store = stores.get(name);
      return { put: async (url, answer) => void store.set(url, answer), keys: async () => [...store.keys()].map((url) => ({ url })) };
    },
  };
  async function fetch(request) {
    const { url, cache } = typeof request === "string" ? { url: request, cache: "default" } : request;
    if (cache !== "reload" && remembered.has(url)) return new Response(remembered.get(url));
    asked.push(url.slice(HOME.length) || "./");
    if (!host.has(url)) return new Response("none", { status: 404 });
    remembered.set(url, host.get(url));
    return new Response(host.get(url));
  }
  /** A page fetches a file, as it does before there is a worker. */
  const visit = (name) => fetch(new URL(name, HOME).href);
  const publish = (files) => {
    host.clear();
    for (const [name, text] of Object.entries(files)) host.set(new URL(name, HOME).href, text);
  };
  /** A worker of files is installed; whether that went well, and whether it waits for nobody. */
  async function install(files) {
    const heard = {};
    let hurries = false;
    const names = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sum(text)]));
    const BUILD = { version: sum(JSON.stringify(names)).slice(0, 16), pages: ["bmja"], files: names };
    class Request { constructor(url, { cache }) { Object.assign(this, { url, cache }); } }
    const scope = {
      BUILD, caches, fetch, Request, Response, URL, Map, Uint8Array, crypto: globalThis.crypto, registration: { scope: HOME }, clients: { matchAll: async () => [], claim: async () => {} },
      skipWaiting: async () => { hurries = true; }, addEventListener: (type, hear) => { heard[type] = hear; },
    };
    vm.runInNewContext(readFileSync("public/sw.js", "utf8"), scope);
    const done = (type) => new Promise((fine, fail) => heard[type]({ waitUntil: (work) => work.then(fine, fail) }));
    const failed = await done("install").then(() => undefined, (error) => error);
    if (!failed) await done("activate");
    /** What a page at an address is answered with. */
    const page = (url) => new Promise((respondWith) => heard.fetch({ request: { method: "GET", mode: "navigate", url }, respondWith }))
      .then((answer) => answer.text());
    return { failed, hurries, page, kept: () => [...(stores.get(`tenbo /tenbo/ ${BUILD.version}`)?.keys() ?? [])].length };
  }
  return { install, publish, visit, asked, stores, remembered };
}

const ONE = { "./": "<html>a-0000000000000001.js", "a-0000000000000001.js": "one", "b.svg": "picture", "texts.bin": "texts" };
const TWO = { ...ONE, "./": "<html>a-0000000000000002.js", "a-0000000000000002.js": "two" };
delete TWO["a-0000000000000001.js"];

{
  // What the page has fetched is not fetched again; the rest is.
  const { install, publish, visit, asked } = world();
  publish(ONE);
  await visit("./");
  await visit("a-0000000000000001.js");
  asked.length = 0;
  const { failed, kept } = await install(ONE);
  assert.deepEqual([failed, kept(), asked.sort()], [undefined, 4, ["b.svg", "texts.bin"]]);

  // Of an update only what is another file is.
  publish(TWO);
  asked.length = 0;
  const next = await install(TWO);
  assert.deepEqual([next.failed, next.kept(), [...new Set(asked)].sort()], [undefined, 4, ["./", "a-0000000000000002.js"]]);
}
{
  // What the browser remembers of another build is asked for anew, and what the older worker kept wrong as well.
  const { install, publish, visit, asked, stores, remembered } = world();
  publish(ONE);
  await install(ONE);
  for (const store of stores.values()) store.set(`${HOME}b.svg`, new Response("damaged"));
  remembered.set(`${HOME}b.svg`, "of another build");
  publish(TWO);
  await visit("./");
  remembered.set(`${HOME}./`.replace("./", ""), ONE["./"]);
  asked.length = 0;
  const { failed, kept } = await install(TWO);
  assert.deepEqual([failed, kept(), asked.filter((name) => name !== "texts.bin").sort()], [undefined, 4, ["./", "a-0000000000000002.js", "b.svg"]]);
}
{
  // The page has other names, those of rulebooks; whatever else is in the folder is the host's.
  const { install, publish, asked } = world();
  publish({ ...ONE, "club.html": "the club", "bmja.html": "the page with another title" });
  const { page } = await install(ONE);
  asked.length = 0;
  for (const name of ["", "index.html", "bmja.html", "bmja", "bmja.html?h=1m#v1"]) assert.equal(await page(HOME + name), ONE["./"], name);
  assert.deepEqual(asked, [], "without the network");
  assert.equal(await page(`${HOME}club.html`), "the club");
}
{
  // A page in place of a file is none, whoever has it.
  const { install, publish, remembered } = world();
  publish({ ...ONE, "b.svg": "<html>not found" });
  remembered.set(`${HOME}b.svg`, "<html>not found");
  const { failed, kept } = await install(ONE);
  assert.match(String(failed), /b\.svg is not of this build/);
  assert.equal(kept(), 0, "all or none");
}
console.log("worker: what is there is not fetched again, and what is not of this build is not kept");
