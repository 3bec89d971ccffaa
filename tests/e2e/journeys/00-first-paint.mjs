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
