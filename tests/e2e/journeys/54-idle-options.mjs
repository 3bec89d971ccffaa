import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { link } from "../pages/hand.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";

// What it waits for, and which way round: `an_option_without_effect_says_what_it_waits_for_and_which_way_round` of `crates/tenbo-wording`.
journey("an option that has no effect as the others stand is grayed and says what it waits for; what is set can be taken back", async (browser, assert) => {
  await browser.openApp("#v1;r=european-classical");
  await openHouseRules(browser);
  await browser.appears("#option-allow-canceling", "the options");
  const disabled = (key) => browser.run((key) => document.querySelector(`#option-${key}`).disabled, key);
  const about = (key) => browser.text(`li:has(> #option-${key})`);
  // A claim is taken back only where a false one costs something.
  assert.equal(await disabled("allow-canceling"), true);
  assert.match(await about("allow-canceling"), /no effect until one of these is set: “False claim penalty”, “False claim penalty, % of the limit”/);
  await axe(browser, assert, "dialog[open]");
  // What came with a link stays, says so, and goes.
  await browser.openApp("#v1;r=european-classical;o=allow-canceling:on");
  await openHouseRules(browser);
  await browser.appears("#option-allow-canceling", "the options");
  assert.equal(await disabled("allow-canceling"), false);
  assert.match(await about("allow-canceling"), /no effect until/);
  await browser.clickOn("checkbox", "Claims can be taken back");
  await link(browser, "r=european-classical");
  assert.equal(await disabled("allow-canceling"), true);
});
