import type { Browser, Page } from '@playwright/test';
import { openOnGuestPhone } from '#e2e/support/guest-phone.ts';
import { openLive } from '#e2e/support/live.ts';
import { fetchOf } from '#e2e/support/passing-on.ts';
import { openSample } from '#e2e/support/sample.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, FUNCTION, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SANGEET = new Date(Date.now() + 60 * DAY_MS);
const WEDDING = {
  ...INVITATION,
  functions: { f1: { ...FUNCTION, start: SANGEET, end: SANGEET } },
  createdAt: SANGEET,
};

/** Opens the invitation on a new phone, at the form. */
async function openPhone(browser: Browser, page: Page, serviceWorkers?: 'allow' | 'block'): Promise<Page> {
  const guest = await openOnGuestPhone(browser, page, `/i/${CODE}`, serviceWorkers);
  await guest.getByRole('heading', { name: 'Bless the couple' }).scrollIntoViewIfNeeded();
  await expect(guest.getByText(/read your blessing/)).toBeVisible();
  return guest;
}

async function bless(guest: Page, name: string, text: string): Promise<void> {
  const form = guest.getByRole('region', { name: 'Bless the couple' });
  await form.getByLabel('Your blessing').fill(text);
  await form.getByLabel('Your name').fill(name);
  await form.getByRole('button', { name: 'Send your blessing' }).click();
}

async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

/** Opens the wall on the television of the hall, whose clock the test moves on. */
async function openHall(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1920, height: 1080 },
  });
  const hall = await context.newPage();
  await hall.clock.install();
  await openLive(hall, `/i/${CODE}/wall`);
  return hall;
}

const arrived = (guest: Page) => guest.getByText('Your blessing has reached the couple');

test.describe('a blessing for a couple', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
  });

  // Three phones and a television take part.
  test.slow();

  test('is written without a network, approved, read by others, and does not come back once deleted', {
    tag: ['@phone', '@long'],
  }, async ({ page, browser, database }) => {
    await database.add(PATH, WEDDING);
    await database.add(TEAM, { editors: [COUPLE] });
    await openDesk(page, 'Blessings');
    await expect(page.getByText('No blessings yet')).toBeVisible();
    await page.getByRole('button', { name: 'Open the wall' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the wall' }).click();
    await expect(page.getByText('The wall is open.')).toBeVisible();

    const asha = await openPhone(browser, page, 'allow');
    await waitForOffline(asha);
    await asha.context().setOffline(true);
    await bless(asha, 'Asha Bua', 'सदा सुखी रहो।');
    await expect(asha.getByText('Saved on this phone')).toBeVisible();
    await asha.context().setOffline(false);
    await expect(arrived(asha)).toBeVisible({ timeout: 20_000 });

    // It appears on the desk without a reload. Nobody else reads it before it is approved.
    await expect(page.getByText('सदा सुखी रहो।')).toBeVisible({ timeout: 20_000 });
    const read = asha.getByRole('button', { name: 'Read the blessings of other guests' });
    await read.click();
    await expect(asha.getByText('No blessing is shown here yet.')).toBeVisible();
    const hall = await openHall(browser, page);
    await expect(hall.getByText('Yours could be the first')).toBeVisible();
    await page.getByRole('button', { name: 'Approve the blessing of Asha Bua' }).click();
    await expect(page.getByRole('button', { name: 'Approved (1)' })).toBeVisible();
    await expect.poll(() => database.count(`${PATH}/wall`)).toBe(1);
    await hall.clock.fastForward(MINUTE_MS);
    await expect(hall.getByText('सदा सुखी रहो।')).toBeVisible();
    await openPart(page, 'Book');
    await expect(page.getByText('1 blessing in the book')).toBeVisible();
    await openPart(page, 'Blessings');

    // The server has Ravi's blessing, but its response is lost, so his phone will send it again.
    const ravi = await openPhone(browser, page);
    await ravi.getByRole('button', { name: 'Read the blessings of other guests' }).click();
    await expect(ravi.getByText('सदा सुखी रहो।')).toBeVisible();
    let isResponseLost = true;
    await ravi.route(/documents:commit/, async (route) => {
      const response = await fetchOf(route);
      await (isResponseLost ? route.abort() : route.fulfill({ response }));
    });
    await bless(ravi, 'Ravi', 'Be happy');
    await expect(page.getByText('Be happy')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Delete the blessing of Ravi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('1 blessing deleted.')).toBeVisible();
    await expect(page.getByText('Be happy')).toHaveCount(0);
    isResponseLost = false;
    await ravi.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(arrived(ravi)).toBeVisible({ timeout: 40_000 });
    expect(await database.count(`${PATH}/wishes`)).toBe(1);

    // Hidden again, it is no longer read by guests, and within a minute no longer on the wall.
    await page.getByRole('button', { name: 'Approved (1)' }).click();
    await page.getByRole('button', { name: 'Hide the blessing of Asha Bua' }).click();
    await expect(page.getByRole('button', { name: 'Hidden (1)' })).toBeVisible();
    const later = await openPhone(browser, page);
    await later.getByRole('button', { name: 'Read the blessings of other guests' }).click();
    await expect(later.getByText('No blessing is shown here yet.')).toBeVisible();
    await hall.clock.fastForward(MINUTE_MS);
    await expect(hall.getByText('Yours could be the first')).toBeVisible();
    await expect(hall.getByText('सदा सुखी रहो।')).toHaveCount(0);
    await openPart(page, 'Book');
    await expect(page.getByText('The book is waiting for its first blessing')).toBeVisible();
    for (const phone of [asha, ravi, later, hall]) await phone.context().close();
  });

  test('on a sample is never sent', { tag: '@phone' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('documents')) asked.push(request.url());
    });
    await openSample(page);
    await page.getByRole('button', { name: 'Open the invitation' }).click();
    await page.getByRole('heading', { name: 'Bless the couple' }).scrollIntoViewIfNeeded();
    await bless(page, 'Asha', 'Be happy');
    await expect(page.getByText(/so nothing was sent/)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
