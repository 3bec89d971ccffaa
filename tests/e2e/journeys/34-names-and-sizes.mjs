import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { sweep } from "../pages/sweep.mjs";
import { KINDS, VIEWS, Walk } from "../pages/views.mjs";

/** What is wrong with what is seen: buttons and links without a name, or with an icon alone and nothing that says what it is; text
 *  smaller than 12 px; lists that cut off what is chosen; groups of segments whose parts have no common edge. */
const faults = (browser) => browser.run(() => {
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const found = new Set();
  const where = (element) => `${element.localName}${element.id ? `#${element.id}` : ""}${element.getAttribute("class") ? `.${element.getAttribute("class").trim().replace(/\s+/g, ".")}` : ""}`;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(`${area.heardOnly}, [hidden]`);
  const words = (element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll(`${area.heardOnly}, [aria-hidden=true], svg`).forEach((part) => part.remove());
    return copy.textContent.trim();
  };
  for (const element of root.querySelectorAll("button, a[href], summary, [role=button], [role=tab]")) {
    if (!isSeen(element)) continue;
    const labeled = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join("");
    const parts = [...element.querySelectorAll("[aria-label]")].map((part) => part.ariaLabel).join("");
    const named = element.ariaLabel || labeled || element.textContent.trim() || parts;
    if (!named) found.add(`no name: ${where(element)}`);
    // Tiles are pictures that say themselves what they are; a bare icon needs a word that can be read.
    const isTile = element.matches(`${area.tile}, ${area.key}:not(${area.backspace})`) || element.querySelector(`${area.face}, ${area.tile}`);
    if (!isTile && !words(element) && !(element.title || element.closest("[title]"))) found.add(`an icon without a tooltip: ${where(element)} "${named}"`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.nodeValue.trim() || holder.closest("script, style, template, noscript, option, title") || !isSeen(holder)) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    // Of no size is what is heard alone.
    if (size > 0 && size < 11.99) found.add(`${size} px: ${where(holder)}`);
  }
  for (const element of root.querySelectorAll("*")) {
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(element, pseudo);
      if (/^"[^"]*[\p{L}\p{N}][^"]*"$/u.test(style.content) && style.display !== "none" && isSeen(element) && parseFloat(style.fontSize) < 11.99) {
        found.add(`${style.fontSize}: ${where(element)}${pseudo}`);
      }
    }
  }
  for (const group of root.querySelectorAll(`${area.radios} ${area.keys}`)) {
    // Those that lie apart in a grid are no segments.
    if (getComputedStyle(group).display !== "flex") continue;
    const ends = new Map();
    for (const key of group.querySelectorAll(area.radio)) {
      const { top, right, width } = key.getBoundingClientRect();
      if (width > 0) ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
    }
    if (Math.max(...ends.values()) - Math.min(...ends.values()) > 2) found.add(`rags: ${where(group.closest(area.radios))}`);
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of root.querySelectorAll("select")) {
    const style = getComputedStyle(list);
    if (!isSeen(list) || style.opacity === "0" || list.selectedIndex < 0) continue;
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const needs = pen.measureText(list.options[list.selectedIndex].text).width;
    // The arrow of the browser's own lists takes its part.
    const arrow = style.appearance === "none" ? 0 : 16;
    if (needs + arrow > room + 1) found.add(`cut: ${where(list)} "${list.options[list.selectedIndex].text}" ${Math.round(needs)} in ${Math.round(room)}`);
  }
  return [...found];
});

journey("at every width icons have names, text is 12 px at least, lists show what is chosen and segments have even lines", async (browser, assert) => {
  const walk = new Walk(browser);
  const wrong = [];
  // In a short run one view of each kind, where there is least room and where columns stand side by side.
  for (const view of sweep(VIEWS, (view) => KINDS.includes(view))) {
    await browser.size(1280, 900);
    await walk.open(view);
    for (const width of sweep([320, 390, 768, 1280, 1600], (width) => width === 320 || width === 1280)) {
      await browser.size(width, 900);
      for (const fault of await faults(browser)) wrong.push(`${width} ${view[0]}: ${fault}`);
    }
  }
  const kinds = new Map();
  for (const fault of wrong) {
    const [, at, what] = fault.match(/^(\d+ .*?): ((?:no name|an icon|cut|rags|[\d.]+ ?px).*)$/);
    kinds.set(what, [...(kinds.get(what) ?? []), at]);
  }
  assert.deepEqual([...kinds].map(([what, places]) => `${what} (${places.length}: ${places[0]})`), []);
});
