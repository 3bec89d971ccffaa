import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { hand, tap } from "../pages/hand.mjs";
import { begin, hasPart, openGames, tapPlayer } from "../pages/game.mjs";

/** Taps tiles as fast as the page takes them, and what comes then, in one go. */
const taps = (browser, keys, then) => browser.run(`function (keys) {
  for (const key of keys) document.querySelector(key).click();
  return new Promise((done) => setTimeout(() => { done(); (${then})(); }));
}`, keys);

/** From now on the address is not told of anything: the page goes before it comes to that. */
const sudden = (browser) => browser.run(() => { history.replaceState = () => {}; });

const stands = (browser) => browser.until(() => document.querySelector(`#hand, ${area.game}`) && !document.querySelector("#app [aria-busy]"), "the app to start");

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
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    const { setTimeout: later, clearTimeout: never } = window;
    const missed = [];
    for (const suit of "psps") {
      const due = new Map();
      // Numbers that no timer of the browser has.
      let last = 1e9;
      window.setTimeout = (run) => { due.set(last += 1, run); return last; };
      window.clearTimeout = (timer) => { if (!due.delete(timer)) never(timer); };
      document.querySelector("#key-1s").click();
      for (let frames = 0; frames < 3; frames += 1) await frame();
      // Another one each time: of one that the address has already, a browser says nothing. The page hears of it later than now,
      // when what it has put off is due.
      location.hash = `#v1;r=riichi-ema-2025;win=S;S=159${suit}`;
      const told = due.size;
      due.forEach((run) => run());
      Object.assign(window, { setTimeout: later, clearTimeout: never });
      const opened = () => document.querySelectorAll(area.handTiles).length === 3;
      for (let frames = 0; frames < 120 && !opened(); frames += 1) await frame();
      if (told === 0 || !opened()) missed.push(suit);
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
  await tapPlayer(browser, "Cy");
  await browser.run(() => { window.before = true; location.reload(); });
  await browser.until(() => !window.before && document.querySelector(area.dealForm), "the form");
  assert.ok(await hasPart(browser, "Cy"), "the winner");

  // In Chromium a page can be made to crash.
  if (browser.engine !== "chromium") return;
  const home = (await browser.tabs())[0];
  await browser.openTab(browser.base);
  await stands(browser);
  await browser.clickOn("tab", "Hand");
  await browser.appears("#hand", "the hand");
  await browser.clickOn("button", "Next hand");
  await taps(browser, keys, "() => {}");
  browser.cdp("Page.crash").catch(() => {});
  await browser.wait(() => browser.run(() => false).catch(() => true), "the crash");
  await browser.tab(home);
  await browser.openApp();
  assert.equal((await hand(browser)).length, keys.length, "every tap before the crash");
});
