import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { says } from "../pages/hand.mjs";
import { begin, openGames, press as pressGame } from "../pages/game.mjs";
import { gameFile, link, pasted, random, rulebookFile } from "../hostile.mjs";
import { openBooks, press } from "../pages/rulebooks.mjs";

/** In a short run a quarter of each: the first ones of the same lot. */
const PART = process.env.TENBO_FULL ? 1 : 0.25;
const TIMES = Object.fromEntries(
  Object.entries({ hashes: 80, links: 900, texts: 900, rulebooks: 500, games: 500, files: 40 }).map(([kind, times]) => [kind, times * PART]),
);
const BATCH = 25;
const WHOLE = "v1;r=riichi-tenhou;E=234m345p6667s(234s@N)+5s;from=W";

/** Helps in the page. */
function helpers() {
  const rest = () => new Promise((done) => setTimeout(done));
  const labels = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute("aria-label") ?? element.textContent).join("|");
  window.hostile = {
    rest,
    /** What a person sees of the hand, its rules and its worth. */
    shown: () => [labels("#hand > *"), document.querySelector(area.rulebook)?.value, document.querySelector(area.headline)?.textContent].join("\n"),
    undo: async () => {
      document.querySelector(area.page).dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
      await rest();
    },
    fill: (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    /** Chooses a file and waits until its text has come into the field. */
    chosen: async (file, field, text, type) => {
      window.hostile.fill(document.querySelector(field), "waiting");
      const list = new DataTransfer();
      list.items.add(new File([text], `file.${type}`));
      document.querySelector(file).files = list.files;
      document.querySelector(file).dispatchEvent(new Event("change", { bubbles: true }));
      for (let tries = 0; tries < 200 && document.querySelector(field)?.value === "waiting"; tries += 1) await rest();
      await rest();
    },
    button: (within, words) =>
      [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll("button")]).find((button) => (button.getAttribute("aria-label") ?? button.textContent).trim() === words),
  };
}

/** Texts of a kind in batches, each given to a function in the page that counts what came of it. */
async function throwAll(browser, times, make, code, counts, ...args) {
  for (let done = 0; done < times; done += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, times - done) }, make);
    // A driver takes no halves of characters; a text in a text it does.
    await browser.run((json) => { window.hostile.texts = JSON.parse(json); }, JSON.stringify(texts));
    const found = await browser.run(code, ...args);
    if (found.wrong) throw new Error(found.wrong);
    counts.thrown += texts.length;
    counts.changed += found.changed ?? 0;
  }
}

async function paste() {
  const { texts, rest, shown, undo, fill } = window.hostile;
  let changed = 0;
  for (const [place, text] of texts.entries()) {
    const before = shown();
    fill(document.querySelector("#text-box"), text);
    document.querySelector(`${area.textBox} ${area.button}`).click();
    await rest();
    const after = shown();
    if (after === before) continue;
    changed += 1;
    // Now and then what a stranger has sent is what the next one finds.
    if (place % 10 === 9) continue;
    await undo();
    if (shown() !== before) return { wrong: `undo after ${JSON.stringify(text)} gives\n${shown()}\nafter\n${after}\nbefore it was\n${before}` };
  }
  return { changed };
}

async function hashes(whole, before) {
  const { texts, rest, shown } = window.hostile;
  let changed = 0;
  const goTo = async (text) => {
    const moved = new Promise((done) => { window.onhashchange = done; });
    const old = location.href;
    location.hash = text;
    // An address that a browser writes as the one before, or keeps from following after so many changes, does not move.
    if (location.href !== old) await moved;
    await rest();
  };
  /** Until the whole link is shown: one that counts the changes lets the next ones pass after ten seconds, and its rulebook may have
   *  to come first. */
  const back = async () => {
    for (const end = performance.now() + 20_000; shown() !== before && performance.now() < end;) {
      if (decodeURI(location.hash) !== `#${whole}`) await goTo(whole);
      await new Promise((done) => { requestAnimationFrame(done); });
    }
  };
  // To the same address it would not move.
  await goTo("v1");
  await goTo(whole);
  await back();
  for (const text of texts) {
    await goTo(text);
    changed += Number(shown() !== before);
  }
  await goTo(whole);
  await back();
  return shown() === before ? { changed } : { wrong: `a whole link shows\n${shown()}\nbefore it was\n${before}` };
}

async function rulebooks(asFile) {
  const { texts, rest, shown, fill, chosen, button } = window.hostile;
  const dialog = "dialog[open]";
  /** How many are one's own, where they are listed. */
  const owned = () => [...document.querySelectorAll(`${dialog} button`)].filter(({ ariaLabel }) => ariaLabel?.startsWith("Rename: ")).length;
  const listed = async () => {
    button(dialog, "All rulebooks")?.click();
    await rest();
    const count = owned();
    button(dialog, "Open a file").click();
    await rest();
    return count;
  };
  const first = await listed();
  let changed = 0;
  for (const text of texts) {
    const before = shown();
    if (asFile) {
      await chosen("#import-file", "#import-text", text, "json");
    } else {
      fill(document.querySelector("#import-text"), text);
      button(dialog, "Load text").click();
      await rest();
    }
    if (document.querySelector("#import-text")) {
      if (!document.querySelector("#import-problems")) return { wrong: `no word about ${JSON.stringify(text)}` };
      const after = shown();
      if (after !== before) return { wrong: `refused, and yet changed by ${JSON.stringify(text)}:\n${after}\nbefore it was\n${before}` };
      continue;
    }
    // It is a rulebook after all: it is there and can be undone.
    changed += 1;
    button(dialog, "Undo").click();
    await rest();
    button(dialog, "All rulebooks")?.click();
    await rest();
    if (owned() !== first) return { wrong: `${owned()} rulebooks of one’s own after ${JSON.stringify(text)}, ${first} before` };
    const after = shown();
    if (after !== before) return { wrong: `undo after ${JSON.stringify(text)} gives\n${after}\nbefore it was\n${before}` };
    button(dialog, "Open a file").click();
    await rest();
  }
  // Nor has any been kept of those that were refused.
  const last = await listed();
  return last === first ? { changed } : { wrong: `${last} rulebooks of one’s own, ${first} before` };
}

async function games(asFile) {
  const { texts, rest, fill, chosen, button } = window.hostile;
  const page = `${area.game}, ${area.gameBar}`;
  let changed = 0;
  for (const text of texts) {
    if (asFile) {
      await chosen("#game-file", "#game-text", text, "csv");
    } else {
      fill(document.querySelector("#game-text"), text);
      button(page, "Load text").click();
      await rest();
    }
    if (document.querySelector("#game-text")) {
      if (!document.querySelector("#game-problems")) return { wrong: `no word about ${JSON.stringify(text)}` };
      continue;
    }
    changed += 1;
    // The games of before are all there, and undo takes away what came.
    button(page, "All games").click();
    await rest();
    const undo = [...document.querySelectorAll(`${area.gameBar} button, ${area.game} button`)].find((one) => (one.getAttribute("aria-label") ?? one.textContent).startsWith("Undo"));
    undo.click();
    await rest();
    button(page, "All games")?.click();
    await rest();
    const names = [...document.querySelectorAll(`${area.gameList} h3`)].map((name) => name.textContent).join("|");
    if (names !== "Ours") return { wrong: `the games are ${names} after ${JSON.stringify(text)}` };
    button(page, "Open a file").click();
    await rest();
  }
  return { changed };
}

journey("hostile links, texts, rulebooks and games, thousands in a full run: nothing breaks, nothing is lost, undo brings back what was", async (browser, assert) => {
  const chance = random(90);
  const counts = { thrown: 0, changed: 0 };
  // All rulebooks are here from now on, and the views that links open.
  await browser.openApp("#v1;r=mcr-mil-2025;win=S;S=147m258p36s44455m+9s;from=W");
  await says(browser, "points");
  await browser.openApp(`#${WHOLE}`);
  await says(browser, "1 han");
  await openBooks(browser);
  await browser.press("Escape");
  await browser.goes("dialog[open]", "the dialog to close");
  await browser.run(helpers);
  const before = await browser.run(() => window.hostile.shown());

  const calm = () => {
    const text = link(chance);
    return /view=/.test(text) ? WHOLE : text;
  };
  await throwAll(browser, TIMES.links, () => (chance.percent(50) ? `https://club.example/#${calm()}` : calm()), paste, counts);
  await throwAll(browser, TIMES.texts, () => pasted(chance), paste, counts);
  // Browsers count how often an address changes: few of these.
  await throwAll(browser, TIMES.hashes, () => link(chance), hashes, counts, WHOLE, before);
  assert.equal(await browser.run(() => window.hostile.shown()), before);

  await openBooks(browser);
  await press(browser, "Open a file");
  await browser.appears("#import-text", "the field");
  await throwAll(browser, TIMES.rulebooks, () => rulebookFile(chance), rulebooks, counts, false);
  await throwAll(browser, TIMES.files, () => rulebookFile(chance), rulebooks, counts, true);
  await browser.fill("#import-text", "x".repeat(2_000_000));
  await press(browser, "Load text");
  await browser.appears("#import-problems", "what is wrong with a long text");
  await browser.press("Escape");
  assert.equal(await browser.run(() => window.hostile.shown()), before);

  await openGames(browser);
  await begin(browser, { name: "Ours", players: ["A", "B", "C", "D"] });
  await pressGame(browser, "All games");
  await pressGame(browser, "Open a file");
  await browser.appears("#game-text", "the field");
  await browser.run(helpers);
  await throwAll(browser, TIMES.games, () => gameFile(chance), games, counts, false);
  await throwAll(browser, TIMES.files, () => gameFile(chance), games, counts, true);
  await pressGame(browser, "Cancel");
  const names = await browser.texts(`${area.gameList} h3`);
  assert.deepEqual(names, ["Ours"]);

  // The page of before still does what it did.
  await browser.openApp(`#${WHOLE}`);
  await says(browser, "1 han");
  console.log(`      ${counts.thrown} hostile inputs, ${counts.changed} of them understood in part or whole`);
});
