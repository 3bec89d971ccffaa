import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

const OPEN = "#v1;r=riichi-tenhou;win=S;S=46p33z(555z@W)(213s@E)[9999m]~5p;see=S";

// Its rows of fu and its shares: `melds-and-fu` of `crates/tenbo-wording/tests/said`.
journey("melds lie in the score as on the table", async (browser, assert) => {
  await browser.size(1280, 800);
  await browser.openApp(OPEN);
  await says(browser, "1 han 60 fu");
  // From West, who plays after South, at the right; from East, before South, at the left.
  const laid = await browser.run(() => [...document.querySelectorAll(`${area.sets} ${area.set}`)].map((set) => [...set.querySelectorAll(area.tile)].map((tile) => {
    const { width, height } = tile.getBoundingClientRect();
    return `${width > height ? "-" : "|"}${tile.className.match(/t(\d[mpsz])/)[1]}`;
  }).join("")));
  assert.deepEqual(laid.slice(0, 3), ["|5z|5z-5z", "-2s|1s|3s", "|9m|9m|9m|9m"]);
  await axe(browser, assert, area.result);
  // Nothing is cut off by a neighbor: a tile on its side has its place.
  for (const width of [1280, 320]) {
    await browser.size(width, 800);
    const over = await browser.run(() => {
      const boxes = [...document.querySelectorAll(`${area.sets} ${area.tile}`)].map((tile) => tile.getBoundingClientRect());
      return boxes.some((a, i) => boxes.some((b, j) => i < j && a.left < b.right - 1.5 && b.left < a.right - 1.5 && a.top < b.bottom - 1.5 && b.top < a.bottom - 1.5));
    });
    assert.equal(over, false, `tiles lie one upon the other at ${width}`);
  }
});
