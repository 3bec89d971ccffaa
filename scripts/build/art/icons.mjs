// Draws the icons of an installed app from the art of the tab's: `node scripts/build/art/icons.mjs`, from the top of the clone.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { startDriver } from "../../../tests/e2e/driver.mjs";

const block = (x, y, width, height) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fbf7ee"/>`;
const tiles = [9, 25, 41].map((x) => block(x, 22, 14, 20)).join("");
const sides = block(20, 8, 24, 9) + block(20, 47, 24, 9) + block(8, 20, 9, 24) + block(47, 20, 9, 24);
const deals = [14, 27, 40].map((y, at) => block(12, y, 40 - 10 * at, 8)).join("");

// How much of the picture the art fills. A mask may leave no more than the inner 80 %: of a stick from corner to corner
// that is 72 %.
const ICONS = [
  { name: "192", size: 192, scale: 1, whole: false },
  { name: "512", size: 512, scale: 1, whole: false },
  { name: "maskable", size: 512, scale: 0.72, whole: true },
  // The phone rounds its corners by itself.
  { name: "touch", size: 180, scale: 0.9, whole: true },
  // What an installed app offers at once: tiles, a table with its four sides, deals below one another.
  { name: "hand", size: 96, scale: 1, whole: false, art: tiles },
  { name: "table", size: 96, scale: 1, whole: false, art: sides },
  { name: "game", size: 96, scale: 1, whole: false, art: deals },
];

const [, ground, stick] = readFileSync("public/favicon.svg", "utf8").match(/^<svg[^>]*>(<rect[^>]*\/>)(.*)<\/svg>\s*$/s);
mkdirSync("public/icons", { recursive: true });
const driver = await startDriver();
const browser = await driver.open();
await browser.cdp("Emulation.setDefaultBackgroundColorOverride", { color: { r: 0, g: 0, b: 0, a: 0 } });
for (const { name, size, scale, whole, art = stick } of ICONS) {
  const shrunk = `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${art}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${
    whole ? ground.replace(/ rx="\d+"/, "") : ground}${shrunk}</svg>`;
  await browser.size(size, size);
  const page = `<!DOCTYPE html><style>body{margin:0}svg{display:block}</style>${svg}`;
  await browser.go(`data:text/html;base64,${Buffer.from(page).toString("base64")}`);
  const { data } = await browser.cdp("Page.captureScreenshot", { format: "png", clip: { x: 0, y: 0, width: size, height: size, scale: 1 } });
  writeFileSync(`public/icons/${name}.png`, Buffer.from(data, "base64"));
}
await browser.close();
driver.stop();
process.exit(0);
