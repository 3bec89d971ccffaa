import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, says, status, tap } from "../pages/hand.mjs";

// What it pays: `norths-count`, `norths-drawn` and `after-a-north` of `crates/tenbo-wording/tests/said`.
journey("riichi for three: seats, norths laid aside by mouse and key, no chow", async (browser, assert) => {
  const texts = (selector) => browser.run((wanted) => [...document.querySelectorAll(wanted)].map((e) => e.textContent.trim()), selector);
  await browser.size(390, 844);
  await browser.openApp("#v1;r=riichi-tenhou-three;win=S");
  assert.deepEqual(await browser.run(() => [...document.querySelectorAll(area.seat)].map((seat) => seat.dataset.seat)), ["E", "S", "W"]);
  // No chow is claimed, and its key says why.
  await tap(browser, "9p");
  assert.equal(await browser.attribute("#group-claimed-low", "aria-disabled"), "true");
  assert.match(await browser.attribute("#group-claimed-low", "title"), /three-player/);
  await browser.clickOn("button", "Undo", area.builder);
  await tap(browser, "5m");
  assert.match(await status(browser), /has no such tile/);
  await tap(browser, "111m234p0678p99s1z");
  // A north of the hand is laid aside; without one there, a fresh one is.
  await tap(browser, "4z");
  await browser.clickOn("button", "Edit", area.handActions);
  await browser.clickOn("button", "Set a north aside");
  await link(browser, "fS=4z");
  assert.equal((await hand(browser)).length, 13);
  await browser.focus("#hand");
  await browser.press("b");
  await link(browser, "fS=44z");
  assert.equal(await browser.count(`#at-bonus ${area.tile}`), 2);
  await browser.clickOn("button", "Undo");
  await link(browser, "fS=4z");
  await browser.press("b");
  await link(browser, "fS=44z");
  await browser.press("c", "4", "p");
  assert.match(await status(browser), /no chii/);
  await browser.press("Escape", "1", "z");
  await link(browser, "~1z");
  await browser.until(() => document.querySelector(area.discards) || document.querySelector(area.payments), "an answer");
  await browser.size(1280, 800);
  // The sign of the key for norths lies on that key.
  for (const width of [1280, 390]) {
    await browser.size(width, 844);
    await browser.openApp("#v1;r=riichi-tenhou-three");
    const [key, sign] = await browser.run(() => ["#key-north", `#key-north ${area.northSign}`].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
    assert.ok(sign.left >= key.left && sign.right <= key.right && sign.top >= key.top && sign.bottom <= key.bottom, `${width}: ${JSON.stringify([key, sign])}`);
  }
  await browser.openApp("#v1;r=riichi-tenhou-three;win=S;S=111m234p067p99s11z+1z;fS=44z;from=W;riichi=S;sticks=1");
  await says(browser, "han");
  await axe(browser, assert);
  await browser.size(300, 600);
  const [view, content] = await browser.run(() => [window.innerWidth, document.documentElement.scrollWidth]);
  assert.ok(content <= view);
});
