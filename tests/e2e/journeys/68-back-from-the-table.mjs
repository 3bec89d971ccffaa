import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { link, says, tap } from "../pages/hand.mjs";

const HAND = "v1;r=riichi-ema-2025;E=123m456p789s2233z";
const TABLE = "v1;r=riichi-ema-2025;E=123m456p789s22z;view=table";

/** A hand's link, then a table's. */
async function open(browser) {
  await browser.openApp(`#${HAND}`);
  await says(browser, "Waiting");
  // By a link: on the way back WebKit leaves out what a script has gone to by itself.
  await browser.run((hash) => {
    const link = Object.assign(document.createElement("a"), { href: `#${hash}`, textContent: "table", id: "to-table" });
    link.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 9";
    document.body.append(link);
  }, TABLE);
  await browser.clickOn("link", "table");
  await browser.run(() => document.querySelector("#to-table").remove());
  await browser.appears(area.table, "the table");
}

const gone = (browser) => browser.until(() => !document.querySelector(area.table) && document.querySelector(`${area.builder} #hand`), "the hand again");

journey("back from the table with the focus in it: nothing panics, and a number that was being written is kept", async (browser, assert) => {
  // A tile was tapped last: its key has the focus when the table goes.
  await open(browser);
  await tap(browser, "5z");
  await link(browser, "E=123m456p789s225z");
  await browser.back();
  await gone(browser);
  await says(browser, "Waiting");
  assert.deepEqual(await browser.errors(), []);
  // What works afterwards shows that nothing broke. The address has it, too, before the next link is opened in its place.
  await tap(browser, "3z");
  await says(browser, "han");
  await browser.until((before) => location.hash !== before, "the address", `#${HAND}`);

  // A field that is left only because the table goes: its number is one of the steps that can be undone.
  await open(browser);
  await browser.click("#at-honba");
  await browser.press("Control+a", "7");
  await browser.back();
  await gone(browser);
  assert.deepEqual(await browser.errors(), []);
  await browser.clickOn("button", "Undo");
  await link(browser, "honba=7");
});
