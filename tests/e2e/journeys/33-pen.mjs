import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { group, hand, link, says, tap } from "../pages/hand.mjs";

/** The middle of a key. */
const middle = (browser, key) => browser.run((key) => {
  const { left, top, width, height } = document.querySelector(key).getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}, key);

/** Strokes over keys with a finger, and lifts it where `end` says so. */
async function stroke(browser, keys, end = "touchEnd") {
  const points = [];
  for (const key of keys) points.push(await middle(browser, key));
  const touch = (type, point) => browser.cdp("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await touch("touchStart", points[0]);
  for (const point of points.slice(1)) await touch("touchMove", point);
  await touch(end);
}

journey("a finger that goes over three keys enters a run, one that rests on a key three alike", async (browser, assert) => {
  await browser.size(390, 844);
  await browser.openApp("#v1;r=riichi-tenhou");
  await stroke(browser, ["#key-2m", "#key-3m", "#key-4m"]);
  await link(browser, "E=234m");
  // Backwards as well; over two keys, or into another suit, it is none.
  await stroke(browser, ["#key-8s", "#key-7s", "#key-6s"]);
  await link(browser, "E=234m678s");
  await stroke(browser, ["#key-1p", "#key-2p"]);
  await stroke(browser, ["#key-9m", "#key-9p", "#key-9s"]);
  const { x, y } = await middle(browser, "#key-5p");
  await browser.cdp("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await browser.counts(area.handTiles, 9, "three alike while the finger rests");
  await browser.cdp("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await link(browser, "E=234m555p678s");
  // 赤 makes the last five red. A tap and a tap are a pair, and a tile that is picked up is the winning one.
  await browser.click("#key-red");
  await link(browser, "E=234m055p678s");
  await tap(browser, "2z");
  await group(browser, "pair of");
  await tap(browser, "67m8m");
  await says(browser, "han");
  await browser.click(`${area.handTiles}:nth-of-type(1)`);
  await browser.clickOn("button", "Winning tile", area.builder);
  assert.equal((await hand(browser)).length, 14);
  await link(browser, "~2m");
}, { engines: ["chromium"], because: "only its driver has fingers" });
