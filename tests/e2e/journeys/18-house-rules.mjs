import { journey } from "../journey.mjs";
import { records } from "../kept.mjs";
import { area } from "../pages/areas.mjs";
import { link, says } from "../pages/hand.mjs";
import { copy, openHouseRules, press } from "../pages/rulebooks.mjs";

journey("a house rule changes the score, is marked, travels with the link and can be taken back", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-tenhou;E=234m345p6667s(234s@N)+5s;from=W");
  await says(browser, "1 han");
  await openHouseRules(browser);
  await browser.appears("#option-open-tanyao", "the option");
  await browser.clickOn("button", "Red fives: what it means");
  assert.match(await browser.text("#about-red-fives"), /Tenhou/, "the source of a rule is named");
  // Found by what players call it.
  await browser.fill("#house-search", "Kui-tan");
  await browser.goes("#option-red-fives", "what is not looked for");
  await browser.clickOn("checkbox", "Open tanyao");
  await link(browser, "o=open-tanyao:off");
  assert.match(await browser.text("li:has(> #option-open-tanyao)"), /on in Tenhou/, "what it was");
  await browser.press("Escape");
  await browser.until(() => !document.querySelector(area.headline).textContent.includes("fu"), "no score without a yaku");
  await openHouseRules(browser);
  await browser.clickOn("button", "Open tanyao: Reset to rulebook");
  await browser.press("Escape");
  await says(browser, "1 han 30 fu");
});

journey("a house rule over a rulebook of one's own is written into it only when that is asked for", async (browser, assert) => {
  const isKept = async () => JSON.stringify(await records(browser, "rulebooks")).includes("open-tanyao");
  await browser.openApp("#v1;r=riichi-tenhou;E=234m345p6667s(234s@N)+5s;from=W");
  await copy(browser, "Tenhou");
  await browser.until(() => document.querySelector(area.editorBar).textContent.includes("saved"), "that it is saved");
  await browser.press("Escape");
  await openHouseRules(browser);
  await browser.clickOn("checkbox", "Open tanyao");
  await browser.until(() => document.querySelector("dialog[open]").textContent.includes("which stays as it was saved"), "that the rulebook stays");
  await link(browser, "o=open-tanyao:off");
  assert.equal(await isKept(), false);
  await press(browser, "Write them into “Tenhou (copy)”");
  await browser.wait(isKept, "the change in the rulebook");
  await browser.until(() => !document.querySelector("dialog[open]").textContent.includes("which stays as it was saved"), "nothing over it");
  await link(browser, "open-tanyao");
});
