// What the journeys do with a browser: a facade of selenium-webdriver.
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { By, Key, logging } from "selenium-webdriver";
import { ENGINES } from "./engines.mjs";
import { area } from "./pages/areas.mjs";
import { ORIGINS } from "./serve.mjs";

/** The areas as the page has them. */
const AREAS = JSON.stringify(area);

/** Keys that have no character, by the names journeys use. */
export const KEYS = {
  Backspace: Key.BACK_SPACE, Tab: Key.TAB, Enter: Key.ENTER, Shift: Key.SHIFT, Control: Key.CONTROL, Alt: Key.ALT, Escape: Key.ESCAPE,
  End: Key.END, Home: Key.HOME, ArrowLeft: Key.ARROW_LEFT, ArrowUp: Key.ARROW_UP, ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN, Delete: Key.DELETE, Meta: Key.META,
};

/** How many times longer than usual to wait before giving up, for a machine that is busy with something else. */
const PATIENCE = Number(process.env.TENBO_PATIENCE ?? 1);

/** What may have a role without saying so. */
const ROLES = {
  button: "button", checkbox: "input[type=checkbox]", combobox: "select", heading: "h1,h2,h3,h4", link: "a[href]",
  radio: "input[type=radio]", spinbutton: "input[type=number]", textbox: "input,textarea", dialog: "dialog",
};

/** What ARIA has no role for: each browser calls it something of its own. */
const NATIVE = { disclosure: "summary" };

/** What WebKit's driver calls by other roles, and by names that end with what is in the field. */
const OTHERWISE_IN_WEBKIT = ["combobox", "spinbutton"];

/** An element may go while the answer is on its way. */
const gone = (error) => { if (error.name !== "StaleElementReferenceError") throw error; };

export class Browser {
  /** Where the app is served; the runner sets it. */
  base = "";
  /** Pages that a journey adds beside the app: name -> HTML. */
  pages = new Map();
  /** The folder of the built app; the runner sets it. */
  dist = "dist";

  /** Asks the server what pages reported, where the driver does not hand out the console; the runner sets it. */
  reports = () => [];

  constructor(engine, driver, profile, version) {
    this.engine = engine;
    this.driver = driver;
    this.profile = profile;
    this.version = version;
  }

  async close() {
    await this.driver.quit().catch(() => {});
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Forgets everything but the browser itself, as if it had just been started: another tab, and nothing kept. Only Chromium can;
   *  the others are closed, and `undefined` says that there is none. */
  async forget() {
    if (this.engine !== "chromium") {
      await this.close();
      return undefined;
    }
    const old = await this.tabs();
    await this.driver.switchTo().newWindow("tab");
    const fresh = await this.driver.getWindowHandle();
    for (const handle of old) {
      await this.tab(handle);
      await this.driver.close();
    }
    await this.tab(fresh);
    for (const origin of ORIGINS) await this.cdp("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await this.errors();
    return this;
  }

  go(url) { return this.driver.get(url); }
  reload() { return this.driver.navigate().refresh(); }
  back() { return this.driver.navigate().back(); }
  url() { return this.driver.getCurrentUrl(); }
  title() { return this.driver.getTitle(); }

  /** Opens the app, with what follows its address, and waits until it has replaced the static first paint. */
  async openApp(rest = "") {
    // From a blank page, or a mere change of the hash would not load anything.
    await this.go("about:blank");
    await this.go(this.base + rest);
    await this.until(() => !document.querySelector("#app [aria-busy]"), "the app to start");
    if (this.theme) await this.prefer({ "prefers-color-scheme": this.theme });
  }

  /** The element of a CSS selector; an element passes through. */
  async find(target) { return typeof target === "string" ? this.driver.findElement(By.css(target)) : target; }

  all(selector) { return this.driver.findElements(By.css(selector)); }

  /** The first element that is seen, or is in a menu, of a role and a name, as a screen reader has them; a pattern may stand for a name that varies.
   *  In a frame without an origin the driver knows none. */
  role(role, name, within = "body") {
    const selector = NATIVE[role] ?? ROLES[role] ?? `[role="${role}"]`;
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : null;
    const otherwise = this.engine === "webkit" && OTHERWISE_IN_WEBKIT.includes(role);
    const look = async () => {
      // Asking the driver about every button would take a second. A pattern has to fit the words in the page, too.
      const likely = await this.run((selector, name, pattern, within) => {
        const expected = pattern && new RegExp(pattern.source, pattern.flags);
        const fits = (text) => (expected ? expected.test(text ?? "") : text?.includes(name));
        // What is an ornament is no part of a name.
        const words = (element) => {
          const copy = element.cloneNode(true);
          copy.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
          return copy.textContent.trim();
        };
        const inside = (element) => [...element.querySelectorAll("[aria-label]")].map((part) => part.ariaLabel);
        const labels = (element) => [...(element.labels ?? [])].map(words);
        const texts = (element) => [element.ariaLabel, words(element), ...labels(element), ...inside(element)];
        const all = [...document.querySelectorAll(`:is(${within}) :is(${selector})`)].filter((element) => texts(element).some(fits));
        const seen = all.filter((element) => element.checkVisibility());
        return [...seen, ...all.filter((element) => !seen.includes(element) && element.closest(`[popover], ${area.sheet}`))];
      }, selector, pattern ? null : name, pattern, within);
      for (const element of likely) {
        await this.reveal(element);
        if (!NATIVE[role] && !otherwise && await element.getAriaRole() !== role) continue;
        const called = await element.getAccessibleName();
        if (pattern ? name.test(called) : called === name || (otherwise && called.startsWith(name))) return element;
      }
      return null;
    };
    return this.wait(() => look().catch(gone), `the ${role} "${name}"`);
  }

  /** Clicks what has a role and a name, once it is there. */
  async clickOn(role, name, within) { return this.click(await this.role(role, name, within)); }

  /** Clicks an element, or what a selector finds. */
  async click(target) {
    const element = await this.find(target);
    await this.reveal(element);
    // Not every driver brings what is out of view into it, and what stays at an edge of the page may lie over it.
    if (!(await this.sees(element))) await this.run((element) => element.scrollIntoView({ block: "center" }), element);
    return element.click();
  }

  /** Opens the menu or the sheet that an element is in, and closes the sheet that lies over it, as somebody does who is to press
   *  it. */
  async reveal(element) {
    const opener = await this.run((element) => {
      const inside = element.closest(`[popover]:not(:popover-open), ${area.sheet}:not(${area.openSheet})`);
      if (inside && !element.checkVisibility()) return document.querySelector(`[popovertarget="${inside.id}"], [aria-controls="${inside.id}"]`);
      const over = document.querySelector(area.openSheet);
      return over && element.closest("main") && !over.contains(element) && over.querySelector(`${area.sheetTop} button`);
    }, element);
    if (opener) await this.driver.executeScript((opener) => opener.click(), opener);
  }

  /** Whether an element is in view, with nothing over it. */
  sees(element) {
    return this.run((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Outside the view there is nothing.
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen) || seen?.contains(element) === true && seen.matches("label, button");
    }, element);
  }
  async clear(target) { return (await this.find(target)).clear(); }

  /** What can be pressed that is named so, by its label or its words, or the first whose name begins so, within a selector; and its
   *  place there. In another language it is the one at the `place` that it has in English. */
  named(name, within, place = null) {
    return this.until(
      (name, within, place) => {
        const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll("button, a[href], summary")]);
        const names = all.map((element) => element.getAttribute("aria-label") ?? element.textContent.trim());
        const exact = names.indexOf(name);
        const at = place ?? (exact >= 0 ? exact : names.findIndex((one) => one.startsWith(name)));
        return all[at] && [all[at], at];
      },
      `"${name}" in ${within}`, name, within, place,
    );
  }

  /** Presses what is named so, within a selector. */
  async clickNamed(name, within) {
    const [element] = await this.named(name, within);
    return this.click(element);
  }

  /** Types into a field, key by key. */
  async type(target, text) {
    const field = await this.find(target);
    // WebKit's driver answers before the last keys have arrived. A file is another text than its path, and may be taken at once.
    const isLate = this.engine === "webkit" && await this.run((field) => field.type !== "file", field);
    await field.sendKeys(text);
    if (isLate) await this.until((field, text) => field.value.includes(text), `"${text}" in the field`, field, text);
  }

  /** Writes into a field or chooses from a list, as somebody would who leaves it then. */
  async fill(target, value) {
    const field = typeof target === "string" ? await this.until((selector) => document.querySelector(selector), `the field ${target}`, target) : target;
    return this.run((field, value) => {
      field.focus();
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, field, `${value}`);
  }

  /** Gives an element the focus, without a scroll. */
  async focus(target) {
    const element = typeof target === "string" ? await this.until((selector) => document.querySelector(selector), target, target) : target;
    return this.run((element) => element.focus({ preventScroll: true }), element);
  }

  /** Presses Tab until a function in the page gives something true. */
  async tabTo(code, what, ...args) {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await this.run(code, ...args)) return;
      await this.press("Tab");
    }
    throw new Error(`Tab never comes to ${what}`);
  }
  async text(target) { return (await this.find(target)).getText(); }
  async attribute(target, name) { return (await this.find(target)).getDomAttribute(name); }
  async label(target) { return (await this.find(target)).getAccessibleName(); }
  async rect(target) { return (await this.find(target)).getRect(); }

  /** Presses keys one after another: "a", "Tab", or a chord such as "Control+z". */
  press(...keys) {
    const actions = this.driver.actions();
    for (const key of keys) {
      const parts = key.length > 1 && key.includes("+") ? key.split("+") : [key];
      const values = parts.map((part) => KEYS[part] ?? part);
      for (const value of values) actions.keyDown(value);
      for (const value of values.reverse()) actions.keyUp(value);
    }
    return actions.perform();
  }

  /** Runs a function in the page; its arguments and result travel as JSON. A promise is waited for. It knows the areas there, too. */
  run(code, ...args) { return this.driver.executeScript(`const area = ${AREAS}; return (${code}).apply(null, arguments)`, ...args); }
  runSource(script) { return this.driver.executeScript(script); }

  /** Waits until `look` gives something true, and returns it. */
  async wait(look, what) {
    for (const end = Date.now() + 30_000 * PATIENCE; ;) {
      const value = await look();
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await pause(50);
    }
  }

  /** Waits until a function in the page gives something true, and returns it. */
  until(code, what = String(code), ...args) {
    return this.wait(() => this.run(code, ...args).catch(gone), what);
  }

  /** Waits until the page has something that a selector finds. */
  appears(selector, what = selector) { return this.until((selector) => document.querySelector(selector), what, selector); }

  /** Waits until it has none. */
  goes(selector, what = `no ${selector}`) { return this.until((selector) => !document.querySelector(selector), what, selector); }

  /** Waits until it has so many of them. */
  counts(selector, number, what = `${number} of ${selector}`) {
    return this.until((selector, number) => document.querySelectorAll(selector).length === number, what, selector, number);
  }

  /** How many of them there are. */
  count(selector) { return this.run((selector) => document.querySelectorAll(selector).length, selector); }

  /** The words of each. */
  texts(selector) { return this.run((selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent), selector); }

  /** Waits until the page has been shown twice: whatever follows from what was done before is there then. */
  shown() { return this.run(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(true))); })); }

  /** Waits until the server has answered a question that comes after all that the page has asked so far. */
  async answered() {
    await this.shown();
    await this.run(() => fetch("favicon.svg", { cache: "no-store" }).then((answer) => answer.arrayBuffer()).then(() => true));
    await this.shown();
  }

  /** From now on the page's timers are due at once: what comes after a while only has come when the page has been shown. Those
   *  of half a minute stay: WebKit's driver has one in the page, for how long a script may take. */
  hasten() {
    return this.run(() => {
      const later = window.setTimeout;
      window.setTimeout = (run, wait, ...args) => later(run, wait < 30_000 ? 0 : wait, ...args);
    });
  }

  /** Waits until an element that matches has the focus: the app moves it in the frame after the one that shows a change. */
  async untilFocused(selector) {
    try {
      await this.until((selector) => document.activeElement?.matches(selector), `the focus on ${selector}`, selector);
    } catch (cause) {
      const focused = await this.run(() => document.activeElement?.outerHTML.slice(0, 120));
      throw new Error(`${cause.message}; it is on ${focused}`, { cause });
    }
  }

  /** Into the frame of a selector, or back to the page. */
  async frame(selector = null) { return this.driver.switchTo().frame(selector === null ? null : await this.find(selector)); }

  /** The tabs, the one to write to, and another one with an address. */
  tabs() { return this.driver.getAllWindowHandles(); }
  tab(handle) { return this.driver.switchTo().window(handle); }
  async openTab(url) {
    await this.driver.switchTo().newWindow("tab");
    await this.go(url);
    return this.driver.getWindowHandle();
  }

  /** Closes another tab. */
  async closeTab(handle) {
    const here = await this.driver.getWindowHandle();
    await this.tab(handle);
    await this.driver.close();
    await this.tab(here);
  }

  /** A command of Chromium's own protocol. */
  cdp(command, params = {}) { return this.driver.sendAndGetDevToolsCommand(command, params); }

  windowSize(width, height) { return this.driver.manage().window().setRect({ x: 0, y: 0, width, height }); }

  /** Runs a function in the window of Firefox itself, not in the page. */
  async chrome(code, ...args) {
    await this.driver.setContext("chrome");
    try {
      return await this.run(code, ...args);
    } finally {
      await this.driver.setContext("content");
    }
  }

  /** Waits for the window that `choose` picks from the handles of all. */
  window(choose) {
    return this.wait(async () => choose(await this.tabs()), "a window");
  }

  /** The size of the view; it is there when this is done. */
  async size(width, height) {
    await ENGINES[this.engine].size(this, width, height);
    await this.until((width, height) => innerWidth === width && innerHeight === height, `a view of ${width} by ${height}`, width, height);
  }

  /** From the next page on, frames and timers come so much later, as on a machine that is busy. Only Chromium can. */
  delay(milliseconds) {
    const late = (milliseconds) => {
      const { requestAnimationFrame: frame, setTimeout: wait } = window;
      window.requestAnimationFrame = (run) => frame(() => wait(() => frame(run), milliseconds));
      window.setTimeout = (run, after = 0, ...args) => wait(run, after + milliseconds, ...args);
    };
    return this.cdp("Page.addScriptToEvaluateOnNewDocument", { source: `(${late})(${milliseconds})` });
  }

  /** Shown on "print" or on "screen". */
  medium(media) { return ENGINES[this.engine].medium(this, media); }

  /** What the system prefers, such as { "prefers-color-scheme": "dark" }; what is not named it leaves to itself. */
  prefer(features) { return ENGINES[this.engine].prefer(this, features); }

  /** How many pages of A4 it takes on paper, with the margins that it asks for. */
  async printedPages() {
    const paper = { width: 21, height: 29.7, top: 1.2, bottom: 1.2, left: 1.2, right: 1.2 };
    const printed = Buffer.from(await this.driver.printPage(paper), "base64").toString("latin1");
    return printed.match(/\/Type\s*\/Page\b/g).length;
  }

  async shot(file) {
    await writeFile(file, Buffer.from(await this.driver.takeScreenshot(), "base64"));
  }

  /** What the console called an error since the last time it was asked. */
  async errors() {
    if (this.engine !== "chromium") return this.reports();
    const entries = await this.driver.manage().logs().get(logging.Type.BROWSER);
    return entries.filter(({ level }) => level.name === "SEVERE").map(({ message }) => message);
  }
}
