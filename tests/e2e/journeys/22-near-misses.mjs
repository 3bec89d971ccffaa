import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";

// What a hand just misses, and what that would be worth, is said in `crates/tenbo-wording/tests/said` for every family.
journey("a near miss lights its tiles and fits at every width", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123m123p234s789s1z+1z;from=W;see=S");
  const line = `${area.quietLines} [data-pattern='same-chow-all-suits']`;
  await browser.until((line) => document.querySelector(line), "the line", line);
  assert.equal(await browser.run((line) => document.querySelector(line).closest("div").querySelector("h3").textContent, line), "Near misses");
  await browser.click(line);
  await browser.counts(`${area.sets} ${area.tile}${area.lit}`, 3, "the chow is lit");
  await axe(browser, assert, area.result);
  for (const width of [1600, 1280, 768, 390, 320]) {
    await browser.size(width, 800);
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});
