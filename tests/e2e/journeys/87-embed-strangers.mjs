import { journey } from "../journey.mjs";
import { WON, club, framed, inside, say, says, told } from "../pages/club.mjs";

// Runs in the page around the frame: says bad things and gives how many.
function junk(many, seed) {
  let state = seed;
  const random = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % most;
  };
  const pick = (list) => list[random(list.length)];
  const words = ["set", "get", "undo", "focus", "hand", "what", "score", "<img src=x onerror=alert(1)>", "123m", "", "__proto__", "constructor", "\ud800", "null", "v1;r=riichi-ema-2025"];
  const cyclic = {};
  cyclic.mahjongScore = cyclic;
  const deep = (left) => (left === 0 ? 1 : { mahjongScore: 1, hand: deep(left - 1) });
  const values = [
    () => null, () => undefined, () => random(1e9) - 5e8, () => random(1000) / 7, () => NaN, () => Infinity, () => true, () => 10n ** 30n,
    () => pick(words), () => [pick(words), random(9)], () => new Array(1e6), () => ({ [pick(words)]: pick(words) }), () => new Date(), () => /x/,
    () => new Map([["type", "undo"]]), () => new Set([1]), () => new ArrayBuffer(16), () => new Uint8Array(9), () => new Blob(["x"]), () => cyclic,
    () => deep(60), () => "x".repeat(20_000), () => new Error("x"), () => Object.create(null),
  ];
  const value = () => pick(values)();
  const makers = [
    // Without the envelope, or with a wrong one.
    () => value(),
    () => ({ type: pick(words), hand: value() }),
    () => ({ mahjongScore: pick([0, 2, "1", 1.5, null, true, [1], { v: 1 }]), type: "undo" }),
    // With it, and something wrong in it.
    () => ({ mahjongScore: 1, type: pick(["SET", "eval", "", null, 1, ["undo"], "ready", "score", "toString"]), hand: "123m" }),
    () => ({ mahjongScore: 1, type: "set" }),
    () => ({ mahjongScore: 1, type: "set", hand: pick([1, null, ["123m"], { toString: "123m" }, undefined]) }),
    () => ({ mahjongScore: 1, type: "set", rules: pick(["chess", 1, "", "riichi-ema-2025 ", "__proto__"]) }),
    () => ({ mahjongScore: 1, type: "set", theme: pick(["url(x)", "DARK", 3]) }),
    () => ({ mahjongScore: 1, type: "set", win: pick([{}, [], "S", { seat: "Q" }, { tile: "12m" }, { situation: "rain" }, { situation: [1] }, { html: "x" }]) }),
    () => ({ mahjongScore: 1, type: "set", hand: "123m", [`x${random(99)}`]: value() }),
    () => ({ mahjongScore: 1, type: "get", what: "hand" }),
    () => ({ mahjongScore: 1, type: "get", id: pick([null, {}, [], 1.5, "x".repeat(65)]), what: "hand" }),
    () => ({ mahjongScore: 1, type: "get", id: 1, what: pick(["cookie", "", null, "HAND", { what: "hand" }]) }),
    () => ({ mahjongScore: 1, type: "undo", hand: "123m" }),
    () => ({ mahjongScore: 1, type: "focus", selector: "body" }),
    // Too large.
    () => ({ mahjongScore: 1, type: "set", hand: "1".repeat(17_000 + random(9000)) }),
    () => ({ mahjongScore: 1, type: "set", win: { situation: new Array(100 + random(5000)).fill("heaven") } }),
    () => ({ mahjongScore: 1, type: "set", ["x".repeat(20_000)]: 1 }),
    () => Object.fromEntries([["mahjongScore", 1], ...Array.from({ length: 200 }, (_, place) => [`f${place}`, place])]),
  ];
  const { contentWindow } = document.querySelector("iframe");
  // Of those that ask by an id, each is answered.
  let asked = 0;
  for (let done = 0; done < many; done += 1) {
    const message = makers[done % makers.length]();
    asked += message?.mahjongScore !== undefined && message.id === 1 ? 1 : 0;
    contentWindow.postMessage(message, "*");
  }
  return [many, asked];
}

journey("messages of strangers, of a wrong shape, too large or too many are ignored and counted: 4,000 of them", async (browser, assert) => {
  await club(browser, async (site) => {
    const address = told(browser, site, "", WON).replaceAll("&", "&amp;");
    // A stranger: a frame of a third origin beside it, which is no part of the widget.
    site.pages.set("stranger.html", `<!DOCTYPE html><meta charset="utf-8"><title>Stranger</title><script>
      window.rain = (many) => { for (let done = 0; done < many; done += 1) parent.frames[0].postMessage({ mahjongScore: 1, type: done % 2 ? "undo" : "set", hand: "111m" }, "*"); };
    </script>`);
    const stranger = site.url.replace("127.0.0.1", "localhost");
    await site.show(`<iframe title="Tenbo" width="500" height="700" src="${address}"></iframe><iframe id="stranger" title="S" src="${stranger}stranger.html"></iframe>`);
    await says(browser, "score", ({ score }) => score.ok);
    const ask = async (what, id) => {
      await say(browser, { mahjongScore: 1, type: "get", id, what });
      return (await says(browser, "reply", (data) => data.id === id)).value;
    };
    const hand = await ask("hand", "before");
    assert.ok(hand.includes("S=34456m44p777z"), hand);
    const errors = (await browser.errors()).length;
    assert.equal(errors, 0);

    // Wrong shapes and sizes: every one of 3,500, in several goes.
    let [sent, asked] = [0, 0];
    for (let go = 1; go <= 7; go += 1) {
      const [many, ids] = await browser.run(junk, 500, go * 7919);
      sent += many;
      asked += ids;
    }
    assert.ok(asked > 100, `${asked} of them ask by an id`);
    await inside(browser);
    await browser.until((sent) => Number(document.documentElement.dataset.ignored) >= sent, "all to be counted", sent);
    assert.equal(Number(await browser.run(() => document.documentElement.dataset.ignored)), sent);
    await browser.frame();
    const counts = await ask("ignored", 1);
    assert.equal(counts.total, sent);
    assert.ok(counts.shape > 1000 && counts.foreign > 100 && counts.size > 300, JSON.stringify(counts));
    assert.deepEqual([counts.stranger, counts.rate], [0, 0]);
    assert.equal(await ask("hand", "shapes"), hand, "nothing was acted on");

    // A stranger beside it, from within the frame itself, and from a window of the same site that is not around it.
    await browser.frame("#stranger");
    await browser.run(() => rain(400));
    await browser.frame();
    await browser.frame("iframe");
    await browser.run(() => { for (let done = 0; done < 100; done += 1) postMessage({ mahjongScore: 1, type: "set", hand: "111m" }, "*"); });
    await browser.until((sent) => Number(document.documentElement.dataset.ignored) >= sent + 500, "strangers to be counted", sent);
    await browser.frame();
    assert.equal((await ask("ignored", 2)).stranger, 500);
    assert.equal(await ask("hand", "strangers"), hand);

    // Too many: some are done, the rest is ignored; a moment later one is heard again.
    await browser.run(() => {
      const { contentWindow } = document.querySelector("iframe");
      for (let done = 0; done < 500; done += 1) contentWindow.postMessage({ mahjongScore: 1, type: "set", theme: "dark" }, "*");
    });
    let tries = 0;
    const again = (what) => browser.wait(async () => {
      const id = `again ${tries += 1}`;
      await say(browser, { mahjongScore: 1, type: "get", id, what });
      const answer = () => browser.run((id) => heard.find(({ data }) => data.id === id)?.data, id);
      const { type, value } = await browser.wait(answer, "an answer or an error");
      return type === "reply" && value;
    }, "one to be heard again");
    const { rate } = await again("ignored");
    const soon = rate - (tries - 1);
    assert.ok(soon >= 430 && soon < 500, `${soon} came too soon`);
    assert.equal(await again("hand"), hand, "and nothing was changed by them");
    // Whoever asked by an id is told that it was not done, and nobody else is told anything. (Once nobody was: whoever waited for
    // an answer waited for ever.)
    const refused = await browser.run(() => heard.filter(({ data }) => data.type === "error" && !`${data.id}`.startsWith("again")).map(({ data }) => `${data.id} ${data.key}`));
    assert.deepEqual(refused, Array(asked).fill("1 wrong-message"));
    const said = await browser.run(() => heard.filter(({ frame }) => frame === 0).length);
    assert.ok(said - asked < 40, `${said} answers in all, ${asked} of them errors`);
    assert.deepEqual(await browser.errors(), []);

    // The page around the frame is another than the address names: it is told nothing, and is not heard.
    const elsewhere = framed(browser, `&amp;host=${encodeURIComponent("https://club.example")}`, WON);
    await site.show(`<iframe title="Tenbo" width="500" height="700" src="${elsewhere}"></iframe>`);
    await inside(browser);
    await browser.frame();
    await say(browser, { mahjongScore: 1, type: "set", hand: "111m" });
    await say(browser, { mahjongScore: 1, type: "get", id: 1, what: "hand" });
    await browser.frame("iframe");
    await browser.until(() => document.documentElement.dataset.ignored === "2", "both to be counted");
    assert.ok((await browser.run(() => decodeURI(location.hash))).includes("S=34456m44p777z"));
    await browser.frame();
    assert.equal(await browser.run(() => heard.length), 0, "not a word");
    // The browser says itself that nobody of that name was there.
    assert.ok((await browser.errors()).every((text) => text.includes("postMessage") && text.includes("club.example")));

    // Without a name nobody is told more than the height; what cannot be so in the address is named.
    await site.show(`<iframe title="Tenbo" width="500" height="700" src="${framed(browser, "&amp;color=red&amp;ui=huge", WON)}"></iframe>`);
    await says(browser, "resize");
    await say(browser, { mahjongScore: 1, type: "get", id: 1, what: "hand" });
    await say(browser, { mahjongScore: 1, type: "set", hand: "111m" });
    await inside(browser);
    await browser.until(() => decodeURI(location.hash).includes("111m"), "what it was told is done");
    await browser.frame();
    const kinds = await browser.run(() => [...new Set(heard.map(({ data }) => data.type))].sort());
    assert.deepEqual(kinds, ["ready", "resize"]);
    const { warnings } = await says(browser, "ready");
    assert.deepEqual(warnings, [{ param: "color", value: "red" }, { param: "ui", value: "huge" }]);
  });
});
