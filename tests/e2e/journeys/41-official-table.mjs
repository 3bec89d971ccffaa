import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

// What waits and discards are worth: `one-point-short-waiting` and `mcr-discards` of `crates/tenbo-wording/tests/said`; which house
// rules there are: `option_list` of `crates/tenbo-session`.
journey("Chinese Official: waits that reach eight or not, discards, house rules", async (browser, assert) => {
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E);from=W;see=S");
  await browser.appears(area.wait, "waits");
  const marks = await browser.run(() => [...document.querySelectorAll(`${area.wait}:first-child ${area.values} svg`)].map((mark) => (mark.closest(area.missed) ? "missed" : "reached")));
  assert.deepEqual(marks.slice(0, 2), ["missed", "reached"]);
  await axe(browser, assert);
  await browser.openApp("#v1;r=mcr-mil-2025;E=234567m234p5679s1z");
  await browser.appears(area.discard, "discards");
  assert.ok(await browser.count(`${area.discard} ${area.reached} svg, ${area.discard} ${area.missed} svg`) > 0);
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width} px`);
  }
  await axe(browser, assert);
  await browser.size(1280, 800);

  // What cannot be says why.
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W");
  const why = await browser.run(() => [...document.querySelectorAll(`#at-situation ${area.blocked}`)].map((box) => box.title));
  assert.ok(why.some((words) => words.startsWith("The last tile of the wall is drawn")), why.join(" / "));

  await openHouseRules(browser);
  await browser.appears(`dialog[open] ${area.options}`, "house rules");
  await axe(browser, assert, "dialog[open]");
});
