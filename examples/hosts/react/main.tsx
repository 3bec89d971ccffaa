// React 19. Copy embed.d.ts from Tenbo's folder into this one: it has the types of <tenbo-score>.
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const HANDS = ["v1;r=riichi-ema-2025;S=34456m44p777z(333s@W)+2m;win=S;from=W;d=3m", "v1;r=riichi-ema-2025;win=W;W=22345m45567p777z~6p"];

function App() {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(true);
  const [told, setTold] = useState("…");
  const hide = () => {
    setShown(!shown);
    setTold("…");
  };
  return (
    <>
      <h1>Hand of the month</h1>
      <p>
        <button id="other" onClick={() => setAt((at + 1) % HANDS.length)}>Another hand</button>
        <button id="away" onClick={hide}>Hide or show</button>
        <output>{told}</output>
      </p>
      {shown && (
        <tenbo-score
          hand={HANDS[at]}
          readonly
          title="Hand of the month"
          ontenbo-score={({ detail }) => setTold(`${detail.score.wins?.[0]?.total ?? 0} points`)}
        >
          <a href={`https://club.example/tenbo/#${HANDS[at]}`}>The hand of the month, scored</a>
        </tenbo-score>
      )}
    </>
  );
}

createRoot(document.querySelector("#app")!).render(<StrictMode><App /></StrictMode>);
