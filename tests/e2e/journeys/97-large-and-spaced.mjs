import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { sweep } from "../pages/sweep.mjs";
import { isHardest, KINDS, Walk } from "../pages/views.mjs";

/** The distances of WCAG 1.4.12, as somebody's own style would set them. */
function space() {
  const { sheet } = [...document.querySelectorAll("link[rel=stylesheet]")].at(-1);
  sheet.insertRule("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }", sheet.cssRules.length);
  sheet.insertRule("p { margin-bottom: 2em !important; }", sheet.cssRules.length);
}

/** Words that are cut or lie over the edge of their control. */
function cut() {
  const faults = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push(`${wide} px too wide`);
  const top = document.querySelector("dialog[open]") ?? document.body;
  if (top.scrollWidth - top.clientWidth > 0) faults.push(`the dialog is ${top.scrollWidth - top.clientWidth} px too wide`);
  const beyond = top === document.body ? 0 : top.getBoundingClientRect().right - document.documentElement.clientWidth;
  if (beyond > 0) faults.push(`the dialog goes on for ${beyond} px below the bar to scroll by`);
  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const node = words.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest(`${area.heardOnly}, option, svg, [aria-hidden=true]`)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    // What cuts it off, or what it is the name of.
    for (let over = element; over && over !== top; over = over.parentElement) {
      const style = getComputedStyle(over);
      const control = over.matches(`button, ${area.button}, ${area.badge}, ${area.tab}`);
      const cuts = style.overflowX === "hidden" || style.overflowX === "clip" || style.overflowY === "hidden" || style.overflowY === "clip";
      if (!control && !cuts) continue;
      const edge = over.getBoundingClientRect();
      // What is there for those who hear it.
      if (edge.width <= 1 || edge.height <= 1) break;
      const out = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      // Letters have air above and below that nobody misses.
      if (out > 3) faults.push(`"${node.data.trim().slice(0, 30)}" is cut by ${Math.round(out)} px in ${over.tagName} ${over.className}`);
    }
  }
  return [...new Set(faults)];
}

journey("four times as large (320 px), and with wider letters, words and lines: nothing is cut, nothing scrolls sideways", async (browser, assert) => {
  const walk = new Walk(browser);
  const found = [];
  // In a short run those with the least room for words.
  for (const view of sweep(KINDS, isHardest)) {
    await browser.size(1280, 1024);
    await walk.open(view);
    // 1280 by 1024 at 400 %.
    await browser.size(320, 256);
    const note = async (how) => found.push(...(await browser.run(cut)).map((fault) => `${view[0]} ${how}: ${fault}`));
    await note("at 400 %");
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      await browser.size(width, height);
      await browser.run(space);
      await note(`with wide letters at ${width} px`);
    }
  }
  assert.deepEqual(found, []);
});
