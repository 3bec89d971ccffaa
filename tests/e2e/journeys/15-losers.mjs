import { journey } from "../journey.mjs";
import { hand, says, show, tap } from "../pages/hand.mjs";

journey("a loser's hand is entered, scored and paid for", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;E=123m456p22z33z(678s@N)+3z;from=W");
  await show(browser, "South");
  await tap(browser, "777999m555z");
  await tap(browser, "1122p");
  assert.equal((await hand(browser)).length, 13);
  await tap(browser, "1s");
  assert.match(await browser.text(".dock-status"), /all its tiles/);
  await browser.until(() => document.querySelector(".result").textContent.includes("South"), "the loser's seat in the result");
  // Another hand can be the winner's.
  await browser.clickOn("button", "South: This seat wins", ".settings");
  assert.equal(await browser.attribute('.seat[data-seat="S"]', "aria-pressed"), "true");
  await says(browser, "");
  await browser.until(() => document.querySelector('.seat[data-seat="S"] .seat-mark'), "South as the winner");
});
