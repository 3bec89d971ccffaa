import { journey } from "../journey.mjs";
import { sweep } from "../pages/sweep.mjs";
import { isHardest, KINDS, languages, speak, Walk } from "../pages/views.mjs";

/** What can be acted on, and what stands for something. */
const NAMED = new Set([
  "button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "listbox", "tab", "tabpanel", "spinbutton", "image", "img", "dialog",
  "alertdialog", "group", "radiogroup", "toolbar", "grid", "table", "form", "region", "slider", "switch", "menuitem",
]);
const RULEBOOKS = /World Series of Mahjong|[^:]*(\d{4}|rules).*/i;
// Groups that a browser makes of its own accord need no name.
const MAY_BE_NAMELESS = new Set(["group", "form", "table", "image"]);

/** Role and name of all that a screen reader is told of. */
async function tree(browser) {
  const { nodes } = await browser.cdp("Accessibility.getFullAXTree");
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value?.trim() ?? "",
      can: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}

/** Notes what live regions say from now on, and which came with words in them: of those nobody is told for certain. */
function listen() {
  window.heard = [];
  window.born = [];
  const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
  new MutationObserver((changes) => {
    const said = new Set();
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue;
        for (const region of [node, ...node.querySelectorAll("*")].filter((one) => one.matches("[role=status], [role=alert], [aria-live]"))) {
          if (region.isConnected && region.textContent.trim()) window.born.push(region.textContent.trim());
        }
      }
      const region = target.isConnected && live(target);
      if (region) said.add(region);
    }
    for (const region of said) {
      const text = region.textContent.trim();
      if (text && text !== window.heard.at(-1)) window.heard.push(text);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const hears = (browser, words) =>
  browser.until((words) => window.heard.find((text) => text.includes(words)), `somebody to hear "${words}"`, words);

async function told(browser, assert) {
  await browser.openApp("#v1;r=riichi-ema-2025");
  await browser.run(listen);
  await browser.focus("#hand");
  await browser.press(..."234m345567p66s77z");
  await hears(browser, "Waiting on 2 tiles (4 left)");
  await browser.press("7", "z");
  await hears(browser, "2 han 30 fu, 3,000 points: East gets 3,000, South pays 1,000");
  // What cannot be says why.
  await browser.press("1", "m");
  await hears(browser, "full");
  await browser.run(() => { window.heard.length = 0; });
  await browser.press("Control+z");
  await hears(browser, "Waiting on 2 tiles (4 left)");
  assert.deepEqual(await browser.run(() => window.born), [], "what is said is said in a place that was there before");
}

journey("by ear: every control has a name and a role in the page's language, the main job is told as it goes on", async (browser, assert) => {
  await told(browser, assert);
  const walk = new Walk(browser);
  const found = [];
  // In a short run English and Japanese, and the views with the most that is said.
  for (const language of sweep(await languages(browser), (language) => ["en", "ja"].includes(language))) {
    await speak(browser, language);
    for (const view of sweep(KINDS, isHardest)) {
      await walk.open(view);
      const nodes = await tree(browser);
      assert.ok(nodes.length > 30, `${view[0]}: ${nodes.length} nodes`);
      for (const { role, name, can } of nodes) {
        if (NAMED.has(role) && !name && !MAY_BE_NAMELESS.has(role)) found.push(`${view[0]} in ${language}: a ${role} without a name`);
        if (can.focusable && ["generic", "none", "StaticText"].includes(role) && !name) found.push(`${view[0]} in ${language}: something without a role takes the focus`);
        // An English sentence where another language is spoken; rulebooks keep their names.
        if (language !== "en" && NAMED.has(role) && / (the|of|is|to|and|by) /.test(` ${name.replace(RULEBOOKS, "")} `)) {
          found.push(`${view[0]} in ${language}: a ${role} is named in English: ${name.slice(0, 60)}`);
        }
      }
    }
  }
  assert.deepEqual([...new Set(found)].slice(0, 40), []);
}, { engines: ["chromium"], because: "only it hands out what a screen reader is given" });
