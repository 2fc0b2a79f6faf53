/**
 * `npm run bench:interactions`: how long a slow phone takes to answer a tap.
 *
 * Builds the shop and taps, on a page of 360 px with the processor slowed down four times, what couples tap most. The
 * figure is the browser's own (Event Timing): from the finger to the next frame. What follows as a transition comes
 * after it. Fails when the median of one is over {@link LIMIT_MS}. `-- --keep` measures what dist/ already holds.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { ensureBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, median } from './site.ts';

const LIMIT_MS = 100;
const SLOW_DOWN = 4;
const RUNS = 7;

/** A finger lies on the glass for some 80 ms when it taps; a tap of no length at all no hand can make. */
const FINGER_MS = 80;

/**
 * By then a page has come to rest before a tap, and the browser has told of it after. Nothing asks the page in between: a
 * question would delay the answer.
 */
const REST_MS = 600;

/** The browser tells of interactions from 16 ms on; what it does not tell of was faster. */
const UNTOLD_MS = 16;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What stands in storage before. */
  readonly stored?: readonly [key: string, text: string];
  /** Brings the page to where the tap is. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the finger taps, or the key that is pressed. */
  readonly tap: ((page: Page) => Locator) | string;
  /** Resolves when the answer shows. */
  readonly answer: (page: Page) => Promise<void>;
}

const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);
const [last, lastButOne] = dishes;
if (!last || !lastButOne) throw new Error('The catalogue is empty');
const nearlyAll = JSON.stringify({
  state: { data: { lines: dishes.slice(2).map(({ id }) => ({ dishId: id, amount: 1 })) } },
  version: 2,
});

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Nearly everything is chosen: the longest list a menu can have to go through. */
function tick(name: string, path: string): Interaction {
  return {
    name,
    path,
    stored: [STORAGE_KEYS.cateringCart, nearlyAll],
    before: async (page) => {
      await page.getByRole('checkbox', { name: lastButOne?.name ?? '' }).tap();
      await page.getByText('Added to cart!').waitFor();
      await page.getByText('Added to cart!').waitFor({ state: 'hidden' });
    },
    tap: (page) => page.getByRole('checkbox', { name: last?.name ?? '' }),
    answer: (page) => shown(page, `${dishes.length} dishes chosen`),
  };
}

const lightbox = (page: Page) => page.getByRole('dialog').first();

const firstDesign = (page: Page) => page.locator('article a').first();

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Open menu' }),
    answer: (page) => page.getByRole('dialog', { name: 'Main menu' }).waitFor(),
  },
  {
    name: 'open the lightbox',
    path: '/weddingcards',
    tap: firstDesign,
    answer: (page) => lightbox(page).waitFor(),
  },
  {
    name: 'add a card to the cart',
    path: '/weddingcards',
    before: async (page) => {
      await firstDesign(page).tap();
      await lightbox(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    },
    tap: (page) => lightbox(page).getByRole('button', { name: 'Add to Cart' }),
    answer: (page) => shown(page, 'Item added to cart'),
  },
  {
    name: 'change the price filter',
    path: '/weddingcards',
    // A native list opens outside the page: the keyboard chooses in it and times the same work.
    before: (page) => page.locator('#card-price').focus(),
    tap: 'ArrowDown',
    answer: (page) => page.waitForURL(/price=/),
  },
  tick('tick a dish on its card', '/veg-menu'),
  tick('tick a dish among the results', '/veg-menu?q=a'),
];

/** Brings `target` into view; what it resolves to taps its middle. */
async function finger(session: CDPSession, target: Locator): Promise<() => Promise<void>> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the screen');
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async () => {
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await new Promise((held) => setTimeout(held, FINGER_MS));
    await touch('touchEnd', []);
  };
}

/** Milliseconds from the tap to the next frame, in a browser window of its own. */
async function once(browser: Browser, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((key) => sessionStorage.setItem(key, 'yes'), STORAGE_KEYS.messagePopUpClosed);
    if (interaction.stored) {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), interaction.stored);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(`http://${HOST}:${BENCH_PORT}${interaction.path}`, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    await interaction.before?.(page);
    const tap =
      typeof interaction.tap === 'string' ? interaction.tap : await finger(session, interaction.tap(page));
    await page.evaluate(() => {
      const taken: number[] = [];
      Object.assign(window, { taken });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) taken.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.waitForTimeout(REST_MS);
    if (typeof tap === 'string') await page.keyboard.press(tap);
    else await tap();
    await page.waitForTimeout(REST_MS);
    await interaction.answer(page);
    const taken = await page.evaluate(() => Reflect.get(window, 'taken') as unknown);
    return Array.isArray(taken) ? Math.max(UNTOLD_MS, ...taken.map(Number)) : UNTOLD_MS;
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
if (!values.keep) buildSite();
const server = await serve({ folder: 'dist', port: BENCH_PORT });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
let slow = 0;
try {
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await once(browser, interaction));
    const middle = median(times);
    if (middle > LIMIT_MS) slow += 1;
    console.log(
      `${interaction.name.padEnd(30)} median ${middle} ms of ${RUNS} (${times.join(', ')}), limit ${LIMIT_MS} ms`,
    );
  }
} finally {
  await browser.close();
  server.close();
}
if (slow > 0) {
  console.error(`${slow} interactions are over the limit of ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}
