import { startDriver } from "./tests/e2e/driver.mjs"; import { serve } from "./tests/e2e/serve.mjs";
const server = await serve("/tmp/r1"); const driver = await startDriver(); const b = await driver.open(); b.base = server.url;
await b.size(1280,800);
for (const l of process.argv.slice(2)) { await b.openApp(l); await b.shown(); await new Promise(r=>setTimeout(r,700));
console.log(l, "\n  H:", await b.run(() => document.querySelector(".headline")?.textContent), "\n  R:", await b.run(() => document.querySelector(".result")?.innerText.slice(0,400).replace(/\n+/g," | "))); }
await b.close(); driver.stop(); server.close(); process.exit(0);
