import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { link } from "../pages/hand.mjs";
import { act, openTable, sentences, sit } from "../pages/table.mjs";

const more = (browser, foul) => browser.clickOn("button", `${foul}: one more`);
const fouls = (browser) => browser.texts(`${area.foul} > span`);
const told = (browser, part) =>
  browser.until((part) => [...document.querySelectorAll(`${area.sentences} li`)].some((line) => line.textContent.includes(part)), `the sentence "${part}"`, part);

journey("table: penalties from a menu at the seat, only those of the rulebook, with what they cost", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical;o=false-claim-points:100,false-win-points:500,false-win-paid-to:winner,false-win-then:dead;win=E;tE=64;tS=20;tW=8;tN=8");
  await sit(browser, "W");
  await act(browser, "Fouls");
  await browser.appears(area.fouls, "the menu");
  const [out, , claim] = await fouls(browser).then((all) => [all[0], null, all.find((name) => /claim/i.test(name))]);
  assert.ok((await fouls(browser)).every((name) => !/chombo/i.test(name)), "no riichi foul here");
  await more(browser, claim);
  await more(browser, claim);
  await link(browser, "false-claim=WW");
  await told(browser, "West pays East 200 for a foul: 2 ×");
  await axe(browser, assert);
  await more(browser, `${claim}, taken back at once`);
  await link(browser, "false-claim-cancelled=W");
  await told(browser, "West pays East 100");
  // East's own foul: nobody pays East for it.
  await more(browser, out);
  await browser.appears(`${area.seatCard}[data-seat=W] ${area.barred}`, "the dead hand");
  assert.match(await browser.text(`${area.seatCard}[data-seat=W] ${area.barred}`), /Dead hand/);
  await told(browser, "500");
  assert.equal(await browser.text(`${area.actions} ${area.badge}`), "4");
  for (let step = 0; step < 4; step += 1) await browser.press("Control+z");
  await browser.until(() => !location.hash.includes(";false-"), "no fouls");
  assert.ok((await sentences(browser)).every((line) => !/foul/.test(line)));
  // Dead and barred by hand.
  await browser.clickOn("checkbox", "Can’t win this deal");
  await link(browser, "barred=W");
  await browser.until(() => document.querySelector(`${area.seatCard}[data-seat=W] ${area.barred}`)?.textContent.includes("Can’t win"), "the mark");

  // Riichi has its own; a draw and who was ready are settled here too.
  await openTable(browser, "r=riichi-tenhou;o=chombo:mangan;draw=wall;ready=E");
  await told(browser, "West pays East 1,000 because East was tenpai at the draw");
  await sit(browser, "S");
  await act(browser, "Tenpai");
  await told(browser, "North pays South");
  await act(browser, "Fouls");
  assert.deepEqual((await fouls(browser)).length, 1);
  await browser.clickOn("button", /one more$/);
  await told(browser, "South pays East 4,000 for a foul");
});
