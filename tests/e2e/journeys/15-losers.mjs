import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, says, seatWind, tap } from "../pages/hand.mjs";
import { onTable } from "../pages/table.mjs";

const pressed = (browser) => browser.run(() => [...document.querySelectorAll(`${area.seats} [aria-pressed="true"]`)].map((seat) => seat.dataset.seat));
const line = (browser) => browser.run(() => document.querySelector(area.otherHands)?.textContent.trim() ?? "");

journey("a loser's hand is entered on the table, scored and paid for, and the hand view leads there", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;E=123m456p22z33z(678s@N)+3z;from=W");
  assert.equal(await line(browser), "", "nobody else has a hand");
  await onTable(browser, "S", async () => {
    await tap(browser, "777999m555z");
    await tap(browser, "1122p");
    assert.equal((await hand(browser)).length, 13);
    await tap(browser, "1s");
    assert.match(await browser.text(area.status), /all its tiles/);
  });
  await browser.until(() => document.querySelector(area.result).textContent.includes("South"), "the loser's seat in the result");
  // The hand view shows the winner's hand and says whose others there are.
  assert.equal((await hand(browser))[0], "1 of characters");
  assert.match(await line(browser), /^Other hands: South/);
  await axe(browser, assert, area.builder);
  await browser.clickOn("button", "Table", area.otherHands);
  await browser.appears(`${area.table} ${area.seatCard}`, "the table");
  // Another hand can be the winner's, there.
  await onTable(browser, "S", () => browser.clickOn("button", "Won", area.actions));
  assert.deepEqual(await pressed(browser), ["S"]);
  await browser.until(() => document.querySelector(area.handTiles).getAttribute("aria-label").startsWith("7 of characters"), "South's hand");
  assert.match(await line(browser), /^Other hands: East/);
});

journey("a tap on a seat is the wind of the winner: the hand goes along, no other is lost, and a step back brings all back", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;E=234m345567p66s77z+7z;from=N;S=19m;W=5z");
  await says(browser, "han");
  assert.deepEqual(await pressed(browser), ["E"]);
  const before = await hand(browser);
  await seatWind(browser, "South");
  await link(browser, "win=S");
  assert.deepEqual(await pressed(browser), ["S"]);
  assert.deepEqual(await hand(browser), before);
  const text = await link(browser, "S=234m345567p66s77z+7z");
  assert.match(text, /E=19m/, "who sat there sits where the winner was");
  assert.match(text, /W=5z/);
  assert.match(await line(browser), /^Other hands: East, West/);
  await browser.press("Control+z");
  await link(browser, "E=234m345567p66s77z+7z");
  assert.deepEqual(await pressed(browser), ["E"]);
  // By key as well, round the table.
  await browser.focus("#hand");
  await browser.press("n", "n", "n", "n");
  assert.deepEqual(await pressed(browser), ["E"]);
  // A link that shows another hand opens with the winner's; where nobody has won, who was shown is to win.
  await browser.openApp("#v1;r=riichi-ema-2025;E=234m345567p66s77z+7z;from=N;S=19m;see=S");
  assert.deepEqual(await pressed(browser), ["E"]);
  assert.deepEqual(await hand(browser), before);
  await browser.openApp("#v1;r=riichi-ema-2025;S=19m;see=S");
  assert.deepEqual(await pressed(browser), ["S"]);
  assert.equal((await hand(browser)).length, 2);
  // A step back from the table does not bring a loser's hand into the hand view.
  await onTable(browser, "W", () => tap(browser, "1s2s"));
  assert.deepEqual(await pressed(browser), ["S"]);
  await browser.press("Control+z");
  assert.equal((await hand(browser)).length, 2);
  assert.match(await line(browser), /^Other hands: West/);
});
