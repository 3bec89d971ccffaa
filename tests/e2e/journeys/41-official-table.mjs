import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

// Single tiles and a claimed knitted set: `points_tests` of `crates/tenbo-wording`.
journey("Chinese Official: waits that reach eight or not, discards, house rules", async (browser, assert) => {
  const text = (selector) => browser.text(selector);
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E);from=W;see=S");
  await browser.until(() => document.querySelector(".wait"), "waits");
  assert.match(await text(".wait .values"), /discard 7 · 1 short.*self-draw 8/s);
  const marks = await browser.run(() => [...document.querySelectorAll(".wait:first-child .values svg")].map((mark) => mark.parentElement.className));
  assert.deepEqual(marks.slice(0, 2), ["missed", "reached"]);
  await axe(browser, assert);
  await browser.openApp("#v1;r=mcr-mil-2025;E=234567m234p5679s1z");
  await browser.until(() => document.querySelector(".discard"), "discards");
  assert.match(await text(".discard"), /discard \d+/);
  assert.ok((await browser.all(".discard .reached svg, .discard .missed svg")).length > 0);
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    const wide = await browser.run(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide at ${width} px`);
  }
  await axe(browser, assert);
  await browser.size(1280, 800);

  // What cannot be says why.
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W");
  const why = await browser.run(() => [...document.querySelectorAll("#at-situation .blocked")].map((box) => box.title));
  assert.ok(why.some((words) => words.startsWith("The last tile of the wall is drawn")), why.join(" / "));

  // House rules of this game alone, in parts.
  await openHouseRules(browser);
  await browser.until(() => document.querySelector("dialog[open] .options"), "house rules");
  assert.equal((await browser.all("#option-green-half-flush")).length, 1);
  // Red fives, an all simples that must be concealed or East paid double would change a hand of this game too: they are listed.
  for (const other of ["kan-dora", "gun-rule", "kiriage-mangan", "chombo", "treasure-kongs"]) {
    assert.equal((await browser.all(`#option-${other}`)).length, 0, other);
  }
  assert.match(await text("dialog[open]"), /Fans and exclusions/);
  await axe(browser, assert, "dialog[open]");
});
