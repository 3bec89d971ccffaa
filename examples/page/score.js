import { parse, score } from "../tenbo/tenbo.js";

const hand = parse("34456m44p777z(333s@W)+2m");
if (!hand.ok || !hand.win) throw new Error("no winning hand");
const answer = score({ v: 1, rules: "riichi-ema-2025", detail: "score", seats: { S: hand.seat }, end: { kind: "win", wins: [{ seat: "S", from: "W", ...hand.win }] } });
if (!answer.ok) throw new Error(answer.problems[0].key);
for (const win of answer.wins) document.querySelector("#score").textContent = `${win.total}: ${win.lines.map((line) => line.name).join(", ")}`;

// The same in a worker, which answers what a hand waits for.
const worker = new Worker("worker.js", { type: "module" });
worker.addEventListener("message", ({ data }) => {
  document.querySelector("#waits").textContent = data.seats.S.waits.map(({ tile }) => tile).join(" ");
});
worker.postMessage({ v: 1, rules: "riichi-ema-2025", seats: { S: { hand: "2345678m234p555s" } } });
