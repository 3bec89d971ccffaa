import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, says, tap } from "../pages/hand.mjs";
import { again, buildOf, caches, copyOfApp, open, settled } from "../offline.mjs";
import { copy, press } from "../pages/rulebooks.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W";

/** Every view, with what comes late with it. */
async function views(browser) {
  await browser.clickOn("tab", "Table");
  await browser.until(() => document.querySelector(`${area.table} ${area.seatCard}`) && getComputedStyle(document.querySelector(area.table)).display === "grid", "the table with its styles");
  await browser.clickOn("tab", "Game");
  await browser.appears(`#panel ${area.button}`, "the game sheet");
  await browser.clickOn("tab", "Hand");
  await browser.appears("#hand", "the hand");
}

/** The views, other rules and the editor of rules. */
async function everything(browser, url) {
  await views(browser);
  // Another family of rules, with the art of flowers.
  await open(browser, `${url}#v1;r=mcr-mil-2025;S=11123456789999p;win=S;by=self-draw`);
  await browser.until(() => getComputedStyle(document.querySelector(`#key-1f ${area.face}`)).backgroundImage !== "none", "the art of flowers");
  await copy(browser, "Hong Kong Old Style");
  await browser.appears(area.books, "the editor");
  await press(browser, "Close");
}

journey("after one visit the app works whole without a network, from any path, and asks it for nothing", async (browser, assert) => {
  for (const base of ["/", "/club/tenbo/"]) {
    const app = await copyOfApp(browser.dist, base);
    try {
      await open(browser, app.url);
      await settled(browser);
      assert.equal(await browser.run(() => document.querySelector("#update")), null, "the first version is not offered as a new one");
      const { version, files } = buildOf(app.folder);
      assert.deepEqual(await caches(browser), [`tenbo ${base} ${version}`]);
      const kept = await browser.run(async () => {
        const [name] = await window.caches.keys();
        const requests = await (await window.caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url, location.href).pathname);
      });
      assert.deepEqual(kept.sort(), Object.keys(files).map((name) => new URL(name, app.url).pathname).sort(), "exactly the built files are kept");

      // The server is there, and is not asked.
      app.server.requests.length = 0;
      await tap(browser, "234m345567p66s777z");
      await says(browser, "fu");
      await views(browser);
      // A page that is opened asks once whether there is a new version, some browsers only when they are at rest.
      const asked = () => app.server.requests.filter((name) => name !== "sw.js");
      assert.deepEqual(asked(), [], "what was asked for after the app stood");
      assert.ok(app.server.requests.length <= 1, "asked once for a new version");
      await everything(browser, app.url);
      assert.deepEqual(asked(), [], "what was asked for after the app stood");
    } finally {
      app.stop();
    }

    await assert.rejects(fetch(app.url), "the server has gone");
    try {
      await open(browser, app.url + HAND);
      await says(browser, "fu");
      await again(browser);
      await says(browser, "fu");
      assert.equal((await hand(browser)).length > 5, true);
      await open(browser, `${app.url}?from=the+home+screen${HAND}`);
      await says(browser, "fu");
      await open(browser, `${app.url}index.html${HAND};view=table`);
      await browser.appears(`${area.table} ${area.seatCard}`, "the table of a link");
    } finally {
      app.remove();
    }
  }

  // One visit that saw nothing but the start, then no network: every view opens for the first time.
  const app = await copyOfApp(browser.dist, "/once/");
  try {
    await open(browser, app.url);
    await settled(browser);
    app.stop();
    await everything(browser, app.url);
    await open(browser, app.url);
    await everything(browser, app.url);
    await open(browser, app.url + HAND);
    await tap(browser, "5m");
    await again(browser);
    await link(browser, "34456m");
  } finally {
    app.remove();
  }
});
