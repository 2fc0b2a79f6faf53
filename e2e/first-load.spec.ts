import type { APIRequestContext } from '@playwright/test';
import { FACTS } from '#e2e/support/catalogue.ts';
import { holdScripts } from '#e2e/support/hold-scripts.ts';
import { openAtRest } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { FIRST_VIEWS } from '#scripts/build/budgets.ts';
import { BRANCH_IDS } from '#src/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#src/catalogue/sample-invitations.ts';
import { PATHS } from '#src/config/paths.ts';

/** Strings found only in the library's code. */
const LIBRARIES = {
  Swiper: /swiper-slide-active|slidesPerGroupSkip/,
  'the lightbox': /yarl__/,
  'the player': /react-player/,
  confetti: /shapeFromPath/,
  Firestore: /@firebase\/firestore/,
  'Firebase sign-in': /@firebase\/auth/,
};

const PUBLIC = [
  ...Object.values(PATHS).flatMap((path) => (typeof path === 'string' ? [path] : [])),
  ...SAMPLE_WEDDINGS.map(({ code }) => PATHS.invitation(code)),
  ...BRANCH_IDS.flatMap((branch) => [PATHS.farewell(branch), PATHS.farewellMessage(branch)]),
].filter((path) => !/admin|add-blogs|manage-blogs|display-|contact-us/.test(path));

/** Scripts named in a page's HTML, with their static imports. */
async function firstScripts(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text();
  const waiting = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const scripts = new Map<string, string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (scripts.has(file)) continue;
    const code = await (await request.get(file)).text();
    scripts.set(file, code);
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    for (const [, name] of imports) waiting.push(`/assets/${name}`);
  }
  return scripts;
}

test('no page’s first load contains a carousel, lightbox, player, confetti or Firebase', {
  tag: '@desktop',
}, async ({ request }) => {
  const carried: string[] = [];
  for (const path of PUBLIC) {
    const scripts = await firstScripts(request, path);
    expect(scripts.size, `scripts of ${path}`).toBeGreaterThan(1);
    for (const [file, code] of scripts) {
      for (const [library, words] of Object.entries(LIBRARIES)) {
        if (words.test(code)) carried.push(`${path} carries ${library} in ${file}`);
      }
    }
  }
  expect(carried).toEqual([]);
});

for (const { address, fonts: counted } of FIRST_VIEWS) {
  test(`${address}, which guests open, loads exactly the fonts in its budget`, {
    tag: '@phone',
  }, async ({ page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
      if (name) fonts.add(name);
    });
    await openAtRest(page, address);
    expect([...fonts].sort()).toEqual([...counted].sort());
  });
}

test('pictures further down wait until the main picture has arrived or the visitor scrolls', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page, /\/media\/home\/hero/);
  const others: string[] = [];
  page.on('request', (request) => {
    if (/\.avif/.test(request.url()) && !/\/home\/hero/.test(request.url())) others.push(request.url());
  });
  await page.goto(PATHS.root, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(others).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 40));
  await expect.poll(() => others.length).toBeGreaterThan(0);
  release();
});

test.describe('with an unreachable media host', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const path of [
    PATHS.cars,
    PATHS.makeup,
    PATHS.dj,
    PATHS.firecrackers,
    PATHS.photographyPremium,
  ] as const) {
    test(`${path} still shows its prices and buttons, without a broken image`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.route('**/media/**', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(FACTS.prices[path]).first()).toBeAttached();
      await expect(page.getByRole('link', { name: /book now/i }).first()).toBeAttached();
      const broken = () =>
        page.evaluate(
          () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
        );
      await expect.poll(broken).toBe(0);
    });
  }
});
