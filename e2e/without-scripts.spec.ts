import { FACTS } from '#e2e/support/catalogue.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATHS } from '#src/config/paths.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/ERR_FAILED/] });

const PRICES: Readonly<Record<string, string>> = FACTS.prices;

/** Pages with a WhatsApp link: all but guest pages and carts. */
const ASKED_ABOUT = [
  PATHS.root,
  PATHS.contact,
  PATHS.faq,
  PATHS.weddingCards,
  PATHS.cars,
  PATHS.makeup,
  PATHS.dj,
  PATHS.firecrackers,
  PATHS.photography,
  PATHS.photographyPremium,
  PATHS.gift,
  PATHS.eVideos,
  PATHS.qrTemplates,
  PATHS.catering,
  PATHS.vegMenu,
] as const;

/** Carts are in browser storage: without scripts only the title and the menu are shown. */
const CARTS = [PATHS.cart, PATHS.cateringCart] as const;

const PUBLIC = [
  ...Object.values(PATHS).flatMap((path) => (typeof path === 'string' ? [path] : [])),
  ...BRANCH_IDS.slice(0, 1).flatMap((branch) => [PATHS.farewell(branch), PATHS.farewellMessage(branch)]),
].filter((path) => !/admin|add-blogs|manage-|display-/.test(path));

test('every public page shows its title, text, links and prices without scripts', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await page.route('**/media/**', (route) => route.abort());
  const faults: string[] = [];
  for (const path of PUBLIC) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const note = (fault: string) => faults.push(`${path} ${fault}`);
    if (!(await page.getByRole('heading', { level: 1 }).first().isVisible())) note('shows no title');
    const text = (await main.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim();
    if (text.length < 60 && !CARTS.some((cart) => cart === path)) note('has hardly a word');
    if ((await page.locator('a[href^="/"]:visible').count()) === 0) note('has no links');
    const price = PRICES[path];
    if (price && !text.includes(price)) note(`hides ${price}`);
    const whatsapp = page.locator('a[href^="https://wa.me/"]:visible');
    if (ASKED_ABOUT.some((asked) => asked === path) && (await whatsapp.count()) === 0) {
      note('has no WhatsApp link');
    }
  }
  expect(faults).toEqual([]);
});

test('the admin pages say that they need scripts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/adminpanel');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This page needs JavaScript.');
});
