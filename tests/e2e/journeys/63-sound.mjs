import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { aim, tap } from "../pages/hand.mjs";
import { openTable, sit } from "../pages/table.mjs";

const tones = (browser, count) => browser.until((count) => window.tones === count, `${count} tones`, count);

journey("a danger is heard once, until somebody switches the sound off, and a new one again", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical;E=2m345p(666z@N)");
  await browser.run(() => {
    window.tones = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones += 1;
      return start.apply(this, when);
    };
  });
  // On until somebody switches it off (Four Winds: penalties, the sound of a dangerous discard).
  assert.equal(await browser.run(() => document.querySelector("#sound").checked), true);
  await browser.clickOn("checkbox", "Danger sound");
  await browser.until(() => localStorage.getItem("tenbo-sound") === "off", "no sound asked for");
  await browser.clickOn("checkbox", "Danger sound");
  await tones(browser, 1);
  await aim(browser, "Pung");
  await tap(browser, "7z");
  await browser.appears(area.endangers, "the danger");
  await tones(browser, 2);
  // The same danger is not heard again.
  await sit(browser, "W");
  await tap(browser, "1m");
  assert.equal(await browser.run(() => window.tones), 2);
  // Another one is, of another seat.
  for (const tile of ["1z", "2z", "3z"]) {
    await aim(browser, "Pung");
    await tap(browser, tile);
  }
  await browser.counts(area.endangers, 2, "the danger of West");
  await browser.until(() => window.tones > 2, "the tone of another danger");
  const heard = await browser.run(() => window.tones);
  // Nor by those who do not want it, also after a reload.
  await browser.clickOn("checkbox", "Danger sound");
  await browser.until(() => localStorage.getItem("tenbo-sound") === "off", "no sound asked for");
  await browser.press("Control+z", "Control+Shift+z");
  await browser.counts(area.endangers, 2, "the danger again");
  assert.equal(await browser.run(() => window.tones), heard);
  await browser.reload();
  await browser.appears(`${area.table} ${area.seatCard}`, "the table");
  assert.equal(await browser.run(() => document.querySelector("#sound").checked), false);
});
