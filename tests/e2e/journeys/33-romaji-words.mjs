import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { explain, says, status } from "../pages/hand.mjs";

/** The sets of the hand as they are read aloud. */
const sets = (browser) => browser.texts(`${area.sets} ${area.heardOnly}`);

// Which words a game has: `family_tests` of `crates/tenbo-wording`.
journey("a button beside the score turns romanized names into English ones, on the whole page", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W");
  await says(browser, "han");
  assert.ok((await sets(browser)).includes("pon of 3 of bamboos"));
  await explain(browser, /^Yakuhai: dragon/);
  await browser.clickOn("button", "Names in English", area.result);
  await browser.wait(async () => (await sets(browser)).includes("open triplet of 3 of bamboos"), "the set in English");
  // What is called at the table keeps its name; only yaku have another.
  await browser.focus("#hand");
  await browser.press("c", "1", "z");
  await browser.wait(async () => (await status(browser)).includes("A chii needs three in a row"), "the refusal");
  // The next visit has them as well.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123m456p78s11z444m~9s;with=kong-replacement");
  const problem = await browser.until(() => document.querySelector(area.problem)?.textContent, "the problem");
  assert.match(problem, /Winning after a kan needs a kan/);
});
