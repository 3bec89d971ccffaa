import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { begin, ends, enterDeal, openGames, press, win } from "../pages/game.mjs";

const PLAYERS = ["Anna", "Ben", "Chi", "Dee"];

/** Who is marked as not having won. */
const marked = (browser) => browser.run(() =>
  [...document.querySelectorAll(`${area.standings} li`)].filter((one) => one.textContent.includes("no win yet")).map((one) => one.querySelector("bdi").textContent).join(" "));

/** Who paid what to whom for it. */
const charged = (browser) => browser.run(() =>
  [...document.querySelectorAll(`${area.endTransfers} tbody tr`)].filter((row) => row.textContent.includes("yakitori"))
    .map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent.trim()).join(" ")));

journey("yakitori: who has not won is marked, each win takes a mark away, the rest pay at the end as the rulebook says, and nobody is marked after", async (browser, assert) => {
  await openGames(browser, "#v1;r=riichi-wrc-2025;o=yakitori:on,yakitori-points:6000,yakitori-paid-to:others;view=game");
  await begin(browser, { name: "Yakitori", players: PLAYERS });
  assert.equal(await marked(browser), "Anna Ben Chi Dee");
  await win(browser, { winner: "Ben", from: "Chi", han: 3, fu: 40 });
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");
  assert.equal(await marked(browser), "Anna Chi Dee");
  await ends(browser, "Draw");
  await enterDeal(browser);
  await browser.appears("#deal-2", "the draw");
  assert.equal(await marked(browser), "Anna Chi Dee", "a draw is no win");
  await win(browser, { winner: "Dee", han: 2, fu: 30 });
  await enterDeal(browser);
  await browser.appears("#deal-3", "the deal");
  assert.equal(await marked(browser), "Anna Chi");
  // Its color is that of an ochre mark, and its words stand beside.
  const color = await browser.run(() => {
    const mark = [...document.querySelectorAll(`${area.standings} .no-win`)][0];
    return [getComputedStyle(mark).color, getComputedStyle(document.querySelector(`${area.standings} bdi`)).color];
  });
  assert.notEqual(color[0], color[1]);
  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  // 6,000 each in equal parts to Ben and Dee, who have won.
  assert.deepEqual(await charged(browser), ["Anna Ben 3,000", "Anna Dee 3,000", "Chi Ben 3,000", "Chi Dee 3,000"]);
  assert.equal(await marked(browser), "");
  assert.ok(!(await browser.text(area.game)).includes("no win yet"));
  await press(browser, "Continue game");
  await browser.appears(area.dealForm, "the game goes on");
  assert.equal(await marked(browser), "Anna Chi", "as before the end");

  // A rulebook without it marks nobody and charges nothing.
  await openGames(browser, "#v1;r=riichi-wrc-2025;view=game");
  await press(browser, "All games");
  await begin(browser, { name: "Without", rules: "riichi-wrc-2025", players: PLAYERS });
  await win(browser, { winner: "Ben", from: "Chi", han: 3, fu: 40 });
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");
  assert.equal(await marked(browser), "");
  await press(browser, "End game");
  await browser.appears(area.ranking, "the end");
  assert.deepEqual(await charged(browser), []);
});
