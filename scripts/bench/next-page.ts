/**
 * `npm run bench -- next-page`: from the tap on a link to the next page with its main picture, on Lighthouse's phone. Nothing is
 * in the cache; the link was touched before, and what the touch fetches has arrived. `-- --keep` reuses dist/.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { findFullBrowser } from '#scripts/browser.ts';
import { PATHS } from '#src/config/paths.ts';
import { buildSite, median, SITE, withSite } from './site.ts';
import { PHONE, slowDown, withPage } from './slow-phone.ts';

const LINKS: ReadonlyArray<readonly [from: string, to: string]> = [
  [PATHS.root, PATHS.weddingCards],
  [PATHS.weddingCards, PATHS.cart],
  [PATHS.root, PATHS.catering],
  [PATHS.catering, PATHS.vegMenu],
  [PATHS.vegMenu, PATHS.cateringCart],
  [PATHS.root, PATHS.qrTemplates],
  [PATHS.qrHindu, PATHS.qrBless],
  [PATHS.photography, PATHS.photographyPremium],
  [PATHS.root, PATHS.about],
  [PATHS.blogs, PATHS.weddingCards],
];
const LIGHTHOUSE = { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const RUNS = 3;
const MOST_MS = 400;

/** In the page: writes the time from the click to the frame with another heading and its picture to `data-next`. */
const TIMER = `
  addEventListener('click', ({ timeStamp }) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const end = () => setTimeout(() => (document.documentElement.dataset.next = performance.now() - timeStamp));
    const look = () => {
      const pictures = [...document.querySelectorAll('main img[fetchpriority=high]')];
      const picture = pictures.find((one) => one.getClientRects().length > 0);
      const isThere = heading() && heading() !== before && (!picture || picture.complete);
      if (!isThere) requestAnimationFrame(look);
      else (picture?.decode() ?? Promise.resolve()).then(() => requestAnimationFrame(end));
    };
    look();
  }, { capture: true, once: true });`;

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
if (!values.keep) buildSite();
const all: number[] = [];
await withSite({ path: findFullBrowser() }, async (browser) => {
  for (const [from, to] of LINKS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(browser, from, to));
    all.push(median(times));
    console.log(`${from} → ${to}`.padEnd(52), `${median(times)} ms (${times.join(', ')})`);
  }
});
const middle = median(all);
console.log(`Median of ${all.length} links: ${middle} ms, of ${MOST_MS} it may.`);
process.exitCode = middle > MOST_MS ? 1 : 0;

/** In whole milliseconds. */
async function timeOf(browser: Browser, from: string, to: string): Promise<number> {
  return withPage(browser, { ...LIGHTHOUSE, serviceWorkers: 'block' }, async (page) => {
    await page.addInitScript(TIMER);
    await slowDown(page);
    await page.goto(`${SITE}${from}`);
    await page.locator('html[data-app="hydrated"]').waitFor({ state: 'attached' });
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await link.dispatchEvent('touchstart');
    await quietNetwork(page);
    // Not a tap: the carousels move their links.
    await link.dispatchEvent('click');
    return Math.round(Number(await page.locator('html[data-next]').getAttribute('data-next')));
  });
}

/** Resolves after a second without any request or response. */
async function quietNetwork(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1_000);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1_000);
    };
    page.on('request', again);
    page.on('requestfinished', again);
    page.on('requestfailed', again);
  });
}
