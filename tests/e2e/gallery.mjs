// Takes the pictures of docs/shots, of each view at five widths, light and dark, and the two of the manifest:
// `make gallery`. They are committed, so that a change of the look is seen in its review.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDriver } from "./driver.mjs";
import { openGames, press as pressGame } from "./pages/game.mjs";
import { write } from "./pages/hand.mjs";
import { copy, find, openBooks, press } from "./pages/rulebooks.mjs";
import { serve } from "./serve.mjs";

const SIZES = [[320, 640], [390, 844], [768, 1024], [1280, 800], [1600, 1000]];
const THEMES = ["light", "dark"];
const HAND = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m";
const TABLE = `${HAND};view=table;E=123m45p77s234s55z;W=123456789m1122p;N=19m19p19s1234567z;dE=1z9m5p2s8s;dS=9p1s4z6z;dW=1m9s3z;dN=5p6p7p8s`;
const evening = readFileSync(new URL("../data/games/club-evening.json", import.meta.url), "utf8");

const PAGES = {
  first: (browser) => browser.openApp(),
  result: (browser) => browser.openApp(HAND),
  table: (browser) => browser.openApp(TABLE),
  async game(browser) {
    await openGames(browser);
    await pressGame(browser, "Open a file");
    await write(browser, "#game-text", evening);
    await pressGame(browser, "Load text");
    await browser.until(() => document.querySelector("#deal-1"), "the sheet");
  },
  async editor(browser) {
    await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f");
    await copy(browser, "Chinese Official (MIL 2025)");
    await find(browser, "knitted str");
  },
  async compare(browser) {
    await browser.openApp(HAND);
    await openBooks(browser);
    await press(browser, "Compare all rulebooks");
    await browser.until(() => document.querySelector(".compare tbody tr"), "the rows");
  },
};

const folder = fileURLToPath(new URL("../../docs/shots/", import.meta.url));
mkdirSync(folder, { recursive: true });
const server = await serve(process.argv[2] ?? "dist");
const driver = await startDriver();

/** A screen of this size, on which bars to scroll by take no room. */
const phone = (browser, width, height) =>
  browser.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });

/** The window as a small picture. */
async function shoot(browser, file, quality = 45) {
  const { data } = await browser.cdp("Page.captureScreenshot", { format: "webp", quality });
  writeFileSync(file, Buffer.from(data, "base64"));
}

try {
  for (const [name, open] of Object.entries(PAGES)) {
    // A browser of its own, so that nothing is there from the page before.
    const browser = await driver.open();
    browser.base = server.url;
    try {
      await browser.size(1280, 800);
      await open(browser);
      for (const theme of THEMES) {
        await browser.prefer({ "prefers-color-scheme": theme, "prefers-reduced-motion": "reduce" });
        for (const [width, height] of SIZES) {
          await phone(browser, width, height);
          await browser.run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          await browser.run(() => scrollTo(0, 0));
          await shoot(browser, `${folder}${name}-${width}-${theme}.webp`);
        }
      }
      if (name === "result") {
        for (const [kind, theme, [width, height]] of [["wide", "light", [1280, 800]], ["narrow", "dark", [390, 844]]]) {
          await browser.prefer({ "prefers-color-scheme": theme });
          await phone(browser, width, height);
          await shoot(browser, fileURLToPath(new URL(`../../public/screenshots/${kind}.webp`, import.meta.url)), 75);
        }
      }
    } finally {
      await browser.close();
    }
    console.log(name);
  }
} finally {
  driver.stop();
  server.close();
}
process.exit(0);
