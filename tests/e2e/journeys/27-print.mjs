import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";

journey("on paper: the result with its lines and payments, dark on white, and no keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E;riichi=S;sticks=1");
  await browser.prefer({ "prefers-color-scheme": "dark" });
  await browser.medium("print");
  const seen = await browser.run(() => {
    const shown = (selector) => document.querySelector(selector).checkVisibility();
    const color = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    return {
      shown: [area.headline, area.lines, `${area.result} ${area.sum}`, area.payments, area.sets, "h1"].filter((selector) => !shown(selector)),
      hidden: [area.builder, area.settings, area.tools, area.copy].filter(shown),
      text: color(area.payments, "color"),
      page: color("body", "backgroundColor"),
      headline: color(area.headline, "color"),
      buttons: [...document.querySelectorAll("button")].filter((button) => button.checkVisibility() && !button.closest(`${area.lines}, ${area.otherReadings}, ${area.losers}, ${area.term}`)).map((button) => button.textContent),
    };
  });
  assert.deepEqual(seen, { shown: [], hidden: [], text: "rgb(0, 0, 0)", page: "rgb(255, 255, 255)", headline: "rgb(0, 0, 0)", buttons: [] });
});

const shownTexts = (browser, selector) =>
  browser.run((selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility()).map((found) => found.textContent.replace(/\s+/g, " ").trim()), selector);

journey("on paper: rules, seat, round, dora, near misses and the link, in the hand's view and in the table's", async (browser, assert) => {
  const hand = "v1;r=riichi-tenhou;o=open-tanyao:off;win=W;W=123m406p22s78s123s+9s;d=9m;u=8s;from=S;riichi=W;honba=2;sticks=1;round=S";
  for (const view of ["", ";view=table"]) {
    await browser.openApp(`#${hand}${view}`);
    await browser.appears(area.wonHeadline, "the win");
    const hash = await browser.until(() => document.querySelector(area.resultLink)?.textContent.split("#")[1], "the link");
    await browser.medium("print");
    assert.deepEqual(await shownTexts(browser, `${area.context} p`), [
      "Tenhou, 1 house rule · Seat wind: West · Round wind: South · Counters (honba): 2 · Riichi sticks: 1",
      "House rules: Open tanyao: off",
      "Dora: 1 of characters (indicator: 9 of characters)→", "Ura: 9 of bamboos (indicator: 8 of bamboos)→",
    ]);
    assert.deepEqual(await shownTexts(browser, area.resultLink), [`${browser.base}#${hash}`]);
    assert.equal((await shownTexts(browser, `${area.quietLines} li`)).length, 2, "near misses");
    // No background is printed: the corner is an edge.
    const marked = await browser.run(() => [...document.querySelectorAll(`${area.sets} ${area.tile}${area.dora}`)].map((tile) => getComputedStyle(tile, "::after").borderTopStyle));
    assert.deepEqual(marked, ["solid", "solid", "solid"]);
    // Dark on white, on the table as well.
    const faint = await browser.run(() => [...document.querySelectorAll("main *")].filter((found) => found.checkVisibility() && [...found.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !found.closest(area.heardOnly)).filter((found) => Math.min(...getComputedStyle(found).color.match(/\d+/g).slice(0, 3)) > 90).map((found) => found.outerHTML.slice(0, 120)));
    assert.deepEqual(faint, []);
    const [page, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= page, `${content} px on ${page}`);
    await browser.medium("screen");
    assert.deepEqual(await shownTexts(browser, area.onPaper), [], "the link is for paper");
  }
});

journey("on paper: a hand that waits has its tiles as they were entered, and no keys", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-tenhou;win=W;W=123m406p34s22s(777z@E);d=9m;from=S");
  await browser.appears(area.waits, "the waits");
  await browser.medium("print");
  assert.equal((await shownTexts(browser, area.handTiles)).length, 10);
  assert.equal((await shownTexts(browser, `#hand ${area.meld}`)).length, 1);
  assert.deepEqual(await shownTexts(browser, `${area.builder} :is(${area.seat}, ${area.wordKey}, ${area.keyboard}, ${area.slot}, ${area.status})`), []);
  assert.equal((await shownTexts(browser, area.resultLink)).length, 1);
});
