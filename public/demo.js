// What a club's page can do with a frame: hear its score, give it a hand, take back a step.
const HANDS = ["v1;r=riichi-wrc-2025;win=W;W=22345m45567p777z~6p", "v1;r=riichi-wrc-2025;win=N;N=19m19p19s1234567z+1m;from=E"];
const widget = document.querySelector("#compact");
const told = document.querySelector("#told");
let next = 0;

widget.addEventListener("tenbo-score", ({ detail }) => {
  const [win] = detail.score.wins ?? [];
  told.value = win ? `${win.total} points` : "no win yet";
});
document.querySelector("#pick").addEventListener("click", () => {
  widget.set({ hand: HANDS[next] });
  next = (next + 1) % HANDS.length;
});
document.querySelector("#back").addEventListener("click", () => widget.undo().catch(() => { told.value = "nothing to take back"; }));
document.querySelector("#lock").addEventListener("click", ({ target }) => {
  const readonly = target.ariaPressed !== "true";
  target.ariaPressed = readonly;
  widget.readonly = readonly;
});
