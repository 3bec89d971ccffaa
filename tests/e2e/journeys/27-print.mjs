import { journey } from "../journey.mjs";

journey("on paper: the result with its lines and payments, dark on white, and no keyboard", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;win=S;S=234m345678p22p34s+5s;from=E;riichi=S;sticks=1");
  await browser.prefer({ "prefers-color-scheme": "dark" });
  await browser.medium("print");
  const seen = await browser.run(() => {
    const shown = (selector) => document.querySelector(selector).checkVisibility();
    const color = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    return {
      shown: [".headline", ".lines", ".result .count", ".payments", ".reading", "h1"].filter((selector) => !shown(selector)),
      hidden: [".dock", ".settings", ".header-tools", ".copy"].filter(shown),
      text: color(".payments", "color"),
      page: color("body", "backgroundColor"),
      headline: color(".headline", "color"),
      buttons: [...document.querySelectorAll("button")].filter((button) => button.checkVisibility() && !button.closest(".lines, .others, .losers")).map((button) => button.textContent),
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
    await browser.until(() => document.querySelector(".headline.won"), "the win");
    const hash = await browser.until(() => document.querySelector(".result-link")?.textContent.split("#")[1], "the link");
    await browser.medium("print");
    assert.deepEqual(await shownTexts(browser, ".result-context p"), [
      "Tenhou, 1 house rule · Seat wind: West · Round wind: South · Counters (honba): 2 · Riichi sticks: 1",
      "House rules: Open tanyao: off",
      "Dora: 1 of characters (indicator: 9 of characters)→", "Ura: 9 of bamboos (indicator: 8 of bamboos)→",
    ]);
    assert.deepEqual(await shownTexts(browser, ".result-link"), [`${browser.base}#${hash}`]);
    assert.equal((await shownTexts(browser, ".lines.quiet li")).length, 2, "near misses");
    // No background is printed: the corner is an edge.
    const marked = await browser.run(() => [...document.querySelectorAll(".reading .tile.dora")].map((tile) => getComputedStyle(tile, "::after").borderTopStyle));
    assert.deepEqual(marked, ["solid", "solid", "solid"]);
    // Dark on white, on the table as well.
    const faint = await browser.run(() => [...document.querySelectorAll("main *")].filter((found) => found.checkVisibility() && [...found.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && !found.closest(".visually-hidden")).filter((found) => Math.min(...getComputedStyle(found).color.match(/\d+/g).slice(0, 3)) > 90).map((found) => found.outerHTML.slice(0, 120)));
    assert.deepEqual(faint, []);
    const [page, content] = await browser.run(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.ok(content <= page, `${content} px on ${page}`);
    await browser.medium("screen");
    assert.deepEqual(await shownTexts(browser, ".on-paper"), [], "the link is for paper");
  }
});

journey("on paper: a hand that waits has its tiles as they were entered, and no keys", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-tenhou;win=W;W=123m406p34s22s(777z@E);d=9m;from=S");
  await browser.until(() => document.querySelector(".waits"), "the waits");
  await browser.medium("print");
  assert.equal((await shownTexts(browser, "#hand > .tile")).length, 10);
  assert.equal((await shownTexts(browser, "#hand .meld")).length, 1);
  assert.deepEqual(await shownTexts(browser, ".dock :is(.seat, .key-word, .keyboard, .slot, .dock-status)"), []);
  assert.equal((await shownTexts(browser, ".result-link")).length, 1);
});
