import { journey } from "../journey.mjs";
import { headline, link, says, status } from "../pages/hand.mjs";

const HAND = "123m456p789s1122z";

const offered = (browser) =>
  browser.run(() => [...document.querySelectorAll(".situations .check")].map((check) => check.textContent.trim().split("\n")[0]));

journey("what is special about a win is offered as the rulebook has it and goes with what contradicts it", async (browser, assert) => {
  // Earth's blessing of the classical game is East's first discard, and the page says so.
  await browser.openApp(`#v1;r=chinese-classical;win=S;S=${HAND}+1z;from=E`);
  await browser.until(() => document.querySelector(".situations"), "situations");
  const names = await offered(browser);
  assert.ok(names.some((name) => name.startsWith("Win on East’s first discard")), names.join(", "));
  assert.ok(!names.some((name) => name.startsWith("Win on your first draw") || name.startsWith("Win on a discard before")), names.join(", "));
  await browser.clickOn("checkbox", /^Win on East’s first discard/);
  await says(browser, "1,000");
  await link(browser, "earth");
  // On another's discard South has drawn already: the blessing goes, and cannot be had again.
  await browser.clickOn("radio", "West", "#at-from");
  await browser.until(() => !location.hash.includes("earth"), "the blessing gone");
  assert.doesNotMatch(await headline(browser), /1,000/);
  await browser.clickOn("checkbox", /^Win on East’s first discard/);
  assert.match(await status(browser), /East’s first discard/);
  // In riichi it is the own first draw.
  await browser.openApp(`#v1;r=riichi-ema-2025;win=S;S=${HAND}~1z`);
  await browser.until(() => document.querySelector(".situations"), "situations");
  assert.ok((await offered(browser)).some((name) => name.startsWith("Chiihou")));
  await browser.clickOn("checkbox", /^Chiihou/);
  await says(browser, "Yakuman");
  // A discard on the table says that the first turn is over.
  await browser.openApp(`#v1;r=riichi-ema-2025;win=S;S=${HAND}~1z;with=earth;dS=9p`);
  await browser.until(() => /first turn/.test(document.querySelector(".problem")?.textContent ?? ""), "the discard speaks against it");
});
