// A WebDriver client, as small as the journeys need: https://www.w3.org/TR/webdriver2/
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A browser of WebKit that brings no tabs, as narrow as a phone: its tools are gone, and so is the room that they ask for. */
const BARE = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }";

/** Firefox' preferences behind what a system prefers. */
const PREFERENCES = {
  "prefers-color-scheme": ["layout.css.prefers-color-scheme.content-override", { dark: 0, light: 1 }],
  "prefers-reduced-motion": ["ui.prefersReducedMotion", { reduce: 1 }],
  "forced-colors": ["browser.display.document_color_use", { active: 2 }],
};

/** One row an engine: how its driver starts, what a session asks of it and what is done at its beginning; the size of the view;
 *  what the system prefers. */
export const ENGINES = {
  chromium: {
    command: (port) => ["chromedriver", `--port=${port}`],
    capabilities: (profile, prefs) => ({
      "goog:chromeOptions": {
        prefs,
        args: [
          "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
          "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`,
        ],
      },
      "goog:loggingPrefs": { browser: "ALL" },
    }),
    // A Chromium window cannot be narrow; its emulated screen can.
    size: (browser, width, height) =>
      browser.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false }),
    medium: (browser, media) => browser.cdp("Emulation.setEmulatedMedia", { media }),
    prefer: (browser, features) =>
      browser.cdp("Emulation.setEmulatedMedia", { features: Object.entries(features).map(([name, value]) => ({ name, value })) }),
  },
  firefox: {
    command: (port) => ["geckodriver", "--port", `${port}`, "--allow-system-access"],
    capabilities: (profile, prefs) => ({ "moz:firefoxOptions": { args: ["-headless"], prefs } }),
    begin: (browser) => browser.post("/window/rect", { width: 1500, height: 1200 }),
    // Its window cannot be narrow either; the part of it that shows the page can.
    size: (browser, width, height) =>
      browser.chrome(
        (width, height) => {
          const { style } = gBrowser.selectedBrowser;
          style.minWidth = style.maxWidth = `${width}px`;
          style.minHeight = style.maxHeight = `${height}px`;
        },
        width, height,
      ),
    medium: (browser, media) => browser.chrome((media) => { gBrowser.selectedBrowser.browsingContext.mediumOverride = media; }, media),
    prefer: (browser, features) =>
      browser.chrome(
        (features, table) => {
          for (const [feature, [preference, values]] of Object.entries(table)) {
            const value = values[features[feature]];
            if (value === undefined) Services.prefs.clearUserPref(preference);
            else Services.prefs.setIntPref(preference, value);
          }
        },
        features, PREFERENCES,
      ),
  },
  webkit: {
    command: (port) => ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`],
    environment: (folder) => {
      mkdirSync(join(folder, "gtk-3.0"));
      writeFileSync(join(folder, "gtk-3.0", "gtk.css"), BARE);
      return { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
    },
    capabilities: () => ({
      "webkitgtk:browserOptions": {
        binary: ["/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser"]
          .find(existsSync),
        args: ["--automation", "--javascript-can-open-windows-automatically=true"],
      },
    }),
    // A window that a page opens may do without an address line, which is wider than a phone.
    async begin(browser) {
      const first = await browser.get("/window");
      await browser.run(() => { open("about:blank", "_blank", "popup,width=1280,height=800,toolbar=no,location=no,menubar=no"); });
      const handle = await browser.window((handles) => handles.find((one) => one !== first));
      await browser.del("/window");
      await browser.post("/window", { handle });
    },
    async size(browser, width, height) {
      const there = (width, height) => innerWidth === width && innerHeight === height;
      await browser.post("/window/rect", { x: 0, y: 0, width, height });
      for (let tries = 0; tries < 20; tries += 1) {
        if (await browser.run(there, width, height)) return;
        await pause(50);
      }
      // With more than one page in it the window needs room for their tabs.
      const [wide, high] = await browser.run(() => [innerWidth, innerHeight]);
      await browser.post("/window/rect", { x: 0, y: 0, width: 2 * width - wide, height: 2 * height - high });
    },
    // Nor can the driver: what is meant for the medium applies, and what is meant for another does not.
    medium: (browser, media) =>
      browser.run(
        (media) => {
          const turn = ({ cssRules }) => {
            for (const rule of cssRules) {
              if (!(rule instanceof CSSMediaRule)) continue;
              rule.condition ??= rule.media.mediaText;
              const named = /^(print|screen)$/.exec(rule.condition);
              if (named) rule.media.mediaText = named[0] === media ? "all" : "not all";
              turn(rule);
            }
          };
          for (const sheet of document.styleSheets) turn(sheet);
        },
        media,
      ),
    // The driver cannot say what the system prefers; the theme of the settings is the same style.
    prefer: (browser, { "prefers-color-scheme": theme = "" }) =>
      browser.run((theme) => { document.documentElement.dataset.theme = theme; }, browser.theme = theme),
  },
};

/** Keys that have no character, by the names journeys use. */
export const KEYS = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Escape: "\uE00C",
  End: "\uE010", Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
  Delete: "\uE017", Meta: "\uE03D",
};

/** How many times longer than usual to wait before giving up, for a machine that is busy with something else. */
const PATIENCE = Number(process.env.TENBO_PATIENCE ?? 1);

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function call(address, method, body) {
  const response = await fetch(address, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
    signal: AbortSignal.timeout(60_000 * PATIENCE),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message.split("\n")[0]}`);
  return value;
}

/** Starts the driver of `engine`; `open()` gives a browser with a fresh profile. */
export async function startDriver(engine = "chromium") {
  const row = ENGINES[engine];
  const port = await freePort();
  const [program, ...rest] = row.command(port);
  // A group of its own, so that stopping the driver stops whatever it started.
  const folder = mkdtempSync(join(tmpdir(), "tenbo-driver-"));
  const env = { ...process.env, ...row.environment?.(folder) };
  const driver = spawn(program, rest, { stdio: "ignore", detached: true, env });
  let failure = null;
  driver.on("error", (error) => { failure = error; });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (failure || tries > 150) throw failure ?? new Error(`${program} does not answer`);
    const status = await call(`${address}/status`, "GET").catch(() => null);
    if (status?.ready) break;
    await pause(100);
  }
  const stop = () => {
    try { process.kill(-driver.pid, "SIGTERM"); } catch { /* it is gone already */ }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", stop);
  // In a group of its own the driver does not hear Ctrl-C.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
  return {
    engine,
    stop,
    /** `prefs` are settings of the browser by its own names, such as one that blocks storage; WebKit has none. */
    async open(prefs = {}) {
      const profile = mkdtempSync(join(tmpdir(), "tenbo-profile-"));
      const wish = { alwaysMatch: { pageLoadStrategy: "normal", ...row.capabilities(profile, prefs) } };
      const begin = () => call(`${address}/session`, "POST", { capabilities: wish });
      // Some starts of a browser come to nothing; a driver answers after a while, or never.
      const { sessionId, capabilities } = await begin().catch(begin);
      const browser = new Browser(engine, `${address}/session/${sessionId}`, profile, capabilities.browserVersion);
      await row.begin?.(browser);
      return browser;
    },
  };
}

export class Browser {
  /** Where the app is served; the runner sets it. */
  base = "";
  /** Pages that a journey adds beside the app: name -> HTML. */
  pages = new Map();
  /** The folder of the built app; the runner sets it. */
  dist = "dist";

  /** Asks the server what pages reported, where the driver does not hand out the console; the runner sets it. */
  reports = () => [];

  constructor(engine, address, profile, version) {
    this.engine = engine;
    this.address = address;
    this.profile = profile;
    this.version = version;
  }

  post(path, body = {}) { return call(this.address + path, "POST", body); }
  get(path) { return call(this.address + path, "GET"); }
  del(path) { return call(this.address + path, "DELETE"); }

  async close() {
    await call(this.address, "DELETE").catch(() => {});
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  go(url) { return this.post("/url", { url }); }
  reload() { return this.post("/refresh"); }
  back() { return this.post("/back"); }
  url() { return this.get("/url"); }
  title() { return this.get("/title"); }

  /** Opens the app, with what follows its address, and waits until it has replaced the static first paint. */
  async openApp(rest = "") {
    // From a blank page, or a mere change of the hash would not load anything.
    await this.go("about:blank");
    await this.go(this.base + rest);
    await this.until(() => !document.querySelector("#app [aria-busy]"), "the app to start");
    if (this.theme) await this.prefer({ "prefers-color-scheme": this.theme });
  }

  /** The element of a CSS selector; an element passes through. */
  find(target) {
    return typeof target === "string" ? this.post("/element", { using: "css selector", value: target }) : target;
  }

  all(selector) { return this.post("/elements", { using: "css selector", value: selector }); }

  async on(target, path, body) {
    const id = (await this.find(target))[ELEMENT];
    return body === undefined ? this.get(`/element/${id}/${path}`) : this.post(`/element/${id}/${path}`, body);
  }

  async click(target) {
    const element = await this.find(target);
    // Its driver does not always bring what is out of view into it.
    if (this.engine === "webkit") {
      await this.run((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center" });
      }, element);
    }
    return this.on(element, "click", {});
  }
  clear(target) { return this.on(target, "clear", {}); }
  async type(target, text) {
    await this.on(target, "value", { text });
    // WebKit's driver answers before the last keys have arrived.
    if (this.engine !== "webkit") return;
    let [before, value] = [null, ""];
    while (value !== before) {
      await pause(100);
      [before, value] = [value, await this.run(() => document.activeElement.value ?? "")];
    }
  }
  text(target) { return this.on(target, "text"); }
  attribute(target, name) { return this.on(target, `attribute/${name}`); }
  label(target) { return this.on(target, "computedlabel"); }
  rect(target) { return this.on(target, "rect"); }

  /** Presses keys one after another: "a", "Tab", or a chord such as "Control+z". */
  press(...keys) {
    const steps = keys.flatMap((key) => {
      const parts = key.length > 1 && key.includes("+") ? key.split("+") : [key];
      const values = parts.map((part) => KEYS[part] ?? part);
      return [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.reverse().map((value) => ({ type: "keyUp", value })),
      ];
    });
    return this.post("/actions", { actions: [{ type: "key", id: "keyboard", actions: steps }] });
  }

  /** Runs a function in the page; its arguments and result travel as JSON. A promise is waited for. */
  run(code, ...args) { return this.post("/execute/sync", { script: `return (${code}).apply(null, arguments)`, args }); }
  runSource(script) { return this.post("/execute/sync", { script, args: [] }); }

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
    // An element may go while the answer is on its way.
    const gone = (error) => { if (!String(error).includes("stale element")) throw error; };
    return this.wait(() => this.run(code, ...args).catch(gone), what);
  }

  /** Into the frame of a selector, or back to the page. */
  async frame(selector = null) { return this.post("/frame", { id: selector === null ? null : await this.find(selector) }); }

  /** The tabs, the one to write to, and another one with an address. */
  tabs() { return this.get("/window/handles"); }
  tab(handle) { return this.post("/window", { handle }); }
  async openTab(url) {
    const { handle } = await this.post("/window/new", { type: "tab" });
    await this.tab(handle);
    await this.go(url);
    return handle;
  }

  cdp(cmd, params = {}) { return this.post("/goog/cdp/execute", { cmd, params }); }

  /** Runs a function in the window of Firefox itself, not in the page. */
  async chrome(code, ...args) {
    await this.post("/moz/context", { context: "chrome" });
    try {
      return await this.run(code, ...args);
    } finally {
      await this.post("/moz/context", { context: "content" });
    }
  }

  /** Waits for the window that `choose` picks from the handles of all. */
  window(choose) {
    return this.wait(async () => choose(await this.get("/window/handles")), "a window");
  }

  /** The size of the view; it is there when this is done. */
  async size(width, height) {
    await ENGINES[this.engine].size(this, width, height);
    await this.until((width, height) => innerWidth === width && innerHeight === height, `a view of ${width} by ${height}`, width, height);
  }

  /** Shown on "print" or on "screen". */
  medium(media) { return ENGINES[this.engine].medium(this, media); }

  /** What the system prefers, such as { "prefers-color-scheme": "dark" }; what is not named it leaves to itself. */
  prefer(features) { return ENGINES[this.engine].prefer(this, features); }

  async shot(file) {
    await writeFile(file, Buffer.from(await this.get("/screenshot"), "base64"));
  }

  /** What the console called an error since the last time it was asked. */
  async errors() {
    if (this.engine !== "chromium") return this.reports();
    const entries = await this.post("/se/log", { type: "browser" });
    return entries.filter(({ level }) => level === "SEVERE").map(({ message }) => message);
  }
}
