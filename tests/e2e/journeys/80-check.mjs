import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { axe } from "../axe.mjs";
import { buildOf } from "../offline.mjs";
import { serve } from "../serve.mjs";

/** Two frames may have to be waited for, on a busy machine in vain. */
async function checked(browser, server, rest = "") {
  await browser.go("about:blank");
  await browser.go(`${server.url}check.html${rest}`);
  const done = await browser.until(() => document.documentElement.dataset.done, "the end of the check");
  return Object.fromEntries(done.split(" ").map((row) => row.split("=")));
}

const seen = (browser, id) => browser.texts(`#row-${id} .seen code`);
const mend = (browser, id) => browser.texts(`#row-${id} dd`);

journey("a page says what a host sends wrong, and names the line that mends it for each kind of host", async (browser, assert) => {
  const server = await serve(browser.dist, { base: "/club/" });
  const { host } = server;
  const files = Object.keys(buildOf(browser.dist).files);
  const ofEnding = (ending) => files.find((name) => name.endsWith(ending));
  try {
    // All is right; only a build that knows its address has what the last row asks for. It is said in the reader's language.
    host.lasting = true;
    const first = await checked(browser, server, "?lang=zh-TW");
    assert.equal(await browser.text("#status"), Object.values(first).every((verdict) => verdict === "right") ? "未發現問題。" : "一切可用，有些地方可以改進。");
    const { oembed, ...others } = first;
    // WebKit asks for Brotli, which is all that this server has, only over HTTPS, and this machine has none.
    if (browser.engine === "webkit") delete others.compression;
    for (const [id, verdict] of Object.entries(others)) assert.equal(verdict, "right", `${id}: ${await seen(browser, id)}`);
    assert.match(oembed, /right|better/);
    await browser.clickOn("button", "複製報告");
    await browser.until((count) => document.querySelector("#report").value.split("\n").filter((line) => line.startsWith("✓")).length >= count, "the report", Object.keys(others).length);

    // What makes trouble in practice, several faults at a time.
    Object.assign(host, { lasting: false, untyped: true, pageForAll: true, whole: true });
    host.headers = { "X-Frame-Options": "DENY", "Cache-Control": "max-age=86400", "Cross-Origin-Resource-Policy": "same-origin" };
    server.missing.add(ofEnding(".bin"));
    server.spoiled.set("embed.js", `${readFileSync(`${browser.dist}/embed.js`)}\n// Inserted by the host.`);
    const second = await checked(browser, server, "?lang=en");
    for (const id of ["types", "files", "frames", "isolation", "caching"]) assert.equal(second[id], "wrong", id);
    for (const id of ["missing", "compression"]) assert.equal(second[id], "better", id);
    const [altered, wasm] = [await seen(browser, "files"), await seen(browser, "types")];
    for (const name of ["embed.js", ofEnding(".bin")]) assert.ok(altered.some((line) => line.startsWith(name)), `${name} in ${altered}`);
    assert.ok(wasm.every((line) => /\.wasm: application\/octet-stream$|\.bin: text\/html$|^…/.test(line)), `${wasm}`);
    assert.deepEqual(await seen(browser, "frames"), ["X-Frame-Options: DENY"]);
    assert.ok((await mend(browser, "frames")).some((line) => line.includes("Header always unset X-Frame-Options")));
    assert.ok((await seen(browser, "caching")).includes("sw.js: max-age=86400"));
    assert.equal(await browser.text("#status"), "There are problems, listed below.");
    for (const theme of ["light", "dark"]) {
      await browser.prefer({ "prefers-color-scheme": theme });
      for (const width of [320, 1280]) {
        await browser.size(width, 800);
        await browser.run(() => document.querySelectorAll("details").forEach((one) => { one.open = true; }));
        assert.ok(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), `no wider than ${width} px`);
        await axe(browser, assert);
      }
    }

    // Policies of the site, and no header for frames without an origin.
    Object.assign(host, { untyped: false, pageForAll: false, whole: false, plain: true });
    host.headers = { "Content-Security-Policy": "default-src 'self'; frame-ancestors 'self'", "Access-Control-Allow-Origin": undefined, "Cache-Control": "max-age=600" };
    server.missing.clear();
    server.spoiled.clear();
    const third = await checked(browser, server, "?lang=en");
    assert.deepEqual([third.policy, third.frames, third.origin, third.caching, third.types], ["wrong", "better", "wrong", "better", "wrong"]);
    const lacks = await seen(browser, "policy");
    for (const lack of ["script-src 'wasm-unsafe-eval'", "img-src data:"]) assert.ok(lacks.includes(lack), `${lack} in ${lacks}`);
    assert.deepEqual(await seen(browser, "frames"), ["frame-ancestors 'self'"]);
    assert.ok((await seen(browser, "types")).some((line) => line.endsWith(".js: text/plain")));
  } finally {
    // Browsers say in the console what they refused; here they should.
    await browser.errors();
    server.close();
  }
});
