// What check.html says stands in the page itself, in every language: of a host that sends files wrong, it may get no other.
import { messages } from "./start.mjs";

/** The page with its texts. Nothing in them can end the element that they are in. */
export function checkPage(page, codes) {
  const texts = Object.fromEntries(codes.map((code) => [code, messages(code, "check-")]));
  return page.replace(/(<script[^>]*id="texts"[^>]*>)/, (tag) => tag + JSON.stringify(texts).replaceAll("<", "\\u003c"));
}
