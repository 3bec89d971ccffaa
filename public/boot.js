// Starts the app. A file of its own, so that the content security policy can forbid inline scripts.
const script = document.querySelector("script[data-js]");
const address = (name) => new URL(script.dataset[name], document.baseURI).href;

// The second part of the module: joined at once when something of it is called, fetched ahead when that is likely.
let rest;
globalThis.tenbo = {
  async fetch() {
    rest ??= await fetch(address("rest")).then((answer) => (answer.ok ? answer.arrayBuffer() : undefined)).catch(() => {});
  },
  join(exports) {
    if (!rest) {
      const request = new XMLHttpRequest();
      request.open("GET", address("rest"), false);
      request.overrideMimeType("text/plain; charset=x-user-defined");
      request.send();
      rest = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
    }
    new WebAssembly.Instance(new WebAssembly.Module(rest), { first: exports });
  },
};

const { default: start } = await import(address("js"));
await start({ module_or_path: address("wasm") });
