import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, complete, headline, link, says, seatWind, status, tap } from "../pages/hand.mjs";
import { openTable, sit } from "../pages/table.mjs";

const won = (browser) => browser.appears(area.wonHeadline, "a win");

journey("a wait of any seat wins for that seat, the last copy is won from who discarded it, a claim is from who did", async (browser, assert) => {
  // The hand of a seat that was not to win: a wait completes it, and so does the fourteenth tile.
  await browser.openApp("#v1;r=riichi-ema-2025");
  await seatWind(browser, "South");
  await tap(browser, "123m456p789s2233z");
  await says(browser, "Waiting");
  await complete(browser, "South wind");
  await won(browser);
  assert.doesNotMatch(await status(browser), /has all its tiles|not possible yet/);
  await link(browser, "win=S;S=123m456p789s2233z~2z");
  await browser.clickOn("button", "Undo");
  await says(browser, "Waiting");
  await tap(browser, "3z");
  await won(browser);
  await link(browser, "win=S;S=123m456p789s2233z~3z");

  // The same at the table, where another seat has some tiles.
  await openTable(browser, "r=riichi-ema-2025;E=19m");
  await sit(browser, "W");
  await tap(browser, "123m456p789s2233z");
  await browser.appears(area.wait, "the waits of West");
  await complete(browser, "South wind");
  await won(browser);
  await link(browser, "win=W");

  // Two copies in the hand, two discarded: the second of them is what is won on.
  await openTable(browser, "r=riichi-ema-2025;win=W;W=55z123m456m789m99p;dE=5z;dS=5z");
  await browser.counts(area.wait, 2, "two waits");
  assert.equal(await browser.attribute("#key-5z", "aria-disabled"), null);
  await tap(browser, "5z");
  await won(browser);
  assert.doesNotMatch(await status(browser), /No copies left/);
  await link(browser, "+5z");
  assert.match(await link(browser, "+5z"), /from=S/);

  // A pung of a tile that East discarded last is East's, though South sits before West.
  await openTable(browser, "r=riichi-ema-2025;win=W;W=19s;dE=1m5z;dS=9m");
  await aim(browser, "Pon");
  await tap(browser, "5z");
  await link(browser, "W=19s(555z@E)");
  assert.equal(await browser.text(`#key-5z ${area.copiesLeft}`), "1");
  assert.ok((await headline(browser)).length > 0);
});
