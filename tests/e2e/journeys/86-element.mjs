import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { WON, club, inside, says } from "../pages/club.mjs";

/** The example of the documentation, as it is pasted. */
const EXAMPLE = readFileSync("docs/embedding.md", "utf8").match(/```html\n(<tenbo-score id="hand"[\s\S]*?)```/)[1];

/** A hand that waits. */
const WAITS = "v1;r=riichi-ema-2025;E=2345678m345p555s";

/** What the frame of an element shows: its theme, its layout, its language, and whether it can be changed. */
async function shown(browser, selector) {
  await inside(browser, selector);
  const all = await browser.run(() => {
    const { dataset, lang } = document.documentElement;
    return { theme: dataset.theme, ui: dataset.ui, lang, readonly: "readonly" in dataset };
  });
  await browser.frame();
  return all;
}

/** Writes down each event of an element that reaches the page, as [id, type, what of it]. */
const EVENTS = `<script>
  window.told = [];
  for (const type of ["ready", "change", "score", "error"]) {
    addEventListener("tenbo-" + type, ({ target, detail }) => told.push([target.id, type, detail.hand ?? detail.key ?? detail.type]));
  }
</script>`;

journey("the element: two on a page, each with its own hand, its attributes, its properties and its events", async (browser, assert) => {
  await club(browser, async (site) => {
    const script = `<script src="${browser.base}embed.js" async></script>`;
    await site.show(
      `<tenbo-score id="one" hand="${WON}" lang="en" height="500" width="420" title="The first" accent="#a05010"></tenbo-score>
      <tenbo-score id="two" hand="${WAITS}" ui="result" lang="ja" theme="dark"><a href="${browser.base}">A link</a></tenbo-score>`,
      `${EVENTS}${script}`,
    );
    await says(browser, "score", ({ score }) => score.ok && score.wins.length === 1);
    await browser.run(() => document.querySelector("#two").scrollIntoView());
    await says(browser, "score", ({ score }) => score.seats.E.waits.length > 0, 1);
    assert.deepEqual(await shown(browser, "#two"), { theme: "dark", ui: "result", lang: "ja", readonly: true });

    const frame = await browser.run(() => {
      const { title, loading, allow, src, style } = document.querySelector("#one").shadowRoot.querySelector("iframe");
      return { title, loading, allow, width: style.maxWidth, accent: new URL(src).searchParams.get("accent") };
    });
    assert.deepEqual(frame, { title: "The first", loading: "lazy", allow: "clipboard-write; fullscreen", width: "420px", accent: "#a05010" });

    // As high as what is in it.
    await browser.until(() => [...document.querySelectorAll("tenbo-score")].every((one) => {
      const { style, clientHeight } = one.shadowRoot.querySelector("iframe");
      return !["500px", "600px"].includes(style.height) && one.clientHeight === clientHeight;
    }), "their heights");
    // What was in it until then has gone.
    assert.equal(await browser.run(() => document.querySelector("#two a").checkVisibility()), false);

    // Events bubble, and say which of the two it was.
    const events = await browser.run(() => told);
    for (const id of ["one", "two"]) {
      for (const type of ["ready", "change", "score"]) assert.ok(events.some(([of, what]) => of === id && what === type), `${type} of ${id}`);
    }

    // Properties are attributes.
    assert.deepEqual(
      await browser.run(() => {
        const { hand, rules, lang, theme, ui, readonly, score } = document.querySelector("#two");
        return { hand, rules, lang, theme, ui, readonly, waits: score.seats.E.waits.length > 0 };
      }),
      { hand: WAITS, rules: "", lang: "ja", theme: "dark", ui: "result", readonly: false, waits: true },
    );
    assert.equal(await browser.run(() => document.querySelector("#one").ready.then(({ protocol }) => protocol)), 1);

    // Several at once are one step, for this one alone, and what is asked after them is answered after them.
    const hand = await browser.run((hand) => {
      const one = document.querySelector("#one");
      Object.assign(one, { hand, theme: "light", readonly: true });
      one.lang = "ja";
      return one.get("hand");
    }, WAITS);
    assert.ok(hand.includes("E=2345678m345p555s"), hand);
    assert.deepEqual(await shown(browser, "#one"), { theme: "light", ui: "full", lang: "ja", readonly: true });
    assert.ok((await browser.run(() => document.querySelector("#one").undo().then(() => document.querySelector("#one").get("hand")))).includes("34456m44p777z"));
    assert.equal(await browser.run(() => document.querySelector("#one").undo().catch(({ message }) => message)), "nothing-to-undo");

    // React writes words, Vue as well, and a property may be a word; without it readers may change everything again.
    for (const [write, on] of [
      [(one) => one.setAttribute("readonly", "true"), true], [(one) => one.setAttribute("readonly", "false"), false], [(one) => one.setAttribute("readonly", ""), true],
      [(one) => one.setAttribute("readonly", "0"), false], [(one) => { one.readonly = "true"; }, true], [(one) => { one.readonly = "false"; }, false],
      [(one) => { one.readonly = true; }, true], [(one) => { one.readonly = undefined; }, false], [(one) => one.toggleAttribute("readonly"), true], [(one) => one.removeAttribute("readonly"), false],
    ]) {
      const said = await browser.runSource(`const one = document.querySelector("#one"); (${write})(one); return one.get("rules").then(() => one.readonly);`);
      assert.equal(said, on, String(write));
      assert.equal((await shown(browser, "#one")).readonly, on, String(write));
    }

    // A page that gives back the hand that it was told takes nothing away from whoever goes on entering.
    const kept = await browser.run(async () => {
      const one = document.querySelector("#one");
      const change = (hand) => new Promise((done) => {
        one.addEventListener("tenbo-change", ({ detail }) => done(detail.hand), { once: true });
        one.set({ hand });
      });
      await change("123m");
      const told = await change("456m");
      one.hand = told;
      return [await one.undo(), (await one.get("hand")).includes("S=123m") || (await one.get("hand")).includes("E=123m")];
    });
    assert.deepEqual(kept, [true, true], "the hand that it has is no step");
    assert.deepEqual(await browser.errors(), []);
  });
});

journey("the element: what a framework set before the script came is taken over, also on one that comes later", async (browser, assert) => {
  await club(browser, async (site) => {
    await site.show(
      `<div id="app"></div><script>
        // As React 19 and Vue do: properties where there are some, attributes otherwise.
        const early = document.createElement("tenbo-score");
        Object.assign(early, { id: "early", hand: "${WON}", theme: "dark", readonly: "true", lang: "en" });
        document.querySelector("#app").append(early);
      </script>`,
      EVENTS,
    );
    assert.equal(await browser.run(() => document.querySelector("#early").hasAttribute("hand")), false);
    await browser.run((source) => { document.head.append(Object.assign(document.createElement("script"), { src: source })); }, `${browser.base}embed.js`);
    await browser.until(() => customElements.get("tenbo-score"), "the element");
    await says(browser, "score", ({ score }) => score.ok && score.wins.length === 1);
    assert.deepEqual(await shown(browser, "#early"), { theme: "dark", ui: "full", lang: "en", readonly: true });
    const own = await browser.run(() => {
      const one = document.querySelector("#early");
      return [Object.keys(one), one.getAttribute("theme"), one.readonly];
    });
    assert.deepEqual(own, [[], "dark", true]);

    // What is asked before it is in the page is done when it is.
    const later = await browser.run(async (hand) => {
      const one = Object.assign(document.createElement("tenbo-score"), { id: "later", ui: "compact" });
      const asked = [one.set({ hand, lang: "en" }), one.get("rules"), one.ready.then(({ type }) => type)];
      document.querySelector("#app").append(one);
      return [await Promise.all(asked), (await one.get("hand")).includes("34456m44p777z")];
    }, WON);
    assert.deepEqual(later, [[true, "riichi-ema-2025", "ready"], true]);
    assert.equal((await shown(browser, "#later")).ui, "compact");

    // The div beside it has all that it had, and an element is no div.
    const beside = await browser.run(async () => {
      const place = document.createElement("div");
      place.dataset.hand = "123m";
      document.querySelector("#app").append(place);
      const one = document.querySelector("#later");
      const { frame } = mahjongScore.mount(one);
      mahjongScore.unmount(one);
      return [await mahjongScore.mount(place).get("rules"), frame === one.shadowRoot.querySelector("iframe"), await one.get("rules")];
    });
    assert.deepEqual([typeof beside[0], ...beside.slice(1)], ["string", true, "riichi-ema-2025"]);

    // What the documentation says, before the script and after it.
    for (const head of [EXAMPLE + `<script src="${browser.base}embed.js" async></script>`, `<script src="${browser.base}embed.js"></script>` + EXAMPLE]) {
      await site.show(`<script>window.printed = []; console.log = (...what) => printed.push(...what);</script>${head}`);
      await browser.until(() => window.printed?.some((total) => total > 0), "the total that the example prints");
      assert.equal(await browser.run(() => document.querySelector("#hand a").checkVisibility()), false);
    }
    assert.deepEqual(await browser.errors(), []);
  });
});
