import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, says, status, tap } from "../pages/hand.mjs";

journey("flowers: their keys where rules have them, laid beside the hand, each once", async (browser, assert) => {
  await browser.openApp("#v1;r=four-winds-slice;o=use-flowers:on;E=123m456p789s22z33z");
  await tap(browser, "15f");
  await link(browser, "fE=15f");
  assert.equal(await browser.count(`#at-bonus ${area.tile}`), 2);
  assert.match(await browser.attribute(`#at-bonus ${area.tile}`, "aria-label"), /: remove$/);
  await tap(browser, "1f");
  assert.match(await status(browser), /No copies left/);
  await browser.until(() => getComputedStyle(document.querySelector(`#key-1f ${area.face}`)).backgroundImage !== "none", "the art of the flowers");
  await tap(browser, "3z");
  await says(browser, "points");
  await browser.clickOn("button", "plum flower: remove");
  await link(browser, "fE=5f");
  // Without them there are no keys.
  await browser.openApp("#v1;r=riichi-ema-2025");
  assert.equal(await browser.count("#key-1f"), 0);
});

journey("animals: their keys in Singapore, paid at once; Malaysia has faces too, and dots alone", async (browser, assert) => {
  await browser.openApp("#v1;r=singapore;E=123456m234p5677s");
  await browser.until(() => getComputedStyle(document.querySelector(`#key-1g ${area.face}`)).backgroundImage !== "none", "the faces of the animals");
  assert.equal(await browser.attribute("#key-1g", "aria-label").then((label) => /^cat/.test(label)), true);
  await tap(browser, "12g");
  await link(browser, "fE=12g");
  await tap(browser, "1g");
  assert.match(await status(browser), /No copies left/);
  await tap(browser, "7s");
  await says(browser, "tai");
  await browser.clickOn("button", "rat: remove");
  await link(browser, "fE=1g");
  await browser.openApp("#v1;r=malaysian;S=123456p23499p78p;fS=2f");
  assert.equal(await browser.count("#key-1m, #key-1s"), 0);
  assert.equal(await browser.count("#key-8g"), 1);
});
