import { journey } from "../journey.mjs";
import { games } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { begin, deals, enterDeal, openDeal, openGames, press, totals, win } from "../pages/game.mjs";

const GAME = "#v1;r=mcr-mil-2025;view=game";

const sheet = (browser, count) =>
  browser.until((count) => document.querySelectorAll(`${area.deals} tbody tr`).length === count, `${count} deals`, count);
const hears = (browser, part) => browser.until((part) => document.querySelector(area.otherTab)?.textContent.includes(part), `"${part}"`, part);
const reads = (browser, part) => browser.until((part) => document.querySelector(area.readerLine)?.textContent.includes(part), `"${part}"`, part);
const keeps = (browser, count) => browser.wait(async () => (await games(browser))[0]?.game.deals.length === count, `${count} deals to be kept`);

/** Who won by the last deals, as the sheet lists them. */
const causes = async (browser) => (await deals(browser)).map(({ cause }) => cause.split(" ")[0]);

const fill = (browser, winner, points) => win(browser, { winner, total: points });

async function enter(browser, winner, points) {
  await fill(browser, winner, points);
  const before = await browser.count(`${area.deals} tbody tr`);
  await enterDeal(browser);
  await sheet(browser, before + 1);
}

/** Takes the games over from the other tab. */
async function takeOver(browser) {
  await press(browser, "Take over here");
  await browser.appears(area.dealForm, "the form");
}

/** A reader has nothing to change the game with. */
async function onlyReads(browser, assert) {
  await browser.goes(area.dealForm, "no form");
  assert.equal(await browser.count(`${area.game} [aria-label='Undo in game']`), 0);
  assert.ok(await browser.run(() => [...document.querySelectorAll(area.dealButton)].every((button) => button.disabled)), "no deal can be corrected");
}

journey("two tabs with one game: one writes, the other shows it and can take over, as often as one likes", async (browser, assert) => {
  await openGames(browser, GAME);
  await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await enter(browser, "Ann", 8);
  const one = (await browser.tabs())[0];
  const two = await browser.openTab(browser.base + GAME);
  await sheet(browser, 1);
  await reads(browser, "Another tab keeps score");
  await onlyReads(browser, assert);

  // What is entered there is shown here, whichever page is open; a half-filled deal is not.
  await browser.tab(one);
  await enter(browser, "Ben", 9);
  const points = await totals(browser);
  await fill(browser, "Cy", 11);
  await browser.tab(two);
  await sheet(browser, 2);
  assert.deepEqual(await totals(browser), points);
  await press(browser, "All games");
  assert.equal(await browser.count(`${area.gameList} button`), 1, "a game can be opened and nothing else");
  await press(browser, "Open: Friday");

  // Taken over, what was half filled in is here; the first tab says that it only shows.
  await takeOver(browser);
  await enterDeal(browser);
  await sheet(browser, 3);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy"]);
  await browser.tab(one);
  await reads(browser, "You took over in another tab");
  await sheet(browser, 3);
  await onlyReads(browser, assert);

  // Back and forth: every deal is there once.
  await takeOver(browser);
  await enter(browser, "Di", 12);
  await browser.tab(two);
  await reads(browser, "You took over in another tab");
  await sheet(browser, 4);
  await takeOver(browser);
  await openDeal(browser, 4);
  await press(browser, "Delete deal");
  await sheet(browser, 3);
  await press(browser, "Undo in game");
  await sheet(browser, 4);
  await keeps(browser, 4);

  // A game that is thrown away there is gone here, and said.
  await press(browser, "All games");
  await press(browser, "Delete: Friday");
  await browser.tab(one);
  await hears(browser, "Another tab deleted “Friday”");
  await browser.tab(two);
  await press(browser, "Undo in game");
  await browser.appears("[aria-label='Open: Friday']", "the game again");
  await browser.tab(one);
  await browser.appears("[aria-label='Open: Friday']", "the game again");

  // The tab that writes is closed: the other one writes.
  await browser.tab(two);
  await browser.closeTab(one);
  await browser.appears("[aria-label='Delete: Friday']", "that it writes");
  await press(browser, "Open: Friday");
  await enter(browser, "Ann", 13);
  await keeps(browser, 5);
  // Loaded again, it still does.
  await browser.reload();
  await browser.appears(area.dealForm, "the form");
  await sheet(browser, 5);
});

journey("a tab that sleeps when another takes over has kept every deal, and keeps none twice", async (browser, assert) => {
  await openGames(browser, GAME);
  await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await enter(browser, "Ann", 8);
  const one = (await browser.tabs())[0];
  // It hears of nothing that is read: neither of what others keep nor of what it would find.
  await browser.run(() => {
    window.awake = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
      if (mode !== "readwrite") throw new DOMException("asleep", "InvalidStateError");
      return window.awake.call(this, stores, mode, ...rest);
    };
  });
  await enter(browser, "Ben", 9);
  await browser.openTab(browser.base + GAME);
  await sheet(browser, 2);
  await takeOver(browser);
  await enter(browser, "Cy", 10);
  await browser.tab(one);
  await reads(browser, "You took over in another tab");
  await browser.run(() => { IDBDatabase.prototype.transaction = window.awake; });
  await takeOver(browser);
  await sheet(browser, 3);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy"]);
});

/** Opens the games in a browser that has no locks. */
async function withoutLocks(browser, open) {
  await open("#v1;r=mcr-mil-2025");
  await browser.run(() => { Object.defineProperty(navigator, "locks", { value: undefined }); });
  await browser.clickOn("tab", "Game");
  await browser.appears(`${area.game} h2`, "the games");
}

journey("in a browser without locks no deal is lost and none is there twice; who comes too late is told", async (browser, assert) => {
  await withoutLocks(browser, (rest) => browser.openApp(rest));
  await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await enter(browser, "Ann", 8);
  const one = (await browser.tabs())[0];
  const two = await browser.openTab(`${browser.base}#v1;r=mcr-mil-2025`);
  await withoutLocks(browser, () => {});
  await sheet(browser, 1);
  await enter(browser, "Ben", 9);
  await browser.tab(one);
  await sheet(browser, 2);
  await hears(browser, "Another tab changed this game");

  // Both enter a deal while one of them sleeps: the one that comes too late is in the form, with its player.
  await browser.run(() => {
    window.awake = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
      if (mode !== "readwrite") throw new DOMException("asleep", "InvalidStateError");
      return window.awake.call(this, stores, mode, ...rest);
    };
  });
  await browser.tab(two);
  await enter(browser, "Cy", 10);
  await browser.tab(one);
  await fill(browser, "Di", 11);
  await browser.run(() => addEventListener("click", () => { IDBDatabase.prototype.transaction = window.awake; }, { capture: true, once: true }));
  await enterDeal(browser);
  await hears(browser, "your last step wasn’t saved");
  await sheet(browser, 3);
  await enterDeal(browser);
  await sheet(browser, 4);
  assert.deepEqual(await causes(browser), ["Ann", "Ben", "Cy", "Di"]);
  await keeps(browser, 4);
});
