// What differs among the browsers that the journeys run in.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

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
    capabilities: (profile, prefs, trace) => ({
      browserName: "chrome",
      "goog:chromeOptions": {
        prefs,
        ...(trace && { perfLoggingPrefs: { traceCategories: trace } }),
        args: [
          "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
          "--disable-background-networking", "--disable-component-update", "--disable-sync", `--user-data-dir=${profile}`,
        ],
      },
      "goog:loggingPrefs": { browser: "ALL", ...(trace && { performance: "ALL" }) },
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
    // Scrollbars lie over the page, as on the phones that are as narrow as the narrowest views.
    capabilities: (profile, prefs) => ({
      browserName: "firefox",
      "moz:firefoxOptions": { args: ["-headless"], prefs: { "ui.useOverlayScrollbars": 1, ...prefs } },
    }),
    begin: (browser) => browser.windowSize(1500, 1200),
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
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: ["/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser"]
          .find(existsSync),
        args: ["--automation", "--javascript-can-open-windows-automatically=true"],
      },
    }),
    // A window that a page opens may do without an address line, which is wider than a phone.
    async begin(browser) {
      const first = await browser.driver.getWindowHandle();
      await browser.run(() => { open("about:blank", "_blank", "popup,width=1280,height=800,toolbar=no,location=no,menubar=no"); });
      const handle = await browser.window((handles) => handles.find((one) => one !== first));
      await browser.driver.close();
      await browser.tab(handle);
    },
    async size(browser, width, height) {
      const there = (width, height) => innerWidth === width && innerHeight === height;
      await browser.windowSize(width, height);
      for (let tries = 0; tries < 20; tries += 1) {
        if (await browser.run(there, width, height)) return;
        await pause(50);
      }
      // With more than one page in it the window needs room for their tabs.
      const [wide, high] = await browser.run(() => [innerWidth, innerHeight]);
      await browser.windowSize(2 * width - wide, 2 * height - high);
    },
    // Nor can the driver: what is meant for the medium applies, and what is meant for another does not.
    medium: (browser, media) =>
      browser.run(
        (media) => {
          const turn = ({ cssRules }) => {
            for (const rule of cssRules) {
              if (rule.cssRules) turn(rule);
              if (!(rule instanceof CSSMediaRule)) continue;
              rule.condition ??= rule.media.mediaText;
              const named = /^(print|screen)$/.exec(rule.condition);
              if (named) rule.media.mediaText = named[0] === media ? "all" : "not all";
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
