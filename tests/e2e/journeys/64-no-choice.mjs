import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { aim, link, openMeld, tap } from "../pages/hand.mjs";
import { act, openTable, sit, verdicts } from "../pages/table.mjs";

const says = (browser, part) =>
  browser.until((part) => document.querySelector(area.verdict)?.textContent.includes(part), `the verdict "${part}"`, part);

journey("table: No Choice is entered at the discard and waives the liability; a claim or another tile do not", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical;o=allow-no-choice:on;E=2m345p(666z@N)(777z@S)");
  await sit(browser, "W");
  await act(browser, "Discards");
  await tap(browser, "9m5z");
  await link(browser, "dW=9m5z");
  await sit(browser, "E");
  await aim(browser, "Pung");
  await tap(browser, "5z");
  await openMeld(browser, "Pung: white dragon");
  await browser.clickOn("button", "West", area.meldEditor);
  await browser.clickOn("button", "Done", area.meldEditor);
  await tap(browser, "2m");
  await says(browser, "West is liable");
  assert.equal(await browser.count(`${area.seatCard}[data-seat=W] ${area.river} ${area.gone}`), 1, "the claimed discard lies elsewhere");
  // The discard opens what is known of it.
  await sit(browser, "W");
  await act(browser, "Discards");
  await browser.clickOn("button", /West, discard 2$/);
  await browser.appears(area.discardEditor, "what is known of the discard");
  assert.match(await browser.text(area.discardEditor), /white dragon/);
  await tap(browser, "5z");
  await says(browser, "No Choice");
  await link(browser, "hW=2w(5z)");
  await axe(browser, assert);
  await browser.clickOn("button", "a claim", area.discardEditor);
  await says(browser, "West is liable");
  await browser.clickOn("button", "a replacement tile", area.discardEditor);
  await says(browser, "No Choice");
  await tap(browser, "1m");
  await says(browser, "West is liable");
  await browser.press("Control+z");
  await says(browser, "No Choice");
  // A discard that is not there any more takes what was known of it along.
  await browser.clickOn("button", "Remove discard", area.discardEditor);
  await says(browser, "West is liable");
  assert.equal(await browser.count(area.discardEditor), 0);
  assert.deepEqual((await verdicts(browser)).length, 1);
});
