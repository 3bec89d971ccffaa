import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";

journey("the page starts, at every width, without an error", async (browser, assert) => {
  for (const width of [1280, 390, 300]) {
    await browser.size(width, 800);
    await browser.openApp();
    assert.equal(await browser.title(), "Tenbo");
    assert.equal(await browser.run(() => document.querySelector("h1").textContent), "Tenbo 点棒");
    const [view, content] = await browser.run(() => [window.innerWidth, document.documentElement.scrollWidth]);
    assert.equal(view, width);
    assert.ok(content <= view, `the page is ${content} px wide in a view of ${view} px`);
  }
  await axe(browser, assert);
});

journey("what is seen before the app stands is where it is afterwards", async (browser, assert) => {
  const seen = () => browser.until(
    () => {
      const boxes = [".headline.blank", ".dock.cloth", ".dock .hand", ".keyboard .key"].map((selector) => document.querySelector(selector));
      return document.readyState === "complete" && boxes.every(Boolean) && boxes.map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return `${box.tagName} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(box).fontSize} ${getComputedStyle(box).backgroundColor}`;
      });
    },
    "the first paint",
  );
  await browser.cdp("Network.enable", {});
  for (const [width, height] of [[1280, 800], [390, 844], [320, 700]]) {
    await browser.size(width, height);
    await browser.cdp("Network.setBlockedURLs", { urls: ["*/boot-*.js"] });
    await browser.go("about:blank");
    await browser.go(browser.base);
    const before = await seen();
    await browser.cdp("Network.setBlockedURLs", { urls: [] });
    await browser.openApp();
    const after = await seen();
    assert.deepEqual(before.map((box) => box.replace("SPAN", "BUTTON")), after, `${width} px`);
  }
}, { engines: ["chromium"], because: "the driver keeps the start script away" });
