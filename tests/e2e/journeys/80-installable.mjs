import { journey } from "../journey.mjs";
import { readFileSync } from "node:fs";
import { settled } from "../offline.mjs";

journey("the app can be installed: manifest, icons that keep what they claim, a page without inline code", async (browser, assert) => {
  const page = readFileSync(`${browser.dist}/index.html`, "utf8");
  const head = page.slice(page.indexOf("<html"));
  assert.match(head, /^<html[^>]*>(<head>)?\s*<meta [^>]*Content-Security-Policy/, "the policy comes first");
  const [, policy] = page.match(/content="(default-src[^"]*)"/);
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|\*/);
  // Any host stands there for the frames of WebKit alone; before anything is fetched the page allows its own and no other.
  await browser.openApp();
  const [, own] = await browser.run(() => [...document.querySelectorAll("meta[http-equiv]")].map((meta) => meta.content));
  assert.doesNotMatch(own, /https?:(?!\/\/)/);
  assert.ok(own.includes(`script-src ${new URL(browser.base).origin} 'wasm-unsafe-eval'`), own);
  for (const word of ["default-src 'none'", "'wasm-unsafe-eval'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'"]) {
    assert.ok(policy.includes(word), word);
  }
  assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=|javascript:/i, "no inline style, no inline handler");
  for (const [, attributes, inside] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
    assert.match(attributes, /\ssrc=/);
    assert.equal(inside, "", "no inline script");
  }
  assert.equal([...page.matchAll(/<script/g)].length, 1);
  assert.doesNotMatch(page, /(href|src)=["']?(\/|https?:)/, "every address is relative");

  await settled(browser);
  const sent = await browser.run(async () => {
    const link = document.querySelector("link[rel=manifest]").href;
    const types = {};
    for (const name of [link, "sw.js", document.querySelector("script[data-js]").dataset.wasm]) {
      const answer = await fetch(name, { cache: "reload" });
      types[name.split(/[/.]/).pop()] = answer.headers.get("content-type");
    }
    const manifest = await (await fetch(link)).json();
    const ofShortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);
    const pictures = [...manifest.icons, ...manifest.screenshots, ...ofShortcuts].filter(({ type }) => ["image/png", "image/webp"].includes(type));
    const touch = { src: document.querySelector("link[rel=apple-touch-icon]").getAttribute("href"), sizes: "180x180" };
    const sizes = [];
    for (const { src, sizes: claimed } of [...pictures, touch]) {
      const picture = await createImageBitmap(await (await fetch(new URL(src, link))).blob());
      sizes.push([src, claimed, `${picture.width}x${picture.height}`]);
    }
    return { manifest, sizes, types };
  });
  const { manifest } = sent;
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display, manifest.lang], ["./", "./", "standalone", "en"]);
  // An address of its own would be one for every copy at an origin; without one, a copy is known by where it starts.
  assert.equal(manifest.id, "");
  for (const field of ["name", "short_name", "description", "theme_color", "background_color"]) assert.ok(manifest[field], field);
  assert.ok(manifest.short_name.length <= 12);
  assert.ok(manifest.categories.length > 0);
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const icon of ["192x192 any", "512x512 any", "512x512 maskable"]) assert.ok(icons.includes(icon), icon);
  assert.deepEqual(manifest.screenshots.map(({ form_factor: form }) => form).sort(), ["narrow", "wide"]);
  assert.equal(sent.sizes.length, 9);
  for (const [src, claimed, found] of sent.sizes) assert.equal(found, claimed, src);
  assert.match(sent.types.js, /^text\/javascript/);
  assert.equal(sent.types.wasm, "application/wasm");
  assert.match(sent.types.webmanifest, /^application\/manifest\+json/);

  const [themes, described] = await browser.run(() => [
    [...document.querySelectorAll("meta[name=theme-color]")].map(({ media }) => media),
    document.querySelector("meta[name=description]").content,
  ]);
  assert.deepEqual(themes, ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  assert.ok(described.length > 40);

  // Outside the inner four fifths of the icon that may be masked there is ground alone, and no hole in it.
  const masked = await browser.run(async () => {
    const picture = await createImageBitmap(await (await fetch("icons/maskable.png")).blob());
    const canvas = new OffscreenCanvas(512, 512).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, 512, 512);
    const ground = data.slice(0, 4).join();
    let drawn = 0;
    for (let at = 0; at < 512 * 512; at += 1) {
      const far = Math.hypot((at % 512) - 255.5, Math.floor(at / 512) - 255.5) > 205;
      if (far && data.slice(4 * at, 4 * at + 4).join() !== ground) drawn += 1;
    }
    return [ground, drawn];
  });
  assert.deepEqual(masked, ["20,82,58,255", 0]);

  if (browser.engine === "chromium") {
    const { errors } = await browser.cdp("Page.getAppManifest");
    assert.deepEqual(errors, [], "what Chromium says of the manifest");
    const { installabilityErrors } = await browser.cdp("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), [], "what keeps Chromium from installing");
  }
});
