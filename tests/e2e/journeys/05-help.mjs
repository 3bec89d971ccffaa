import { journey } from "../journey.mjs";

journey("the help by its key: the same table that the keys came from", async (browser, assert) => {
  await browser.openApp();
  await browser.click("#hand");
  await browser.press("?");
  await browser.until(() => document.querySelector("dialog[open] kbd"), "the help");
  await browser.press("Escape");
  await browser.until(() => !document.querySelector("dialog[open]"), "no help");
});

journey("the legend of the notation: every tile has its picture, and what it means is read on a phone too", async (browser, assert) => {
  await browser.openApp();
  await browser.clickOn("button", "Help");
  await browser.until(() => document.querySelector("dialog[open] .notation"), "the legend");
  const blank = () => [...document.querySelectorAll(".notation .tile")].filter((tile) => ![tile, ...tile.querySelectorAll("*")].some((part) => getComputedStyle(part).backgroundImage.includes("url("))).length;
  assert.ok(await browser.run(() => document.querySelectorAll(".notation .tile").length) > 30);
  // The art of flowers comes for the legend alone: these rules have none.
  await browser.wait(async () => await browser.run(blank) === 0, "a picture of every tile");
  for (const width of [320, 390, 768, 1280]) {
    await browser.size(width, 800);
    const { cut, wrapped, wide } = await browser.run(() => {
      const rows = [...document.querySelectorAll(".notation tr")];
      const lines = (element) => new Set([...element.children].map((tile) => tile.offsetTop)).size;
      return {
        cut: rows.filter((row) => !row.lastElementChild.checkVisibility() || row.scrollWidth > row.clientWidth).length,
        wrapped: rows.filter((row) => lines(row.querySelector(".notation-tiles")) > 1).length,
        wide: document.querySelector("dialog[open]").scrollWidth - document.querySelector("dialog[open]").clientWidth,
      };
    });
    assert.deepEqual([cut, wrapped, wide], [0, 0, 0], `${width} px`);
  }
});
