import { journey } from "../journey.mjs";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../serve.mjs";

/** What the documentation says to leave in the place of the worker. */
const FAREWELL = readFileSync("docs/hosting.md", "utf8").match(/## Remove Tenbo[\s\S]*?```js\n([\s\S]*?)```/)[1];

/** A worker as far as it matters here: it answers with the page that it has kept, whatever becomes of the folder. */
const WORKER = `
const NAME = "tenbo " + new URL(registration.scope).pathname + " 0000000000000000";
addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(["./"]))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

journey("where the page was taken away, the worker that the documentation names takes itself and its caches away, and nothing else", async (browser, assert) => {
  const folder = mkdtempSync(join(tmpdir(), "tenbo-gone-"));
  const server = await serve(folder, { base: "/club/" });
  const page = (title) => writeFileSync(join(folder, "index.html"), `<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>`);
  try {
    page("Tenbo");
    writeFileSync(join(folder, "sw.js"), WORKER);
    await browser.go(server.url);
    await browser.run(async () => {
      await caches.open("tenbo / 1111111111111111");
      localStorage.setItem("tenbo-games", "kept");
      await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
    });
    page("Club");
    await browser.go("about:blank");
    await browser.go(server.url);
    assert.equal(await browser.title(), "Tenbo", "the worker still answers");
    writeFileSync(join(folder, "sw.js"), FAREWELL);
    await browser.run(() => navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {}));
    // Nobody has to do anything: the page comes again by itself.
    await browser.wait(async () => (await browser.title()) === "Club", "what is there now");
    const left = await browser.run(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys(), localStorage.getItem("tenbo-games")]);
    assert.deepEqual(left, [0, ["tenbo / 1111111111111111"], "kept"]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
