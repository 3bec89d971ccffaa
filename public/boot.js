// Starts the app. A file of its own, so that the content security policy can forbid inline scripts.

// From here on nothing comes from any other host: a second policy, and both must allow it.
const policy = document.querySelector("meta[http-equiv]").cloneNode();
policy.content = policy.content.replaceAll("'self' https: http:", location.origin);
document.head.append(policy);

const script = document.querySelector("script[data-js]");
const address = (name) => new URL(script.dataset[name], document.baseURI).href;

// In a frame on another site it has a look of its own, from the start.
if (/[?&]embed=1(&|$)/.test(location.search)) {
  document.documentElement.dataset.embed = "";
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: script.dataset.embed }));
}

// A field that Tab comes to comes out from behind what stays at the bottom; WebKit takes it for seen there.
addEventListener("keyup", ({ key, target }) => {
  if (key === "Tab" && target.matches?.("input, textarea")) target.scrollIntoView({ block: "nearest" });
});

// The language: what the address asks for, what was chosen before, what the browser prefers, English. The regions that
// write Chinese in the traditional way, and the others, as far as no script is named.
const codes = script.getAttributeNames().flatMap((name) => (name.startsWith("data-texts-") ? [name.slice(11)] : []));
const known = (tag) => {
  const asked = (tag ?? "").toLowerCase().replace(/^zh-(tw|hk|mo)\b.*/, "zh-hant").replace(/^zh(?!-han[st])\b.*/, "zh-hans");
  return codes.find((code) => `${asked}-`.startsWith(`${code}-`));
};
let kept;
try {
  kept = localStorage.getItem("tenbo-language");
} catch {
  // A frame without storage remembers nothing.
}
const code = [new URLSearchParams(location.search).get("lang"), kept, ...navigator.languages].map(known).find(Boolean) ?? "en";
const texts = fetch(new URL(script.getAttribute(`data-texts-${code}`), document.baseURI)).then((answer) => answer.arrayBuffer());

// The second part of the module: fetched before what needs it opens, and joined when something of it is called.
let rest;
globalThis.tenbo = {
  language: code,
  async fetch() {
    if (!script.dataset.rest) return true;
    rest ??= await fetch(address("rest")).then((answer) => answer.arrayBuffer()).then(WebAssembly.compile).catch(() => {});
    return rest !== undefined;
  },
  join(exports) {
    if (!rest) {
      const request = new XMLHttpRequest();
      request.open("GET", address("rest"), false);
      request.overrideMimeType("text/plain; charset=x-user-defined");
      request.send();
      rest = new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0)));
    }
    new WebAssembly.Instance(rest, { first: exports });
  },
  // The art of flowers and seasons.
  flowers: async () => (await art).flowers(),
};

// The tiles are drawn, and the module is compiled, while the other is on its way.
const art = import("./art.js");
const drawn = art.then(({ tiles }) => tiles()).catch(() => {});
const wasm = address("wasm");
const compiled = WebAssembly.compileStreaming(fetch(wasm)).catch(() => wasm);

// Calls wait for no answer of a service worker: where one answers, because there may be no network, the rest comes first.
let whole;
try {
  whole = navigator.serviceWorker.controller && tenbo.fetch();
} catch {
  // A frame may not even ask for it.
}
const { default: start } = await import(address("js"));
await whole;
tenbo.texts = new Uint8Array(await texts);
await drawn;
await start({ module_or_path: await compiled });
if (top === self) import("./update.js").catch(() => {});
