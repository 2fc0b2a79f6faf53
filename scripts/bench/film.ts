/**
 * `npm run bench -- film`: from the end of a tap on 'Make it yours' to the first frame of the film, with nothing in the cache: at
 * once, and when what a pointer over the button fetches has arrived. `-- --keep` reuses dist/.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { PATHS } from '#src/config/paths.ts';
import { buildSite, median, SITE, withSite } from './site.ts';
import { withPage } from './slow-phone.ts';

const MOST_MS = 300;
const RUNS = 15;
const FILM = 'E-Video 4';
/** A typical tap lasts about 80 ms; the button starts fetching when the finger touches it. */
const TAP_MS = 80;

/** In the page: writes the time from the click to the frame in which the film's canvas has been painted to `data-film`. */
const TIMER = `
  addEventListener('click', ({ timeStamp }) => {
    const end = () => setTimeout(() => (document.documentElement.dataset.film = performance.now() - timeStamp));
    const paint = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (...given) {
      paint.apply(this, given);
      if (!this.canvas.isConnected) return;
      CanvasRenderingContext2D.prototype.drawImage = paint;
      requestAnimationFrame(end);
    };
  }, { capture: true, once: true });`;

async function measureOnce(browser: Browser, isReady: boolean): Promise<number> {
  const options = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
  return withPage(browser, options, async (page) => {
    await page.goto(`${SITE}${PATHS.eVideos}`, { waitUntil: 'networkidle' });
    await page.locator('html[data-app="hydrated"]').waitFor();
    const button = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: FILM, exact: true }) })
      .getByRole('button', { name: 'Make it yours' });
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(TIMER);
    if (isReady) {
      await button.hover();
      await page.waitForLoadState('networkidle');
    }
    await button.click({ delay: TAP_MS });
    const shown = page.locator('html[data-film]');
    await shown.waitFor();
    return Math.round(Number(await shown.getAttribute('data-film')));
  });
}

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
if (!values.keep) buildSite();
await withSite({}, async (browser) => {
  // Not counted: the server compresses each file at the first request.
  await measureOnce(browser, false);
  for (const isReady of [false, true]) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measureOnce(browser, isReady));
    const middle = median(times);
    console.log(
      `${isReady ? 'after a look at the button' : 'at once'}: median ${middle} ms of ${RUNS} (${times.join(', ')}), limit ${MOST_MS} ms`,
    );
    if (middle > MOST_MS) process.exitCode = 1;
  }
});
