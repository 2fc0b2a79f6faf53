/** Pictures of the second shop on a phone, side by side. No request leaves the machine. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { serve } from '#scripts/bench/serve.ts';
import { ensureBrowser } from '#scripts/browser.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { PATHS } from '#src/config/paths.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { SECOND_SHOP } from './settings.ts';

const SHEET = 'docs/screens/second-shop-360.webp';
const SIZE = { width: 360, height: 780 } as const;
/** Of a long page, what is seen without much scrolling. */
const TALLEST = 1_560;
const GAP = 16;
const QUALITY = 72;

const ORDER_ID = 'order0000000000000000000';
const PLACED = { createdAt: { timestampValue: '2026-11-22T06:00:00Z' } };

const ORDER = {
  number: 'M-261122-7Q3M',
  kind: 'cards',
  language: 'en',
  lines: 'series-4/ivory-arch 250 40-55\nseries-1/great-ambi 100 22-26',
  totalLow: 12_200,
  totalHigh: 16_350,
  discounts: '',
  name: 'Asha Rao',
  phone: '+919812345678',
  couple: 'Aarav & Meera',
  place: 'Indore',
  date: '2027-02-12',
  guests: 0,
  status: 'confirmed',
  rev: 0,
};

/** An address, and whether it is seen as it is printed. */
const SHOTS: readonly (readonly [address: string, print?: 'print'])[] = [
  [PATHS.root],
  [PATHS.weddingCards],
  ['/hi'],
  [PATHS.invitation(SAMPLE_CODES[0] ?? '')],
  [PATHS.order(ORDER_ID)],
  [PATHS.order(ORDER_ID), 'print'],
];

export async function writeScreens(folder: string): Promise<void> {
  const port = await freePort(4_900);
  const server = await serve({ folder, port });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      viewport: SIZE,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    await answerItself(page, folder, `http://${HOST}:${port}`);
    const shots: Buffer[] = [];
    for (const [address, print] of SHOTS) {
      await page.emulateMedia({ media: print ?? 'screen', reducedMotion: 'reduce' });
      await page.goto(`http://${HOST}:${port}${address}`, { waitUntil: 'networkidle' });
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: SIZE.width, height: Math.min(tall, TALLEST) };
      shots.push(await page.screenshot({ fullPage: true, clip }));
    }
    await writeSheet(shots);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The media host's files come from the build, the order from here; all else fails. */
async function answerItself(page: Page, folder: string, own: string): Promise<void> {
  await page.route('**/*', (route) => {
    const { href, origin, pathname } = new URL(route.request().url());
    if (href.startsWith(own)) return route.continue();
    if (origin === SECOND_SHOP.VITE_MEDIA_BASE) return route.fulfill({ path: join(folder, pathname) });
    if (!pathname.endsWith(ORDER_ID)) return route.abort();
    const document = { name: pathname.slice(4), fields: { ...encodeFields(ORDER), ...PLACED } };
    return route.fulfill({ json: document, headers: { 'access-control-allow-origin': '*' } });
  });
}

async function writeSheet(shots: readonly Buffer[]): Promise<void> {
  await sharp({
    create: {
      width: shots.length * (SIZE.width + GAP) + GAP,
      height: TALLEST + 2 * GAP,
      channels: 3,
      background: '#d9d2c4',
    },
  })
    .composite(shots.map((input, at) => ({ input, left: GAP + at * (SIZE.width + GAP), top: GAP })))
    .webp({ quality: QUALITY })
    .toFile(SHEET);
  console.log(`${SHEET} shows the second shop.`);
}
