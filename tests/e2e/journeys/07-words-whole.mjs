import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { openGames, press } from "../pages/game.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";
import { sweep } from "../pages/sweep.mjs";

/** The lists that are seen and show less than the words that can be chosen there, or the number fields their hint. */
const cut = (browser, within) => browser.run((within) => {
  const seen = [...document.querySelectorAll(`${within} select, ${within} input[type="number"]`)].filter((one) => one.offsetParent);
  // Those that lie unseen over an icon show no words.
  const fields = seen.filter((one) => getComputedStyle(one).opacity !== "0");
  const wants = (field, words) => {
    const alone = document.createElement(field.localName === "select" ? "select" : "span");
    alone.append(field.localName === "select" ? new Option(words) : words);
    alone.style.cssText = "position: absolute; width: max-content; max-width: none; min-width: 0; white-space: nowrap";
    for (const part of ["fontSize", "fontFamily", "fontWeight"]) alone.style[part] = getComputedStyle(field)[part];
    alone.style.padding = getComputedStyle(field).padding;
    field.parentElement.append(alone);
    const { width } = alone.getBoundingClientRect();
    alone.remove();
    return width;
  };
  const words = (field) => (field.localName === "select" ? [...field.options].map((option) => option.text) : [field.placeholder]);
  return fields.flatMap((field) => words(field).filter((one) => wants(field, one) > field.getBoundingClientRect().width + 1)
    .map((one) => `${field.id || field.className}: ${one}`));
}, within);

journey("no list and no number field cuts its words off", async (browser, assert) => {
  // In a short run where there is least room.
  for (const width of sweep([1280, 1000, 390, 320], (width) => width === 320)) {
    await browser.size(width, 844);
    await browser.openApp("#v1;r=mcr-mil-2025");
    assert.deepEqual(await cut(browser, "body"), [], `the page at ${width} px`);
    await openHouseRules(browser);
    await browser.appears(`dialog[open] ${area.options}`, "the house rules");
    assert.deepEqual(await cut(browser, "dialog[open]"), [], `the house rules at ${width} px`);
    await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
    await press(browser, "New game");
    await browser.appears("#game-initial", "the setup of a game");
    assert.deepEqual(await cut(browser, area.game), [], `the setup at ${width} px`);
    const hints = await browser.texts(`${area.setup} ${area.field}`);
    assert.ok(hints.some((hint) => /as in the rulebook: [\d,]+$/.test(hint)), `${hints}`);
  }
});
