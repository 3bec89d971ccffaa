import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { openHouseRules } from "../pages/rulebooks.mjs";
import { sweep } from "../pages/sweep.mjs";

// Engines place boxes at fractions of a pixel of their own.
const FRACTION = 0.1;

const HANDS = [
  ["", "nothing"],
  ["#v1;r=riichi-tenhou;E=234m340p66678s77z~7z;d=4s;riichi=E;sticks=1", "a riichi hand"],
  ["#v1;r=riichi-ema-2025;win=S;S=55p11m(213m@E)[1111s]{5555z@W}+5p;from=N;d=3m", "an open hand"],
  ["#v1;r=riichi-ema-2025;E=123m456p789s2233z", "waits"],
  ["#v1;r=building-skills;E=123m456p789s2233z", "classical waits"],
  ["#v1;r=mcr-mil-2025;win=S;S=567m34p567p55s(234m@E)+2p;from=W;fS=12f", "a hand of Chinese Official"],
  ["#v1;r=mcr-mil-2025;E=123m456p789s2233z", "its waits"],
];

/** In a short run the empty page, and of scores and of waits those with the most parts: melds of each kind, flowers with what is
 *  short, points with doubles. They are looked at on a phone and on the narrowest page, and by axe the
 *  melds and the points. */
const represents = ([, what]) => ["nothing", "an open hand", "a hand of Chinese Official", "classical waits"].includes(what);

journey("measures: widths, targets, what a phone shows at once; axe in light and dark", async (browser, assert) => {
  for (const [rest, what] of sweep(HANDS, represents)) {
    for (const [width, height] of sweep([[1280, 800], [390, 844], [300, 600]], ([width]) => width < 400)) {
      await browser.size(width, height);
      await browser.openApp(rest);
      const found = await browser.run(() => {
        const small = [...document.querySelectorAll("button, select, input, textarea, summary, a")]
          .filter((element) => element.checkVisibility() && !element.closest(area.heardOnly))
          // Fourteen tiles in a row of the narrowest page are smaller.
          .filter((element) => innerWidth >= 360 || !element.matches(area.handTiles))
          .map((element) => {
            // A radio button that fills its label is as large as the label.
            const { width, height } = (element.closest(area.radio) ?? element).getBoundingClientRect();
            return [element.className || element.id || element.tagName, Math.round(width * 10) / 10, Math.round(height * 10) / 10];
          })
          .filter(([, width, height]) => width < 24 || height < 24);
        const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
        const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
        return {
          small: small.slice(0, 5),
          wide: document.documentElement.scrollWidth - innerWidth,
          headline: [top(area.headline), bottom(area.headline)],
          // The keys, or what is left of the dock when they are folded up.
          dock: [top(area.builder), bottom(area.builder)],
          high: innerHeight,
          header: bottom(area.top),
        };
      });
      const where = `${what} at ${width} px`;
      assert.deepEqual(found.small, [], `${where}: targets of less than 24 px`);
      assert.ok(found.wide <= 0, `${where}: ${found.wide} px too wide`);
      if (width === 390) {
        assert.ok(found.header <= 88, `${where}: a header of ${found.header} px`);
        assert.ok(found.headline[0] >= 0 && found.dock[1] <= found.high + FRACTION, `${where}: headline ${found.headline}, dock ${found.dock}`);
        assert.ok(found.headline[1] <= found.dock[0], `${where}: the headline is behind the dock`);
      }
    }
  }
  await browser.size(390, 844);
  for (const theme of ["light", "dark"]) {
    await browser.prefer({ "prefers-color-scheme": theme });
    for (const [rest] of sweep(HANDS, ([, what]) => ["an open hand", "classical waits"].includes(what))) {
      await browser.openApp(rest);
      await axe(browser, assert);
    }
    await openHouseRules(browser);
    await browser.appears(`dialog[open] ${area.options}`, "house rules");
    await axe(browser, assert, "dialog[open]");
    await browser.press("Escape");
    await browser.clickOn("button", "Help");
    await browser.appears(`dialog[open] ${area.glossary}`, "the help");
    await axe(browser, assert, "dialog[open]");
    await browser.press("Escape");
  }
});
