import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";

journey("the help by its key: the same table that the keys came from", async (browser, assert) => {
  await browser.openApp();
  await browser.click("#hand");
  await browser.press("?");
  await browser.appears(`dialog[open] ${area.glossary}`, "the help");
  await browser.press("Escape");
  await browser.goes("dialog[open]", "no help");
});

journey("the legend of the notation: every tile has its picture, and what it means is read on a phone too", async (browser, assert) => {
  await browser.openApp();
  await browser.clickOn("button", "Help");
  await browser.appears(`dialog[open] ${area.notation}`, "the legend");
  const blank = () => [...document.querySelectorAll(`${area.notation} ${area.tile}`)].filter((tile) => ![tile, ...tile.querySelectorAll("*")].some((part) => getComputedStyle(part).backgroundImage.includes("url("))).length;
  assert.ok(await browser.count(`${area.notation} ${area.tile}`) > 30);
  // The art of flowers comes for the legend alone: these rules have none.
  await browser.wait(async () => await browser.run(blank) === 0, "a picture of every tile");
  for (const width of [320, 390, 768, 1280]) {
    await browser.size(width, 800);
    const { cut, wrapped, wide } = await browser.run(() => {
      const rows = [...document.querySelectorAll(`${area.notation} tr`)];
      const lines = (element) => new Set([...element.children].map((tile) => tile.offsetTop)).size;
      return {
        cut: rows.filter((row) => !row.lastElementChild.checkVisibility() || row.scrollWidth > row.clientWidth).length,
        wrapped: rows.filter((row) => lines(row.querySelector(area.notationTiles)) > 1).length,
        wide: document.querySelector("dialog[open]").scrollWidth - document.querySelector("dialog[open]").clientWidth,
      };
    });
    assert.deepEqual([cut, wrapped, wide], [0, 0, 0], `${width} px`);
  }
});
