// Starts the app. A file of its own, so that the content security policy can forbid inline scripts.
const script = document.querySelector("script[data-js]");
const address = (name) => new URL(script.dataset[name], document.baseURI).href;
const { default: start } = await import(address("js"));
await start({ module_or_path: address("wasm") });
