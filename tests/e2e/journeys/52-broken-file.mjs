import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { played, says } from "../pages/hand.mjs";
import { looks, openBooks, press } from "../pages/rulebooks.mjs";

const problems = (browser) =>
  browser.texts(`${area.fileProblems} > li > b`);

async function read(browser, text) {
  await browser.fill("#import-text", text);
  await press(browser, "Load text");
  await browser.untilFocused("#import-problems");
}

journey("a broken rulebook file shows every problem at its place and keeps what is played", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-tenhou;E=234m345p6667s(234s@N)+5s;from=W");
  await says(browser, "1 han");
  const headline = await browser.text(area.headline);
  await openBooks(browser);
  await press(browser, "Open a file");
  await looks(browser, assert, "reading a file");
  await read(
    browser,
    JSON.stringify({
      base: "mars",
      winner: { "pung-hands": { value: 3 }, "pung-hand": { value: "x", unit: "apples" } },
      options: { limits: 3, "red-fives": 7 },
      color: 1,
    }),
  );
  const found = await problems(browser);
  // Places were JSON pointers, which say nothing to whoever knows the editor alone.
  for (const at of [
    "Rulebook that it starts from",
    "Pattern “pung-hands”",
    "Pattern “All triplets”, Value",
    "Pattern “All triplets”, Unit",
    "Option “limits”",
    "Option “Red fives”",
    "Field “color”",
  ]) {
    assert.ok(found.includes(at), `${at} in ${found}`);
  }
  await looks(browser, assert, "what is wrong");
  await read(browser, "{\n  \"base\": \"mcr\",\n  \"winner\": { \"pung-hand\" { \"value\": 3 } }\n}");
  assert.deepEqual(await problems(browser), ["Line 3, column 27"]);
  assert.match(await browser.text(area.fileProblems), /A colon is missing/);
  await read(browser, "[1, 2]");
  assert.deepEqual(await problems(browser), ["The whole file"]);
  // Nothing of it is played or kept.
  await press(browser, "All rulebooks");
  assert.match(await browser.text(area.books), /None yet/);
  await browser.press("Escape");
  assert.equal(await browser.text(area.headline), headline);
  assert.equal(await played(browser), "riichi-tenhou");
});
