import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, quick, says, seatWind, tap } from "../pages/hand.mjs";
import { shifts, watchShifts } from "../pages/shifts.mjs";
import { sweep } from "../pages/sweep.mjs";

const meld = async (browser, word, tile) => {
  await aim(browser, word);
  await tap(browser, tile);
};

/** Where the parts of the dock lie on the screen. */
const places = (browser) => browser.run(() => [area.builder, area.cloth, area.indicators, area.quickBar, area.handActions].map((part) => {
  const { x, y } = document.querySelector(part).getBoundingClientRect();
  return `${part} ${Math.round(x)},${Math.round(y)}`;
}));

/** Whole hands, in the order in which somebody enters them who looks at the tiles: unsorted. */
const HANDS = [
  ["a closed riichi hand", "riichi-ema-2025", async (browser) => {
    await tap(browser, "77z6s");
    if (browser.narrow) for (const what of ["Ron", "Riichi", "Ippatsu"]) await quick(browser, what);
    await tap(browser, "234m7z6s543p");
    await aim(browser, "Dora");
    await tap(browser, "6s");
    await seatWind(browser, "South");
    await tap(browser, "567p");
    await says(browser, "han");
  }],
  ["an open hand with kongs", "riichi-ema-2025", async (browser) => {
    await tap(browser, "5p");
    await meld(browser, "Pon", "7z");
    await tap(browser, "5p2m");
    await meld(browser, "Kan", "2s");
    await tap(browser, "3m");
    await meld(browser, "Ankan", "9p");
    await aim(browser, "Dora");
    await tap(browser, "1m");
    await aim(browser, "Dora");
    await tap(browser, "2z");
    await tap(browser, "4m");
    await says(browser, "han");
  }],
  ["Chinese Official with flowers", "mcr-mil-2025", async (browser) => {
    await tap(browser, "4s1f123m");
    await meld(browser, "Chow", "7p");
    await browser.appears(area.chow, "the chows that fit");
    await browser.clickOn("button", /^7 of dots/, area.chows);
    await tap(browser, "5f99s8f");
    await meld(browser, "Pung", "3z");
    await tap(browser, "56s");
    await says(browser, "points");
  }],
];

/** In a short run a phone has both riichi hands, the bar and the melds with it; a desk the flowers, which have a row of their own. */
const represents = ([[width], [, rules]]) => (width === 390) === (rules === "riichi-ema-2025");

/** On a phone the last tap folds the keyboard up: melds go beside the tiles, and the keys that stay below them. A browser's sum of
 *  layout shifts leaves out what follows a tap; what is counted here does not, but for this one. What is in the bar may be
 *  named apart from it; the row of actions, which gains *Edit*, is told as having come from nowhere. */
const isFold = ({ moved }) => moved.every((what) => /^(?:div\.(?:dock-bar|dock-actions complete|melds|quick) |button\.key-word settings-key |span\.visually-hidden |svg\.)/.test(what));

/** One more meld in the row of the hand: those that lie there give way to it. */
const isMeld = ({ moved }) => moved.every((what) => /^(?:div\.melds|span\.face\b.*) /.test(what));

journey("nothing moves while a whole hand is entered: no layout shift, counted by the browser itself", async (browser, assert) => {
  await browser.openApp();
  const sized = [[390, 844], [1280, 800]].flatMap((size) => HANDS.map((hand) => [size, hand]));
  for (const [[width, height], [what, rules, enter]] of sweep(sized, represents)) {
    await browser.size(width, height);
    browser.narrow = width < 900;
    // With a hand of before, whose strip makes room for the result.
    await browser.run(() => {
      localStorage.clear();
      localStorage.setItem("tenbo-recents", "v1;r=riichi-ema-2025;E=22345m45567p345s+6p");
    });
    await browser.openApp(`#v1;r=${rules}`);
    await browser.appears(`${area.recents} ${area.recent}`, "the strip of recent hands");
    await watchShifts(browser);
    await enter(browser);
    const moved = (await shifts(browser)).filter((shift) => !isMeld(shift));
    const fold = browser.narrow ? moved.findIndex(isFold) : -1;
    assert.deepEqual(moved.filter((_, place) => place !== fold), [], `${what} at ${width} × ${height} px`);
    if (!browser.narrow) continue;
    // What is said of the hand afterwards changes the score and what is written there; what was tapped stays in its place.
    const before = await places(browser);
    for (const key of (await browser.all(`${area.quickBar} ${area.keys} ${area.wordKey}`)).slice(0, 2)) {
      await browser.click(key);
      assert.deepEqual(await places(browser), before, `${what} at ${width} × ${height} px`);
    }
  }
}, { engines: ["chromium"], because: "only it counts layout shifts" });
