import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { sweep } from "../pages/sweep.mjs";
import { isHardest, KINDS, Walk } from "../pages/views.mjs";

/** What forced colors would make alike. */
function alike() {
  const faults = [];
  const what = (element) => `${element.tagName} ${element.id || element.className} ${(element.getAttribute("aria-label") ?? element.textContent).slice(0, 30)}`;
  const edge = ({ borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine }) =>
    (borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0) || (borderBottomStyle !== "none" && parseFloat(borderBottomWidth) > 0) ||
    outlineStyle !== "none" || textDecorationLine !== "none";
  const top = document.querySelector("dialog[open]") ?? document;
  // A control that has no edge of its own must have a picture, a mark before its words, or lie in a list.
  for (const button of top.querySelectorAll("button, select, input")) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const label = button.closest("label");
    if (["checkbox", "radio", "file"].includes(button.type) || edge(getComputedStyle(button)) || (label && edge(getComputedStyle(label)))) continue;
    if (button.querySelector(`svg, ${area.tile}, ${area.mark}`) || button.closest("li, td, th, h3, h4, legend")) continue;
    if (getComputedStyle(button, "::before").content !== "none") continue;
    faults.push(`no edge: ${what(button)}`);
  }
  // What is pressed or chosen looks unlike its neighbor that is not.
  const look = (element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, borderBottomWidth, borderBottomColor, backgroundColor, color, fontWeight, outlineStyle, boxShadow, textDecorationLine } = getComputedStyle(element);
    return [borderTopWidth, borderTopStyle, borderTopColor, borderBottomWidth, borderBottomColor, backgroundColor, color, fontWeight, outlineStyle, boxShadow, textDecorationLine].join("|");
  };
  for (const state of ["aria-pressed", "aria-selected", "aria-current"]) {
    for (const on of top.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      const off = [...top.querySelectorAll(`[${state}=false]`)].find((one) => one.className === on.className || on.parentElement === one.parentElement);
      if (off && look(on) === look(off)) faults.push(`chosen looks as if it were not: ${what(on)}`);
    }
  }
  for (const on of top.querySelectorAll(`${area.radio} input:checked + span`)) {
    const off = on.closest("fieldset, [role=radiogroup]")?.querySelector(`${area.radio} input:not(:checked) + span`);
    if (off && look(on) === look(off)) faults.push(`chosen looks as if it were not: ${what(on)}`);
  }
  for (const tile of top.querySelectorAll(`${area.tile}, ${area.key} ${area.face}`)) {
    const { backgroundColor, borderTopWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(tile);
    // Tiles on the felt are outlined: a border would take from a small face.
    const edgeless = parseFloat(borderTopWidth) < 1 && outlineStyle === "none";
    if (forcedColorAdjust !== "none" && edgeless && !tile.closest("button")) faults.push(`a tile without an edge or its own colors: ${what(tile)} ${backgroundColor}`);
  }
  return [...new Set(faults)];
}

/** What moves, or would when something changes. */
function moving() {
  const seconds = (times) => Math.max(...times.split(",").map(parseFloat));
  return [
    ...document.getAnimations().map((one) => String(one.animationName ?? one.transitionProperty)),
    ...[...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
      return seconds(transitionDuration) > 0.01 || (animationName !== "none" && seconds(animationDuration) > 0.01) || scrollBehavior === "smooth";
    }).map((element) => `${element.tagName} ${element.className}`),
  ];
}

journey("forced colors: every control has an edge, what is chosen is told apart, tiles keep their faces; less motion: none", async (browser, assert) => {
  const walk = new Walk(browser);
  const found = [];
  // In a short run those with the most that can be chosen.
  for (const view of sweep(KINDS, isHardest)) {
    // WebKit cannot be told to prefer something. Less motion is preferred before a view opens: what moved then would still move.
    const prefers = browser.engine !== "webkit";
    if (prefers) {
      await browser.prefer({ "prefers-reduced-motion": "reduce" });
      await browser.until(() => matchMedia("(prefers-reduced-motion: reduce)").matches, "less motion");
    }
    await walk.open(view);
    if (!prefers) continue;
    found.push(...(await browser.run(moving)).map((fault) => `${view[0]} moves: ${fault}`));
    await browser.prefer({ "forced-colors": "active" });
    await browser.until(() => matchMedia("(forced-colors: active)").matches, "forced colors");
    found.push(...(await browser.run(alike)).map((fault) => `${view[0]}: ${fault}`));
  }
  assert.deepEqual([...new Set(found)], []);
});
