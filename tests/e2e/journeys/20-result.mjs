import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { complete, explain, headline } from "../pages/hand.mjs";

const PINFU = "#v1;r=riichi-tenhou;win=S;S=234m406p678s22p56s+7s;d=1p;from=W;riichi=S;honba=1;sticks=2";
const WAITS = "#v1;r=riichi-tenhou;win=S;S=34456m44p777z(333s@W);from=W;by=discard;see=S";
const CLASSIC = "#v1;r=building-skills;win=S;S=456p789s22z11s(777z@W)+2z;from=W;E=123m456p11133z67s;W=55567m99m111p778s";

journey("the result explains itself, and waits complete the hand", async (browser, assert) => {
  const texts = (selector) => browser.run((wanted) => [...document.querySelectorAll(wanted)].map((e) => e.textContent.trim()), selector);

  await browser.size(390, 844);
  await browser.openApp(PINFU);
  // With the counters that the winner names aloud: they were missing here.
  assert.equal(await headline(browser), "Haneman · 6 han · 12,000 + 300 for counters · 12,300");
  const size = (selector) => browser.run((selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize), selector);
  assert.equal(await browser.text(".headline .paid"), "12,300");
  assert.ok(await size(".headline .paid") >= 2 * await size(".headline .worth"), "what is paid is read across the table");
  assert.deepEqual(await texts(".payments td.number"), ["0", "+14,300", "−12,300", "0", "−2,000"]);
  assert.match(await browser.text(".declare q"), /^Ron\. Riichi, pinfu, tanyao, dora ni, akadora\. Haneman, ichiman nisen wa /);

  // A line lights its tiles and opens.
  const line = ".lines [data-pattern='pinfu-hand']";
  assert.equal((await texts(".tile.lit")).length, 0);
  await browser.run((line) => document.querySelector(line).scrollIntoView({ block: "center" }), line);
  const reading = await browser.all(".reading .tile");
  await explain(browser, /^Pinfu/);
  assert.equal(await browser.attribute(line, "aria-expanded"), "true");
  assert.equal((await texts(".reading .tile.lit")).length, 14);
  assert.equal(await browser.run((tiles) => tiles.filter((tile) => tile.isConnected).length, reading), 14, "lit tiles are no new ones");
  assert.match(await browser.text(".detail"), /平和/);
  await axe(browser, assert, ".result");
  await explain(browser, /^Pinfu/);
  assert.equal((await texts(".detail")).length, 0);

  // Nothing is read aloud before the hand rests, and then one sentence.
  await browser.openApp(WAITS);
  assert.deepEqual(await texts(".wait .left"), ["4 left", "3 left"]);
  await axe(browser, assert, ".result");
  await complete(browser, "2 of characters");
  assert.equal(await headline(browser), "1 han 30 fu · 1,000");
  const spoken = "1 han 30 fu, 1,000 points: South gets 1,000, West pays 1,000.";
  await browser.until((words) => [...document.querySelectorAll(".answer [role=status]")].some((e) => e.textContent === words), "the sentence", spoken);

  // A game of points and doubles: the losers' hands have their own sheets.
  await browser.size(1280, 800);
  await browser.openApp(CLASSIC);
  assert.equal(await headline(browser), "28 points\u00a0×\u00a02² = 112 → 110 · 110 all");
  await explain(browser, /^East · /);
  assert.match(await browser.text(".loser"), /Concealed pung of honors/);
  await axe(browser, assert, ".result");
  for (const width of [1280, 300]) {
    await browser.size(width, 800);
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});
