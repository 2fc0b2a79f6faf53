import type { Locator, Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { keepCards } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';

test.use({ reducedMotion: 'no-preference' });

/** Expects Back to close the overlay on /about first, then to leave the page. */
async function expectBackCloses(page: Page, over: Locator): Promise<void> {
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(over).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
}

async function openAbout(page: Page): Promise<void> {
  await openLive(page, '/faq');
  await openLive(page, '/about');
}

test('Back closes the overlay menu first and leaves the page after that', { tag: '@phone' }, async ({
  page,
}) => {
  await openAbout(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectBackCloses(page, page.getByRole('dialog', { name: 'Main menu' }));
});

test('after following a link in the overlay menu, Back returns to the previous page in one press', {
  tag: '@phone',
}, async ({ page }) => {
  await openAbout(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('a menu closed by its button adds no history entry and can be opened again at once', {
  tag: '@phone',
}, async ({ page }) => {
  await openAbout(page);
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await page.evaluate(() => {
    const press = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    press('Open menu');
    press('Close menu');
    press('Open menu');
  });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlayOpen');
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('Back closes the services menu first and leaves the page after that', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAbout(page);
  const navigation = page.getByRole('navigation', { name: 'Main menu' });
  await navigation.getByRole('button', { name: 'Services' }).click();
  await expectBackCloses(page, navigation.getByRole('link', { name: 'Wedding Cards' }));
});

test('Back closes the list of discounts and stays in the cart', { tag: '@phone' }, async ({ page }) => {
  await keepCards(page, 2);
  await openLive(page, '/about');
  await openLive(page, '/cart');
  await page.getByRole('button', { name: /Discounts Applied/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the page stays where the visitor scrolls as a dialog closes', { tag: '@phone' }, async ({ page }) => {
  await keepCards(page, 2);
  await openLive(page, '/cart');
  const discounts = page.getByRole('button', { name: /Discounts Applied/ });
  await discounts.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => page.evaluate(() => window.scrollY);
  expect(await top()).toBeGreaterThan(100);
  await discounts.click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.evaluate((button: HTMLElement) => {
    window.addEventListener('popstate', () =>
      requestAnimationFrame(() => document.body.classList.add('is-back')),
    );
    button.click();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.locator('body.is-back').waitFor();
  expect(await top()).toBe(0);
});

test.describe('the timed pop-up', () => {
  test.use({ withPopUp: true });

  test('is closed by the first press of Back once its form is open', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await openAbout(page);
    await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
    await page.clock.resume();
    const popUp = page.getByRole('dialog', { name: 'Shall we call you?' });
    await popUp.getByRole('button', { name: 'Yes, call me' }).click();
    await expectBackCloses(page, popUp);
  });
});

test('a footer link to the current page scrolls to the top', async ({ page }) => {
  await openLive(page, '/weddingcards');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Wedding Cards' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
