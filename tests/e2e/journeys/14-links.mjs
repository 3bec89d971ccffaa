import { journey } from "../journey.mjs";
import { area } from "../pages/areas.mjs";
import { hand, link, says, status, tap } from "../pages/hand.mjs";

journey("a link opens its hand, a damaged one as far as it can, and a reload keeps everything", async (browser, assert) => {
  const whole = "v1;r=riichi-tenhou;o=open-tanyao:off;E=234m340p66678s77z+7z;d=4s;from=W;riichi=E;sticks=1";
  await browser.openApp(`#${whole}`);
  await says(browser, "han");
  assert.equal(await link(browser, "E="), whole, "the address stays as it came");
  assert.equal((await hand(browser)).length, 14);
  assert.equal(await browser.text(`${area.rules} ${area.badge}`), "1");

  await browser.openApp("#v1;r=riichi-moon;E=12x3m~9q;color=green");
  const said = await status(browser);
  for (const part of ["riichi-moon", "color=green", "12", "x"]) assert.ok(said.includes(part), `${said} names ${part}`);
  assert.deepEqual(await hand(browser), ["3 of characters"]);

  // Without an address the last hand comes back, once it was written down: what a page writes as it is left may come later than
  // a page in another process, of which no person is as quick, reads it.
  await link(browser, "E=3m");
  await browser.openApp();
  await tap(browser, "1z");
  await link(browser, "E=3m1z");
  await browser.reload();
  await browser.appears(area.handTiles, "the tile after a reload");
  assert.deepEqual(await hand(browser), ["3 of characters", "East wind"]);
});
