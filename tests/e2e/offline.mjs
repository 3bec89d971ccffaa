// What journeys do with the service worker: a server of their own that they stop, a folder whose files they replace.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameByContent, writeWorker } from "../../scripts/build/offline.mjs";
import { area } from "./pages/areas.mjs";
import { serve } from "./serve.mjs";

/** The built app in a folder of its own, served below `base`; `stop` and `start` the server, `replace` what it serves. */
export async function copyOfApp(dist, base = "/") {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-app-"));
  cpSync(dist, folder, { recursive: true });
  let server = await serve(folder, { base });
  const { url, port } = server;
  return {
    folder,
    url,
    get server() { return server; },
    stop: () => server.close(),
    async start() { server = await serve(folder, { base, port }); },
    /** As a host would who removes the old files and puts the new ones there. */
    replace(other) {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      cpSync(other, folder, { recursive: true });
    },
    remove() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the app, with what follows its address, and waits until it stands. */
export async function open(browser, url) {
  await browser.go("about:blank");
  await browser.go(url);
  await stands(browser);
}

export const stands = (browser) =>
  browser.until(() => document.querySelector(`#hand, ${area.table}, ${area.scoreSheet}, ${area.game}`) && !document.querySelector("#app [aria-busy]"), "the app to start");

/** Loads the page again, as a person would: a driver may do it past the worker, as with the shift key. */
export async function again(browser) {
  await browser.run(() => {
    window.before = true;
    setTimeout(() => location.reload());
  });
  // While the page goes there is none to ask.
  await browser.wait(() => browser.run(() => !window.before).catch(() => false), "the page to come again");
  await stands(browser);
}

/** Waits until the worker has all files and answers for this page. */
export const settled = (browser) =>
  browser.until(
    () => navigator.serviceWorker.getRegistration().then((found) =>
      found?.active?.state === "activated" && !found.installing && found.scope === new URL("./", location.href).href
        && navigator.serviceWorker.controller?.scriptURL === found.active.scriptURL),
    "the worker to have everything",
  );

/** Has the browser look for an update, and waits until it is done with it. */
export const look = (browser) =>
  browser.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker) await new Promise((done) => { worker.addEventListener("statechange", done); });
    return worker?.state;
  });

/** The names of all caches. */
export const caches = (browser) => browser.run(() => window.caches.keys());

const section = (text) => {
  const name = Buffer.from(text);
  return Buffer.concat([Buffer.from([0, name.length + 1, name.length]), name]);
};

/** Another build: every module, script, style and the list of rulebooks have another content, and so another name. */
export function anotherBuild(dist, title) {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-other-"));
  cpSync(dist, folder, { recursive: true });
  const changed = (name, bytes) => {
    if (name.endsWith(".wasm")) return Buffer.concat([bytes, section(title)]);
    if (name.endsWith(".css")) return `${bytes}\n/* ${title} */`;
    if (name.endsWith(".js")) return `${bytes}\n// ${title}`;
    return bytes;
  };
  const parts = readdirSync(folder).flatMap((name) => {
    const [, start, ending] = name.match(/^(.+)-[0-9a-f]{16}(\D.*)$/) ?? [];
    return start === undefined ? [] : [[name, changed(name, readFileSync(join(folder, name))), start, ending]];
  });
  // Whoever names another file comes after it.
  const order = (name) => ["update.css", "update.js", "art.js", "boot.js", "tenbo.js"].indexOf(name) + 1 || -1;
  parts.sort((a, b) => order(a[2] + a[3]) - order(b[2] + b[3]));
  const page = readFileSync(join(folder, "index.html"), "utf8").replace("<title>Tenbo", `<title>${title}`);
  nameByContent(folder, page, parts);
  writeWorker(folder);
  return folder;
}

/** What the worker of a build keeps. */
export const buildOf = (folder) => JSON.parse(readFileSync(join(folder, "sw.js"), "utf8").match(/^const BUILD = (.*);$/m)[1]);

/** The module that the page runs. */
export const module = (browser) => browser.run(() => document.querySelector("script[data-js]").dataset.wasm);

/** Waits for the offer of a new version; on a busy machine all its files take a while. */
export async function offered(browser) {
  const there = () => browser.until(() => document.querySelector("#update p")?.textContent === "A new version is available.", "the offer of a new version");
  await there().catch(there);
}

/** Waits until the page runs another module than before, which only a reload brings. */
export async function changed(browser, before) {
  const other = (before) => ![undefined, before].includes(document.querySelector("script[data-js]")?.dataset.wasm);
  await browser.until(other, "the new version", before);
  await stands(browser);
}
