/** `npm run bench -- reads`: what a visit reads from Firestore and downloads, for the tables of docs/scale.md. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { ORDERS } from '#src/domain/collections.ts';
import { documentOf } from '#src/domain/order/order-document.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { buildSite, publicRoutes, SITE, withSite } from './site.ts';
import { PHONE, withPage } from './slow-phone.ts';
import type { Traffic } from './traffic.ts';
import { costTable, kilobytes, NO_TRAFFIC, replaceBetween, visitTable, withRequest } from './traffic.ts';

const DOC = 'docs/scale.md';
const BLOGS = 60;

/** The board, and a page of twenty, plus one to detect a further page. */
const BLOGS_READS = 1 + 21;

/** The order, and the two revisions of the board around its time. */
const ORDER_READS = 3;

/** Idle milliseconds before a page counts as settled; the service worker fills its cache meanwhile. */
const IDLE_MS = 4_000;

const ORDER_ROW = 'an order’s page';
const COUPLE_ROW = 'a couple: home, cards, cart';

let now = NO_TRAFFIC;
let lastAt = 0;
let sent = new Map<string, number>();

function count(path: string, request: string, response: string): void {
  lastAt = Date.now();
  now = withRequest(now, path, request, response);
}

/** Guests' pages need no prices, so they do not read the board. */
function isGuests(path: string): boolean {
  return ['/i/', '/qr-page/', '/farewell/'].some((start) => path.startsWith(start));
}

async function seed(): Promise<void> {
  for (let place = 0; place < BLOGS; place += 1) {
    await write('owner', `blogs/${randomUUID()}`, {
      createdAt: new Date(Date.UTC(2026, 0, 1 + place)),
      title: `Blog ${place + 1}`,
      content: 'Order one and a half months early: the ink dries flat.',
    });
  }
  const { id, status, rev, createdAt, ...placed } = SAMPLE_ORDER;
  await write('owner', `${ORDERS}/${id}`, {
    ...documentOf(placed),
    status,
    rev,
    createdAt: new Date(createdAt),
  });
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  while (Date.now() - lastAt < IDLE_MS) await page.waitForTimeout(IDLE_MS / 4);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(120);
  }
}

async function bytesFurtherDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const inFirstScreen = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.currentSrc),
  );
  const addresses = inFirstScreen.filter((address) => address !== '');
  const shown = new Set(addresses.map((address) => new URL(address).pathname.slice(1)));
  const pictures = [...sent].filter(([file]) => /\.(avif|webp)$/.test(file) && !shown.has(file));
  return pictures.reduce((sum, [, bytes]) => sum + bytes, 0);
}

async function sendBlessing(page: Page): Promise<void> {
  await page.locator('html[data-app="hydrated"]').waitFor();
  await page.getByLabel(/name/i).first().fill('Asha Verma');
  await page
    .getByLabel(/number|phone|mobile/i)
    .first()
    .fill('9876543210');
  await page
    .getByLabel(/message|blessing/i)
    .first()
    .fill('Sada khush raho');
  // The form rejects submissions that are too fast for a person.
  await page.waitForTimeout(2_500);
  await page.locator('main form [type=submit]').click();
}

/** Does not follow the link to WhatsApp. */
async function placeOrder(page: Page): Promise<void> {
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    STORAGE_KEYS.cardCart,
    JSON.stringify({
      state: { data: { lines: [{ designId: 'series-4/ivory-arch', amount: 250 }] } },
      version: 1,
    }),
  ] as const);
  await page.reload();
  await page.getByText('Your name, number and date').click();
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: 'Checkout' }).first().click();
}

async function visit(
  browser: Browser,
  paths: readonly string[],
  act?: (page: Page) => Promise<void>,
): Promise<Traffic> {
  now = NO_TRAFFIC;
  sent = new Map();
  lastAt = Date.now();
  return withPage(browser, PHONE, async (page) => {
    await page.addInitScript(() => {
      const connection = { type: 'cellular', effectiveType: '3g', saveData: false };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    for (const path of paths) {
      await page.goto(`${SITE}${path}`);
      await scrollThrough(page);
    }
    await act?.(page);
    await waitUntilIdle(page);
    return paths.length > 1 || act ? now : { ...now, furtherDown: await bytesFurtherDown(page) };
  });
}

const emulator = await startScratchFirestore();
await seed();
buildSite();
const site = {
  backend: emulator.host,
  onRequest: count,
  onSent: (bytes: number, file: string) => {
    lastAt = Date.now();
    sent.set(file, bytes);
    now = { ...now, bytes: now.bytes + bytes };
  },
};
const rows: (readonly [name: string, traffic: Traffic])[] = [];
await withSite(site, async (browser) => {
  const record = (name: string, traffic: Traffic): Traffic => {
    const { reads, writes, bytes, furtherDown } = traffic;
    const further =
      furtherDown === undefined ? '' : `, ${kilobytes(furtherDown)} of it pictures further down`;
    console.log(`${name.padEnd(40)} ${reads} read, ${writes} written, ${kilobytes(bytes)}${further}`);
    rows.push([name, traffic]);
    return traffic;
  };
  for (const route of publicRoutes()) record(route, await visit(browser, [route]));
  const blessing = record(
    `${PATHS.qrBless}, a blessing sent`,
    await visit(browser, [PATHS.qrBless], sendBlessing),
  );
  const order = record(ORDER_ROW, await visit(browser, [PATHS.order(SAMPLE_ORDER.id)]));
  const ordering = record(`${PATHS.cart}, an order placed`, await visit(browser, [PATHS.cart], placeOrder));
  const shopping = record(COUPLE_ROW, await visit(browser, [PATHS.root, PATHS.weddingCards, PATHS.cart]));
  const blogs = rows.find(([name]) => name === PATHS.blogs)?.[1].reads ?? 0;
  const text = readFileSync(DOC, 'utf8');
  const measured = replaceBetween(text, 'visits', visitTable(rows));
  writeFileSync(DOC, replaceBetween(measured, 'costs', costTable({ blessing, shopping, blogs })));
  const mayRead = (name: string) => {
    if (name === PATHS.blogs) return BLOGS_READS;
    if (name === ORDER_ROW) return ORDER_READS;
    // Longer than the 50 seconds for which a read of the board is reused.
    if (name === COUPLE_ROW) return 2;
    return isGuests(name) ? 0 : 1;
  };
  const faults = [
    ...rows
      .filter(([name, { reads }]) => reads > mayRead(name))
      .map(([name, { reads }]) => `${name} reads ${reads} documents.`),
    ...(order.reads === ORDER_READS
      ? []
      : [`An order’s page reads ${order.reads} documents, not ${ORDER_READS}.`]),
    ...(blessing.writes === 1 ? [] : [`A blessing writes ${blessing.writes} documents, not one.`]),
    ...(ordering.writes === 1 ? [] : [`An order writes ${ordering.writes} documents, not one.`]),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}).finally(emulator.stop);
