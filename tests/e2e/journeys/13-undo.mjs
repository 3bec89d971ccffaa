import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, playBy, played, seatWind, tap } from "../pages/hand.mjs";

journey("everything is undone to the empty page and done again", async (browser, assert) => {
  await browser.openApp();
  await tap(browser, "19m");
  await playBy(browser, "riichi-tenhou");
  await browser.appears("#key-0p", "the red fives of the other rulebook");
  await tap(browser, "0p");
  await seatWind(browser, "West");
  await tap(browser, "5z");
  await browser.clickOn("button", "Next hand");
  await link(browser, "v1;r=riichi-tenhou");
  assert.equal(await browser.count(area.handTiles), 0);
  const undo = '[aria-label="Undo"]';
  const redo = '[aria-label="Redo"]';
  for (let steps = 0; (await browser.attribute(undo, "aria-disabled")) !== "true"; steps += 1) {
    assert.ok(steps < 20, "undo comes to an end");
    await browser.clickOn("button", "Undo");
    if (steps === 0) await link(browser, "win=W;W=19m0p5z");
  }
  await link(browser, "v1;r=riichi-ema-2025");
  assert.equal(await played(browser), "riichi-ema-2025");
  assert.equal(await browser.count(area.handTiles), 0);
  while ((await browser.attribute(redo, "aria-disabled")) !== "true") await browser.clickOn("button", "Redo");
  await link(browser, "v1;r=riichi-tenhou");
  assert.equal(await browser.count(area.handTiles), 0);
});
