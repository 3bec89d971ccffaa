import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { isFolded, link, says, tap } from "../pages/hand.mjs";
import { sweep } from "../pages/sweep.mjs";

const FULL = "#v1;r=riichi-ema-2025;E=234m345567p66s77z+7z";
const dock = (browser) => browser.run(() => document.querySelector(area.builder).getBoundingClientRect().height);
/** What is left of the dock is low, has no side to scroll to, and *Edit* is in it and in sight. */
async function isStrip(browser, assert, where) {
  const found = await browser.run(() => {
    const { top, bottom } = document.querySelector(area.builder).getBoundingClientRect();
    const edit = document.querySelector("#edit-hand").getBoundingClientRect();
    const [x, y] = [edit.left + edit.width / 2, edit.top + edit.height / 2];
    const wider = [...document.querySelectorAll(`${area.builder}, ${area.builder} *`)].filter((part) => part.scrollWidth > part.clientWidth + 1
      && getComputedStyle(part).overflowX !== "visible" && getComputedStyle(part).overflowX !== "clip").map((part) => part.className);
    return { wider, high: bottom - top, low: innerHeight - bottom, seen: document.elementFromPoint(x, y)?.closest("#edit-hand") !== null };
  });
  assert.deepEqual(found.wider, [], `${where}: to be scrolled sideways`);
  assert.ok(found.high <= 190, `${where}: a strip of ${found.high} px`);
  assert.ok(Math.abs(found.low) < 1, `${where}: ${found.low} px above the lower edge`);
  assert.ok(found.seen, `${where}: Edit is not in sight`);
}

/** Goes through the strip by keyboard, Tab between rows and arrows in them: the keys that do not come into sight. */
async function outOfSight(browser) {
  await browser.focus("#hand");
  const hidden = [];
  const seen = new Set();
  const keys = await browser.run(() => [...document.querySelectorAll(`${area.builderBar} button, ${area.builderBar} select`)].filter((key) => key.checkVisibility() && !key.disabled).length);
  for (let presses = 0; seen.size < keys && presses < 3 * keys; presses += 1) {
    const now = await browser.run(async () => {
      const key = document.activeElement;
      if (!key.closest(area.builderBar)) return null;
      const isSeen = () => key.getBoundingClientRect().left >= -1 && key.getBoundingClientRect().right <= innerWidth + 1;
      // Not every engine scrolls at once.
      for (let frame = 0; frame < 30 && !isSeen(); frame += 1) await new Promise(requestAnimationFrame);
      return { name: key.ariaLabel ?? key.textContent, isRow: key.closest(`[role=toolbar], ${area.seats}`) !== null, isSeen: isSeen() };
    });
    if (now && !now.isSeen && !seen.has(now.name)) hidden.push(now.name);
    const isNew = now && !seen.has(now.name);
    if (now) seen.add(now.name);
    await browser.press(isNew && now.isRow ? "ArrowRight" : "Tab");
  }
  return seen.size < keys ? [...hidden, `${keys - seen.size} of ${keys} keys not reached`] : hidden;
}

const editKey = (browser) => browser.text("#edit-hand");

journey("on a phone the keyboard folds up when the hand is complete, and comes back by Edit, by a tap on the hand, by a tile less", async (browser, assert) => {
  // In a short run the common phone, and the narrowest and lowest page.
  for (const [width, height] of sweep([[390, 844], [320, 844], [390, 640], [320, 640]], ([width, height]) => (width === 390) === (height === 844))) {
    await browser.size(width, height);
    await browser.openApp("#v1;r=riichi-ema-2025");
    await tap(browser, "234m345567p66s77z");
    assert.equal(await isFolded(browser), false, "thirteen tiles");
    const high = await dock(browser);
    await tap(browser, "7z");
    await says(browser, "han");
    await browser.until(() => !document.querySelector(area.keyboard).checkVisibility(), "the keyboard to fold up");
    assert.ok(high - await dock(browser) > 200, `the score has the screen at ${width} × ${height}`);
    assert.equal(await editKey(browser), "Edit");
    // The key that was tapped is gone: the focus is on what brings the keys back.
    await browser.untilFocused("#edit-hand");
    const { top, bottom } = await browser.run(() => document.querySelector(area.headline).getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= height, "the score is seen");
    await isStrip(browser, assert, `at ${width} × ${height}`);
    await axe(browser, assert);

    await browser.press("Enter");
    assert.equal(await isFolded(browser), false, "by Edit");
    assert.equal(await editKey(browser), "Done");
    await browser.untilFocused("#edit-hand");
    await browser.until((height) => {
      const { top, bottom } = document.querySelector(area.keyboard).getBoundingClientRect();
      return top >= 0 && bottom <= height + 1;
    }, "all keys in sight", height);
    await browser.press("Enter");
    assert.equal(await isFolded(browser), true, "and back");

    // A tap on a tile unfolds it and picks the tile up.
    const tiles = () => browser.run(() => [...document.querySelectorAll(area.handTiles)].map((tile) => tile.ariaLabel));
    const before = await tiles();
    assert.equal(before.length, 14);
    await browser.clickOn("button", /^2 of characters/, "#hand");
    assert.equal(await isFolded(browser), false, "by a tap on a tile");
    await browser.shown();
    assert.deepEqual(await tiles(), before);
    assert.equal(await browser.count('#hand [aria-pressed="true"]'), 1);
    await browser.clickOn("button", "Winning tile", area.pen);
    await link(browser, "~2m");
    await browser.clickOn("button", "Done", area.handActions);
    assert.equal(await isFolded(browser), true);

    // With a tile less the hand is entered again; with another one it is complete again.
    await browser.focus("#hand");
    await browser.press("End", "Backspace");
    assert.equal(await isFolded(browser), false, "by a tile less");
    await browser.press("2", "m");
    assert.equal(await isFolded(browser), true, "by keys");
    await browser.untilFocused("#hand");
  }
  // By a link.
  await browser.openApp(FULL);
  assert.equal(await isFolded(browser), true);
  await browser.focus("#hand");
  await browser.press("w");
  await link(browser, "~7z");
});

/** Results by link, and what their strip has. */
const STRIPS = [
  ["#v1;r=riichi-tenhou;win=S;S=5p(777z@W)(222s@E)[3333m](456p@E)+5p;from=W;d=9m4p;honba=1;sticks=1", "four melds"],
  ["#v1;r=riichi-tenhou;E=234m345567p66s77z+7z;riichi=E;d=3m;u=1p", "riichi with both indicators"],
  ["#v1;r=mcr-mil-2025;win=S;S=345567m34567p55s~2p;fS=12345678f", "eight flowers"],
  ["#v1;r=chinese-classical;win=S;S=234m99p67s(777z@W)(222s@E)+8s;from=W;E=1123m456p(666z@N)22z6s", "others' hands"],
  ["#v1;r=taiwanese-16;E=123456789m234p567s5z+5z", "seventeen tiles"],
];

/** Opens each of them at each size; in a short run on the narrowest and lowest page, which leaves least room for a strip. */
async function strips(browser, assert, look) {
  for (const [rest, what] of STRIPS) {
    for (const [width, height] of sweep([[390, 844], [320, 640], [700, 900]], ([width]) => width === 320)) {
      await browser.size(width, height);
      await browser.openApp(rest);
      await browser.appears(area.wonHeadline, `the score of ${what}`);
      assert.equal(await isFolded(browser), true);
      await look(`${what} at ${width} × ${height}`);
    }
  }
}

journey("folded up it is one strip, whatever the rulebook and the hand", async (browser, assert) => {
  await strips(browser, assert, (where) => isStrip(browser, assert, where));
});

journey("by keyboard each key of the strip comes into sight", async (browser, assert) => {
  await strips(browser, assert, async (where) => assert.deepEqual(await outOfSight(browser), [], where));
}, { engines: ["chromium", "firefox"], because: "WebKit's driver leaves the page without the focus, so that nothing in it is :focus-visible" });

journey("where the score lies beside the keyboard nothing folds", async (browser, assert) => {
  for (const width of [900, 1280]) {
    await browser.size(width, 800);
    await browser.openApp(FULL);
    assert.equal(await isFolded(browser), false, `${width} px`);
    assert.equal(await browser.count("#edit-hand"), 0);
    await browser.clickOn("button", "2 of characters: select", "#hand");
    await browser.clickOn("button", "Winning tile", area.pen);
    await link(browser, "+2m");
  }
  // The room may change.
  await browser.size(500, 844);
  await browser.until(() => !document.querySelector(area.keyboard).checkVisibility(), "folded");
  await browser.size(1280, 800);
  await browser.until(() => document.querySelector(area.keyboard).checkVisibility(), "unfolded");
});
