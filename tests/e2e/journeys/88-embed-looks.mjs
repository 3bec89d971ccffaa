import { journey } from "../journey.mjs";
import { axe } from "../axe.mjs";
import { area } from "../pages/areas.mjs";
import { WON, club, framed, inside } from "../pages/club.mjs";

const SIZES = [[300, 300], [300, 600], [400, 500], [600, 371], [800, 600], [1200, 800]];
const WAITS = "v1;r=riichi-ema-2025;E=2345678m345p555s;d=3m";

journey("a frame of 300 by 300 to 1200 by 800: no side to scroll to, for reading only if asked, and Tab leads out of it", async (browser, assert) => {
  await club(browser, async (site) => {
    await browser.size(1280, 900);
    const frame = (address, width = 400, height = 500) =>
      `<iframe title="Tenbo" width="${width}" height="${height}" src="${address.replaceAll("&", "&amp;")}"></iframe>`;

    for (const ui of ["full", "compact", "result"]) {
      await site.show(SIZES.map(([width, height]) => frame(framed(browser, `&ui=${ui}`, WON), width, height)).join(""));
      for (let place = 1; place <= SIZES.length; place += 1) {
        const where = `${ui}, ${SIZES[place - 1].join(" × ")}`;
        await inside(browser, `iframe:nth-of-type(${place})`);
        const looks = await browser.run(() => {
          const small = [...document.querySelectorAll("button, a, select, input, summary")].filter((control) => {
            const { width, height } = control.getBoundingClientRect();
            return width > 0 && (width < 23.5 || height < 23.5) && !control.closest(`${area.radio}, p`) && (innerWidth >= 360 || !control.matches(area.handTiles));
          });
          return {
            wide: document.documentElement.scrollWidth - innerWidth,
            // Sticks that are being laid come from outside, clipped.
            cut: [...document.querySelectorAll("#app *")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest(`${area.heardOnly}, svg`)).map(({ className }) => className).slice(0, 3),
            small: small.map(({ outerHTML }) => outerHTML.slice(0, 80)).slice(0, 3),
            headline: document.querySelector(area.headline).textContent,
          };
        });
        assert.ok(looks.wide <= 0, `${where}: ${looks.wide} px to scroll`);
        assert.deepEqual(looks.cut, [], `${where}: cut off`);
        assert.deepEqual(looks.small, [], `${where}: too small`);
        assert.match(looks.headline, /han|fu|Mangan|mangan/);
        await browser.frame();
      }
    }

    // No rule that counts here asks how high the frame is.
    await inside(browser, "iframe");
    await browser.frame();
    await site.show(frame(framed(browser, "", WON), 400, 500));
    await inside(browser);
    const heights = [];
    // Lower than what is in it: without a scroll bar it would be wider.
    for (const height of [200, 500, 900, 1050]) {
      await browser.frame();
      await browser.run((height) => { document.querySelector("iframe").style.height = `${height}px`; }, height);
      await browser.frame("iframe");
      heights.push(await browser.run(() => document.querySelector("#app").getBoundingClientRect().height));
    }
    assert.equal(new Set(heights).size, 1, `${heights}`);

    // For reading: nothing can be edited, by tap or by key, and who listens hears that.
    for (const [query, hash] of [["&readonly=1", WON], ["&readonly=1&ui=compact", WAITS], ["&ui=result", WAITS], ["&readonly=1", WON.concat(";view=table")]]) {
      await site.show(frame(framed(browser, query, hash), 500, 900));
      await inside(browser);
      assert.match((await browser.texts(area.foot)).join(), /can’t be changed here/);
      // The address follows a while after a change.
      await browser.hasten();
      const before = await browser.run(() => location.hash);
      const able = await browser.run(() => {
        document.querySelectorAll("details").forEach((more) => { more.open = true; });
        const controls = [...document.querySelectorAll("button, input, select, textarea")].filter((control) => control.checkVisibility() && !control.disabled);
        return controls.map((control) => control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40)).sort();
      });
      // What only looks: other seats, lines, help, house rules to read, views, links.
      const looking = /^(Hand|Table|Share|Copy|Help|House|Print|[ESWN]★?:|Link|Pinfu|Yakuhai|Dora|Others|Other|Losers|East|South|West|North|Fouls|Penalt|Show|Tone|Sound)/;
      const known = able.filter((name) => !looking.test(name));
      const editing = await browser.run(() => [...document.querySelectorAll("button, input, select, textarea")]
        .filter((control) => control.checkVisibility() && !control.disabled && control.id !== "sound" && control.matches(`${area.tile}, ${area.wait}, ${area.discard}, ${area.key}, ${area.wordKey}, ${area.radio} input, ${area.check} input, select, ${area.mend}, ${area.meld}`)).length);
      assert.equal(editing, 0, `${query}: ${known.join(" | ")}`);
      // All the same by force: hidden keys, and the keyboard.
      await browser.run(() => {
        for (const control of document.querySelectorAll("button, input, select")) {
          if (control.matches(`${area.tabs} *, ${area.tools} *, ${area.rules} *, ${area.line}, ${area.opener}, ${area.dialogTop} *, ${area.copy} *`)) continue;
          control.disabled = false;
          control.click();
        }
      });
      await browser.run(() => document.querySelector("#hand")?.focus());
      await browser.press("1", "2", "3", "m", "Backspace", "Delete", "e", "Control+z");
      await browser.shown();
      const hands = (text) => decodeURIComponent(text).split(";").filter((field) => /^#?(v1|[ESWN]=|r=|win=|d=|from=|riichi=|honba=)/.test(field)).map((field) => field.replace("#", "")).sort();
      assert.deepEqual(hands(await browser.run(() => location.hash)), hands(before), `${query}: nothing changed`);
      await axe(browser, assert);
      await browser.frame();
    }

    // No trap: Tab goes in, through and out, both ways.
    await site.show(`<button id="before">before</button>${frame(framed(browser, "&ui=compact", WON), 400, 700)}<button id="after">after</button>`);
    await inside(browser);
    await browser.until(() => document.readyState === "complete" && document.querySelector(area.headline)?.textContent, "the whole frame");
    await browser.frame();
    // The page and the frame are of two processes: a moment after the key either a control of the frame has the focus or the goal.
    const stop = (goal) => browser.wait(async () => {
      const arrived = await browser.run((goal) => document.activeElement.matches(goal), goal);
      await browser.frame("iframe");
      const control = await browser.run(() => {
        const { id, tagName, textContent, ariaLabel } = document.activeElement;
        return document.hasFocus() && tagName !== "BODY" && [tagName, id, ariaLabel ?? textContent.slice(0, 40)].join(" ");
      });
      await browser.frame();
      return arrived !== Boolean(control) && { control };
    }, `a control or ${goal} to have the focus`);
    const way = async (key, from, goal) => {
      await browser.focus(from);
      const stops = [];
      while (stops.length < 80) {
        // Keys go to the frame that is written to, not to the one that has the focus.
        if (stops.length > 0) await browser.frame("iframe");
        await browser.press(key);
        await browser.frame();
        const { control } = await stop(goal);
        if (!control) return stops;
        stops.push(control);
      }
      throw new Error(`no way out: ${stops.join(", ")}`);
    };
    const there = await way("Tab", "#before", "#after");
    assert.ok(there.length > 5, `${there.length} stops to the other side`);
    const back = (await way("Shift+Tab", "#after", "#before")).reverse();
    assert.deepEqual(back, there, `the same way back: ${back.join(", ")}`);
    for (const [query, hash] of [["", WON], ["&ui=compact", WAITS], ["&ui=result&theme=dark", WON]]) {
      await site.show(frame(framed(browser, query, hash), 800, 700));
      await inside(browser);
      await axe(browser, assert);
      await browser.frame();
    }
  });
});
