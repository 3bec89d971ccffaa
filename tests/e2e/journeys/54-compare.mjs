import { journey } from "../journey.mjs";
import { says } from "../pages/hand.mjs";
import { looks, openBooks, press } from "../pages/rulebooks.mjs";

const rows = (browser) =>
  browser.run(() => [...document.querySelectorAll(".compare tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent.trim())));

journey("the same hand under every rulebook, and a click plays by another", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025");
  await openBooks(browser);
  await press(browser, "Compare this hand under every rulebook");
  assert.match(await browser.text(".pages-dialog"), /Enter a hand first/);
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W");
  await says(browser, "7 of 8");
  await openBooks(browser);
  await press(browser, "Compare this hand under every rulebook");
  const first = await rows(browser);
  assert.match(first[0][0], /MIL 2025\) current/);
  assert.match(first[0][1], /No win: 7 of 8/);
  const tenhou = first.find(([name]) => name === "Tenhou");
  assert.match(tenhou[1], /^1 han 30 fu/);
  assert.equal(tenhou[2], "South +1,000, West −1,000");
  assert.match(tenhou[3], /^without All Chows/);
  await looks(browser, assert, "the comparison");
  await press(browser, "Tenhou");
  await browser.until(() => document.querySelector(".compare .played").textContent.startsWith("Tenhou"), "Tenhou to be played");
  await says(browser, "1 han 30 fu");
  const then = (await rows(browser)).find(([name]) => name.startsWith("Chinese Official (MIL"));
  assert.match(then[3], /^also All Chows \(2 points\)/);
  await press(browser, "Undo");
  await says(browser, "7 of 8");
});
