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
const kept = (name) => {
  try {
    return localStorage.getItem(name);
  } catch {
    // A frame without storage remembers nothing.
  }
};
const code = [new URLSearchParams(location.search).get("lang"), kept("tenbo-language"), ...navigator.languages].map(known).find(Boolean) ?? "en";

/** Says in the person's language that the page could not start, in place of its first paint. */
function fail(error) {
  console.error(error);
  const { lang, content } = document.querySelector(`template[lang="${code}"]`);
  const says = content.cloneNode(true);
  says.querySelector(globalThis.WebAssembly ? ".no-wasm" : ".no-file").remove();
  says.querySelector("button").onclick = again;
  document.documentElement.lang = lang;
  document.querySelector("#app").replaceChildren(says);
  try {
    // A worker that comes in place of one that has kept a wrong file (sw.js) has the right one.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  } catch {
    // A frame may not even ask for it.
  }
}

/** Once more, past what the browser may have kept of a wrong answer; with the newer version, if one waits. */
async function again() {
  const files = ["data-js", "data-wasm", `data-texts-${code}`].map((name) => new URL(script.getAttribute(name), document.baseURI));
  await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
  try {
    (await navigator.serviceWorker.getRegistration()).waiting.postMessage("skip-waiting");
  } catch {
    // None waits.
  }
  location.reload();
}

globalThis.tenbo = {
  language: code,
  fail,
  // The faces of the tiles, and the art of flowers and seasons.
  tiles: async (...asked) => (await art).tiles(...asked),
  flowers: async () => (await art).flowers(),
};

// The tiles are drawn, and the module is compiled, while the other is on its way.
const art = import("./art.js");
const faces = "embed" in document.documentElement.dataset ? null : kept("tenbo-faces");
const drawn = tenbo.tiles(faces ?? "carved", code).catch(() => tenbo.tiles("carved")).catch(() => {});

async function begin() {
  const wasm = address("wasm");
  const texts = fetch(new URL(script.getAttribute(`data-texts-${code}`), document.baseURI));
  const compiled = WebAssembly.compileStreaming(fetch(wasm)).catch(() => wasm);
  const { default: start } = await import(address("js"));
  tenbo.texts = new Uint8Array(await (await texts).arrayBuffer());
  await drawn;
  await start({ module_or_path: await compiled });
  if (top === self) import("./update.js").catch(() => {});
}

begin().catch(fail);
