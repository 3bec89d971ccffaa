import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { hand, headline, link, says, tap } from "../pages/hand.mjs";
import { onTable } from "../pages/table.mjs";

// What is said and paid: `two-winners-with-a-counter`, `three-winners`, `first-in-turn` of `crates/tenbo-wording/tests/said`.
journey("two and three win on one discard: each hand is entered, and one that does not win is a problem", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E;honba=1");
  await says(browser, "2 han 30 fu");
  await browser.clickOn("checkbox", "West", "#at-also");
  await link(browser, "win=SW");
  await browser.until(() => /West/.test(document.querySelector(area.otherHands)?.textContent ?? ""), "West's hand is to be entered");
  await onTable(browser, "W", async () => {
    await tap(browser, "345567m45688p6s");
    assert.match(await headline(browser), /2 han/, "a hand that is not full changes nothing");
    await tap(browser, "7s");
    // The tile lies beside the second winner's hand too.
    await browser.counts(`#hand > ${area.apart}`, 1, "the winning tile beside it");
    assert.equal((await hand(browser)).length, 14);
  });
  await says(browser, "4,600");
  const columns = await browser.run(() => [...document.querySelectorAll(area.winnerColumn)].map((column) => column.innerText.split(/\s*\n\s*/).slice(0, 3).join(" | ")));
  assert.deepEqual(columns, ["South | 2,300 | 2,000 + 300", "West | 2,300 | 2,000 + 300"]);
  assert.equal(await browser.count(area.scoreSheet), 2);
  // A third one, with a hand that waits for something else first.
  await browser.clickOn("checkbox", "North", "#at-also");
  await onTable(browser, "N", () => tap(browser, "111p999s2277m99p8s"));
  await browser.appears(`${area.problem} ${area.mend}`, "a hand that does not win is a problem");
  assert.match(await browser.text(`${area.problem} li`), /^North, winning tile:/);
  await browser.clickOn("button", "Undo");
  await browser.goes(area.problem, "no problem without its last tile");
  // At the table only the first is marked as winner, and the other says why.
  await browser.openApp("#v1;r=chinese-classical;win=SW;S=234m345678p22p34s+5s;W=345567m45688p67s;from=E;view=table");
  await browser.counts(area.wins, 1, "one winner is marked");
  assert.match(await browser.text(area.answer), /No win: another winner is first in turn/);
});
