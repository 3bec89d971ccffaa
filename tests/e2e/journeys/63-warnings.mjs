import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { chosen, openTable } from "../pages/table.mjs";

/** Whose hands are dangerous, and the keys of the tiles that are. */
const warned = (browser) => browser.run(() => [
  [...document.querySelectorAll(area.endangers)].map((mark) => mark.closest(area.seatCard).dataset.seat).join(""),
  [...document.querySelectorAll(`${area.key} ${area.dangerSign}`)].map((mark) => mark.parentElement.id.slice(4)).sort().join(" "),
]);

/** What lies before East, who is dangerous and with which tiles (Four Winds, Penalties: insurances), and what the warning says it costs. */
const CASES = [
  ["(555z@S)", "", "", null, "one set of dragons"],
  ["(555z@S)(666z@N)", "E", "7z", "That is 2,304 if East draws the winning tile, 1,536 if another player discards it.", "two of three"],
  ["(555z@S)(666z@N)(123m@N)(456m@N)", "", "", null, "no place for a third set, and small dragons are no limit hand"],
  ["(111z@S)(222z@S)(555z@N)", "E", "3z 4z 6z 7z", "That is 2,304 if East draws the winning tile.", "three sets of honors"],
  ["(111z@S)(222z@S)(555z@N)(123m@N)", "", "", null, "a chow ends it"],
  ["(111z@S)(222z@S)(333z@N)(456m@N)", "E", "4z", "That is 1,536.", "the fourth wind, as the pair"],
  ["(111z@S)(222z@S)(555z@N)(333z@W)", "E", "4z 6z 7z", null, "after the fourth set: West is liable, and another such tile that wins in West’s place"],
  ["(111m@S)(999m@S)(111p@N)", "E", "1s 9p 9s", "That is 2,304 if East draws the winning tile.", "three sets of terminals"],
  ["(111m@S)(999m@S)(111p@N)(111z@W)", "", "", null, "an honor among them"],
  ["(123s@N)(456s@N)(777s@S)(111p@S)", "", "", null, "another suit"],
];

journey("warnings stand where a discard makes liable, say what it costs, and nowhere else; none after the win", async (browser, assert) => {
  const rest = "r=hong-kong-old-style;o=insurance-nine-tiles:off,insurance-last-five:off";
  for (const [melds, seats, keys, cost, why] of CASES) {
    await openTable(browser, `${rest};E=${melds};see=S`);
    await chosen(browser, "S");
    assert.deepEqual(await warned(browser), [seats, keys], why);
    const said = (await browser.texts(area.liability)).join(" ");
    assert.equal(said !== "", seats !== "", why);
    assert.match(said, cost === null ? /^(?!.*That is \d+,\d+ if East draws the winning tile, )/ : new RegExp(cost.replace(/[.]/g, "\\.")), why);
  }
  await openTable(browser, `${rest};E=456m9m(555z@S)(666z@N)(777z@W)~9m;see=S`);
  await browser.appears(area.liableVerdict, "who is liable");
  assert.deepEqual(await warned(browser), ["", ""], "nobody discards any more");
});
