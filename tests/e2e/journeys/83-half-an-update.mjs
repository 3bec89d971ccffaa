import { journey } from "../journey.mjs";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { again, anotherBuild, buildOf, caches, changed, copyOfApp, look, module, offered, open, settled } from "../offline.mjs";

const HAND = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W";

journey("an update that comes only in part does nothing: the old version works whole, and the whole update is offered later", async (browser, assert) => {
  const app = await copyOfApp(browser.dist);
  const other = anotherBuild(browser.dist, "Tenbo again");
  try {
    await open(browser, app.url + HAND);
    await settled(browser);
    const old = await module(browser);
    const whole = [`tenbo / ${buildOf(app.folder).version}`];
    const works = async () => {
      assert.deepEqual(await caches(browser), whole);
      assert.equal(await browser.run(() => document.querySelector("#update")), null, "nothing is offered");
      await again(browser);
      await says(browser, "fu");
      assert.equal(await module(browser), old);
      // The page looked for an update as well when it was opened; this one waits its turn.
      await look(browser);
      await browser.clickOn("tab", "Table");
      await browser.appears(`${area.table} ${area.seatCard}`, "the table of the old version");
      await browser.clickOn("tab", "Hand");
      await browser.appears("#hand", "the hand");
    };

    // One file is not there, of those that the new version has otherwise: what both have is not fetched again.
    app.replace(other);
    app.server.missing.add(readdirSync(other).find((file) => /^art-.*\.js$/.test(file)));
    assert.equal(await look(browser), "redundant");
    await works();

    // The worker is there before the page.
    cpSync(join(browser.dist, "index.html"), join(app.folder, "index.html"));
    app.server.missing.clear();
    assert.equal(await look(browser), "redundant");
    await works();

    // The server is gone in the middle of it.
    app.stop();
    await look(browser);
    await works();
    await app.start();

    app.replace(other);
    assert.equal(await look(browser), "installed");
    await offered(browser);
    await browser.clickOn("button", "Reload");
    await changed(browser, old);
    await says(browser, "fu");
  } finally {
    // Browsers say in the console which file a worker could not get; here they should.
    await browser.errors();
    app.remove();
    rmSync(other, { recursive: true, force: true });
  }
});
