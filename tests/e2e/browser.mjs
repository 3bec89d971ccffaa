// A WebDriver client, as small as the journeys need: https://www.w3.org/TR/webdriver2/
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** One row an engine: how its driver starts and what a session asks of it. */
export const ENGINES = {
  chromium: {
    command: (port) => ["chromedriver", `--port=${port}`],
    capabilities: (profile) => ({
      "goog:chromeOptions": {
        args: [
          "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
          "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`,
        ],
      },
      "goog:loggingPrefs": { browser: "ALL" },
    }),
  },
  firefox: {
    command: (port) => ["geckodriver", "--port", `${port}`],
    capabilities: () => ({ "moz:firefoxOptions": { args: ["-headless"] } }),
  },
  webkit: {
    command: (port) => ["xvfb-run", "-a", "WebKitWebDriver", `--port=${port}`],
    capabilities: () => ({
      "webkitgtk:browserOptions": {
        binary: ["/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser"]
          .find(existsSync),
        args: ["--automation"],
      },
    }),
  },
};

/** Keys that have no character, by the names journeys use. */
export const KEYS = {
  Backspace: "\uE003", Tab: "\uE004", Enter: "\uE007", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Escape: "\uE00C",
  End: "\uE010", Home: "\uE011", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
  Delete: "\uE017", Meta: "\uE03D",
};

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
    signal: AbortSignal.timeout(60_000),
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
  const driver = spawn(program, rest, { stdio: "ignore", detached: true });
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
  };
  process.once("exit", stop);
  // In a group of its own the driver does not hear Ctrl-C.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
  return {
    engine,
    stop,
    async open() {
      const profile = mkdtempSync(join(tmpdir(), "tenbo-profile-"));
      const wish = { alwaysMatch: { pageLoadStrategy: "normal", ...row.capabilities(profile) } };
      const { sessionId } = await call(`${address}/session`, "POST", { capabilities: wish });
      return new Browser(engine, `${address}/session/${sessionId}`, profile);
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

  constructor(engine, address, profile) {
    this.engine = engine;
    this.address = address;
    this.profile = profile;
  }

  post(path, body = {}) { return call(this.address + path, "POST", body); }
  get(path) { return call(this.address + path, "GET"); }

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

  click(target) { return this.on(target, "click", {}); }
  clear(target) { return this.on(target, "clear", {}); }
  type(target, text) { return this.on(target, "value", { text }); }
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

  /** Waits until a function in the page gives something true, and returns it. */
  async until(code, what = String(code), ...args) {
    for (const end = Date.now() + 10_000; ;) {
      const value = await this.run(code, ...args);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
      await pause(50);
    }
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

  /** The size of the view. A Chromium window cannot be narrow; its emulated screen can. */
  size(width, height) {
    return this.engine === "chromium"
      ? this.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })
      : this.post("/window/rect", { width, height });
  }

  /** What the system prefers, such as { "prefers-color-scheme": "dark" }. */
  prefer(features) {
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    return this.cdp("Emulation.setEmulatedMedia", { features: list });
  }

  async shot(file) {
    await writeFile(file, Buffer.from(await this.get("/screenshot"), "base64"));
  }

  /** What the console called an error since the last time it was asked. */
  async errors() {
    if (this.engine !== "chromium") return this.run(() => (window.tenboErrors ?? []).splice(0));
    const entries = await this.post("/se/log", { type: "browser" });
    return entries.filter(({ level }) => level === "SEVERE").map(({ message }) => message);
  }
}
