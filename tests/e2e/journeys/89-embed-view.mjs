import { journey } from "../journey.mjs";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, inside, says } from "../pages/club.mjs";

journey("the text that the embed view makes, pasted into a plain page of another site, shows the hand", async (browser, assert) => {
  await browser.openApp(`#${WON}`);
  await browser.clickOn("button", "Embed");
  await browser.appears(`dialog[open] ${area.embedDialog} iframe`, "the embed view");
  const values = () => browser.run(() => [document.querySelector("#embed-script").value, document.querySelector("#embed-frame").value, document.querySelector("#embed-address").value]);
  const [script, plain, address] = await values();
  assert.ok(script.startsWith(`<script src="${browser.base}embed.js" async></script>`), script);
  assert.ok(plain.startsWith(`<iframe src="${browser.base}?embed=1#v1;r=riichi-ema-2025;`), plain);
  assert.ok(address.startsWith(`${browser.base}?embed=1&h=v1%3br%3driichi-ema-2025`), address);
  await axe(browser, assert, "dialog[open]");

  // What is chosen is in the texts and in the preview.
  // The preview is let come each time: what a page asked for when it was left, some browsers call an error.
  const seen = async () => {
    await inside(browser, `${area.embedDialog} iframe`);
    await browser.frame();
  };
  await seen();
  await browser.clickOn("radio", "one narrow column");
  await seen();
  await browser.clickOn("radio", "Dark");
  await seen();
  // A color that is too faint is told at its field, and stays out of the texts.
  const color = (place) => `${area.embedColor}:nth-of-type(${place}) input[type="text"]`;
  await browser.fill(color(1), "#1f4e8c");
  assert.match(await browser.text("#embed-accent"), /contrast is 1\.7:1/);
  assert.ok((await values()).every((text) => !text.includes("accent")), "not used");
  await browser.fill(color(2), "#fff");
  await seen();
  assert.equal(await browser.text("#embed-accent"), "");
  await browser.fill(color(3), "gray");
  assert.match(await browser.text("#embed-ink"), /#1f4e8c/);
  await axe(browser, assert, "dialog[open]");
  await browser.fill(color(3), "");
  await seen();
  await browser.fill(`${area.embedDialog} input[type="number"]`, "320");
  await seen();
  await browser.fill(`${area.embedDialog} input[type="url"]`, "club.example");
  assert.match(await browser.text("#embed-host"), /isn’t a site address/);
  await browser.fill(`${area.embedDialog} input[type="url"]`, "https://club.example/");
  const [chosen, framed] = await values();
  assert.ok(chosen.includes('<tenbo-score theme="dark" accent="1f4e8c" paper="ffffff" ui="compact"') && chosen.includes('width="320"'), chosen);
  assert.ok(framed.includes("theme=dark&amp;accent=1f4e8c&amp;paper=ffffff&amp;ui=compact&amp;host=https%3a%2f%2fclub.example#"), framed);
  await inside(browser, `${area.embedDialog} iframe`);
  await browser.until(() => document.documentElement.dataset.ui === "compact" && document.documentElement.dataset.theme === "light", "the preview, on the club's paper");
  await browser.until(() => /han|fu/i.test(document.querySelector(area.headline)?.textContent ?? ""), "its hand");
  await browser.frame();
  await browser.clickOn("button", "Copy", area.embedPaste);
  await browser.until(() => document.querySelector(area.embedMessage).textContent !== "", "what came of copying");
  for (const [width, height] of [[390, 844], [300, 600]]) {
    await browser.size(width, height);
    assert.ok(await browser.run(() => document.querySelector("dialog[open]").scrollWidth <= document.querySelector("dialog[open]").clientWidth), `${width} px`);
  }
  await browser.size(1280, 800);
  await axe(browser, assert, "dialog[open]");
  await browser.press("Escape");
  await browser.untilFocused(area.embedButton);

  // On another site.
  await club(browser, async (site) => {
    for (const text of [script, plain, `<iframe title="Tenbo" src="${address}"></iframe>`, chosen]) {
      site.pages.set("plain.html", `<!DOCTYPE html><html lang="en"><title>Club evening</title><p>Our hand of the month</p>\n${text}\n</html>`);
      await browser.go(`${site.url}plain.html`);
      await inside(browser, "iframe, tenbo-score");
      await browser.until(() => /han|fu/i.test(document.querySelector(area.headline)?.textContent ?? ""), "the hand");
      await browser.frame();
    }
    // Beside another one of the same page, and a page with a strict policy of its own.
    const strict = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' ${new URL(browser.base).origin}; frame-src ${new URL(browser.base).origin}">`;
    await site.show(`${script}${script}`, strict);
    for (const frame of [0, 1]) await says(browser, "score", ({ score }) => score.ok, frame);
    assert.equal(await browser.count("tenbo-score"), 2);
  });

  // From a file, which has no origin: it cannot be told anything, but the frame grows.
  const folder = mkdtempSync(join(tmpdir(), "tenbo-file-"));
  try {
    writeFileSync(join(folder, "page.html"), `<!DOCTYPE html><title>File</title>${script}`);
    await browser.go(pathToFileURL(join(folder, "page.html")).href);
    await browser.until(() => { const height = document.querySelector("tenbo-score").shadowRoot?.querySelector("iframe").style.height; return height && height !== "600px"; }, "another height");
    await inside(browser, "tenbo-score");
    await browser.until(() => /han|fu/i.test(document.querySelector(area.headline)?.textContent ?? ""), "the hand in a file's page");
    await browser.frame();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  // The page with frames of many sizes.
  await browser.go(`${browser.base}embed-demo.html`);
  await browser.until(() => document.querySelector("#told").value !== "nothing yet" || (document.querySelector("#compact").scrollIntoView(), false), "what the demo is told");
  await browser.clickOn("button", "Another hand");
  await browser.until(() => document.querySelector("#told").value.endsWith("points"), "its score");
  await browser.clickOn("button", "Back");
  await browser.until(() => document.querySelector("#told").value === "no win yet", "the step back");
  await browser.size(300, 600);
  assert.ok(await browser.run(() => document.documentElement.scrollWidth <= 300), "no side to scroll to");
  await browser.size(1280, 800);
  await axe(browser, assert);
});
