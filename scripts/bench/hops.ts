/**
 * `npm run bench:hops`: from the tap on a link to the largest picture or text of the next page, on Lighthouse's phone and
 * network, once with the next page's files fetched because the link had the focus, and once without. `-- --keep` reuses
 * dist/, `-- --only cart` measures the hops whose name has this, `-- --runs 1` is a quick look.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { number, object, parse } from 'valibot';
import { ensureBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, median } from './site.ts';
import { THROTTLED_NETWORK } from './throttled-network.ts';

const LIMIT_MS = 400;
const SLOW_DOWN = 4;

/** A typical tap lasts about 80 ms. */
const TAP_MS = 80;

const FRAME_MS = 16;

/** Long enough for the files of the next page. */
const INTENT_MS = 4_000;

/** Long enough for the next page without them. */
const OPENING_MS = 6_000;

interface Hop {
  readonly from: string;
  readonly to: string;
  readonly before?: (page: Page) => Promise<void>;
}

async function putCardInCart(page: Page): Promise<void> {
  await page.locator('article a').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).tap();
  await page.keyboard.press('Escape');
  await page.getByText('Item added to cart').waitFor({ state: 'hidden' });
}

async function tickDish(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().tap();
  await page.getByText('Added to cart!').waitFor({ state: 'hidden' });
}

const HOPS: readonly Hop[] = [
  { from: '/', to: '/weddingcards' },
  { from: '/', to: '/catering' },
  { from: '/', to: '/carservice' },
  { from: '/', to: '/about' },
  { from: '/weddingcards', to: '/cart', before: putCardInCart },
  { from: '/catering', to: '/veg-menu' },
  { from: '/veg-menu', to: '/catering-cart', before: tickDish },
  { from: '/photography', to: '/photogrphy-premium' },
  { from: '/qr-page/hindu/page1', to: '/qr-page/bless-the-couple' },
  { from: '/qr-page/hindu/page1', to: '/qr-page/upload-photos' },
];

const nameOf = ({ from, to }: Hop): string => `${from} to ${to}`;

/** Waits without asking the page anything, which would delay it. */
const pause = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

async function tap(session: CDPSession, page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not visible');
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await pause(page, TAP_MS);
  await touch('touchEnd', []);
}

/** Notes the time of the tap, of the next page's first paint, and of the arrival of its main picture. */
function watchPaint(page: Page, to: string): Promise<void> {
  return page.evaluate(
    ([path, frameMs]) => {
      const noted: Record<string, number> = {};
      Object.assign(window, { noted });
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          noted.tap = timeStamp;
          setInterval(() => {
            const pictures = document.querySelectorAll<HTMLImageElement>('main img[fetchpriority="high"]');
            if (location.pathname === path && [...pictures].every((one) => one.complete)) {
              noted.picture ??= performance.now();
            }
          }, frameMs);
        },
        { capture: true, once: true },
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noted.paint ??= entry.startTime + entry.duration;
      }).observe({ type: 'soft-navigation' });
    },
    [to, FRAME_MS] as const,
  );
}

/** Milliseconds from the tap until the next page is painted with its main picture. */
async function paintedAfter(page: Page): Promise<number> {
  const {
    tap: tapped,
    paint,
    picture,
  } = parse(
    object({ tap: number(), paint: number(), picture: number() }),
    await page.evaluate(() => Reflect.get(window, 'noted') as unknown),
  );
  return Math.round(Math.max(paint, picture) - tapped);
}

async function measureOnce(browser: Browser, hop: Hop, withIntent: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => sessionStorage.setItem(key, 'yes'), STORAGE_KEYS.messagePopUpClosed);
    await page.goto(`http://${HOST}:${BENCH_PORT}${hop.from}`, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    await hop.before?.(page);
    const link = page.locator(`a[href="${hop.to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', THROTTLED_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    if (withIntent) await link.focus();
    await pause(page, INTENT_MS);
    await watchPaint(page, hop.to);
    await tap(session, page, link);
    await pause(page, OPENING_MS);
    if (new URL(page.url()).pathname !== hop.to) throw new Error(`the tap led to ${page.url()}`);
    return await paintedAfter(page);
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number, not ${values.runs}`);
if (!values.keep) buildSite();
const server = await serve({ folder: 'dist', port: BENCH_PORT });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
let slow = 0;
try {
  for (const hop of HOPS.filter((one) => nameOf(one).includes(values.only))) {
    const known: number[] = [];
    const cold: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      known.push(await measureOnce(browser, hop, true));
      cold.push(await measureOnce(browser, hop, false));
    }
    if (median(known) > LIMIT_MS) slow += 1;
    console.log(
      `${nameOf(hop).padEnd(52)} median ${median(known)} ms (${known.join(', ')}), without intent ${median(cold)} ms`,
    );
  }
} finally {
  await browser.close();
  server.close();
}
if (slow > 0) {
  console.error(`${slow} hops are over the limit of ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}
