import { journey } from "../journey.mjs";
import { hand, headline, link, says, status, tap } from "../pages/hand.mjs";
import { onTable } from "../pages/table.mjs";

const cells = (browser) => browser.run(() => [...document.querySelectorAll(".payments td.number")].map((cell) => cell.textContent));

journey("two and three win on one discard: hands, scores, payments of all", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E;honba=1");
  await says(browser, "2 han 30 fu");
  await browser.clickOn("checkbox", "West", "#at-also");
  await link(browser, "win=SW");
  await browser.until(() => /West/.test(document.querySelector(".other-hands")?.textContent ?? ""), "West's hand is to be entered");
  await onTable(browser, "W", async () => {
    await tap(browser, "345567m45688p6s");
    assert.match(await headline(browser), /2 han/, "a hand that is not full changes nothing");
    await tap(browser, "7s");
    // The tile lies beside the second winner's hand too.
    await browser.until(() => document.querySelectorAll("#hand > .apart").length === 1, "the winning tile beside it");
    assert.equal((await hand(browser)).length, 14);
  });
  // With the counter that each of them gets here: it was missing.
  await says(browser, "South 2,000 + 300 for counters · West 2,000 + 300 for counters");
  assert.deepEqual(await cells(browser), ["−4,600", "+2,300", "+2,300", "0"]);
  assert.equal(await browser.run(() => document.querySelectorAll(".sheet").length), 2);
  // A third one, with a hand that waits for something else first.
  await browser.clickOn("checkbox", "North", "#at-also");
  await onTable(browser, "N", () => tap(browser, "111p999s2277m99p8s"));
  await browser.until(() => document.querySelector(".problem .mend"), "a hand that does not win is a problem");
  assert.match(await browser.text(".problem li"), /^North, winning tile:/);
  await browser.clickOn("button", "Undo");
  await browser.until(() => !document.querySelector(".problem"), "no problem without its last tile");
  await browser.openApp("#v1;r=riichi-ema-2025;win=SWN;S=234m345678p22p34s+5s;W=345567m45688p67s;N=678678m777p46s22s;from=E");
  await browser.until(() => document.querySelectorAll(".sheet").length === 3, "three sheets");
  assert.match(await headline(browser), /^South 2,000 · West 2,000 · North [\d,]+$/);
  const sums = (await cells(browser)).map((cell) => Number(cell.replace("−", "-").replace(/[+,]/g, "")));
  assert.equal(sums.reduce((sum, one) => sum + one, 0), 0);
  assert.ok(sums[0] < 0 && sums.slice(1).every((sum) => sum > 0), String(sums));
  // Where one may win it is the first in turn, and whoever else declares is told so (once it was refused, which did not
  // say who is paid).
  await browser.openApp("#v1;r=riichi-m-league;win=W;S=345567m45688p67s;W=234m345678p22p34s+5s;from=E");
  await browser.clickOn("checkbox", "South", "#at-also");
  await says(browser, "South 2,000 · West no win (another winner is first in turn)");
  assert.deepEqual(await cells(browser), ["−2,000", "+2,000", "0", "0"]);
  assert.match(await browser.run(() => document.querySelectorAll(".sheet")[1].textContent), /comes first in turn order/);
  // At the table only the first is marked as winner, and the other says why.
  await browser.openApp("#v1;r=chinese-classical;win=SW;S=234m345678p22p34s+5s;W=345567m45688p67s;from=E;view=table");
  await browser.until(() => document.querySelectorAll(".mark.win").length === 1, "one winner is marked");
  assert.match(await browser.text(".seat-card[data-seat=W]"), /No win: another winner is first in turn/);
  // A third one where two may win is refused: that deal is drawn.
  await browser.openApp("#v1;r=riichi-tenhou;win=SW;S=234m345678p22p34s+5s;W=345567m45688p67s;from=E");
  await browser.clickOn("checkbox", /^North/, "#at-also");
  assert.match(await status(browser), /no more winners/);
});
