import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { link } from "../pages/hand.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

/** What the list shows: the names of the options in order, those of other games, and parts in which one without effect comes before
 *  one that has some. */
const lists = (browser) => browser.run(() => {
  const heading = document.querySelector("dialog[open] .disclosure").closest("h3");
  const parts = [...document.querySelectorAll("dialog[open] .options")];
  const isBehind = (part) => Boolean(heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  const names = (parts) => parts.flatMap((part) => [...part.querySelectorAll("label")].map((label) => label.textContent));
  const muddled = parts.filter((part) => !isBehind(part)).filter((part) => {
    const waits = [...part.children].map((row) => /no effect/.test(row.textContent));
    return waits.some((wait, at) => wait && waits.slice(at).includes(false));
  });
  return {
    own: names(parts.filter((part) => !isBehind(part))),
    others: names(parts.filter(isBehind)),
    muddled: muddled.map((part) => part.previousElementSibling.textContent),
  };
});

/** "Other games 87": whether it is open, and the number. */
const heading = async (browser) => {
  const button = await browser.role("button", /^Other games/, "dialog[open]");
  return [await browser.attribute(button, "aria-expanded"), Number((await browser.label(button)).match(/\d+$/)[0])];
};

/** Opens the options of other games, or folds them up. */
async function turn(browser) {
  await (await browser.role("button", /^Other games/, "dialog[open]")).sendKeys("\uE007");
}

/** The rulebook, what is among its options, and what among those of other games. */
const RULEBOOKS = [
  ["riichi-ema-2025", ["Riichi and dora", "Red fives", "Open tanyao", "Ippatsu"], ["Jokers", "Flowers and seasons", "All green adds half flush", "Basic payment", "Maximum faan"]],
  ["mcr-mil-2025", ["All green adds half flush", "Basic payment", "Flowers and seasons"], ["Riichi and dora", "Red fives", "Ippatsu", "Kan dora", "Jokers", "Maximum faan"]],
  ["hong-kong-old-style", ["Maximum faan", "Points for faan", "Flowers and seasons"], ["Riichi and dora", "Red fives", "Ippatsu", "All green adds half flush", "Hand size"]],
];

/** The part that a rulebook is about, which comes first. */
const FIRST = { "riichi-ema-2025": "Riichi: yaku and dora", "mcr-mil-2025": "Scoring", "hong-kong-old-style": "Scoring" };

journey("house rules: what matters comes first, what belongs to other games is folded up", async (browser, assert) => {
  for (const [rulebook, own, others] of RULEBOOKS) {
    await browser.openApp(`#v1;r=${rulebook}`);
    await openHouseRules(browser);
    const [open, count] = await heading(browser);
    assert.equal(open, "false", `${rulebook}: folded up at first`);
    const folded = await lists(browser);
    assert.deepEqual(folded.others, []);
    assert.equal(await browser.run(() => document.querySelector("dialog[open] .options").previousElementSibling.textContent), FIRST[rulebook]);
    assert.deepEqual(folded.muddled, [], `${rulebook}: what has no effect comes last in its part`);
    for (const name of own) assert.ok(folded.own.includes(name), `${rulebook}: ${name} is listed`);
    for (const name of others) assert.ok(!folded.own.includes(name), `${rulebook}: ${name} is not in the way`);
    // By keyboard.
    await turn(browser);
    await browser.until(() => document.querySelector("dialog[open] .disclosure").ariaExpanded === "true", "the options of other games");
    const unfolded = await lists(browser);
    assert.deepEqual(unfolded.own, folded.own);
    assert.equal(unfolded.others.length, count, `${rulebook}: it says how many they are`);
    for (const name of others) assert.ok(unfolded.others.includes(name), `${rulebook}: ${name} is among the others`);
    await axe(browser, assert, "dialog[open]");
    await turn(browser);
    await browser.until(() => document.querySelector("dialog[open] .disclosure").ariaExpanded === "false", "them folded up");
    assert.deepEqual((await lists(browser)).others, []);
  }
});

journey("an option of another game that is set keeps its place and the focus, and is never folded up", async (browser, assert) => {
  await browser.openApp("#v1;r=hong-kong-old-style");
  await openHouseRules(browser);
  await turn(browser);
  const before = await browser.until(() => document.querySelector("#option-riichi") && [...document.querySelectorAll("dialog[open] .options label")].map((label) => label.textContent), "riichi");
  assert.equal(await browser.run(() => document.querySelector("#option-kan-dora").disabled), true, "no dora without riichi");
  await browser.clickOn("checkbox", "Riichi and dora");
  await link(browser, "o=riichi:on");
  await browser.until(() => !document.querySelector("#option-kan-dora").disabled, "what goes with it");
  const after = await browser.run(() => [...document.querySelectorAll("dialog[open] .options label")].map((label) => label.textContent));
  assert.deepEqual(after, before, "nothing moves");
  await browser.untilFocused("#option-riichi");
  await turn(browser);
  for (const name of ["Riichi and dora", "Kan dora", "Red fives"]) assert.ok((await lists(browser)).own.includes(name), `${name} is listed with the others`);
  // It came with the link, and is there at once.
  await browser.openApp("#v1;r=hong-kong-old-style;o=riichi:on");
  await openHouseRules(browser);
  await browser.role("checkbox", "Riichi and dora", "dialog[open]");
  assert.deepEqual((await heading(browser))[0], "false");
  await browser.clickOn("button", "Reset to rulebook", "#about-riichi");
  await browser.until(() => document.querySelector("#option-riichi") && document.querySelector("#option-kan-dora")?.disabled, "what goes with it to wait");
});
