// Writes public/tiles.svg: one <symbol> per tile face, from the CC0 art in the
// npm package riichi-mahjong-tiles. With the argument `flowers` it writes
// public/flowers.svg instead, from the symbols flowers.py prints. See README.md.

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as art from "riichi-mahjong-tiles";
import { optimize } from "svgo";

const PUBLIC = new URL("../../public/", import.meta.url);

/** Symbol id -> component. Red fives are 0, honors run E S W N white green red. */
const FACES = {};
for (const [suit, name] of [["m", "Man"], ["p", "Pin"], ["s", "Sou"]]) {
  for (let n = 1; n <= 9; n += 1) FACES[`t${n}${suit}`] = `Regular${name}${n}`;
  FACES[`t0${suit}`] = `Regular${name}5Dora`;
}
["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"].forEach((name, i) => {
  FACES[`t${i + 1}z`] = `Regular${name}`;
});

/** Faces the package leaves blank or draws with filters, drawn here instead. */
const OWN = {
  t5z: `<path fill="none" stroke="#19328c" stroke-width="16" stroke-linejoin="round" d="M38 38H262V362H38Z"/>
        <path fill="none" stroke="#19328c" stroke-width="7" stroke-linejoin="round" d="M64 88V64H88H212H236V88V312V336H212H88H64V312Z"/>`,
  tback: `<rect width="300" height="400" rx="24" fill="#e0a526"/>
        <path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8" d="M30 52q22 0 22-22H248q0 22 22 22V348q-22 0-22 22H52q0-22-22-22Z"/>
        <path fill="#fff" fill-opacity=".55" d="M150 130l52 70-52 70-52-70Z"/>`,
};

/** Animals and faces, which no art at hand has: the signs of a hunter in red, of its prey in green, of a face in blue. */
const GLYPHS = [..."貓鼠雞蜈面面面面"].map((sign, at) => [`t${at + 1}g`,
  `<text x="150" y="300" fill="${at > 3 ? "#19328c" : at % 2 ? "#004900" : "#b93c3c"}" font-family="serif" font-size="280" font-weight="700" text-anchor="middle">${sign}</text>`]);

/** The art reaches the edge of its 300 x 400 canvas; the symbol adds a margin. */
const VIEW_BOX = "-18 -24 336 448";

const wrap = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${body}</svg>`;

function shrink(svg, id, floatPrecision) {
  const { data } = optimize(svg, {
    floatPrecision,
    multipass: true,
    plugins: [
      "removeXMLNS",
      "removeXlink",
      "convertStyleToAttrs",
      { name: "preset-default", params: { overrides: { inlineStyles: false, minifyStyles: false } } },
      { name: "removeAttrs", params: { attrs: ["svg:width", "svg:height"] } },
      { name: "prefixIds", params: { prefix: id, delim: "" } },
    ],
  });
  const [, box, body] = data.match(/^<svg viewBox="([^"]+)">(.*)<\/svg>$/s) ?? [];
  if (box !== "0 0 300 400") throw new Error(`${id}: unexpected root in ${data.slice(0, 120)}`);
  return `<symbol id="${id}" viewBox="${VIEW_BOX}">${body}</symbol>`;
}

function merge(name, symbols, floatPrecision, shared) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" id="${name}" display="none">${symbols.join("")}</svg>`;
  const { data } = optimize(sprite, { floatPrecision, plugins: ["reusePaths"] });
  return data
    .replaceAll(' xmlns:xlink="http://www.w3.org/1999/xlink"', "")
    .replaceAll("xlink:href", "href")
    .replaceAll("reuse-", shared);
}

/** The page inlines a file under a strict CSP: attributes only, every id unique and found. */
function check(sprite, wanted) {
  if (/style|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.test(sprite)) throw new Error("sprite is not attribute-only");
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) throw new Error("ids collide");
  for (const [, a, b] of sprite.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) {
    if (!ids.includes(a ?? b)) throw new Error(`dangling reference ${a ?? b}`);
  }
  for (const id of wanted) if (!sprite.includes(`<symbol id="${id}" `)) throw new Error(`no symbol ${id}`);
}

/** Parts used by several tiles get ids starting with `shared`. */
function write(name, faces, precision, shared) {
  const file = `${name}.svg`;
  const symbols = Object.entries(faces).map(([id, svg]) => shrink(svg, id, precision));
  const sprite = merge(name, symbols, precision, shared);
  check(sprite, Object.keys(faces));
  writeFileSync(new URL(file, PUBLIC), `${sprite}\n`);
  console.log(`${file}: ${Object.keys(faces).length} symbols, ${sprite.length} bytes, ${brotliCompressSync(sprite).length} brotli`);
}

function tiles() {
  const drawn = Object.entries(FACES).map(([id, name]) => [id, renderToStaticMarkup(createElement(art[name]))]);
  const own = Object.entries(OWN).map(([id, body]) => [id, wrap(body)]);
  return Object.fromEntries([...drawn, ...own]);
}

function flowers() {
  const symbols = readFileSync(0, "utf8").matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  const drawn = [...symbols].map(([, id, body]) => [id, body]);
  return Object.fromEntries([...drawn, ...GLYPHS].map(([id, body]) => [id, wrap(body)]));
}

if (process.argv[2] === "flowers") write("flowers", flowers(), 0, "fu");
else write("tiles", tiles(), 1, "tu");
