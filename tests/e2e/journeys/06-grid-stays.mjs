import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, isFolded, link, tap } from "../pages/hand.mjs";
import { sweep } from "../pages/sweep.mjs";

/** Where the keyboard lies in the page, and how much of the dock lies above it. */
const place = (browser) => browser.run(() => {
  const [keys, dock] = [area.keyboard, area.builder].map((part) => document.querySelector(part).getBoundingClientRect());
  return { top: Math.round(keys.top + scrollY), above: Math.round(keys.top - dock.top), height: Math.round(keys.height) };
});

/** A low frame, where the dock is a part of the page, and high ones, where it stays at the bottom. */
const SIZES = [[1280, 800], [390, 844], [320, 640]];

/** In a short run every hand at the narrowest width, and the one with the most rows on a phone as well, where the dock stays. */
const represents = ([[width], [rules]]) => width === 320 || (width === 390 && rules === "riichi-ema-2025");

const press = (browser, key) => browser.focus("#hand").then(() => browser.press(key));

journey("the tile keyboard stays where it is while tiles, indicators and melds are entered", async (browser, assert) => {
  const meld = (word, tiles) => [`a ${word}`, () => aim(browser, word), () => tap(browser, tiles)];
  const hands = [
    ["riichi-ema-2025", "d=12345m", [
      ["tiles", () => tap(browser, "1z1z")],
      ...[..."12345"].map((rank) => ["an indicator", () => aim(browser, "Dora"), () => tap(browser, `${rank}m`)]),
      ["riichi", () => press(browser, "r")],
      ...[..."12345"].map((rank) => ["an indicator below", () => aim(browser, "Ura"), () => tap(browser, `${rank}p`)]),
      ["no riichi", () => press(browser, "r")],
      meld("Pon", "7z"), meld("Kan", "6z"), meld("Ankan", "5z"),
      ["a chii", () => aim(browser, "Chii"), () => tap(browser, "7m"), () => browser.clickOn("button", /^5 of characters/, area.chows)],
    ]],
    ["riichi-tenhou", "", [
      ["fourteen tiles", () => tap(browser, "123m456m789m123p44z")],
      ["one step back", () => browser.clickOn("button", "Undo")],
    ]],
    ["mcr-mil-2025", "", [
      ["four alike", () => tap(browser, "1111z")],
      ["flowers", () => tap(browser, "12345678f")],
      meld("Kong", "2z"), meld("Kong", "3z"), meld("Concealed kong", "4z"),
    ]],
    ["taiwanese-16", "", [["seventeen tiles", () => tap(browser, "123m456m789m123p456p44z")]]],
  ];
  const sized = SIZES.flatMap((size) => hands.map((hand) => [size, hand]));
  for (const [[width, height], [rules, state, steps]] of sweep(sized, represents)) {
    await browser.size(width, height);
    await browser.openApp(`#v1;r=${rules}`);
    const first = await place(browser);
    for (const [what, ...parts] of steps) {
      for (const part of parts) {
        await part();
        await browser.frame();
        // A complete hand folds the keys up where they would lie before the score: they come back to where they were.
        if (await isFolded(browser)) await browser.clickOn("button", "Edit", area.handActions);
        assert.deepEqual(await place(browser), first, `${what} under ${rules} at ${width} × ${height} px`);
      }
    }
    if (state) await link(browser, state);
  }
  for (const [width, height] of SIZES) {
    await browser.size(width, height);
    // What is refused may need more words than there is room for: the dock grows upwards then, and the keys stay.
    await browser.openApp("#v1;r=riichi-tenhou");
    const { top } = await place(browser);
    await tap(browser, "55555z");
    await browser.appears(area.refusal, "a refusal");
    assert.equal((await place(browser)).top, top, `a refusal at ${width} × ${height} px`);
  }
});
