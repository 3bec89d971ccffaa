import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";

journey("of many discards that lose nothing the first five are shown, and the others by a tap", async (browser, assert) => {
  await browser.openApp("#v1;r=hong-kong-old-style;win=E;E=258m258p258s1234z~1z");
  await says(browser, "7 tiles from ready");
  const offered = () => browser.count(`${area.distance} ${area.discard}`);
  assert.equal(await offered(), 5);
  await browser.clickOn("button", "Show all (12)");
  await browser.wait(async () => (await offered()) === 12, "all twelve");
});
