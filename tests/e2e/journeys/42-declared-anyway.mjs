import { journey } from "../journey.mjs";
import { link, says } from "../pages/hand.mjs";

// What it costs, and what is said of it: `edit::foul` of `crates/tenbo-session` and the situations of `crates/tenbo-wording`.
journey("a hand that is no win and was declared one is a false win in one tap", async (browser) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=123m456p78s11z444m+9s;from=W");
  await says(browser, "No win: no yaku");
  await browser.clickOn("button", "Declared anyway: Chombo");
  await link(browser, "chombo=S;draw=abandoned");
  await says(browser, "Draw");
  await browser.press("Control+z");
  await says(browser, "No win: no yaku");
});
