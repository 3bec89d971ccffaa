import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { deals, enterDeal, looks, moreAboutDeal, openDeal, openGames, press, tapPlayer, totals, win } from "../pages/game.mjs";

const dealRow = `${area.deals} tbody tr:has(#deal-3)`;

journey("a first evening: the sample is tried, a deal corrected in the list, the last one entered, and the same four play again", async (browser, assert) => {
  await openGames(browser);
  assert.match((await browser.texts("figure li"))[0], /Anna.*60,600.*\+30\.6/s);
  await press(browser, "Try the sample");
  await browser.appears(area.dealForm, "the sample");
  assert.equal((await deals(browser)).length, 7);

  // What is needed is asked before the deal, and by who has declared riichi; not while it is entered.
  await browser.appears(area.needsList, "What do I need?");
  await tapPlayer(browser, "Chiyo");
  await browser.goes(area.needsPart, "the list to make room");
  await press(browser, "Undo in game");
  await browser.appears(area.needsList, "the list again");

  // A correction is seen in the list before it is kept: what was said is struck out, what becomes another is marked.
  const before = await totals(browser);
  await openDeal(browser, 3);
  await browser.appears("#han-5", "the keys");
  assert.equal(await browser.count(`${area.deals} del`), 0);
  await browser.click("#han-3");
  await browser.click("#fu-30");
  await browser.appears(`${dealRow} del`, "what it said before");
  assert.match(await browser.text(`${dealRow} del`), /8,000/);
  assert.match(await browser.text(`${dealRow} ${area.cause}`), /3,900/);
  const marked = await browser.run(() => [...document.querySelectorAll(`${area.deals} tbody tr`)].map((row) => [...row.querySelectorAll(`td ${area.total}`)].map((total) => (total.matches(area.becomesOther) ? 1 : 0)).join("")));
  assert.deepEqual(marked, ["0000", "0000", "0110", "0110", "0110", "0110", "0110"]);
  await looks(browser, assert, "a correction");
  await press(browser, "Cancel");
  await browser.goes(`${area.deals} del`, "the deal as it was");
  assert.deepEqual(await totals(browser), before);

  await win(browser, { winner: "Anna", from: "Dmitri", han: 6 });
  // What is asked less often has few answers: they are keys, and a second tap on who is liable takes it back.
  await moreAboutDeal(browser);
  const pressed = (label) => browser.run((label) => [...document.querySelectorAll(`[role=toolbar][aria-label="${label}"] [aria-pressed=true]`)].map((key) => key.textContent), label);
  await browser.clickOn("button", "Chiyo", "[role=toolbar][aria-label='Liable player']");
  assert.deepEqual(await pressed("Liable player"), ["Chiyo"]);
  await browser.clickOn("button", "Chiyo", "[role=toolbar][aria-label='Liable player']");
  assert.deepEqual(await pressed("Liable player"), []);
  assert.deepEqual(await pressed("Next dealer"), ["automatic"]);
  await browser.click("#passes-false");
  assert.deepEqual(await pressed("Next dealer"), ["the same dealer"]);
  await browser.click("#passes-auto");
  await looks(browser, assert, "the rest of the form");
  await enterDeal(browser);
  await browser.appears(area.ranking, "the end");
  assert.match((await browser.texts(area.ranking))[0], /Anna.*60,600.*\+30\.6.*Bertrand.*36,200.*Chiyo.*22,500.*Dmitri.*700/s);
  assert.equal(await browser.text("#after-end"), "New game");
  await browser.click("#after-end");
  await browser.appears(area.newGame, "the table");
  await browser.click("#last-players");
  assert.deepEqual(await browser.texts(`${area.standings} bdi`), ["Anna", "Bertrand", "Chiyo", "Dmitri"]);
  await press(browser, "Start game");
  await browser.appears(area.dealForm, "the next game");
  assert.deepEqual(await browser.errors(), []);
});
