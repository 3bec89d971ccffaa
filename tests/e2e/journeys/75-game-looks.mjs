import { journey } from "../journey.mjs";
import { games } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { begin, ends, looks, moreAboutDeal, openDeal, openGames, press, win } from "../pages/game.mjs";

journey("the game sheet at every width, light and dark: names, win, draw, figures, fouls, a wrong deal, the end", async (browser, assert) => {
  await openGames(browser);
  await press(browser, "New game");
  await browser.appears(area.newGame, "the names");
  await looks(browser, assert, "the names");
  await press(browser, "Cancel");
  const players = ["Maximiliane-Charlotte", "Benedikt", "Chi", "Dee"];
  await begin(browser, { name: "An evening with a rather long name of its own", players, initial: 25000 });
  await win(browser, { winner: "Chi", from: "Benedikt", han: 3 });
  await looks(browser, assert, "a win");
  // A yakuman is behind the last key of fu.
  await browser.click("#fu-0");
  await browser.click("#fu--1");
  await moreAboutDeal(browser);
  await browser.click("#add-foul-chombo");
  await looks(browser, assert, "a win with a foul");
  await press(browser, "Add deal");
  await browser.appears("#deal-1", "the deal");
  await ends(browser, "Draw");
  await looks(browser, assert, "a draw");
  await moreAboutDeal(browser);
  await press(browser, "Enter points manually");
  await browser.fill("#change-E", -123456);
  await looks(browser, assert, "figures");
  await press(browser, "Add deal");
  await browser.appears("#deal-2", "the figures");
  await openDeal(browser, 2);
  await looks(browser, assert, "a correction");
  await press(browser, "Cancel");
  await press(browser, "Names and rules");
  await browser.appears(area.setup, "the setup");
  await looks(browser, assert, "names and rules");
  await press(browser, "Back to game");
  if (!(await browser.run(() => document.querySelector(area.ranking)))) await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  await looks(browser, assert, "the end");

  // Three play by other rules.
  await press(browser, "All games");
  await begin(browser, { name: "Three", rules: "riichi-tenhou-three", players: ["Anna", "Ben", "Chi"] });
  assert.equal(await browser.count(`${area.standings} li`), 3);
  await win(browser, { winner: "Ben", han: 2 });
  await press(browser, "Add deal");
  await browser.appears("#deal-1", "the deal of three");
  await looks(browser, assert, "three");

  // Winds are in the page's language wherever they stand alone.
  await browser.fill(`${area.languages} select`, "ja");
  await browser.until(() => [`${area.standings} ${area.wind}`, area.dealButton].every((part) => [...document.querySelectorAll(part)].every((one) => /^[東南西]/.test(one.textContent.trim()))), "winds in Japanese");
  // So is what was said of the last deal before the language was another.
  await browser.until(() => /ツモ/.test(document.querySelector(area.gameMessage).textContent), "what was done, in Japanese");
  await browser.fill(`${area.languages} select`, "en");
  await browser.until(() => document.querySelector(area.dealButton).textContent.trim() === "E1", "winds in English");

  // Where the browser keeps nothing, it is said before it is too late.
  const leaving = () => browser.run(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  assert.equal(await leaving(), false, "everything is kept");
  await browser.run(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await ends(browser, "Draw");
  await press(browser, "Add deal");
  await browser.until(() => document.querySelector(`${area.gameSaid} ${area.notice}`)?.textContent.includes("won’t let Tenbo save"), "that nothing is kept");
  assert.equal(await browser.count(`${area.deals} tbody tr`), 2);
  await browser.wait(leaving, "the browser to ask before the page is left");
  // Once there is room everything is kept, and nothing is said any more.
  await browser.run(() => { IDBObjectStore.prototype.put = window.put; });
  await ends(browser, "Draw");
  await press(browser, "Add deal");
  await browser.goes(`${area.gameSaid} ${area.notice}`, "that all is kept");
  assert.equal(await leaving(), false);
  assert.equal((await games(browser)).at(-1).game.deals.length, 3);
});
