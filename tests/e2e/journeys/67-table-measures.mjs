import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { act, openTable, openWorth, sit } from "../pages/table.mjs";

// Engines place boxes at fractions of a pixel of their own.
const FRACTION = 0.1;

const TABLES = [
  ["r=chinese-classical;win=S;S=234m99p67s(777z@W)(222s@E)+8s;from=W;E=1123m456p(666z@N)22z6s;W=19m19p19s1234z55z;N=(111p@E)[4444s]5678m77s;fS=12f;fE=3f;dW=9m8s", "a classical deal"],
  ["r=riichi-tenhou;win=E;E=234m340p66678s77z+7z;from=S;d=4s;u=1m;riichi=E;sticks=1;dS=1z9m7z;dW=19m;S=(555m@E)123p99s", "a riichi deal"],
  ["r=chinese-classical;o=allow-no-choice:on;E=2m345p(666z@N)(777z@S)(555z@W)~2m;dW=9m5z;hW=2w(5z);see=W", "No Choice"],
  ["r=mcr-mil-2025;draw=wall;E=123m;N=1111m99s;false-win=S", "a draw with a fifth copy to come"],
  ["r=riichi-tenhou-three;tE=3900", "three players, a total"],
];

const USUAL = [
  ["r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m;E=123m45p77s234s55z;W=123456789m1122p;N=19m19p19s1234567z", "a ron"],
  ["r=riichi-tenhou;win=S;S=234678m345p22s67s+8s;by=self-draw;riichi=S;sticks=1;d=4s;u=1m", "a tsumo"],
  ["r=mcr-mil-2025;win=S;S=123m456p789s55s67p+8p;from=W", "Chinese Official"],
];

journey("at 1280 × 800 who hands over what in a usual deal is seen without a scroll, and the page does not scroll for the lines", async (browser, assert) => {
  await browser.size(1280, 800);
  for (const [rest, what] of USUAL) {
    await openTable(browser, rest);
    await browser.appears(`${area.answer} ${area.wonHeadline}`, what);
    const seen = await browser.run(() => {
      const answer = document.querySelector(area.answer);
      const { top, bottom } = answer.getBoundingClientRect();
      const ends = [area.headline, area.handed, area.sentences].map((part) => document.querySelector(`${area.answer} ${part}`).getBoundingClientRect().bottom);
      return { ends, above: ends.every((end) => end <= bottom && end > top), scrolls: answer.scrollHeight > answer.clientHeight, actions: document.querySelector(area.handActions).getBoundingClientRect().bottom <= innerHeight };
    });
    assert.ok(seen.above && seen.scrolls && seen.actions, `${what}: ${JSON.stringify(seen)}`);
    await axe(browser, assert, area.answer);
  }
});

journey("table: widths, targets, what a phone shows; axe in light and dark in every state", async (browser, assert) => {
  for (const [rest, what] of TABLES) {
    await openTable(browser, rest);
    for (const [width, height] of [[1280, 800], [768, 1024], [390, 844], [300, 600]]) {
      await browser.size(width, height);
      const found = await browser.run(() => {
        const small = [...document.querySelectorAll(`button, select, input, textarea, summary, a, ${area.seatCard}:not(${area.chosenSeat})`)]
          // The tiles of a hand stand in one row, whatever the width: the caret comes to each of them, too.
          .filter((element) => element.checkVisibility() && !element.closest(`${area.heardOnly}, #hand`))
          .map((element) => {
            const { width, height } = (element.closest(area.radio) ?? element).getBoundingClientRect();
            return [element.className || element.id || element.tagName, Math.round(width * 10) / 10, Math.round(height * 10) / 10];
          })
          .filter(([, width, height]) => width < 24 || height < 24);
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        return {
          small: small.slice(0, 5),
          wide: document.documentElement.scrollWidth - innerWidth,
          felt: box(area.table).top,
          dock: [box(area.builder).top, box(area.builder).bottom],
          headline: box(`${area.answer} ${area.headline}`).top,
          lowest: Math.round(box(area.table).bottom),
        };
      });
      const where = `${what} at ${width} px`;
      assert.deepEqual(found.small, [], `${where}: targets of less than 24 px`);
      assert.ok(found.wide <= 0, `${where}: ${found.wide} px too wide`);
      if (width === 1280) {
        assert.ok(found.lowest <= height, `${where}: the cloth ends at ${found.lowest}`);
        assert.ok(found.headline >= 0 && found.headline < found.dock[0], `${where}: the answer begins at ${found.headline}`);
        assert.ok(found.dock[1] <= height + FRACTION, `${where}: the dock ends at ${found.dock[1]}`);
      }
      if (width === 390) {
        assert.ok(found.felt >= 0 && found.felt < found.dock[0] - 200, `${where}: the seats begin at ${found.felt}, the dock at ${found.dock}`);
        assert.ok(found.dock[1] <= height + FRACTION, `${where}: the dock ends at ${found.dock[1]}`);
      }
    }
    await browser.size(1280, 800);
  }
  await browser.size(390, 844);
  for (const theme of ["light", "dark"]) {
    await browser.prefer({ "prefers-color-scheme": theme });
    for (const [rest] of TABLES) {
      await openTable(browser, rest);
      await axe(browser, assert);
    }
    await openTable(browser, TABLES[2][0]);
    await act(browser, "Discards");
    await browser.clickOn("button", /West, discard 2$/);
    await browser.appears(area.discardEditor, "what is known of the discard");
    await axe(browser, assert);
    await openTable(browser, TABLES[0][0]);
    await openWorth(browser, "N");
    await browser.appears(`${area.loser} [aria-expanded=true]`, "the lines of North");
    await axe(browser, assert);
    await openTable(browser, TABLES[3][0]);
    await sit(browser, "S");
    await act(browser, "Fouls");
    await browser.appears(area.fouls, "the menu");
    await axe(browser, assert);
  }
});
