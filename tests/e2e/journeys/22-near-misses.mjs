import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";

/** Hands with a pattern that they just miss and the words for what it lacks; the hands are those of the engine's table (tests/misses). */
const HANDS = {
  "riichi-ema-2025": [
    ["123m123p234s789s1z+1z", "same-chow-all-suits", "one tile away: 1 of bamboos instead of 4 of bamboos"],
    ["123456m678m123p1z+1z", "pure-straight", "one tile away: 9 of characters instead of 6 of characters"],
    ["222m222p333s789s1z+1z", "same-pung-all-suits", "one set missing: triplet of 2 of bamboos"],
    ["222m444p66s78s(111z)+9s", "pung-hand", "one set is in the way: sequence 7-8-9 of bamboos"],
    ["222m444p66s78s(111z)+9s", "three-concealed-pungs", "needs 3 concealed triplets; you have 2"],
    ["123m456p789s123p4z+4z", "pinfu-hand", "needs a two-sided wait; yours was a pair wait"],
    ["123456789m111p2z+2z", "one-suit-honors", "one set is in the way: triplet of 1 of dots"],
    ["234m456p678s22p78s+9s", "all-simples", "one tile is in the way: 9 of bamboos"],
    ["123234456m789p1z+1z", "two-identical", "one tile away: 4 of characters instead of 1 of characters, for example"],
    ["123m678p111s11z78s+9s", "terminal-or-honor-each", "one tile is in the way: 6 of dots"],
    ["123m789p111s11z78s+9s", "terminal-each", "only the pair is in the way: pair of East winds"],
    ["111m999p22s77z(111z)+7z", "all-terminals-honors", "only the pair is in the way: pair of 2 of bamboos"],
    ["111222z55z11m(333z)+5z", "all-honors", "only the pair is in the way: pair of 1 of characters"],
    ["2233444556679m+9m", "seven-pairs", "needs 7 pairs; you have 6"],
    ["23455678m99m(111m)+9m", "nine-gates", "needs a closed hand"],
  ],
  "mcr-mil-2025": [
    ["112233m456p789s1z+1z", "three-identical", "one set missing: chow 1-2-3 of characters"],
    ["123345678m789p1z+1z", "three-chows-step-2", "one tile away: 5 of characters instead of 8 of characters"],
    ["123345567678m1z+1z", "four-chows-step-2", "one tile away: 9 of characters instead of 6 of characters"],
    ["123m456p678s123p1z+1z", "mixed-straight", "one tile away: 9 of bamboos instead of 6 of bamboos"],
    ["222333555m789s1z+1z", "three-pungs-in-sequence", "one set missing: pung of 1 of characters, for example"],
    ["123m456p789s123p1z+1z", "suited-chow-hand", "only the pair is in the way: pair of East winds"],
    ["456m555p345s67s55m+8s", "all-fives", "one tile is in the way: 8 of bamboos"],
    ["789m678p777s88s99m+8s", "upper", "one tile is in the way: 6 of dots"],
    ["456m567p444s55s66m+5s", "middle", "one tile is in the way: 7 of dots"],
    ["123m234p222s11s33m+1s", "lower", "one tile is in the way: 4 of dots"],
    ["666m789p567s99s88m+9s", "upper-four", "one tile is in the way: 5 of bamboos"],
    ["345m111p123s44s22m+4s", "lower-four", "one tile is in the way: 5 of characters"],
    ["123m456p789s1122z+1z", "all-types", "only the pair is in the way: pair of South winds"],
  ],
  "hong-kong-old-style": [
    ["222m444p66s78s(111z)+9s", "pung-hand", "one set is in the way: chow 7-8-9 of bamboos"],
    ["111m456p789s123p1z+1z", "chow-hand", "one set is in the way: pung of 1 of characters"],
    ["123456789m111p2z+2z", "one-suit-honors", "one set is in the way: pung of 1 of dots"],
  ],
  "chinese-classical": [
    ["222m444p66s78s(111z)+9s", "three-concealed-pungs", "needs 3 concealed pungs; you have 2"],
    ["123m456p789s123p1z+1z", "zero-point-hand", "only the pair is in the way: pair of East winds"],
  ],
  "zung-jung": [
    ["112233m456p789s1z+1z", "three-identical", "one set missing: chow 1-2-3 of characters"],
    ["123456m678m123p1z+1z", "pure-straight", "one tile away: 9 of characters instead of 6 of characters"],
  ],
  "taiwanese-16": [["123456678m22p456s77z+7z", "pure-straight", "one tile away: 9 of characters instead of 6 of characters"]],
  "four-winds-slice": [["2233444556679m+9m", "seven-pairs", "needs 7 pairs; you have 6"]],
  "korean": [["2233444556679m+9m", "seven-pairs", "needs 7 pairs; you have 6"]],
};

journey("a hand says what it just misses, under every family of rules", async (browser, assert) => {
  const told = new Set();
  const before = { rules: "", hand: "" };
  for (const [rules, rows] of Object.entries(HANDS)) {
    for (const [hand, pattern, need] of rows) {
      if (before.hand !== hand || before.rules !== rules) await browser.openApp(`#v1;r=${rules};win=S;S=${hand};from=W;see=S`);
      Object.assign(before, { rules, hand });
      const selector = `.lines.quiet [data-pattern='${pattern}'] .line-why`;
      await browser.until((selector) => document.querySelector(selector), `${pattern} is missed by ${hand} under ${rules}`, selector);
      assert.equal(await browser.run((selector) => document.querySelector(selector).textContent, selector), need, `${rules} ${hand} ${pattern}`);
      told.add(`${pattern}: ${need}`);
    }
  }
  assert.ok(told.size >= 30, `${told.size} different pairs`);
  const families = await browser.run((played) => [...document.querySelectorAll(".rulebook-picker optgroup")]
    .filter((family) => ![...family.children].some(({ value }) => played.includes(value))).map(({ label }) => label), Object.keys(HANDS));
  assert.deepEqual(families, [], "families without a near miss");
  // What it would be worth, its tiles and its definition stand with it; the heading says what these lines are.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123m123p234s789s1z+1z;from=W;see=S");
  const line = ".lines.quiet [data-pattern='same-chow-all-suits']";
  await browser.until((line) => document.querySelector(line), "the line", line);
  assert.match(await browser.run((line) => document.querySelector(`${line} .line-value`).textContent, line), /^2 han/);
  assert.equal(await browser.run((line) => document.querySelector(line).closest("div").querySelector("h3").textContent, line), "Near misses");
  await browser.run((line) => document.querySelector(line).click(), line);
  await browser.until(() => document.querySelectorAll(".reading .tile.lit").length === 3, "the chow is lit");
  await axe(browser, assert, ".result");
  for (const width of [1600, 1280, 768, 390, 320]) {
    await browser.size(width, 800);
    const [view, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
});

journey("a line of an open hand says what opening has cost", async (browser, assert) => {
  const value = () => browser.run(() => document.querySelector(".lines [data-pattern='same-chow-all-suits'] .line-value").textContent.trim());
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123p123s789s1z(123m@E)+1z;from=W;see=S");
  assert.match(await value(), /^1 han\s*2 if closed$/);
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123m123p123s789s1z+1z;from=W;see=S");
  assert.equal(await value(), "2 han");
});
