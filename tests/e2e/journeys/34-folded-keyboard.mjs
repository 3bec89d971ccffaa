import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { isFolded, link, says, tap } from "../pages/hand.mjs";

const FULL = "#v1;r=riichi-ema-2025;E=234m345567p66s77z+7z";
const dock = (browser) => browser.run(() => document.querySelector(".dock").getBoundingClientRect().height);
const expanded = (browser) => browser.attribute("#edit-hand", "aria-expanded");
const focused = (browser) => browser.run(() => document.activeElement.id);

journey("on a phone the keyboard folds up when the hand is complete, and comes back by Edit, by a tap on the hand, by a tile less", async (browser, assert) => {
  for (const [width, height] of [[390, 844], [320, 844], [390, 640]]) {
    await browser.size(width, height);
    await browser.openApp("#v1;r=riichi-ema-2025");
    await tap(browser, "234m345567p66s77z");
    assert.equal(await isFolded(browser), false, "thirteen tiles");
    const high = await dock(browser);
    await tap(browser, "7z");
    await says(browser, "han");
    await browser.until(() => !document.querySelector(".keyboard").checkVisibility(), "the keyboard to fold up");
    assert.ok(high - await dock(browser) > 200, `the score has the screen at ${width} × ${height}`);
    assert.equal(await expanded(browser), "false");
    // The key that was tapped is gone: the focus is on what brings the keys back.
    assert.equal(await focused(browser), "edit-hand");
    const { top, bottom } = await browser.run(() => document.querySelector(".headline").getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= height, "the score is seen");
    await axe(browser, assert);

    await browser.press("Enter");
    assert.equal(await isFolded(browser), false, "by Edit");
    assert.equal(await expanded(browser), "true");
    assert.equal(await focused(browser), "edit-hand");
    await browser.press("Enter");
    assert.equal(await isFolded(browser), true, "and back");

    // A tap on a tile unfolds it and does nothing else.
    const before = await browser.run(() => location.hash);
    await browser.clickOn("button", /^2 of characters/, "#hand");
    assert.equal(await isFolded(browser), false, "by a tap on a tile");
    assert.equal(await browser.run(() => document.querySelectorAll("#hand > .tile").length), 14);
    await browser.run(() => new Promise((done) => { setTimeout(done, 500); }));
    assert.equal(await browser.run(() => location.hash), before);
    // The next one chooses the winning tile, as ever.
    await browser.clickOn("button", "2 of characters: choose as winning tile", "#hand");
    await link(browser, "~2m");
    await browser.clickOn("button", "Edit", ".quick");
    assert.equal(await isFolded(browser), true);

    // With a tile less the hand is entered again; with another one it is complete again.
    await browser.run(() => document.querySelector("#hand").focus({ preventScroll: true }));
    await browser.press("End", "Backspace");
    assert.equal(await isFolded(browser), false, "by a tile less");
    await browser.press("2", "m");
    assert.equal(await isFolded(browser), true, "by keys");
    assert.equal(await focused(browser), "hand", "the focus stays where it was");
  }
  // By a link.
  await browser.openApp(FULL);
  assert.equal(await isFolded(browser), true);
  await browser.run(() => document.querySelector("#hand").focus({ preventScroll: true }));
  await browser.press("w");
  await link(browser, "~7z");
});

journey("where the score lies beside the keyboard nothing folds", async (browser, assert) => {
  for (const width of [900, 1280]) {
    await browser.size(width, 800);
    await browser.openApp(FULL);
    assert.equal(await isFolded(browser), false, `${width} px`);
    assert.equal((await browser.all("#edit-hand")).length, 0);
    await browser.clickOn("button", "2 of characters: choose as winning tile", "#hand");
    await link(browser, "+2m");
  }
  // The room may change.
  await browser.size(500, 844);
  await browser.until(() => !document.querySelector(".keyboard").checkVisibility(), "folded");
  await browser.size(1280, 800);
  await browser.until(() => document.querySelector(".keyboard").checkVisibility(), "unfolded");
});
