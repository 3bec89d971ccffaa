// The pages of examples/hosts, built as their readers build them, on an origin of their own beside the built app: a hand is shown,
// an attribute is changed, an event is heard, and the element goes and comes back. And the types of embed.d.ts.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { area } from "../e2e/pages/areas.mjs";
import { inside } from "../e2e/pages/club.mjs";
import { serve } from "../e2e/serve.mjs";
import { consumer } from "./unpack.mjs";

const folder = resolve(consumer, "hosts");
const HOME = "https://club.example/tenbo/";
const POINTS = ["3900 points", "2700 points"];

/** Copies the examples to where their packages are, and has them load the widget from `home`. */
export function place(packages, home) {
  rmSync(folder, { recursive: true, force: true });
  cpSync("examples/hosts", folder, { recursive: true });
  cpSync("public/embed.d.ts", join(folder, "react/embed.d.ts"));
  symlinkSync(packages, join(folder, "node_modules"), "dir");
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(html|js|tsx|vue|svelte|php)$/.test(name) || name.startsWith("node_modules")) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(HOME, home));
  }
}

const told = (browser, points) => browser.until((points) => document.querySelector("output").textContent === points, points, points);

/** The hand is there, in a frame that has taken the place of the link. */
async function shown(browser, points) {
  await told(browser, points);
  await inside(browser, "tenbo-score");
  await browser.until((headline) => document.querySelector(headline)?.textContent, "the headline", area.headline);
  assert.equal(await browser.run(() => "readonly" in document.documentElement.dataset), true, "read-only");
  await browser.frame();
  assert.equal(await browser.run(() => document.querySelector("tenbo-score a").checkVisibility()), false, "the link has gone");
}

/** Opens a page of an example. */
async function opened(browser, root, run) {
  const server = await serve(root);
  try {
    await browser.go(server.url.replace("localhost", "127.0.0.1"));
    await shown(browser, POINTS[0]);
    await run?.();
    await browser.go("about:blank");
    assert.deepEqual((await browser.errors()).filter((error) => !error.includes("favicon")), []);
  } finally {
    server.close();
  }
}

/** What somebody does with the page of a framework. */
const used = (browser) => async () => {
  await browser.run(() => document.querySelector("#other").click());
  await shown(browser, POINTS[1]);
  for (const points of [undefined, POINTS[1], undefined, POINTS[1]]) {
    await browser.run(() => document.querySelector("#away").click());
    if (points) await shown(browser, points);
    else await browser.goes("tenbo-score");
  }
  assert.equal(await browser.count("tenbo-score"), 1);
  await browser.run(() => document.querySelector("#other").click());
  await shown(browser, POINTS[0]);
};

async function framework(browser, load, name, options = {}) {
  const { build } = await load("vite");
  const root = join(folder, name);
  await build({ root, base: "./", logLevel: "error", build: { outDir: join(root, "built") }, ...options });
  await opened(browser, join(root, "built"), used(browser));
}

const STRICT = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--jsx", "react-jsx", "--types", ""];

/** What TypeScript says of a file, beside which the types lie. */
function typed(file) {
  const { status, stdout } = spawnSync("tsc", [...STRICT, join(folder, file), join(folder, "react/embed.d.ts")], { encoding: "utf8" });
  assert.equal(status, 0, stdout.slice(0, 2000));
}

const CALLED = `
const one = document.createElement("tenbo-score");
one.hand = "123m";
one.readonly = "true";
const on: boolean = one.readonly;
one.addEventListener("tenbo-score", ({ detail }) => void detail.score.ok);
document.addEventListener("tenbo-change", ({ detail }) => { const hand: string = detail.hand; void hand; });
addEventListener("mahjong-error", ({ detail }) => { const key: string = detail.key; void key; });
const hand: Promise<string> = one.get("hand");
void [hand, on, one.score?.ok, one.ready.then(({ langs }) => langs[0]), one.set({ hand: "", win: { seat: "W" } }), one.focus(), one.undo()];
(window.mahjongScore ??= []).push(({ mount }) => { mount(one).on("score", ({ score }) => void score.ok); });
// @ts-expect-error
one.theme = "pink";
// @ts-expect-error
one.set({ color: "red" });
// @ts-expect-error
one.get("cookies");
// @ts-expect-error
one.score = null;
`;

const ENGINE = `
import type { Answer } from "tenbo";
import type { GlobalComponents } from "vue";
import type { SvelteHTMLElements } from "svelte/elements";
declare global { interface TenboTypes { answer: Answer } }
const answer: Promise<Answer> = document.createElement("tenbo-score").get("score");
const vue: InstanceType<GlobalComponents["tenbo-score"]>["$props"] = { hand: "123m" };
const svelte: SvelteHTMLElements["tenbo-score"] = { hand: "123m", readonly: true, class: "large", "ontenbo-score": ({ detail }) => void (detail.score satisfies Answer) };
// @ts-expect-error
const wrong: SvelteHTMLElements["tenbo-score"] = { theme: "pink" };
void [answer, vue, svelte, wrong];
`;

/** Name, the packages that are tried, and how. */
export const HOSTS = [
  ["element: a plain page", [], ({ browser }) => opened(browser, join(folder, "plain"), used(browser))],
  ["element: WordPress, a block", [], async ({ browser }) => {
    const root = join(folder, "wordpress");
    writeFileSync(join(root, "listen.js"), `addEventListener("tenbo-score", ({ detail }) => { for (const { total } of detail.score.wins ?? []) document.querySelector("output").value = total + " points"; });`);
    writeFileSync(join(root, "index.html"), `<!DOCTYPE html><meta charset="utf-8"><title>A post</title><output>…</output><script src="listen.js"></script>${readFileSync(join(root, "block.html"), "utf8")}`);
    await opened(browser, root);
  }],
  ["element: WordPress, the plugin", ["php"], async ({ browser }) => {
    const root = join(folder, "wordpress");
    writeFileSync(join(root, "index.html"), execFileSync("php", ["tests/package/wordpress.php", join(root, "tenbo.php")], { encoding: "utf8" }));
    await opened(browser, root, async () => {
      const [first, second] = await browser.run(() => [...document.querySelectorAll("tenbo-score")].map((one) => one.getAttributeNames().join(" ")));
      assert.deepEqual([first, second], ["hand title readonly", ""]);
    });
  }],
  ["element: React, StrictMode, in Vite", ["react", "vite"], ({ browser, load }) => framework(browser, load, "react", { configFile: false })],
  ["element: Vue, in Vite", ["vue", "vite"], ({ browser, load }) => framework(browser, load, "vue")],
  ["element: Svelte, in Vite", ["svelte", "vite"], ({ browser, load }) => framework(browser, load, "svelte")],
  ["element: strict TypeScript, React's example", ["typescript", "@types/react"], () => typed("react/main.tsx")],
  ["element: strict TypeScript, alone and with the engine, Vue and Svelte", ["typescript"], () => {
    mkdirSync(join(consumer, "alone"), { recursive: true });
    cpSync("public/embed.d.ts", join(consumer, "alone/embed.d.ts"));
    writeFileSync(join(consumer, "alone/called.ts"), CALLED);
    const { status, stdout } = spawnSync("tsc", [...STRICT, "called.ts", "embed.d.ts"], { cwd: join(consumer, "alone"), encoding: "utf8" });
    assert.equal(status, 0, stdout.slice(0, 2000));
    writeFileSync(join(folder, "engine.ts"), ENGINE);
    typed("engine.ts");
  }],
];
