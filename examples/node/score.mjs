// After `npm install tenbo`: node score.mjs
import { parse, score } from "tenbo";

const hand = parse("34456m44p777z(333s@W)+2m");
if (!hand.ok || !hand.win) throw new Error("no winning hand");
const answer = score({ v: 1, rules: "riichi-ema-2025", detail: "score", seats: { S: hand.seat }, end: { kind: "win", wins: [{ seat: "S", from: "W", ...hand.win }] } });
if (!answer.ok) throw new Error(answer.problems[0].key);
for (const win of answer.wins) console.log(win.total, win.lines?.map((line) => line.name).join(", "));
