import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { area } from "../pages/areas.mjs";
import { WON, club, framed, heard, inside, says } from "../pages/club.mjs";

/** The example of the documentation, as it is pasted. */
const EXAMPLE = readFileSync("docs/embedding.md", "utf8").match(/```html\n(<div id="score"[\s\S]*?)```/)[1];

journey("on another site: the documented script beside the documented async, sets in their order, attributes that change, and a widget taken away", async (browser, assert) => {
  await club(browser, async (site) => {
    const script = `<script src="${browser.base}embed.js" async></script>`;
    const printed = "<script>window.printed = []; console.log = (...what) => printed.push(...what);</script>";
    // Before the script of the widget and after it, and one of those who wait fails.
    for (const page of [
      `${printed}${script}<script>(window.mahjongScore ??= []).push(() => { window.failed = true; throw new Error("mine"); });</script>${EXAMPLE}`,
      `${printed}${EXAMPLE}${script}`,
    ]) {
      await site.show(page);
      await browser.until(() => window.printed?.some((total) => total > 0), "the total that the example prints");
      assert.equal(await browser.count("#score iframe"), 1);
    }
    assert.ok((await browser.errors()).every((text) => text.includes("mine")));
    // Once it is there it is called at once.
    assert.equal(await browser.run(() => new Promise((done) => mahjongScore.push(({ mount }) => done(mount === mahjongScore.mount)))), true);

    // What is said later is done later, whatever must be fetched for it.
    const ordered = (...sets) => browser.run(async (sets) => {
      const widget = mahjongScore.mount(document.querySelector("#score"));
      const order = [];
      await Promise.all(sets.map((what, place) => widget.set(what).then(() => order.push(place + 1))));
      return [order, await widget.get("rules"), await widget.get("hand")];
    }, sets);
    const [order, rules] = await ordered({ rules: "bmja" }, { rules: "riichi-ema-2025" });
    assert.deepEqual([order, rules], [[1, 2], "riichi-ema-2025"]);
    const [, , hand] = await ordered({ lang: "ja", hand: "v1;r=riichi-ema-2025;E=123m" }, { lang: "en", hand: "v1;r=riichi-ema-2025;E=456m" });
    assert.ok(hand.includes("E=456m"), hand);
    await inside(browser, "#score iframe");
    assert.equal(await browser.run(() => document.documentElement.lang), "en");
    await browser.frame();

    // Attributes that change are set, and together.
    await browser.run((won) => Object.assign(document.querySelector("#score").dataset, { hand: won, theme: "dark", readonly: "true" }), WON);
    await says(browser, "change", ({ hand }) => hand.includes("S=34456m44p777z"));
    await inside(browser, "#score iframe");
    const shown = () => browser.run(() => [document.documentElement.dataset.theme, "readonly" in document.documentElement.dataset]);
    assert.deepEqual(await shown(), ["dark", true]);
    await browser.frame();
    await browser.run(() => { delete document.querySelector("#score").dataset.readonly; });
    await inside(browser, "#score iframe");
    await browser.until(() => !("readonly" in document.documentElement.dataset), "that it can be changed");
    await browser.frame();

    // Taken away, and put there again.
    const away = await browser.run(async () => {
      const place = document.querySelector("#score");
      const widget = mahjongScore.mount(place);
      const asked = widget.get("rules").catch(({ message }) => message);
      mahjongScore.unmount(place);
      mahjongScore.unmount(place);
      place.dataset.theme = "light";
      const after = await widget.get("rules").catch(({ message }) => message);
      const frames = place.children.length;
      return [await asked, after, frames, await mahjongScore.mount(place).get("rules")];
    });
    assert.deepEqual(away, ["removed-frame", "removed-frame", 0, "riichi-ema-2025"]);

    // Values as they are written elsewhere, and others.
    const sizes = await browser.run((won) => ["320", "320px", "50%", "0", "wide"].map((width, at) => {
      const place = document.createElement("div");
      Object.assign(place.dataset, { hand: won, width, height: ["50vh", "700", "", "-1", "high"][at], maxHeight: ["none", "900", "50vh", "", "x"][at], timeout: ["0", "soon", "", "-5", "800"][at] });
      document.body.append(place);
      const { maxWidth, height, maxHeight } = mahjongScore.mount(place).frame.style;
      place.remove();
      return [maxWidth, height, maxHeight].join(" ");
    }), WON);
    assert.deepEqual(sizes, ["320px 50vh none", "320px 700px 900px", "50% 600px 50vh", " 600px 5000px", " 600px 5000px"]);

    // WordPress lets only such frames pass, and puts a sign of its own behind the hand: in each view the same hand, and in none a word.
    // What cannot be read is said in each view, and told.
    for (const ui of ["full", "compact", "result"]) {
      for (const readonly of ["", "&amp;readonly=true"]) {
        const frame = (hash) => `<iframe title="Tenbo" width="500" height="700" sandbox="allow-scripts" src="${framed(browser, `&amp;lang=en&amp;ui=${ui}${readonly}`, hash)}"></iframe>`;
        await site.show(frame(`${WON}#?secret=E1m2p3sWNP`) + frame("v1;r=nope;S=34456m44p777z(333s@W)+2m;win=S;from=Q"));
        const [ready] = await browser.wait(async () => (await heard(browser, "ready")).length && heard(browser, "ready"), "the frame");
        assert.deepEqual(ready.warnings, [], ui);
        const { warnings } = await says(browser, "ready", () => true, 1);
        assert.deepEqual(warnings, [{ param: "hand", value: "nope" }, { param: "hand", value: "Q" }], ui);
        await inside(browser, "iframe:nth-of-type(1)");
        const text = () => browser.run(() => [...document.querySelectorAll(`#frame [role=status], #frame ${area.status}`)].filter((line) => line.checkVisibility()).map((line) => line.textContent).join(" "));
        assert.doesNotMatch(await text(), /nope|secret|link/i, ui);
        await browser.until(() => document.querySelector(area.headline)?.textContent.includes("3 han 30 fu"), `the same hand in ${ui}${readonly}`);
        await browser.frame();
        await inside(browser, "iframe:nth-of-type(2)");
        assert.match(await text(), /nope/, `${ui}${readonly} says what it could not read`);
        await browser.frame();
      }
    }
  });
});

journey("a frame of another site is the widget whatever its address says, its first height is that of what is in it, and what it opens may save and print", async (browser, assert) => {
  await browser.openApp("#v1;r=riichi-ema-2025;view=game");
  await browser.run(() => localStorage.setItem("tenbo-language", "en"));
  await club(browser, async (site) => {
    for (const query of ["", "?embed=true", "?rules=mcr-mil-2025"]) {
      await site.show(`<iframe title="Tenbo" width="500" height="700" src="${browser.base}${query}#${WON}"></iframe>`);
      await inside(browser);
      assert.equal(await browser.run(() => document.querySelector(area.tools).children.length), 3, "house rules, the link and help, nothing of the whole page");
      await browser.frame();
    }
    await site.show(`<script src="${browser.base}embed.js"></script><div id="high" data-mahjong-score data-hand="${WON}" data-height="500"></div>`);
    await says(browser, "score", ({ score }) => score.ok);
    const [first, ...more] = (await heard(browser, "resize")).map(({ height }) => height);
    const last = more.at(-1) ?? first;
    assert.ok(first > last - 100 && first < last + 100, `it begins at ${[first, ...more]}`);

    // The window that a frame opens is a page like any other: it was sandboxed as the frame, and *Print* and *Save* did nothing.
    const [own] = await browser.tabs();
    // The frame is higher than the window, which WebKit's driver does not scroll for what is in a frame.
    await browser.run(() => scrollTo(0, document.documentElement.scrollHeight));
    await inside(browser, "#high iframe");
    await browser.click(`${area.foot} a`);
    await browser.frame();
    const other = await browser.window((tabs) => tabs.find((tab) => tab !== own));
    await browser.tab(other);
    await browser.until(() => document.querySelector(area.headline)?.textContent, "the page");
    await browser.errors();
    await browser.run(() => {
      print();
      Object.assign(document.createElement("a"), { href: "data:text/plain,x", download: "x.txt" }).click();
    });
    assert.deepEqual(await browser.errors(), [], "it may print and save");
    await browser.driver.close();
    await browser.tab(own);
  });
});
