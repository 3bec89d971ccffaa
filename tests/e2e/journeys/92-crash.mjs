import { journey } from "../journey.mjs";
import { hand, tap } from "../pages/hand.mjs";
import { begin, choose, openGames } from "../pages/game.mjs";

/** Taps tiles as fast as the page takes them, and what comes then, in one go. */
const taps = (browser, keys, then) => browser.run(`function (keys) {
  for (const key of keys) document.querySelector(key).click();
  return new Promise((done) => setTimeout(() => { done(); (${then})(); }));
}`, keys);

/** From now on the address is not told of anything: the page goes before it comes to that. */
const sudden = (browser) => browser.run(() => { history.replaceState = () => {}; });

const stands = (browser) => browser.until(() => document.querySelector("#hand, .game") && !document.querySelector("#app [aria-busy]"), "the app to start");

journey("a page that crashes, or is reloaded without a word, has every tap that was made before", async (browser, assert) => {
  const keys = ["#key-2m", "#key-3m", "#key-4m", "#key-5p", "#key-5p"];

  // The address has an older state than the page: what the tab did last stands, at once and after many taps in a row.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=7z");
  await sudden(browser);
  const before = await hand(browser);
  await browser.run(() => { window.before = true; });
  await taps(browser, keys, "() => location.reload()");
  await browser.until(() => !window.before, "the page to come again");
  await stands(browser);
  const after = await hand(browser);
  assert.equal(after.length, before.length + keys.length, `${after}`);

  // A link that is followed in the same tab is what it says.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=19m");
  assert.equal((await hand(browser)).length, 2);

  // So is one that is followed at the moment in which the address is told of a tap.
  const missed = await browser.run(async () => {
    const pause = (time) => new Promise((done) => { setTimeout(done, time); });
    const missed = [];
    for (const delay of [340, 344, 347, 349, 350, 351, 340, 345, 348, 349, 350, 352]) {
      document.querySelector("#key-1s").click();
      await pause(delay);
      // Another one each time: of one that the address has already, a browser says nothing.
      location.hash = `#v1;r=riichi-ema-2025;win=S;S=159${location.hash.includes("159p") ? "s" : "p"}`;
      const busy = performance.now() + 30;
      while (performance.now() < busy);
      const opened = () => document.querySelectorAll("#hand > .tile").length === 3;
      for (let waited = 0; waited < 20 && !opened(); waited += 1) await pause(50);
      if (!opened()) missed.push(delay);
    }
    return missed;
  });
  assert.deepEqual(missed, [], "links that were written over");
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=19m");

  // Out of sight, the address has it too.
  await tap(browser, "1s");
  await browser.run(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  assert.match(await browser.run(() => decodeURI(location.hash)), /19m1s/);

  // A form that is half filled in, and the game.
  await openGames(browser);
  await begin(browser, { name: "Friday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await sudden(browser);
  await choose(browser, "Winner", "Cy");
  await browser.run(() => { window.before = true; location.reload(); });
  await browser.until(() => !window.before && document.querySelector(".deal-form"), "the form");
  assert.ok(await browser.run(() => [...document.querySelectorAll(".deal-form input:checked")].some((box) => box.closest("label").textContent.includes("Cy"))), "the winner");

  // In Chromium a page can be made to crash.
  if (browser.engine !== "chromium") return;
  const home = (await browser.tabs())[0];
  await browser.openTab(browser.base);
  await stands(browser);
  await browser.clickOn("tab", "Hand");
  await browser.until(() => document.querySelector("#hand"), "the hand");
  await browser.clickOn("button", "Clear all tiles");
  await taps(browser, keys, "() => {}");
  browser.cdp("Page.crash").catch(() => {});
  await new Promise((done) => { setTimeout(done, 1000); });
  await browser.tab(home);
  await browser.openApp();
  assert.equal((await hand(browser)).length, keys.length, "every tap before the crash");
});
