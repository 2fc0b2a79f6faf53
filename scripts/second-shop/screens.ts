/** Pictures of the second shop on a phone, side by side. No request leaves the machine. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { serve } from '#scripts/bench/serve.ts';
import { withBrowser } from '#scripts/browser.ts';
import { writeContactSheet } from '#scripts/contact-sheet.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { PATHS } from '#src/config/paths.ts';
import { ADMIN } from '#text/admin.ts';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { ORDER_ID, OWNER, responseTo } from './backend.ts';
import { SECOND_SHOP } from './settings.ts';

const SHEET = 'docs/screens/second-shop-360.webp';
const SIZE = { width: 360, height: 780 } as const;
const TALLEST = 1_560;
const GAP = 16;
const QUALITY = 72;

const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const ADDRESSES = [
  PATHS.root,
  PATHS.weddingCards,
  '/hi',
  PATHS.invitation(SAMPLE_CODES[0] ?? ''),
  PATHS.order(ORDER_ID),
];

export async function writeScreens(folder: string): Promise<void> {
  const port = await freePort(4_900);
  const server = await serve({ folder, port });
  await withBrowser(async (browser) => {
    const page = await browser.newPage({
      viewport: SIZE,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
    });
    await serveItself(page, folder, `http://${HOST}:${port}`);
    const shots: Buffer[] = [];
    const origin = `http://${HOST}:${port}`;
    for (const address of ADDRESSES) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      shots.push(await shotOf(page));
    }
    await openSlip(page, origin);
    shots.push(await shotOf(page));
    const placed = shots.map((input, at) => ({ input, left: GAP + at * (SIZE.width + GAP), top: GAP }));
    const width = shots.length * (SIZE.width + GAP) + GAP;
    const sheet = { width, height: TALLEST + 2 * GAP, background: '#d9d2c4', quality: QUALITY };
    await writeContactSheet(SHEET, sheet, placed);
  }).finally(() => server.close());
}

/** The slip for the printer, as the owner prints it. */
async function openSlip(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${origin}${PATHS.manageOrders}?order=${ORDER_ID}`);
  await page.getByLabel(ADMIN.signIn.email).fill(OWNER.email);
  await page.getByLabel(ADMIN.signIn.password, { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: ADMIN.signIn.submit, exact: true }).click();
  await page.getByRole('button', { name: BOOK_ORDER.print.slips.cards }).click();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
}

/** Of a long page, only what is seen without much scrolling. */
async function shotOf(page: Page): Promise<Buffer> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  // Pictures further down are loaded when they come near.
  await page.evaluate((end) => scrollTo(0, end), TALLEST - SIZE.height);
  await page.waitForFunction(
    (end) =>
      [...document.images].every((one) => {
        const { top, left, width } = one.getBoundingClientRect();
        return one.complete || top + scrollY >= end || left >= innerWidth || width === 0;
      }),
    TALLEST,
  );
  await page.evaluate(() => scrollTo(0, 0));
  const clip = { x: 0, y: 0, width: SIZE.width, height: Math.min(tall, TALLEST) };
  return page.screenshot({ fullPage: true, clip });
}

/** The media host's files come from the build, Google's responses from `backend.ts`; all else fails. */
async function serveItself(page: Page, folder: string, own: string): Promise<void> {
  await page.route('**/*', (route) => {
    const { href, origin, pathname } = new URL(route.request().url());
    if (href.startsWith(own)) return route.continue();
    if (origin === SECOND_SHOP.VITE_MEDIA_BASE) return route.fulfill({ path: join(folder, pathname) });
    const response = responseTo(route.request());
    return response ? route.fulfill({ json: response, headers: OPEN }) : route.abort();
  });
}
