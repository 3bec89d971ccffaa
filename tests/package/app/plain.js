// For bundlers that make one script a file and leave workers alone.
import { shown } from "./shown.js";

shown(new Worker("worker.js"));
