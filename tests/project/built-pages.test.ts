// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeScripts } from '#scripts/bench/serve.ts';
import { median } from '#scripts/bench/site.ts';
import { BUDGETS, budgetFaults, scriptsOf, weighFirstView, weightOfValues } from '#scripts/build/budgets.ts';
import { builtPage } from '#scripts/build/built-page.ts';
import { parseHtml } from '#scripts/build/html.ts';
import { previewFaults } from '#scripts/build/link-preview.ts';
import { robotsOf, sitemapOf } from '#scripts/build/sitemap.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import { SECOND_SHOP } from '#scripts/second-shop/settings.ts';

const SITE = 'https://shagun.example';
let out = '';

function put(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), content);
}

/** Writes a build manifest: scripts by file name, with their static imports. */
function putManifest(scripts: Readonly<Record<string, readonly string[]>>): void {
  const chunks = Object.entries(scripts).map(([file, imports]) => [
    `_${file}`,
    { file: `assets/${file}`, imports: imports.map((name) => `_${name}`) },
  ]);
  put('.vite/manifest.json', JSON.stringify(Object.fromEntries(chunks)));
}

beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'shagun-built-'));
  putManifest({});
  put('media/share/home.jpg', await jpeg(1200, 630));
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'maroon' } })
    .jpeg()
    .toBuffer();
}

/** Incompressible letters that end no style, script or comment. */
function noise(length: number): string {
  const random = seededRandom(7);
  const letters = Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 90)));
  return letters.join('').replaceAll(/[<`*]/g, '.');
}

const head = (title: string, image: string, more = `<link rel="canonical" href="${SITE}/gift"/>`) =>
  `<title>${title}</title><meta name="description" content="Gifts &amp; sweets"/>${more}` +
  `<meta property="og:title" content="${title}"/><meta property="og:description" content="Gifts &amp; sweets"/>` +
  `<meta property="og:image" content="${image}"/>`;
const page = (html: string) => [builtPage('/gift', html)];

test('a page’s scripts are those it names and their static imports, each once', () => {
  putManifest({
    'page.js': ['shared.js', 'side.js'],
    'shared.js': ['side.js'],
    'side.js': [],
    'later.js': [],
  });
  const html = '<link rel="modulepreload" href="/assets/page.js"><script src="/assets/side.js"></script>';
  expect(scriptsOf(out, parseHtml(html)).sort()).toEqual([
    'assets/page.js',
    'assets/shared.js',
    'assets/side.js',
  ]);
});

test('a page with a script that is not in the build fails', () => {
  const html = '<script type="module" src="/assets/lost.js"></script>';
  expect(() => budgetFaults(out, page(html), {})).toThrow('no /assets/lost.js');
});

test('a page within its budgets passes', () => {
  expect(budgetFaults(out, page('<p>Gifts</p>'), {})).toEqual([]);
});

test('scripts over 113.8 kB fail with a message that has the page and the size', () => {
  expect(BUDGETS.scripts).toBe(113_800);
  putManifest({ 'heavy.js': [] });
  put('assets/heavy.js', `/*${noise(150_000)}*/`);
  const faults = budgetFaults(out, page('<script src="/assets/heavy.js"></script>'), {});
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^\/gift has scripts of 1\d\d\.\d kB: the budget is 113\.8 kB\.$/);
});

test('styles over 12 kB, HTML over 30 kB and pictures over 32 MB fail', () => {
  put('media/share/home.jpg', '');
  put('media/film.mp4', Buffer.alloc(32_000_001));
  const faults = budgetFaults(out, page(`<style>${noise(40_000)}</style>`), {}).join('\n');
  expect(faults).toContain('/gift has styles of');
  expect(faults).toContain('the budget is 12.0 kB');
  expect(faults).toContain('/gift has HTML of');
  expect(faults).toContain('the budget is 30.0 kB');
  expect(faults).toContain('public/media weighs 32000.0 kB: the budget is 32000.0 kB.');
});

test('what the owner’s own values weigh is added to the budgets, which are set for the demonstration’s', () => {
  expect(weightOfValues({})).toBe(0);
  expect(weightOfValues({ VITE_FIREBASE_API_KEY: 'demo-key' })).toBe(0);
  expect(weightOfValues({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:15080' })).toBe(0);
  putManifest({ 'full.js': [] });
  put('assets/full.js', randomBytes(BUDGETS.scripts + 100));
  const gift = page('<script src="/assets/full.js"></script>');
  expect(budgetFaults(out, gift, {})).toHaveLength(1);
  expect(budgetFaults(out, gift, SECOND_SHOP)).toEqual([]);
});

test('a picture inside the HTML counts as a picture, not as HTML', () => {
  const picture = noise(40_000).replaceAll(/[^A-Za-z0-9]/g, 'A');
  const gift = builtPage('/gift', `<source srcset="data:image/avif;base64,${picture}">`);
  expect(budgetFaults(out, [gift], {})).toEqual([]);
  expect(weighFirstView(out, gift, [])).toBeGreaterThan(30_000);
});

test('a page with title, words, canonical address and a picture of the right size shares well', async () => {
  expect(await previewFaults(out, page(head('Gifts', `${SITE}/media/share/home.jpg`)), SITE)).toEqual([]);
});

test('a hidden page needs a preview but no canonical address', async () => {
  const hidden = head('Cart', `${SITE}/media/share/home.jpg`, '<meta name="robots" content="noindex"/>');
  expect(await previewFaults(out, page(hidden), SITE)).toEqual([]);
});

test.each([
  ['no og:image', '', 'absolute address'],
  ['an og:image without host', '/media/share/home.jpg', 'absolute address'],
  ['an og:image that is not there', `${SITE}/media/share/none.jpg`, 'not in the build'],
  ['an og:image of another size', `${SITE}/media/share/square.jpg`, '1200 × 630'],
  ['an og:image that is no JPEG', `${SITE}/media/share/home.gif`, 'not a JPEG'],
  ['an og:image of more than 300 kB', `${SITE}/media/share/heavy.jpg`, '300001 bytes'],
])('%s is reported', async (_, image, message) => {
  const home = await jpeg(1200, 630);
  put('media/share/square.jpg', await jpeg(630, 630));
  put('media/share/heavy.jpg', Buffer.concat([home, Buffer.alloc(300_001 - home.length)]));
  put('media/share/home.gif', 'GIF89a');
  expect((await previewFaults(out, page(head('Gifts', image)), SITE)).join()).toContain(message);
});

test('a page without a title, or with a different title in its preview, is reported', async () => {
  const image = `${SITE}/media/share/home.jpg`;
  expect(await previewFaults(out, page(head('', image)), SITE)).toEqual(['/gift has no title.']);
  const other = head('Gifts', image).replace('og:title" content="Gifts"', 'og:title" content="Cards"');
  expect(await previewFaults(out, page(other), SITE)).toEqual([
    '/gift has an og:title that is not its title.',
  ]);
});

test('the sitemap lists every indexable page once by its canonical address', () => {
  const canonical = (address: string) => `<link rel="canonical" href="${SITE}${address}"/>`;
  const sitemap = sitemapOf(
    [
      builtPage('/', canonical('/')),
      builtPage('/home', canonical('/')),
      builtPage('/gift', canonical('/gift')),
      builtPage('/cart', '<meta name="robots" content="noindex"/>'),
    ],
    SITE,
  );
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shagun.example/',
    'https://shagun.example/gift',
  ]);
});

test('robots.txt excludes the admin pages and names the sitemap', () => {
  const lines = robotsOf(SITE, ['/adminpanel', '/add-blogs']).split('\n');
  expect(lines).toContain('Disallow: /adminpanel');
  expect(lines).toContain('Disallow: /add-blogs');
  expect(lines).toContain('Sitemap: https://shagun.example/sitemap.xml');
});

test('the baseline copy of a page has no scripts, also no structured data, but keeps its text', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"><script>run()</script><p>₹1,500</p>' +
    '<script type="application/ld+json">[]</script><script type="module" src="/b.js"></script>';
  expect(removeScripts(html)).toBe('<p>₹1,500</p>');
});

test('the median of an even number of values is the lower middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
});
