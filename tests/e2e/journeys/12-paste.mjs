import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, says } from "../pages/hand.mjs";

// Until 2026-11-28 what could be read of a text was kept. That was a fault: what is left of a hand of which a part is not
// understood is another hand.
journey("text: notation, Unicode tiles, a link; an error at its character, and nothing has changed", async (browser, assert) => {
  await browser.openApp("#v1;E=19m");
  await browser.type("#text-box", "123m 4x5p");
  await browser.press("Enter");
  await browser.appears("#text-errors mark", "marked characters");
  assert.deepEqual(await browser.texts("#text-errors mark"), ["4x"]);
  const places = await browser.texts(`${area.markedFaults} ${area.faultPlace}`);
  assert.deepEqual(places, ["6", "7"]);
  assert.match(await browser.text("#text-errors"), /Nothing was changed/);
  assert.deepEqual(await hand(browser), ["1 of characters", "9 of characters"]);

  await browser.clear("#text-box");
  await browser.type("#text-box", "234m345p66678s77z~7z");
  await browser.press("Enter");
  await says(browser, "fu");
  assert.equal(await browser.count("#text-errors mark"), 0);

  await browser.clear("#text-box");
  await browser.fill("#text-box", "🀇🀈🀉🀀🀀");
  await browser.clickOn("button", "Load");
  await link(browser, "E=123m11z");

  await browser.fill("#text-box", "https://club.example/t/#v1;r=riichi-tenhou;S=19m;win=S");
  await browser.clickOn("button", "Load");
  await link(browser, "v1;r=riichi-tenhou;win=S;S=19m");
});
