import { journey } from "../journey.mjs";
import { games, records } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { begin, ended, ends, enterDeal, openGames, press } from "../pages/game.mjs";
import { offered } from "../pages/hand.mjs";

const names = (browser) => browser.texts(`${area.gameList} h3`);
/** A first visit, left once the database is made: WebKit opens none any more where that was cut short. */
async function visit(browser) {
  await browser.openApp();
  await browser.wait(async () => (await browser.run(() => indexedDB.databases())).length, "the database");
  await records(browser, "games");
}

const file = (name) => ({ v: 1, rules: "riichi-ema-2025", game: { name, players: ["Ann", "Ben", "Cy", "Di"], deals: [] } });

journey("games, rulebooks and a form that an earlier version kept elsewhere are carried over, and what is damaged stays", async (browser, assert) => {
  await visit(browser);
  await browser.run((one, two) => {
    localStorage.setItem("tenbo-games", JSON.stringify([{ id: "game-1", open: true, file: one }, { id: "game-2", file: two }, { id: "game-3", file: { v: 9 } }]));
    localStorage.setItem("tenbo-books", "!((id:own-1,name:Club,base:mcr-1998))");
    localStorage.setItem("tenbo-form", "(mark:next,ends:draw,cause:draw,entry:(end:(kind:open)))");
  }, file("Friday"), file("Sunday"));
  await openGames(browser);
  await browser.appears(area.dealForm, "the game that was open");
  await browser.until(() => Object.keys(localStorage).every((key) => !/games|books|form/.test(key)), "that nothing is kept twice");
  assert.deepEqual(Object.keys(await records(browser, "games")).sort(), ["game-1", "game-2", "game-3"]);
  assert.deepEqual(Object.keys(await records(browser, "rulebooks")), ["own-1"]);
  await press(browser, "All games");
  assert.match((await offered(browser)).join(), /own:own-1/);
  assert.deepEqual(await names(browser), ["Sunday", "Friday"]);
  assert.match(await browser.text(`${area.game} > ${area.notice}`), /One saved game couldn’t be read/);
  // A new game takes no name of what cannot be read.
  await begin(browser, { name: "Monday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await browser.wait(async () => (await games(browser)).length === 4, "four games");
  assert.deepEqual((await games(browser)).map(({ v, game }) => game?.name ?? v), ["Friday", "Sunday", 9, "Monday"]);
});

journey("a text that is no game is kept as it is, and said", async (browser, assert) => {
  await visit(browser);
  await browser.run(() => localStorage.setItem("tenbo-games", "[{\"id\":\"game-1\",\"fi"));
  await openGames(browser);
  await begin(browser, { name: "Monday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await browser.wait(async () => Object.keys(await records(browser, "games")).length === 2, "both");
  assert.equal((await records(browser, "games"))["game-1"], "[{\"id\":\"game-1\",\"fi");
  await browser.reload();
  await browser.appears(area.dealForm, "the game");
  await press(browser, "All games");
  assert.deepEqual(await names(browser), ["Monday"]);
  assert.match(await browser.text(`${area.game} > ${area.notice}`), /couldn’t be read/);
});

journey("a half-filled deal goes to the tab that takes over, and is booked once", async (browser, assert) => {
  const isDraw = () => browser.wait(async () => await ended(browser) === "Draw", "the form of the other tab");
  await openGames(browser, "#v1;r=riichi-ema-2025;view=game");
  await begin(browser, { name: "Friday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  const one = (await browser.tabs())[0];
  await ends(browser, "Draw");
  await browser.wait(async () => Object.keys(await records(browser, "forms")).length === 1, "the form to be kept");
  const two = await browser.openTab(`${browser.base}#v1;r=riichi-ema-2025;view=game`);
  await browser.appears(area.readerLine, "that another tab writes");
  await press(browser, "Take over here");
  await isDraw();
  await enterDeal(browser);
  await browser.counts(`${area.deals} tbody tr`, 1, "the deal");
  // Back in the first tab the form is empty.
  await browser.tab(one);
  await browser.counts(`${area.deals} tbody tr`, 1, "the deal");
  await press(browser, "Take over here");
  await browser.appears(area.dealForm, "the form");
  assert.equal(await ended(browser), null, "the form is empty");
  // What is filled in here outlives that another tab takes over and is closed.
  await ends(browser, "Draw");
  await browser.wait(async () => Object.keys(await records(browser, "forms")).length === 1, "the form to be kept");
  await browser.tab(two);
  await press(browser, "Take over here");
  await isDraw();
  await browser.tab(one);
  await browser.appears(area.readerLine, "that another tab writes");
  await browser.closeTab(two);
  await isDraw();
  await enterDeal(browser);
  await browser.counts(`${area.deals} tbody tr`, 2, "the second deal");
  await browser.wait(async () => (await games(browser))[0].game.deals.length === 2, "two deals are kept");
});

journey("where nothing can be kept games are played all the same, and the browser asks before they are lost", async (browser, assert) => {
  const stub = `for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, { get() { throw new DOMException("not here", "SecurityError"); } });`;
  await browser.cdp("Page.addScriptToEvaluateOnNewDocument", { source: stub });
  await openGames(browser);
  const leaving = () => browser.run(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  assert.equal(await leaving(), false);
  await begin(browser, { name: "Friday", rules: "riichi-ema-2025", players: ["Ann", "Ben", "Cy", "Di"] });
  await ends(browser, "Draw");
  await enterDeal(browser);
  await browser.counts(`${area.deals} tbody tr`, 1, "the deal");
  await browser.until(() => document.querySelector(`${area.gameSaid} ${area.notice}`)?.textContent.includes("won’t let Tenbo save"), "that nothing is kept");
  assert.equal(await leaving(), true);
  // The journey's own end is to leave.
  await press(browser, "Undo in game");
  await press(browser, "Undo in game");
  await browser.goes(`${area.gameSaid} ${area.notice}`, "nothing to lose");
}, { engines: ["chromium"], because: "only there a page can be told before it begins" });
