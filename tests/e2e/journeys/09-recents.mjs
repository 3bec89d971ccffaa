import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { says, tap } from "../pages/hand.mjs";

const kept = (browser) => browser.run(() => (localStorage.getItem("tenbo-recents") ?? "").split("\n").filter(Boolean));
const cards = (browser) => browser.run(() => [...document.querySelectorAll(`${area.recents} ${area.recent}`)].map((card) => [card.querySelector(area.muted).textContent, card.querySelector("b").textContent]));
const shown = (browser, count) => browser.until((count) => document.querySelectorAll(`${area.recents} ${area.recent}`).length === count, `${count} recent hands`, count);
/** Takes the hand off the page: the strip is there while there is none. */
const cleared = (browser) => browser.clickOn("button", "Next hand");
/** A hand by its link, kept. */
const lay = async (browser, link) => {
  await browser.run((link) => { location.hash = link; }, link);
  const first = link.match(/r=([\w-]+)/)[1];
  await browser.until((first) => localStorage.getItem("tenbo-recents")?.split("\n")[0].includes(first), `${link} to be kept`, first);
};
const RIICHI = "v1;r=riichi-ema-2025;E=22345m45567p345s+6p";
const OFFICIAL = "v1;r=mcr-mil-2025;E=123m456p789s55s67p+8p";

journey("the last hands are kept, newest first and each once, and one tap lays one down again", async (browser, assert) => {
  await browser.openApp();
  // A hand is kept when it has rested for a while.
  await browser.hasten();
  assert.equal(await browser.run(() => document.querySelector(area.recents)), null, "nothing before there is a hand");
  // A hand that is not complete is none.
  await tap(browser, "22345m45567p345s");
  await browser.shown();
  assert.deepEqual(await kept(browser), []);
  await browser.click("#key-6p");
  await says(browser, "han");
  await browser.until(() => localStorage.getItem("tenbo-recents"), "the hand to be kept");
  // What is said of it later is of the same hand.
  await browser.clickOn("radio", "Riichi", area.settings);
  await browser.until(() => localStorage.getItem("tenbo-recents").includes("riichi=E"), "riichi to be kept");
  assert.equal((await kept(browser)).length, 1);
  await lay(browser, OFFICIAL);
  // Beside a hand, where they would move as the result grows, they are folded up below everything else.
  assert.equal(await browser.run(() => document.querySelector(`${area.answer} ${area.recents}`)), null);
  await axe(browser, assert, area.recents);
  await browser.clickOn("button", "Recent hands", area.recentsBelow);
  await shown(browser, 2);
  await axe(browser, assert, area.recents);
  await browser.clickOn("button", /^EMA 2025/, area.recents);
  await browser.until(() => document.querySelector(area.rulebook).value === "riichi-ema-2025" && document.querySelector(area.wonHeadline)?.textContent.includes("han"), "the older hand from beside the newer");
  await browser.press("Control+z");
  await browser.until(() => document.querySelector(area.rulebook).value === "mcr-mil-2025", "one step takes it back");
  await cleared(browser);
  await shown(browser, 2);
  const both = await cards(browser);
  assert.match(both[0].join(), /^Chinese Official.*,12 points/);
  assert.match(both[1].join(), /^EMA 2025,.*han/);
  const tiles = await browser.run(() => [...document.querySelectorAll(`${area.recents} ${area.tile}`)].map((tile) => [tile.getAttribute("aria-label"), getComputedStyle(tile).backgroundImage]));
  assert.equal(tiles.length, 28);
  assert.deepEqual(tiles.filter(([name, picture]) => !name || !picture.includes("url(")), [], "tiles without a name or a picture");
  await axe(browser, assert, area.recents);

  await browser.clickOn("button", /^EMA 2025/, area.recents);
  await browser.until(() => document.querySelector(area.rulebook).value === "riichi-ema-2025" && document.querySelector(area.wonHeadline)?.textContent.includes("han"), "the older hand");
  await browser.untilFocused("#hand");
  await browser.until(() => localStorage.getItem("tenbo-recents").startsWith("v1;r=riichi-ema-2025"), "it is the newest now");
  assert.equal((await kept(browser)).length, 2);
  await browser.press("Control+z");
  await browser.until(() => document.querySelector(area.rulebook).value === "mcr-mil-2025" && !document.querySelector(`#hand ${area.tile}`), "one step takes it back");
  await browser.press("Control+z");
  await browser.until(() => document.querySelector(area.headline).textContent.includes("12 points"), "and one more the clearing");

  // Another visit has them, in its language, below the examples of a page without a hand.
  await browser.openApp();
  await cleared(browser);
  await shown(browser, 2);
  assert.ok(await browser.run(() => document.querySelector(area.welcome).compareDocumentPosition(document.querySelector(area.recents)) & Node.DOCUMENT_POSITION_FOLLOWING));
  await browser.fill(`${area.languages} select`, "ja");
  await browser.until(() => [...document.querySelectorAll(`${area.recents} ${area.recent} b`)].some((name) => name.textContent.includes("翻")), "Japanese headlines");
  for (const width of [320, 390, 1280]) {
    await browser.size(width, 800);
    assert.ok(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), `${width}: the page is no wider`);
    const rows = await browser.run(() => [...document.querySelectorAll(`${area.recents} ${area.exampleTiles}`)].map((row) => new Set([...row.children].map((tile) => tile.offsetTop)).size));
    assert.deepEqual(rows, [1, 1], "a hand is one line");
  }
  await browser.clickOn("button", "消去", area.recents);
  await browser.goes(area.recents, "no hand any more");
  assert.deepEqual(await kept(browser), []);
  await browser.untilFocused("#hand");
});

journey("of recent hands twenty are kept; what is broken is dropped and loses nothing", async (browser, assert) => {
  await browser.openApp();
  await browser.run((lines, state) => {
    localStorage.setItem("tenbo-recents", lines);
    localStorage.setItem("tenbo-theme", "dark");
    localStorage.setItem("tenbo-state", state);
  }, ["\u0000", "v1;r=mcr-mil-2025;E=no tiles+1m", RIICHI, "v7;E=1m+1m", "v1;r=no-such-rulebook;E=123m456p789s66s67p+8p", OFFICIAL, "v1;r=riichi-ema-2025;E=1p+9s", "%%%"].join("\n"), "v1;r=riichi-ema-2025");
  await browser.openApp();
  // The theme and the state are those of before.
  assert.equal(await browser.run(() => document.documentElement.dataset.theme), "dark");
  await shown(browser, 2);
  assert.deepEqual((await cards(browser)).map(([rulebook]) => rulebook.slice(0, 3)), ["EMA", "Chi"]);
  // With twenty-five of them and one more.
  await browser.run((lines) => localStorage.setItem("tenbo-recents", lines), Array.from({ length: 25 }, (_, number) => `v1;r=riichi-ema-2025;E=${"12345"[number % 5]}${"12345"[number % 5]}m234567p345s${["22", "44", "66", "77", "88"][Math.floor(number / 5)]}s+${[2, 4, 6, 7, 8][Math.floor(number / 5)]}s;riichi=E`).join("\n"));
  await browser.openApp();
  await shown(browser, 20);
  await lay(browser, OFFICIAL);
  assert.equal((await kept(browser)).length, 20);
  assert.ok((await kept(browser))[0].includes("mcr-mil-2025"));
});

journey("frames keep no hands and show none; without storage they last as long as the page", async (browser, assert) => {
  await browser.openApp();
  await lay(browser, OFFICIAL);
  const before = await kept(browser);
  for (const query of ["?embed=1", "?embed=1&readonly=1", "?embed=1&ui=compact"]) {
    await browser.go("about:blank");
    await browser.go(`${browser.base}${query}#${RIICHI}`);
    await browser.hasten();
    await says(browser, "han");
    // What is set anew is what would be kept, once it has rested.
    await browser.run((hand) => { location.hash = hand; }, `${RIICHI};riichi=E`);
    await says(browser, "3 han");
    await browser.shown();
    assert.equal(await browser.run(() => document.querySelector(area.recents)), null, query);
    assert.deepEqual(await kept(browser), before, query);
  }
  const { identifier } = await browser.cdp("Page.addScriptToEvaluateOnNewDocument", {
    source: 'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("not here", "SecurityError"); } });',
  });
  await browser.openApp();
  await browser.hasten();
  await tap(browser, "22345m45567p345s6p");
  await browser.shown();
  await cleared(browser);
  await shown(browser, 1);
  await browser.cdp("Page.removeScriptToEvaluateOnNewDocument", { identifier });
}, { engines: ["chromium"], because: "the driver plants the script that takes the storage away" });
