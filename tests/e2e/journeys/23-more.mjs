import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link, mend, says, status, tap, unfold } from "../pages/hand.mjs";
import { onTable } from "../pages/table.mjs";

// What is paid: `dragons-liable`, `total-of-losers`, `possible-total`, `chombo` of `crates/tenbo-wording/tests/said`.
journey("a liable seat, a total without tiles, fouls", async (browser, assert) => {
  // Big three dragons, self-drawn: without knowing who fed the last set everybody pays.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=11m23p(555z)(666z)(777z)~4p");
  await says(browser, "Yakuman");
  assert.equal(await browser.run(() => document.querySelector(area.moreSettings).open), false, "folded up");
  await unfold(browser);
  await browser.fill("#at-liable", "W");
  await link(browser, "liable=W");
  await browser.until(() => document.querySelectorAll(`${area.payments} td${area.number}`)[2].textContent === "−32,000", "West pays for all");

  // A hand's total in a game where losers settle.
  await browser.openApp("#v1;r=four-winds-slice;win=S;by=discard;from=W");
  await unfold(browser);
  await browser.fill("#at-total", "120");
  await says(browser, "120 points");
  await onTable(browser, "E", () => browser.fill("#at-total", "20"));
  await link(browser, "tE=20;tS=120");
  assert.equal(await browser.text(`${area.moreSettings} ${area.badge}`), "2");
  await axe(browser, assert, area.settings);
  await tap(browser, "1m");
  await link(browser, "S=1m");
  assert.equal(await browser.attribute("#at-total", "value") || "", "", "tiles take the place of the total");
  await browser.fill("#at-total", "8");
  assert.match(await status(browser), /has tiles/);

  // In riichi only what some hand is paid can be a total.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;by=self-draw;tS=5300");
  await browser.appears(area.mend, "a problem");
  await mend(browser, /No hand pays this total/);
  await browser.untilFocused("#at-total");
  await browser.fill("#at-total", "5200");
  await browser.appears(area.payments, "payments");

  // A foul is paid like a mangan to everybody else.
  await browser.openApp("#v1;r=riichi-tenhou;o=chombo:mangan;draw=abandoned");
  await unfold(browser);
  await browser.clickOn("checkbox", "South", "#at-fouls");
  await browser.appears(area.payments, "payments");
  await link(browser, "chombo=S");
});
