import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { aim, link, openMeld, tap } from "../pages/hand.mjs";
import { act, openTable, sit, verdicts } from "../pages/table.mjs";

const says = (browser, part) =>
  browser.until((part) => document.querySelector(".verdict")?.textContent.includes(part), `the verdict "${part}"`, part);

journey("table: No Choice is entered at the discard and waives the liability; a claim or another tile do not", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical;o=allow-no-choice:on;E=2m345p(666z@N)(777z@S)");
  await sit(browser, "W");
  await act(browser, "Enter discards");
  await tap(browser, "9m5z");
  await link(browser, "dW=9m5z");
  await sit(browser, "E");
  await aim(browser, "Pung");
  await tap(browser, "5z");
  await openMeld(browser, "Pung: white dragon");
  await browser.clickOn("button", "West", ".meld-editor");
  await browser.clickOn("button", "Done", ".meld-editor");
  await tap(browser, "2m");
  await says(browser, "West is liable");
  assert.equal((await browser.all(".seat-card[data-seat=W] .river .gone")).length, 1, "the claimed discard lies elsewhere");
  // The discard opens what is known of it.
  await sit(browser, "W");
  await browser.clickOn("button", /West, discard 2$/);
  await browser.until(() => document.querySelector(".discard-editor"), "what is known of the discard");
  assert.match(await browser.text(".discard-editor"), /white dragon/);
  await tap(browser, "5z");
  await says(browser, "No Choice");
  await link(browser, "hW=2w(5z)");
  await axe(browser, assert);
  await browser.clickOn("button", "a claim", ".discard-editor");
  await says(browser, "West is liable");
  await browser.clickOn("button", "a replacement tile", ".discard-editor");
  await says(browser, "No Choice");
  await tap(browser, "1m");
  await says(browser, "West is liable");
  await browser.press("Control+z");
  await says(browser, "No Choice");
  // A discard that is not there any more takes what was known of it along.
  await browser.clickOn("button", "Remove discard", ".discard-editor");
  await says(browser, "West is liable");
  assert.equal((await browser.all(".discard-editor")).length, 0);
  assert.deepEqual((await verdicts(browser)).length, 1);
});
