import { readFileSync, readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { journey } from "../journey.mjs";
import { startDriver } from "../driver.mjs";
import { area } from "../pages/areas.mjs";
import { begin, deals, enterDeal, hasPart, openGames, press, tapPlayer, win } from "../pages/game.mjs";
import { copyOf, openBooks, owned } from "../pages/rulebooks.mjs";

/** Every process of a browser: the one with this profile, and whatever has come from it. */
function processes(profile) {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      // The name stands in brackets, and may have some itself.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/, "").trim().split(" ");
      return [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
  const found = new Set(all.filter(({ command }) => command.includes(profile) && !command.startsWith("chromedriver")).map(({ pid }) => pid));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** As when the battery is taken out: no process is told anything. Those that are `known` go first and at once. */
function kill(browser, known = []) {
  const shoot = (all) => {
    for (const pid of all) {
      try { process.kill(pid, "SIGKILL"); } catch { /* It went with another one. */ }
    }
    return all.length;
  };
  return shoot(known) + shoot(processes(browser.profile));
}

/** Clicks, and kills the browser as soon as the click is done: not even its processes are looked for in between. */
async function lastTap(browser, assert, click) {
  const known = processes(browser.profile);
  assert.ok(known.length > 2, "a browser has several processes");
  await click();
  kill(browser, known);
}

/** A click from within the page is done when its handlers are. That of the driver waits for the next frame too. */
const clickWithin = (browser, element) => browser.run((element) => element.click(), element);

const fill = (browser, points) => win(browser, { winner: "Cy", total: points });

journey("a browser that is killed right after the last tap has every deal, the half-filled form and the own rulebook", async (first, assert) => {
  const driver = await startDriver(first.engine);
  let browser;
  const open = async (profile) => {
    browser = await driver.open({}, undefined, profile);
    Object.assign(browser, { base: first.base, pages: first.pages, dist: first.dist });
    await browser.size(1280, 800);
    await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
  };
  try {
    await open();
    await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
    for (let entered = 0; entered < 9;) {
      // Some at once, and some deals later.
      for (const end = entered === 0 ? 4 : entered; entered < end; entered += 1) {
        await fill(browser, 8 + entered);
        await enterDeal(browser);
      }
      await fill(browser, 8 + entered);
      const add = await browser.role("button", "Add deal");
      await lastTap(browser, assert, () => clickWithin(browser, add));
      entered += 1;
      await open(browser.profile);
      await browser.appears(area.deals, "the game");
      assert.equal((await deals(browser)).length, entered, `deals after a kill: ${entered} were entered`);
      assert.ok(!await hasPart(browser, "Cy"), "what was entered is no longer in the form");
    }
    // What is half filled in.
    await lastTap(browser, assert, () => tapPlayer(browser, "Di"));
    await open(browser.profile);
    await browser.appears(area.dealForm, "the form");
    assert.ok(await hasPart(browser, "Di"), "the winner of the half-filled form");
    // What is thrown away is not there again.
    await press(browser, "All games");
    await lastTap(browser, assert, () => press(browser, "Delete: Friday"));
    await open(browser.profile);
    await browser.until(() => document.querySelector(`${area.game} h2`)?.textContent, "the games");
    assert.equal(await browser.count(`${area.gameList} > li`), 0, "what was deleted is not back");
    // A rulebook of one's own, and its name.
    const own = async (...names) => {
      await browser.openApp("#v1;r=mcr-mil-2025");
      await openBooks(browser);
      await browser.wait(async () => isDeepStrictEqual(await owned(browser), names), `the rulebooks that are kept: ${names}`);
    };
    await own();
    await copyOf(browser, "Chinese Official (MIL 2025)");
    await lastTap(browser, assert, () => browser.fill("#own-name", "Club"));
    await open(browser.profile);
    await own("Club");
  } finally {
    // The driver may wait for ever for one that was killed to say farewell.
    await browser?.close();
    driver.stop();
  }
}, { engines: ["chromium"], because: "its processes are known" });
