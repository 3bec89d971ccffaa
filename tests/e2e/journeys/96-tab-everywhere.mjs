import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { sweep } from "../pages/sweep.mjs";
import { isHardest, KINDS, Walk } from "../pages/views.mjs";

/** What has the focus: which of the page's controls, and what is wrong with how it is shown. */
function focused() {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement) return null;
  // On the way round Firefox names the dialog before one of its controls has the focus.
  if (element.matches("dialog:not(:focus)")) return { again: false, faults: [] };
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const faults = [];
  // A box within a label may show the label's edge instead.
  const shown = [element, element.closest("label"), element.closest(area.iconButton)].filter(Boolean).map((one) => getComputedStyle(one));
  // A window that is not the system's own choice shows no edges: WebKit's has none here, and Firefox' gives it away on the way round.
  if (document.hasFocus() && !shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)) {
    faults.push(`no edge (${style.outlineStyle} ${style.outlineWidth})`);
  }
  const [left, right, top, bottom] = [Math.max(box.left, 0), Math.min(box.right, innerWidth), Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (right - left < 1 || bottom - top < 1) {
    faults.push(`out of view at ${Math.round(box.left)}, ${Math.round(box.top)}`);
  } else {
    const own = (x, y) => {
      const over = document.elementFromPoint(x, y);
      return over && (element.contains(over) || over.contains(element) || element.closest("label")?.contains(over));
    };
    // Some of it must be seen: a point of nine.
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
    if (!points.some(([x, y]) => own(x, y))) faults.push("hidden behind something");
  }
  const again = element.hasAttribute("data-visited");
  element.setAttribute("data-visited", "");
  return {
    again,
    faults,
    seen: document.hasFocus(),
    what: `${element.tagName} ${element.id || element.className} ${(element.getAttribute("aria-label") ?? element.textContent).slice(0, 30)}`,
  };
}

/** The controls that Tab should come to: those that can have the focus, in a group of radio buttons any. */
function missed() {
  const top = document.querySelector("dialog[open]") ?? document;
  return [...top.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.hasAttribute("data-visited"))
    .filter((element) => !(element.type === "radio" && document.querySelector(`input[name="${element.name}"][data-visited]`)))
    .map((element) => `${element.tagName} ${element.id || element.className} ${(element.getAttribute("aria-label") ?? element.textContent).slice(0, 30)}`);
}

journey("every view by Tab alone: each control is reached, its focus is seen and nothing lies over it, and Tab leads out again", async (browser, assert) => {
  const walk = new Walk(browser);
  // Its window has neither tools, to which Tab could lead, nor the focus of the system.
  const bare = browser.engine === "webkit";
  // In a short run those with the most controls to come to.
  for (const view of sweep(KINDS, isHardest)) {
    // At the width of a phone the keys lie over the lower part.
    await browser.size(390, 844);
    await walk.open(view);
    // A view gives the focus to its heading once it is painted; no edge shows that, and Tab starts there.
    await browser.shown();
    const dialog = await browser.run(() => document.querySelector("dialog[open]") !== null);
    const faults = [];
    // A dialog gives the focus to one of its own; after a click no edge shows it.
    await browser.run(focused);
    let [out, seen] = [0, false];
    for (let steps = 0; steps < 600 && out < 2; steps += 1) {
      await browser.press("Tab");
      const at = await browser.run(focused);
      if (at === null) {
        out += 1;
      } else if (at.again && (out > 0 || bare)) {
        // Round once.
        out += 1;
        break;
      } else {
        seen ||= at.seen;
        faults.push(...at.faults.map((fault) => `${at.what}: ${fault}`));
      }
    }
    assert.deepEqual(faults.slice(0, 5), [], view[0]);
    assert.ok(seen || bare, `${view[0]}: the window has the focus`);
    assert.ok(out > 0, `${view[0]}: Tab leads out`);
    assert.deepEqual((await browser.run(missed)).slice(0, 5), [], `${view[0]}: not reached by Tab`);
    if (!dialog) continue;
    await browser.press("Escape");
    await browser.goes("dialog[open]", `${view[0]}: Escape closes it`);
    // What a link opened, no control did.
    if (walk.steps === 0) continue;
    await browser.untilFocused(`:is(header, ${area.rules}, ${area.tools}) *`);
  }
});
