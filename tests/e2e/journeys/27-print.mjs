import { journey } from "../journey.mjs";

journey("on paper: the result with its lines and payments, dark on white, and no keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E;riichi=S;sticks=1");
  await browser.prefer({ "prefers-color-scheme": "dark" });
  await browser.medium("print");
  const seen = await browser.run(() => {
    const shown = (selector) => document.querySelector(selector).checkVisibility();
    const colour = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    return {
      shown: [".headline", ".lines", ".result .count", ".payments", ".reading", "h1"].filter((selector) => !shown(selector)),
      hidden: [".dock", ".settings", ".header-tools", ".copy"].filter(shown),
      text: colour(".payments", "color"),
      page: colour("body", "backgroundColor"),
      headline: colour(".headline", "color"),
      buttons: [...document.querySelectorAll("button")].filter((button) => button.checkVisibility() && !button.closest(".lines, .others, .losers")).map((button) => button.textContent),
    };
  });
  assert.deepEqual(seen, { shown: [], hidden: [], text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", headline: "rgb(0, 0, 0)", buttons: [] });
});
