import { journey } from "../journey.mjs";
import { readdirSync } from "node:fs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { hand, says, tap } from "../pages/hand.mjs";
import { copyOfApp, stands } from "../offline.mjs";

/** The modules of parts: each is named by what it holds, or is shared by some. */
const parts = (folder, name) => readdirSync(folder).filter((file) => new RegExp(`^${name}-[0-9a-f]{16}\\.wasm$`).test(file));

journey("a part that cannot be fetched says so, Try again brings it, and nothing is lost", async (browser, assert) => {
  // What a page without a worker asks for is what the server gets; and nothing comes by itself afterwards.
  const app = await copyOfApp(browser.dist);
  const { missing, spoiled, requests } = app.server;
  missing.add("sw.js");
  const alert = () => browser.until(() => document.querySelector(`${area.part}[role=alert]`)?.textContent.includes("Couldn’t load"), "that it Couldn’t load");
  const again = async (there) => {
    requests.length = 0;
    await browser.run(() => { document.querySelector("#part-again").className = "before"; });
    await browser.clickOn("button", "Try again");
    await browser.goes(".before", "what came of it");
    assert.ok(requests.some((name) => name.endsWith(".wasm")), "it is fetched again");
    if (there) await browser.until((there) => document.querySelector(there) && !document.querySelector(area.part), there, there);
  };
  try {
    await browser.go(app.url);
    await stands(browser);
    const fetched = () => requests.filter((name) => name.endsWith(".wasm") && !name.endsWith("_bg.wasm"));
    assert.deepEqual(fetched(), [], "no part comes before it is asked for");

    // The result comes with the first tile; while it cannot, tiles go on into the hand.
    const [result] = parts(app.folder, "result");
    missing.add(result);
    await tap(browser, "2m");
    await alert();
    await tap(browser, "34m345567p66s777z");
    assert.equal((await hand(browser)).length, 14);
    missing.delete(result);
    await again(area.wonHeadline);
    await says(browser, "fu");
    const before = await hand(browser);
    const others = fetched().filter((name) => !/\b(result|chunk_\d+)-/.test(name));
    assert.deepEqual(others, [], "no other part comes");

    // A view: not there, then half of it, then whole.
    const [table] = parts(app.folder, "table");
    missing.add(table);
    await browser.clickOn("tab", "Table");
    await alert();
    await axe(browser, assert);
    await again();
    await alert();
    missing.delete(table);
    spoiled.set(table, Buffer.from("\0asm\x01\0\0\0broken"));
    await again();
    await alert();
    // The other views are there all the same.
    await browser.clickOn("tab", "Hand");
    assert.deepEqual(await hand(browser), before);
    await says(browser, "fu");
    await browser.clickOn("tab", "Table");
    await alert();
    spoiled.clear();
    await again(`${area.table} ${area.seatCard}`);

    // What several parts share.
    await browser.clickOn("tab", "Hand");
    for (const file of parts(app.folder, "chunk_\\d+")) missing.add(file);
    await browser.clickOn("tab", "Game");
    await alert();
    missing.clear();
    missing.add("sw.js");
    await again(`#panel ${area.button}`);

    // A dialog.
    await browser.clickOn("tab", "Hand");
    const [help] = parts(app.folder, "reference");
    missing.add(help);
    await browser.clickOn("button", "Help");
    await browser.appears(`dialog[open] ${area.part}[role=alert]`, "the message in the dialog");
    await browser.press("Escape");
    missing.delete(help);
    await browser.clickOn("button", "Help");
    await browser.appears(`dialog[open] ${area.glossary}`, "the help");
    await browser.press("Escape");

    // The module of a part without its texts.
    const [texts] = readdirSync(app.folder).filter((file) => /^part-words-en-[0-9a-f]{16}\.bin$/.test(file));
    missing.add(texts);
    await browser.go("about:blank");
    await browser.go(app.url);
    await stands(browser);
    await browser.clickOn("button", "House rules");
    await browser.appears(`dialog[open] ${area.part}[role=alert]`, "the message in the dialog");
    missing.delete(texts);
    await browser.clickOn("button", "Try again", "dialog[open]");
    await browser.until(() => document.querySelector(`dialog[open] ${area.options} label`)?.textContent, "the house rules");
    await browser.press("Escape");

    // A host that sends modules by no type of their own.
    app.server.host.untyped = true;
    await browser.go("about:blank");
    await browser.go(`${app.url}#v1;r=riichi-ema-2025;S=19m;view=table`);
    await browser.appears(`${area.table} ${area.seatCard}`, "the table");
    app.server.host.untyped = false;

    // A link to a view that cannot be fetched, and a frame.
    missing.add(table);
    await browser.go("about:blank");
    await browser.go(`${app.url}#v1;r=riichi-ema-2025;S=19m;view=table`);
    await alert();
    missing.delete(table);
    await again(`${area.table} ${area.seatCard}`);
    const [frame] = parts(app.folder, "embed");
    missing.add(frame);
    await browser.go("about:blank");
    await browser.go(`${app.url}?embed=1`);
    await browser.until(() => document.querySelector("#app [role=alert] button")?.textContent === "Try again", "that it could not start");
    missing.delete(frame);
    await browser.clickOn("button", "Try again");
    await browser.appears("#frame #hand", "the frame");
  } finally {
    // Which file was not there is said in the console too.
    await browser.errors();
    app.remove();
  }
});
