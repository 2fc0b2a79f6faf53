import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('the overlay menu under 992 px', { tag: '@phone' }, () => {
  test('locks the page, takes the focus, and returns it on close by button, Escape or Back', async ({
    page,
  }) => {
    await openLive(page, '/weddingcards');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('responds to the keyboard before the next frame on a slow phone', async ({ page }) => {
    await openLive(page, '/weddingcards');
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(open).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('closes when a link is followed and when the window grows past 991 px', async ({ page }) => {
    await openLive(page, '/weddingcards');
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(menu).toBeHidden();
  });

  test('shows the services in place, and hides them again', async ({ page }) => {
    await openLive(page, '/weddingcards');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    const services = menu.getByRole('button', { name: 'Services' });
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    for (const { label } of FACTS.services) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await services.click();
    for (const { label } of FACTS.services) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeHidden();
    }
  });
});

test.describe('the services menu on wide screens', { tag: '@desktop' }, () => {
  test('opens on Enter; closes on Escape, which returns the focus, on a press outside and on navigation', async ({
    page,
  }) => {
    await openLive(page, '/weddingcards');
    const services = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('button', { name: 'Services' });
    const link = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Wedding Cards' });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(services).toBeFocused();
    await services.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
    await services.click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Gifts' }).click();
    await expect(page).toHaveURL(/\/gift$/);
    await expect(link).toBeHidden();
  });
});

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await openLive(page, '/weddingcards');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Cart' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding cards' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
});

test('an unknown address returns 404 with useful links', { tag: '@phone' }, async ({ page, request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  await openLive(page, '/weddingcards');
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
  await page.getByRole('link', { name: 'See wedding cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding cards' })).toBeVisible();
});
