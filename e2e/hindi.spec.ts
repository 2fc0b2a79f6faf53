import { orderTextOf } from '#e2e/screens/cart-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const SWITCH_TO_HINDI = { name: 'हिन्दी', exact: true };
const SWITCH_TO_ENGLISH = { name: 'English', exact: true };

test.describe('in Hindi', () => {
  test('a dish is found in either script, ordered in Hindi, and has its English name for the kitchen', {
    tag: '@phone',
  }, async ({ page }) => {
    await openLive(page, '/hi/veg-menu');
    const search = page.getByRole('searchbox', { name: 'व्यंजन खोजें' });
    for (const typed of ['पनीर', 'paneer', 'panir']) {
      await search.fill(typed);
      await expect(page.getByRole('checkbox', { name: 'शाही पनीर' })).toBeVisible();
    }
    await page.getByRole('checkbox', { name: 'शाही पनीर' }).check();
    await expect(page.getByText('कार्ट में जुड़ गया!')).toBeVisible();
    await page.getByRole('link', { name: 'मेरा मेन्यू देखें' }).click();

    await expect(page).toHaveURL(/\/hi\/catering-cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका मेन्यू');
    await page.getByLabel('मेहमान').fill('300');
    const checkout = page.getByRole('link', { name: 'व्हाट्सऐप पर ऑर्डर करें' }).last();
    await expect
      .poll(async () => orderTextOf(await checkout.getAttribute('href')).split('\n'))
      .toEqual([
        'नमस्ते शगुन, हमें कैटरिंग का यह मेन्यू चाहिए:',
        'मेहमान: 300',
        expect.stringMatching(/^1\. शाही पनीर \(Shahi Paneer, paneer-\d+\)$/),
        'कुल व्यंजन: 1',
      ]);
  });

  test('the switch keeps the page, the search, the cart and the place', async ({ page }) => {
    await openLive(page, '/veg-menu');
    await page.getByRole('searchbox').fill('paneer');
    await page.getByRole('checkbox', { name: 'Shahi Paneer' }).check();
    await expect(page).toHaveURL(/\?q=paneer$/);

    await page.getByRole('banner').getByRole('link', SWITCH_TO_HINDI).click();
    await expect(page).toHaveURL(/\/hi\/veg-menu\?q=paneer$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('checkbox', { name: 'शाही पनीर' })).toBeChecked();

    await page.getByRole('banner').getByRole('link', SWITCH_TO_ENGLISH).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/veg-menu\?q=paneer$/);
    await expect(page.getByRole('checkbox', { name: 'Shahi Paneer' })).toBeChecked();
  });

  test('where the visitor last chose the other language, the switch to it stands out, and nothing redirects', {
    tag: '@phone',
  }, async ({ page }) => {
    const gold = 'rgb(214, 169, 76)';
    await openLive(page, '/hi/faq');
    const switchToEnglish = page.getByRole('banner').getByRole('link', SWITCH_TO_ENGLISH);
    await expect(switchToEnglish).not.toHaveCSS('background-color', gold);
    await switchToEnglish.click();
    const switchToHindi = page.getByRole('banner').getByRole('link', SWITCH_TO_HINDI);
    await expect(switchToHindi).not.toHaveCSS('background-color', gold);

    await openLive(page, '/hi/about');
    await expect(page).toHaveURL(/\/hi\/about$/);
    await expect(switchToEnglish).toHaveCSS('background-color', gold);
    await openLive(page, '/hi/no-such-page');
    const home = page.locator('main').getByRole('link', SWITCH_TO_ENGLISH);
    await expect(home).toHaveAttribute('href', '/home');
    await expect(home).toHaveCSS('background-color', gold);
  });

  test('the series that was in the middle of the screen is there again in the other language', async ({
    page,
  }) => {
    await openLive(page, '/weddingcards');
    const series = page.locator('main section').nth(5);
    await series.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(series).toBeInViewport();
    await page.getByRole('banner').getByRole('link', SWITCH_TO_HINDI).click();
    await expect(page).toHaveURL(/\/hi\/weddingcards$/);
    await expect(page.locator('main section').nth(5)).toBeInViewport();
  });

  test('links stay in Hindi, and an unknown address is answered in Hindi', { tag: '@phone' }, async ({
    page,
  }) => {
    await openLive(page, '/hi');
    const links = await page
      .locator('main a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const elsewhere = links.filter((href) => !/^\/hi(?:\/|$)/.test(href));
    expect(elsewhere.filter((href) => !/^\/i\//.test(href))).toEqual(['/']);

    await openLive(page, '/hi/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('यह पेज हमें नहीं मिला');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

  test('after a second Hindi page the shop opens in Hindi', { tag: '@phone' }, async ({ page, context }) => {
    test.slow();
    await page.goto('/hi/home');
    await waitForOffline(page);
    await page.goto('/hi/about');
    await waitForOffline(page, 'everything');
    await context.setOffline(true);
    for (const [address, heading] of [
      ['/hi/weddingcards', 'शादी के कार्ड'],
      ['/hi/catering-cart', 'आपका कार्ट ख़ाली है'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});
