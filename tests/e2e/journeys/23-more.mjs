import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { link, mend, says, status, tap, unfold } from "../pages/hand.mjs";
import { onTable } from "../pages/table.mjs";

const cells = (browser) => browser.run(() => [...document.querySelectorAll(".payments td.number")].map((cell) => cell.textContent));

journey("a liable seat, a total without tiles, fouls", async (browser, assert) => {
  // Big three dragons, self-drawn: without knowing who fed the last set everybody pays.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=11m23p(555z)(666z)(777z)~4p");
  await says(browser, "Yakuman");
  assert.deepEqual(await cells(browser), ["−16,000", "+32,000", "−8,000", "−8,000"]);
  assert.equal(await browser.run(() => document.querySelector(".settings-more").open), false, "folded up");
  await unfold(browser);
  await browser.fill("#at-liable", "W");
  await link(browser, "liable=W");
  await browser.until(() => document.querySelectorAll(".payments td.number")[2].textContent === "−32,000", "West pays for all");
  assert.match(await browser.text(".payments"), /liable/);

  // A hand's total in a game where losers settle.
  await browser.openApp("#v1;r=four-winds-slice;win=S;by=discard;from=W");
  await unfold(browser);
  await browser.fill("#at-total", "120");
  await says(browser, "120 points");
  await onTable(browser, "E", () => browser.fill("#at-total", "20"));
  await link(browser, "tE=20;tS=120");
  assert.match(await browser.text(".payments"), /difference/);
  assert.equal(await browser.text(".settings-more .badge"), "2");
  await axe(browser, assert, ".settings");
  await tap(browser, "1m");
  await link(browser, "S=1m");
  assert.equal(await browser.attribute("#at-total", "value") || "", "", "tiles take the place of the total");
  await browser.fill("#at-total", "8");
  assert.match(await status(browser), /has tiles/);

  // In riichi only what some hand is paid can be a total.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;by=self-draw;tS=5300");
  await browser.until(() => document.querySelector(".mend"), "a problem");
  await mend(browser, /No hand pays this total/);
  await browser.untilFocused("#at-total");
  await browser.fill("#at-total", "5200");
  await browser.until(() => document.querySelector(".payments"), "payments");
  assert.deepEqual(await cells(browser), ["−2,600", "+5,200", "−1,300", "−1,300"]);

  // A foul is paid like a mangan to everybody else.
  await browser.openApp("#v1;r=riichi-tenhou;o=chombo:mangan;draw=abandoned");
  await unfold(browser);
  await browser.clickOn("checkbox", "South", "#at-fouls");
  await browser.until(() => document.querySelector(".payments"), "payments");
  assert.deepEqual(await cells(browser), ["+4,000", "−8,000", "+2,000", "+2,000"]);
  assert.match(await browser.text(".payments"), /penalty/);
  await link(browser, "chombo=S");
});
