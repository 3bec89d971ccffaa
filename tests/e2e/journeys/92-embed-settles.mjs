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

/** Asks a hundred things of a place, of every kind, without waiting: whether the answers come in their order, what was refused,
 *  what became of the last of them, and how many the frame has ignored as too many. */
async function ordered(id) {
  const place = document.getElementById(id);
  const handle = place.set ? place : mahjongScore.mount(place);
  const kinds = [
    (at) => handle.set({ hand: `v1;r=riichi-ema-2025;E=${1 + (at % 9)}23m` }), () => handle.get("hand"), (at) => handle.set({ theme: at % 2 ? "dark" : "light" }),
    () => handle.set({ rules: "mcr-mil-2025" }), (at) => handle.set({ lang: at % 3 ? "en" : "ja", readonly: at % 2 === 0 }), () => handle.undo(), () => handle.focus(),
  ];
  const order = [];
  const errors = [];
  await Promise.all(Array.from({ length: 100 }, (_, at) =>
    kinds[at % kinds.length](at).catch(({ message }) => errors.push(message)).then(() => order.push(at))));
  await handle.set({ rules: "riichi-wrc-2025" });
  const set = handle.set({ rules: "mcr-mil-2025", readonly: false, lang: "en" });
  const rules = await handle.get("rules");
  await set;
  return { order: order.every((at, place) => at === place), errors, rules, rate: (await handle.get("ignored")).rate };
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

    // More than a frame hears at once: the script waits until each of them can be heard.
    assert.deepEqual(await browser.run(ordered, "seen"), { order: true, errors: [], rules: "mcr-mil-2025", rate: 0 });
    assert.deepEqual(await ask("seen", "set", { hand: WON }), { value: true });

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

journey("on another site: whatever is asked of an element gets an answer or an error, in the page and out of it, and in its order", async (browser, assert) => {
  await club(browser, async (site) => {
    const script = `<script src="${browser.base}embed.js"></script>`;
    await site.show(
      `<tenbo-score id="seen" hand="${WON}" height="500"></tenbo-score>
      <tenbo-score id="hidden" hand="${WON}" hidden></tenbo-score>
      <div style="height: 20000px"></div>
      <tenbo-score id="below" hand="${WON}"></tenbo-score>
      <tenbo-score id="mute" sandbox="" timeout="700"><p id="inner">Still here</p></tenbo-score>
      <div id="elsewhere"></div>`,
      script,
    );
    await says(browser, "score", ({ score }) => score.ok);
    for (const id of ["below", "hidden"]) {
      assert.equal(await browser.run((id) => document.getElementById(id).get("rules"), id), "riichi-ema-2025", `a frame ${id}`);
    }
    assert.equal(await browser.run(() => document.querySelector("#mute").get("rules").catch(({ message }) => message)), "time-out");
    assert.equal(await browser.run(() => document.querySelector("#mute").ready.catch(({ message }) => message)), "time-out");
    assert.equal(await browser.run(() => document.querySelector("#inner").checkVisibility({ visibilityProperty: true })), true, "what is in it stays in sight");
    assert.equal(await browser.run(() => document.querySelector("#seen").set({ hand: () => 1 }).catch(({ message }) => message)), "uncloneable-message");
    assert.equal(await browser.run(() => document.querySelector("#seen").set({ rules: "chess" }).catch(({ message }) => message)), "missing-rulebook");

    assert.deepEqual(await browser.run(ordered, "seen"), { order: true, errors: [], rules: "mcr-mil-2025", rate: 0 });

    // Never in the page, taken out of it in the middle, asked after that, and put there again.
    const away = await browser.run(async (hand) => {
      const key = (promise) => promise.then((value) => value, ({ message }) => message);
      const elsewhere = document.querySelector("#elsewhere");
      const never = document.createElement("tenbo-score");
      never.setAttribute("timeout", 500);
      const one = Object.assign(document.createElement("tenbo-score"), { hand });
      const first = await key(never.get("rules"));
      elsewhere.append(one);
      await one.ready;
      const asked = [one.get("rules"), one.set({ theme: "dark" }), one.undo(), one.focus()].map(key);
      one.remove();
      const lost = await Promise.all(asked);
      const again = key(one.get("rules"));
      one.rules = "mcr-mil-2025";
      one.hand = undefined;
      elsewhere.append(one);
      return [first, lost, await again, await key(one.get("rules")), one.shadowRoot.querySelectorAll("iframe").length];
    }, WON);
    assert.deepEqual(away, ["time-out", Array(4).fill("removed-frame"), "mcr-mil-2025", "mcr-mil-2025", 1]);

    // Moved while it is asked, as frameworks sort a list: nothing is lost, neither what was asked nor what was entered.
    const moved = await browser.run(async () => {
      const one = document.querySelector("#seen");
      const changed = new Promise((done) => one.addEventListener("tenbo-change", ({ detail }) => { if (detail.hand.includes("789m")) done(); }));
      await one.set({ hand: "v1;r=riichi-ema-2025;E=789m" });
      await changed;
      const order = [];
      const asked = ["hand", "rules"].map((what) => one.get(what).then((value) => { order.push(what); return value; }));
      document.querySelector("#elsewhere").append(one);
      asked.push(one.set({ theme: "dark" }).then((value) => { order.push("theme"); return value; }));
      document.querySelector("#elsewhere").prepend(one);
      return [await Promise.all(asked), order];
    });
    assert.ok(moved[0][0].includes("E=789m"), moved[0][0]);
    assert.deepEqual([moved[0].slice(1), moved[1]], [["riichi-ema-2025", true], ["hand", "rules", "theme"]]);
    if (await browser.run(() => "moveBefore" in Element.prototype)) {
      const same = await browser.run(async () => {
        const one = document.querySelector("#seen");
        const frame = one.shadowRoot.querySelector("iframe");
        document.querySelector("#elsewhere").moveBefore(one, null);
        return [await one.get("rules"), frame === one.shadowRoot.querySelector("iframe")];
      });
      assert.deepEqual(same, ["riichi-ema-2025", true]);
    }
    assert.deepEqual((await browser.errors()).filter((text) => !text.includes("sandboxed")), []);
  });
});
