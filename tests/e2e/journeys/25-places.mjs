import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { aim, hand, link, mend, status, tap } from "../pages/hand.mjs";

journey("a problem leads to its place, a chow is chosen", async (browser, assert) => {
  // A fifth copy in another seat's meld, and too many indicators.
  await browser.openApp("#v1;r=riichi-ema-2025;E=1111m;W=9s(111m@S)");
  await browser.appears(area.mend, "a problem");
  await axe(browser, assert, area.result);
  await mend(browser, /Remove one/);
  await browser.untilFocused("#hand");
  assert.equal(await browser.attribute(area.chosenSeat, "data-seat"), "W", "hands beside the winner's lie on the table");
  assert.equal(await browser.attribute(`${area.cloth} ${area.meld}`, "aria-pressed"), "true");
  await browser.press("Backspace");
  await browser.goes(area.mend, "no problem");

  // Three chows fit a five; the chosen one is claimed with it.
  for (const [width, height] of [[1280, 800], [300, 600]]) {
    await browser.size(width, height);
    await browser.openApp("#v1;r=riichi-tenhou;E=19s");
    const keyboard = () => browser.run(() => document.querySelector(area.keyboard).getBoundingClientRect().top + scrollY);
    await aim(browser, "Chii");
    const before = await keyboard();
    await tap(browser, "0p");
    await browser.counts(area.chow, 3, "three chows");
    assert.equal(await status(browser), "Which chii?");
    assert.equal(await keyboard(), before, "the keyboard stays");
    const narrow = await browser.run(() => [...document.querySelectorAll(`${area.pen} button`)].map((key) => key.getBoundingClientRect().right).every((right) => right <= innerWidth));
    assert.ok(narrow, "all chows are in view");
    await axe(browser, assert, area.builder);
    await browser.clickOn("button", /^4 of dots/);
    await link(browser, "E=19s(046p@N)");
  }
  // By keys: arrows and Enter.
  await browser.focus("#hand");
  await browser.press("c", "7", "m", "ArrowRight", "Enter");
  await link(browser, "(046p@N)(768m@N)");
  await browser.press("c", "1", "s");
  await browser.counts(area.meld, 3, "only one chow fits");
  assert.ok((await hand(browser)).length < 4);
});
