// What is asked while the import still waits for the module is answered afterwards.
const ready = import("../tenbo/browser.js");

self.addEventListener("message", async ({ data }) => {
  const { waits } = await ready;
  self.postMessage(waits(data));
});
