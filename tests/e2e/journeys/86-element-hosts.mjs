import { journey } from "../journey.mjs";
import { WON, club, inside, says } from "../pages/club.mjs";

journey("the element: sixty that come and go leave nothing behind, and their promises come to something", async (browser, assert) => {
  await club(browser, async (site) => {
    await site.show(
      `<tenbo-score id="one" hand="${WON}"></tenbo-score><div id="app"></div>`,
      `<script>
        // How many listen, or look on, at this time.
        window.listening = 0;
        const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (...all) { listening += 1; return add.apply(this, all); };
        EventTarget.prototype.removeEventListener = function (...all) { listening -= 1; return remove.apply(this, all); };
        const { observe, disconnect } = MutationObserver.prototype;
        MutationObserver.prototype.observe = function (...all) { listening += 1; return observe.apply(this, all); };
        MutationObserver.prototype.disconnect = function () { listening -= 1; return disconnect.call(this); };
      </script><script src="${browser.base}embed.js"></script>`,
    );
    await says(browser, "score", ({ score }) => score.ok);
    const nodes = async () => {
      if (browser.engine !== "chromium") return 0;
      await browser.cdp("HeapProfiler.collectGarbage");
      const { jsEventListeners, nodes } = await browser.cdp("Memory.getDOMCounters");
      return nodes + jsEventListeners;
    };
    const mounts = (many) => browser.run(async (many, hand) => {
      const ends = [];
      const before = listening;
      for (let at = 0; at < many; at += 1) {
        const one = Object.assign(document.createElement("tenbo-score"), { hand });
        one.append("Wait");
        ends.push(one.get("rules").catch(({ message }) => message));
        document.querySelector("#app").append(one);
        ends.push(one.set({ theme: "dark" }).catch(({ message }) => message));
        // Some are in the page for no time at all, others long enough to be asked for.
        if (at % 3) await new Promise((done) => setTimeout(done, at % 5));
        one.remove();
      }
      const all = await Promise.all(ends);
      return { keys: [...new Set(all)], left: document.querySelector("#app").childNodes.length, listening: listening - before };
    }, many, WON);
    const gone = { keys: ["removed-frame"], left: 0, listening: 0 };
    assert.deepEqual(await mounts(10), gone);
    const before = await nodes();
    assert.deepEqual(await mounts(60), gone);
    const after = await nodes();
    assert.ok(after - before < 60, `${after - before} nodes and listeners are left`);
    // The one that was there all the time has heard nothing of it.
    assert.equal(await browser.run(() => document.querySelector("#one").get("rules")), "riichi-ema-2025");
    assert.deepEqual(await browser.errors(), []);
  });
});

journey("the element: a strict policy of the page with what the guide names, and without", async (browser, assert) => {
  const { origin } = new URL(browser.base);
  await club(browser, async (site) => {
    site.pages.set("page.js", `window.told = []; addEventListener("tenbo-error", ({ detail }) => told.push(detail.key));`);
    const show = async (policy) => {
      site.pages.set("strict.html", `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Strict</title>
        <script src="page.js"></script><script src="${browser.base}embed.js"></script><tenbo-score hand="${WON}" ui="result"><a href="${browser.base}#${WON}">The hand</a></tenbo-score>`);
      await browser.go("about:blank");
      await browser.go(`${site.url}strict.html`);
    };
    const child = () => browser.run(() => document.querySelector("tenbo-score a").checkVisibility({ visibilityProperty: true }));

    await show(`default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}`);
    await inside(browser, "tenbo-score");
    await browser.frame();
    assert.equal(await browser.run(() => document.querySelector("tenbo-score").get("rules")), "riichi-ema-2025");
    const looks = await browser.run(() => {
      const one = document.querySelector("tenbo-score");
      const { width, height } = one.shadowRoot.querySelector("iframe").getBoundingClientRect();
      return [getComputedStyle(one).display, width === one.clientWidth, height > 100 && height !== 600];
    });
    assert.deepEqual(looks, ["grid", true, true]);
    assert.equal(await child(), false, "what was in it has gone");
    assert.deepEqual(await browser.errors(), []);

    // Its script, but not its frame.
    for (const policy of [`default-src 'none'; script-src 'self' ${origin}`, `script-src 'self' ${origin}; frame-src 'self'`]) {
      await show(policy);
      const told = await browser.run(async () => {
        const one = document.querySelector("tenbo-score");
        const key = (promise) => promise.then((value) => value, ({ message }) => message);
        const first = await Promise.all([one.get("rules"), one.set({ theme: "dark" }), one.ready].map(key));
        return [first, await key(one.undo()), window.told];
      });
      assert.deepEqual(told, [Array(3).fill("blocked-frame"), "blocked-frame", ["blocked-frame"]], policy);
      assert.equal(await child(), true, "what was in it stays");
    }
    // Not even its script.
    await show("default-src 'none'");
    assert.equal(await browser.run(() => customElements.get("tenbo-score") === undefined), true);
    assert.equal(await child(), true);
    assert.ok((await browser.errors()).every((text) => /Content.Security.Policy|policy|embed\.js/i.test(text)));
  });
});
