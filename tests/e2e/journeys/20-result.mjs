import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { complete, explain, says } from "../pages/hand.mjs";

const PINFU = "#v1;r=riichi-tenhou;win=S;S=234m406p678s22p56s+7s;d=1p;from=W;riichi=S;honba=1;sticks=2";
const WAITS = "#v1;r=riichi-tenhou;win=S;S=34456m44p777z(333s@W);from=W;by=discard;see=S";
const CLASSIC = "#v1;r=building-skills;win=S;S=456p789s22z11s(777z@W)+2z;from=W;E=123m456p11133z67s;W=55567m99m111p778s";

// What it says: `pinfu-with-counters`, `waits-by-discard`, `wait-completed`, `losers-with-sheets` of `crates/tenbo-wording/tests/said`.
journey("the result explains itself, and waits complete the hand", async (browser, assert) => {
  const texts = (selector) => browser.run((wanted) => [...document.querySelectorAll(wanted)].map((e) => e.textContent.trim()), selector);

  await browser.size(390, 844);
  await browser.openApp(PINFU);
  await says(browser, "6 han");
  const size = (selector) => browser.run((selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize), selector);
  assert.ok(await size(`${area.headline} ${area.paid}`) >= 2 * await size(`${area.headline} ${area.worth}`), "what is paid is read across the table");

  // A line lights its tiles and opens.
  const line = `${area.lines} [data-pattern='pinfu-hand']`;
  assert.equal((await texts(`${area.tile}${area.lit}`)).length, 0);
  const reading = await browser.all(`${area.sets} ${area.tile}`);
  await explain(browser, /^Pinfu/);
  assert.equal(await browser.attribute(line, "aria-expanded"), "true");
  assert.equal((await texts(`${area.sets} ${area.tile}${area.lit}`)).length, 14);
  assert.equal(await browser.run((tiles) => tiles.filter((tile) => tile.isConnected).length, reading), 14, "lit tiles are no new ones");
  assert.match(await browser.text(area.detail), /平和/);
  await axe(browser, assert, area.result);
  await explain(browser, /^Pinfu/);
  assert.equal((await texts(area.detail)).length, 0);

  // Nothing is read aloud before the hand rests, and then one sentence.
  await browser.openApp(WAITS);
  await says(browser, "Waiting on 2 tiles");
  await axe(browser, assert, area.result);
  await complete(browser, "2 of characters");
  const spoken = "1 han 30 fu, 1,000 points: South gets 1,000, West pays 1,000.";
  await browser.until((words) => [...document.querySelectorAll(`${area.answer} [role=status]`)].some((e) => e.textContent === words), "the sentence", spoken);

  // A game of points and doubles: the losers' hands have their own sheets.
  await browser.size(1280, 800);
  await browser.openApp(CLASSIC);
  await says(browser, "110 points");
  await explain(browser, /^East · /);
  await browser.clickOn("button", /^Points, step by step/, area.loser);
  assert.match(await browser.text(area.loser), /Concealed pung of honors/);
  await axe(browser, assert, area.result);
  for (const width of [1280, 300]) {
    await browser.size(width, 800);
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});
