import { parse, score } from "../tenbo/browser.js";

const { seat, win } = parse("34456m44p777z(333s@W)+2m");
const wins = [{ seat: "S", from: "W", ...win }];
const answer = score({ v: 1, rules: "riichi-ema-2025", seats: { S: seat }, end: { kind: "win", wins } });
document.querySelector("#score").textContent = `${answer.wins[0].total}: ${answer.wins[0].lines.map((line) => line.name).join(", ")}`;

// The same in a worker, which answers what a hand waits for.
const worker = new Worker("worker.js", { type: "module" });
worker.addEventListener("message", ({ data }) => {
  document.querySelector("#waits").textContent = data.seats.S.waits.map(({ tile }) => tile).join(" ");
});
worker.postMessage({ v: 1, rules: "riichi-ema-2025", seats: { S: { hand: "2345678m234p555s" } } });
