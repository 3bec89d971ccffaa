import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, status } from "../pages/hand.mjs";
import { openTable, sit } from "../pages/table.mjs";

/** Pastes a text where the focus is, as a browser tells the page of it; whether the page took it. */
const paste = (browser, text) => browser.run((text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  // Firefox reads the text from `data`, not from `clipboardData`.
  const event = new ClipboardEvent("paste", { clipboardData: data, data: text, dataType: "text/plain", bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}, text);
const count = (browser) => browser.count(area.handTiles);

journey("tiles are typed and pasted wherever no field is written into", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025");
  // With the focus nowhere, on a button of the header, on a radio button, in the result.
  await browser.press("1", "2", "3");
  assert.equal(await browser.text(area.typed), "123");
  assert.match(await status(browser), /m characters.*z honors/, "what is missing is said");
  await browser.press("m");
  await link(browser, "E=123m");
  await browser.focus("#menu-button");
  await browser.press("4", "5", "6", "p");
  await browser.focus("#at-by input:checked");
  await browser.press("7", "8", "9", "s", "E", "E");
  await link(browser, "E=123m456p789s11z");
  await browser.focus(`${area.result} button`);
  await browser.press("2", "2", "z", "w");
  await link(browser, "by=discard");
  await browser.press("Backspace");
  assert.equal(await count(browser), 12);
  await browser.press("2", "z", "2", "z");
  await link(browser, "E=123m456p789s1122z+2z");
  // What a control does with a key stays its own.
  await browser.focus("#tab-hand");
  await browser.press("ArrowRight");
  await browser.untilFocused("#tab-table");

  // A hand, and a link.
  await browser.run(() => document.activeElement.blur());
  assert.ok(await paste(browser, "234m345p66678s77z~7z"));
  await link(browser, "E=234m345p66678s77z~7z");
  await browser.focus(`${area.result} button`);
  assert.ok(await paste(browser, "see https://club.example/t/#v1;r=riichi-tenhou;S=19m;win=S"));
  await link(browser, "v1;r=riichi-tenhou;win=S;S=19m");
  // What cannot be read is said, and nothing has changed (the rest was there until 2026-11-28: see 12-paste).
  assert.ok(await paste(browser, "123m 4x"));
  await browser.appears(area.refusal, "what is left out");
  assert.match(await status(browser), /“4” needs a suit.*“x” isn’t tile notation\. Nothing was changed/);
  assert.equal((await hand(browser)).length, 2);
  await axe(browser, assert, area.builder);

  // Not in a field, not over a dialog, not where games are.
  const before = await browser.run(() => location.hash);
  await browser.focus("#text-box");
  await browser.press("9", "s");
  assert.equal(await browser.run(() => document.querySelector("#text-box").value), "9s");
  await browser.focus(area.rulebook);
  await browser.press("9");
  await browser.focus(`${area.result} ${area.copy} button, ${area.result} button`);
  await browser.press("?");
  await browser.appears(`dialog[open] ${area.glossary}`, "the help");
  await browser.press("9", "s");
  assert.equal(await paste(browser, "9s"), false);
  await browser.press("Escape");
  await browser.goes("dialog[open]", "no help");
  await browser.clickOn("tab", "Game");
  await browser.appears(`${area.game} h2`, "games");
  await browser.press("9", "s");
  assert.equal(await paste(browser, "9s"), false);
  await browser.clickOn("tab", "Hand");
  await browser.appears(`${area.wholeBuilder} #hand`, "the hand");
  // The address follows a little later.
  await browser.until((before) => location.hash === before, "the hand as it was", before);

  // At the table it is the chosen seat's.
  await openTable(browser, "r=riichi-ema-2025");
  await sit(browser, "W");
  await browser.run(() => document.activeElement.blur());
  await browser.press("1", "9", "m");
  await link(browser, "W=19m");
});

journey("the help explains the notation, and keys anywhere can be turned off there", async (browser, assert) => {
  for (const width of [1280, 320]) {
    await browser.size(width, 800);
    await browser.openApp("#v1;r=riichi-ema-2025");
    await browser.press("?");
    await browser.counts(`dialog[open] ${area.notation} tr`, 15, "the legend");
    const rows = await browser.run(() => [...document.querySelectorAll(`${area.notation} tr`)].map((row) => row.textContent.replace(/\s+/g, " ").trim()));
    assert.ok(rows.some((row) => /^0m0p0s ?red fives$/.test(row)), `${rows}`);
    await axe(browser, assert, "dialog[open]");
    assert.ok(await browser.run(() => document.querySelector("dialog[open]").scrollWidth <= document.querySelector("dialog[open]").clientWidth), `${width} px`);
    await browser.press("Escape");
  }
  await browser.size(1280, 800);
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.press("?");
  await browser.clickOn("disclosure", "Keyboard shortcuts");
  await browser.clickOn("checkbox", /^Letter and number keys/);
  await browser.press("Escape");
  await browser.goes("dialog[open]", "no help");
  await browser.run(() => document.activeElement.blur());
  await browser.press("1", "m");
  assert.equal(await count(browser), 0);
  // In the builder they work as ever; and that is kept.
  await browser.focus("#hand");
  await browser.press("1", "m");
  await link(browser, "E=1m");
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.press("1", "m");
  assert.equal(await count(browser), 0);
});
