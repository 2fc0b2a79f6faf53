/**
 * `npm run bench:interactions`: Event Timing of common taps with a 4× CPU slowdown. `-- --keep` reuses dist/, `-- --only
 * letter` measures what has this in its name.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { ensureBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { SignedIn } from './busy-desk.ts';
import { GUESTS_PATH, RARE_NAME, startBusyDesk } from './busy-desk.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, median } from './site.ts';

const LIMIT_MS = 100;
const SLOW_DOWN = 4;
const RUNS = 7;

/** A typical tap lasts about 80 ms. */
const TAP_MS = 80;

/** Fixed waits before and after a tap; polling the page would delay its response. */
const WAIT_MS = 600;

/** Event Timing does not report anything faster. */
const MIN_REPORTED_MS = 16;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** In CSS pixels, unless it is that of a phone. */
  readonly width?: number;
  readonly stored?: readonly [key: string, text: string];
  /** Whether it happens at the desk of a wedding with 1,500 families. */
  readonly desk?: boolean;
  readonly before?: (page: Page) => Promise<void>;
  readonly tap: ((page: Page) => Locator) | string;
  readonly response: (page: Page) => Promise<void>;
  /** For a key: where its result appears, which can be later than the next frame. */
  readonly result?: { readonly selector: string; readonly text: string };
}

const dishes = DISH_CATEGORIES.flatMap((category) => category.dishes);
const [last, lastButOne] = dishes;
if (!last || !lastButOne) throw new Error('The catalogue is empty');
const cartOf = (chosen: typeof dishes) =>
  JSON.stringify({
    state: { data: { lines: chosen.map(({ id }) => ({ dishId: id, amount: 1 })) } },
    version: 2,
  });

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** With nearly everything ticked, the worst case. */
function tick(name: string, path: string): Interaction {
  return {
    name,
    path,
    stored: [STORAGE_KEYS.cateringCart, cartOf(dishes.slice(2))],
    before: async (page) => {
      await page.getByRole('checkbox', { name: lastButOne?.name ?? '' }).tap();
      await page.getByText('Added to cart!').waitFor();
      await page.getByText('Added to cart!').waitFor({ state: 'hidden' });
    },
    tap: (page) => page.getByRole('checkbox', { name: last?.name ?? '' }),
    response: (page) => waitForText(page, `${dishes.length} dishes chosen`),
  };
}

const search = (page: Page) => page.getByLabel('Find by name, number or tag');

/** One key of a search in the guest list, from `typed`. */
function searchKey(name: string, typed: string, tap: string, first: string): Interaction {
  return {
    name,
    path: GUESTS_PATH,
    desk: true,
    before: async (page) => {
      await search(page).tap();
      await search(page).fill(typed);
      await page.waitForTimeout(WAIT_MS);
    },
    tap,
    response: (page) => page.getByRole('listitem').first().getByText(first).first().waitFor(),
    result: { selector: '[role="listitem"]', text: first },
  };
}

const lightbox = (page: Page) => page.getByRole('dialog').first();

const firstDesign = (page: Page) => page.locator('article a').first();

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    tap: (page) => page.getByRole('button', { name: 'Open menu' }),
    response: (page) => page.getByRole('dialog', { name: 'Main menu' }).waitFor(),
  },
  {
    name: 'open the lightbox',
    path: '/weddingcards',
    tap: firstDesign,
    response: (page) => lightbox(page).waitFor(),
  },
  {
    name: 'add a card to the cart',
    path: '/weddingcards',
    before: async (page) => {
      await firstDesign(page).tap();
      await lightbox(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    },
    tap: (page) => lightbox(page).getByRole('button', { name: 'Add to Cart' }),
    response: (page) => waitForText(page, 'Item added to cart'),
  },
  {
    name: 'change the price filter',
    path: '/weddingcards',
    // A native list opens outside the page, so the keyboard is used.
    before: (page) => page.locator('#card-price').focus(),
    tap: 'ArrowDown',
    response: (page) => page.waitForURL(/price=/),
  },
  {
    name: 'type a letter of a name',
    path: '/invitations',
    // The preview is beside the fields.
    width: 1024,
    before: async (page) => {
      await page.getByRole('link', { name: 'Try it with your names' }).first().tap();
      await page.getByLabel('Name shown second').fill('Meera');
      await page.getByLabel('Day of the wedding').fill('2031-02-14');
      await page.getByLabel('Name shown first').fill('Aara');
    },
    tap: 'v',
    response: (page) => page.getByRole('heading', { name: 'Aarav & Meera' }).waitFor(),
    result: { selector: '[data-preview] h1', text: 'Aarav' },
  },
  {
    name: 'type a letter on a card',
    path: '/weddingcards',
    before: async (page) => {
      await page.getByRole('button', { name: 'See your names' }).first().tap();
      const sheet = page.getByRole('dialog', { name: 'See your names' });
      await sheet.getByLabel('Second name').fill('Meera');
      await sheet.getByLabel('First name').fill('Aara');
      await sheet.getByText('with the names Aara & Meera').waitFor({ state: 'attached' });
    },
    tap: 'v',
    response: (page) => page.getByText('with the names Aarav & Meera').waitFor({ state: 'attached' }),
    result: { selector: '[data-lettered]', text: 'Aarav' },
  },
  {
    name: 'order every dish',
    path: '/catering-cart',
    stored: [STORAGE_KEYS.cateringCart, cartOf(dishes)],
    before: async (page) => {
      await waitForText(page, 'Your name, number and date');
      // WhatsApp's page would open in another tab.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    },
    tap: (page) => page.getByRole('link', { name: /^Checkout/ }).first(),
    response: (page) => waitForText(page, 'Order S-'),
  },
  searchKey('search a family', '', 'z', RARE_NAME),
  searchKey('delete a search', 'z', 'Backspace', 'Agarwal'),
  tick('tick a dish on its card', '/veg-menu'),
  tick('tick a dish among the results', '/veg-menu?q=a'),
];

/** Scrolls to `target`; the returned function taps its centre. */
async function prepareTap(session: CDPSession, target: Locator): Promise<() => Promise<void>> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The tap target is not visible');
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async () => {
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await new Promise((resolve) => setTimeout(resolve, TAP_MS));
    await touch('touchEnd', []);
  };
}

/** Milliseconds from the tap to the next frame, or to the frame with its result, in a fresh browser context. */
async function measureOnce(
  browser: Browser,
  interaction: Interaction,
  signedIn: SignedIn | undefined,
): Promise<number> {
  const context = await browser.newContext({
    ...(interaction.desk && signedIn ? { storageState: signedIn } : {}),
    viewport: { width: interaction.width ?? 360, height: 740 },
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
      typeof interaction.tap === 'string'
        ? interaction.tap
        : await prepareTap(session, interaction.tap(page));
    await page.evaluate((result) => {
      const taken: number[] = [];
      Object.assign(window, { taken });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) taken.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      if (!result) return;
      const watch = { childList: true, subtree: true, characterData: true };
      document.addEventListener(
        'keydown',
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            if (!document.querySelector(result.selector)?.textContent?.includes(result.text)) return;
            observer.disconnect();
            requestAnimationFrame(() => taken.push(performance.now() - timeStamp));
          }).observe(document.body, watch),
        { capture: true, once: true },
      );
    }, interaction.result);
    await page.waitForTimeout(WAIT_MS);
    if (typeof tap === 'string') await page.keyboard.press(tap);
    else await tap();
    await page.waitForTimeout(WAIT_MS);
    await interaction.response(page);
    const taken = await page.evaluate(() => Reflect.get(window, 'taken') as unknown);
    return Array.isArray(taken) ? Math.max(MIN_REPORTED_MS, ...taken.map(Math.round)) : MIN_REPORTED_MS;
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({
  options: { keep: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
if (!values.keep) buildSite();
const interactions = INTERACTIONS.filter(({ name }) => name.includes(values.only));
const desk = interactions.some((one) => one.desk) ? await startBusyDesk() : undefined;
const server = await serve({
  folder: 'dist',
  port: BENCH_PORT,
  ...(desk ? { backend: desk.firestore, connect: [desk.auth] } : {}),
});
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
let slow = 0;
try {
  const signedIn = await desk?.signIn(browser);
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measureOnce(browser, interaction, signedIn));
    const middle = median(times);
    if (middle > LIMIT_MS) slow += 1;
    console.log(
      `${interaction.name.padEnd(30)} median ${middle} ms of ${RUNS} (${times.join(', ')}), limit ${LIMIT_MS} ms`,
    );
  }
} finally {
  await browser.close();
  server.close();
  await desk?.stop();
}
if (slow > 0) {
  console.error(`${slow} interactions are over the limit of ${LIMIT_MS} ms.`);
  process.exitCode = 1;
}
