import { journey } from "../journey.mjs";
import { records } from "../kept.mjs";
import { rmSync } from "node:fs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link, says, tap } from "../pages/hand.mjs";
import { begin } from "../pages/game.mjs";
import { again, anotherBuild, buildOf, caches, changed, copyOfApp, module, offered, open, settled, stands } from "../offline.mjs";
import { copy, press } from "../pages/rulebooks.mjs";

const HAND = "#v1;r=riichi-tenhou;o=open-tanyao:off;S=34456m44p777z(333s@W)+2m;win=S;from=W";
const kept = async (browser) => [await records(browser, "rulebooks"), await records(browser, "games")].map((all) => JSON.stringify(all));

journey("a new version is offered, not forced; taken, every tab has it, and the hand, the rules and the games are there", async (browser, assert) => {
  const app = await copyOfApp(browser.dist, "/club/");
  const other = anotherBuild(browser.dist, "Tenbo again");
  const third = anotherBuild(other, "Tenbo once more");
  try {
    await open(browser, app.url);
    await settled(browser);
    const old = await module(browser);
    await copy(browser, "Hong Kong Old Style");
    await press(browser, "Close");
    await open(browser, `${app.url}#v1;r=riichi-ema-2025;view=game`);
    await browser.appears(`${area.game} h2`, "the games");
    await begin(browser, { name: "Friday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
    await open(browser, app.url + HAND);
    await says(browser, "fu");
    const stored = await kept(browser);
    assert.ok(stored.every((text) => text?.length > 20), "a rulebook and a game are kept");
    assert.equal(await browser.run(() => document.querySelector("#update")), null, "nothing is offered without a new version");

    // Two more tabs: one with another hand, one that looks at the table.
    const first = (await browser.tabs())[0];
    const second = await browser.openTab(`${app.url}#v1;r=riichi-ema-2025;S=11122233344455p;win=S;by=self-draw`);
    await stands(browser);
    await settled(browser);
    // Each page looks for a new version when it opens; this one waits its turn, and then they are all done.
    await browser.run(() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true));
    const theirs = "S=1112223334445p~5p";

    // Found when somebody comes back to the page, at most once an hour.
    app.replace(other);
    await browser.tab(first);
    const back = (minutes) => browser.run((minutes) => {
      const now = window.Date.now() + minutes * 60_000;
      // Firefox runs this beside the page, with a Date of its own.
      window.Date.now = () => now;
      document.dispatchEvent(new Event("visibilitychange"));
    }, minutes);
    app.server.requests.length = 0;
    await back(59);
    // Who looks asks for the registration first; so does this, after it.
    await browser.run(() => navigator.serviceWorker.getRegistration().then(() => true));
    await browser.answered();
    // Chromium and WebKit look by themselves at times of their own, which no page can hinder.
    if (browser.engine === "firefox") assert.ok(!app.server.requests.includes("sw.js"), "within the hour nothing is asked for");
    await back(2);
    await offered(browser);
    assert.equal(await module(browser), old, "the old version runs on");
    assert.equal((await caches(browser)).length, 2, "the new one waits beside it");
    for (const width of [1280, 390, 320]) {
      await browser.size(width, 800);
      const [wide, small] = await browser.run(() => [
        document.documentElement.scrollWidth - innerWidth,
        [...document.querySelectorAll("#update button")].map((button) => button.getBoundingClientRect()).filter(({ width, height }) => width < 24 || height < 24).length,
      ]);
      assert.ok(wide <= 0 && small === 0, `the offer at ${width} px`);
    }
    await browser.size(1280, 800);
    await axe(browser, assert);
    assert.equal(await browser.attribute("#update p", "role"), "status");

    // Put off: it goes, and the old version works whole, also what comes late and was removed from the server.
    await browser.clickOn("button", "Later");
    assert.equal(await browser.run(() => document.querySelector("#update")), null);
    await again(browser);
    await offered(browser);
    assert.equal(await module(browser), old);
    await browser.clickOn("tab", "Table");
    await browser.until(() => document.querySelector(`${area.table} ${area.seatCard}`) && getComputedStyle(document.querySelector(area.table)).display === "grid", "the table of the old version");
    await browser.clickOn("tab", "Hand");
    await browser.appears("#hand", "the hand");

    // Taken, right after a tile.
    await browser.clickOn("button", "Undo");
    await browser.clickOn("button", "Reload");
    await changed(browser, old);
    await link(browser, "o=open-tanyao:off");
    await says(browser, "fu");
    assert.deepEqual(await kept(browser), stored, "the rulebook and the game are kept");
    await browser.until(() => window.caches.keys().then(({ length }) => length === 1), "the old files to go");
    assert.deepEqual(await caches(browser), [`tenbo /club/ ${buildOf(other).version}`]);
    assert.equal(await browser.run(() => document.querySelector("#update")), null);

    // The other tab has it too, with its own hand, and opens what comes late.
    await browser.tab(second);
    await changed(browser, old);
    await link(browser, theirs);
    await browser.clickOn("tab", "Table");
    await browser.until(() => document.querySelector(`${area.table} ${area.seatCard}`) && getComputedStyle(document.querySelector(area.table)).display === "grid", "the table of the new version");
    await browser.clickOn("tab", "Hand");
    await browser.appears("#hand", "the hand");

    // Another one, by the keyboard, and while something is being entered.
    app.replace(third);
    const now = await module(browser);
    await again(browser);
    await offered(browser);
    await tap(browser, "1m").catch(() => {});
    await browser.focus("#update-now");
    await browser.press("Enter");
    await changed(browser, now);
    await browser.until(() => window.caches.keys().then(({ length }) => length === 1), "the old files to go");
    assert.deepEqual(await caches(browser), [`tenbo /club/ ${buildOf(third).version}`]);
    app.stop();
    await again(browser);
    await link(browser, theirs);
  } finally {
    app.remove();
    for (const folder of [other, third]) rmSync(folder, { recursive: true, force: true });
  }
});
