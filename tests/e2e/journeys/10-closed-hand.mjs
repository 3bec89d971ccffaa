import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { complete, hand, headline, says, status, tap } from "../pages/hand.mjs";

journey("a closed hand by mouse: tiles, waits, winning tile, ron, riichi, what cannot be", async (browser, assert) => {
  await browser.openApp();
  await tap(browser, "234m345567p66s77z");
  await tap(browser, "7z");
  assert.equal((await hand(browser)).length, 14);
  // 234m 345p 567p 66s 777z: the fourteenth tile stands apart and wins.
  await says(browser, "fu");
  assert.equal(await browser.count(`#hand > ${area.tile}${area.apart}`), 1);
  const drawn = await headline(browser);
  await browser.clickOn("radio", "Ron", area.settings);
  await browser.until((drawn) => document.querySelector(area.headline).textContent !== drawn, "another score", drawn);
  await browser.clickOn("radio", "Riichi", area.settings);
  await says(browser, "2 han");
  assert.equal(await browser.run(() => document.querySelectorAll(`${area.field} input`)[1].value), "1", "a stick lies on the table");
  // A tile that is picked up can be made the winning one.
  await browser.clickOn("button", "2 of characters: select");
  assert.match(await status(browser), /2 of characters is selected/);
  await browser.clickOn("button", "Winning tile", area.pen);
  assert.equal(await browser.attribute(`#hand > ${area.apart}`, "aria-label"), "2 of characters: select");
  // A full hand takes no more, and says so.
  await tap(browser, "1m");
  assert.match(await status(browser), /full/);
  // A box that cannot be ticked says why and stays as it is.
  await browser.clickOn("checkbox", /^Haitei/);
  assert.equal(await browser.run(() => [...document.querySelectorAll(`${area.situations} input`)].filter((box) => box.checked).length), 0);
  assert.match(await status(browser), /^Haitei is a tsumo/);
  // Without its winning tile the waits come, and one tap completes the hand again.
  await browser.clickOn("button", "2 of characters: select", `#hand`);
  await browser.clickOn("button", "Remove", area.pen);
  await browser.appears(`${area.waits} button`, "waits");
  await complete(browser, "2 of characters");
  await says(browser, "han");
});
