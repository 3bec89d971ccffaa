import { waits } from "../tenbo/tenbo.js";

self.addEventListener("message", ({ data }) => self.postMessage(waits(data)));
