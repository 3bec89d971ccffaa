import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, inside, says } from "../pages/club.mjs";

/** What a promise comes to: its value, its error, or that it is still waited for after a while. */
function comesTo(id, what, value, wait) {
  // What JSON cannot carry is made here.
  const made = {
    "a function": () => ({ hand: () => 1 }), "a window": () => window, "a symbol": () => Symbol("x"), "a trap": () => ({ get hand() { throw new Error("looked at"); } }),
    nothing: () => undefined, "a document": () => document,
  }[value];
  const handle = mahjongScore.mount(document.getElementById(id));
  const never = new Promise((done) => setTimeout(() => done("still waiting"), wait));
  let promise;
  try {
    promise = handle[what](made ? made() : value);
  } catch (error) {
    return `thrown: ${error.message}`;
  }
  return Promise.race([promise.then((value) => ({ value }), ({ message }) => message), never]);
}

journey("on another site: whatever is asked of a frame gets an answer or an error, whatever becomes of its place", async (browser, assert) => {
  await club(browser, async (site) => {
    const script = `<script src="${browser.base}embed.js" async></script>`;
    await site.show(
      `<div id="seen" data-mahjong-score data-hand="${WON}" data-height="500"></div>
      <div id="hidden" data-mahjong-score data-hand="${WON}" style="display: none"></div>
      <div style="height: 20000px"></div>
      <div id="below" data-mahjong-score data-hand="${WON}"></div>
      <div id="mute" data-mahjong-score data-sandbox="" data-timeout="700"></div>
      <div id="elsewhere"></div>`,
      script,
    );
    await says(browser, "score", ({ score }) => score.ok);
    const ask = (id, what, value, wait = 8000) => browser.run(comesTo, id, what, value, wait);
    const before = (await ask("seen", "get", "hand")).value;
    assert.ok(before.includes("S=34456m44p777z"), JSON.stringify(before));

    for (const [about, what, value, error] of [
      ["a rulebook that there is not", "set", { rules: "chess" }, "missing-rulebook"],
      ["a rulebook of a wrong type", "set", { rules: 7 }, "wrong-message"],
      ["a hand of a wrong type", "set", { hand: 5 }, "wrong-message"],
      ["a theme that there is not", "set", { theme: "pink" }, "wrong-message"],
      ["a language that there is not", "set", { lang: "tlh" }, "wrong-message"],
      ["a winner that there is not", "set", { win: { seat: "Q" } }, "wrong-message"],
      ["a field that there is not", "set", { hand: "1m", color: "red" }, "wrong-message"],
      ["nothing to set", "set", {}, "wrong-message"],
      ["nothing at all", "set", "nothing", "wrong-message"],
      ["a text instead of fields", "set", "123m", "wrong-message"],
      ["something unknown", "get", "cookies", "wrong-message"],
      ["nothing to get", "get", "nothing", "wrong-message"],
      ["an object to get", "get", { what: "hand" }, "wrong-message"],
      ["a hand too long", "set", { hand: "1".repeat(20_000) }, "large-message"],
      ["a function", "set", "a function", "uncloneable-message"],
      ["a symbol", "get", "a symbol", "uncloneable-message"],
      ["a document", "get", "a document", "uncloneable-message"],
      ["what throws when it is looked at", "set", "a trap", "uncloneable-message"],
      ["a hand that is none", "set", { hand: "123q" }, "unreadable-hand"],
    ]) {
      assert.equal(await ask("seen", what, value), error, about);
    }
    assert.deepEqual(await ask("seen", "get", "hand"), { value: before }, "nothing of it was done");
    // An id of one's own is not the one that is answered.
    assert.deepEqual(await ask("seen", "set", { id: 77, type: "get", mahjongScore: 9, theme: "light" }), { value: true });

    // More than are heard: the rest is told so.
    const many = await browser.run(() => {
      const handle = mahjongScore.mount(document.querySelector("#seen"));
      return Promise.all(Array.from({ length: 200 }, () => handle.get("rules").catch(({ message }) => message)));
    });
    const late = many.filter((value) => value === "too-many-messages").length;
    assert.ok(late > 100 && late < 200 && many.filter((value) => value === "riichi-ema-2025").length === 200 - late, `${late} of 200 came too soon`);

    // Out of sight, and not shown at all: a frame is fetched when something is wanted of it.
    for (const id of ["below", "hidden"]) {
      assert.equal(await ask(id, "get", "rules", 20_000).then(({ value }) => value), "riichi-ema-2025", `a frame ${id}`);
    }
    // One that cannot speak.
    assert.equal(await ask("mute", "get", "rules"), "time-out");

    // Moved while it is asked: it starts anew, and then answers.
    const moved = await browser.run(async () => {
      const place = document.querySelector("#seen");
      const handle = mahjongScore.mount(place);
      const asked = ["hand", "rules"].map((what) => handle.get(what));
      document.querySelector("#elsewhere").append(place);
      asked.push(handle.get("rules"));
      const [hand, ...rules] = await Promise.all(asked);
      return [hand, rules, mahjongScore.mount(place).frame === handle.frame];
    });
    assert.deepEqual(moved, [before, ["riichi-ema-2025", "riichi-ema-2025"], true]);

    // Taken away while it is asked, and for good.
    assert.equal(await browser.run(() => {
      const place = document.createElement("div");
      place.dataset.timeout = "900";
      document.querySelector("#elsewhere").append(place);
      const handle = mahjongScore.mount(place);
      const asked = handle.get("rules");
      place.remove();
      return asked.then(() => "answered", ({ message }) => message);
    }), "time-out");

    // Emptied: what was asked is told so, and the place is filled anew.
    const emptied = await browser.run(async () => {
      const place = document.querySelector("#seen");
      const old = mahjongScore.mount(place);
      const asked = old.get("rules").catch(({ message }) => message);
      place.textContent = "";
      const [now] = mahjongScore.scan(document.querySelector("#elsewhere"));
      const rules = await now.get("rules");
      const after = await old.get("rules").catch(({ message }) => message);
      return [await asked, after, rules, now.frame !== old.frame, place.querySelectorAll("iframe").length];
    });
    assert.deepEqual(emptied, ["removed-frame", "removed-frame", "riichi-ema-2025", true, 1]);
    await inside(browser, "#seen iframe");
    assert.ok(await browser.run(() => document.querySelector(area.foot)), "the widget is there again");
    await browser.frame();
    const unhandled = (await browser.errors()).filter((text) => !text.includes("sandboxed"));
    assert.deepEqual(unhandled, []);
  });
});
