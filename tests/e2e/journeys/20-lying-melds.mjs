import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { headline } from "../pages/hand.mjs";

const OPEN = "#v1;r=riichi-tenhou;win=S;S=46p33z(555z@W)(213s@E)[9999m]~5p;see=S";

journey("melds lie in the score as on the table, rows of fu explain themselves, and shares are told apart", async (browser, assert) => {
  await browser.size(1280, 800);
  await browser.openApp(OPEN);
  assert.equal(await headline(browser), "1 han 60 fu · 2,000 · 500/1,000");
  assert.equal(await browser.text(".headline .paid"), "500/1,000");
  // From West, who plays after South, at the right; from East, before South, at the left.
  const laid = await browser.run(() => [...document.querySelectorAll(".reading .set")].map((set) => [...set.querySelectorAll(".tile")].map((tile) => {
    const { width, height } = tile.getBoundingClientRect();
    return `${width > height ? "-" : "|"}${tile.className.match(/t(\d[mpsz])/)[1]}`;
  }).join("")));
  assert.deepEqual(laid.slice(0, 3), ["|5z|5z-5z", "-2s|1s|3s", "|9m|9m|9m|9m"]);
  const rows = await browser.run(() => [...document.querySelectorAll(".count .part")].map((row) => `${row.querySelector("th").textContent} ${row.querySelector(".number").textContent}`));
  assert.deepEqual(rows, ["Base fu +20", "Open triplet of honors +4", "Closed kan of terminals +32", "Closed wait (kanchan) +2", "Tsumo +2"]);
  await axe(browser, assert, ".result");
  // Nothing is cut off by a neighbor: a tile on its side has its place.
  for (const width of [1280, 320]) {
    await browser.size(width, 800);
    const over = await browser.run(() => {
      const boxes = [...document.querySelectorAll(".reading .tile")].map((tile) => tile.getBoundingClientRect());
      return boxes.some((a, i) => boxes.some((b, j) => i < j && a.left < b.right - 1.5 && b.left < a.right - 1.5 && a.top < b.bottom - 1.5 && b.top < a.bottom - 1.5));
    });
    assert.equal(over, false, `tiles lie one upon the other at ${width}`);
  }
});
