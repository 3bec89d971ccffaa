import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, framed, inside } from "../pages/club.mjs";

const CLOSED = "v1;r=riichi-wrc-2025;S=234567m45p6788s8s+6p;win=S;from=W;riichi=S";
const LIMIT = "v1;r=riichi-wrc-2025;E=19m19p19s1234567z+1m;win=E";
const KONGS = "v1;r=riichi-ema-2025;S=4p(5555m)(6666z@W)(1111s)(7777z@E)+4p;win=S;from=W";
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
    // Sticks may still be on their way.
    if (!seen(element) || element.closest("svg")) continue;
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

/** Plain frames by their addresses, without a script of the page around them. */
const show = (browser, site, frames) => site.show(frames.map(([width, height, query, hash]) =>
  `<iframe title="Tenbo" width="${width}" height="${height}" style="border:0" src="${framed(browser, query, hash).replaceAll("&", "&amp;")}"></iframe>`).join(""));

journey("a result of 200 by 200 px, in four languages: the figure, two rows of tiles and one link, without a scroll", async (browser, assert) => {
  await club(browser, async (site) => {
    await browser.size(1280, 900);
    for (const lang of LANGS) {
      const hands = lang === "en" ? [CLOSED, WON, LIMIT, KONGS, OFFICIAL] : [LIMIT, OFFICIAL];
      await show(browser, site, hands.map((hash) => [200, 200, `&ui=result&lang=${lang}`, hash]));
      for (const place of hands.keys()) {
        const where = `${lang}, ${hands[place]}`;
        await inside(browser, `iframe:nth-of-type(${place + 1})`);
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
        if (place === 0) await axe(browser, assert);
        await browser.frame();
      }
    }
  });
});

journey("frames of 200, 280 and 600 px by address, in four languages: nothing cut off, nothing over anything", async (browser, assert) => {
  await club(browser, async (site) => {
    await browser.size(1280, 900);
    const each = [[200, 200, "&ui=result", WAITS], [200, 400, "&ui=compact", WON], [280, 200, "&ui=result", CLOSED], [280, 700, "&ui=compact", WON], [280, 600, "&ui=compact", ""],
      [280, 600, "", CLOSED], [600, 400, "&ui=result&theme=dark", OFFICIAL]];
    for (const lang of LANGS) {
      const some = lang.startsWith("zh") ? each.filter(([width]) => width === 280) : each;
      await show(browser, site, some.map(([width, height, query, hash]) => [width, height, `${query}&lang=${lang}`, hash]));
      for (const [place, [width, height, query]] of some.entries()) {
        const where = `${lang}, ${width} × ${height}${query}`;
        await inside(browser, `iframe:nth-of-type(${place + 1})`);
        assert.deepEqual(await faults(browser), [], where);
        if (lang === "en") await axe(browser, assert);
        await browser.frame();
      }
    }
  });
});

journey("figure left and lines right from 34 rem, one below the other before; keys fold up below what the hand is worth", async (browser, assert) => {
  await club(browser, async (site) => {
    await browser.size(1280, 900);
    const places = (...parts) => browser.run((parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect().toJSON()), parts);
    await show(browser, site, [[600, 400, "&ui=result", CLOSED], [500, 400, "&ui=result", CLOSED], [280, 700, "&ui=compact", CLOSED]]);
    await inside(browser, "iframe:nth-of-type(1)");
    const [hand, figure, line] = await places(area.frameHand, area.paid, area.line);
    assert.ok(hand.bottom <= figure.top && figure.right < line.left && line.bottom < 400, "beside the figure, and all in sight");
    await browser.frame();
    await inside(browser, "iframe:nth-of-type(2)");
    const [, above, below] = await places(area.frameHand, area.paid, area.line);
    assert.ok(above.bottom <= below.top && above.left === below.left, "below the figure");
    await browser.frame();
    // WebKit's driver does not scroll for what is in a frame.
    await browser.run(() => scrollTo(0, document.documentElement.scrollHeight));
    await inside(browser, "iframe:nth-of-type(3)");
    const [outcome, counted, dock, foot] = await places(area.paid, area.line, area.builder, area.foot);
    assert.ok(outcome.bottom <= counted.top && counted.bottom <= dock.top && dock.bottom <= foot.top, "outcome, lines, hand, foot");
    await browser.click("#edit-hand");
    await browser.until(() => document.querySelector(area.builder).getBoundingClientRect().bottom <= document.querySelector(area.paid).getBoundingClientRect().top, "the hand above while it is entered");
    await browser.frame();
  });
});
