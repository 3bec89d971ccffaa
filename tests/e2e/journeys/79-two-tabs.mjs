import { journey } from "../journey.mjs";
import { games } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { begin, correctDeal, deals, enterDeal, moreAboutDeal, openDeal, openGames, press, totals, win } from "../pages/game.mjs";

const sheet = (browser, count) =>
  browser.until((count) => document.querySelectorAll(`${area.deals} tbody tr`).length === count, `${count} deals`, count);
const heard = (browser) => browser.run(() => document.querySelector(area.otherTab)?.textContent ?? "");
const hears = (browser, part) => browser.until((part) => document.querySelector(area.otherTab)?.textContent.includes(part), `"${part}"`, part);
const kept = async (browser) => (await games(browser)).map(({ game }) => game.deals.map(({ note }) => note ?? ""));
const keeps = (browser, what, is) => browser.wait(async () => is((await kept(browser))[0]), what);

/** Who won by the last deals, as the sheet lists them. */
const causes = async (browser) => (await deals(browser)).map(({ cause }) => cause.split(" ")[0]);

const fill = (browser, winner, points) => win(browser, { winner, total: points });

async function enter(browser, winner, points) {
  await fill(browser, winner, points);
  const before = await browser.count(`${area.deals} tbody tr`);
  await enterDeal(browser);
  await sheet(browser, before + 1);
}

/** A tab that is asleep: what other tabs keep does not reach it, and it does not look. */
const sleep = (browser) => browser.run(() => {
  window.awake ??= IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
    if (mode !== "readwrite") throw new DOMException("asleep", "InvalidStateError");
    return window.awake.call(this, stores, mode, ...rest);
  };
});
/** Awake, it does not look at once. */
const wake = (browser) => browser.run(() => { IDBDatabase.prototype.transaction = window.awake; });

journey("two tabs with one game: every deal that either enters is there, and what both did to the same is said", async (browser, assert) => {
  await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
  await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await enter(browser, "Ann", 8);
  const one = (await browser.tabs())[0];
  const two = await browser.openTab(`${browser.base}#v1;r=mcr-mil-2025;view=game`);
  await sheet(browser, 1);

  // What one tab enters is in the other, with a word about it.
  await enter(browser, "Ben", 9);
  await browser.tab(one);
  await sheet(browser, 2);
  await hears(browser, "Another tab changed this game");
  assert.deepEqual(await causes(browser), ["Ann", "Ben"]);

  // Something is being filled in while the other tab enters a deal: it stays with its player, who now sits elsewhere.
  await fill(browser, "Di", 10);
  await browser.tab(two);
  await enter(browser, "Cy", 11);
  await browser.tab(one);
  await sheet(browser, 3);
  await enterDeal(browser);
  await sheet(browser, 4);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy", "Di"]);
  const points = await totals(browser);
  await browser.tab(two);
  await sheet(browser, 4);
  assert.deepEqual(await totals(browser), points);

  // A step back takes away what was entered here, and nothing of the other tab's.
  await press(browser, "Undo in game");
  await sheet(browser, 3);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Di"]);
  await press(browser, "Redo in game");
  await sheet(browser, 4);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy", "Di"]);
  await browser.tab(one);
  await sheet(browser, 4);

  // Both enter deals while one of them sleeps: five were entered and five are kept.
  await sleep(browser);
  await browser.tab(two);
  await enter(browser, "Ann", 12);
  await enter(browser, "Ann", 13);
  await browser.tab(one);
  await sheet(browser, 4);
  await fill(browser, "Di", 14);
  await wake(browser);
  await enterDeal(browser);
  await sheet(browser, 7);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy", "Di", "Ann", "Ann", "Di"]);
  assert.match(await heard(browser), /another tab also added deals here/);
  await keeps(browser, "seven deals", ({ length }) => length === 7);
  await browser.tab(two);
  await sheet(browser, 7);

  // Both correct the same deal while one of them sleeps: one stands, it is said, and a step back is the other.
  const note = async (place, text, first = () => {}) => {
    await openDeal(browser, place);
    await moreAboutDeal(browser);
    await browser.fill("#deal-note", text);
    await first(browser);
    await correctDeal(browser);
  };
  await browser.tab(one);
  await sleep(browser);
  await browser.tab(two);
  await note(2, "there");
  await keeps(browser, "the correction", ({ 1: note }) => note === "there");
  await browser.tab(one);
  await note(2, "here", wake);
  await hears(browser, "another tab changed it too. This tab’s version was kept");
  await keeps(browser, "the correction", ({ 1: note }) => note === "here");
  await press(browser, "Undo in game");
  await keeps(browser, "the correction", ({ 1: note }) => note === "there");
  await press(browser, "Redo in game");
  await keeps(browser, "the correction", ({ 1: note }) => note === "here");

  // The deal that is open in the form is corrected, and thrown away, in the other tab.
  await openDeal(browser, 3);
  await browser.tab(two);
  await note(3, "again");
  await browser.tab(one);
  await hears(browser, "which is open in the form");
  await browser.tab(two);
  await openDeal(browser, 3);
  await press(browser, "Delete deal");
  await sheet(browser, 6);
  await browser.tab(one);
  await hears(browser, "deleted the deal that’s open in the form");
  await browser.clickOn("button", "Insert deal");
  await sheet(browser, 7);
  assert.deepEqual((await causes(browser))[2], "Cy");

  // The whole game is thrown away in the other tab.
  await browser.tab(two);
  await sheet(browser, 7);
  await press(browser, "All games");
  await press(browser, "Delete: Friday");
  await browser.tab(one);
  await hears(browser, "Another tab deleted “Friday”");
  await press(browser, "Undo in game");
  await sheet(browser, 7);
  await browser.tab(two);
  await browser.appears("[aria-label='Open: Friday']", "the game again");
});
