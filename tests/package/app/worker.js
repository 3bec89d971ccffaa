import { waits } from "tenbo";

self.addEventListener("message", ({ data }) => self.postMessage(waits(data)));
