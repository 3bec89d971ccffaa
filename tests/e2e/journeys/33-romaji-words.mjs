import { journey } from "../journey.mjs";
import { explain, says, status } from "../pages/hand.mjs";
import { goTo, openReference } from "../pages/reference.mjs";
import { openTable, sentences } from "../pages/table.mjs";

/** Words of other games. */
const PLAIN = /\b(kongs?|pungs?|chows?|quads?|self-draw\w*|ready)\b/i;

/** What the page says of the same three things under a rulebook: a refusal, a problem, a key. */
async function told(browser, rules) {
  await browser.openApp(`#v1;r=${rules};S=11z`);
  await browser.focus("#hand");
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
  // What is called at the table keeps its name; only yaku have another.
  have(assert, await told(browser, "riichi-ema-2025"), ["A chii needs three in a row", "Winning after a kan needs a kan", "add a chii"]);
});

journey("house rules, score tables and a draw have riichi words as well", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.clickOn("button", "House rules");
  const rules = await browser.until(() => {
    const rows = [...document.querySelectorAll("dialog[open] .options > li")].filter((row) => row.checkVisibility());
    // What follows the help is where a value is from, in the words of that document.
    const said = (row) => [row.querySelector("label").textContent, row.querySelector("p").firstChild.textContent, ...[...row.querySelectorAll("option")].map((choice) => choice.textContent)];
    return rows.length > 20 && rows.flatMap(said);
  }, "the house rules");
  assert.deepEqual(rules.filter((text) => PLAIN.test(text.replaceAll("Hong Kong", ""))), []);
  for (const words of ["Rob an ankan", "Haitei with rinshan", "After a win, or tenpai at a draw"]) assert.ok(rules.includes(words), words);
  await browser.press("Escape");
  await openReference(browser);
  await goTo(browser, "Score tables");
  const tables = await browser.text("dialog[open] .reference");
  assert.match(tables, /from each player on a tsumo/);
  assert.doesNotMatch(tables, PLAIN);
  await openTable(browser, "r=riichi-ema-2025;draw=wall;ready=E");
  await browser.until(() => document.querySelector(".settlement")?.textContent.includes("tenpai at the draw"), "who was tenpai");
  assert.doesNotMatch((await sentences(browser)).join(" "), PLAIN);
  assert.doesNotMatch(await browser.text("main"), /\bready\b/i);
});
