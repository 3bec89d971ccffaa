// Pictures of the app at three sizes, light and dark: `node tests/e2e/shots.mjs [NAME=REST-OF-ADDRESS ...]`
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startDriver } from "./driver.mjs";
import { serve } from "./serve.mjs";

export const SIZES = [[1280, 800], [390, 844], [300, 600]];

const pages = process.argv.length > 2
  ? process.argv.slice(2).map((page) => [page.slice(0, page.indexOf("=")), page.slice(page.indexOf("=") + 1)])
  : [["empty", ""]];
const folder = fileURLToPath(new URL("./shots/", import.meta.url));
mkdirSync(folder, { recursive: true });
const server = await serve("dist");
const driver = await startDriver();
const browser = await driver.open();
browser.base = server.url;
try {
  for (const [name, rest] of pages) {
    for (const theme of ["light", "dark"]) {
      await browser.prefer({ "prefers-color-scheme": theme });
      for (const [width, height] of SIZES) {
        await browser.size(width, height);
        await browser.openApp(rest);
        const file = `${folder}${name}-${width}-${theme}.png`;
        await browser.shot(file);
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
  driver.stop();
  server.close();
}
