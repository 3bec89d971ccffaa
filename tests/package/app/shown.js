// What a page shows of the package: a score of its own, and what a worker answers.
import { parse, rulebooks, score, start } from "tenbo";

const show = (id, text) => { document.querySelector(id).textContent = text; };

export function shown(worker) {
  const hand = parse("34456m44p777z(333s@W)+2m");
  const answer = score({ v: 1, rules: "riichi-ema-2025", seats: { S: hand.seat }, end: { kind: "win", wins: [{ seat: "S", from: "W", ...hand.win }] } });
  worker.addEventListener("message", ({ data }) => show("#waits", data.ok ? data.seats.S.waits.map(({ tile }) => tile).join(" ") : JSON.stringify(data)));
  worker.postMessage({ v: 1, rules: "riichi-ema-2025", seats: { S: { hand: "2345678m234p555s" } } });
  const said = answer.ok ? `${answer.wins[0].total} ${answer.wins[0].lines.map(({ name }) => name).join(", ")}` : JSON.stringify(answer);
  start().then(() => show("#score", `${said}, ${rulebooks().length}`), (error) => show("#score", String(error)));
}
