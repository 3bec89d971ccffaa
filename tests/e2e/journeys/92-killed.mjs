import { readFileSync, readdirSync } from "node:fs";
import { journey } from "../journey.mjs";
import { startDriver } from "../driver.mjs";
import { games, records } from "../kept.mjs";
import { write } from "../pages/hand.mjs";
import { begin, choose, deals, openGames, press } from "../pages/game.mjs";

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

/** As when the battery is taken out: no process is told anything. */
function kill(browser) {
  const all = processes(browser.profile);
  for (const pid of all) {
    try { process.kill(pid, "SIGKILL"); } catch { /* It went with another one. */ }
  }
  return all.length;
}

async function enter(browser, points) {
  await choose(browser, "Winner", "Cy");
  await choose(browser, "Winning tile", "Self-draw");
  const seat = await browser.run(() => [...document.querySelectorAll(".game fieldset label")].find((label) => label.textContent.endsWith("Cy")).textContent[0]);
  await write(browser, `#total-${seat}`, `${points}`);
  await browser.clickOn("button", "Add deal");
}

journey("a browser that is killed once the last tap is kept has every deal and the half-filled form", async (first, assert) => {
  const driver = await startDriver(first.engine);
  const browsers = [];
  const open = async (profile) => {
    const browser = await driver.open({}, undefined, profile);
    browsers.push(browser);
    Object.assign(browser, { base: first.base, pages: first.pages, dist: first.dist });
    await browser.size(1280, 800);
    return browser;
  };
  try {
    let browser = await open();
    await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
    await begin(browser, { name: "Friday", rules: "mcr-mil-2025", players: ["Ann", "Ben", "Cy", "Di"] });
    for (let entered = 0; entered < 8;) {
      // Some at once, and some deals later.
      const more = entered === 0 ? 5 : 1;
      for (let deal = 0; deal < more; deal += 1) {
        await enter(browser, 8 + entered);
        entered += 1;
      }
      await browser.wait(async () => (await games(browser))[0]?.game.deals.length === entered, "the deals to be kept");
      assert.ok(kill(browser) > 2, "a browser has several processes");
      browser = await open(browser.profile);
      await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
      await browser.until(() => document.querySelector(".deals-table"), "the game");
      assert.equal((await deals(browser)).length, entered, `deals after a kill: ${entered} were entered`);
    }
    await choose(browser, "Winner", "Di");
    await browser.wait(async () => Object.keys(await records(browser, "forms")).length === 1, "the form to be kept");
    kill(browser);
    browser = await open(browser.profile);
    await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
    await browser.until(() => document.querySelector(".deal-form"), "the form");
    assert.match(await browser.run(() => document.querySelector(".deal-form input:checked").closest("fieldset").textContent), /How it ended|Winner/);
    assert.ok(await browser.run(() => [...document.querySelectorAll(".deal-form input:checked")].some((box) => box.closest("label").textContent.endsWith("Di"))), "the winner of the half-filled form");
    // Added once, it is not there again: neither as a deal nor as a form.
    await press(browser, "All games");
    await press(browser, "Delete: Friday");
    await browser.wait(async () => (await games(browser)).length === 0, "the game to be gone");
    kill(browser);
    browser = await open(browser.profile);
    await openGames(browser, "#v1;r=mcr-mil-2025;view=game");
    await browser.until(() => document.querySelector(".game h2")?.textContent, "the games");
    assert.equal(await browser.run(() => document.querySelectorAll(".game-list > li").length), 0, "what was deleted is not back");
  } finally {
    for (const browser of browsers) await browser.close();
    driver.stop();
  }
}, { engines: ["chromium"], because: "its processes are known" });
