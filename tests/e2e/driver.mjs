// Starts the driver of an engine, and browsers by it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";
import { waitForServer } from "selenium-webdriver/http/util.js";
import { Browser } from "./browser.mjs";
import { ENGINES } from "./engines.mjs";

async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
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
  const failed = new Promise((_, fail) => driver.once("error", fail));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([waitForServer(address, 15_000), failed]);
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
    /**
     * `prefs` are settings of the browser by its own names, such as one that blocks storage; WebKit has none. `trace` names
     * what Chromium writes down of its own work, in the log `performance`. `profile` is the folder of a browser that is gone.
     */
    async open(prefs = {}, trace, profile = mkdtempSync(join(tmpdir(), "tenbo-profile-"))) {
      const capabilities = new Capabilities({ pageLoadStrategy: "normal", ...row.capabilities(profile, prefs, trace) });
      const begin = async () => {
        const session = new Builder().usingServer(address).withCapabilities(capabilities).disableEnvironmentOverrides().build();
        return new Browser(engine, session, profile, (await session.getCapabilities()).get("browserVersion"));
      };
      // Some starts of a browser come to nothing, and on a busy machine the next one too.
      const again = () => setTimeout(2_000).then(begin);
      const browser = await begin().catch(again).catch(again);
      await row.begin?.(browser);
      return browser;
    },
  };
}
