// After `npm install tenbo`: node score.mjs
import { parse, score } from "tenbo";

const { seat, win } = parse("34456m44p777z(333s@W)+2m");
const wins = [{ seat: "S", from: "W", ...win }];
const answer = score({ v: 1, rules: "riichi-ema-2025", seats: { S: seat }, end: { kind: "win", wins } });
console.log(answer.wins[0].total, answer.wins[0].lines.map((line) => line.name).join(", "));
