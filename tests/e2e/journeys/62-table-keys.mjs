import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link } from "../pages/hand.mjs";
import { inHand, matrix, openTable } from "../pages/table.mjs";

journey("table: the same with the keyboard alone", async (browser, assert) => {
  await openTable(browser, "r=chinese-classical");
  await browser.focus("#hand");
  await browser.press("2", "2", "5", "5", "m");
  // The next seat has the focus in its hand.
  await browser.press("n");
  await inHand(browser, "S");
  await browser.press(..."234m9p678s", "o", "7", "z", "o", "2", "s");
  // Tab leads from the hand to what can be said of the seat.
  const to = async (words) => {
    for (let step = 0; step < 30; step += 1) {
      if (await browser.run((words) => document.activeElement.closest(area.actions) && document.activeElement.textContent.startsWith(words), words)) return;
      await browser.press("Tab");
    }
    throw new Error(`Tab never came to "${words}"`);
  };
  await to("Won");
  await browser.press("Enter");
  await link(browser, "win=S");
  await browser.focus("#hand");
  await browser.press("9", "p");
  await browser.appears(`${area.tray} ${area.tile}${area.apart}`, "the winning tile");
  await browser.press("n");
  await inHand(browser, "W");
  await browser.press(..."111999m11p");
  await to("Discarded it");
  await browser.press(" ");
  await link(browser, "from=W");
  await browser.focus("#hand");
  await browser.press("n");
  await inHand(browser, "N");
  await browser.press("x", "N");
  await browser.appears(`${area.matrix} tbody tr`, "who pays whom");
  const byKeys = await matrix(browser);
  // The same as by mouse, whatever that is.
  await openTable(browser, "r=chinese-classical;win=S;E=2255m;S=234m9p678s(777z@E)(222s@E)+9p;W=111999m11p;N=[4444z];from=W");
  await browser.appears(`${area.matrix} tbody tr`, "who pays whom");
  assert.deepEqual(byKeys, await matrix(browser));
});
