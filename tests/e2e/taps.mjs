// How many taps and scrolls a hand takes until its score is seen: `node tests/e2e/taps.mjs [--dist=dist]` prints the table of
// docs/design.md; journey 36 holds the page to it.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startDriver } from "./driver.mjs";
import { area } from "./pages/areas.mjs";
import { serve } from "./serve.mjs";

export const SIZES = [[390, 844], [1280, 800]];

/** What is done with a page and counted. What is tapped must be in sight, and nothing may lie before it: if not, that is a scroll. */
class Hands {
  tiles = 0;
  others = 0;
  scrolls = 0;

  constructor(browser, narrow) {
    this.browser = browser;
    this.narrow = narrow;
  }

  async tap(element) {
    if (!(await this.browser.sees(element))) this.scrolls += 1;
    await this.browser.click(element);
  }

  /** Tiles of a notation, by the tile keyboard. */
  async lay(notation) {
    for (const [, digits, suit] of notation.matchAll(/(\d+)([mpszfg])/g)) {
      for (const digit of digits) {
        this.tiles += 1;
        await this.tap(await this.browser.find(`#key-${digit}${suit}`));
      }
    }
  }

  /** Anything else that is tapped. */
  async press(role, name, within) {
    this.others += 1;
    await this.tap(await this.browser.role(role, name, within));
  }

  /** A tile, and the group that it becomes. */
  async group(tile, name) {
    await this.lay(tile);
    const shown = await this.browser.run((name, groups) => [...document.querySelectorAll(`${groups} button`)]
      .some((key) => key.getAttribute("aria-label")?.startsWith(name) && key.checkVisibility()), name, area.groups);
    if (!shown) await this.press("button", /^(In hand|Claimed)/, area.groups);
    await this.press("button", new RegExp(`^${name}`), area.groups);
  }

  /** Something that is said of the win, in the bar. */
  say(name) {
    return this.press("button", name, area.quickBar);
  }

  async indicator(tile) {
    await this.press("button", "Add a dora indicator", area.indicators);
    await this.lay(tile);
  }

  async paste(text) {
    this.others += 1;
    await this.browser.run((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  }

  /** Looks at the score. */
  async look() {
    await this.browser.appears(area.wonHeadline, "a score");
    const headline = await this.browser.find(area.wonHeadline);
    if (!(await this.browser.sees(headline))) this.scrolls += 1;
    return this.browser.run((headline) => headline.textContent.trim(), headline);
  }
}

/** Name, rulebook, how it is entered. Each begins with an empty page of its rulebook. */
export const HANDS = [
  ["closed: riichi, ippatsu, ron, dora", "riichi-ema-2025", async (hands) => {
    for (const [tile, name] of [["3m", "sequence 2-3-4"], ["4p", "sequence 3-4-5"], ["6p", "sequence 5-6-7"], ["6s", "pair of"], ["7z", "triplet of"]]) await hands.group(tile, name);
    await hands.say("Ron");
    await hands.say("Riichi");
    await hands.say("Ippatsu");
    await hands.indicator("6z");
  }],
  ["open, with a kan", "riichi-ema-2025", async (hands) => {
    await hands.group("7z", "pon of");
    await hands.group("2s", "open kan of");
    await hands.group("5p", "pair of");
    await hands.group("3m", "sequence 2-3-4");
    await hands.group("8s", "sequence 6-7-8");
  }],
  ["open: chii, pon, eight tiles, ron, dora", "riichi-tenhou", async (hands) => {
    await hands.group("3m", "chii 2-3-4");
    await hands.group("7z", "pon of");
    await hands.group("6p", "sequence 5-6-7");
    await hands.group("2s", "pair of");
    await hands.group("5s", "sequence 5-6-7");
    await hands.say("Ron");
    await hands.indicator("1z");
  }],
  ["seven pairs", "riichi-ema-2025", async (hands) => {
    await hands.press("button", /^×2/, area.groups);
    await hands.lay("14m27p39s5z");
  }],
  ["pasted", "riichi-ema-2025", (hands) => hands.paste("234m345p66678s77z~7z")],
  ["Chinese Official, with flowers", "mcr-mil-2025", async (hands) => {
    await hands.lay("15f");
    await hands.group("3z", "open pung of");
    for (const tile of ["1m", "1p", "1s"]) await hands.group(tile, "chow 1-2-3");
    await hands.group("9s", "pair of");
  }],
  ["Hong Kong, self-drawn", "hong-kong-old-style", async (hands) => {
    for (const [tile, name] of [["1m", "pung of"], ["2m", "pung of"], ["3m", "pung of"], ["5z", "pung of"], ["9p", "pair of"]]) await hands.group(tile, name);
  }],
  ["a deal with four hands", "chinese-classical", async (hands) => {
    await hands.press("tab", "Table");
    await hands.browser.appears(`${area.table} ${area.seatCard}`, "the table");
    await hands.lay("123456789m11p222z");
    for (const [seat, tiles] of [["South", "123456789p333z1s"], ["West", "123456789s444z5z"], ["North", "555666z77z19m19p1s"]]) {
      await hands.press("button", hands.narrow ? seat : new RegExp(`${seat} ?, \\d+ tiles?`), hands.narrow ? area.tableSeats : area.table);
      await hands.lay(tiles);
    }
    // On a phone the table lies before the score.
    if (hands.narrow) await hands.press("tab", "Hand");
  }],
];

/** What a hand took in a view of a size. */
export async function count(browser, [what, rulebook, enter], [width, height]) {
  await browser.size(width, height);
  await browser.openApp(`#v1;r=${rulebook}`);
  const hands = new Hands(browser, width < 900);
  await enter(hands);
  const score = await hands.look();
  return { what, size: `${width} × ${height}`, tiles: hands.tiles, others: hands.others, scrolls: hands.scrolls, score };
}

/** The table as it stands in docs/design.md. */
export const table = (rows) => [
  "| hand | view | tiles | other taps | scrolls |",
  "| --- | --- | ---: | ---: | ---: |",
  ...rows.map(({ what, size, tiles, others, scrolls }) => `| ${what} | ${size} | ${tiles} | ${others} | ${scrolls} |`),
].join("\n");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { dist: { type: "string", default: "dist" } } });
  const server = await serve(values.dist);
  const driver = await startDriver();
  const browser = await driver.open();
  browser.base = server.url;
  try {
    const rows = [];
    for (const hand of HANDS) for (const size of SIZES) rows.push(await count(browser, hand, size));
    console.log(table(rows));
    for (const { what, size, score } of rows) console.error(`${what}, ${size}: ${score}`);
  } finally {
    await browser.close();
    driver.stop();
    server.close();
  }
}
