import { journey } from "../journey.mjs";
import { explain, says, status } from "../pages/hand.mjs";

/** What the page says of the same three things under a rulebook: a refusal, a problem, a key. */
async function told(browser, rules) {
  await browser.openApp(`#v1;r=${rules};S=11z`);
  await browser.run(() => document.querySelector("#hand").focus());
  await browser.press("c", "1", "z");
  await browser.until(() => document.querySelector(".dock-status.refused"), "the refusal");
  const refusal = await status(browser);
  await browser.openApp(`#v1;r=${rules};win=S;S=123m456p78s11z444m~9s;with=kong-replacement`);
  const problem = await browser.until(() => document.querySelector(".problem")?.textContent, "the problem");
  await browser.clickOn("button", "Help");
  const key = await browser.until(
    () => [...document.querySelectorAll("dialog[open] .key-map dt")].find((row) => row.textContent.trim() === "c")?.nextElementSibling.textContent,
    "the key c",
  );
  return [refusal, problem, key];
}

/** Each has its words. */
function have(assert, said, words) {
  assert.equal(said.length, words.length);
  for (const [place, word] of words.entries()) assert.ok(said[place].includes(word), `"${said[place]}" has "${word}"`);
}

journey("refusals, problems and keys have riichi words where yaku have romanised names", async (browser, assert) => {
  have(assert, await told(browser, "riichi-ema-2025"), ["A chii needs three in a row", "Rinshan needs a kan", "add a chii"]);
  have(assert, await told(browser, "mcr-mil-2025"), ["A chow needs three in a row", "Winning after a kong needs a kong", "add a chow"]);
  // The button beside the score turns the words with the names.
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=34456m44p777z(333s@W)+2m;from=W");
  await says(browser, "han");
  const set = () => browser.run(() => [...document.querySelectorAll(".reading .visually-hidden")].map((set) => set.textContent).find((set) => set.includes("3 of bamboos")));
  assert.equal(await set(), "pon of 3 of bamboos");
  await explain(browser, /^Yakuhai: dragon/);
  assert.match(await browser.text(".result .detail"), /A triplet or kan of/);
  await browser.clickOn("button", "Names in English", ".result");
  await browser.until(() => [...document.querySelectorAll(".reading .visually-hidden")].some((set) => set.textContent === "open triplet of 3 of bamboos"), "the set in English");
  have(assert, await told(browser, "riichi-ema-2025"), ["A chow needs three in a row", "Winning after a kong needs a kong", "add a chow"]);
});
