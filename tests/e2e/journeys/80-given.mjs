import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { hand, link, says } from "../pages/hand.mjs";

const HAND = "#v1;r=riichi-tenhou;S=34456m44p777z(333s@W)+2m;win=S;from=W";
const evening = readFileSync(new URL("../../data/games/club-evening.json", import.meta.url), "utf8");
const RULEBOOK = JSON.stringify({ id: "club", name: "Club rules", base: "riichi-tenhou" });

/** Drops a file, or a text, on what a selector finds; whether the page took it. */
const drop = (browser, selector, { file, text }) =>
  browser.run((selector, file, text) => {
    const data = new DataTransfer();
    if (file) data.items.add(new File([file.text], file.name, { type: file.type ?? "" }));
    else data.setData("text/plain", text);
    const event = (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
    const target = document.querySelector(selector);
    return ["dragover", "drop"].map((type) => !target.dispatchEvent(event(type)));
  }, selector, file ?? null, text ?? null);

/** Waits until what takes files is there: it comes once the app stands. */
const ready = (browser) => browser.until(() => performance.getEntriesByType("resource").some(({ name, responseEnd }) => /\/given[^/]*\.js$/.test(name) && responseEnd > 0), "what takes files");

/** As the system does that opens something with an app which is there already. */
const launch = (browser, launched) =>
  browser.run(async (launched) => {
    if (!window.launched) {
      Object.defineProperty(window, "launchQueue", { configurable: true, value: { setConsumer: (take) => { window.launched = take; } } });
      const [script] = performance.getEntriesByType("resource").filter(({ name }) => /\/given[^/]*\.js$/.test(name));
      await import(`${script.name}?again`);
    }
    const files = (launched.files ?? []).map((text) => ({ getFile: async () => new File([text], "a.json") }));
    window.launched({ files, targetURL: new URL(launched.url ?? "./", document.baseURI).href });
    return true;
  }, launched);

journey("a file that is dropped anywhere is read where such files are, and what is wrong with it is said; a text is a hand", async (browser, assert) => {
  await browser.openApp(HAND);
  await ready(browser);
  await says(browser, "fu");

  // A game, by its content: it lies beside the hand.
  assert.deepEqual(await drop(browser, "body", { file: { text: evening, name: "evening.txt" } }), [true, true]);
  await browser.counts(`${area.deals} tbody tr`, 16, "sixteen deals");
  // The same once more is opened, and not kept twice.
  await drop(browser, "body", { file: { text: evening, name: "evening.json" } });
  await browser.clickNamed("All games", area.game);
  await browser.counts(`${area.gameList} > li`, 1, "one game");
  await drop(browser, "body", { file: { text: '{\n  "v": 1,\n  "game": }', name: "a.json" } });
  await browser.untilFocused("#game-problems");
  assert.equal(await browser.text("#game-problems li > b"), "Line 3, column 11");
  await drop(browser, "body", { file: { text: "deal,round\r\n1", name: "a.csv" } });
  await browser.until(() => document.querySelector("#game-problems li > b")?.textContent.startsWith("Line 1"), "what is wrong with the table");

  // A text goes to the hand, which is shown; from a field it is the field's.
  assert.deepEqual(await drop(browser, "#game-text", { text: "123m" }), [false, false]);
  await drop(browser, "main", { text: "234m345p66678s77z~7z" });
  await link(browser, "234m");
  await says(browser, "fu");
  assert.ok((await hand(browser)).length > 5);
  await drop(browser, "main", { text: "what is this" });
  await browser.until((status) => document.querySelector(status)?.textContent.length > 10, "what could not be read", area.status);

  // A rulebook: kept and shown in the editor, or what is wrong with it.
  await drop(browser, "main", { file: { text: RULEBOOK, name: "club.json" } });
  await browser.appears(`dialog[open] ${area.editor}`, "the editor");
  await drop(browser, "dialog[open]", { file: { text: RULEBOOK.replace("riichi-tenhou", "no-such"), name: "club.json" } });
  await browser.untilFocused("#import-problems");
  assert.ok((await browser.texts("#import-problems li")).length > 0);
  // A file for the field that chooses one is the field's.
  assert.deepEqual(await drop(browser, "#import-file", { file: { text: RULEBOOK, name: "club.json" } }), [false, false]);
});

journey("what the system opens with the installed app comes to the page that is there, and loses nothing", async (browser, assert) => {
  await browser.openApp(HAND);
  await ready(browser);
  await says(browser, "fu");
  const { shortcuts, share_target: shared } = JSON.parse(readFileSync(`${browser.dist}/tenbo.webmanifest`, "utf8"));
  const address = (name) => shortcuts.find((shortcut) => shortcut.name === name).url;
  const there = () => browser.run(() => document.querySelector("#panel").getAttribute("aria-labelledby"));
  const shows = (view) => browser.until((view) => document.querySelector("#panel").getAttribute("aria-labelledby") === `tab-${view}`, `the view ${view}`, view);

  // In the window that is there.
  await launch(browser, { url: address("Table") });
  await shows("table");
  await link(browser, "34456m");
  await launch(browser, { url: address("Game") });
  await shows("game");
  await launch(browser, { files: [evening] });
  await browser.counts(`${area.deals} tbody tr`, 16, "sixteen deals");
  await launch(browser, { url: address("New hand") });
  await shows("hand");
  await link(browser, "v1;r=riichi-tenhou");
  assert.deepEqual(await hand(browser), [], "an empty hand by the rules of before");
  await browser.clickOn("button", "Undo");
  await link(browser, "34456m");
  const query = new URLSearchParams({ [shared.params.text]: "123m456p" });
  await launch(browser, { url: `${shared.action}?${query}` });
  await link(browser, "123m456p");
  await launch(browser, { url: "./" });
  assert.equal(await there(), "tab-hand", "only brought to the front");

  // As the first page: what is kept is there.
  for (const [name, view] of [["Table", "table"], ["Game", "game"], ["New hand", "hand"]]) {
    await browser.openApp(address(name).replace("./", ""));
    await shows(view);
    if (view !== "hand") await link(browser, "123m456p");
  }
  await browser.until(() => !location.hash.includes("123m") && location.hash.includes("r=riichi-tenhou"), "an empty hand");
  await browser.clickOn("button", "Undo");
  await link(browser, "123m456p");
});
