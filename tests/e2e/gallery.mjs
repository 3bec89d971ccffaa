// Takes the twelve pictures of docs/shots, the two of the manifest and the one that goes with a link (1200 by 630): `make
// gallery`. They are committed, so that a change of the look is seen in its review.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDriver } from "./driver.mjs";
import { area } from "./pages/areas.mjs";
import { openGames, press as pressGame } from "./pages/game.mjs";
import { copy, find, openBooks, press } from "./pages/rulebooks.mjs";
import { serve } from "./serve.mjs";

const WIDE = [1280, 800];
const TALL = [1280, 1000];
const TABLET = [768, 1024];
const PHONE = [390, 844];
const FRAME = [400, 600];
const CARD = [800, 420, 1.5];

const RIICHI = "#v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m";
const OFFICIAL = "#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W;fS=15f";
const LOSERS = "#v1;r=chinese-classical;view=table;win=S;S=33p55s999m(222z@E)(777z@W)~3p;E=12m4655p12s14z(888s@N);W=111z55566m89s12p6z;"
  + "N=999s77p1122s3z(666z@E)";
const DANGER = "#v1;r=chinese-classical;view=table;E=12m345p99s(555z@S)(666z@N);S=123456m789p788s7z;W=22334p66789s(999m@N);"
  + "N=18m147p258s34z(111s@E);dE=2z1m8p;dS=9m4z2s;dW=1z5p;dN=1p7m3z;see=S";
const evening = readFileSync(new URL("../data/games/club-evening.json", import.meta.url), "utf8");

/** The file of each picture, its size and theme, how the page comes to show it, and another file that gets the same. */
const PICTURES = [
  ["hand", WIDE, "light", (browser) => browser.openApp(RIICHI), "wide"],
  ["hand-phone", PHONE, "dark", (browser) => browser.openApp(RIICHI), "narrow"],
  ["empty-phone", PHONE, "light", (browser) => browser.openApp()],
  ["chinese-official", WIDE, "light", (browser) => browser.openApp(OFFICIAL)],
  ["losers", WIDE, "light", (browser) => browser.openApp(LOSERS)],
  ["danger", TALL, "dark", (browser) => browser.openApp(DANGER)],
  ["game", WIDE, "light", async (browser) => {
    await openGames(browser);
    await pressGame(browser, "Open a file");
    await browser.fill("#game-text", evening);
    await pressGame(browser, "Load text");
    await browser.appears("#deal-1", "the sheet");
  }],
  ["compare", WIDE, "light", async (browser) => {
    await browser.openApp(RIICHI);
    await openBooks(browser);
    await press(browser, "Compare all rulebooks");
    await browser.appears(area.comparedRow, "the rows");
  }],
  ["editor", WIDE, "dark", async (browser) => {
    await browser.openApp(OFFICIAL);
    await copy(browser, "Chinese Official (MIL 2025)");
    await find(browser, "knitted str");
    await browser.run(() => document.querySelector("#own-search").scrollIntoView());
  }],
  ["frame", FRAME, "light", (browser) => browser.openApp(`?embed=1&ui=result${RIICHI}`)],
  ["japanese-phone", PHONE, "light", (browser) => browser.openApp("?lang=ja#v1;r=riichi-tenhou;win=S;S=234m340678p22p34s~5s;riichi=S;d=1p;u=9s;sticks=1")],
  ["chinese-tablet", TABLET, "dark", (browser) => browser.openApp("?lang=zh-Hant#v1;r=hong-kong-old-style;win=S;S=12345p99p(777z@E)(222z@W)+6p;from=W")],
];

const picture = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = await serve(process.argv[2] ?? "dist");
const driver = await startDriver();

/** The window as a small picture. */
async function shoot(browser, path, quality, format = "webp") {
  const { data } = await browser.cdp("Page.captureScreenshot", { format, quality });
  writeFileSync(picture(path), Buffer.from(data, "base64"));
}

/** Shows a page on a screen of a size, and takes what is wanted of it. */
async function take([width, height, deviceScaleFactor = 1], theme, open, shots) {
  // A browser of its own, so that nothing is there from the page before.
  const browser = await driver.open();
  browser.base = server.url;
  try {
    await browser.size(...WIDE);
    await browser.prefer({ "prefers-color-scheme": theme, "prefers-reduced-motion": "reduce" });
    await open(browser);
    // A screen of this size, without bars to scroll by, which come and go.
    await browser.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: true });
    await browser.cdp("Emulation.setScrollbarsHidden", { hidden: true });
    await browser.shown();
    await browser.run(() => scrollTo(0, 0));
    await shots(browser);
  } finally {
    await browser.close();
  }
}

try {
  for (const [name, size, theme, open, manifest] of PICTURES) {
    await take(size, theme, open, async (browser) => {
      await shoot(browser, `docs/shots/${name}.webp`, 45);
      if (manifest) await shoot(browser, `public/screenshots/${manifest}.webp`, 75);
    });
    console.log(name);
  }
  // Who reads links for others takes no webp everywhere.
  await take(CARD, "light", (browser) => browser.openApp(RIICHI), (browser) => shoot(browser, "public/screenshots/card.jpg", 78, "jpeg"));
} finally {
  driver.stop();
  server.close();
}
process.exit(0);
