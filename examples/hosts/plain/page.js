const HANDS = ["v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m", "v1;r=riichi-ema-2025;win=W;W=22345m45567p777z~6p"];
const output = document.querySelector("output");
const hand = document.querySelector("tenbo-score");
let at = 0;

// The event bubbles, so the page can listen before embed.js has loaded.
document.addEventListener("tenbo-score", ({ detail }) => {
  output.value = `${detail.score.wins?.[0]?.total ?? 0} points`;
});
document.querySelector("#other").addEventListener("click", () => {
  at = (at + 1) % HANDS.length;
  hand.setAttribute("hand", HANDS[at]);
});
document.querySelector("#away").addEventListener("click", () => {
  output.value = "…";
  if (hand.isConnected) hand.remove();
  else document.body.append(hand);
});
