// What the page says when the app cannot start stands in the page itself, in every language: there may be no file to ask for it.
import { FluentParser } from "@fluent/syntax";
import { readFileSync } from "node:fs";

const TAGS = { "&": "&amp;", "<": "&lt;" };

/** The messages of a language whose names begin so. */
export function messages(code, start) {
  const file = readFileSync(new URL(`../../locales/${code}/page.ftl`, import.meta.url), "utf8");
  const found = new FluentParser().parse(file).body.filter(({ type, id }) => type === "Message" && id.name.startsWith(start));
  return Object.fromEntries(found.map(({ id, value }) => [id.name, value.elements[0].value]));
}

/** The messages `start-…` of a language, and the second half of the name. */
function texts(code) {
  const all = { ...messages(code, "word-brand"), ...messages(code, "start-") };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text.replace(/[&<]/g, (sign) => TAGS[sign])]));
}

/** What the first paint says after a while, in every language: the script that would know the person's has not run. */
export const lateText = (codes) =>
  `<div class="start-late">${codes.map((code) => `<p lang="${code}">${texts(code)["start-late"]}</p>`).join("")}</div>`;

/** What takes the place of the first paint, by language; the start script (boot.js) picks one and leaves out what is not so. */
export const startTexts = (codes) =>
  codes.map((code) => {
    const says = texts(code);
    const lines = ["no-file", "no-wasm", "no-policy", "no-origin"].map((key) => `<p class="${key}">${says[`start-${key}`]}</p>`);
    return `<template lang="${code}"><header class="page-top"><h1>Tenbo <span lang="${code === "en" ? "ja" : code}">${says["word-brand"]}</span></h1></header>`
      + `<main><section class="notice" role="alert">${lines.join("")}<button class="button main" type="button">${says["start-again"]}</button></section></main></template>`;
  }).join("");
