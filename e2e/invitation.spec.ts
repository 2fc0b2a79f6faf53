import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { COMING, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';
import { openLive } from './support/live.ts';
import { openSample, SAMPLE } from './support/sample.ts';
import { waitForOffline } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

async function openEnvelope(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the invitation' }).click();
}

test('a guest opens the envelope and finds names, functions and the way there', async ({ page }) => {
  await openSample(page);
  await expect(page).toHaveTitle('Aarav & Meera, 11 to 13 February 2027, Jaipur');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const jump = page.getByRole('button', { name: 'Will you come?' });
  await expect(jump).toBeHidden();
  await openEnvelope(page);
  await expect(jump).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
  await expect(page.getByRole('button', { name: 'Open the invitation' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText([
    'Haldi',
    'Mehndi',
    'Sangeet',
    'Baraat',
    'Phere',
    'Reception',
  ]);
  await expect(page.getByRole('link', { name: 'Directions to Phere' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1&destination=Gulab/,
  );
});

test('small letters lead to the same invitation', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, SAMPLE.toLowerCase());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
});

test('an invitation that guests are not shown has a kind page with a way on', { tag: '@phone' }, async ({
  page,
}) => {
  await openLive(page, '/i/no-such-invitation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is not open');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('an invitation of a couple', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
  });

  test('opens once it is published, and again without a network', { tag: '@phone' }, async ({
    page,
    context,
    database,
  }) => {
    const invitation = { ...INVITATION, functions: { f1: COMING }, createdAt: START };
    await database.add(PATH, { ...invitation, published: false });
    await openLive(page, `/${PATH.replace('invitations', 'I')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is not open');

    await database.add(PATH, invitation);
    await openLive(page, `/${PATH.replace('invitations', 'i')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
    await expect(page.getByText('Please come.')).toBeVisible();

    await waitForOffline(page);
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/This is the invitation as you last opened it/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sangeet' })).toBeVisible();
  });
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']) {
  test.describe(`on a phone in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar file has every function at its moment, and the page changes at midnight in India', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.clock.install({ time: new Date('2027-02-10T23:59:00+05:30') });
      await openLive(page, SAMPLE);
      await expect(page.getByText(/^Today:/)).toHaveCount(0);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add all functions to your calendar' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const events = new ICAL.Component(ICAL.parse(file))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event));
      expect(events.map(({ summary }) => summary)).toContain('Sangeet: Aarav & Meera');
      // 7 pm in India.
      const sangeet = events.find(({ summary }) => summary.startsWith('Sangeet'));
      expect(sangeet?.startDate.toJSDate().toISOString()).toBe('2027-02-11T13:30:00.000Z');
      expect(sangeet?.location).toBe('Gulab Bagh Palace, Amer Road, Jaipur');
      expect(events).toHaveLength(6);

      await page.clock.runFor(2 * 60_000);
      await expect(page.getByText('Today: Sangeet, 7 pm IST')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Today, Thursday, 11 February 2027' })).toBeVisible();

      await page.clock.fastForward(72 * 3_600_000 - 2 * 60_000);
      await expect(page.getByText('Today: Reception, 7:30 pm IST')).toBeVisible();
      await page.clock.runFor(2 * 60_000);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Reception' })).toHaveCount(0);
    });
  });
}

test('a guest reads in Hindi, and in large letters that the phone keeps', { tag: '@phone' }, async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आरव और मीरा');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'English' }).click();

  const letters = () =>
    page
      .getByRole('heading', { name: 'Sangeet' })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const before = await letters();
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect((await letters()) / before).toBeGreaterThan(1.3);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

  test('a second visit shows the invitation as it was', { tag: '@phone' }, async ({ page, context }) => {
    await openSample(page);
    await waitForOffline(page);
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
    await expect(page.getByRole('heading', { name: 'Sangeet' })).toBeVisible();
  });

  test('an invitation never opened before is out of reach, not missing', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await openLive(page, '/home');
    await waitForOffline(page);
    await openLive(page, SAMPLE);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/i/ABCD12345678');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is open and complete', { tag: '@phone' }, async ({ page }) => {
    await page.goto(SAMPLE);
    await expect(page.getByRole('button', { name: 'Open the invitation' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions to Sangeet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Sangeet to Google Calendar' })).toBeVisible();
  });
});
