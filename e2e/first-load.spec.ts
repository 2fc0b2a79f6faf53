import type { APIRequestContext, Page } from '@playwright/test';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openAtRest, untilIdle } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { FIRST_VIEWS } from '#scripts/build/budgets.ts';
import { PATHS } from '#src/config/paths.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

test.use({ reducedMotion: 'no-preference' });

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

interface Script {
  readonly libraries: readonly string[];
  readonly imports: readonly string[];
}

/** Which libraries each script contains and what it imports; each is fetched once. */
function scriptReader(request: APIRequestContext): (file: string) => Promise<Script> {
  const known = new Map<string, Promise<Script>>();
  async function fetchScript(file: string): Promise<Script> {
    const code = await (await request.get(file)).text();
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    return {
      libraries: Object.entries(LIBRARIES).flatMap(([name, text]) => (text.test(code) ? [name] : [])),
      imports: [...imports].map(([, name = '']) => `/assets/${name}`),
    };
  }
  return (file) => {
    const script = known.get(file) ?? fetchScript(file);
    known.set(file, script);
    return script;
  };
}

test('no page’s first load contains a carousel, lightbox, player, confetti or Firebase', {
  tag: '@desktop',
}, async ({ request }) => {
  const read = scriptReader(request);
  const carried: string[] = [];
  for (const path of PUBLIC) {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    const files = new Set(named);
    // A set's iteration includes what is added meanwhile.
    for (const file of files) {
      const { libraries, imports } = await read(file);
      for (const imported of imports) files.add(imported);
      for (const library of libraries) carried.push(`${path} carries ${library} in ${file}`);
    }
    expect(files.size, `scripts of ${path}`).toBeGreaterThan(1);
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

/** On phones: where it comes from, and whether it was drawn. */
async function mainPicture(page: Page) {
  const image = page.locator('img[fetchpriority="high"]').first();
  return image.evaluate((shown: HTMLImageElement) => ({
    from: shown.currentSrc.slice(0, 80),
    isDrawn: shown.complete && shown.naturalWidth > 0,
  }));
}

const WITH_PICTURE = [
  PATHS.root,
  PATHS.weddingCards,
  PATHS.catering,
  PATHS.qrBless,
  PATHS.invitation(SAMPLE_WEDDINGS[0]?.code ?? ''),
];

test.describe('on a phone with two dots a pixel', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  for (const path of WITH_PICTURE) {
    test(`the main picture of ${path} comes inside the page, and is not fetched besides`, {
      tag: '@phone',
    }, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await openAtRest(page, path);
      expect(await mainPicture(page)).toEqual({
        from: expect.stringContaining('data:image/avif;base64,'),
        isDrawn: true,
      });
      const fallback = await page.locator('img[fetchpriority="high"]').first().getAttribute('src');
      const name = fallback?.replace(/\d+\.webp.*/, '') ?? '';
      expect(name).toMatch(/^\/media\/.+-$/);
      // The home page shows the same picture again further down, as soon as there is time for it.
      const besides = async () => {
        const others = await page
          .locator('img:not([fetchpriority="high"])')
          .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.currentSrc));
        return fetched.filter(
          (address) => new URL(address).pathname.startsWith(name) && !others.includes(address),
        );
      };
      await expect.poll(besides).toEqual([]);
    });
  }
});

test.describe('on a phone with three dots a pixel', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('a sharper main picture follows when the page has loaded', { tag: '@phone' }, async ({ page }) => {
    await openAtRest(page, PATHS.qrBless);
    await expect
      .poll(() => mainPicture(page))
      .toEqual({ from: expect.stringMatching(/-1080\.avif/), isDrawn: true });
  });

  test.describe('that cannot fetch it', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('the picture from the HTML stays', { tag: '@phone' }, async ({ page }) => {
      const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('-1080.avif'));
      await page.route(/-1080\.avif/, (route) => route.abort());
      await openAtRest(page, PATHS.qrBless);
      await refused;
      await untilIdle(page);
      expect(await mainPicture(page)).toEqual({
        from: expect.stringContaining('data:image/avif'),
        isDrawn: true,
      });
    });
  });
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
