// Starts the app. A file of its own, so that the content security policy can forbid inline scripts; and no module, so that it
// runs, and can say what is wrong, where modules do not: sent by no type of theirs, or in a frame without an origin. Where it
// does not run either, the page says so itself after a while (`start-late`).
(() => {
  // From here on nothing comes from any other host: a second policy, and both must allow it.
  const policy = document.querySelector("meta[http-equiv]").cloneNode();
  policy.content = policy.content.replaceAll("'self' https: http:", location.origin);
  document.head.append(policy);

  const script = document.querySelector("script[data-js]");
  const address = (name) => new URL(script.dataset[name], document.baseURI).href;
  // By a whole address: in a frame without an origin this script is one of a stranger, which has no place of its own.
  const beside = (name) => new URL(name, script.src).href;

  /** Whether the page around this one is of another origin. */
  function isStranger() {
    try {
      return !(parent.location.href && top.location.href);
    } catch {
      return true;
    }
  }

  // In a frame on another site it has a look of its own, from the start, and keeps nothing, whatever its address says.
  if (/[?&]embed=(1|true)(&|$)/.test(location.search) || isStranger()) {
    document.documentElement.dataset.embed = "";
  }

  // What the host's own policy forbids: pictures made by the page are the tiles.
  let forbidden;
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "img-src" && blockedURI.startsWith("data")) forbidden = "img-src";
  });

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
  const code = [new URLSearchParams(location.search).get("lang"), kept("tenbo-language"), ...(navigator.languages ?? [])].map(known).find(Boolean) ?? "en";

  /** Whether a module may be compiled at all: the smallest there is. */
  function mayCompile() {
    try {
      return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    } catch {
      return false;
    }
  }

  /** Whether files come that may be shown, but none that may be read: without an origin the host must allow it. */
  async function isRefused() {
    const comes = (mode) => fetch(script.src, { mode }).then(() => true, () => false);
    return window.origin === "null" && !(await comes("cors")) && comes("no-cors");
  }

  /** Why the page could not start, as the class of what it says of it. */
  async function reason() {
    if (!globalThis.WebAssembly) return "no-wasm";
    if (forbidden || !mayCompile()) return "no-policy";
    return (await isRefused()) ? "no-origin" : "no-file";
  }

  /** Says in the person's language that the page could not start, in place of its first paint. */
  async function fail(error) {
    console.error(error);
    const why = await reason();
    const { lang, content } = document.querySelector(`template[lang="${code}"]`);
    const says = content.cloneNode(true);
    for (const line of says.querySelectorAll("p")) if (line.className !== why) line.remove();
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
    const named = ["data-js", "data-wasm", `data-texts-${code}`].map((name) => new URL(script.getAttribute(name), document.baseURI));
    const files = [...named, beside("./art.js")];
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
    // Whether everything is kept for use without a network: not known before it has been looked for (update.js).
    offline: () => undefined,
  };

  // The tiles are drawn, and the module is compiled, while the other is on its way.
  const art = import(beside("./art.js"));
  const faces = "embed" in document.documentElement.dataset ? null : kept("tenbo-faces");
  const drawn = tenbo.tiles(faces ?? "carved", code).catch(() => tenbo.tiles("carved"));
  drawn.catch(() => {});

  async function begin() {
    const wasm = address("wasm");
    const texts = fetch(new URL(script.getAttribute(`data-texts-${code}`), document.baseURI));
    // Where it cannot be compiled as it comes, the script of the module does it its own way.
    const compiled = WebAssembly.compileStreaming ? WebAssembly.compileStreaming(fetch(wasm)).catch(() => wasm) : wasm;
    const { default: start } = await import(address("js"));
    tenbo.texts = new Uint8Array(await (await texts).arrayBuffer());
    await drawn;
    if (forbidden) throw new Error(`the host's content security policy forbids pictures: ${forbidden}`);
    await start({ module_or_path: await compiled });
    if (top === self) import(beside("./update.js")).catch(() => {});
  }

  begin().catch(fail);
})();
