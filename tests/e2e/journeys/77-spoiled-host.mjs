import { journey } from "../journey.mjs";
import { records } from "../kept.mjs";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { begin } from "../pages/game.mjs";
import { again, anotherBuild, buildOf, caches, changed, copyOfApp, look, module, offered, open, settled, stands } from "../offline.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W";

/** A worker as it was before files were checked: it keeps whatever it is sent. */
const TRUSTING = (files) => `
const FILES = ${JSON.stringify(files)};
const NAME = "tenbo / 0000000000000000";
addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: "reload" }))))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(caches.match(event.request, { cacheName: NAME, ignoreSearch: true }).then((kept) => kept ?? fetch(event.request))));
`;

const games = async (browser) => JSON.stringify(await records(browser, "games"));
const wasmOf = (folder) => readdirSync(folder).find((name) => name.endsWith("_bg.wasm"));

/** What of a build is not in its cache as it must be. */
const wrong = (browser, folder) =>
  browser.run(async (version, files) => {
    const found = [];
    for (const [name, sum] of Object.entries(files)) {
      const kept = await window.caches.match(new URL(name, location.href), { cacheName: `tenbo / ${version}` });
      const digest = kept && new Uint8Array(await crypto.subtle.digest("SHA-256", await kept.arrayBuffer()));
      if (!kept || Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") !== sum) found.push(name);
    }
    return found;
  }, buildOf(folder).version, buildOf(folder).files);

/** Puts the page in the place of a file in the cache, or takes it away. */
const spoil = (browser, file, page) =>
  browser.run(async (file, page) => {
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      const address = new URL(file, location.href);
      if (page) await cache.put(address, new Response("<!DOCTYPE html><title>Tenbo</title>", { headers: { "Content-Type": "text/html" } }));
      else await cache.delete(address);
    }
  }, file, page);

const failed = (browser) => browser.until(() => document.querySelector("[role=alert] button")?.textContent, "that it could not start");

journey("whatever a host sends for a file, none is kept that is not the build's; a cache that does not hold heals itself, and the games stay", async (browser, assert) => {
  const app = await copyOfApp(browser.dist);
  const other = anotherBuild(browser.dist, "Tenbo again");
  try {
    await open(browser, `${app.url}#v1;r=riichi-ema-2025;view=game`);
    await settled(browser);
    await browser.appears(`${area.game} h2`, "the games");
    await begin(browser, { name: "Friday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
    await browser.wait(async () => (await games(browser)).includes("Friday"), "the game to be kept");
    const kept = await games(browser);
    assert.ok(kept.includes("Friday"));
    await open(browser, app.url + HAND);
    const old = await module(browser);

    // The worker and the page come before the files that they name, to a host that answers what it lacks with the page.
    app.server.host.pageForAll = true;
    for (const name of ["sw.js", "index.html"]) cpSync(join(other, name), join(app.folder, name));
    assert.equal(await look(browser), "redundant", "a build whose files are not there is none");
    assert.equal(await browser.run(() => document.querySelector("#update")), null, "nothing is offered");
    assert.deepEqual(await caches(browser), [`tenbo / ${buildOf(browser.dist).version}`]);
    await again(browser);
    await says(browser, "fu");
    assert.equal(await module(browser), old, "the old version works whole");

    // One byte less.
    app.replace(other);
    const wasm = wasmOf(other);
    writeFileSync(join(app.folder, wasm), readFileSync(join(other, wasm)).subarray(1));
    assert.equal(await look(browser), "redundant", "nor is one with half a file");

    // The rest has come: taken, it works, and everything is there.
    app.replace(other);
    assert.equal(await look(browser), "installed");
    await offered(browser);
    await browser.clickOn("button", "Reload");
    await changed(browser, old);
    await says(browser, "fu");
    assert.deepEqual(await wrong(browser, other), []);
    assert.equal(await games(browser), kept);

    // What was kept is damaged: it comes from the host again, at once.
    for (const [file, page] of [[wasm, true], [wasm, false], ["./", true], ["./", false]]) {
      await spoil(browser, file, page);
      assert.deepEqual(await wrong(browser, other), [file]);
      await open(browser, app.url + HAND);
      await says(browser, "fu");
      assert.deepEqual(await wrong(browser, other), [], `${file} is whole again`);
    }

    // Without a network it cannot: the page says so, and goes on once there is one.
    await spoil(browser, wasm, true);
    app.stop();
    await browser.go("about:blank");
    await browser.go(app.url + HAND);
    assert.equal(await failed(browser), "Try again");
    assert.equal(await games(browser), kept);
    await app.start();
    await browser.clickOn("button", "Try again");
    await stands(browser);
    await says(browser, "fu");
    assert.deepEqual(await wrong(browser, other), []);
    assert.equal(await games(browser), kept);
  } finally {
    app.remove();
    rmSync(other, { recursive: true, force: true });
  }

  // Somebody comes back whose worker has kept the page as the module: an earlier version did that, and could not start.
  const dead = await copyOfApp(browser.dist);
  try {
    const files = Object.keys(buildOf(dead.folder).files);
    const worker = readFileSync(join(dead.folder, "sw.js"));
    writeFileSync(join(dead.folder, "sw.js"), TRUSTING(files));
    dead.server.host.pageForAll = true;
    await open(browser, dead.url);
    await settled(browser);
    await spoil(browser, wasmOf(dead.folder), true);
    await browser.go("about:blank");
    writeFileSync(join(dead.folder, "sw.js"), worker);
    await browser.go(dead.url + HAND);
    // Nobody has to do anything: the page that could not start comes again with the worker that has all files.
    await stands(browser);
    await says(browser, "fu");
    // WebKit tells a page that comes while a worker takes over no more of how far that is.
    await again(browser);
    await settled(browser);
    assert.deepEqual(await caches(browser), [`tenbo / ${buildOf(dead.folder).version}`]);
    assert.deepEqual(await wrong(browser, dead.folder), []);
  } finally {
    // Browsers say in the console which file was none; here they should.
    await browser.errors();
    dead.remove();
  }
});
