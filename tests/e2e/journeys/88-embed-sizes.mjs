import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, framed, inside } from "../pages/club.mjs";

const CLOSED = "v1;r=riichi-wrc-2025;S=234567m45p6788s8s+6p;win=S;from=W;riichi=S";
const LIMIT = "v1;r=riichi-wrc-2025;E=19m19p19s1234567z+1m;win=E";
const KONGS = "v1;r=riichi-ema-2025;S=44p(5555m)(666z6z@W)(1111s)(777z7z@E)+4p;win=S;from=W";
const WAITS = "v1;r=riichi-ema-2025;E=2345678m345p555s;d=3m";
const OFFICIAL = "v1;r=mcr-mil-2025;win=W;W=123456789m22s55p~5p";
const LANGS = ["en", "ja", "zh-Hans", "zh-Hant"];

/** What is wrong with where things lie, a line each. */
const faults = (browser) => browser.run(() => {
  const found = [];
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1 && !element.closest(area.heardOnly);
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`${wide} px to scroll to the side`);
  const edge = document.documentElement.clientWidth + 1;
  for (const element of document.querySelectorAll("#app *")) {
    if (!seen(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (right > edge || left < -1) found.push(`cut off: ${element.className} ${element.textContent.slice(0, 20)}`);
  }
  // What stays at the foot lies over what is scrolled; nothing else lies over anything.
  const parts = [area.headline, area.frameHand, area.rules, area.builder, area.winCause, area.handed, area.line]
    .flatMap((part) => [...document.querySelectorAll(part)]).filter((part) => seen(part) && getComputedStyle(part).display !== "contents");
  for (const [place, one] of parts.entries()) {
    for (const other of parts.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (over) found.push(`${one.className} over ${other.className}`);
    }
  }
  return found.slice(0, 5);
});

journey("plain frames by address of 200, 280 and 600 px in four languages: the figure first, nothing cut off, nothing over anything", async (browser, assert) => {
  await club(browser, async (site) => {
    await browser.size(1280, 900);
    const show = (frames) => site.show(frames.map(([width, height, query, hash]) =>
      `<iframe title="Tenbo" width="${width}" height="${height}" style="border:0" src="${framed(browser, query, hash).replaceAll("&", "&amp;")}"></iframe>`).join(""));

    // The figure, all tiles and the one link, without a scroll.
    for (const lang of LANGS) {
      await show([CLOSED, WON, LIMIT, KONGS, OFFICIAL].map((hash) => [200, 200, `&ui=result&lang=${lang}`, hash]));
      for (const place of [1, 2, 3, 4, 5]) {
        const where = `${lang}, hand ${place}, 200 × 200`;
        await inside(browser, `iframe:nth-of-type(${place})`);
        assert.deepEqual(await faults(browser), [], where);
        const bare = await browser.run(() => {
          const bottom = (selector) => Math.max(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom));
          const foot = document.querySelector(area.foot).getBoundingClientRect();
          const [figure, ...others] = document.querySelectorAll(area.paid);
          return {
            top: figure.getBoundingClientRect().top,
            figure: bottom(area.paid), tiles: bottom(`${area.frameHand} ${area.tile}`),
            rows: new Set([...document.querySelectorAll(`${area.frameHand} ${area.tile}`)].map((tile) => Math.round(tile.getBoundingClientRect().bottom))).size,
            foot: foot.top, end: foot.bottom, high: innerHeight, others: others.length,
            links: [...document.querySelectorAll("a")].filter((link) => link.checkVisibility()).length,
          };
        });
        assert.ok(bare.top >= 0 && bare.figure <= bare.tiles, `${where}: the figure comes first, ${JSON.stringify(bare)}`);
        assert.ok(bare.tiles <= bare.foot && bare.end <= bare.high, `${where}: tiles and link in sight, ${JSON.stringify(bare)}`);
        assert.deepEqual([bare.rows, bare.links, bare.others], [2, 1, 0], `${where}: two rows, one link`);
        if (place === 1) await axe(browser, assert);
        await browser.frame();
      }
    }

    // A hand that has not won, nothing at all, what can be changed; narrow and in columns.
    for (const lang of LANGS) {
      const each = [[200, 200, "&ui=result", WAITS], [200, 400, "&ui=compact", WON], [280, 200, "&ui=result", CLOSED], [280, 700, "&ui=compact", WON], [280, 500, "&ui=compact", ""],
        [280, 600, "", CLOSED], [600, 400, "&ui=result", CLOSED], [600, 400, "&ui=result&theme=dark", OFFICIAL]];
      await show(each.map(([width, height, query, hash]) => [width, height, `${query}&lang=${lang}`, hash]));
      for (const [place, [width, height, query]] of each.entries()) {
        const where = `${lang}, ${width} × ${height}${query}`;
        await inside(browser, `iframe:nth-of-type(${place + 1})`);
        assert.deepEqual(await faults(browser), [], where);
        if (lang === "en" || lang === "ja") await axe(browser, assert);
        await browser.frame();
      }
    }

    // Figure left and lines right from 34 rem, one below the other before; the keys fold up below what the hand is worth.
    const places = (...parts) => browser.run((parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().toJSON()), parts);
    await show([[600, 400, "&ui=result", CLOSED], [500, 400, "&ui=result", CLOSED], [280, 700, "&ui=compact", CLOSED]]);
    await inside(browser, "iframe:nth-of-type(1)");
    const [hand, figure, line] = await places(area.frameHand, area.paid, area.line);
    assert.ok(hand.bottom <= figure.top && figure.right < line.left && line.bottom < 400, "beside the figure, and all in sight");
    await browser.frame();
    await inside(browser, "iframe:nth-of-type(2)");
    const [, above, below] = await places(area.frameHand, area.paid, area.line);
    assert.ok(above.bottom <= below.top && above.left === below.left, "below the figure");
    await browser.frame();
    await inside(browser, "iframe:nth-of-type(3)");
    const [outcome, counted, dock, foot] = await places(area.paid, area.line, area.builder, area.foot);
    assert.ok(outcome.bottom <= counted.top && counted.bottom <= dock.top && dock.bottom <= foot.top, "outcome, lines, hand, foot");
    await browser.clickOn("button", "Edit");
    await browser.until(() => document.querySelector(area.builder).getBoundingClientRect().bottom <= document.querySelector(area.paid).getBoundingClientRect().top, "the hand above while it is entered");
    await browser.frame();
  });
});
