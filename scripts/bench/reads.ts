/** `npm run bench -- reads`: what a visit reads from Firestore and downloads, for the tables of docs/scale.md. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { ensureBrowser } from '#scripts/browser.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { ORDERS } from '#src/domain/collections.ts';
import { documentOf } from '#src/domain/order/order-document.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { costTable, kilobytes, replaceBetween, visitTable } from './costs.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, publicRoutes } from './site.ts';
import { PHONE } from './slow-phone.ts';
import type { Traffic } from './traffic.ts';
import { NO_TRAFFIC, withRequest } from './traffic.ts';

const DOC = 'docs/scale.md';
const BLOGS = 60;

/** The board, and a page of twenty, plus one to know whether another follows. */
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

/** Whether a page is read by guests, who need no prices: it does not read the board. */
function isGuests(path: string): boolean {
  return ['/i/', '/qr-page/', '/farewell/'].some((start) => path.startsWith(start));
}

async function seed(host: string): Promise<void> {
  for (let place = 0; place < BLOGS; place += 1) {
    await add(host, 'blogs', randomUUID(), new Date(Date.UTC(2026, 0, 1 + place)), {
      title: `Blog ${place + 1}`,
      content: 'Order one and a half months early: the ink dries flat.',
      imageUrl: '/media/services/makeup/hero-600.webp',
    });
  }
  const { id, status, rev, createdAt, ...placed } = SAMPLE_ORDER;
  await add(host, ORDERS, id, new Date(createdAt), { ...documentOf(placed), status, rev });
}

/** Bypasses the rules. */
async function add(
  host: string,
  collection: string,
  id: string,
  createdAt: Date,
  fields: object,
): Promise<void> {
  const documents = `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`;
  const time = { timestampValue: createdAt.toISOString() };
  const response = await fetch(`${documents}/${collection}?documentId=${id}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { ...encodeFields(fields), createdAt: time } }),
  });
  if (!response.ok) throw new Error(`The database could not be filled: ${await response.text()}`);
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

/** Bytes of the pictures that the first screen does not show. */
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

/** Fills the cart and presses Checkout, without following the link to WhatsApp. */
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
  const context = await browser.newContext({
    ...PHONE,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => {
      sessionStorage.setItem(key, 'yes');
      const connection = { type: 'cellular', effectiveType: '3g', saveData: false };
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, STORAGE_KEYS.messagePopUpClosed);
    for (const path of paths) {
      await page.goto(`http://${HOST}:${BENCH_PORT}${path}`);
      await scrollThrough(page);
    }
    await act?.(page);
    await waitUntilIdle(page);
    return paths.length > 1 || act ? now : { ...now, furtherDown: await bytesFurtherDown(page) };
  } finally {
    await context.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'shagun-reads-'));
const command = await findFirestoreCommand();
const port = await freePort(BENCH_PORT + 10);
const emulator = await startFirestore({ ...command, port, logFile: join(folder, 'firestore.log') });
const backend = `${HOST}:${port}`;
await seed(backend);
buildSite();
const server = await serve({
  folder: 'dist',
  port: BENCH_PORT,
  backend,
  onRequest: count,
  onSent: (bytes, file) => {
    lastAt = Date.now();
    sent.set(file, bytes);
    now = { ...now, bytes: now.bytes + bytes };
  },
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const rows: (readonly [name: string, traffic: Traffic])[] = [];
try {
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
    // Longer than the 50 seconds for which a reading of the board is used.
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
} finally {
  await browser.close();
  server.close();
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
}
