import { shown } from "./shown.js";

shown(new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
