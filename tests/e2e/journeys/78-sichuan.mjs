import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, openMeld, quick, tap } from "../pages/hand.mjs";
import { act, sit } from "../pages/table.mjs";
import { begin, constant, deals, enterDeal, looks, moreAboutDeal, openGames, told, value, win } from "../pages/game.mjs";

/** The payments of the result: seat, net, what for. */
const payments = (browser) =>
  browser.run(() => [...document.querySelectorAll(`${area.payments} tbody tr`)].map((row) => row.children[1].textContent.replace("\u2212", "-")));

const paid = (browser, ...net) =>
  browser.until(
    (net) => [...document.querySelectorAll(`${area.payments} tbody tr`)].map((row) => row.children[1].textContent.replace("\u2212", "-")).join() === net,
    `the payments ${net}`, net.join(),
  );

const from = (browser, seat) => browser.clickOn("radio", new RegExp(`^${seat}`), "#at-from");

journey("a Sichuan deal by tiles: three win one after the other, kongs are paid at once by those still in play", async (browser, assert) => {
  await browser.openApp("#v1;r=sichuan-bloody");
  await tap(browser, "123456m234p56777p");
  await quick(browser, "Self-draw");
  await paid(browser, "+6", "-2", "-2", "-2");

  // Play goes on: the next seat in turn is to win, and what was won stays won.
  await browser.clickOn("button", "Play goes on");
  await browser.counts(`${area.earlierWins} li`, 1, "the win before");
  assert.match(await browser.text(area.earlierWins), /East · Self-draw · 7 of Dots|East · Self-draw/);
  await paid(browser, "+6", "-2", "-2", "-2");

  // South has a kong that East does not pay for, and wins on West's discard.
  await aim(browser, "Concealed kong");
  await tap(browser, "9m");
  await paid(browser, "+4", "+4", "-4", "-4");
  await openMeld(browser, "Concealed kong");
  await browser.clickOn("button", "After win 1", area.meldEditor);
  await paid(browser, "+6", "+2", "-4", "-4");
  await browser.clickOn("button", "Done", area.meldEditor);
  await tap(browser, "23567s88234s4s");
  await quick(browser, "Discard");
  await from(browser, "West");
  await paid(browser, "+6", "+4", "-6", "-4");

  // North draws; West alone is left to pay.
  await browser.clickOn("button", "Play goes on");
  await browser.counts(`${area.earlierWins} li`, 2, "two wins before");
  await browser.clickOn("tab", "Table");
  await sit(browser, "N");
  await act(browser, "Won");
  await aim(browser, "Kong");
  await tap(browser, "8p");
  await openMeld(browser, "Kong");
  await browser.clickOn("button", "West", area.meldEditor);
  await browser.clickOn("button", "Done", area.meldEditor);
  await tap(browser, "55m11122299p5m");
  await browser.until(() => document.querySelector(`${area.matrix} tfoot`)?.textContent.replaceAll("\u2212", "-").endsWith("+6+4-13+3"), "what each has in the end");
  const sentences = await browser.text(area.sentences);
  assert.match(sentences, /made a kong/);
  assert.match(sentences, /West pays North 4 \+ 1 = 5/);

  // A link keeps all of it; the last win can be taken back.
  await browser.reload();
  await browser.until(() => document.querySelector(`${area.matrix} tfoot`)?.textContent.replaceAll("\u2212", "-").endsWith("+6+4-13+3"), "the same after a reload");
  await browser.clickOn("button", "Take back the last win");
  await browser.counts(`${area.earlierWins} li`, 1, "one win before");
  await browser.until(() => document.querySelector(`${area.matrix} tfoot`)?.textContent.replaceAll("\u2212", "-").endsWith("+6+4-8-2"), "without North's win");
});

journey("a Sichuan game by figures: wins in order and what was paid at once, in the preview and the sheet", async (browser, assert) => {
  await openGames(browser, "#v1;r=sichuan-bloody;view=game");
  await begin(browser, { name: "Blood battle", players: ["Anna", "Ben", "Chi", "Dee"] });
  await win(browser, { winner: "Anna", total: 1 });
  await moreAboutDeal(browser);
  await browser.click("#add-win");
  await browser.fill('[aria-label="Winner 2"]', "S");
  await browser.fill('[aria-label="Winning tile 2"]', "W");
  await browser.click("#add-win");
  await browser.fill('[aria-label="Winner 3"]', "N");
  await browser.fill('[aria-label="Winning tile 3"]', "self-draw");
  assert.ok(await browser.run(() => !document.querySelector("#add-win")), "one seat is left");
  const kongs = [["S", "concealed-kong", 1], ["W", "added-kong", 0], ["N", "kong", 0, "W"]];
  for (const [place, [seat, kind, after, feeder]] of kongs.entries()) {
    await browser.click("#add-paid");
    await browser.fill(`[aria-label="To ${place + 1}"]`, seat);
    await browser.fill(`[aria-label="For ${place + 1}"]`, kind);
    await browser.fill(`[aria-label="When ${place + 1}"]`, after);
    if (feeder) await browser.fill(`[aria-label="Discarded by ${place + 1}"]`, feeder);
  }
  // The values of the later hands: the rest folds up, and the keys are about whose they are.
  await browser.click("#more-about-deal");
  for (const [name, total] of [["Ben", 2], ["Dee", 4]]) {
    await browser.clickOn("button", name, area.whoseKeys);
    await value(browser, total);
  }
  await browser.until(() => /Anna\s+\+5/.test(document.querySelector(area.dealPreview).textContent), "what it does");
  await looks(browser, assert, "the form with wins and kongs");
  await browser.size(1280, 800);
  await enterDeal(browser);
  await browser.appears("#deal-1", "the deal");
  const [deal] = await deals(browser);
  assert.deepEqual(deal.changes, [5, 3, -10, 2]);
  assert.match(await told(browser), /Anna wins 1.*Ben wins 2 from Chi.*Dee wins 4.*paid at once/s);
  assert.ok(await constant(browser));
  // Opened again, it is as it was filled in.
  await browser.clickOn("button", /edit deal 1,/);
  await moreAboutDeal(browser);
  await browser.counts(`${area.dealForm} ol li`, 2, "the wins after the first");
  assert.equal(await browser.count(`${area.dealForm} ul${area.dealFouls} li`), 3);
});
