import { journey } from "../journey.mjs";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { anotherBuild, buildOf, caches, changed, copyOfApp, module, offered, open, settled, stands } from "../offline.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W";

journey("two copies at one origin keep their own files, also one below the other; a frame goes on through an update", async (browser, assert) => {
  const site = mkdtempSync(join(tmpdir(), "tenbo-site-"));
  for (const path of ["", "club/tenbo"]) cpSync(browser.dist, join(site, path), { recursive: true });
  const app = await copyOfApp(site);
  const other = anotherBuild(browser.dist, "Tenbo again");
  try {
    const { version } = buildOf(browser.dist);
    const next = buildOf(other).version;
    const inner = `${app.url}club/tenbo/`;
    for (const url of [app.url, inner]) {
      await open(browser, url);
      await settled(browser);
    }
    assert.deepEqual((await caches(browser)).sort(), [`tenbo / ${version}`, `tenbo /club/tenbo/ ${version}`]);
    if (browser.engine === "chromium") {
      const { appId } = await browser.cdp("Page.getAppId");
      assert.equal(appId, inner, "each copy is an app of its own");
    }

    // The copy at the top is replaced and taken; the one below keeps its files and its version.
    cpSync(other, app.folder, { recursive: true });
    await open(browser, app.url + HAND);
    const old = await module(browser);
    await offered(browser);
    await browser.clickOn("button", "Reload");
    await changed(browser, old);
    await browser.until(() => window.caches.keys().then(({ length }) => length === 2), "the old files to go");
    assert.deepEqual((await caches(browser)).sort(), [`tenbo / ${next}`, `tenbo /club/tenbo/ ${version}`]);
    app.stop();
    await open(browser, inner + HAND);
    await says(browser, "fu");
    assert.equal(await module(browser), old);
    assert.equal(await browser.run(() => document.querySelector("#update")), null);

    // A frame of that copy in a page of the same origin: no worker is its own doing, and an update leaves it whole.
    await app.start();
    app.server.pages.set("club/home.html", `<!DOCTYPE html><meta charset="utf-8"><title>Club</title><iframe title="Tenbo" width="500" height="800" src="tenbo/${HAND}"></iframe>`);
    await browser.go(`${app.url}club/home.html`);
    await browser.frame("iframe");
    await stands(browser);
    assert.deepEqual(await browser.run(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("update"))), []);
    const home = (await browser.tabs())[0];
    cpSync(other, join(app.folder, "club/tenbo"), { recursive: true });
    await browser.openTab(inner);
    await stands(browser);
    await offered(browser);
    await browser.clickOn("button", "Reload");
    await changed(browser, old);
    app.stop();
    await browser.tab(home);
    await browser.frame("iframe");
    assert.equal(await module(browser), old, "a frame runs on");
    await browser.clickOn("tab", "Table");
    await browser.until(() => document.querySelector(`${area.table} ${area.seatCard}`) && getComputedStyle(document.querySelector(area.table)).display === "grid", "the table of the old version");
  } finally {
    app.remove();
    for (const folder of [site, other]) rmSync(folder, { recursive: true, force: true });
  }
});
