import { journey } from "../journey.mjs";
import { aim, tap } from "../pages/hand.mjs";

journey("a warning of liability appears with the second set of dragons", async (browser, assert) => {
  for (const rules of ["riichi-ema-2025", "four-winds-slice"]) {
    await browser.openApp(`#v1;r=${rules};E=11m`);
    const warned = () => browser.run(() => !!document.querySelector(".result .warning"));
    const pung = async (tile) => {
      await aim(browser, rules.startsWith("riichi") ? "Pon" : "Pung");
      await tap(browser, tile);
    };
    await pung("5z");
    await browser.until(() => document.querySelectorAll(".meld").length === 1, "a pung");
    assert.equal(await warned(), false, `${rules}: one set is no danger`);
    await pung("6z");
    await browser.until(() => document.querySelector(".result .warning"), `${rules}: a warning`);
    await browser.clickOn("button", "Undo");
    await browser.until(() => !document.querySelector(".result .warning"), `${rules}: no warning`);
  }
});
