import { journey } from "../journey.mjs";
import { link, quick, says } from "../pages/hand.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

const HAND = "234m456p678s22p56s+7s";

const labels = (browser, selector) =>
  browser.run((selector) => [...document.querySelectorAll(selector)].map((label) => label.textContent.trim().split("\n")[0]), selector);

journey("open riichi is offered where the rules have it, and whoever feeds it without riichi pays a yakuman", async (browser, assert) => {
  await browser.openApp(`#v1;r=riichi-tenhou;win=S;S=${HAND};from=W`);
  await browser.until(() => document.querySelector("#at-riichi"), "the declarations");
  assert.deepEqual(await labels(browser, "#at-riichi label"), ["No riichi", "Riichi", "Double riichi"]);
  await openHouseRules(browser);
  await browser.until(() => document.querySelector("#option-open-riichi"), "the option");
  await browser.clickOn("checkbox", "Open riichi");
  await link(browser, "o=open-riichi:on");
  await browser.press("Escape");
  await browser.clickOn("radio", "Open riichi", "#at-riichi");
  await link(browser, "open=S");
  await says(browser, "Yakuman");
  // West is in riichi itself: a han more than riichi, and no yakuman.
  await browser.openApp(`#v1;r=riichi-tenhou;o=open-riichi:on;win=S;S=${HAND};from=W;riichi=W;open=S;sticks=2`);
  await says(browser, "4 han 30 fu");
});

journey("a win on the discard after a kong is offered where it counts, and goes with a draw", async (browser, assert) => {
  await browser.openApp("#v1;r=sichuan-bloody;win=S;S=123456m234p5677p+7p;from=W");
  await browser.until(() => document.querySelector(".situations"), "situations");
  const names = await labels(browser, ".situations .check");
  assert.ok(names.some((name) => name.startsWith("Discarded after a kong")), names.join(", "));
  assert.ok(!names.some((name) => name.startsWith("Discarded to declare riichi")), names.join(", "));
  await browser.clickOn("checkbox", /^Discarded after a kong/);
  await link(browser, "with=kong-discard");
  await browser.until(() => /Shoot after kong/.test(document.querySelector(".result")?.textContent), "the fan");
  await quick(browser, "Self-draw");
  await browser.until(() => !location.hash.includes("kong-discard"), "the circumstance gone");
});
