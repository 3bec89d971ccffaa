import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, heard, inside, says } from "../pages/club.mjs";

journey("on another site: as high as what is in it, and set, get, undo and focus there and back", async (browser, assert) => {
  await club(browser, async (site) => {
    const script = `<script src="${browser.base}embed.js" async></script>`;
    await site.show(
      `<h1>Club</h1><button id="before">before</button>
      <div id="full" data-mahjong-score data-hand="${WON}" data-height="500"></div>
      <div id="narrow" data-mahjong-score data-ui="compact" data-width="320" data-rules="riichi-wrc-2025" data-title="Yours"></div>
      <button id="after">after</button>`,
      script,
    );
    await says(browser, "score", ({ score }) => score.ok && score.wins.length === 1);
    // The second frame is fetched when it comes into sight.
    await browser.run(() => document.querySelector("#narrow").scrollIntoView());
    await says(browser, "ready", () => true, 1);
    await says(browser, "resize", () => true, 1);

    const frames = await browser.run(() => [...document.querySelectorAll("iframe")].map((frame) => ({
      title: frame.title, sandbox: frame.getAttribute("sandbox"), allow: frame.allow, loading: frame.loading, width: frame.clientWidth,
    })));
    // Changed: with the first three alone the page that a frame opens could neither save nor print.
    const sandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads";
    const [first, second] = frames;
    assert.deepEqual({ ...first, width: 0 }, { title: "Mahjong scoring", sandbox, allow: "clipboard-write; fullscreen", loading: "lazy", width: 0 });
    assert.equal(second.title, "Yours");
    assert.equal(second.width, 320);

    const [ready] = await heard(browser, "ready");
    assert.equal(ready.protocol, 1);
    assert.deepEqual(ready.warnings, []);
    assert.ok(ready.rulesets.includes("mcr-mil-2025") && ready.langs.includes("en"));

    // It settles: no height leads to another one.
    const heights = async () => {
      for (const frame of ["#full iframe", "#narrow iframe"]) {
        // Out of sight a frame is shown to nobody.
        await browser.run((frame) => document.querySelector(frame).scrollIntoView(), frame);
        await inside(browser, frame);
        await browser.shown();
        await browser.frame();
      }
      // What a frame says before its answer is heard before it.
      await browser.run(() => Promise.all(["#full", "#narrow"].map((place) => mahjongScore.mount(document.querySelector(place)).get("rules"))));
      return (await Promise.all([0, 1].map((frame) => heard(browser, "resize", frame)))).flat().length;
    };
    for (let before = -1, now = await heights(); before !== now; [before, now] = [now, await heights()]) assert.ok(now <= 12, `${now} heights`);
    for (const frame of [0, 1]) {
      const sizes = await heard(browser, "resize", frame);
      assert.ok(sizes.length <= 6, `${sizes.length} heights from frame ${frame}: ${sizes.map(({ height }) => height)}`);
      const shown = await browser.run((frame) => document.querySelectorAll("iframe")[frame].clientHeight, frame);
      assert.equal(shown, sizes.at(-1).height, "as high as it would like to be");
      await inside(browser, `#${["full", "narrow"][frame]} iframe`);
      const inner = await browser.run(() => ({ root: document.documentElement.scrollHeight, seen: innerHeight, wide: document.documentElement.scrollWidth <= innerWidth }));
      assert.deepEqual(inner, { root: shown, seen: shown, wide: true }, "nothing is cut off");
      await browser.frame();
    }

    // Whatever the height of the frame, its content is as high as it is.
    const before = (await heard(browser, "resize")).length;
    for (const height of [300, 700, 1400, 300]) {
      await browser.run((height) => { document.querySelector("iframe").style.height = `${height}px`; }, height);
      await heights();
    }
    const after = (await heard(browser, "resize")).slice(before);
    // A scroll bar of the system may take away some width; here it takes none.
    assert.deepEqual(after, [], "no height of the frame makes another one");

    const handle = (what, ...rest) => browser.run((what, ...rest) => {
      const handle = mahjongScore.mount(document.querySelector("#full"));
      return handle[what](...rest).catch(({ message }) => `error: ${message}`);
    }, what, ...rest);
    assert.ok((await handle("get", "hand")).startsWith("v1;r=riichi-ema-2025;win=S;S=34456m44p777z"));
    assert.equal(await handle("get", "rules"), "riichi-ema-2025");
    const url = await handle("get", "url");
    assert.ok(url.startsWith(`${browser.base}#v1;`), url);
    assert.equal((await handle("get", "score")).wins[0].seat, "S");

    const won = { hand: "22345m45567p666z", rules: "riichi-wrc-2025", win: { seat: "W", tile: "6p", by: "discard", from: "N" } };
    assert.equal(await handle("set", won), true);
    const score = await says(browser, "score", ({ score }) => score.wins?.[0]?.seat === "W");
    assert.ok(score.score.wins[0].total > 0 && score.score.transfers.every(({ from }) => from === "N"));
    const change = await says(browser, "change", ({ rules }) => rules === "riichi-wrc-2025");
    assert.ok(change.hand.includes("W=22345m45567p666z+6p") && change.url.endsWith(change.hand), change.hand);
    assert.equal(await handle("set", { hand: "123q" }), "error: unreadable-hand");
    assert.equal(await handle("set", { hand: "123m", win: { tile: "4m" } }), "error: impossible-win");
    assert.equal(await handle("get", "hand"), change.hand, "what cannot be done changes nothing");

    // One step, whatever was set.
    assert.equal(await handle("undo"), true);
    assert.ok((await handle("get", "hand")).startsWith("v1;r=riichi-ema-2025;win=S;S=34456m44p777z"));
    assert.equal(await handle("undo"), "error: nothing-to-undo");

    assert.equal(await handle("set", { theme: "dark", readonly: true }), true);
    await browser.frame("#full iframe");
    assert.deepEqual(
      await browser.run(() => [document.documentElement.dataset.theme, "readonly" in document.documentElement.dataset]), ["dark", true],
    );
    await browser.frame();
    assert.equal(await handle("set", { readonly: false, lang: "ja" }), true);
    await browser.frame("#full iframe");
    assert.deepEqual(await browser.run(() => [document.documentElement.lang, document.querySelector(`${area.foot} a`).textContent]), ["ja", "Tenboで開く"]);
    await browser.frame();
    assert.equal(await handle("focus"), true);
    await browser.untilFocused("#full iframe");

    // A place that comes later.
    await browser.run(() => {
      const place = document.createElement("div");
      place.dataset.mahjongScore = "";
      place.dataset.ui = "result";
      place.dataset.hand = "v1;r=riichi-ema-2025;E=2345678m345p555s";
      document.querySelector("h1").after(place);
      const { frame } = mahjongScore.mount(place);
      if (mahjongScore.mount(place).frame !== frame) throw new Error("mounted twice");
      window.later = new Promise((done) => mahjongScore.mount(place).on("score", done));
    });
    const later = await browser.run(() => window.later);
    assert.ok(later.score.seats.E.waits.length > 0);

    // Nothing is left on this computer.
    await inside(browser, "#full iframe");
    assert.deepEqual(await browser.run(() => [localStorage.length, document.cookie]), [0, ""]);
  });
});
